//! The options that came after the first games, as parts of fingerprints. An option is left out while
//! it has the value of old games, so their fingerprints stay the same.

use serde::Serialize;

use crate::game::rules::attack_options::{AttackRolls, DefenceDice, Scars, Start};
use crate::game::rules::poker_options::{FlopCards, PokerGames};
use crate::game::rules::ruleset::RuleSet;
use crate::game::rules::turn_options::{BonusCards, CapturedSets, FirstTurn};
use crate::poker::Limit;

impl RuleSet {
    /// Returns the options of attacks in order, for fingerprints, or `None` if all have their
    /// defaults.
    pub(crate) fn options_of_attacks(&self) -> Option<impl Serialize + use<>> {
        let attack = (self.attack_rolls, self.defence_dice, self.ploys);
        let table = (self.scars, self.start);
        let plain = (AttackRolls::Any, DefenceDice::Maximum, false);
        (attack != plain || table != (Scars::None, Start::Dealt)).then_some((attack, table))
    }

    /// Returns the option of who begins, for fingerprints, or `None` if dice decide.
    pub(crate) fn option_of_order(&self) -> Option<impl Serialize + use<>> {
        Some(self.first_turn).filter(|first| *first != FirstTurn::Die)
    }

    /// Returns the armies of later seats, for fingerprints, or `None` if there are none.
    pub(crate) fn option_of_later_seats(&self) -> Option<impl Serialize + use<>> {
        Some(self.later_seats).filter(|armies| *armies > 0)
    }

    /// Returns the option of captured sets, for fingerprints, or `None` if they wait until the next
    /// turn.
    pub(crate) fn option_of_captured_sets(&self) -> Option<impl Serialize + use<>> {
        Some(self.captured_sets).filter(|when| *when == CapturedSets::AtOnce)
    }

    /// Returns the option of topping up hands on entry, for fingerprints, or `None` if it is off.
    pub(crate) fn option_of_entry(&self) -> Option<impl Serialize + use<>> {
        Some(self.entry_tops_up).filter(|tops_up| *tops_up)
    }

    /// Returns the option that all-in bets must be called, for fingerprints, or `None` if it is
    /// off.
    pub(crate) fn option_of_all_in(&self) -> Option<impl Serialize + use<>> {
        Some(self.must_call_all_in).filter(|must_call| *must_call)
    }

    /// Returns the option of cards that bring armies, for fingerprints, or `None` if all do.
    pub(crate) fn option_of_bonus_cards(&self) -> Option<impl Serialize + use<>> {
        Some(self.bonus_cards).filter(|cards| *cards == BonusCards::One)
    }

    /// Returns the options of poker, for fingerprints, or `None` if all have their defaults.
    pub(crate) fn options_of_poker(&self) -> Option<impl Serialize + use<>> {
        let options = (self.poker_games, self.flop_cards, self.betting);
        let as_they_were = (PokerGames::Draw, FlopCards::One, Limit::OneArmy);
        (options != as_they_were).then_some(options)
    }

    /// Returns the options of the end of a turn and of playing allies, for fingerprints, or `None`
    /// if all are as in games older than these options.
    pub(crate) fn options_of_turns(&self) -> Option<impl Serialize + use<>> {
        let end = |rules: &Self| (rules.end_of_turn, rules.factory_sales, rules.full_stash);
        let allies = |rules: &Self| (rules.ally_cards, rules.bids, rules.further_hands);
        let all = |rules: &Self| (end(rules), allies(rules), rules.pot_factories, rules.dealing);
        Some(all(self)).filter(|options| *options != all(&self.without_corrections()))
    }
}
