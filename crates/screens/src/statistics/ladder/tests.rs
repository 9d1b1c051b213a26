//! The ladder of hand-made games.

use super::anchors::weight_of_level;
use super::*;
use crate::new_game::draft::{NewGame, SeatChoice};
use crate::new_game::presets::nearest;
use crate::statistics::game::PlayerKind;
use crate::statistics::tests::of_ann;
use ::words::InWords;
use engine::core::{Seat, Seed};
use engine::game::RuleSet;
use players::bot::Level;

/// Returns games of Ann against this many players of a level, won or lost.
fn games(level: &str, rivals: usize, results: &[bool]) -> Vec<GameFacts> {
    let game = |(day, won): (u64, &bool)| {
        let mut game = of_ann(day, *won);
        game.custom_rules.rules = RuleSet::NEXT;
        let rival = game.seats.iter().position(|it| it.kind != PlayerKind::Person).unwrap();
        game.seats[rival].kind = PlayerKind::Computer(level.into());
        let mut other = game.seats[rival].clone();
        other.has_won = false;
        game.seats.extend(std::iter::repeat_n(other, rivals - 1));
        game
    };
    (1..).zip(results).map(game).collect()
}

fn ladder(games: &[GameFacts]) -> Ladder {
    Ladder::of(games, &Filter::default()).unwrap()
}

fn now(games: &[GameFacts]) -> f64 {
    *ladder(games).course.last().unwrap()
}

const HALF: [bool; 8] = [true, false, true, false, true, false, true, false];

#[test]
fn who_wins_half_of_its_games_against_a_level_stands_beside_it() {
    let results = HALF.repeat(4);
    for (level, rung) in [("easy", 0.3), ("normal", 0.5), ("hard", 0.7)] {
        let ladder = ladder(&games(level, 1, &results));
        let stands = *ladder.course.last().unwrap();
        assert!((stands - rung).abs() < 0.1, "{level} {stands}");
        assert!(ladder.between.0 < stands && stands < ladder.between.1);
        assert_eq!(ladder.course.len(), 32, "a point for each game");
        assert_eq!(ladder.rungs.len(), 5);
    }
    let normal = ladder(&games("normal", 1, &results));
    assert_eq!(normal.place, text::ladder::PlaceAt { name: "Ann", level: "normal" }.say());
}

#[test]
fn games_at_sea_are_measured_by_levels_at_sea() {
    let measured = |rules: RuleSet| {
        let mut games = games("hard", 1, &HALF.repeat(4));
        for game in &mut games {
            game.custom_rules.rules = rules;
        }
        let ladder = ladder(&games);
        assert_eq!(ladder.place, text::ladder::PlaceAt { name: "Ann", level: "hard" }.say());
        let weight = |level| weight_of_level(games[0].preset(), level).unwrap();
        (ladder.how, weight("hard") / weight("normal"))
    };
    let (at_sea, on_land) = (measured(RuleSet::NAUTICAL), measured(RuleSet::NEXT));
    assert_ne!(at_sea.0, on_land.0, "it tells by which rules");
    assert!(at_sea.1 > on_land.1, "hard is farther above normal there");
    assert_eq!(measured(RuleSet::NEW_RULES), on_land, "not measured by its own rules");
}

#[test]
fn a_win_among_six_counts_more_than_one_among_two_and_one_against_a_strong_level_more_still() {
    let after = |level, rivals, won| now(&games(level, rivals, &[won]));
    assert!(after("normal", 5, true) > after("normal", 1, true));
    assert!(after("normal", 5, false) > after("normal", 1, false));
    assert!(after("expert", 1, true) > after("easy", 1, true));
    assert!(after("expert", 1, false) > after("easy", 1, false));
}

#[test]
fn one_game_says_little_and_the_latest_say_most() {
    let wide = |games: &[GameFacts]| ladder(games).between.1 - ladder(games).between.0;
    let (one, many) = (games("easy", 1, &[true]), games("easy", 1, &HALF.repeat(5)));
    assert!(wide(&one) > wide(&many));
    assert_eq!(ladder(&one).range.split_whitespace().next(), Some("One"));
    let [mut rising, mut falling] = [[false; 40], [true; 40]];
    rising[20..].fill(true);
    falling[20..].fill(false);
    let [rising, falling] = [rising, falling].map(|it| now(&games("normal", 1, &it)));
    assert!(rising > falling, "people learn");
}

#[test]
fn people_are_measured_by_each_other_too_and_one_may_choose_whose_ladder_it_is() {
    let mut all = games("hard", 1, &[true; 8]);
    let mut between = games("easy", 1, &[true; 8]);
    for (place, game) in between.iter_mut().enumerate() {
        game.mark.0 = format!("of both {place}");
        let rival = game.seats.iter_mut().find(|it| it.kind != PlayerKind::Person).unwrap();
        (rival.kind, rival.name) = (PlayerKind::Person, "Bob".into());
        rival.has_won = !rival.has_won;
        let ann = game.seats.iter_mut().find(|it| it.name == "Ann").unwrap();
        ann.has_won = !ann.has_won;
    }
    let of = |games: &[GameFacts], name: &str| {
        Ladder::of(games, &Filter { name: Some(name.into()), rules: None })
    };
    let alone = of(&between, "bob").unwrap();
    all.extend(between);
    let bob = of(&all, "bob").unwrap();
    assert!(bob.course.last() > alone.course.last(), "who beats a winner is a winner");
    assert_eq!(ladder(&all).name, "Ann", "who has played most, unless somebody is chosen");
    assert_eq!(of(&all, "Cy"), None);
}

