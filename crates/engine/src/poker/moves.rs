//! What a player is asked in a game of poker, and what it can answer.

use serde::{Deserialize, Serialize};

use super::betting::{Bet, BetSet};
use super::card::{Card, CardSet};
use super::hand::HAND;
use crate::core::{Chance, RuleId};

/// What a player is asked. One is asked at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// Which cards of the stash go into the hand (P2).
    Use,
    /// For a bet (P5).
    Bet {
        /// Armies to put in to stay in the game; 0 if it costs nothing.
        owed: u32,
        /// All armies put in so far by everybody.
        pot: u32,
        /// Armies that the player can still put in.
        stack: u32,
    },
    /// Which cards of the hand are replaced, and by what (P6).
    Exchange,
    /// Whether the hand is shown (P7).
    Show {
        /// Whether the player has won because everybody else folded (P8).
        uncalled: bool,
    },
}

/// What a player answers; checked by [`Moves::check`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Uses cards of the own stash, one to five; the dealer deals the rest of the hand (P2).
    Use(CardSet),
    /// Bets, or does not (P5).
    Bet(Bet),
    /// Lays cards of the hand down and takes cards of the stash for them; for those that are still
    /// missing the dealer deals others (P6).
    Exchange {
        /// Cards of the hand, none to all.
        lay_down: CardSet,
        /// Cards of the stash, at most as many.
        take: CardSet,
    },
    /// Shows the hand (P7).
    Show,
    /// Lays the hand down unseen (P7).
    Muck,
}

/// All moves that are possible for the one who is asked, compact: sets, not a list of each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moves {
    /// [`Move::Use`] with one to five of these.
    Use {
        /// The own stash.
        stash: CardSet,
    },
    /// [`Move::Bet`] with one of these.
    Bet {
        /// Those that are possible; [`Bet::Fold`] always is.
        bets: BetSet,
    },
    /// [`Move::Exchange`] of any of the hand for at most as many of the stash.
    Exchange {
        /// The own hand.
        hand: CardSet,
        /// The own stash.
        stash: CardSet,
    },
    /// [`Move::Show`] or [`Move::Muck`].
    Show,
}

/// Why a move is not possible. Nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Foul {
    /// Something else is asked.
    NotNow,
    /// The card is not in the stash.
    NotInStash(Card),
    /// The card is not in the hand.
    NotInHand(Card),
    /// No card of the stash, or more than a hand has.
    NumberUsed,
    /// More cards of the stash than were laid down.
    TooManyTaken,
    /// It is not the moment for this.
    NoSuchBet(Bet),
}

impl Foul {
    /// The rule that forbids it.
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Self::NotNow | Self::NotInHand(_) | Self::TooManyTaken => "P6",
            Self::NotInStash(_) | Self::NumberUsed => "P2",
            Self::NoSuchBet(_) => "P5",
        })
    }

    /// The reason in words, without the rule.
    pub fn reason(self) -> String {
        match self {
            Self::NotNow => text::refusals::not_now().to_owned(),
            Self::NotInStash(card) => text::refusals::not_in_stash(card),
            Self::NotInHand(card) => text::refusals::not_in_hand(card),
            Self::NumberUsed => text::refusals::number_used(HAND),
            Self::TooManyTaken => text::refusals::too_many_taken().to_owned(),
            Self::NoSuchBet(Bet::Check) => text::refusals::no_check().to_owned(),
            Self::NoSuchBet(Bet::Bet | Bet::Raise) => text::refusals::no_raise().to_owned(),
            Self::NoSuchBet(Bet::Call) => text::refusals::no_call().to_owned(),
            Self::NoSuchBet(Bet::Fold) => text::refusals::no_fold().to_owned(),
        }
    }
}

impl Moves {
    /// Checks a move.
    ///
    /// # Errors
    /// Why it is not one of these.
    pub fn check(&self, action: Move) -> Result<(), Foul> {
        match action {
            Move::Use(cards) => {
                let Self::Use { stash } = *self else { return Err(Foul::NotNow) };
                within(cards, stash, Foul::NotInStash)?;
                let fits = (1..=HAND).contains(&cards.len());
                if fits { Ok(()) } else { Err(Foul::NumberUsed) }
            }
            Move::Bet(bet) => {
                let Self::Bet { bets } = *self else { return Err(Foul::NotNow) };
                if bets.contains(bet) { Ok(()) } else { Err(Foul::NoSuchBet(bet)) }
            }
            Move::Exchange { lay_down, take } => {
                let Self::Exchange { hand, stash } = *self else { return Err(Foul::NotNow) };
                within(lay_down, hand, Foul::NotInHand)?;
                within(take, stash, Foul::NotInStash)?;
                if take.len() <= lay_down.len() { Ok(()) } else { Err(Foul::TooManyTaken) }
            }
            Move::Show | Move::Muck => {
                if *self == Self::Show {
                    Ok(())
                } else {
                    Err(Foul::NotNow)
                }
            }
        }
    }

    /// One of these moves at random; with the lowest draws the plainest: the lowest card used,
    /// nothing put in, nothing exchanged, the hand shown.
    pub fn sample(&self, chance: &mut dyn Chance) -> Option<Move> {
        Some(match *self {
            Self::Use { stash } => {
                let number = 1 + below(stash.len().min(HAND), chance);
                Move::Use(some(stash, number, chance))
            }
            Self::Bet { bets } => {
                // Folding comes last, unless it is all that is free of cost.
                let bets: Vec<Bet> = if bets.contains(Bet::Check) {
                    bets.iter().collect()
                } else {
                    let fold = bets & BetSet::only(Bet::Fold);
                    fold.iter().chain(bets - fold).collect()
                };
                Move::Bet(*bets.get(below(bets.len(), chance))?)
            }
            Self::Exchange { hand, stash } => {
                let lay_down = some(hand, below(hand.len() + 1, chance), chance);
                let most = stash.len().min(lay_down.len());
                let take = some(stash, below(most + 1, chance), chance);
                Move::Exchange { lay_down, take }
            }
            Self::Show => [Move::Show, Move::Muck][below(2, chance)],
        })
    }
}

fn within(cards: CardSet, all: CardSet, foul: fn(Card) -> Foul) -> Result<(), Foul> {
    (cards - all).first().map_or(Ok(()), |card| Err(foul(card)))
}

fn below(number: usize, chance: &mut dyn Chance) -> usize {
    u32::try_from(number).map_or(0, |number| chance.below(number) as usize)
}

/// So many of some cards.
fn some(mut cards: CardSet, number: usize, chance: &mut dyn Chance) -> CardSet {
    let mut chosen = CardSet::EMPTY;
    for _ in 0..number {
        if let Some(card) = cards.nth(below(cards.len(), chance)) {
            cards.remove(card);
            chosen.insert(card);
        }
    }
    chosen
}
