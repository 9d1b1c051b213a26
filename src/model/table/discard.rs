//! Poker cards that are laid down: those beyond five (T25), or one for another that is drawn (W3).

use super::cards::sorted;
use crate::model::session::{Duty, Session};
use engine::game::{Action, Ask};
use engine::poker::Card;

/// The poker cards of a stash, and which of them are picked to be laid down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscardView {
    pub cards: Vec<Card>,
    /// How many go.
    pub left: u32,
    /// Whether one is laid down for another, or none is drawn (W3).
    pub for_another: bool,
    /// In the order in which they were picked.
    picked: Vec<Card>,
}

impl Session {
    /// The poker cards to lay down, of which none is picked yet.
    pub fn discard(&self) -> Option<DiscardView> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let (left, for_another) = match prompt.ask {
            Ask::Discard { left } => (left, false),
            Ask::MakeRoom => (1, true),
            _ => return None,
        };
        let cards = sorted(self.view().stash());
        Some(DiscardView { cards, left, for_another, picked: Vec::new() })
    }
}

impl DiscardView {
    /// Picks a card, or takes it back. Of one too many the one that was picked first gives way.
    pub fn pick(&mut self, card: Card) {
        if self.is_picked(card) {
            self.picked.retain(|other| *other != card);
            return;
        }
        if self.missing() == 0 {
            self.picked.remove(0);
        }
        self.picked.push(card);
    }

    pub fn is_picked(&self, card: Card) -> bool {
        self.picked.contains(&card)
    }

    /// How many more have to be picked.
    pub fn missing(&self) -> usize {
        usize::try_from(self.left).unwrap_or(usize::MAX).saturating_sub(self.picked.len())
    }

    /// What lays the picked cards down.
    pub fn actions(&self) -> impl Iterator<Item = Action> + use<> {
        self.picked.clone().into_iter().map(|card| Action::Discard { card })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::poker::Card::{AceOfSpades, KingOfSpades, QueenOfHearts};

    #[test]
    fn t25_of_one_card_too_many_the_first_gives_way() {
        let cards = vec![AceOfSpades, KingOfSpades, QueenOfHearts];
        let mut view = DiscardView { cards, left: 2, for_another: false, picked: Vec::new() };
        view.pick(AceOfSpades);
        assert_eq!(view.missing(), 1);
        view.pick(KingOfSpades);
        view.pick(QueenOfHearts);
        assert_eq!(view.missing(), 0);
        assert!(!view.is_picked(AceOfSpades) && view.is_picked(KingOfSpades));
        let discard = |card| Action::Discard { card };
        let both = [discard(KingOfSpades), discard(QueenOfHearts)];
        assert_eq!(view.actions().collect::<Vec<_>>(), both);
        view.pick(KingOfSpades);
        assert_eq!(view.missing(), 1, "it is taken back");
    }
}
