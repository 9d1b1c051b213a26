//! The best five cards among several (C6).

use std::ops::ControlFlow::{self, Break, Continue};

use super::card::{Card, CardSet, Suit, SuitSet};
use super::hand::{
    ALL_RANKS, Ace, CARD_BITS, Category, HAND, HandValue, QUEEN, RANKS, RED_QUEEN, RED_QUEENS,
    Ranking, Ranks, by_suit, holds,
};

/// The best hand of at most five cards among several, with its value.
///
/// ```
/// use red_queens_engine::poker::{Card, CardSet, Category, Ranking};
///
/// let cards = ["AS", "KS", "QS", "JS", "TS", "2H", "2D"].map(str::parse::<Card>);
/// let cards: CardSet = cards.into_iter().collect::<Result<_, _>>()?;
/// let best = Ranking::PLAIN.best(cards);
/// assert_eq!(best.value.category(), Category::StraightFlush);
/// assert_eq!(best.cards, cards.of_suit("AS".parse::<Card>()?.suit()));
/// # Ok::<(), red_queens_engine::poker::ParseCardError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Best {
    /// The value of the hand, for comparing hands.
    pub value: HandValue,
    /// The cards of the hand: five, or all if there are fewer.
    pub cards: CardSet,
}

/// The lowest top rank of a straight that contains a queen.
const WITH_QUEEN: u32 = QUEEN;

impl Ranking {
    /// Returns the value of the best five cards, however many there are. Constant time.
    ///
    /// ```
    /// use red_queens_engine::poker::{Card, CardSet, Ranking};
    ///
    /// let [aces, kings] = [["AS", "AH", "7D"], ["KS", "KH", "QD"]].map(|cards| {
    ///     cards.into_iter().map(|card| card.parse::<Card>().expect("a card")).collect::<CardSet>()
    /// });
    /// assert!(Ranking::PLAIN.worth(aces) > Ranking::PLAIN.worth(kings));
    /// ```
    pub fn worth(self, cards: CardSet) -> HandValue {
        if cards.len() <= HAND {
            return self.value(cards);
        }
        let suits = by_suit(cards);
        let ranks = Ranks::of_suits(suits);
        let red = if self.red_queens_high { (cards & RED_QUEENS).len() } else { 0 };
        let red = u32::try_from(red).unwrap_or(0);
        self.flush(suits, |ranks, red| self.row(Category::StraightFlush, ranks, red))
            .or_else(|| self.full(&ranks, red))
            .or_else(|| self.flush(suits, |ranks, red| Some(self.plain_flush(ranks, red))))
            .or_else(|| self.row(Category::Straight, ranks.any, red > 0))
            .unwrap_or_else(|| self.groups(&ranks, red))
    }

    /// Returns the best five cards. Meant for few cards: time grows very fast beyond seven.
    pub fn best(self, cards: CardSet) -> Best {
        self.best_with(cards, SuitSet::EMPTY)
    }

    /// Returns the best five cards, as [`Self::best`] does, but among hands of the same value
    /// prefers one with a card of these suits.
    pub fn best_with(self, cards: CardSet, suits: SuitSet) -> Best {
        let (value, mut best) = (self.worth(cards), None);
        let found = for_each_five(cards, &mut |five| {
            if self.value(five) != value {
                return Continue(());
            }
            best = best.or(Some(five));
            if suits.is_empty() || holds(five, suits) { Break(five) } else { Continue(()) }
        });
        Best { value, cards: found.break_value().or(best).unwrap_or_default() }
    }

    /// Returns the best hand made from the suits with at least five cards.
    fn flush(
        self,
        suits: [u32; Suit::COUNT],
        made: impl Fn(u32, bool) -> Option<HandValue>,
    ) -> Option<HandValue> {
        let flushes = Suit::ALL.into_iter().zip(suits);
        let flushes = flushes.filter(|(_, ranks)| ranks.count_ones() as usize >= HAND);
        let is_red = |suit: Suit| matches!(suit, Suit::Diamonds | Suit::Hearts);
        flushes.filter_map(|(suit, ranks)| made(ranks, self.red_queens_high && is_red(suit))).max()
    }

    fn plain_flush(self, ranks: u32, red: bool) -> HandValue {
        HandValue::new(Category::Flush, highest(self.values(ranks, red), HAND, 0))
    }

    /// Returns the highest five ranks in a row; with a red queen they are worth more.
    fn row(self, category: Category, any: u32, has_red_queen: bool) -> Option<HandValue> {
        // The ace counts below the two, and above the king only if it ranks there.
        let with_ace = any << 1 | any >> (RANKS - 1);
        let row = if self.ace == Ace::Low { with_ace & ALL_RANKS } else { with_ace };
        let from = (row & row >> 1 & row >> 2 & row >> 3 & row >> 4).checked_ilog2()?;
        let place = from + 5;
        let red = has_red_queen && place >= WITH_QUEEN;
        Some(HandValue::new(category, place << CARD_BITS | u32::from(red)))
    }

