//! One word for one thing: rejected words are in no text.

use super::texts::complaints;

/// The rejected words or beginnings of words, with their replacements.
const INSTEAD: [(&str, &str); 22] = [
    ("throw", "roll"),
    ("lay down", "discard, muck or turn in"),
    ("table of poker", "hand of poker"),
    ("game of poker", "hand of poker"),
    ("great attack", "massed attacks"),
    ("large attack", "massed attacks"),
    ("person elsewhere", "remote player"),
    ("fold away", "minimize"),
    ("all the same", "anyway"),
    ("times in 5", "a percentage"),
    ("the past", "an earlier position"),
    ("against the odds", "ahead of the odds"),
    ("community card", "board"),
    ("shared card", "board"),
    ("pocket card", "hole cards"),
    ("ploy", "reaction"),
    ("surprise", "reaction"),
    ("skirmish", "engagement"),
    ("personalit", "play style"),
    ("playing style", "play style"),
    ("winning run", "winning streak"),
    ("cage", "sandbox"),
];

#[test]
fn one_word_is_used_for_one_thing() {
    let wrong = complaints(|text| {
        let text = text.to_lowercase();
        let is_there = |word: &str| {
            let starts =
                |at: usize| text[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
            text.match_indices(word).any(|(at, _)| starts(at))
        };
        let found = INSTEAD.iter().filter(|(word, _)| is_there(word));
        found.map(|(word, instead)| format!("“{word}”: say {instead}")).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
