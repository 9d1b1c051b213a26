//! Odds of cards at five-card draw, estimated by dealing the unknown ones at random many times.

use arrayvec::ArrayVec;

use super::card::{Card, CardSet, Suit, SuitSet};
use super::hand::{Category, HAND, Ranking, holds};
use crate::core::{RandomSource, Seed, Seeded};

/// The odds of a hand of poker.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandOutlook {
    /// The probability of winning; a tie counts as a fraction.
    pub win: f32,
    /// The probability of winning alone with a useful suit.
    pub suited: f32,
}

/// Random deals of the cards that one player doesn't see.
pub struct Trials {
    ranking: Ranking,
    unseen: ArrayVec<Card, { Card::COUNT }>,
    rng: Seeded,
    dealt: usize,
    times: u16,
}

/// The cards from which the player's hand is made.
#[derive(Debug, Clone, Copy)]
pub enum Own {
    /// These cards, completed by dealing, are the final hand.
    Drawn(CardSet),
    /// These cards, completed by dealing; bad ones are then exchanged once.
    ToDraw(CardSet),
}

impl Trials {
    /// Creates `times` random deals of all unknown cards. The same seed gives the same deals.
    pub fn new(ranking: Ranking, known: CardSet, seed: u64, times: u16) -> Self {
        let unseen = (CardSet::FULL - known).iter().collect();
        let rng = Seeded::new(Seed::from_number(seed), 0);
        Self { ranking, unseen, rng, dealt: 0, times }
    }

    /// Returns the odds against this many opponents who play a simple strategy; `suits` are the
    /// useful ones. The standard error is about half the reciprocal of the square root of the
    /// number of deals. Time grows with deals and opponents.
    ///
    /// ```
    /// use red_queens_engine::poker::{Card, CardSet, Own, Ranking, SuitSet, Trials};
    ///
    /// let pair = CardSet::of(&[Card::AceOfSpades, Card::AceOfHearts]);
    /// let mut trials = Trials::new(Ranking::PLAIN, pair, 1, 200);
    /// let against = |trials: &mut Trials, n| trials.outlook(Own::ToDraw(pair), n, SuitSet::FULL).win;
    /// assert!(against(&mut trials, 1) > against(&mut trials, 5));
    /// ```
    pub fn outlook(&mut self, own: Own, opponents: usize, suits: SuitSet) -> HandOutlook {
        let (mut win, mut suited) = (0.0, 0.0);
        for _ in 0..self.times {
            self.shuffle();
            let hand = match own {
                Own::Drawn(cards) => self.fill(cards, HAND),
                Own::ToDraw(cards) => self.improved(cards),
            };
            let value = self.ranking.value(hand);
            let mut equals = 0u8;
            let beaten = (0..opponents).any(|_| {
                let other = self.improved(CardSet::EMPTY);
                let other = self.ranking.value(other);
                equals += u8::from(other == value);
                other > value
            });
            if !beaten {
                win += 1.0 / f32::from(1 + equals);
                suited += f32::from(u8::from(equals == 0 && holds(hand, suits)));
            }
        }
        let times = f32::from(self.times.max(1));
        HandOutlook { win: win / times, suited: suited / times }
    }

    /// Returns a dealt hand after one exchange.
    fn improved(&mut self, cards: CardSet) -> CardSet {
        let hand = self.fill(cards, HAND);
        let kept = kept(self.ranking, hand);
        self.fill(kept, HAND)
    }

    /// Starts another deal.
    pub(super) fn shuffle(&mut self) {
        self.dealt = 0;
    }

    /// Deals until there are `whole` cards.
    pub(super) fn fill(&mut self, mut cards: CardSet, whole: usize) -> CardSet {
        for _ in cards.len()..whole {
            let left = self.unseen.len().saturating_sub(self.dealt);
            let Ok(number) = u32::try_from(left) else { break };
            let place = self.dealt + self.rng.below(number) as usize;
            let Some(card) = self.unseen.get(place).copied() else { break };
            self.unseen.swap(self.dealt, place);
            self.dealt += 1;
            cards.insert(card);
        }
        cards
    }
}

/// Returns the cards that a simple strategy keeps: a made hand, pairs and the like, four of a suit,
/// otherwise the highest card.
///
/// ```
/// use red_queens_engine::poker::{Card, CardSet, Ranking, kept};
///
/// let pair = CardSet::of(&[Card::NineOfClubs, Card::NineOfHearts]);
/// let hand = pair | CardSet::of(&[Card::AceOfSpades, Card::TwoOfClubs, Card::FourOfHearts]);
/// assert_eq!(kept(Ranking::PLAIN, hand), pair);
/// ```
pub fn kept(ranking: Ranking, hand: CardSet) -> CardSet {
    if ranking.value(hand).category() >= Category::Straight {
        return hand;
    }
    let grouped = groups(hand);
    if !grouped.is_empty() {
        return grouped;
    }
    let mut suits = Suit::ALL.into_iter().map(|suit| hand.of_suit(suit));
    let four = suits.find(|suited| suited.len() == HAND - 1);
    four.unwrap_or_else(|| highest(ranking, hand))
}

/// Returns the cards that share their rank with another.
pub fn groups(cards: CardSet) -> CardSet {
    cards.grouped()
}

/// Returns the cards with the same suit as `like`.
pub fn of_suit(cards: CardSet, like: Card) -> CardSet {
    cards.of_suit(like.suit())
}

/// Returns the highest card alone.
pub fn highest(ranking: Ranking, cards: CardSet) -> CardSet {
    cards.iter().max_by_key(|card| ranking.alone(*card)).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(own: &[Card], opponents: usize) -> HandOutlook {
        let own: CardSet = own.iter().copied().collect();
        let mut trials = Trials::new(Ranking::PLAIN, own, 1, 2_000);
        trials.outlook(Own::Drawn(own), opponents, SuitSet::only(crate::poker::Suit::Spades))
    }

    #[test]
    fn the_best_hand_always_wins_and_the_worst_hardly_ever() {
        use Card::{
            AceOfSpades, FiveOfSpades, FourOfHearts, JackOfSpades, KingOfSpades, QueenOfSpades,
            SevenOfClubs, TenOfSpades, ThreeOfClubs, TwoOfDiamonds,
        };
        let royal = [AceOfSpades, KingOfSpades, QueenOfSpades, JackOfSpades, TenOfSpades];
        let sure = outlook(&royal, 5);
        assert!((sure.win - 1.0).abs() < f32::EPSILON && (sure.suited - 1.0).abs() < f32::EPSILON);
        let worst = [TwoOfDiamonds, ThreeOfClubs, FourOfHearts, FiveOfSpades, SevenOfClubs];
        assert!(outlook(&worst, 1).win < 0.02);
    }

    #[test]
    fn more_opponents_win_more_often_and_a_useful_suit_is_part_of_a_win() {
        let pair = [Card::KingOfClubs, Card::KingOfHearts, Card::NineOfClubs, Card::SixOfHearts];
        let pair = [pair[0], pair[1], pair[2], pair[3], Card::TwoOfSpades];
        let [one, three] = [1, 3].map(|others| outlook(&pair, others));
        assert!(one.win > three.win + 0.1, "{one:?} {three:?}");
        assert!(one.suited <= one.win && one.suited > 0.0);
    }
}