#[test]
fn games_that_tell_nothing_are_no_ladder() {
    assert_eq!(Ladder::of(&[], &Filter::default()), None);
    assert_eq!(Ladder::of(&games("clairvoyant", 1, &[true]), &Filter::default()), None);
    let mut nobody = games("easy", 1, &[true]);
    nobody[0].seats.iter_mut().for_each(|seat| seat.has_won = false);
    assert_eq!(Ladder::of(&nobody, &Filter::default()), None);
    let mut open = games("easy", 1, &[true]);
    open[0].is_over = false;
    assert_eq!(Ladder::of(&open, &Filter::default()), None);
}

/// Returns the level and number of opponents suggested to Ann, and her chance to win.
fn next(games: &[GameFacts]) -> (Option<Level>, usize, f64) {
    let next = ladder(games).next.unwrap();
    let game = next.game(Seed::from_number(1));
    assert_eq!(game.problem(), None);
    assert_eq!(game.setup().players[0].name, "Ann");
    let computers = |place: &&crate::new_game::draft::ArmySetup| {
        matches!(place.choice, SeatChoice::Computer(_))
    };
    let many = game.places.iter().filter(computers).count();
    let preset = nearest(&game.rules).0;
    let rivals = number(many) * weight_of_level(preset, game.level().unwrap().name()).unwrap();
    let oldest: Vec<&GameFacts> = games.iter().collect();
    (game.level(), many, Standing::of(&oldest, "Ann").unwrap().posterior.chance(rivals))
}

#[test]
fn the_next_game_is_as_even_as_it_gets_and_like_the_one_before() {
    for (level, rivals) in [("easy", 1), ("normal", 1), ("hard", 1), ("normal", 3)] {
        let won = HALF.repeat(4);
        let (_, _, chance) = next(&games(level, rivals, &won));
        assert!((0.40..0.60).contains(&chance), "{level} {rivals} {chance}");
    }
    let (level, many, _) = next(&games("normal", 1, &HALF.repeat(4)));
    assert_eq!((level, many), (Some(Level::Normal), 1));
    let (level, many, chance) = next(&games("expert", 5, &[true; 40]));
    assert_eq!((level, many), (Some(Level::Expert), 5), "nobody is harder, {chance}");
    let lost = ladder(&games("random", 1, &[false; 40]));
    let next = lost.next.unwrap();
    assert!(next.reason().contains("easiest challenge here"), "{}", next.reason());
}

#[test]
fn the_next_game_is_for_a_seat_of_any_colour_and_says_only_what_holds() {
    let mut lost = games("easy", 1, &[false; 40]);
    let colour = Seat::ALL.last().unwrap().in_words();
    for game in &mut lost {
        let person = game.seats.iter_mut().find(|it| it.kind == PlayerKind::Person).unwrap();
        person.name = colour.into();
    }
    let next = ladder(&lost).next.unwrap();
    let players = next.game(Seed::from_number(1)).setup().players;
    assert_eq!(players.iter().filter(|it| it.name == colour).count(), 1);
    assert_eq!(players[0].name, colour);
    let sentence = next.sentence();
    assert_eq!(players.len(), 2, "{sentence}: one is the easiest");
    assert!(sentence.starts_with("Next, play against one "), "{sentence}");
    assert!(sentence.ends_with(" computer player."), "{sentence}");
    let crowd = ladder(&games("easy", 5, &[false; 40])).next.unwrap();
    let many = crowd.game(Seed::from_number(1)).setup().players.len() - 1;
    assert_eq!(crowd.reason().contains("easiest challenge"), many == 1, "{}", crowd.reason());
}

#[test]
fn below_the_levels_the_ladder_says_what_chance_is() {
    let preset = nearest(&RuleSet::NEXT).0;
    let said = |rating| rating_in_words::place(preset, "Ann", rating);
    assert_eq!(said(10.0), text::ladder::at_random_place("Ann"));
    assert_eq!(said(500.0), text::ladder::AtRandomBetween { name: "Ann", level: "easy" }.say());
    assert!(ladder(&games("easy", 1, &[true])).how.contains(preset.name()));
}

#[test]
fn the_next_game_has_the_rules_of_the_one_before_and_fits_them() {
    let mut pocket = games("easy", 2, &[true, false]);
    for game in &mut pocket {
        game.custom_rules.rules = RuleSet::RISIKO_POCKET;
    }
    let next = ladder(&pocket).next.unwrap();
    let game: NewGame = next.game(Seed::from_number(1));
    assert_eq!(game.setup().rules, RuleSet::RISIKO_POCKET);
    assert_eq!(game.problem(), None);
}
