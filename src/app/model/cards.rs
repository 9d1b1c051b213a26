//! The own cards: territory cards, the sets they make and what those bring, the poker stash.

use super::session::{Duty, Session};
use super::words::counted;
use crate::core::{InOrder, Seat};
use crate::game::{Action, Ask, Card, ForcedSets, Purchase, State, is_set};
use crate::poker;
use crate::world::{Symbol, Territory};

/// A territory card of the own hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardView {
    /// The card.
    pub card: Card,
    /// Its symbol; a wild has none.
    pub symbol: Option<Symbol>,
    /// Whether its territory is held: two armies there when it is turned in (C3).
    pub held: bool,
}

impl CardView {
    /// What the card is called.
    pub fn name(&self) -> &'static str {
        self.card.territory().map_or("Wild", Territory::name)
    }
}

/// What a set is worth in armies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// So many.
    Armies(u32),
    /// The sum of two dice: 2 to 12, 7 on average.
    TwoDice,
}

impl std::fmt::Display for Worth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Armies(armies) => f.write_str(&counted(*armies, "army", "armies")),
            Self::TwoDice => f.write_str("two dice of armies"),
        }
    }
}

/// A set of the own hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetView {
    /// Its cards.
    pub cards: [Card; 3],
    /// The held territories that get two armies (C3).
    pub gifts: Vec<Territory>,
}

/// The own cards and what can be done with them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardsView {
    /// Whose they are.
    pub seat: Seat,
    /// The territory cards.
    pub hand: Vec<CardView>,
    /// The best sets, the best first.
    pub sets: Vec<SetView>,
    /// What a set is worth now.
    pub worth: Worth,
    /// Whether a set can buy a factory.
    pub sells_factory: bool,
    /// Factories bought already this turn.
    pub bought: u32,
    /// Why no set can be turned in now, if so.
    pub cannot: Option<String>,
    /// Whether a set must be turned in (C4).
    pub forced: bool,
    /// The poker stash.
    pub stash: Vec<poker::Card>,
    /// Whether the game has poker cards.
    pub poker: bool,
}

/// How many sets are suggested.
const SUGGESTED: usize = 4;

impl Session {
    /// The cards of whoever looks at the screen.
    pub fn cards(&self) -> Option<CardsView> {
        let view = self.view();
        let (table, seat) = (view.table(), view.viewer()?);
        let ask = match self.duty() {
            Duty::Decide(prompt) => Some(prompt.ask),
            _ => None,
        };
        Some(CardsView {
            cannot: cannot(table, seat, ask),
            forced: matches!(ask, Some(Ask::Reinforce { forced: true, .. })),
            ..read(table, seat)
        })
    }

    /// The poker cards to lay down, with how many must go (T25).
    pub fn discard(&self) -> Option<(Vec<poker::Card>, u32)> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let Ask::Discard { left } = prompt.ask else { return None };
        Some((sorted(self.view().stash()), left))
    }
}

impl CardsView {
    /// The set that these cards make, if they make one.
    pub fn set_of(&self, cards: &[Card]) -> Option<SetView> {
        let cards: [Card; 3] = cards.try_into().ok()?;
        is_set(cards).then(|| SetView { cards, gifts: gifts(&self.hand, cards) })
    }
}

impl SetView {
    /// The action of turning it in.
    pub fn turn_in(&self, buy: Purchase) -> Action {
        Action::TurnIn { cards: self.cards, buy }
    }
}

fn read(table: &State, seat: Seat) -> CardsView {
    let rules = table.rules();
    let hand: Vec<CardView> =
        table.deck().hands[seat].iter().map(|card| card_view(table, seat, card)).collect();
    let mut sets: Vec<SetView> = table.deck().hands[seat]
        .sets()
        .map(|cards| SetView { cards, gifts: gifts(&hand, cards) })
        .collect();
    let wilds = |set: &SetView| set.cards.iter().filter(|card| **card == Card::Wild).count();
    // More gifts first; of equal ones those that keep the wilds.
    sets.order_by_key(|set| (std::cmp::Reverse(set.gifts.len()), wilds(set)));
    sets.dedup();
    sets.truncate(SUGGESTED);
    CardsView {
        seat,
        hand,
        sets,
        worth: rules.set_armies(table.sets_turned_in()).map_or(Worth::TwoDice, Worth::Armies),
        sells_factory: table.sells(Purchase::Factory),
        bought: if table.turn().seat == seat { table.turn().factories } else { 0 },
        cannot: None,
        forced: false,
        stash: sorted(table.poker().stashes[seat]),
        poker: rules.poker,
    }
}

