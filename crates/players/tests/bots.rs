//! Computer players play by the rules, finish their games, and know what they are doing.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::game::{
    Action, Control, Game, Legal, Observation, Player, RuleSet, SeaAction, Setup, Start, State,
    Until, option,
};
use red_queens_engine::record::{Position, Record};
use red_queens_engine::world::{Territory, World};
use red_queens_players::arena::{GameLimits, GameResult, Match, play_out};
use red_queens_players::bot::{Bot, Easy, Expert, Hard, Normal, decide};

fn matchup(rules: RuleSet, levels: &[&str], games: u64) -> Match {
    let levels = levels.iter().map(|level| (*level).to_owned()).collect();
    Match {
        rules,
        levels,
        games,
        seed: 11,
        seated: false,
        limits: GameLimits { rounds: 300, actions: 50_000 },
    }
}

fn presets() -> impl Iterator<Item = RuleSet> {
    RuleSet::PRESETS.into_iter().map(|(_, rules)| rules)
}

fn presets_for_two() -> impl Iterator<Item = RuleSet> {
    presets().filter(|rules| rules.table().contains(&2))
}

/// Returns the most actions of one turn of one player.
fn longest_turn(result: &GameResult) -> usize {
    let mut game = Game::new(result.game.setup().clone()).unwrap();
    let (mut longest, mut length, mut turn) = (0, 0, None);
    for action in result.game.actions() {
        game.play(action.clone()).unwrap();
        let now = Some((game.state().turn().seat, game.state().turn().round));
        length = if now == turn { length + 1 } else { 0 };
        turn = now;
        longest = longest.max(length);
    }
    longest
}

#[test]
fn normal_games_of_every_size_end_without_one_illegal_answer() {
    for rules in presets() {
        for players in rules.table() {
            let matchup = matchup(rules, &["normal"; 6][..players], 6);
            let tally = matchup.play_all().unwrap();
            assert_eq!((tally.faults, tally.unfinished), (0, 0), "{players} players");
            assert_eq!(tally.wins.iter().sum::<u64>(), 6);
            assert!(tally.rounds_percentile(100) < 100, "{:?}", tally.rounds);
            let result = matchup.play(0).unwrap();
            assert!(longest_turn(&result) < 300, "{}", longest_turn(&result));
        }
    }
}

#[test]
fn random_players_never_answer_illegally() {
    for rules in presets() {
        for players in rules.table() {
            let mut matchup = matchup(rules, &["random"; 6][..players], 2);
            matchup.limits.actions = 3_000;
            assert_eq!(matchup.play_all().unwrap().faults, 0);
        }
    }
}

#[test]
fn every_value_of_every_option_can_be_played() {
    for rules in presets() {
        for option in red_queens_engine::game::OPTIONS {
            for value in option.values() {
                let mut rules = rules;
                option.set(&mut rules, value).unwrap();
                let matchup = matchup(rules, &["normal", "normal", "random"], 1);
                if matchup.check().is_ok() {
                    let tally = matchup.play_all().unwrap();
                    let what = format!("{}={value}", option.key);
                    assert_eq!((tally.faults, tally.unfinished), (0, 0), "{what}");
                }
            }
        }
    }
}

#[test]
fn games_from_the_starting_positions_of_a_board_are_played_too() {
    let lagoon = include_str!("../../engine/tests/worlds/lagoon.json");
    let starts = r#""Starts", "starts": {"red": ["aldmere", "dunholm"], "blue": ["hollin"],
        "green": ["mossay"], "yellow": ["larkholm"], "purple": ["elmstead"], "black": ["cold_ness"]}"#;
    let board = World::read(&lagoon.replacen("\"Lagoon\"", starts, 1)).unwrap();
    for rules in presets() {
        let rules = RuleSet { start: Start::Board, ..rules.on_board(board) };
        let tally = matchup(rules, &["hard", "normal", "easy"], 3).play_all().unwrap();
        assert_eq!((tally.faults, tally.unfinished), (0, 0));
    }
}

#[test]
fn chosen_territories_and_armies_placed_at_once_are_played_too() {
    let mut rules = RuleSet::NEXT;
    option("deal").unwrap().set(&mut rules, "chosen").unwrap();
    option("placing").unwrap().set(&mut rules, "all-at-once").unwrap();
    for players in 2..=6 {
        let tally = matchup(rules, &["normal"; 6][..players], 3).play_all().unwrap();
        assert_eq!((tally.faults, tally.unfinished), (0, 0));
    }
}

