//! Extra armies for players who move later even out the order of play (T13).
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use red_queens_engine::game::RuleSet;
use red_queens_engine::world::{World, WorldId};
use red_queens_players::arena::{
    GameLimits, Match, even_start, even_starts, is_even_start_measured,
};

/// Returns the board with this title: the Earth, or one of the catalogue, from its file.
fn board(title: &str) -> WorldId {
    if let Some(known) = WorldId::titled(title).filter(|board| board.is_read()) {
        return known;
    }
    let name = format!("../../public/boards/{}.json", title.to_lowercase());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    World::read(&fs::read_to_string(file).unwrap()).unwrap()
}

/// Returns the percentage of games that each of some equal players wins, the first to move first.
#[allow(clippy::cast_precision_loss, reason = "small numbers")]
fn won(rules: RuleSet, players: usize, games: u64) -> Vec<f64> {
    let levels = vec!["hard".to_owned(); players];
    let limits = GameLimits::default();
    let tally = Match { rules, levels, games, seed: 41, seated: false, limits }.play_all().unwrap();
    let share = |wins: &u64| 100.0 * *wins as f64 / games as f64;
    tally.by_turn.iter().map(share).collect()
}

/// Returns the most percentage points by which one of these lies above an even share.
#[allow(clippy::cast_precision_loss, reason = "a small number")]
fn advantage(won: &[f64]) -> f64 {
    won.iter().copied().fold(0.0, f64::max) - 100.0 / won.len() as f64
}

#[test]
fn t13_an_even_start_gives_both_of_two_players_the_same_chance() {
    let rules = RuleSet::NEXT;
    let unevenly = advantage(&won(rules, 2, 300));
    assert!(unevenly > 15.0, "{unevenly}");
    let later_seats = even_start("next", WorldId::EARTH, 2);
    let evenly = advantage(&won(RuleSet { later_seats, ..rules }, 2, 300));
    // Two standard errors are 6 percentage points.
    assert!(evenly < 10.0, "{evenly}");
}

#[test]
fn t13_generated_worlds_share_an_even_start_of_their_own() {
    let [world, other, mine] = ["World-QVEEN-555", "World-ATQ11-009", "World-7K3QF"]
        .map(|title| WorldId::titled(title).unwrap());
    for players in 2..=6 {
        let start = |board| even_start("nautical", board, players);
        assert_eq!(start(world), start(other), "{players}");
        // An imported board may have a title that looks like a generated world's.
        assert_eq!(start(mine), start(WorldId::EARTH), "{players}");
    }
    assert!(even_start("nautical", world, 4) > even_start("nautical", WorldId::EARTH, 4));
}

#[test]
fn t13_a_copy_of_a_board_keeps_its_even_start_and_a_changed_one_has_none_of_its_own() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/boards/europe.json");
    let europe = fs::read_to_string(file).unwrap();
    let read = |title: &str, original: &str| {
        let mut board: serde_json::Value = serde_json::from_str(&europe).unwrap();
        board["title"] = title.into();
        board["playsLike"] = original.into();
        World::read(&board.to_string()).unwrap()
    };
    let copy = read("Europe-copy-7K3QF", "Europe");
    let of_world = read("Copy-7K3QF", "World-QVEEN-555");
    let changed = read("Europe-7K3QG", "");
    let [europe, world] = ["Europe", "World-QVEEN-555"].map(|it| WorldId::titled(it).unwrap());
    for players in 2..=6 {
        let start = |board| even_start("nautical", board, players);
        assert_eq!(start(copy), start(europe), "{players}");
        assert_eq!(start(of_world), start(world), "{players}");
        assert_eq!(start(changed), start(WorldId::EARTH), "{players}");
    }
    assert_eq!(even_start("nautical", copy, 4), 16);
    let is_measured = |board| is_even_start_measured("nautical", board);
    assert!([WorldId::EARTH, europe, world, copy, of_world].into_iter().all(is_measured));
    assert!(!is_measured(changed));
}

#[test]
#[ignore = "soak: thousands of whole games take minutes"]
fn soak_an_even_start_evens_out_every_board() {
    // Generated worlds have no files: `rq-lab worlds --even` measures them.
    for (rules, title, players) in even_starts().filter(|(_, title, _)| *title != "World") {
        let board = board(title);
        let later_seats = even_start(rules, board, players);
        let on_board = RuleSet::preset(rules).unwrap().on_board(board);
        let won = won(RuleSet { later_seats, ..on_board }, players, 1_000);
        println!("{rules}, {title}, {players} players, {later_seats} armies: {won:.1?}");
        // In the main game with three or four players, extra armies can't even it out any further.
        let most = if players == 2 { 8.0 } else { 12.0 };
        assert!(advantage(&won) < most, "{rules}, {title}, {players} players: {won:?}");
    }
}
