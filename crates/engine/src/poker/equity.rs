//! Equity of cards at hold'em and stud, where nobody exchanges any: exact if it can be computed
//! quickly, otherwise estimated from random deals.

use arrayvec::ArrayVec;

use super::card::{CardSet, SuitSet};
use super::deck::Deck;
use super::game::PokerGame;
use super::hand::{HAND, HandValue, Ranking, holds};
use super::outlook::{HandOutlook, Trials};
use super::variant::Variant;
use crate::core::{Seat, SeatSet};

/// The number of cards per player at stud when all are dealt.
const STUD_HAND: usize = 7;

/// The most five-card hands that may be valued for exact odds. Natively each takes 30 to 65 ns, so
/// all of them take 15 to 33 ms, and less than 50 ms in a browser that needs half as much time
/// again.
const MOST_VALUED: u64 = 500_000;

/// One player's knowledge of the cards in a hand of poker without exchanges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// The player's own cards.
    pub own: CardSet,
    /// The number of cards per player when all are dealt.
    pub hand: usize,
    /// The cards on the board so far.
    pub board: CardSet,
    /// The number of cards on the complete board.
    pub whole_board: usize,
    /// The known cards of each opponent.
    pub others: ArrayVec<CardSet, { Seat::COUNT }>,
    /// Other known cards that can no longer be dealt to anybody.
    pub dead: CardSet,
}

/// The source of odds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Certainty {
    /// All possible deals were counted.
    Exact,
    /// This many random deals were sampled.
    Sampled(u16),
}

impl PokerGame {
    /// Returns a seat's knowledge of the cards. `deck` has the cards that it may see. Returns
    /// `None` at draw, and until the variant is chosen.
    pub fn known_to(&self, seat: Seat, deck: &Deck) -> Option<Deal> {
        let board: CardSet = self.board().iter().copied().collect();
        let (hand, whole_board) = Deal::sizes(self.variant()?, self.terms().flop)?;
        let others = (self.betting().in_game() - SeatSet::only(seat)).iter();
        let dead = deck.hands.iter().fold(deck.stashes[seat], |all, (_, hand)| all | *hand);
        let others = others.map(|other| deck.hands[other]).collect();
        Some(Deal { own: deck.hands[seat], hand, board, whole_board, others, dead })
    }
}

impl Deal {
    /// Creates the situation before the deal, with these own cards and this number of opponents, or
    /// returns `None` at draw.
    ///
    /// ```
    /// use red_queens_engine::poker::{Card, CardSet, Deal, Ranking, SuitSet, Variant};
    ///
    /// let win = |own: [Card; 2]| {
    ///     let deal = Deal::before(Variant::HoldEm, 3, CardSet::of(&own), 1)?;
    ///     Some(deal.sampled(Ranking::PLAIN, SuitSet::FULL, 1, 200).win)
    /// };
    /// let aces = win([Card::AceOfSpades, Card::AceOfHearts]);
    /// assert!(aces > win([Card::SevenOfSpades, Card::TwoOfHearts]));
    /// ```
    pub fn before(variant: Variant, flop: u8, own: CardSet, others: usize) -> Option<Self> {
        let (hand, whole_board) = Self::sizes(variant, flop)?;
        let others = std::iter::repeat_n(CardSet::EMPTY, others.min(Seat::COUNT)).collect();
        let board = CardSet::EMPTY;
        Some(Self { own, hand, board, whole_board, others, dead: CardSet::EMPTY })
    }

    /// Returns the number of cards in a hand and on the board, or `None` at draw.
    fn sizes(variant: Variant, flop: u8) -> Option<(usize, usize)> {
        match variant {
            Variant::Draw => None,
            Variant::Stud => Some((STUD_HAND, 0)),
            Variant::HoldEm => Some((Variant::HoldEm.most_own(), usize::from(flop) + 2)),
        }
    }

    /// Returns the odds: exact if they can be computed quickly, otherwise from `times` random
    /// deals.
    pub fn odds(
        &self,
        ranking: Ranking,
        suits: SuitSet,
        seed: u64,
        times: u16,
    ) -> (HandOutlook, Certainty) {
        match self.exact(ranking, suits) {
            Some(outlook) => (outlook, Certainty::Exact),
            None => (self.sampled(ranking, suits, seed, times), Certainty::Sampled(times)),
        }
    }

    /// Returns odds estimated from `times` random deals. The same seed gives the same deals.
    pub fn sampled(&self, ranking: Ranking, suits: SuitSet, seed: u64, times: u16) -> HandOutlook {
        let mut trials = Trials::new(ranking, self.seen(), seed, times);
        let mut tally = WinTally::default();
        for _ in 0..times {
            trials.shuffle();
            let board = trials.fill(self.board, self.whole_board);
            let own = trials.fill(self.own, self.hand) | board;
            let mut against = Against::new(ranking.worth(own));
            for other in &self.others {
                against.meet(ranking.worth(trials.fill(*other, self.hand) | board));
            }
            tally.count(against, || holds(ranking.best_with(own, suits).cards, suits));
        }
        tally.outlook()
    }