/// The advantage of each level over the one before, in a few games, with margins of more than four
/// standard deviations; the soak test below measures it over many.
#[test]
fn every_level_beats_the_one_before() {
    for (levels, games, least) in
        [(["easy", "random"], 60, 48), (["normal", "easy"], 60, 42), (["hard", "normal"], 90, 50)]
    {
        for rules in presets_for_two() {
            let mut matchup = matchup(rules, &levels, games);
            matchup.limits.rounds = 150;
            let tally = matchup.play_all().unwrap();
            assert!(tally.wins[0] >= least, "{levels:?}: {:?}", tally.wins);
            assert_eq!(tally.faults, 0);
        }
    }
}

#[test]
fn games_of_every_size_between_easy_and_hard_players_end_without_one_illegal_answer() {
    for rules in presets() {
        for players in [2, 4, 6].into_iter().filter(|number| rules.table().contains(number)) {
            let levels: Vec<&str> = (0..players).map(|place| ["easy", "hard"][place % 2]).collect();
            let tally = matchup(rules, &levels, 3).play_all().unwrap();
            assert_eq!((tally.faults, tally.unfinished), (0, 0), "{players} players");
        }
    }
}

/// Games in which only an ally was left on land, and three players had a ship each.
#[test]
fn easy_players_who_have_nothing_but_ships_land_again_and_games_end() {
    let matchup = Match { seed: 3, ..matchup(RuleSet::NAUTICAL, &["easy"; 3], 200) };
    for number in [93, 173] {
        let result = matchup.play(number).unwrap();
        assert!(
            result.is_finished() && result.rounds() < 100,
            "game {number}: {}",
            result.rounds()
        );
        assert_eq!(result.faults, 0);
    }
}

#[test]
fn an_easy_player_without_land_goes_to_sea_and_ashore() {
    let state = |at: &str| {
        let text = format!(
            "rules nautical
             players Red Blue
             turn Red campaign
             ship 1 Red 6 at {at}
             ship 2 Blue 1 at 5,24
             * Green 1"
        );
        Position::parse(&text).unwrap()
    };
    let asked =
        |state: &State| decide(&mut Easy::new(1), &state.observe(Some(Seat::Red))).unwrap().action;
    let shore = asked(&state("4,12"));
    assert!(matches!(shore, Action::Sea(SeaAction::Land { .. })), "{shore:?}");
    let high_sea = asked(&state("9,17"));
    assert!(
        matches!(high_sea, Action::Sea(SeaAction::Cruise { .. } | SeaAction::Land { .. })),
        "{high_sea:?}"
    );
}

#[test]
fn experts_wear_down_while_three_dice_can_be_rolled_whom_they_will_not_conquer() {
    let text = "rules next
        players Red Blue
        turn Red campaign
        attacked Blue
        Alaska Red 8
        Alberta Blue 20
        Northwest-Territory Blue 20
        Kamchatka Blue 20
        * Blue 1";
    let mut state = Position::parse(text).unwrap();
    let asked = |state: &State, bot: &mut dyn Bot| {
        decide(bot, &state.observe(Some(Seat::Red))).unwrap().action
    };
    assert_eq!(asked(&state, &mut Hard::new(1)), Action::Done);
    let attack = asked(&state, &mut Expert::new(1));
    assert!(matches!(attack, Action::Attack { from: Territory::Alaska, .. }), "{attack:?}");
    let mut rng = Seeded::new(Seed::from_number(1), 1);
    state.play(&attack, &mut rng, &mut Vec::new()).unwrap();
    let while_three_dice = Action::Roll { dice: 3, until: Until::Left(3) };
    assert_eq!(asked(&state, &mut Expert::new(1)), while_three_dice);
}

/// Whole games in which sets of captured cards are turned in at once: they finish, their links open
/// as the same game, and every question has a position.
#[test]
fn c8_games_with_captured_sets_at_once_end_and_their_links_open() {
    let mut rules = RuleSet::NEXT;
    option("captured-sets").unwrap().set(&mut rules, "at-once").unwrap();
    option("later-seats").unwrap().set(&mut rules, "12").unwrap();
    let matchup = matchup(rules, &["normal", "hard", "easy", "normal"], 8);
    let mut in_mid_turn = 0;
    for number in 0..matchup.games {
        let result = matchup.play(number).unwrap();
        assert!(result.is_finished() && result.faults == 0);
        let record = Record::of(&result.game);
        assert_eq!(Record::read(&record.to_link()).as_ref(), Ok(&record));
        let mut game = Game::new(record.setup).unwrap();
        for action in record.actions {
            let position = || Position(game.state()).to_string();
            if matches!(action, Action::TurnIn { .. }) && position().contains(" then ") {
                assert_eq!(Position::parse(&position()).as_ref(), Ok(game.state()));
                in_mid_turn += 1;
            }
            game.play(action).unwrap();
        }
    }
    assert!(in_mid_turn > 3, "sets were turned in in mid-turn {in_mid_turn} times");
}

