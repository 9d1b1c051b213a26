//! Statistics of hand-made games.

use super::account::{Filter, StatisticsView, Table, counting};
use super::export::{csv, json};
use super::game::{Counting, GameFacts, PlayerKind};
use crate::decimal::with_sign;
use crate::story::analysis::{self, AnalysisView};
use engine::core::{Seat, SeatSet};
use engine::game::{Action, Control};
use engine::record::Record;
use players::analysis::GameAnalysis;
use table::{Save, testing};

const DAY: u64 = 86_400_000;

/// Returns a finished game.
fn played() -> Save {
    let mut session = testing::short_game();
    testing::play_some(&mut session, 2_000);
    Save::of(&session, 5 * DAY)
}

fn count(id: &str, save: Save) -> Option<GameFacts> {
    let mut counting = Counting::of(id, save).unwrap();
    while !counting.count(50) {}
    counting.counted()
}

/// Returns a game of Ann as Red against a computer player, won or lost on this day.
pub(super) fn of_ann(day: u64, has_won: bool) -> GameFacts {
    let mut facts = count(&format!("g{day}"), played()).unwrap();
    facts.played = day * DAY;
    facts.mark.0 = day.to_string();
    for seat in &mut facts.seats {
        seat.has_won = (seat.seat == Seat::Red) == has_won;
        if seat.seat == Seat::Red {
            (seat.kind, seat.name) = (PlayerKind::Person, "Ann".into());
        }
    }
    facts
}

fn view(games: &[GameFacts], filter: &Filter) -> StatisticsView {
    StatisticsView::of(games, 0, filter, 10 * DAY)
}

fn labels(table: &Table) -> Vec<(&str, usize)> {
    table.rows.iter().map(|row| (row.label.as_str(), row.games)).collect()
}

#[test]
fn a_kept_game_is_counted_as_it_was_played() {
    let save = played();
    let luck = save.record.clone().verify().unwrap().luck;
    let facts = count("x", save.clone()).unwrap();
    assert_eq!((facts.rules.as_str(), facts.rounds), ("Classic", 3), "whatever its length");
    assert_eq!(facts.moves, save.record.actions.len());
    assert!(facts.is_over);
    let winners: SeatSet = facts.seats.iter().filter(|it| it.has_won).map(|it| it.seat).collect();
    assert_eq!(Some(winners), save.cover.winners);
    for seat in &facts.seats {
        assert_eq!(seat.luck, luck[seat.seat]);
        assert_eq!(seat.kind, PlayerKind::Computer("normal".into()));
        let all: u32 = seat.counts.attacks.iter().sum();
        assert!(all > 0 && seat.counts.conquests <= all);
        assert_eq!(seat.counts.targets.iter().map(|(_, times)| times).sum::<u32>(), all);
    }
}

#[test]
fn who_sat_there_when_it_began_counts_and_a_forged_record_does_not() {
    let mut save = played();
    save.record.setup.players[0].control = Control::Human;
    save.cover.controls[save.record.setup.players[0].seat] = Some(Control::Human);
    save.record.setup.players[1].control = Control::Computer("bot:Guard:1".into());
    let facts = count("x", save.clone()).unwrap();
    assert_eq!(facts.seats[0].kind, PlayerKind::Person);
    assert_eq!(facts.seats[1].kind, PlayerKind::Bot("Guard".into()));
    save.record.actions.push(Action::Raise { face: 7 });
    assert_eq!(count("x", save), None);
}

#[test]
fn nothing_is_said_of_no_games() {
    let view = view(&[], &Filter::default());
    assert!(view.games.is_empty() && view.names.is_empty());
    assert!(view.tables.iter().all(|table| table.rows.is_empty()));
}

#[test]
fn a_name_joins_games_whatever_its_capitals_and_runs_are_counted_in_order_of_time() {
    let mut games: Vec<GameFacts> = [true, true, false, true, true, true, false]
        .into_iter()
        .zip(1..)
        .map(|(won, day)| of_ann(day, won))
        .collect();
    games[0].seats[0].name = "ANN".into();
    games.swap(1, 5);
    let view = view(&games, &Filter::default());
    assert_eq!(view.names, ["Ann"]);
    let people = &view.tables[0];
    assert_eq!(labels(people), [("Ann", 7)]);
    let row = &people.rows[0];
    assert!(row.won.contains('5') && row.won.contains("71"), "{}", row.won);
    assert!(row.streak.contains('3') && row.streak.contains("1 lost"), "{}", row.streak);
    assert_eq!(row.rounds, "3.0");
    assert_eq!(view.games.iter().map(|it| it.id.as_str()).collect::<String>(), "g7g6g5g4g3g2g1");
}