    /// Returns exact odds by counting all possible deals, or `None` if that would take too long.
    ///
    /// ```
    /// use red_queens_engine::poker::{Card, CardSet, Deal, Ranking, SuitSet, Variant};
    ///
    /// let aces = CardSet::of(&[Card::AceOfSpades, Card::AceOfHearts]);
    /// let mut deal = Deal::before(Variant::HoldEm, 3, aces, 1).expect("hold'em has a board");
    /// deal.board = [Card::AceOfClubs, Card::AceOfDiamonds, Card::KingOfSpades].into_iter().collect();
    /// deal.board = deal.board.with(Card::KingOfHearts).with(Card::KingOfClubs);
    /// let outlook = deal.exact(Ranking::PLAIN, SuitSet::EMPTY).expect("one hand is unknown");
    /// assert_eq!(outlook.win, 1.0, "four aces can't be beaten here");
    /// ```
    pub fn exact(&self, ranking: Ranking, suits: SuitSet) -> Option<HandOutlook> {
        if self.work() > MOST_VALUED {
            return None;
        }
        let mut tally = WinTally::default();
        let unseen = CardSet::FULL - self.seen();
        for_each_fill(self.board, self.whole_board, unseen, &mut |board| {
            for_each_fill(self.own, self.hand, unseen - board, &mut |own| {
                let left = unseen - board - own;
                let cards = own | board;
                let against = Against::new(ranking.worth(cards));
                let suited = holds(ranking.best_with(cards, suits).cards, suits);
                self.meet_all(&self.others, (ranking, board), left, against, &mut |against| {
                    tally.count(against, || suited);
                });
            });
        });
        Some(tally.outlook())
    }

    fn meet_all(
        &self,
        others: &[CardSet],
        (ranking, board): (Ranking, CardSet),
        left: CardSet,
        against: Against,
        each: &mut dyn FnMut(Against),
    ) {
        let Some((other, others)) = others.split_first() else { return each(against) };
        for_each_fill(*other, self.hand, left, &mut |hand| {
            let mut against = against;
            against.meet(ranking.worth(hand | board));
            self.meet_all(others, (ranking, board), left - hand, against, each);
        });
    }

    fn seen(&self) -> CardSet {
        self.others.iter().fold(self.own | self.board | self.dead, |all, hand| all | *hand)
    }

    /// Returns the approximate number of five-card hands to value for exact odds.
    fn work(&self) -> u64 {
        let mut left = (CardSet::FULL - self.seen()).len();
        let missing = |known: CardSet, whole: usize| whole.saturating_sub(known.len());
        let ours = [missing(self.board, self.whole_board), missing(self.own, self.hand)];
        let others = self.others.iter().map(|other| missing(*other, self.hand));
        let ways = ours.into_iter().chain(others).map(|number| {
            let ways = choose(left, number);
            left = left.saturating_sub(number);
            ways
        });
        let all = ways.fold(1, u64::saturating_mul);
        all.saturating_mul(choose(self.hand + self.whole_board, HAND))
    }
}

/// A hand's result against the hands compared with it so far.
#[derive(Debug, Clone, Copy)]
struct Against {
    value: HandValue,
    beaten: bool,
    equals: u8,
}

impl Against {
    fn new(value: HandValue) -> Self {
        Self { value, beaten: false, equals: 0 }
    }

    fn meet(&mut self, other: HandValue) {
        self.beaten |= other > self.value;
        self.equals += u8::from(other == self.value);
    }
}

#[derive(Default)]
struct WinTally {
    times: u32,
    win: f64,
    suited: f64,
}

impl WinTally {
    fn count(&mut self, against: Against, is_suited: impl FnOnce() -> bool) {
        self.times += 1;
        if !against.beaten {
            self.win += 1.0 / f64::from(1 + against.equals);
            let alone = against.equals == 0 && is_suited();
            self.suited += f64::from(u8::from(alone));
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "a probability")]
    fn outlook(&self) -> HandOutlook {
        let times = f64::from(self.times.max(1));
        HandOutlook { win: (self.win / times) as f32, suited: (self.suited / times) as f32 }
    }
}

/// Calls `each` for every way to complete `cards` to `whole` cards from a pile.
fn for_each_fill(cards: CardSet, whole: usize, pile: CardSet, each: &mut dyn FnMut(CardSet)) {
    if cards.len() >= whole {
        return each(cards);
    }
    let mut later = pile;
    for card in pile {
        later.remove(card);
        for_each_fill(cards.with(card), whole, later, each);
    }
}

