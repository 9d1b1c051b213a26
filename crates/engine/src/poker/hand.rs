//! The ranking of poker hands (C6).

use serde::{Deserialize, Serialize};

use super::card::{Card, CardSet, Suit, SuitSet};
use crate::core::id_enum;

/// The number of cards in a hand.
pub const HAND: usize = 5;

id_enum! {
    /// The category of a hand, by printed rank, the lowest first.
    pub enum Category {
        HighCard = "high card",
        Pair = "pair",
        TwoPair = "two pair",
        Trips = "three of a kind",
        Straight = "straight",
        Flush = "flush",
        FullHouse = "full house",
        Quads = "four of a kind",
        StraightFlush = "straight flush",
    }
}

/// The rank of the ace, an option of the rule set (C6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ace {
    /// Above the king, and in straights also below the two.
    High,
    /// Always below the two.
    Low,
}

/// The ranking of cards within a category (C6), from options of the rule set.
///
/// ```
/// use red_queens_engine::poker::{Ace, Card, CardSet, Ranking};
///
/// let queen = CardSet::only(Card::QueenOfHearts);
/// let ace = CardSet::only(Card::AceOfSpades);
/// let red_queens = Ranking { red_queens_high: true, ace: Ace::High };
/// assert!(red_queens.value(queen) > red_queens.value(ace));
/// assert!(Ranking::PLAIN.value(queen) < Ranking::PLAIN.value(ace));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ranking {
    /// True if red queens are the highest cards within a category.
    pub red_queens_high: bool,
    /// The rank of the ace.
    pub ace: Ace,
}

/// The value of a hand: greater values win, equal values tie.
///
/// The top bits hold the category, followed by five cards of four bits each in the order in which
/// they are compared. For a straight, they hold its top rank and whether it contains a red queen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandValue(u32);

const CATEGORY_BITS: u32 = 20;
pub(super) const CARD_BITS: u32 = 4;
pub(super) const CARDS: u32 = 5;

pub(super) const RANKS: u32 = 13;
pub(super) const ALL_RANKS: u32 = (1 << RANKS) - 1;
const IN_A_ROW: u32 = 0b1_1111;

/// Five, four, three, two and the ace above the king.
const WHEEL: u32 = 1 << (RANKS - 1) | 0b1111;
const WHEEL_TOP: u32 = 5;

/// The values by which special cards are compared; other cards have their rank.
const LOW_ACE: u32 = 1;
pub(super) const QUEEN: u32 = 12;
pub(super) const RED_QUEEN: u32 = 15;

/// The printed rank of an ace.
const ACE: u8 = 14;

pub(super) const RED_QUEENS: CardSet = CardSet::of(&[Card::QueenOfDiamonds, Card::QueenOfHearts]);

impl HandValue {
    /// Returns the category, which counts before any card (C6).
    ///
    /// ```
    /// use red_queens_engine::poker::{Card, CardSet, Category, Ranking};
    ///
    /// let pair = CardSet::of(&[Card::NineOfClubs, Card::NineOfHearts]);
    /// assert_eq!(Ranking::PLAIN.value(pair).category(), Category::Pair);
    /// assert!(Category::Flush > Category::Straight);
    /// ```
    pub fn category(self) -> Category {
        Category::from_index((self.0 >> CATEGORY_BITS) as usize).unwrap_or(Category::HighCard)
    }

    pub(super) fn new(category: Category, key: u32) -> Self {
        Self(u32::from(category as u8) << CATEGORY_BITS | key)
    }
}

/// Returns the ranks in each suit, one bit each.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "thirteen bits are left")]
pub(super) fn by_suit(cards: CardSet) -> [u32; Suit::COUNT] {
    let bits = u64::from(cards);
    Suit::ALL.map(|suit| (bits >> (suit.index() as u32 * RANKS)) as u32 & ALL_RANKS)
}

/// The ranks of some cards, one bit each, grouped by the number of cards of that rank.
pub(super) struct Ranks {
    pub any: u32,
    pub pairs: u32,
    pub trips: u32,
    pub quads: u32,
    flush: bool,
}

impl Ranks {
    #[inline]
    fn of(cards: CardSet) -> Self {
        Self::of_suits(by_suit(cards))
    }

    #[inline]
    pub fn of_suits([c, d, h, s]: [u32; Suit::COUNT]) -> Self {
        let (one_left, two_left) = (c | d, c & d);
        let (one_right, two_right) = (h | s, h & s);
        let twice = two_left | two_right | (one_left & one_right);
        let thrice = (two_left & one_right) | (one_left & two_right);
        let quads = two_left & two_right;
        Self {
            any: one_left | one_right,
            pairs: twice & !thrice,
            trips: thrice & !quads,
            quads,
            flush: [c, d, h, s].into_iter().any(|suit| suit.count_ones() == CARDS),
        }
    }

    fn singles(&self) -> u32 {
        self.any & !(self.pairs | self.trips | self.quads)
    }
}

impl Ranking {
    /// The ranking of ordinary poker: the ace is the highest card, and no queen is special.
    pub const PLAIN: Self = Self { red_queens_high: false, ace: Ace::High };

