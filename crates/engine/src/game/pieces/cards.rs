//! Territory cards (C1, C2), hands and the deck.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::{BySeat, RandomSource, Seat};
use crate::world::{Symbol, Territory, TerritorySet};

/// The number of wild cards in the deck (C1).
pub const WILDS: u8 = 2;

/// A territory card (C1): one of 42 with a symbol, or a wild card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TerritoryCard {
    /// The card of a territory.
    Territory(Territory),
    /// A wild card; there are two identical ones.
    Wild,
}

impl TerritoryCard {
    /// Returns the card's symbol, or `None` for a wild card, which stands for any (C2).
    pub fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Territory(territory) => Some(territory.symbol()),
            Self::Wild => None,
        }
    }

    /// Returns the card's territory, or `None` for a wild card.
    pub fn territory(self) -> Option<Territory> {
        match self {
            Self::Territory(territory) => Some(territory),
            Self::Wild => None,
        }
    }
}

impl fmt::Display for TerritoryCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Territory(territory) => territory.fmt(f),
            Self::Wild => f.pad("wild"),
        }
    }
}

/// Returns `true` if three cards make a set: three alike or one of each, with a wild card standing
/// for any (C2).
pub fn is_set(cards: [TerritoryCard; 3]) -> bool {
    let symbols = cards.map(TerritoryCard::symbol);
    let mut shown = symbols.into_iter().flatten();
    let Some(first) = shown.next() else { return true };
    let Some(second) = shown.next() else { return true };
    match shown.next() {
        Some(third) => {
            (first == second && second == third)
                || (first != second && second != third && first != third)
        }
        None => true,
    }
}

/// The rule for which three cards make a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SetKinds {
    /// Three alike or one of each, with a wild card standing for any (C2).
    WildForAny,
    /// Three alike or one of each without a wild card, or one wild card with two alike (K2).
    WildWithPair,
}

impl SetKinds {
    /// Returns `true` if three cards make a set.
    pub fn is_set(self, cards: [TerritoryCard; 3]) -> bool {
        let wilds = cards.iter().filter(|card| **card == TerritoryCard::Wild).count();
        let pairs = || {
            let mut symbols = cards.into_iter().filter_map(TerritoryCard::symbol);
            symbols.next() == symbols.next()
        };
        match self {
            Self::WildWithPair if wilds > 0 => wilds == 1 && pairs(),
            _ => is_set(cards),
        }
    }
}

/// Returns the armies for a set according to its symbols (K2).
pub(crate) fn worth_by_kind(cards: [TerritoryCard; 3]) -> u32 {
    let [one, other, _] = cards.map(TerritoryCard::symbol);
    if cards.contains(&TerritoryCard::Wild) {
        return 12;
    }
    match one.filter(|_| one == other) {
        Some(Symbol::Artillery) => 4,
        Some(Symbol::Infantry) => 6,
        Some(Symbol::Cavalry) => 8,
        None => 10,
    }
}

/// A collection of territory cards: at most one for each territory, and a number of wild cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Cards")]
pub struct Hand {
    /// The territories whose cards are in the hand; there is one card for each.
    pub territories: TerritorySet,
    /// The number of wild cards in the hand.
    pub wilds: u8,
}

/// Cards as deserialized, possibly more than exist.
#[derive(Deserialize)]
struct Cards {
    territories: TerritorySet,
    wilds: u8,
}

/// The error for a hand with more wild cards than the deck has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there are {WILDS} wild cards, not {0} (C1)")]
pub struct TooManyWilds(u8);

impl TryFrom<Cards> for Hand {
    type Error = TooManyWilds;

    fn try_from(Cards { territories, wilds }: Cards) -> Result<Self, TooManyWilds> {
        if wilds > WILDS { Err(TooManyWilds(wilds)) } else { Ok(Self { territories, wilds }) }
    }
}

impl Hand {
    /// The empty hand.
    pub const EMPTY: Self = Self { territories: TerritorySet::EMPTY, wilds: 0 };

    /// Returns the hand of all cards of a game with these territories, which is the stock before
    /// the first draw.
    pub const fn all(territories: TerritorySet, wilds: u8) -> Self {
        Self { territories, wilds }
    }

