//! Who had luck with the dice: armies lost and inflicted, against what was to be expected.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::battle::{ModifierSet, expected_losses, expected_losses_raised, modified_odds};
use crate::core::{BySeat, Seat};
use crate::game::{Event, LandEvent};

/// What the dice did to a seat, as attacker and as defender, against what was to be expected of as
/// many dice. The plus one is taken to go to the best die.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct Luck {
    /// Rolls it had a part in.
    pub rolls: u32,
    /// Armies it lost in them, those captured included.
    pub lost: u32,
    /// Armies it was to lose.
    pub expected_lost: f64,
    /// Armies its opponents lost.
    pub inflicted: u32,
    /// Armies they were to lose.
    pub expected_inflicted: f64,
}

/// Counts rolls.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub luck: BySeat<Luck>,
    /// The attacker and the defender of the attack that is fought.
    sides: Option<(Seat, Seat)>,
    /// What changed dice of the roll that lies (L2); a missile is no luck.
    modifiers: ModifierSet,
    /// Expected losses of the defender by dice of both sides, and whether one is raised.
    expected: BTreeMap<(u32, u32, bool), f64>,
}

impl Tally {
    pub fn count(&mut self, event: &Event) {
        if let Event::Land(LandEvent::Attacked { attacker, defender, .. }) = *event {
            self.sides = Some((attacker, defender));
        }
        if let Event::Land(LandEvent::DiceLie { attack, defence }) = *event {
            self.modifiers =
                attack.dice().chain(defence.dice()).flat_map(|die| die.changed).collect();
        }
        let (attack, defence, is_raised, losses) = if let Event::Land(LandEvent::Rolled {
            attack,
            defence,
            losses,
        }) = *event
        {
            (attack, defence, false, losses)
        } else if let Event::Land(LandEvent::BlockRolled {
            attack, defence, plus, losses, ..
        }) = *event
        {
            (attack, defence, plus.is_some(), losses)
        } else {
            return;
        };
        let Some((attacker, defender)) = self.sides else { return };
        let dice = (attack.len(), defence.len());
        let modifiers = std::mem::take(&mut self.modifiers);
        let of_defender = if modifiers.is_empty() {
            self.expected(dice.0, dice.1, is_raised)
        } else {
            let odds = modified_odds(dice.0, dice.1, modifiers);
            (0u32..).zip(odds).map(|(lost, probability)| f64::from(lost) * probability).sum()
        };
        let of_attacker = f64::from(dice.0.min(dice.1)) - of_defender;
        self.luck[attacker].add((losses.attacker, of_attacker), (losses.defender, of_defender));
        self.luck[defender].add((losses.defender, of_defender), (losses.attacker, of_attacker));
    }

    fn expected(&mut self, attack: u32, defence: u32, is_raised: bool) -> f64 {
        let expected = self.expected.entry((attack, defence, is_raised));
        *expected.or_insert_with(|| {
            if is_raised {
                expected_losses_raised(attack, defence)
            } else {
                expected_losses(attack, defence)
            }
        })
    }
}

impl Luck {
    /// Adds a roll: armies lost and inflicted, each with what was to be expected.
    fn add(&mut self, lost: (u32, f64), inflicted: (u32, f64)) {
        self.rolls += 1;
        self.lost += lost.0;
        self.expected_lost += lost.1;
        self.inflicted += inflicted.0;
        self.expected_inflicted += inflicted.1;
    }
}
