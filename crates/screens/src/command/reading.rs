//! Matching a typed line against the legal moves: all ways to understand it.

use super::grammar::{Topic, next, topics};
use super::vocabulary::{is_small, others};
use super::word::{NextWords, Word};
use engine::game::{Legal, State};
use engine::world::letters;

/// The most words in a name.
const LONGEST_NAME: usize = 3;

/// A word of the line, and its position.
struct Token<'l> {
    start: usize,
    text: &'l str,
}

/// One way to understand a line, up to its end.
#[derive(Debug, Clone, Default)]
pub struct Reading {
    /// The words so far, as records say them.
    pub said: Vec<String>,
    /// The verb, as displayed.
    pub verb: String,
    /// True if the verb was typed in full.
    pub whole_verb: bool,
    /// The number of words skipped.
    pub passed_over: usize,
}

/// A word that fits where the line ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fit {
    /// Its position in the line, in bytes.
    pub start: usize,
    pub word: Word,
}

/// All readings of a line, and the words that fit at its end.
#[derive(Debug, Default)]
pub struct Readings {
    /// The readings.
    pub all: Vec<Reading>,
    /// The words, starting with those that begin as typed.
    pub fits: Vec<Fit>,
}

/// The way in which a typed word matches one that can follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum WordMatch {
    /// It matches in the middle of the word.
    Inside,
    Beginning,
    Whole,
}

/// Reads a line.
///
/// `known` is a number that adds nothing here but may be typed anyway.
pub fn read(table: &State, legal: &Legal, known: Option<&str>, line: &str) -> Readings {
    let open = line.is_empty() || line.ends_with(char::is_whitespace);
    let understood = |tokens: Vec<Token<'_>>| {
        let found = Readings::default();
        let mut reader = Reader { table, line, tokens, open, known, found };
        for topic in topics(legal) {
            reader.follow(topic, &Reading::default(), 0);
        }
        reader.found
    };
    let found = understood(tokens(line));
    let mut moved = tokens(line);
    if !found.all.is_empty() || !moves_number_last(&mut moved, |token| token.text) {
        return found;
    }
    let all = understood(moved).all;
    let places = tokens(line).into_iter().enumerate().filter(|(at, _)| *at != 1);
    let mut fits = understood(places.map(|(_, token)| token).collect()).fits;
    fits.retain(|fit| fit.word.say.parse::<u32>().is_err());
    Readings { all, fits }
}

/// Moves a number that follows the verb to the end, since people say “place 3 Yakutsk” but records
/// “deploy Yakutsk 3”. Returns `true` if there is such a number, with more words after it.
pub fn moves_number_last<T>(words: &mut [T], text: impl Fn(&T) -> &str) -> bool {
    let is_first =
        words.len() > 2 && words.get(1).is_some_and(|it| text(it).parse::<u32>().is_ok());
    if is_first {
        words[1..].rotate_left(1);
    }
    is_first
}

fn tokens(line: &str) -> Vec<Token<'_>> {
    let place = |text: &str| text.as_ptr() as usize - line.as_ptr() as usize;
    line.split_whitespace().map(|text| Token { start: place(text), text }).collect()
}

struct Reader<'l> {
    table: &'l State,
    line: &'l str,
    tokens: Vec<Token<'l>>,
    /// True if a new word begins at the end of the line.
    open: bool,
    known: Option<&'l str>,
    found: Readings,
}

