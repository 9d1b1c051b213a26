//! Options that came together: what they say to the rest of the game, and how fingerprints have them.

use serde::Serialize;

use super::attack_options::{AttackRolls, DefenceDice, Scars, Start};
use super::poker_options::{FlopCards, PokerGames};
use super::ruleset::RuleSet;
use super::turn_options::{CapturedSets, FirstTurn};
use crate::core::SeatSet;
use crate::poker::{Limit, Terms, Variant, VariantSet};

impl RuleSet {
    /// The options of attacks that were added together, in their order, for fingerprints; `None` where
    /// none of them is used.
    pub(crate) fn options_of_attacks(&self) -> Option<impl Serialize + use<>> {
        let attack = (self.attack_rolls, self.defence_dice, self.ploys);
        let table = (self.scars, self.start);
        let plain = (AttackRolls::Any, DefenceDice::Maximum, false);
        (attack != plain || table != (Scars::None, Start::Dealt)).then_some((attack, table))
    }

    /// Who begins, for fingerprints; `None` where it is decided by dice.
    pub(crate) fn option_of_order(&self) -> Option<impl Serialize + use<>> {
        Some(self.first_turn).filter(|first| *first != FirstTurn::Die)
    }

    /// What later seats get, for fingerprints; `None` where it is nothing.
    pub(crate) fn option_of_later_seats(&self) -> Option<impl Serialize + use<>> {
        Some(self.later_seats).filter(|armies| *armies > 0)
    }

    /// When captured sets are turned in, for fingerprints; `None` where they wait.
    pub(crate) fn option_of_captured_sets(&self) -> Option<impl Serialize + use<>> {
        Some(self.captured_sets).filter(|when| *when == CapturedSets::AtOnce)
    }

    /// Whether hands are topped up on entry, for fingerprints; `None` where they are not.
    pub(crate) fn option_of_entry(&self) -> Option<impl Serialize + use<>> {
        Some(self.entry_tops_up).filter(|tops_up| *tops_up)
    }

    /// Whether all-in bets must be called, for fingerprints; `None` where they need not be.
    pub(crate) fn option_of_all_in(&self) -> Option<impl Serialize + use<>> {
        Some(self.must_call_all_in).filter(|must_call| *must_call)
    }

    /// Whether all rolls of a normal attack follow from the attacker's word: nobody else is asked, and
    /// nothing changes dice.
    pub(crate) fn rolls_at_once(&self) -> bool {
        self.attack_rolls == AttackRolls::Any
            && self.defence_dice == DefenceDice::Maximum
            && !self.ploys
            && self.scars == Scars::None
    }

    /// What games of poker are played by.
    pub fn poker_terms(&self) -> Terms {
        Terms {
            ranking: self.ranking(),
            variants: match self.poker_games {
                PokerGames::Draw => VariantSet::only(Variant::Draw),
                PokerGames::Stud => VariantSet::only(Variant::Stud),
                PokerGames::HoldEm => VariantSet::only(Variant::HoldEm),
                PokerGames::DealersChoice => VariantSet::FULL,
            },
            flop: match self.flop_cards {
                FlopCards::One => 1,
                FlopCards::Three => 3,
            },
            limit: self.betting,
            free: SeatSet::EMPTY,
            must_call_all_in: self.must_call_all_in,
        }
    }

    /// The options of poker, for fingerprints; `None` where they are as they were.
    pub(crate) fn options_of_poker(&self) -> Option<impl Serialize + use<>> {
        let options = (self.poker_games, self.flop_cards, self.betting);
        let as_they_were = (PokerGames::Draw, FlopCards::One, Limit::OneArmy);
        (options != as_they_were).then_some(options)
    }

    /// The options of how a turn ends and of playing allies, for fingerprints: only where they are not as in
    /// the games that were before them.
    pub(crate) fn options_of_turns(&self) -> Option<impl Serialize + use<>> {
        let end = |rules: &Self| (rules.end_of_turn, rules.factory_sales, rules.full_stash);
        let allies = |rules: &Self| (rules.ally_cards, rules.bids, rules.further_hands);
        let all = |rules: &Self| (end(rules), allies(rules), rules.pot_factories, rules.dealing);
        Some(all(self)).filter(|options| *options != all(&self.as_it_was()))
    }
}