    /// Returns the value of up to five cards; missing cards count as the lowest. Constant time.
    #[inline]
    pub fn value(self, cards: CardSet) -> HandValue {
        let ranks = Ranks::of(cards);
        let red = if self.red_queens_high { (cards & RED_QUEENS).len() } else { 0 };
        let red = u32::try_from(red).unwrap_or(0);
        if let Some(place) = self.straight(ranks.any) {
            let category = if ranks.flush { Category::StraightFlush } else { Category::Straight };
            return HandValue::new(category, place << CARD_BITS | red.min(1));
        }
        HandValue::new(category(&ranks), self.key(&ranks, red))
    }

    /// Returns the value of a card by itself, for comparison with other cards.
    pub(super) fn alone(self, card: Card) -> u32 {
        let rank = 1 << (card.rank() - 2);
        self.values(rank, self.red_queens_high && RED_QUEENS.contains(card)).ilog2()
    }

    /// Returns cards in the order in which they are compared: groups first, then the highest. Cards
    /// of a straight are sorted by their place in it.
    ///
    /// ```
    /// use red_queens_engine::poker::{Card, CardSet, Ranking};
    ///
    /// let cards = CardSet::of(&[Card::AceOfSpades, Card::NineOfClubs, Card::NineOfHearts]);
    /// let ordered = [Card::NineOfClubs, Card::NineOfHearts, Card::AceOfSpades];
    /// assert_eq!(Ranking::PLAIN.in_order(cards), ordered);
    /// ```
    pub fn in_order(self, cards: CardSet) -> Vec<Card> {
        let is_straight = self.straight(Ranks::of(cards).any).is_some();
        let ends_low = is_straight && cards.iter().any(|card| card.rank() == 2);
        let value = |card: Card| {
            let is_red_queen = self.red_queens_high && RED_QUEENS.contains(card) && !is_straight;
            let is_low_ace = card.rank() == ACE && (ends_low || self.ace == Ace::Low);
            match card.rank() {
                _ if is_red_queen => RED_QUEEN,
                _ if is_low_ace => LOW_ACE,
                rank => rank.into(),
            }
        };
        let group = |card: Card| cards.iter().filter(move |other| other.rank() == card.rank());
        let key = |card: Card| (group(card).count(), group(card).map(value).max(), value(card));
        let mut ordered = Vec::with_capacity(cards.len());
        for card in cards {
            ordered.insert(ordered.partition_point(|other| key(*other) >= key(card)), card);
        }
        ordered
    }

    /// Returns the top of the straight formed by five different ranks.
    fn straight(self, any: u32) -> Option<u32> {
        let (row, lowest) = match self.ace {
            Ace::High if any == WHEEL => return Some(WHEEL_TOP),
            Ace::High => (any, 2),
            Ace::Low => ((any << 1 | any >> (RANKS - 1)) & ALL_RANKS, LOW_ACE),
        };
        let from = row.trailing_zeros();
        let in_a_row = row.count_ones() == CARDS && row >> from == IN_A_ROW;
        in_a_row.then_some(lowest + from + CARDS - 1)
    }

    /// Returns the key of cards in the order in which they are compared; `red` of them are red
    /// queens.
    fn key(self, ranks: &Ranks, red: u32) -> u32 {
        let (mut key, mut left) = (0, CARDS);
        for (group, copies) in
            [(ranks.quads, 4), (ranks.trips, 3), (ranks.pairs, 2), (ranks.singles(), 1)]
        {
            let mut values = self.values(group, red > 0);
            while values != 0 {
                let value = values.ilog2();
                values &= !(1 << value);
                for copy in 0..copies {
                    let is_black = value == RED_QUEEN && copy >= red;
                    key = key << CARD_BITS | if is_black { QUEEN } else { value };
                }
                left = left.saturating_sub(copies);
            }
        }
        key << (CARD_BITS * left)
    }

    /// Converts ranks into the values by which groups are compared, one bit each.
    pub(super) fn values(self, ranks: u32, has_red_queen: bool) -> u32 {
        let mut values = ranks << 2;
        let ace = 1 << (RANKS + 1);
        if self.ace == Ace::Low && values & ace != 0 {
            values = values & !ace | 1 << LOW_ACE;
        }
        if has_red_queen && values & 1 << QUEEN != 0 {
            values = values & !(1 << QUEEN) | 1 << RED_QUEEN;
        }
        values
    }
}

fn category(ranks: &Ranks) -> Category {
    match (ranks.quads != 0, ranks.trips != 0, ranks.pairs.count_ones()) {
        (true, ..) => Category::Quads,
        (_, true, 1..) => Category::FullHouse,
        (_, true, 0) => Category::Trips,
        (_, _, 2..) => Category::TwoPair,
        (_, _, 1) => Category::Pair,
        _ if ranks.flush => Category::Flush,
        _ => Category::HighCard,
    }
}

/// Returns `true` if any card belongs to one of these suits.
///
/// ```
/// use red_queens_engine::poker::{Card, CardSet, Suit, SuitSet, holds};
///
/// let cards = CardSet::of(&[Card::NineOfClubs, Card::AceOfSpades]);
/// assert!(holds(cards, SuitSet::only(Suit::Spades)));
/// assert!(!holds(cards, SuitSet::only(Suit::Hearts)));
/// ```
pub fn holds(cards: CardSet, suits: SuitSet) -> bool {
    cards.iter().any(|card| suits.contains(card.suit()))
}