#[test]
fn the_analysis_of_a_game_shows_the_same_armies_against_the_odds() {
    let mut session = testing::short_game();
    testing::play_some(&mut session, 2_000);
    let record = Record::unpack_plain(&analysis::record_to_analyse(&session).unwrap()).unwrap();
    let analysis = GameAnalysis::of(record).unwrap();
    for seat in count("x", Save::of(&session, DAY)).unwrap().seats {
        let shown =
            AnalysisView::of(&session, &analysis, seat.seat).kinds[0].about.clone().unwrap();
        let ahead = with_sign(seat.luck.ahead());
        assert!(shown.starts_with(&format!("Armies ahead of the odds: {ahead}. ")), "{shown}");
    }
}

#[test]
fn armies_against_the_odds_are_those_kept_and_those_destroyed() {
    let mut game = of_ann(1, true);
    let luck = &mut game.seats[0].luck;
    (luck.lost, luck.expected_lost) = (10, 12.5);
    (luck.inflicted, luck.expected_inflicted) = (8, 9.0);
    assert_eq!(view(&[game.clone()], &Filter::default()).tables[0].rows[0].against_odds, "+1.5");
    game.seats[0].luck.lost = 20;
    assert_eq!(view(&[game], &Filter::default()).tables[0].rows[0].against_odds, "−8.5");
}

#[test]
fn games_are_told_apart_by_rules_opponents_and_levels_and_chosen_by_name_and_rules() {
    let mut other = of_ann(3, false);
    other.rules = "Red Queens".into();
    other.seats[1].kind = PlayerKind::Person;
    other.seats[1].name = "Bob".into();
    let games = [of_ann(1, true), of_ann(2, true), other];
    let all = view(&games, &Filter::default());
    assert_eq!(all.rules, ["Classic", "Red Queens"]);
    assert_eq!(labels(&all.tables[0]), [("Ann", 3), ("Bob", 1)]);
    assert_eq!(labels(&all.tables[1]), [("Classic", 2), ("Red Queens", 2)]);
    assert_eq!(labels(&all.tables[2]), [("one computer player", 2), ("one person", 2)]);
    assert_eq!(labels(&all.tables[3]), [("normal", 2), ("people only", 2)]);
    let filter = Filter { name: Some("bob".into()), rules: None };
    assert_eq!(labels(&view(&games, &filter).tables[1]), [("Red Queens", 1)]);
    let filter = Filter { name: None, rules: Some("Classic".into()) };
    assert_eq!(view(&games, &filter).games.len(), 2);
    assert_eq!(view(&games, &filter).names, all.names, "another name can be chosen");
}

#[test]
fn the_kind_of_attack_that_was_made_most_often_is_named() {
    let mut game = of_ann(1, true);
    let counts = &mut game.seats[0].counts;
    counts.attacks = [1, 3, 0];
    counts.targets = vec![(engine::world::names::Peru, 1), (engine::world::names::Egypt, 3)];
    let favourite = &view(&[game], &Filter::default()).tables[0].rows[0].favourite;
    assert!(favourite.contains("75") && favourite.contains("Egypt"), "{favourite}");
}

#[test]
fn a_copy_of_a_game_and_one_that_goes_on_do_not_count() {
    let mut session = testing::one_human();
    testing::play_some(&mut session, 50);
    let open = count("open", Save::of(&session, 1)).unwrap();
    let mut copy = of_ann(1, true);
    copy.id = "copy".into();
    let games = [of_ann(1, true), copy, open];
    let view = StatisticsView::of(&games, 2, &Filter::default(), 10 * DAY);
    assert_eq!(view.games.len(), 1);
    assert_eq!(
        view.sentence,
        text::statistics::Counted { games: 1_usize, open: 1_usize, damaged: 2_usize }.say()
    );
}

#[test]
fn tables_for_other_programs_have_a_line_for_each_player() {
    let mut game = of_ann(1, true);
    game.title = "=HYPERLINK(\"x\"), \"quoted\"".into();
    let games = counting(&[game, of_ann(2, false)], &Filter::default());
    let table = csv(&games);
    let lines: Vec<&str> = table.split_terminator("\r\n").collect();
    assert_eq!(lines.len(), 5);
    assert!(lines[0].starts_with("played,title,rules,"));
    let columns = lines[0].split(',').count();
    assert_eq!(lines[1].split(',').count(), columns, "{}", lines[1]);
    assert!(lines[3].contains("\"'=HYPERLINK(\"\"x\"\"), \"\"quoted\"\"\""), "{}", lines[3]);
    assert_eq!(csv(&[]), "");

    let read: serde_json::Value = serde_json::from_str(&json(&games)).unwrap();
    assert_eq!(read.as_array().unwrap().len(), 2);
    assert_eq!(read[1]["title"], "=HYPERLINK(\"x\"), \"quoted\"");
    assert_eq!(read[0]["seats"][0]["name"], "Ann");
    assert_eq!(read[0]["seats"][0]["won"], false);
    assert_eq!(json(&[]), "[]\n");
}
