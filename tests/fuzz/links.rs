//! Links to games, their checksums right whatever they say.

use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::core::Digest;
use engine::record::Record;

use crate::corpus::{Corpus, Input};
use crate::games::{games, golden, holds};

/// The bytes of a checksum.
const CHECKSUM: usize = 4;

/// Packed records without their checksums.
pub static CORPUS: LazyLock<Corpus> = LazyLock::new(|| {
    let records = golden().into_iter().chain(games().into_iter().map(|game| Record::of(&game)));
    Corpus::of_bytes(records.map(|record| {
        let mut bytes = record.pack();
        bytes.truncate(bytes.len() - CHECKSUM);
        bytes
    }))
});

/// The record in these bytes, once they have the checksum that they should have.
pub fn read(input: &Input) -> Option<Record> {
    let mut bytes = input.0.clone();
    bytes.extend(&Digest::of(&bytes).0.to_be_bytes()[..CHECKSUM]);
    Record::from_link(&URL_SAFE_NO_PAD.encode(&bytes)).ok()
}

fn check(input: &Input) {
    if let Some(record) = read(input) {
        assert!(record.actions.len() <= input.0.len(), "more actions than bytes");
        holds(&record);
    }
}

#[test]
fn known_links() {
    CORPUS.all().for_each(|input| check(&input));
}

target!(links, soak_links, 2_000, CORPUS.changed(), check);