    /// Returns the number of cards, including wild cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.territories.len() + usize::from(self.wilds)
    }

    /// Returns `true` if the hand has no cards.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.territories.is_empty() && self.wilds == 0
    }

    /// Iterates over the cards, territories first.
    pub fn iter(&self) -> impl Iterator<Item = TerritoryCard> + Clone + use<> {
        let wilds = std::iter::repeat_n(TerritoryCard::Wild, usize::from(self.wilds));
        self.territories.iter().map(TerritoryCard::Territory).chain(wilds)
    }

    /// Returns `true` if the hand has all these cards; `cards` may include both wild cards.
    pub fn holds(&self, cards: impl IntoIterator<Item = TerritoryCard>) -> bool {
        let mut left = *self;
        cards.into_iter().all(|card| left.take(card))
    }

    /// Returns `true` if the hand has all cards of the other one.
    pub fn includes(&self, other: Self) -> bool {
        other.territories.is_subset(self.territories) && other.wilds <= self.wilds
    }

    /// Adds a card.
    pub fn add(&mut self, card: TerritoryCard) {
        match card {
            TerritoryCard::Territory(territory) => self.territories.insert(territory),
            TerritoryCard::Wild => self.wilds += 1,
        }
    }

    /// Removes a card and returns `true` if it was there.
    pub fn take(&mut self, card: TerritoryCard) -> bool {
        match card {
            TerritoryCard::Territory(territory) => {
                let held = self.territories.contains(territory);
                self.territories.remove(territory);
                held
            }
            TerritoryCard::Wild => {
                let held = self.wilds > 0;
                self.wilds -= u8::from(held);
                held
            }
        }
    }

    /// Iterates over the sets that these cards can make, ignoring order.
    pub fn sets(&self) -> impl Iterator<Item = [TerritoryCard; 3]> + use<> {
        let cards: Vec<TerritoryCard> = self.iter().collect();
        let number = cards.len();
        (0..number)
            .flat_map(move |a| (a + 1..number).map(move |b| (a, b)))
            .flat_map(move |(a, b)| (b + 1..number).map(move |c| (a, b, c)))
            .map(move |(a, b, c)| [cards[a], cards[b], cards[c]])
            .filter(|cards| is_set(*cards))
    }

    /// Iterates over the sets of these kinds that these cards can make, ignoring order.
    pub fn sets_of(&self, kinds: SetKinds) -> impl Iterator<Item = [TerritoryCard; 3]> + use<> {
        self.sets().filter(move |cards| kinds.is_set(*cards))
    }

    /// Returns `true` if these cards can make a set. Constant time.
    pub fn has_set(&self) -> bool {
        self.has_set_of(SetKinds::WildForAny)
    }

    /// Returns `true` if these cards can make a set of these kinds. Constant time.
    pub fn has_set_of(&self, sets: SetKinds) -> bool {
        let of = |symbol: Symbol| self.territories.with_symbol(symbol).len();
        let counts = Symbol::ALL.map(of);
        let kinds = counts.iter().filter(|count| **count > 0).count();
        let most = counts.into_iter().max().unwrap_or(0);
        let wilds = usize::from(self.wilds);
        match sets {
            SetKinds::WildForAny => self.len() >= 3 && (most + wilds >= 3 || kinds + wilds >= 3),
            SetKinds::WildWithPair => most + wilds.min(1) >= 3 || kinds >= 3,
        }
    }

    fn draw(&mut self, rng: &mut dyn RandomSource) -> Option<TerritoryCard> {
        let card = self.peek(rng)?;
        self.take(card);
        Some(card)
    }

    fn peek(&self, rng: &mut dyn RandomSource) -> Option<TerritoryCard> {
        let number = u32::try_from(self.len()).ok().filter(|number| *number > 0)?;
        let place = rng.below(number) as usize;
        Some(self.territories.nth(place).map_or(TerritoryCard::Wild, TerritoryCard::Territory))
    }
}

/// All territory cards, each in exactly one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TerritoryDeck {
    /// The cards to draw from; they have no order before a draw.
    pub stock: Hand,
    /// The cards turned in, which become the stock again once that is empty.
    pub discards: Hand,
    /// The hand of each seat, secret except for its size.
    pub hands: BySeat<Hand>,
}

impl TerritoryDeck {
    /// Creates a deck with these territories and nothing dealt.
    pub fn new(territories: TerritorySet, wilds: u8) -> Self {
        Self {
            stock: Hand::all(territories, wilds),
            discards: Hand::EMPTY,
            hands: BySeat::default(),
        }
    }

