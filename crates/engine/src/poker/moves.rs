//! The questions to players in a hand of poker, and their moves.

use serde::{Deserialize, Serialize};

use super::betting::{Amounts, Bet, BetSet};
use super::card::{Card, CardSet};
use super::hand::HAND;
use super::variant::{Variant, VariantSet};
use crate::core::{English, RandomSource, RuleId, messages};

/// A question to a player. Only one player is asked at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PokerQuestion {
    /// The choice of cards of the stash to use in the hand (P2).
    Use,
    /// The action in the betting round (P5).
    Bet {
        /// Armies to put in to stay in the hand; 0 if checking is possible.
        owed: u32,
        /// All armies that anybody has put in so far.
        pot: u32,
        /// Armies that the player can still put in.
        stack: u32,
    },
    /// The choice of cards to exchange, and of cards of the stash to take for them (P6).
    Exchange,
    /// The choice between showing and mucking the hand (P7).
    Show {
        /// True if the player has won because everybody else folded (P8).
        uncalled: bool,
    },
    /// The choice of the variant to deal (W6).
    Name,
}

/// A player's answer, checked by [`Moves::check`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Uses cards of the stash; the dealer deals the rest of the hand (P2).
    Use(CardSet),
    /// Acts in a betting round; a bet or raise is of one army (P5).
    Bet(Bet),
    /// Discards cards of the hand and takes cards of the stash in exchange; the dealer replaces the
    /// rest (P6).
    Exchange {
        /// The cards to discard, from none to the whole hand.
        #[serde(rename = "lay_down")]
        discard: CardSet,
        /// The cards to take from the stash, at most as many.
        take: CardSet,
    },
    /// Shows the hand (P7).
    Show,
    /// Mucks the hand (P7).
    Muck,
    /// Chooses the variant as the dealer (W6).
    Name(Variant),
    /// Bets or raises by this many armies, if there is no limit (W7).
    Wager(u32),
}

/// All possible moves of the player to act, as compact sets instead of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moves {
    /// [`Move::Use`] with some of these cards.
    Use {
        /// The player's stash.
        stash: CardSet,
        /// The fewest cards to use.
        least: u8,
        /// The most cards to use.
        most: u8,
    },
    /// [`Move::Bet`] with one of these, or [`Move::Wager`] for a bet or raise of a chosen size.
    Bet {
        /// The possible actions, which include [`Bet::Fold`] unless an all-in bet has to be called
        /// (W7).
        bets: BetSet,
        /// The possible sizes of a bet or raise; `None` if bets are of one army or no bet is
        /// possible.
        amounts: Option<Amounts>,
    },
    /// [`Move::Exchange`] of any cards of the hand for at most as many of the stash.
    Exchange {
        /// The player's hand.
        hand: CardSet,
        /// The player's stash.
        stash: CardSet,
    },
    /// [`Move::Show`] or [`Move::Muck`].
    Show,
    /// [`Move::Name`] with one of these variants.
    Name {
        /// The variants of the rule set.
        variants: VariantSet,
    },
}

/// The bets that others have to call.
const MORE: BetSet = BetSet::of(&[Bet::Bet, Bet::Raise]);

/// The reason why a move isn't possible. Nothing has changed in that case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum IllegalMove {
    /// It isn't this player's turn, or another kind of move is due.
    NotNow,
    /// The card is not in the stash.
    NotInStash(Card),
    /// The card is not in the hand.
    NotInHand(Card),
    /// Too few or too many cards of the stash are used.
    NumberUsed {
        /// The fewest cards to use.
        least: u8,
        /// The most cards to use.
        most: u8,
    },
    /// More cards of the stash are taken than cards discarded.
    TooManyTaken,
    /// The action isn't possible at this moment.
    NoSuchBet(Bet),
    /// A bet or raise of an impossible size, or without a size.
    Amount(Amounts),
    /// A size is given, but bets are of one army.
    OneArmy,
    /// The rule set doesn't have this variant.
    NoSuchGame(Variant),
}

