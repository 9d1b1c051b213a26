//! Questions that several options answer together.

use crate::core::SeatSet;
use crate::game::rules::attack_options::{AttackRolls, DefenceDice, Scars};
use crate::game::rules::poker_options::{FlopCards, PokerGames};
use crate::game::rules::ruleset::RuleSet;
use crate::poker::{PokerTerms, Variant, VariantSet};

impl RuleSet {
    /// Returns `true` if the attacker's declaration settles all rolls of a normal attack: nobody
    /// else is asked, and nothing changes the dice.
    pub(crate) fn rolls_at_once(&self) -> bool {
        self.attack_rolls == AttackRolls::Any
            && self.defence_dice == DefenceDice::Maximum
            && !self.ploys
            && self.scars == Scars::None
    }

    /// Returns the terms of hands of poker.
    pub fn poker_terms(&self) -> PokerTerms {
        PokerTerms {
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
}