/// Of the cards in a set, only one of which brings armies, the one whose territory is threatened most
/// comes first.
#[test]
fn c3_the_threatened_territory_gets_the_armies_of_its_card() {
    for (crowded, threatened) in [("Kamchatka", "Alaska"), ("Iceland", "Greenland")] {
        let text = format!(
            "rules next bonus-cards one
             players Red Blue Green
             turn Red reinforce 3
             hand Red Alaska Northwest-Territory Greenland
             Alaska Red 2
             Greenland Red 2
             Brazil Green 3
             {crowded} Blue 9
             * Blue 1"
        );
        let state = Position::parse(&text).unwrap();
        let action = decide(&mut Normal::new(1), &state.observe(Some(Seat::Red))).unwrap().action;
        let Action::TurnIn { cards, .. } = action else { panic!("{action:?}") };
        let gets: Vec<_> = state.shown(cards).map(Territory::name).collect();
        assert_eq!(gets, [threatened], "{cards:?}");
    }
}

#[test]
fn c3_games_in_which_one_card_brings_armies_end_and_their_links_open() {
    let mut rules = RuleSet::NEXT;
    option("bonus-cards").unwrap().set(&mut rules, "one").unwrap();
    let matchup = matchup(rules, &["normal", "hard", "easy"], 4);
    let mut reordered = 0;
    for number in 0..matchup.games {
        let result = matchup.play(number).unwrap();
        assert!(result.is_finished() && result.faults == 0);
        let record = Record::of(&result.game);
        assert_eq!(Record::read(&record.to_link()).as_ref(), Ok(&record));
        let sets = record.actions.iter().filter_map(|action| match action {
            Action::TurnIn { cards, .. } => Some(cards),
            _ => None,
        });
        reordered += sets.filter(|cards| !cards.is_sorted()).count();
    }
    assert!(reordered > 3, "a later card was named first {reordered} times");
}

#[test]
fn good_players_attack_from_several_territories_at_once() {
    let text = "rules nautical
        players Red Blue
        turn Red campaign
        Alaska Red 3
        Ontario Red 3
        * Blue 9";
    let state = Position::parse(text).unwrap();
    let asked = |bot: &mut dyn Bot| decide(bot, &state.observe(Some(Seat::Red))).unwrap().action;
    for pincers in [asked(&mut Expert::new(1)), asked(&mut Hard::new(1))] {
        let Action::Flank { size: 2, from, .. } = &pincers else { panic!("{pincers:?}") };
        let posts: Vec<_> = from.iter().copied().collect();
        assert!(
            posts.contains(&Territory::Alaska.into()) && posts.contains(&Territory::Ontario.into())
        );
    }
    assert!(!matches!(asked(&mut Normal::new(1)), Action::Flank { .. }));
}

/// A few turns of experts with a small budget, who find the same moves when asked again.
#[test]
fn the_same_budget_finds_the_same_moves() {
    for rules in presets_for_two() {
        let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
        let setup = Setup::new(rules, players.into(), Seed::from_number(5));
        let mut game = Game::new(setup).unwrap();
        while game.state().turn().round < 3 {
            let Some(prompt) = game.prompt() else { break };
            let view = game.observe(prompt.seat);
            let think = || decide(&mut Expert::with_budget(3, 300), &view).unwrap();
            let decision = think();
            assert!(!decision.is_fault, "{:?}", decision.action);
            assert_eq!(think(), decision);
            game.play(decision.action).unwrap();
        }
    }
}

#[test]
#[ignore = "thousands of games take minutes"]
fn soak_the_levels_are_as_strong_as_they_should_be() {
    let share = |rules, levels: &[&str]| {
        let games = 1_000;
        let mut matchup = matchup(rules, levels, games);
        matchup.limits = GameLimits { rounds: 500, actions: 100_000 };
        let tally = matchup.play_all().unwrap();
        let share = 100.0 * f64::from(u32::try_from(tally.wins[0]).unwrap()) / 1_000.0;
        println!("{levels:?}: {share:.1} %");
        share
    };
    let next = RuleSet::NEXT;
    assert!(share(next, &["easy", "random"]) >= 95.0);
    assert!(share(next, &["normal", "easy"]) >= 75.0);
    assert!(share(next, &["hard", "normal"]) >= 70.0);
    assert!(share(next, &["expert", "hard"]) >= 60.0);
    for rules in presets() {
        assert!(share(rules, &["easy", "random"]) > 60.0);
        assert!(share(rules, &["normal", "easy"]) > 60.0);
        assert!(share(rules, &["hard", "normal"]) > 60.0);
        let among_normal = ["hard", "normal", "normal", "normal", "normal", "normal"];
        assert!(share(rules, &among_normal) > 25.0, "the fair share is 16.7");
    }
    assert!(share(RuleSet::NAUTICAL, &["expert", "hard"]) > 50.0);
}

