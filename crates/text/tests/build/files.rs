//! An error in a file stops the build.

use crate::messages;
use crate::plural::Plurals;

/// Returns the error in a file of a language.
fn wrong(tag: &str, text: &str) -> String {
    messages(text, None, &Plurals::of(tag).unwrap()).unwrap_err()
}

/// Returns the error in a translation of a message.
fn wrong_in_polish(english: &str, polish: &str) -> String {
    let original = messages(english, None, &Plurals::of("en").unwrap()).unwrap();
    messages(polish, Some(&original), &Plurals::of("pl").unwrap()).unwrap_err()
}

#[test]
fn a_file_that_cannot_be_read_says_where() {
    assert!(wrong("en", "good = Good\nbad = { $\n").starts_with("line 2: "));
    assert_eq!(wrong("en", "twice = One\ntwice = Two\n"), "twice is there twice");
    assert_eq!(wrong("en", "move = Go\n"), "move: move is a word of Rust; call it otherwise");
    assert_eq!(wrong("en", "a = { -b }\n"), "a: -b is not in this file");
    assert_eq!(wrong("en", "a = { b.c }\n"), "a: b.c is in no file");
    assert!(wrong("en", "a = { b }\nb = { a }\n").contains("refers to"));
}

#[test]
fn a_comment_explains_only_what_the_message_takes() {
    let text = "# $x is one, $y another.\na = A { $x }\n";
    assert_eq!(wrong("en", text), "a: its comment explains $y, which it does not take");
    let label = [text, "    .label = B { $y }\n"].concat();
    assert!(messages(&label, None, &Plurals::of("en").unwrap()).is_ok(), "or its attributes");
}

#[test]
fn a_language_has_all_its_plurals_and_no_other() {
    let two = "n = { $n ->\n    [one] one\n   *[other] many\n    }\n";
    assert_eq!(wrong("pl", two), "n: the plural [few] is missing");
    assert_eq!(
        wrong("en", &two.replace("[one]", "[few]")),
        "n: [few] is no plural of this language"
    );
    assert!(messages(two, None, &Plurals::of("en-GB").unwrap()).is_ok());
}

#[test]
fn a_translation_takes_what_the_original_gives() {
    assert_eq!(wrong_in_polish("a = A\n", "b = B\n"), "b: it has no original");
    assert_eq!(wrong_in_polish("a = A\n", "a = { $x }\n"), "a: $x is not given in the original");
    let tags = wrong_in_polish("a = <b>A</b>\n", "a = A\n");
    assert_eq!(tags, "a: it has other tags than the original");
}
