//! Attacks played by the engine, each with its own random stream.

use red_queens_engine::core::{Seed, Seeded};
use red_queens_engine::game::{Action, Event, Phase, State};
use red_queens_engine::record::Position;
use red_queens_engine::world::Territory;
use red_queens_engine::world::names::{Alaska, Alberta, NorthwestTerritory};

/// Returns a position with Red in Alaska and the Northwest Territory around Blue's Alberta; nobody
/// mobilizes.
pub fn position(rules: &str, alaska: u32, northwest: u32, alberta: u32) -> State {
    Position::parse(&format!(
        "rules {rules}
         players Red Blue
         turn Red campaign
         attacked Blue
         Alaska Red {alaska}
         Northwest-Territory Red {northwest}
         Alberta Blue {alberta}
         * Blue 1"
    ))
    .unwrap()
}

/// The result of an attack.
#[derive(Debug, Clone, Copy)]
pub struct End {
    /// True if Red holds Alberta.
    pub conquered: bool,
    /// Red's armies in all three territories.
    pub own: u32,
    /// Captives taken.
    pub captives: u32,
}

/// Plays one action with this random stream, and returns its events.
pub fn play(state: &mut State, action: &Action, number: u64) -> Vec<Event> {
    let mut events = Vec::new();
    let mut rng = Seeded::new(Seed::from_number(2024), number);
    state.play(action, &mut rng, &mut events).unwrap();
    events
}

/// Declares an attack and plays it out with one action, many times over.
pub fn play_out(start: &State, declare: &Action, roll: &Action, times: u64) -> Vec<End> {
    let mut declared = start.clone();
    play(&mut declared, declare, 0);
    (1..=times)
        .map(|number| {
            let mut state = declared.clone();
            play(&mut state, roll, number);
            assert!(!matches!(state.phase(), Phase::Battle(_)), "the attack is over");
            let board = state.board();
            let own = [Alaska, NorthwestTerritory, Alberta].into_iter();
            let red = |at: &Territory| board.owner(*at) == board.owner(Alaska);
            let captives = board.captives_at().iter();
            End {
                conquered: board.owner(Alberta) == board.owner(Alaska),
                own: own.filter(red).map(|at| board.armies(at)).sum(),
                captives: captives
                    .flat_map(|at| board.captives(at).iter().map(|(_, armies)| *armies))
                    .sum(),
            }
        })
        .collect()
}

/// Checks that the mean of a sample lies within four standard errors of the expected value.
pub fn assert_mean(name: &str, sample: impl Iterator<Item = f64> + Clone, expected: f64) {
    let number = sample.clone().count() as f64;
    let mean = sample.clone().sum::<f64>() / number;
    let variance = sample.map(|x| (x - mean).powi(2)).sum::<f64>() / (number - 1.0);
    let sigma = (variance.max(1.0 / number) / number).sqrt();
    let off = (mean - expected) / sigma;
    assert!(off.abs() < 4.0, "{name}: {mean} instead of {expected}, {off:.1} sigma off");
}
