//! The pseudo-language `qps`: English with accents, 40 % longer, and in brackets. Text on the
//! screen outside of brackets isn't from the files; text that overflows in it would overflow in
//! other languages.

use std::borrow::Cow;
use std::sync::Mutex;

use crate::{Language, language};

pub fn is_pseudo() -> bool {
    language() == Language::Qps
}

/// Returns a piece of a long text (a rule, a coach's lines) in the language shown.
pub fn passage(words: &str) -> Cow<'_, str> {
    if !is_pseudo() {
        return Cow::Borrowed(words);
    }
    let mut text = String::new();
    put(&mut text, words);
    Cow::Owned(text)
}

/// Adds words with accents, and longer by two letters for every five, at their vowels if they have
/// any. Text without letters is unchanged, and spaces around stay outside.
pub fn put(text: &mut String, words: &str) {
    let inner = words.trim_matches(' ');
    if !inner.contains(|c: char| c.is_ascii_alphabetic()) {
        text.push_str(words);
        return;
    }
    let start = words.len() - words.trim_start_matches(' ').len();
    text.push_str(&words[..start]);
    text.push('⟦');
    let has_vowels = inner.contains(is_vowel);
    let stretches = |c: char| if has_vowels { is_vowel(c) } else { c.is_ascii_alphabetic() };
    let mut places = inner.chars().filter(|letter| stretches(*letter)).count();
    let mut missing = (inner.chars().count() * 2).div_ceil(5);
    for letter in inner.chars() {
        text.push(accented(letter));
        if stretches(letter) {
            let more = missing.div_ceil(places);
            text.extend(std::iter::repeat_n(accented(letter), more));
            (places, missing) = (places - 1, missing - more);
        }
    }
    text.push('⟧');
    text.push_str(&words[start + inner.len()..]);
}

fn is_vowel(letter: char) -> bool {
    matches!(letter.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ö',
        'u' => 'û',
        'y' => 'ý',
        'n' => 'ñ',
        'c' => 'ç',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ø',
        'U' => 'Ü',
        _ => letter,
    }
}

/// Words, and their pseudo-language version.
type Replacement = (&'static str, &'static str);

static KEPT: Mutex<Vec<Replacement>> = Mutex::new(Vec::new());

/// Returns the pseudo-language version of words, made once and kept for good: the number of
/// sentences is limited.
pub fn kept(words: &'static str) -> &'static str {
    let mut kept = match KEPT.lock() {
        Ok(kept) => kept,
        Err(poisoned) => poisoned.into_inner(),
    };
    if let Some((_, made)) = kept.iter().find(|(known, _)| std::ptr::eq(*known, words)) {
        return made;
    }
    let mut text = String::new();
    put(&mut text, words);
    let made: &'static str = text.leak();
    kept.push((words, made));
    made
}
