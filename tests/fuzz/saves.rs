//! Saved games, with valid checksums and arbitrary contents.

use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::core::Digest;
use table::Save;
use worker::Script;

use crate::corpus::{Corpus, Input};
use crate::games::{games, session};
use crate::links;

static KNOWN: LazyLock<Save> = LazyLock::new(|| Save::of(&session(&games()[1]), 0));

static CORPUS: LazyLock<Corpus> = LazyLock::new(|| {
    let plain = |game| Save::of(&session(game), 1_700_000_000_000).to_text();
    let scripted = |game| {
        let scripts = vec![Script::new("Ann's", "function decide() {}")];
        Save { scripts, ..Save::read(&plain(game)).unwrap() }.to_text()
    };
    let texts = games().iter().flat_map(|game| [plain(game), scripted(game)]).collect::<Vec<_>>();
    let content = |text: String| URL_SAFE_NO_PAD.decode(text.rsplit(' ').next().unwrap()).unwrap();
    Corpus::of_bytes(texts.into_iter().map(content))
});

fn check(input: &Input) {
    let (checksum, content) = (Digest::of(&input.0), URL_SAFE_NO_PAD.encode(&input.0));
    for version in [1, 2] {
        let Ok(save) = Save::read(&format!("red-queens-save {version} {checksum} {content}"))
        else {
            continue;
        };
        opens(save);
    }
}

/// Checks that a saved game is stored unchanged, and opens at least as far as it is valid.
fn opens(save: Save) {
    assert_eq!(Save::read(&save.to_text()).as_ref(), Ok(&save));
    if let Err(broken) = save.open()
        && let Some(good) = broken.good
    {
        assert!(good.open().is_ok(), "what was rescued does not open");
    }
}

/// Saves any record; one with players that no screen can show is refused.
fn rescue(input: &Input) {
    let Some(record) = links::read(input) else { return };
    let save = Save { record, ..KNOWN.clone() };
    match save.record.setup.check_players() {
        Ok(()) => opens(save),
        Err(wrong) => assert_eq!(Save::read(&save.to_text()), Err(wrong.into())),
    }
}

#[test]
fn known_saves() {
    CORPUS.all().for_each(|input| check(&input));
}

target!(saves, soak_saves, 2_000, CORPUS.changed(), check);
target!(rescues, soak_rescues, 1_000, links::CORPUS.changed(), rescue);
