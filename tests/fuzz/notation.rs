//! Records as text.

use std::sync::LazyLock;

use engine::record::Record;

use crate::corpus::{Corpus, Input, files};
use crate::games::{games, holds};

static CORPUS: LazyLock<Corpus> = LazyLock::new(|| {
    let games = games();
    let short = games.iter().filter(|game| game.actions().len() < 200);
    let printed = short.map(|game| Record::of(game).to_string());
    let known =
        files("crates/engine/tests/golden").into_iter().chain(files("crates/engine/tests/invalid"));
    Corpus::of_texts(known.chain(printed))
});

fn check(input: &Input) {
    if let Ok(record) = Record::read(&input.text()) {
        holds(&record);
    }
}

#[test]
fn known_notation() {
    CORPUS.all().for_each(|input| check(&input));
}

target!(notation, soak_notation, 2_000, CORPUS.changed(), check);
