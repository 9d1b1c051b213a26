//! X8: starting positions that a board gives.

use std::sync::LazyLock;

use red_queens_engine::core::Seat::{self, Black, Blue, Green, Purple, Red, Yellow};
use red_queens_engine::core::{SeatSet, Seed};
use red_queens_engine::game::{
    Action, AllyPlay, Ask, Control, Deal, EmptySeats, Game, Player, RuleSet, Setup, SetupError,
    Start, StartingArmies, Victory,
};
use red_queens_engine::record::Record;
use red_queens_engine::world::{TerritorySet, World, WorldFault, WorldId};

const FILE: &str = include_str!("../worlds/lagoon.json");

/// Returns the file of a board of twelve territories with these starting positions.
fn file(title: &str, starts: &str) -> String {
    FILE.replacen("\"Lagoon\"", &format!("\"{title}\", \"starts\": {starts}"), 1)
}

fn board(title: &str, starts: &str) -> WorldId {
    World::read(&file(title, starts)).unwrap()
}

/// A board with positions for three armies, which leave six territories.
static THREE: LazyLock<WorldId> = LazyLock::new(|| {
    let starts = r#"{"red": ["aldmere", "dunholm"], "Blue": ["hollin"],
        "green": ["mossay", "larkholm", "kestrel_rock"], "black": []}"#;
    board("Three-Starts", starts)
});

/// A board whose positions for two armies leave two territories.
static TWO: LazyLock<WorldId> = LazyLock::new(|| {
    let starts = r#"{"red": ["aldmere", "brackwater", "cold_ness", "dunholm", "hollin"],
        "blue": ["elmstead", "fenwick_down", "mossay", "larkholm", "kestrel_rock"]}"#;
    board("Two-Starts", starts)
});

fn land(board: WorldId, names: &[&str]) -> TerritorySet {
    names.iter().map(|name| World::home(board).territory(name).unwrap()).collect()
}

fn from_board(board: WorldId, rules: RuleSet) -> RuleSet {
    RuleSet { start: Start::Board, ..rules.on_board(board) }
}

fn setup(rules: RuleSet, seats: &[Seat], seed: u64) -> Setup {
    let players = seats.iter().map(|seat| Player::new(*seat, Control::Human)).collect();
    Setup::new(rules, players, Seed::from_number(seed))
}

fn begin(rules: RuleSet, seats: &[Seat], seed: u64) -> Game {
    Game::new(setup(rules, seats, seed)).unwrap()
}

fn sizes(game: &Game) -> [usize; 6] {
    Seat::ALL.map(|seat| game.state().board().held(seat).len())
}

#[test]
fn x8_each_army_starts_where_the_board_says_and_the_rest_is_dealt() {
    let own = [
        (Red, land(*THREE, &["Aldmere", "Dunholm"])),
        (Blue, land(*THREE, &["Hollin"])),
        (Green, land(*THREE, &["Mossay", "Larkholm", "Kestrel Rock"])),
    ];
    for (rules, seats, expected) in [
        // Six territories for three armies, each of which has a starting position.
        (RuleSet::NEXT, &[Red, Blue, Green][..], [4, 3, 5, 0, 0, 0]),
        (RuleSet::RISIKO_POCKET, &[Red, Blue, Green], [4, 3, 5, 0, 0, 0]),
        // Only allies without a starting position are dealt territories.
        (RuleSet::NAUTICAL, &[Blue, Red], [2, 1, 3, 2, 2, 2]),
        (RuleSet::NEW_RULES, &[Red, Blue, Green], [2, 1, 3, 2, 2, 2]),
    ] {
        for seed in 0..8 {
            let game = begin(from_board(*THREE, rules), seats, seed);
            for (seat, own) in own.iter().filter(|(seat, _)| sizes(&game)[seat.index()] > 0) {
                assert!(own.is_subset(game.state().board().held(*seat)), "{seat}");
            }
            assert_eq!(sizes(&game), expected, "{seats:?}");
            let record = Record::of(&game);
            assert!(record.to_string().contains(" start board "), "{record}");
            assert_eq!(Record::unpack(&record.pack()).unwrap().replay().unwrap(), game);
        }
    }
}

#[test]
fn x8_the_position_of_an_army_that_is_not_in_the_game_is_dealt() {
    for seed in 0..8 {
        let game = begin(from_board(*THREE, RuleSet::LEGACY_ATTACK), &[Blue, Red], seed);
        let [red, blue, ..] = sizes(&game);
        assert!((red, blue) == (7, 5) || (red, blue) == (6, 6), "{red}, {blue}");
        assert!(land(*THREE, &["Hollin"]).is_subset(game.state().board().held(Blue)));
    }
}

#[test]
fn x8_armies_are_counted_as_for_dealt_land() {
    let seats = [Red, Blue, Green];
    let classic = begin(from_board(*THREE, RuleSet::NEXT), &seats, 1);
    let first = classic.prompt().unwrap().seat;
    let held = u32::try_from(sizes(&classic)[first.index()]).unwrap();
    assert_eq!(classic.prompt().unwrap().ask, Ask::Garrison { left: 35 - held });
    let main = begin(from_board(*THREE, RuleSet::NAUTICAL), &seats, 1);
    for seat in seats {
        let board = main.state().board();
        assert!(board.held(seat).iter().all(|at| board.armies(at) == 3), "{seat}");
    }
    assert_eq!(main.prompt().unwrap().ask, Ask::Arrange);
}

