//! Games of legal actions, in which every step also tries a nearly legal one with changed bytes.

use std::sync::LazyLock;

use bolero::{TypeGenerator, ValueGenerator, produce};
use engine::core::{RandomSource, Seed, Seeded};
use engine::game::{Action, State};
use engine::record::Position;

use crate::corpus::files;
use crate::games::games;

/// The states in which games begin.
static STARTS: LazyLock<Vec<State>> = LazyLock::new(|| {
    let positions = files("tests/fuzz/corpus/positions").into_iter();
    let positions = positions.filter_map(|text| Position::parse(&text).ok());
    games().iter().map(|game| game.state().clone()).chain(positions).collect()
});

#[derive(Debug, Clone, TypeGenerator)]
struct FuzzedStep {
    /// The index of the legal choice to change, modulo their number.
    of: u8,
    changes: [Option<(u8, u8)>; 2],
}

#[derive(Debug, Clone)]
struct FuzzedGame {
    start: u16,
    seed: u64,
    steps: Vec<FuzzedStep>,
}

fn journeys() -> impl ValueGenerator<Output = FuzzedGame> {
    let steps = produce::<Vec<FuzzedStep>>().with().len(1..60usize);
    (produce::<u16>(), produce::<u64>(), steps).map_gen(|(start, seed, steps)| FuzzedGame {
        start,
        seed,
        steps,
    })
}

impl FuzzedStep {
    /// Returns an action that differs in a byte or two.
    fn change(&self, action: &Action) -> Option<Action> {
        let mut bytes = postcard::to_allocvec(action).unwrap();
        for (at, byte) in self.changes.iter().flatten() {
            let at = usize::from(*at) % bytes.len();
            bytes[at] = if byte % 2 == 0 { byte % 64 } else { bytes[at].wrapping_add(byte / 2) };
        }
        postcard::from_bytes(&bytes).ok()
    }
}

fn check(journey: &FuzzedGame) {
    let mut state = STARTS[usize::from(journey.start) % STARTS.len()].clone();
    let mut rng = Seeded::new(Seed::from_number(journey.seed), 1);
    for step in &journey.steps {
        let legal = state.legal();
        let choice = usize::from(step.of) % legal.choices.len().max(1);
        let likely = legal.choices.get(choice).and_then(|choice| choice.sample(&mut rng));
        if let Some(near) = likely.as_ref().and_then(|action| step.change(action)) {
            let accepted = is_accepted(&state, &near, &mut rng);
            assert_eq!(legal.allows(&near), accepted, "{near} in {}", Position(&state));
        }
        let Some(action) = legal.sample(&mut rng) else { return };
        let played = state.play(&action, &mut rng, &mut Vec::new());
        assert_eq!(played, Ok(()), "{action} is listed");
    }
}

/// Returns `true` if the action is accepted. A refusal changes nothing and cites a rule.
fn is_accepted(state: &State, action: &Action, rng: &mut dyn RandomSource) -> bool {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let Err(refusal) = after.play(action, rng, &mut events) else { return true };
    assert!(after == *state && events.is_empty(), "{action} was refused half way");
    assert!(refusal.rule().entry().is_some(), "{action}: {refusal}");
    false
}

target!(play, soak_play, 1_500, journeys(), check);
