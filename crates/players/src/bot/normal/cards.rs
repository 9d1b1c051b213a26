//! Cards: the sets to turn in and their use, the cards to reveal and to discard.

use std::cmp::Reverse;

use super::Planner;
use super::card_armies::{ARMIES_FOR_CARD, TWO_DICE};
use crate::bot::holdings::weight;
use engine::core::Seat;
use engine::game::{
    Action, Attack, BonusCards, Choice, FACTORY_ARMIES, Hand, Legal, Phase, Purchase,
    TerritoryCard, Victory,
};

impl Planner<'_> {
    /// Turns in the set that keeps the most value for later, as soon as there is one, or when the
    /// search prefers to; `None` if there is none. It hardly ever buys anything but armies: a game
    /// is decided before a factory pays.
    pub fn turn_in(&self, legal: &Legal) -> Option<Action> {
        let sells_armies =
            |choice: &Choice| matches!(choice, Choice::TurnIn { buy: Purchase::Armies, .. });
        if !legal.choices.iter().any(sells_armies) {
            return None;
        }
        let cards = self.spare_set()?;
        let buy = if self.wants_ship(legal) { Purchase::Ship } else { Purchase::Armies };
        if buy == Purchase::Armies && self.keeps_set(cards) {
            return None;
        }
        Some(Action::TurnIn { cards: self.neediest_first(cards), buy })
    }

    /// Puts the held territory first that needs armies most, where only the first gets some (C3).
    fn neediest_first(&self, mut cards: [TerritoryCard; 3]) -> [TerritoryCard; 3] {
        if self.view.state.rules().bonus_cards == BonusCards::One {
            cards.sort_by_cached_key(|card| {
                let held = card.territory().filter(|territory| self.view.is_mine(*territory));
                Reverse(held.map(|territory| self.view.threat(territory)))
            });
        }
        cards
    }

    /// Returns the set of the active army that keeps the most value for later.
    fn spare_set(&self) -> Option<[TerritoryCard; 3]> {
        let kinds = self.view.state.rules().set_kinds();
        let sets = self.view.observation.hand_in_action().sets_of(kinds);
        sets.max_by_key(|set| self.set_score(*set))
    }

    /// Buys a factory at the end of the turn if it promises more than the armies that the set would
    /// bring at the start of the next (W3).
    pub fn buy(&self, legal: &Legal) -> Action {
        let sold = legal.choices.iter().any(|choice| matches!(choice, Choice::TurnIn { .. }));
        let set = self.spare_set().filter(|set| sold && self.factory_pays(*set));
        set.map_or(Action::Done, |cards| Action::TurnIn { cards, buy: Purchase::Factory })
    }

    /// Returns `true` if a factory raises more armies in the rest of the game than this set is
    /// worth (T7, C3).
    fn factory_pays(&self, set: [TerritoryCard; 3]) -> bool {
        let state = self.view.state;
        let armies = state.rules().set_armies(state.sets_turned_in()).unwrap_or(TWO_DICE);
        let gifts = set.into_iter().filter_map(TerritoryCard::territory);
        let gifts = gifts.filter(|territory| self.view.is_mine(*territory)).count();
        let gifts = gifts.min(state.rules().bonus_cards.most());
        let gifts = ARMIES_FOR_CARD * u32::try_from(gifts).unwrap_or(0);
        let left = match state.rules().victory {
            Victory::Rounds(last) => u32::from(last).saturating_sub(state.turn().round),
            _ => u32::MAX,
        };
        let turns = self.view.weights.horizon.min(weight(left));
        turns * weight(FACTORY_ARMIES) > weight(armies + gifts)
    }

    /// Returns the worth of a set (K2), counting territories it holds among its cards (C3); wild
    /// cards are saved, since they fit any later set.
    fn set_score(&self, set: [TerritoryCard; 3]) -> i32 {
        let rules = self.view.state.rules();
        let armies = i32::try_from(rules.set_worth(set, 0).unwrap_or(0)).unwrap_or(0);
        let held = set
            .into_iter()
            .filter_map(TerritoryCard::territory)
            .filter(|at| self.view.is_mine(*at));
        let gifts = i32::try_from(held.count().min(rules.bonus_cards.most())).unwrap_or(0);
        let wilds: i32 =
            set.into_iter().filter(|card| *card == TerritoryCard::Wild).map(|_| 2).sum();
        armies + gifts - wilds
    }

    /// Discards the territory card that leaves the best set, preferably not one of a territory it
    /// holds (K6).
    pub fn shed(&self) -> Option<Action> {
        let hand = self.view.observation.hand();
        let kinds = self.view.state.rules().set_kinds();
        let kept = |card: &TerritoryCard| {
            let mut left = hand;
            left.take(*card);
            let best = left.sets_of(kinds).map(|set| self.set_score(set)).max();
            let mine = card.territory().is_some_and(|at| self.view.is_mine(at));
            (best, !mine, *card != TerritoryCard::Wild)
        };
        let card = hand.iter().max_by_key(kept)?;
        Some(Action::Shed { card })
    }

    /// Raises militia where the attack comes (T11, T12).
    pub fn levy(&self, army: Seat) -> Option<Action> {
        let Phase::Levy { attack, .. } = self.view.state.phase() else { return None };
        match attack {
            Attack::Land(battle) => Some(Action::Levy { territory: battle.to }),
            Attack::Sea(_) => {
                let strongest = self.view.board().held(army).iter();
                let territory = strongest.max_by_key(|territory| self.view.armies(*territory))?;
                Some(Action::Levy { territory })
            }
        }
    }

    /// Discards the lowest card that is alone of its rank (T25).
    pub fn discard(&self) -> Option<Action> {
        let stash = self.view.observation.stash();
        let ranking = self.view.state.rules().ranking();
        let card = ranking.in_order(stash).last().copied()?;
        Some(Action::Discard { card })
    }
}

/// Mobilizes militia, which costs nothing: cuts the deck, and reveals as many cards as possible
/// (T11).
pub(super) fn mobilize(legal: &Legal) -> Option<Action> {
    legal.choices.iter().find_map(|choice| {
        if let Choice::Mobilize { reveal } = *choice {
            Some(Action::Mobilize { cut: true, reveal })
        } else if let Choice::Reveal { cards } = *choice {
            Some(Action::Mobilize { cut: false, reveal: cards })
        } else {
            let cuts = Action::Mobilize { cut: true, reveal: Hand::EMPTY };
            (*choice == Choice::Cut).then_some(cuts)
        }
    })
}