/// A card as its holder sees it.
pub(super) fn card_view(table: &State, seat: Seat, card: Card) -> CardView {
    let held =
        card.territory().is_some_and(|territory| table.board().held(seat).contains(territory));
    CardView { card, symbol: card.symbol(), held }
}

fn gifts(hand: &[CardView], cards: [Card; 3]) -> Vec<Territory> {
    let held = |card: &Card| hand.iter().any(|view| view.held && view.card == *card);
    cards.iter().filter(|card| held(card)).filter_map(|card| card.territory()).collect()
}

/// Poker cards as they lie in a hand: by suit, the highest first.
pub(super) fn sorted(cards: poker::CardSet) -> Vec<poker::Card> {
    let mut cards: Vec<poker::Card> = cards.iter().collect();
    cards.order_by_key(|card| (card.suit(), std::cmp::Reverse(card.rank())));
    cards
}

fn cannot(table: &State, seat: Seat, ask: Option<Ask>) -> Option<String> {
    if matches!(ask, Some(Ask::Reinforce { .. })) {
        let has_set = table.deck().hands[seat].has_set();
        return (!has_set).then(|| {
            "Three cards of one symbol, or one of each, make a set; a wild stands for any."
                .to_owned()
        });
    }
    let from_five = match table.rules().forced_sets {
        ForcedSets::FromFive => " With five cards you must.",
        ForcedSets::Never => "",
    };
    Some(format!("You turn in sets at the start of your turn, before you attack.{from_five}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Seat::{Blue, Red};
    use crate::record::Position;

    fn with_symbol(symbol: Symbol, number: usize) -> Territory {
        symbol.territories().nth(number).unwrap()
    }

    fn table(rules: &str, hand: &[&str], red: &[Territory]) -> State {
        let hyphened = |territory: &Territory| territory.name().replace(' ', "-");
        let red: Vec<String> =
            red.iter().map(|place| format!("{} Red 3", hyphened(place))).collect();
        Position::parse(&format!(
            "rules {rules}
             players Red Blue
             turn Red reinforce 3
             hand Red {}
             stash Red 2C KH QH AS
             {}
             * Blue 1",
            hand.join(" "),
            red.join("\n")
        ))
        .unwrap()
    }

    #[test]
    fn c3_the_best_set_is_the_one_whose_territories_are_held() {
        let own: Vec<Territory> = (0..2).map(|n| with_symbol(Symbol::Infantry, n)).collect();
        let names: Vec<String> =
            (0..4).map(|n| with_symbol(Symbol::Infantry, n).name().replace(' ', "-")).collect();
        let hand: Vec<&str> = names.iter().map(String::as_str).collect();
        let view = read(&table("next", &hand, &own), Red);
        assert_eq!(view.hand.iter().filter(|card| card.held).count(), 2);
        assert_eq!(view.sets[0].gifts, own);
        assert_eq!(view.worth, Worth::Armies(4));
        assert!(!view.sells_factory);
        assert!(read(&table("nautical", &hand, &own), Red).sells_factory);
    }

    #[test]
    fn c2_a_set_without_a_wild_comes_before_one_with_it() {
        let names: Vec<String> =
            Symbol::ALL.map(|symbol| with_symbol(symbol, 3).name().replace(' ', "-")).to_vec();
        let mut hand: Vec<&str> = names.iter().map(String::as_str).collect();
        hand.push("wild");
        let view = read(&table("nautical", &hand, &[with_symbol(Symbol::Cavalry, 9)]), Red);
        assert!(view.sets.len() > 1);
        assert!(!view.sets[0].cards.contains(&Card::Wild));
        assert_eq!(view.worth, Worth::TwoDice);
        assert_eq!(view.set_of(&view.sets[0].cards), Some(view.sets[0].clone()));
        assert_eq!(view.set_of(&view.sets[0].cards[..2]), None);
    }

    #[test]
    fn sets_are_turned_in_at_the_start_of_the_own_turn_alone() {
        let place = with_symbol(Symbol::Artillery, 0);
        let table = table("nautical", &["wild", "wild", "Peru"], &[place]);
        let reinforce = Some(Ask::Reinforce { left: 3, forced: false });
        assert_eq!(cannot(&table, Red, reinforce), None);
        assert!(cannot(&table, Red, Some(Ask::Campaign)).is_some());
        assert!(cannot(&table, Blue, reinforce).is_some(), "Blue holds no set");
        assert!(cannot(&table, Red, None).is_some());
    }

    #[test]
    fn the_stash_lies_by_suit_with_the_highest_first() {
        let table = table("nautical", &[], &[Territory::Peru]);
        let codes: Vec<&str> = read(&table, Red).stash.iter().map(|card| card.name()).collect();
        assert_eq!(codes, ["2C", "KH", "QH", "AS"]);
    }
}
