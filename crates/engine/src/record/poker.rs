//! Actions about allies and at poker as text.
//!
//! ```
//! use red_queens_engine::game::Action;
//!
//! for text in [
//!     "ally Green",
//!     "contest",
//!     "accept",
//!     "use 7C QH",
//!     "check",
//!     "bet",
//!     "call",
//!     "raise",
//!     "fold",
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
//! `exchange 2C 7D for QH` lays two cards down, takes one of the stash and has one dealt.

use std::fmt::{self, Display, Formatter};

use super::words::{Misread, Words};
use crate::game::Action;
use crate::poker::{Bet, CardSet, Move};

/// What an action about allies or at poker is called.
#[derive(Clone, Copy)]
pub(super) enum PokerVerb {
    Ally,
    Contest,
    Accept,
    Use,
    Bet(Bet),
    Exchange,
    Show,
    Muck,
}

pub(super) fn read(verb: PokerVerb, words: &mut Words) -> Result<Action, Misread> {
    Ok(match verb {
        PokerVerb::Ally => Action::Declare { ally: words.seat()? },
        PokerVerb::Contest => Action::Contest,
        PokerVerb::Accept => Action::Accept,
        PokerVerb::Use => {
            let used = read_some(words, "a poker card such as QH or 7C")?;
            Action::Poker(Move::Use(used))
        }
        PokerVerb::Bet(bet) => Action::Poker(Move::Bet(bet)),
        PokerVerb::Exchange => read_exchange(words)?,
        PokerVerb::Show => Action::Poker(Move::Show),
        PokerVerb::Muck => Action::Poker(Move::Muck),
    })
}

fn read_exchange(words: &mut Words) -> Result<Action, Misread> {
    let lay_down = read_some(words, "a poker card or nothing")?;
    let take = if words.takes("for") { read_cards(words)? } else { CardSet::EMPTY };
    Ok(Action::Poker(Move::Exchange { lay_down, take }))
}

/// Cards, or the word for none.
fn read_some(words: &mut Words, expected: &'static str) -> Result<CardSet, Misread> {
    if words.takes("nothing") {
        return Ok(CardSet::EMPTY);
    }
    let cards = read_cards(words)?;
    if cards.is_empty() { words.unexpected(expected) } else { Ok(cards) }
}

/// Cards up to the end of the line or the word `for`, each once.
fn read_cards(words: &mut Words) -> Result<CardSet, Misread> {
    let mut cards = CardSet::EMPTY;
    while words.peek().is_some_and(|word| !word.eq_ignore_ascii_case("for")) {
        let before = words.clone();
        let card = words.poker_card()?;
        if cards.contains(card) {
            return before.unexpected("a card that was not named yet");
        }
        cards.insert(card);
    }
    Ok(cards)
}

impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Use(cards) => {
                f.write_str("use")?;
                write_some(f, cards)
            }
            Self::Bet(bet) => write!(f, "{bet}"),
            Self::Exchange { lay_down, take } => {
                f.write_str("exchange")?;
                write_some(f, lay_down)?;
                if !take.is_empty() {
                    f.write_str(" for")?;
                }
                write_cards(f, take)
            }
            Self::Show => f.write_str("show"),
            Self::Muck => f.write_str("muck"),
        }
    }
}

fn write_some(f: &mut Formatter<'_>, cards: CardSet) -> fmt::Result {
    if cards.is_empty() { f.write_str(" nothing") } else { write_cards(f, cards) }
}

fn write_cards(f: &mut Formatter<'_>, cards: CardSet) -> fmt::Result {
    cards.iter().try_for_each(|card| write!(f, " {card}"))
}