#[test]
#[ignore = "a thousand whole games take minutes"]
fn soak_six_hard_players_come_to_an_end() {
    let mut matchup = matchup(RuleSet::NAUTICAL, &["hard"; 6], 1_000);
    matchup.limits = GameLimits::default();
    let tally = matchup.play_all().unwrap();
    assert_eq!((tally.faults, tally.unfinished), (0, 0), "longest {:?}", tally.rounds.iter().max());
}

#[test]
#[ignore = "soak: thousands of whole games take minutes"]
fn soak_easy_players_come_to_an_end() {
    let ends = |players: usize, seed, games| {
        let matchup = matchup(RuleSet::NAUTICAL, &["easy"; 6][..players], games);
        let tally = Match { seed, limits: GameLimits::default(), ..matchup }.play_all().unwrap();
        assert_eq!((tally.faults, tally.unfinished), (0, 0), "{players} players, seed {seed}");
        assert!(tally.rounds_percentile(100) < 500, "{:?}", tally.rounds.iter().max());
    };
    ends(3, 3, 200);
    (2..=6).for_each(|players| ends(players, 11, 500));
}

#[test]
fn the_same_contest_gives_the_same_games() {
    let play = |seed| {
        let mut matchup = matchup(RuleSet::NAUTICAL, &["normal", "random", "normal"], 4);
        matchup.seed = seed;
        matchup.play_all().unwrap().digest()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn places_rotate() {
    let matchup = matchup(RuleSet::NEXT, &["normal", "random", "random"], 3);
    let place_of_normal = |number| {
        let setup = matchup.setup(number);
        let normal = Control::Computer("normal".into());
        setup.players.iter().position(|player| player.control == normal).unwrap()
    };
    let places: Vec<usize> = (0..6).map(place_of_normal).collect();
    assert_eq!(places, [0, 2, 1, 0, 2, 1]);
    for number in 0..6 {
        assert_eq!(matchup.entry(place_of_normal(number), number), 0);
    }
}

/// A bot whose answers are never legal for long.
struct Stubborn;

impl Bot for Stubborn {
    fn decide(&mut self, _view: &Observation, _legal: &Legal) -> Action {
        Action::Deploy { territory: Territory::Alaska, armies: u32::MAX }
    }
}

#[test]
fn a_bot_that_answers_nonsense_breaks_no_game() {
    for rules in presets_for_two() {
        let players = [Seat::Red, Seat::Green].map(|seat| Player::new(seat, Control::Human));
        let setup = Setup::new(rules, players.into(), Seed::from_number(3));
        let bots: &mut [Box<dyn Bot>] =
            &mut [Box::new(Stubborn), Box::new(red_queens_players::bot::Normal::new(1))];
        let limits = GameLimits { rounds: 200, actions: 20_000 };
        let result = play_out(setup, bots, limits).unwrap();
        assert!(result.faults > 10);
        assert_eq!(result.winners, [1]);
    }
}

#[test]
fn a_game_beyond_its_limits_is_given_up_and_has_no_winner() {
    let mut matchup = matchup(RuleSet::NEXT, &["random", "random"], 1);
    matchup.limits = GameLimits { rounds: 2, actions: 10_000 };
    let result = matchup.play(0).unwrap();
    assert!(!result.is_finished() && result.winners.is_empty());
    assert_eq!(result.rounds(), 3);
    matchup.limits = GameLimits { rounds: 100, actions: 50 };
    assert_eq!(matchup.play(0).unwrap().game.actions().len(), 50);
}

#[test]
#[ignore = "ten thousand whole games take minutes"]
fn soak_ten_thousand_whole_games() {
    for rules in presets() {
        for players in 2..=6 {
            let tally = matchup(rules, &["normal"; 6][..players], 1_000).play_all().unwrap();
            assert_eq!((tally.faults, tally.unfinished), (0, 0), "{players} players");
            println!(
                "{players} players: rounds {:.1} on average, {} at most",
                tally.rounds_mean(),
                tally.rounds_percentile(100)
            );
        }
    }
}
