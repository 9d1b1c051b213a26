//! The choice of the poker variant, and of the stash cards to use where none are exchanged (W6).

use super::nerve::whim;
use super::{Planner, STASH_CARD};
use crate::bot::holdings::weight;
use engine::game::{Choice, Legal, PokerTable};
use engine::poker::{CardSet, Deal, HandOutlook, Move, Moves, Own, SuitSet, Variant, VariantSet};
use stdx::InOrder;

impl Planner<'_> {
    /// Names the variant that is best for its stash; any of them, if the player isn't in the hand.
    pub(super) fn name_game(&self, table: &PokerTable) -> Option<Move> {
        let variants = table.game.terms().variants;
        if !table.game.betting().in_game().contains(self.view.player) {
            let place = usize::from(whim(self.deals_seed())) % variants.len().max(1);
            return variants.nth(place).map(Move::Name);
        }
        self.best_game(table, variants).map(Move::Name)
    }

    fn best_game(&self, table: &PokerTable, variants: VariantSet) -> Option<Variant> {
        let promise = |variant: Variant| {
            let best = match variant {
                Variant::Draw => self.before_the_deal(self.opponents(table), SuitSet::FULL).win,
                Variant::Stud | Variant::HoldEm => {
                    let outlooks = self.hidden_hands(variant.most_own());
                    let outlooks = outlooks.into_iter().map(|own| self.dealt(table, variant, own));
                    outlooks.map(|outlook| outlook.win).fold(0.0, f32::max)
                }
            };
            (best, variant)
        };
        let best = variants.iter().map(promise).max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.map(|(_, variant)| variant)
    }

    /// Uses the most promising cards of the stash.
    pub(super) fn use_cards(&self, table: &PokerTable, legal: &Legal) -> Option<Move> {
        let (least, most) = legal.choices.iter().find_map(|choice| {
            if let Choice::Poker(Moves::Use { least, most, .. }) = choice {
                Some((*least, *most))
            } else {
                None
            }
        })?;
        let variant = table.game.variant()?;
        if variant == Variant::Draw {
            return self.use_to_draw(table, least);
        }
        let (pot, prize) = (weight(table.game.betting().total()), self.prize(table));
        let hands = self.hidden_hands(usize::from(most));
        let hands = hands.into_iter().filter(|cards| cards.len() >= usize::from(least));
        let worth = |cards: CardSet| {
            let HandOutlook { win, suited } = self.dealt(table, variant, cards);
            let used = u32::try_from(cards.len()).unwrap_or(0);
            win * pot + suited * prize - weight(used) * STASH_CARD
        };
        let best = hands.map(|cards| (worth(cards), cards));
        best.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, cards)| Move::Use(cards))
    }

    /// Returns the outlook of these cards before the deal.
    fn dealt(&self, table: &PokerTable, variant: Variant, own: CardSet) -> HandOutlook {
        let (terms, suits) = (table.game.terms(), self.useful_suits(table));
        let others = self.opponents(table);
        match Deal::before(variant, terms.flop, own, others) {
            Some(deal) => {
                let deal = Deal { dead: self.view.observation.stash(), ..deal };
                deal.sampled(terms.ranking, suits, self.deals_seed(), self.view.weights.deals / 2)
            }
            None => self.trials().outlook(Own::ToDraw(own), others, suits),
        }
    }

    /// Returns the choices of at most this many cards of the stash: none, one, two, or three of a
    /// rank or suit.
    fn hidden_hands(&self, most: usize) -> Vec<CardSet> {
        let stash = self.view.observation.stash();
        let mut hands = vec![CardSet::EMPTY];
        for one in stash {
            hands.push(CardSet::only(one));
            let later = stash.iter().filter(|other| *other > one);
            hands.extend(later.map(|other| CardSet::of(&[one, other])));
            let suited = |other: &engine::poker::Card| other.suit() == one.suit();
            let ranked = |other: &engine::poker::Card| other.rank() == one.rank();
            hands.push(stash.iter().filter(suited).take(most).collect());
            hands.push(stash.iter().filter(ranked).take(most).collect());
        }
        hands.retain(|cards| cards.len() <= most);
        hands.order_by(Ord::cmp);
        hands.dedup();
        hands
    }
}