    /// Draws a card for a seat, reshuffling the discards if the stock is empty (C5). Returns `None`
    /// if no card is left anywhere.
    pub fn draw(&mut self, seat: Seat, rng: &mut dyn RandomSource) -> Option<TerritoryCard> {
        self.reshuffle_if_out();
        let card = self.stock.draw(rng)?;
        self.hands[seat].add(card);
        Some(card)
    }

    /// Cuts the deck: returns a random card, which goes back, or `None` if the deck and the
    /// discards are empty (T11).
    pub fn cut(&mut self, rng: &mut dyn RandomSource) -> Option<TerritoryCard> {
        self.reshuffle_if_out();
        self.stock.peek(rng)
    }

    /// Moves a card from a hand to the discards.
    pub fn discard(&mut self, seat: Seat, card: TerritoryCard) {
        if self.hands[seat].take(card) {
            self.discards.add(card);
        }
    }

    /// Moves the whole hand of one seat to another, and returns it.
    pub fn hand_over(&mut self, from: Seat, to: Seat) -> Hand {
        let hand = std::mem::take(&mut self.hands[from]);
        hand.iter().for_each(|card| self.hands[to].add(card));
        hand
    }

    fn reshuffle_if_out(&mut self) {
        if self.stock.is_empty() {
            self.stock = std::mem::take(&mut self.discards);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Loaded;

    fn of(symbol: Symbol, number: usize) -> TerritoryCard {
        TerritoryCard::Territory(TerritorySet::FULL.with_symbol(symbol).nth(number).unwrap())
    }

    #[test]
    fn c2_a_set_is_three_of_a_kind_or_one_of_each() {
        let [a, b, c] = Symbol::ALL;
        assert!(is_set([of(a, 0), of(a, 1), of(a, 2)]));
        assert!(is_set([of(a, 0), of(b, 0), of(c, 0)]));
        assert!(!is_set([of(a, 0), of(a, 1), of(c, 0)]));
        assert!(!is_set([of(a, 0), of(b, 1), of(b, 0)]));
    }

    #[test]
    fn c2_a_wild_stands_for_any_symbol() {
        let [a, b, _] = Symbol::ALL;
        assert!(is_set([of(a, 0), of(b, 0), TerritoryCard::Wild]));
        assert!(is_set([of(a, 0), TerritoryCard::Wild, of(a, 1)]));
        assert!(is_set([TerritoryCard::Wild, TerritoryCard::Wild, of(b, 1)]));
    }

    #[test]
    fn c2_five_cards_always_hold_a_set_and_the_quick_answer_is_the_listed_one() {
        let mut rng = Loaded::dice(&[]);
        for round in 0..500usize {
            let mut deck = TerritoryDeck::new(TerritorySet::FULL, WILDS);
            let number = round % 7;
            for _ in 0..number {
                deck.draw(Seat::Red, &mut rng);
            }
            let hand = deck.hands[Seat::Red];
            assert_eq!(hand.len(), number);
            assert_eq!(hand.has_set(), hand.sets().next().is_some(), "{hand:?}");
            assert!(number < 5 || hand.has_set());
        }
    }

    #[test]
    fn c5_the_discards_are_reshuffled_when_the_stock_is_out() {
        let mut rng = Loaded::dice(&[]);
        let mut deck = TerritoryDeck::new(TerritorySet::FULL, WILDS);
        let drawn: Vec<TerritoryCard> =
            (0..44).map(|_| deck.draw(Seat::Blue, &mut rng).unwrap()).collect();
        assert_eq!(deck.draw(Seat::Red, &mut rng), None, "all cards are in hands");
        deck.discard(Seat::Blue, drawn[0]);
        assert_eq!(deck.draw(Seat::Red, &mut rng), Some(drawn[0]));
        assert_eq!(deck.cut(&mut rng), None);
    }

    #[test]
    fn a_cut_card_goes_back() {
        let mut deck = TerritoryDeck::new(TerritorySet::FULL, WILDS);
        assert!(deck.cut(&mut Loaded::dice(&[])).is_some());
        assert_eq!(deck, TerritoryDeck::new(TerritorySet::FULL, WILDS));
    }
}
