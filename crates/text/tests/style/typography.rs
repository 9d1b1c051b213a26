//! Quotation marks, dashes, ellipses and minus signs are the same in every text.

use super::texts::{PLACED, complaints, prose};

#[test]
fn texts_are_set_alike() {
    let wrong = complaints(|text| slips_in(text).into_iter().map(str::to_owned).collect());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_slip_is_found() {
    let slips = [
        ("the ally's suit", "a straight quotation mark"),
        ("a \"name\"", "a straight quotation mark"),
        ("wait - and see", "a hyphen for a dash"),
        ("wait—and see", "a dash without spaces"),
        ("Loading …", "a space before an ellipsis"),
        ("Loading...", "dots for an ellipsis"),
        ("{ $name } -{ $lost }", "a hyphen for a minus"),
        ("one  two", "two spaces"),
    ];
    for (text, slip) in slips {
        assert_eq!(slips_in(&prose(text)), [slip], "{text}");
    }
    let good =
        "“{ \" \" }” – the ally’s −{ $lost } of 2 … 10 x-ray `it's`, <b class=\"x\">…</b> Loading…";
    assert_eq!(slips_in(&prose(good)), [""; 0]);
}

fn slips_in(text: &str) -> Vec<&'static str> {
    let before = |mark: &str, is: fn(char) -> bool| {
        text.match_indices(mark).any(|(at, _)| text[..at].chars().next_back().is_some_and(is))
    };
    let minus = |at: usize| {
        let starts = text[..at].chars().next_back().is_none_or(|c| " (“".contains(c));
        starts && text[at + 1..].starts_with(|c: char| c.is_ascii_digit() || c == PLACED)
    };
    let slips = [
        (text.contains(['\'', '"']), "a straight quotation mark"),
        (text.contains(" - "), "a hyphen for a dash"),
        (text.contains('—'), "a dash without spaces"),
        (before(" …", |c| c.is_alphabetic() || c == PLACED), "a space before an ellipsis"),
        (text.contains("..."), "dots for an ellipsis"),
        (text.match_indices('-').any(|(at, _)| minus(at)), "a hyphen for a minus"),
        (text.contains("  ") && !text.contains('|'), "two spaces"),
    ];
    slips.into_iter().filter_map(|(is, slip)| is.then_some(slip)).collect()
}
