//! Poker actions, and those about allies, as text.
//!
//! ```
//! use red_queens_engine::game::Action;
//!
//! for text in [
//!     "ally Green",
//!     "contest",
//!     "accept",
//!     "deal holdem",
//!     "use 7C QH",
//!     "check",
//!     "bet",
//!     "call",
//!     "raise",
//!     "fold",
//!     "wager 5",
//!     "exchange nothing",
//!     "exchange nothing for QH",
//!     "exchange 2C 7D",
//!     "exchange 2C 7D for QH",
//!     "show",
//!     "muck",
//! ] {
//!     assert_eq!(text.parse::<Action>()?.to_string(), text);
//! }
//! # Ok::<(), red_queens_engine::record::Misread>(())
//! ```
//!
//! `exchange 2C 7D for QH` discards two cards, takes one from the stash and is dealt one. `wager 5`
//! bets five armies, or raises by five beyond the call; `bet 5` and `raise by 5` are read as the
//! same.

use std::fmt::{self, Formatter};

use super::expected::Expected;
use super::line_words::{Misread, Words};
use crate::poker::{CardSet, Move, Variant};

pub(super) fn read_used(words: &mut Words) -> Result<CardSet, Misread> {
    read_some(words, Expected::PokerCard)
}

pub(super) fn read_variant(words: &mut Words) -> Result<Move, Misread> {
    let names = Variant::ALL.map(|variant| (variant.name(), variant));
    words.one_of(Expected::Variant, &names).map(Move::Name)
}

pub(super) fn read_wager(words: &mut Words) -> Result<Move, Misread> {
    words.number_of_armies().map(Move::Wager)
}

pub(super) fn read_exchange(words: &mut Words) -> Result<Move, Misread> {
    let discard = read_some(words, Expected::PokerCardOrNothing)?;
    let take = if words.takes("for") { read_cards(words)? } else { CardSet::EMPTY };
    Ok(Move::Exchange { discard, take })
}

/// Reads cards, or the word for none.
fn read_some(words: &mut Words, expected: Expected) -> Result<CardSet, Misread> {
    if words.takes("nothing") {
        return Ok(CardSet::EMPTY);
    }
    let cards = read_cards(words)?;
    if cards.is_empty() { words.unexpected(expected) } else { Ok(cards) }
}

/// Reads cards up to the end of the line or the word `for`, each once.
fn read_cards(words: &mut Words) -> Result<CardSet, Misread> {
    let mut cards = CardSet::EMPTY;
    while words.peek().is_some_and(|word| !word.eq_ignore_ascii_case("for")) {
        let before = words.clone();
        let card = words.poker_card()?;
        if cards.contains(card) {
            return before.unexpected(Expected::NewCard);
        }
        cards.insert(card);
    }
    Ok(cards)
}

/// Writes the fields after the verb.
pub(super) fn write_fields(f: &mut Formatter<'_>, action: Move) -> fmt::Result {
    match action {
        Move::Name(variant) => write!(f, " {variant}"),
        Move::Wager(by) => write!(f, " {by}"),
        Move::Use(cards) => write_some(f, cards),
        Move::Exchange { discard, take } => {
            write_some(f, discard)?;
            if !take.is_empty() {
                f.write_str(" for")?;
            }
            write_cards(f, take)
        }
        Move::Bet(_) | Move::Show | Move::Muck => Ok(()),
    }
}

fn write_some(f: &mut Formatter<'_>, cards: CardSet) -> fmt::Result {
    if cards.is_empty() { f.write_str(" nothing") } else { write_cards(f, cards) }
}

fn write_cards(f: &mut Formatter<'_>, cards: CardSet) -> fmt::Result {
    cards.iter().try_for_each(|card| write!(f, " {card}"))
}