impl IllegalMove {
    /// Returns the rule that forbids the move.
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Self::NotNow | Self::NotInHand(_) | Self::TooManyTaken => "P6",
            Self::NotInStash(_) => "P2",
            Self::NumberUsed { most, .. } if usize::from(most) == HAND => "P2",
            Self::NumberUsed { .. } | Self::NoSuchGame(_) => "W6",
            Self::NoSuchBet(Bet::Fold) | Self::Amount(_) => "W7",
            Self::NoSuchBet(_) | Self::OneArmy => "P5",
        })
    }
}

messages! { IllegalMove {
    Self::NotNow => ["not-now", "another decision comes first"],
    Self::NotInStash(card) => ["not-in-stash", "{card} isn’t in your stash", card],
    Self::NotInHand(card) => ["not-in-hand", "{card} isn’t in your hand", card],
    Self::NumberUsed { least: 0, most: most @ 1 } => [
        "at-most-used", "use at most {most} card from your stash", most
    ],
    Self::NumberUsed { least: 0, most } => [
        "at-most-used", "use at most {most} cards from your stash", most
    ],
    Self::NumberUsed { most, .. } => ["number-used", "use 1 to {most} cards from your stash", most],
    Self::TooManyTaken => ["too-many-taken", "take no more cards than you discard"],
    Self::NoSuchBet(Bet::Check) => ["no-check", "there is a bet: call, raise or fold"],
    Self::NoSuchBet(Bet::Bet | Bet::Raise) => [
        "no-raise",
        "to raise you need at least one army more than the call costs, and an opponent who can \
         respond"
    ],
    Self::NoSuchBet(Bet::Call) => ["no-call", "there is nothing to call"],
    Self::NoSuchBet(Bet::Fold) => ["no-fold", "everyone must call an all-in bet"],
    Self::Amount(Amounts { least, most }) if least == most => [
        "amount-all-in", "you have {most} left: your only bet or raise is all-in", most
    ],
    Self::Amount(Amounts { least, most }) => [
        "amount",
        "bet or raise by {least} to {most} armies: at least the last raise, at most what you have \
         left",
        least, most
    ],
    Self::OneArmy => ["one-army", "in this game every bet or raise is one army"],
    Self::NoSuchGame(variant) => [
        "no-such-game", "{game} isn’t part of this game", game = variant.title()
    ],
} }

