//! How likely cards are to win: the unknown ones are dealt at random many times.

use arrayvec::ArrayVec;

use super::holds;
use crate::bot::value::weight;
use crate::core::{Chance, Seed, Seeded};
use crate::poker::{Card, CardSet, Category, HAND, Ranking, SuitSet};

/// How often cards are dealt for one number.
const TRIALS: u32 = 80;

/// How a game of poker is likely to end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Outlook {
    /// The probability to win, ties in parts.
    pub win: f32,
    /// The probability to win alone, with a useful suit.
    pub suited: f32,
}

/// Deals of the cards that one player does not see.
pub(super) struct Trials {
    ranking: Ranking,
    unseen: ArrayVec<Card, { Card::COUNT }>,
    chance: Seeded,
    dealt: usize,
}

/// What the own hand is made of.
#[derive(Debug, Clone, Copy)]
pub(super) enum Own {
    /// These cards; those that are missing are dealt, and that is the hand.
    Drawn(CardSet),
    /// These cards; those that are missing are dealt, and what is bad is replaced once.
    ToDraw(CardSet),
}

impl Trials {
    pub fn new(ranking: Ranking, known: CardSet, seed: u64) -> Self {
        let unseen = (CardSet::FULL - known).iter().collect();
        Self { ranking, unseen, chance: Seeded::new(Seed::from_number(seed), 0), dealt: 0 }
    }

    /// Against so many others who play plainly.
    pub fn outlook(&mut self, own: Own, opponents: usize, suits: SuitSet) -> Outlook {
        let (mut win, mut suited) = (0.0, 0);
        for _ in 0..TRIALS {
            self.dealt = 0;
            let hand = match own {
                Own::Drawn(cards) => self.fill(cards),
                Own::ToDraw(cards) => self.improved(cards),
            };
            let value = self.ranking.value(hand);
            let mut equals = 0;
            let beaten = (0..opponents).any(|_| {
                let other = self.improved(CardSet::EMPTY);
                let other = self.ranking.value(other);
                equals += u32::from(other == value);
                other > value
            });
            if !beaten {
                win += 1.0 / weight(1 + equals);
                suited += u32::from(equals == 0 && holds(hand, suits));
            }
        }
        Outlook { win: win / weight(TRIALS), suited: weight(suited) / weight(TRIALS) }
    }

    /// A hand that is dealt, and drawn to once.
    fn improved(&mut self, cards: CardSet) -> CardSet {
        let hand = self.fill(cards);
        let kept = kept(self.ranking, hand);
        self.fill(kept)
    }

    fn fill(&mut self, mut cards: CardSet) -> CardSet {
        for _ in cards.len()..HAND {
            let left = self.unseen.len().saturating_sub(self.dealt);
            let Ok(number) = u32::try_from(left) else { break };
            let place = self.dealt + self.chance.below(number) as usize;
            let Some(card) = self.unseen.get(place).copied() else { break };
            self.unseen.swap(self.dealt, place);
            self.dealt += 1;
            cards.insert(card);
        }
        cards
    }
}

/// What a plain player keeps of a hand: what is made, pairs and the like, four of a suit, else the
/// highest card.
pub(super) fn kept(ranking: Ranking, hand: CardSet) -> CardSet {
    if ranking.value(hand).category() >= Category::Straight {
        return hand;
    }
    let grouped = groups(hand);
    if !grouped.is_empty() {
        return grouped;
    }
    let four = hand.iter().map(|card| of_suit(hand, card)).find(|suited| suited.len() == HAND - 1);
    four.unwrap_or_else(|| highest(ranking, hand))
}

/// Cards that are not alone of their rank.
pub(super) fn groups(cards: CardSet) -> CardSet {
    let same = |card: &Card| cards.iter().filter(|other| other.rank() == card.rank()).count();
    cards.iter().filter(|card| same(card) > 1).collect()
}

/// The cards of the suit of one.
pub(super) fn of_suit(cards: CardSet, like: Card) -> CardSet {
    cards.iter().filter(|card| card.suit() == like.suit()).collect()
}

/// The highest card alone.
pub(super) fn highest(ranking: Ranking, cards: CardSet) -> CardSet {
    let value = |card: &Card| ranking.value(CardSet::only(*card));
    cards.iter().max_by_key(value).into_iter().collect()
}