impl Reader<'_> {
    fn follow(&mut self, topic: Topic, reading: &Reading, at: usize) {
        let can_follow = next(self.table, topic, &reading.said);
        if at == self.tokens.len() {
            if self.open {
                let start = self.line.len();
                self.offer(start, can_follow, "");
            }
            self.found.all.push(reading.clone());
            return;
        }
        let mut taken = self.matching(&can_follow, at);
        let best = taken.iter().map(|(how, ..)| *how).max();
        taken.retain(|(how, ..)| Some(*how) == best);
        let text = self.tokens[at].text;
        let says_nothing = is_small(text) || self.known == Some(text);
        if taken.is_empty() && at > 0 && says_nothing {
            let on = Reading { passed_over: reading.passed_over + 1, ..reading.clone() };
            self.follow(topic, &on, at + 1);
        }
        self.offer_at(at, can_follow);
        for (how, tokens, word) in taken {
            let mut on = reading.clone();
            if on.said.is_empty() {
                (on.verb, on.whole_verb) = (word.show, how == WordMatch::Whole);
            }
            on.said.push(word.say);
            self.follow(topic, &on, at + tokens);
        }
    }

    /// Returns the words that match the tokens from here on, and how many tokens each takes.
    fn matching(&self, next: &NextWords, at: usize) -> Vec<(WordMatch, usize, Word)> {
        let named = next.words.iter().filter_map(|word| {
            let (how, tokens) = self.agreement(word, at)?;
            Some((how, tokens, word.clone()))
        });
        let mut found: Vec<_> = named.collect();
        let number = self.tokens[at].text.parse::<u32>().ok();
        let range = next.numbers.unwrap_or((1, 0));
        if let Some(number) = number.filter(|number| (range.0..=range.1).contains(number)) {
            found.push((WordMatch::Whole, 1, Word::number(number)));
        }
        found
    }

    fn agreement(&self, word: &Word, at: usize) -> Option<(WordMatch, usize)> {
        let parts = word.show.split(['-', ' ']).count().min(LONGEST_NAME);
        let upto = (at + parts).min(self.tokens.len());
        (at + 1..=upto).rev().find_map(|end| {
            let typed: String = self.tokens[at..end].iter().map(|token| token.text).collect();
            Some((agreement(&letters(&typed), word, end - at)?, end - at))
        })
    }

    /// Offers completions of the last words of the line.
    fn offer_at(&mut self, at: usize, next: NextWords) {
        if self.open {
            return;
        }
        let typed: String = self.tokens[at..].iter().map(|token| token.text).collect();
        let tokens = self.tokens.len() - at;
        if tokens <= LONGEST_NAME {
            let typed = letters(&typed);
            let fitting = |word: &Word| {
                word.show.starts_with(&typed) || agreement(&typed, word, tokens).is_some()
            };
            let words = next.words.into_iter().filter(fitting).collect();
            let numbers = next.numbers.filter(|_| tokens == 1);
            self.offer(self.tokens[at].start, NextWords { words, numbers }, &typed);
        }
    }

    fn offer(&mut self, start: usize, next: NextWords, typed: &str) {
        let numbers = next.numbers.map_or_else(Vec::new, |range| offered(range, typed));
        for word in next.words.into_iter().chain(numbers) {
            let fit = Fit { start, word };
            if !self.found.fits.contains(&fit) {
                self.found.fits.push(fit);
            }
        }
    }
}

/// Returns how these tokens match a word; numbers match only as a whole, or while being typed.
fn agreement(typed: &str, word: &Word, tokens: usize) -> Option<WordMatch> {
    let whole = letters(&word.show);
    let is_whole = |name: &str| name == typed;
    let also = others(&word.show);
    if is_whole(&whole) || also.contains(&typed) {
        return Some(WordMatch::Whole);
    }
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number(&whole) {
        return None;
    }
    if whole.starts_with(typed)
        || (typed.len() > 1 && also.iter().any(|other| other.starts_with(typed)))
    {
        return Some(WordMatch::Beginning);
    }
    let inside = word.show.match_indices(['-', ' ']).map(|(place, _)| letters(&word.show[place..]));
    let fits = tokens == 1 && inside.into_iter().any(|rest| rest.starts_with(typed));
    fits.then_some(WordMatch::Inside)
}

/// Returns the numbers worth offering: all of a few, otherwise the most, half and small ones.
fn offered((least, most): (u32, u32), typed: &str) -> Vec<Word> {
    let mut numbers: Vec<u32> = match most.checked_sub(least) {
        None => Vec::new(),
        Some(0..10) => (least..=most).rev().collect(),
        Some(_) if most >= 999 => vec![least],
        Some(_) => vec![most, most / 2, 10, 5, 3, 2, 1, 0],
    };
    numbers.extend(typed.parse::<u32>());
    numbers
        .retain(|number| (least..=most).contains(number) && number.to_string().starts_with(typed));
    let mut seen = Vec::new();
    numbers.retain(|number| {
        !seen.contains(number) && {
            seen.push(*number);
            true
        }
    });
    let word = |number: u32| if number == most { Word::most(number) } else { Word::number(number) };
    numbers.into_iter().map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Position;

    fn reinforcing() -> State {
        let position = "rules nautical
             players Red Blue
             turn Red reinforce 5
             Yakutsk Red 2
             Northwest-Territory Red 1
             * Blue 2";
        Position::parse(position).unwrap()
    }

    fn said(line: &str) -> Vec<String> {
        let table = reinforcing();
        read(&table, &table.legal(), None, line).all.iter().map(|it| it.said.join(" ")).collect()
    }

    fn offered(line: &str) -> Vec<String> {
        let table = reinforcing();
        let fits = read(&table, &table.legal(), None, line).fits;
        fits.into_iter().map(|fit| format!("{}{}", &line[..fit.start], fit.word.show)).collect()
    }

    #[test]
    fn the_number_of_armies_may_come_first() {
        for line in
            ["place yakutsk 3", "place 3 yakutsk", "put 3 armies in yak", "deploy 3 Yakutsk "]
        {
            assert_eq!(said(line), ["deploy Yakutsk 3"], "{line}");
        }
        assert!(said("place 9 yakutsk").is_empty(), "only five are left");
    }

    #[test]
    fn places_are_offered_behind_a_number() {
        assert_eq!(offered("place 3 yak"), ["place 3 Yakutsk"]);
        assert_eq!(offered("place 3 nor"), ["place 3 Northwest-Territory"]);
        assert!(offered("place 3 yakutsk ").is_empty(), "no second number");
    }
}
