//! Links to games, with valid checksums and arbitrary contents.

use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::core::Digest;
use engine::record::{Record, RecoveredRecord};

use crate::corpus::{Corpus, Input};
use crate::games::{games, golden, holds};
use screens::link::visit::{UserOrders, Visit};
use screens::link::{LONGEST_LINK, Link, MOST_MOVES};
use table::Save;

/// The length of a checksum in bytes.
const CHECKSUM: usize = 4;

/// Packed records without their checksums.
pub static CORPUS: LazyLock<Corpus> = LazyLock::new(|| {
    let records = golden().into_iter().chain(games().into_iter().map(|game| Record::of(&game)));
    Corpus::of_bytes(records.flat_map(|record| {
        [record.pack(), record.pack_plain()].map(|mut bytes| {
            bytes.truncate(bytes.len() - CHECKSUM);
            bytes
        })
    }))
});

/// Returns the record in these bytes, after the right checksum has been added.
pub fn read(input: &Input) -> Option<Record> {
    Record::from_link(&letters(input)).ok()
}

fn letters(input: &Input) -> String {
    let mut bytes = input.0.clone();
    bytes.extend(&Digest::of(&bytes).0.to_be_bytes()[..CHECKSUM]);
    URL_SAFE_NO_PAD.encode(&bytes)
}

fn check(input: &Input) {
    if let Some(record) = read(input) {
        assert!(record.actions.len() <= 32 * input.0.len(), "more actions than bytes can have");
        holds(&record);
    }
    if let Ok(RecoveredRecord { record, of }) = Record::salvage(&input.0) {
        assert!(record.actions.len() <= of);
        assert!(record.replay().is_ok(), "all that is saved is allowed");
    }
}

/// Opens a link as its page does: every kind is read back as written, and every game that opens can
/// be stored.
fn open(input: &Input) {
    for kind in ["", "on/", "table/"] {
        let Ok(link) = Link::of_path(&format!("{kind}{}", letters(input))) else { continue };
        let address = link.address("https://example.org/");
        assert!(
            address
                .is_some_and(|it| it.len() <= LONGEST_LINK && Link::read(&it) == Ok(link.clone()))
        );
        let (Link::Game(record) | Link::Position(record)) = link else { continue };
        assert!(record.actions.len() <= MOST_MOVES);
        if let Ok(visit) = Visit::of(Visit::save_of(record).open(), Vec::new(), []) {
            let watched = Save::of(&visit.watched("x".into()), 0).to_text();
            let mine = visit.played_on("x".into(), &visit.chairs(), UserOrders::default());
            for save in [watched, Save::of(&mine, 0).to_text()] {
                assert!(Save::read(&save).is_ok_and(|save| save.open().is_ok()));
            }
        }
    }
}

/// Reads pasted text, which may be refused.
fn paste(input: &Input) {
    let _ = Link::read(&input.text());
    let _ = Link::read(&format!("https://example.org/#/link/{}", input.text()));
}

#[test]
fn known_links() {
    CORPUS.all().for_each(|input| check(&input));
}

target!(links, soak_links, 2_000, CORPUS.changed(), check);
target!(opened, soak_opened, 100, CORPUS.changed(), open);
target!(pasted, soak_pasted, 1_000, CORPUS.changed(), paste);
