//! Messages to engine bots and to the worker, with valid checksums and arbitrary contents.

use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::core::Digest;
use players::bot::protocol::{pack, unpack};
use worker::Call;

use crate::corpus::{Corpus, Input};
use crate::games::games;

/// The length of a checksum in bytes.
const CHECKSUM: usize = 8;

static CORPUS: LazyLock<Corpus> = LazyLock::new(|| {
    Corpus::of_bytes(games().iter().filter_map(|game| {
        let view = game.observe(game.prompt()?.seat);
        let mut bytes = URL_SAFE_NO_PAD.decode(pack(&view)).unwrap();
        bytes.truncate(bytes.len() - CHECKSUM);
        Some(bytes)
    }))
});

fn check(input: &Input) {
    let mut bytes = input.0.clone();
    if let Some(call) = Call::from_bytes(&bytes) {
        assert_eq!(Call::from_bytes(&call.to_bytes()), Some(call));
    }
    bytes.extend(Digest::of(&bytes).0.to_le_bytes());
    if let Ok(view) = unpack(&URL_SAFE_NO_PAD.encode(&bytes)) {
        assert_eq!(unpack(&pack(&view)), Ok(view));
    }
}

#[test]
fn known_states() {
    CORPUS.all().for_each(|input| check(&input));
}

target!(states, soak_states, 5_000, CORPUS.changed(), check);
