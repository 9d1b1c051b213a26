//! Benchmarks of listing legal actions at sea. Budget: 20 µs in a campaign with six ships.
#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark fails by panicking")]

use divan::{Bencher, black_box};
use red_queens_engine::core::Loaded;
use red_queens_engine::game::{Action, Choice, SeaChoice, State};
use red_queens_engine::record::Position;

fn main() {
    divan::main();
}

/// Returns a position in Red's turn, with six ships of three seats in the Atlantic and the Indian
/// Ocean.
fn campaign() -> State {
    let position = "
        rules nautical ships on
        players Red Blue Black
        turn Red campaign
        Brazil Red 5
        Venezuela Red 3
        Argentina Red 1
        North-Africa Red 6
        Western-Europe Red 4
        Great-Britain Red 2
        Iceland Red 3
        Egypt Blue 4
        Southern-Europe Blue 3
        Congo Blue 2
        India Blue 5
        Siam Blue 1
        Quebec Black 3
        Greenland Black 2
        Ontario Black 5
        ship 1 Red 5 at 6,14
        ship 2 Red 3 at 7,15
        ship 3 Red 4 at 9,16
        ship 4 Blue 4 at 9,8
        ship 5 Black 2 at 2,8
        ship 6 Green 3 at 5,11
        * Green 2";
    Position::parse(position).unwrap()
}

#[divan::bench]
fn legal_campaign_with_six_ships(bencher: Bencher) {
    let state = campaign();
    let legal = state.legal().choices;
    assert!(legal.iter().any(|choice| matches!(choice, Choice::Sea(SeaChoice::Land { .. }))));
    assert!(legal.iter().any(|choice| matches!(choice, Choice::Sea(SeaChoice::Engage { .. }))));
    assert!(legal.iter().any(|choice| matches!(choice, Choice::Sea(SeaChoice::Embark { .. }))));
    bencher.bench_local(|| black_box(&state).legal());
}

/// The longest possible cruise: twelve boat lengths.
#[divan::bench]
fn legal_cruise_of_twelve(bencher: Bencher) {
    let mut state = campaign();
    let cruise: Action = "cruise 1".parse().unwrap();
    state.play(&cruise, &mut Loaded::dice(&[6, 6]), &mut Vec::new()).unwrap();
    bencher.bench_local(|| black_box(&state).legal());
}

#[divan::bench]
fn legal_sea_battle(bencher: Bencher) {
    let mut state = campaign();
    let engage: Action = "engage 6 by 1 2 committed 3".parse().unwrap();
    state.play(&engage, &mut Loaded::dice(&[]), &mut Vec::new()).unwrap();
    bencher.bench_local(|| black_box(&state).legal());
}