#[test]
fn x8_players_can_choose_the_rest_in_turn() {
    let rules = RuleSet { deal: Deal::Chosen, ..from_board(*TWO, RuleSet::NEXT) };
    let mut game = begin(rules, &[Red, Blue], 1);
    assert_eq!(sizes(&game), [5, 5, 0, 0, 0, 0]);
    for territory in land(*TWO, &["Galloway Moor", "Isle of Jarrow"]) {
        assert_eq!(game.prompt().unwrap().ask, Ask::Choose);
        game.play(Action::Choose { territory }).unwrap();
    }
    assert_eq!(sizes(&game), [6, 6, 0, 0, 0, 0]);
    assert_eq!(game.prompt().unwrap().ask, Ask::Garrison { left: 34 });
    let all = r#"{"red": ["aldmere", "brackwater", "cold_ness", "dunholm", "hollin", "mossay"],
        "blue": ["elmstead", "fenwick_down", "larkholm", "kestrel_rock", "galloway_moor",
                 "isle_of_jarrow"]}"#;
    let rules = rules.on_board(board("All-Given", all));
    assert_eq!(
        begin(rules, &[Red, Blue], 1).prompt().unwrap().ask,
        Ask::Garrison { left: 34 },
        "nothing is left to choose"
    );
}

#[test]
fn x8_a_game_is_refused_where_an_army_would_have_no_land() {
    let allied = RuleSet { starting_armies: StartingArmies::TwoEach, ..RuleSet::NAUTICAL };
    let absent = RuleSet { empty_seats: EmptySeats::Absent, ally_play: AllyPlay::Off, ..allied };
    for (board, rules, seats, refusal) in [
        (WorldId::EARTH, RuleSet::NEXT, &[Red, Blue][..], Some(SetupError::NoStarts)),
        (*THREE, RuleSet::NEXT, &[Red, Blue], None),
        (*THREE, RuleSet::NEXT, &[Yellow, Red], Some(SetupError::NoStartOf(Yellow))),
        (*THREE, RuleSet::NEXT, &[Red, Black], Some(SetupError::NoStartOf(Black))),
        (*THREE, allied, &[Red, Blue], None),
        (*THREE, allied, &[Red, Purple], Some(SetupError::NoStartOf(Purple))),
        // Green and Yellow are dealt the two remaining territories.
        (*TWO, allied, &[Red, Blue], Some(SetupError::NoStartOf(Purple))),
        (*TWO, absent, &[Red, Blue], None),
    ] {
        let setup = setup(from_board(board, rules), seats, 1);
        assert_eq!(setup.check().err(), refusal, "{seats:?}");
        let rule = refusal.as_ref().map_or("X8", |refusal| refusal.rule().0);
        assert_eq!((rule, Game::new(setup).is_ok()), ("X8", refusal.is_none()));
    }
    let said = SetupError::NoStartOf(Green).to_string();
    assert_eq!(said, "this board has no starting position for Green (X8)");
}

#[test]
fn x8_t44_no_goal_is_met_at_the_start() {
    let check = |goal, rules: RuleSet| {
        let rules = RuleSet { victory: Victory::Territories(goal), ..rules };
        setup(rules, &[Red, Blue], 1).check()
    };
    let two = from_board(*TWO, RuleSet::NEXT);
    assert_eq!(check(8, two), Ok(()));
    let uneven = from_board(
        board(
            "Uneven",
            r#"{"red": ["aldmere", "brackwater", "cold_ness", "dunholm", "hollin",
            "mossay", "larkholm", "kestrel_rock"], "blue": ["elmstead"]}"#,
        ),
        RuleSet::NEXT,
    );
    assert_eq!(check(10, uneven), Err(SetupError::NoGoal(10)), "eight, and two of the rest");
    assert_eq!(check(11, uneven), Ok(()));
    let dealt = RuleSet { start: Start::Dealt, ..uneven };
    assert_eq!(check(8, dealt), Ok(()), "six each");
}

#[test]
fn x8_a_board_names_armies_and_gives_each_territory_once() {
    let world = World::home(*THREE);
    assert_eq!(world.starts(), SeatSet::of(&[Red, Blue, Green]));
    assert_eq!(world.start_of(Blue), land(*THREE, &["Hollin"]));
    assert_eq!(World::earth().starts(), SeatSet::EMPTY);
    let unknown = |what, name: &str| WorldFault::Unknown { what, name: name.to_owned() };
    for (starts, fault) in [
        (r#"{"teal": ["hollin"]}"#, unknown("army", "teal")),
        (r#"{"red": ["atlantis"]}"#, unknown("territory", "atlantis")),
        (
            r#"{"red": ["hollin"], "blue": ["mossay", "hollin"]}"#,
            WorldFault::StartTwice("hollin".to_owned()),
        ),
    ] {
        assert_eq!(World::read(&file("Faulty-Starts", starts)), Err(fault));
    }
    let empty = board("Empty-Starts", r#"{"purple": []}"#);
    assert_eq!(World::home(empty).starts(), SeatSet::EMPTY);
}
