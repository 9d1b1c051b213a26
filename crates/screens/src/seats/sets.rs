//! Sets of three territory cards, as the player's hand suggests them.

use engine::game::{Action, Purchase, TerritoryCard};
use engine::world::{Symbol, Territory};

/// A set in the player's hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetView {
    pub cards: [TerritoryCard; 3],
    /// The held territories that get two armies each (C3).
    pub gifts: Vec<Territory>,
}

impl SetView {
    /// Returns the extra armies: “+2”, and where they go if another of these sets has the same
    /// symbols. Empty if there are none.
    pub(super) fn gifts_among(&self, sets: &[Self]) -> String {
        if self.gifts.is_empty() {
            return String::new();
        }
        let armies = 2 * self.gifts.len();
        let is_alike = |other: &&Self| other.symbols() == self.symbols();
        if sets.iter().filter(is_alike).count() < 2 {
            return text::cards::set_gifts(armies);
        }
        text::cards::SetGiftsWhere { armies, territories: text::all_of(&self.gifts) }.say()
    }

    /// Returns the symbols, in order; `None` for a wild card.
    fn symbols(&self) -> [Option<Symbol>; 3] {
        let mut symbols = self.cards.map(TerritoryCard::symbol);
        symbols.sort_unstable();
        symbols
    }

    /// Returns the action that turns the set in.
    pub fn turn_in(&self, buy: Purchase) -> Action {
        Action::TurnIn { cards: self.cards, buy }
    }
}

/// Leaves one of several sets that bring the same: the same symbols, and armies on the same
/// territories. The others can still be picked card by card.
pub(super) fn drop_equal(sets: &mut Vec<SetView>) {
    let mut seen = Vec::new();
    sets.retain(|set| {
        let brings = (set.symbols(), set.gifts.clone());
        let is_new = !seen.contains(&brings);
        if is_new {
            seen.push(brings);
        }
        is_new
    });
}
