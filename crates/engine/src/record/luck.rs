//! Armies ahead of the odds: losses and kills in battles on land and at sea, compared with the
//! expected numbers for the same dice.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::battle::{Losses, ModifierSet, expected_losses, expected_losses_raised, modified_odds};
use crate::core::{BySeat, Seat};
use crate::game::{Event, Fleet, LandEvent, SeaEvent};

/// A seat's results in all battles, as attacker and as defender, compared with the expected results
/// for the same numbers of dice. The plus one is assumed to go to the best die.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Luck {
    /// Rolls that the seat took part in.
    pub rolls: u32,
    /// Armies that the seat lost in them, including captives.
    pub lost: u32,
    /// Expected number of armies lost.
    pub expected_lost: f64,
    /// Armies that its opponents lost.
    pub inflicted: u32,
    /// Expected number of armies that its opponents lost.
    pub expected_inflicted: f64,
}

/// A roll: the dice of both sides, whether the plus one raised a die, and the losses of the
/// attacker and the defender.
struct Roll {
    dice: (u32, u32),
    is_raised: bool,
    losses: Losses,
}

/// Adds up rolls.
#[derive(Debug, Default)]
pub(super) struct LuckTally {
    pub luck: BySeat<Luck>,
    /// The attacker and the defender of the current attack.
    sides: Option<(Seat, Seat)>,
    /// The modifiers that changed dice of the current roll (L2); a missile doesn't count as luck.
    modifiers: ModifierSet,
    /// Expected losses of the defender, by the dice of both sides and by whether one is raised.
    expected: BTreeMap<(u32, u32, bool), f64>,
}

impl LuckTally {
    /// Counts an event of an action. `fleet` is the state of the ships before that action.
    pub fn count(&mut self, event: &Event, fleet: &Fleet) {
        if let Event::Land(event) = event {
            self.count_on_land(event);
        } else if let Event::Sea(SeaEvent::Rolled {
            ship,
            target,
            attack,
            defence,
            plus,
            losses,
            ..
        }) = *event
        {
            let owner = |ship| fleet.get(ship).map(|ship| ship.owner);
            if let (Some(attacker), Some(defender)) = (owner(ship), owner(target)) {
                let dice = (attack.len(), defence.len());
                self.add((attacker, defender), &Roll { dice, is_raised: plus.is_some(), losses });
            }
        }
    }

    fn count_on_land(&mut self, event: &LandEvent) {
        if let LandEvent::Attacked { attacker, defender, .. } = *event {
            self.sides = Some((attacker, defender));
        } else if let LandEvent::DiceModified { attack, defence } = event {
            let dice = attack.dice().chain(defence.dice());
            self.modifiers = dice.flat_map(|die| die.changed).collect();
        } else if let LandEvent::Rolled { attack, defence, losses } = *event {
            let dice = (attack.len(), defence.len());
            self.add_on_land(&Roll { dice, is_raised: false, losses });
        } else if let LandEvent::BlockRolled { attack, defence, plus, losses, .. } = *event {
            let dice = (attack.len(), defence.len());
            self.add_on_land(&Roll { dice, is_raised: plus.is_some(), losses });
        }
    }

    fn add_on_land(&mut self, roll: &Roll) {
        if let Some(sides) = self.sides {
            self.add(sides, roll);
        }
    }

    fn add(&mut self, (attacker, defender): (Seat, Seat), roll: &Roll) {
        let (attack, defence) = roll.dice;
        let modifiers = std::mem::take(&mut self.modifiers);
        let of_defender = if modifiers.is_empty() {
            self.expected(attack, defence, roll.is_raised)
        } else {
            let odds = modified_odds(attack, defence, modifiers);
            (0u32..).zip(odds).map(|(lost, probability)| f64::from(lost) * probability).sum()
        };
        let of_attacker = f64::from(attack.min(defence)) - of_defender;
        let Losses { attacker: lost, defender: inflicted } = roll.losses;
        self.luck[attacker].add((lost, of_attacker), (inflicted, of_defender));
        self.luck[defender].add((inflicted, of_defender), (lost, of_attacker));
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
    /// Returns the armies ahead of the odds: those kept and those destroyed beyond the expected
    /// numbers. Negative if the dice were unfavourable.
    pub fn ahead(&self) -> f64 {
        self.expected_lost - f64::from(self.lost) + f64::from(self.inflicted)
            - self.expected_inflicted
    }

    /// Adds a roll: armies lost and inflicted, each with its expected number.
    fn add(&mut self, lost: (u32, f64), inflicted: (u32, f64)) {
        self.rolls += 1;
        self.lost += lost.0;
        self.expected_lost += lost.1;
        self.inflicted += inflicted.0;
        self.expected_inflicted += inflicted.1;
    }
}
