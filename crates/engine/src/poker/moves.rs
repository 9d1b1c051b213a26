//! What a player is asked in a game of poker, and what it can answer.

use serde::{Deserialize, Serialize};

use super::betting::{Amounts, Bet, BetSet};
use super::card::{Card, CardSet};
use super::hand::HAND;
use super::variant::{Variant, VariantSet};
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
    /// Which game the dealer deals (W6).
    Name,
}

/// What a player answers; checked by [`Moves::check`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Uses cards of the own stash; the dealer deals the rest of the hand (P2).
    Use(CardSet),
    /// Bets one army, or does not (P5).
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
    /// Chooses as the dealer which game is played (W6).
    Name(Variant),
    /// Bets or raises by so many armies, where there is no limit (W7).
    Wager(u32),
}

/// All moves that are possible for the one who is asked, compact: sets, not a list of each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moves {
    /// [`Move::Use`] with some of these.
    Use {
        /// The own stash.
        stash: CardSet,
        /// The fewest that are used.
        least: u8,
        /// The most that can be used.
        most: u8,
    },
    /// [`Move::Bet`] with one of these, or [`Move::Wager`] for a bet or raise of a chosen size.
    Bet {
        /// Those that are possible; [`Bet::Fold`] is, unless an all-in bet has to be called (W7).
        bets: BetSet,
        /// By how much can be bet or raised; `None` where bets are of one army or nothing can be bet.
        amounts: Option<Amounts>,
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
    /// [`Move::Name`] with one of these.
    Name {
        /// Those that the rule set has.
        variants: VariantSet,
    },
}

/// The bets by which others owe more.
const MORE: BetSet = BetSet::of(&[Bet::Bet, Bet::Raise]);

/// Why a move is not possible. Nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Foul {
    /// Something else is asked.
    NotNow,
    /// The card is not in the stash.
    NotInStash(Card),
    /// The card is not in the hand.
    NotInHand(Card),
    /// Fewer or more cards of the stash than can be used.
    NumberUsed {
        /// The fewest that are used.
        least: u8,
        /// The most that can be used.
        most: u8,
    },
    /// More cards of the stash than were laid down.
    TooManyTaken,
    /// It is not the moment for this.
    NoSuchBet(Bet),
    /// A bet or raise by fewer or more armies than it can be, or by a number not named.
    Amount(Amounts),
    /// A number of armies where bets are of one.
    OneArmy,
    /// The rule set has no such game.
    NoSuchGame(Variant),
}

impl Foul {
    /// The rule that forbids it.
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

    /// The reason in words, without the rule.
    pub fn reason(self) -> String {
        match self {
            Self::NotNow => text::refusals::not_now().to_owned(),
            Self::NotInStash(card) => text::refusals::not_in_stash(card),
            Self::NotInHand(card) => text::refusals::not_in_hand(card),
            Self::NumberUsed { least: 0, most } => text::refusals::at_most_used(most),
            Self::NumberUsed { most, .. } => text::refusals::number_used(most),
            Self::TooManyTaken => text::refusals::too_many_taken().to_owned(),
            Self::NoSuchBet(Bet::Check) => text::refusals::no_check().to_owned(),
            Self::NoSuchBet(Bet::Bet | Bet::Raise) => text::refusals::no_raise().to_owned(),
            Self::NoSuchBet(Bet::Call) => text::refusals::no_call().to_owned(),
            Self::NoSuchBet(Bet::Fold) => text::refusals::no_fold().to_owned(),
            Self::Amount(Amounts { least, most }) if least == most => {
                text::refusals::amount_all_in(most)
            }
            Self::Amount(Amounts { least, most }) => text::refusals::Amount { least, most }.say(),
            Self::OneArmy => text::refusals::one_army().to_owned(),
            Self::NoSuchGame(variant) => text::refusals::no_such_game(variant.in_words()),
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
                let Self::Use { stash, least, most } = *self else { return Err(Foul::NotNow) };
                within(cards, stash, Foul::NotInStash)?;
                let fits = (usize::from(least)..=usize::from(most)).contains(&cards.len());
                if fits { Ok(()) } else { Err(Foul::NumberUsed { least, most }) }
            }
            Move::Bet(bet) => {
                let Self::Bet { bets, amounts } = *self else { return Err(Foul::NotNow) };
                match amounts {
                    _ if !bets.contains(bet) => Err(Foul::NoSuchBet(bet)),
                    Some(amounts) if MORE.contains(bet) => Err(Foul::Amount(amounts)),
                    _ => Ok(()),
                }
            }
            Move::Wager(by) => {
                let Self::Bet { bets, amounts } = *self else { return Err(Foul::NotNow) };
                match amounts {
                    Some(Amounts { least, most }) if (least..=most).contains(&by) => Ok(()),
                    Some(amounts) => Err(Foul::Amount(amounts)),
                    None if (bets & MORE).is_empty() => Err(Foul::NoSuchBet(Bet::Raise)),
                    None => Err(Foul::OneArmy),
                }
            }
            Move::Name(variant) => {
                let Self::Name { variants } = *self else { return Err(Foul::NotNow) };
                if variants.contains(variant) { Ok(()) } else { Err(Foul::NoSuchGame(variant)) }
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
            Self::Use { stash, least, most } => {
                let (least, most) = (usize::from(least), usize::from(most).min(stash.len()));
                let number = least + below(most.saturating_sub(least) + 1, chance);
                Move::Use(some(stash, number, chance))
            }
            Self::Bet { bets, amounts } => {
                // Folding comes last, unless it is all that is free of cost.
                let bets: Vec<Bet> = if bets.contains(Bet::Check) {
                    bets.iter().collect()
                } else {
                    let fold = bets & BetSet::only(Bet::Fold);
                    fold.iter().chain(bets - fold).collect()
                };
                let bet = *bets.get(below(bets.len(), chance))?;
                match amounts.filter(|_| MORE.contains(bet)) {
                    None => Move::Bet(bet),
                    Some(Amounts { least, most }) => {
                        Move::Wager(least + chance.below(most.saturating_sub(least) + 1))
                    }
                }
            }
            Self::Exchange { hand, stash } => {
                let lay_down = some(hand, below(hand.len() + 1, chance), chance);
                let most = stash.len().min(lay_down.len());
                let take = some(stash, below(most + 1, chance), chance);
                Move::Exchange { lay_down, take }
            }
            Self::Show => [Move::Show, Move::Muck][below(2, chance)],
            Self::Name { variants } => Move::Name(variants.nth(below(variants.len(), chance))?),
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