/// Returns the binomial coefficient: the ways to choose `number` of `all`.
fn choose(all: usize, number: usize) -> u64 {
    let (all, number) = (all as u64, number as u64);
    if number > all {
        return 0;
    }
    (0..number).fold(1, |ways: u64, k| ways.saturating_mul(all - k) / (k + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::poker::Card;

    fn cards(names: &str) -> CardSet {
        names.split_whitespace().map(|name| name.parse::<Card>().unwrap()).collect()
    }

    fn river(own: &str, others: usize) -> Deal {
        let mut deal = Deal::before(Variant::HoldEm, 3, cards(own), others).unwrap();
        deal.board = cards("2C 7D 9H JS 3D");
        deal
    }

    #[test]
    fn w6_exact_odds_are_those_of_every_hand_that_can_be_held() {
        let deal = river("AS AD", 1);
        let outlook = deal.exact(Ranking::PLAIN, SuitSet::EMPTY).unwrap();
        let unseen: Vec<Card> = (CardSet::FULL - deal.own - deal.board).iter().collect();
        let (mut won, mut all) = (0.0, 0.0);
        let value = |hand: CardSet| Ranking::PLAIN.worth(hand | deal.board);
        for (place, one) in unseen.iter().enumerate() {
            for other in &unseen[place + 1..] {
                let other = value(CardSet::of(&[*one, *other]));
                all += 1.0;
                won += match value(deal.own).cmp(&other) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
            }
        }
        assert!((f64::from(outlook.win) - won / all).abs() < 1e-6, "{outlook:?} {}", won / all);
    }

    #[test]
    fn w6_deals_at_random_come_near_to_the_exact_odds() {
        for others in [1, 2] {
            let deal = river("KS QD", others);
            let Some(exact) = deal.exact(Ranking::PLAIN, SuitSet::FULL) else {
                assert_eq!(others, 2, "against one it is soon counted");
                continue;
            };
            let sampled = deal.sampled(Ranking::PLAIN, SuitSet::FULL, 1, 4_000);
            assert!((exact.win - sampled.win).abs() < 0.04, "{exact:?} {sampled:?}");
            assert!((exact.suited - sampled.suited).abs() < 0.04, "{exact:?} {sampled:?}");
        }
    }

    #[test]
    fn w6_what_is_counted_and_what_is_sampled_follows_from_the_number_of_hands_alone() {
        let held = |flop, own: &str, board: &str, others| {
            let mut deal = Deal::before(Variant::HoldEm, flop, cards(own), others).unwrap();
            deal.board = cards(board);
            deal
        };
        let stud = |own: &str, open: &[&str]| {
            let mut deal = Deal::before(Variant::Stud, 1, cards(own), open.len()).unwrap();
            deal.others = open.iter().map(|open| cards(open)).collect();
            deal
        };
        let deals = [
            // The other possible hands, with 21 choices of five of seven cards for each.
            (held(3, "AS KD", "2C 7D 9H JS 3D", 1), 45 * 44 / 2 * 21),
            (held(1, "AS KD", "2C 7D", 1), 48 * (47 * 46 / 2)),
            (stud("AS KD 3C 4D 9H 9S TD", &["2C 7D 9C JS"]), 41 * 40 * 39 / 6 * 21),
            (held(3, "AS KD", "2C 7D 9H JS", 1), 46 * (45 * 44 / 2) * 21),
            (held(1, "AS KD", "2C 7D 9H", 2), (47 * 46 / 2) * (45 * 44 / 2)),
            (stud("AS KD 3C 4D 9H 9S", &["2C 7D 9C JS"]), 42 * (41 * 40 * 39 / 6) * 21),
        ];
        let mut counted = Vec::new();
        for (deal, hands) in deals {
            assert_eq!(deal.work(), hands);
            let (_, certainty) = deal.odds(Ranking::PLAIN, SuitSet::FULL, 1, 50);
            let is_exact = certainty == Certainty::Exact;
            assert!(is_exact || certainty == Certainty::Sampled(50));
            assert_eq!(is_exact, hands <= MOST_VALUED, "{hands}");
            counted.push(is_exact);
        }
        assert_eq!(counted, [true, true, true, false, false, false]);
    }

    #[test]
    fn w6_what_lies_open_before_another_counts() {
        let against = |open: &str| {
            let mut deal = Deal::before(Variant::Stud, 1, cards("KS KD 4C 7H"), 1).unwrap();
            deal.others[0] = cards(open);
            let (outlook, certainty) = deal.odds(Ranking::PLAIN, SuitSet::FULL, 3, 1_000);
            assert_eq!(certainty, Certainty::Sampled(1_000));
            outlook.win
        };
        assert!(against("2C 9D") > against("AC AD") + 0.3);
    }
}