impl Moves {
    /// Checks a move.
    ///
    /// ```
    /// use red_queens_engine::poker::{CardSet, Card, IllegalMove, Move, Moves};
    ///
    /// let stash = CardSet::only(Card::NineOfClubs);
    /// let moves = Moves::Use { stash, least: 1, most: 5 };
    /// assert_eq!(moves.check(Move::Use(stash)), Ok(()));
    /// let refused = moves.check(Move::Use(CardSet::EMPTY));
    /// assert_eq!(refused, Err(IllegalMove::NumberUsed { least: 1, most: 5 }));
    /// ```
    ///
    /// # Errors
    /// Returns the reason why the move isn't one of these.
    pub fn check(&self, action: Move) -> Result<(), IllegalMove> {
        match action {
            Move::Use(cards) => {
                let Self::Use { stash, least, most } = *self else {
                    return Err(IllegalMove::NotNow);
                };
                within(cards, stash, IllegalMove::NotInStash)?;
                let fits = (usize::from(least)..=usize::from(most)).contains(&cards.len());
                if fits { Ok(()) } else { Err(IllegalMove::NumberUsed { least, most }) }
            }
            Move::Bet(bet) => {
                let Self::Bet { bets, amounts } = *self else { return Err(IllegalMove::NotNow) };
                match amounts {
                    _ if !bets.contains(bet) => Err(IllegalMove::NoSuchBet(bet)),
                    Some(amounts) if MORE.contains(bet) => Err(IllegalMove::Amount(amounts)),
                    _ => Ok(()),
                }
            }
            Move::Wager(by) => {
                let Self::Bet { bets, amounts } = *self else { return Err(IllegalMove::NotNow) };
                match amounts {
                    Some(Amounts { least, most }) if (least..=most).contains(&by) => Ok(()),
                    Some(amounts) => Err(IllegalMove::Amount(amounts)),
                    None if (bets & MORE).is_empty() => Err(IllegalMove::NoSuchBet(Bet::Raise)),
                    None => Err(IllegalMove::OneArmy),
                }
            }
            Move::Name(variant) => {
                let Self::Name { variants } = *self else { return Err(IllegalMove::NotNow) };
                if variants.contains(variant) {
                    Ok(())
                } else {
                    Err(IllegalMove::NoSuchGame(variant))
                }
            }
            Move::Exchange { discard, take } => {
                let Self::Exchange { hand, stash } = *self else { return Err(IllegalMove::NotNow) };
                within(discard, hand, IllegalMove::NotInHand)?;
                within(take, stash, IllegalMove::NotInStash)?;
                if take.len() <= discard.len() { Ok(()) } else { Err(IllegalMove::TooManyTaken) }
            }
            Move::Show | Move::Muck => {
                if *self == Self::Show {
                    Ok(())
                } else {
                    Err(IllegalMove::NotNow)
                }
            }
        }
    }

    /// Returns a random one of these moves, or `None` if there is none. The lowest random numbers
    /// give the plainest move: the lowest card used, nothing put in, nothing exchanged, the hand
    /// shown.
    pub fn sample(&self, rng: &mut dyn RandomSource) -> Option<Move> {
        Some(match *self {
            Self::Use { stash, least, most } => {
                let (least, most) = (usize::from(least), usize::from(most).min(stash.len()));
                let number = least + below(most.saturating_sub(least) + 1, rng);
                Move::Use(some(stash, number, rng))
            }
            Self::Bet { bets, amounts } => {
                // The move that costs nothing comes first: checking, or else folding.
                let bets: Vec<Bet> = if bets.contains(Bet::Check) {
                    bets.iter().collect()
                } else {
                    let fold = bets & BetSet::only(Bet::Fold);
                    fold.iter().chain(bets - fold).collect()
                };
                let bet = *bets.get(below(bets.len(), rng))?;
                match amounts.filter(|_| MORE.contains(bet)) {
                    None => Move::Bet(bet),
                    Some(Amounts { least, most }) => {
                        Move::Wager(least + rng.below(most.saturating_sub(least) + 1))
                    }
                }
            }
            Self::Exchange { hand, stash } => {
                let discard = some(hand, below(hand.len() + 1, rng), rng);
                let most = stash.len().min(discard.len());
                let take = some(stash, below(most + 1, rng), rng);
                Move::Exchange { discard, take }
            }
            Self::Show => [Move::Show, Move::Muck][below(2, rng)],
            Self::Name { variants } => Move::Name(variants.nth(below(variants.len(), rng))?),
        })
    }
}

fn within(
    cards: CardSet,
    all: CardSet,
    illegal: fn(Card) -> IllegalMove,
) -> Result<(), IllegalMove> {
    (cards - all).first().map_or(Ok(()), |card| Err(illegal(card)))
}

fn below(number: usize, rng: &mut dyn RandomSource) -> usize {
    u32::try_from(number).map_or(0, |number| rng.below(number) as usize)
}

/// Returns `number` random ones of some cards.
fn some(mut cards: CardSet, number: usize, rng: &mut dyn RandomSource) -> CardSet {
    let mut chosen = CardSet::EMPTY;
    for _ in 0..number {
        if let Some(card) = cards.nth(below(cards.len(), rng)) {
            cards.remove(card);
            chosen.insert(card);
        }
    }
    chosen
}
