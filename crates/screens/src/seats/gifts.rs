//! The extra armies for cards whose territories the player holds (C3), in words.

use crate::seats::cards::{CardsView, held};
use crate::seats::sets::SetView;
use engine::game::{BonusCards, SetValue};
use engine::world::Territory;

impl CardsView {
    /// Returns the extra armies of a suggested set: “+2”, and where they go if another set has the
    /// same symbols. Empty if there are none.
    pub fn gifts_of(&self, set: &SetView) -> String {
        if self.gives { set.gifts_among(&self.sets) } else { String::new() }
    }

    /// Describes a set and its value in a few sentences.
    pub fn about(&self, set: Option<&SetView>) -> String {
        let by_kind = self.rules.set_value == SetValue::ByKind;
        let Some(set) = set else {
            return if by_kind { text::cards::pick_by_kind() } else { text::cards::pick() }
                .to_owned();
        };
        if !self.gives {
            return String::new();
        }
        let gifts = self.gifts_in_words(set);
        let worth = self.rules.set_worth(set.cards, 0).filter(|_| by_kind);
        let Some(worth) = worth else { return gifts };
        let said = text::cards::Worth { gifts, armies: worth }.say();
        let all = worth + 2 * u32::try_from(set.gifts.len()).unwrap_or(0);
        match self.room.filter(|room| *room < all) {
            Some(room) => text::cards::NoRoom { said, armies: room }.say(),
            None => said,
        }
    }

    fn gifts_in_words(&self, set: &SetView) -> String {
        let names = |all: &[Territory]| {
            let names = all.iter().map(|territory| territory.name().to_owned());
            names.reduce(text::and_last).unwrap_or_default()
        };
        if self.rules.card_armies_anywhere {
            let (number, territories) = (set.gifts.len(), names(&set.gifts));
            return text::cards::GiftsAnywhere { number, territories }.say();
        }
        let held = held(&self.hand, set.cards);
        let (number, territories) = (held.len(), names(&held));
        match self.rules.bonus_cards {
            BonusCards::Each => text::cards::Gifts { number, territories }.say(),
            BonusCards::One => {
                let first = set.gifts.first().map_or("", |territory| territory.name());
                text::cards::GiftOnce { number, territories, first }.say()
            }
        }
    }
}
