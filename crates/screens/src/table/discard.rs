//! Discards: poker cards beyond five (T25), one for another that is drawn (W3), territory cards
//! beyond seven (K6).

use crate::seats::cards::{CardView, card_view, sorted};
use engine::game::{Action, Ask};
use engine::poker;
use table::{Duty, Session};

/// A card that may be discarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Discardable {
    Poker(poker::Card),
    Territory(CardView),
}

impl Discardable {
    fn action(self) -> Action {
        match self {
            Self::Poker(card) => Action::Discard { card },
            Self::Territory(view) => Action::Shed { card: view.card },
        }
    }
}

/// The cards of a seat, and those picked to be discarded.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DiscardView {
    pub cards: Vec<Discardable>,
    /// The number of cards to discard.
    pub left: u32,
    /// True if one card is discarded for another, or else none is drawn (W3).
    pub for_another: bool,
    /// The indices of the picked cards, in the order in which they were picked.
    picked: Vec<usize>,
}

impl DiscardView {
    /// Returns the cards to discard from, with none picked yet.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let stash = || sorted(session.view().stash()).into_iter().map(Discardable::Poker).collect();
        let (cards, left, for_another) = match prompt.ask {
            Ask::Discard { left } => (stash(), left, false),
            Ask::MakeRoom => (stash(), 1, true),
            Ask::Shed { left } => {
                let table = session.view().table();
                let shown = |card| Discardable::Territory(card_view(table, prompt.seat, card));
                (session.view().hand().iter().map(shown).collect(), left, false)
            }
            _ => return None,
        };
        Some(DiscardView { cards, left, for_another, picked: Vec::new() })
    }
}

impl DiscardView {
    /// Returns an explanation in two sentences.
    pub fn about(&self) -> String {
        match self.cards.first() {
            Some(Discardable::Territory(_)) => text::cards::shed_about(self.left),
            _ if self.for_another => text::cards::make_room_about().to_owned(),
            _ => text::cards::discard_about(self.left),
        }
    }

    /// Returns the title of the dialog.
    pub fn title(&self) -> &'static str {
        match self.cards.first() {
            Some(Discardable::Territory(_)) => text::cards::shed(),
            _ => text::cards::discard(),
        }
    }

    /// Picks the card at this index, or unpicks it. If that is one too many, the first one picked
    /// is dropped.
    pub fn pick(&mut self, place: usize) {
        if self.is_picked(place) {
            self.picked.retain(|other| *other != place);
            return;
        }
        if self.missing() == 0 {
            self.picked.remove(0);
        }
        self.picked.push(place);
    }

    pub fn is_picked(&self, place: usize) -> bool {
        self.picked.contains(&place)
    }

    /// Returns the number of cards still to pick.
    pub fn missing(&self) -> usize {
        usize::try_from(self.left).unwrap_or(usize::MAX).saturating_sub(self.picked.len())
    }

    /// Returns the actions that discard the picked cards.
    pub fn actions(&self) -> Vec<Action> {
        let cards = self.picked.iter().filter_map(|place| self.cards.get(*place));
        cards.map(|card| card.action()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::poker::Card::{AceOfSpades, KingOfSpades, QueenOfHearts};

    #[test]
    fn t25_of_one_card_too_many_the_first_gives_way() {
        let cards = [AceOfSpades, KingOfSpades, QueenOfHearts].map(Discardable::Poker).into();
        let mut view = DiscardView { cards, left: 2, for_another: false, picked: Vec::new() };
        view.pick(0);
        assert_eq!(view.missing(), 1);
        view.pick(1);
        view.pick(2);
        assert_eq!(view.missing(), 0);
        assert!(!view.is_picked(0) && view.is_picked(1));
        let discard = |card| Action::Discard { card };
        assert_eq!(view.actions(), [discard(KingOfSpades), discard(QueenOfHearts)]);
        view.pick(1);
        assert_eq!(view.missing(), 1, "it is taken back");
    }
}
