//! Positions as text, and games that continue from them.

use std::sync::LazyLock;

use engine::core::{Seat, Seed, Seeded};
use engine::record::Position;

use crate::corpus::{Corpus, Input, files};

static CORPUS: LazyLock<Corpus> =
    LazyLock::new(|| Corpus::of_texts(files("tests/fuzz/corpus/positions")));

fn check(input: &Input) {
    let Ok(mut state) = Position::parse(&input.text()) else { return };
    let printed = Position(&state).to_string();
    assert_eq!(Position::parse(&printed).as_ref(), Ok(&state), "{printed}");
    let mut rng = Seeded::new(Seed::default(), 1);
    for _ in 0..4 {
        let Some(action) = state.legal().sample(&mut rng) else { break };
        let played = state.play(&action, &mut rng, &mut Vec::new());
        assert_eq!(played, Ok(()), "{action} in {printed}");
        for seat in Seat::ALL {
            let _ = state.observe(Some(seat));
        }
    }
}

#[test]
fn known_positions() {
    for input in CORPUS.all() {
        assert!(Position::parse(&input.text()).is_ok(), "{:?}", Position::parse(&input.text()));
        check(&input);
    }
}

target!(positions, soak_positions, 4_000, CORPUS.changed(), check);