    /// Returns four of a kind or a full house.
    fn full(self, ranks: &Ranks, red: u32) -> Option<HandValue> {
        let values = |group: u32| self.values(group, red > 0);
        if let Some(four) = values(ranks.quads).checked_ilog2() {
            let key = grouped(0, four, 4, red);
            let rest = values(ranks.any) & !(1 << four);
            return Some(HandValue::new(Category::Quads, highest(rest, 1, key)));
        }
        let three = values(ranks.trips).checked_ilog2()?;
        let two = (values(ranks.trips | ranks.pairs) & !(1 << three)).checked_ilog2()?;
        let key = grouped(grouped(0, three, 3, red), two, 2, red);
        Some(HandValue::new(Category::FullHouse, key))
    }

    /// Returns three of a kind, two pair, a pair, or a high card.
    fn groups(self, ranks: &Ranks, red: u32) -> HandValue {
        let (any, pairs) = (self.values(ranks.any, red > 0), self.values(ranks.pairs, red > 0));
        if let Some(three) = self.values(ranks.trips, red > 0).checked_ilog2() {
            let key = grouped(0, three, 3, red);
            return HandValue::new(Category::Trips, highest(any & !(1 << three), 2, key));
        }
        let Some(high) = pairs.checked_ilog2() else {
            return HandValue::new(Category::HighCard, highest(any, HAND, 0));
        };
        let (key, rest) = (grouped(0, high, 2, red), any & !(1 << high));
        match (pairs & !(1 << high)).checked_ilog2() {
            Some(low) => {
                let key = grouped(key, low, 2, red);
                HandValue::new(Category::TwoPair, highest(rest & !(1 << low), 1, key))
            }
            None => HandValue::new(Category::Pair, highest(rest, 3, key)),
        }
    }
}

/// Appends this number of the highest values to a key.
fn highest(mut values: u32, number: usize, mut key: u32) -> u32 {
    for _ in 0..number {
        let value = values.checked_ilog2().unwrap_or(0);
        values &= !(1 << value);
        key = key << CARD_BITS | value;
    }
    key
}

/// Appends copies of one value to a key; red queens come first.
fn grouped(mut key: u32, value: u32, copies: u32, red: u32) -> u32 {
    for copy in 0..copies {
        let is_black = value == RED_QUEEN && copy >= red;
        key = key << CARD_BITS | if is_black { QUEEN } else { value };
    }
    key
}

/// Calls a function for every five of some cards, or for all of them if there are no more, until it
/// finds a result.
fn for_each_five(
    cards: CardSet,
    each: &mut impl FnMut(CardSet) -> ControlFlow<CardSet>,
) -> ControlFlow<CardSet> {
    fn without(
        cards: CardSet,
        from: usize,
        each: &mut impl FnMut(CardSet) -> ControlFlow<CardSet>,
    ) -> ControlFlow<CardSet> {
        if cards.len() <= HAND {
            return each(cards);
        }
        let rest = Card::ALL[from..].iter().copied().filter(|card| cards.contains(*card));
        for card in rest {
            without(cards - CardSet::only(card), card.index() + 1, each)?;
        }
        Continue(())
    }
    without(cards, 0, each)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{RandomSource, Seed, Seeded};

    #[test]
    fn c6_the_worth_of_many_cards_is_that_of_their_best_five() {
        let mut rng = Seeded::new(Seed::from_number(6), 0);
        for number in 0..40_000 {
            let ranking = Ranking {
                red_queens_high: number % 2 == 0,
                ace: if number % 4 < 2 { Ace::High } else { Ace::Low },
            };
            let size = HAND + 1 + number % 3;
            // Restrict the ranks or suits, or strong hands would hardly ever come up.
            let pool = Card::ALL.into_iter().filter(|card| match number % 5 {
                0 => card.suit() == Suit::Hearts || card.rank() > 11,
                1 => card.rank() > 9,
                2 => card.rank() < 6 || card.rank() == 14,
                _ => true,
            });
            let mut pool: Vec<Card> = pool.collect();
            let cards: CardSet = (0..size)
                .map(|_| {
                    let below = u32::try_from(pool.len()).unwrap();
                    pool.swap_remove(usize::try_from(rng.below(below)).unwrap())
                })
                .collect();
            let mut most = None;
            let all = for_each_five(cards, &mut |five| {
                most = most.max(Some(ranking.value(five)));
                Continue(())
            });
            assert!(all.is_continue());
            assert_eq!(Some(ranking.worth(cards)), most, "{cards:?} {ranking:?}");
            let best = ranking.best(cards);
            assert_eq!((Some(best.value), Some(ranking.value(best.cards))), (most, most));
        }
    }
}
