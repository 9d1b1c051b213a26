//! A roll of a normal attack that other players can influence, as stored in the phase (A22, L1 to
//! L4).

use serde::{Deserialize, Serialize};

use crate::battle::{ModifiedRoll, Post, Side};
use crate::core::Seat;
use crate::game::action::rolling::Until;
use crate::game::phase::battle::{Battle, Force};
use crate::world::Territory;

/// A roll of a normal attack in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Duel {
    /// The origin of the attack.
    pub from: Post,
    /// The attacked territory.
    pub to: Territory,
    /// The owner of the attacked territory.
    pub defender: Seat,
    /// The number of rolls of the attack so far.
    pub rolls: u32,
    /// The number of dice that the attacker has declared; 0 before that.
    pub attack: u8,
    /// The number of dice that the defender has declared; 0 before that.
    pub defence: u8,
    /// The point up to which the attacker is not asked again.
    pub until: Until,
    /// True if the attacker plays a barrage at this roll (L7).
    pub barrage: bool,
    /// The dice of attacker and defender once rolled.
    #[serde(rename = "throws")]
    pub dice: Option<[ModifiedRoll; 2]>,
}

impl Duel {
    pub(crate) fn new(from: Post, battle: &Battle) -> Self {
        Self {
            from,
            to: battle.to,
            defender: battle.defender,
            rolls: battle.rolls,
            attack: 0,
            defence: 0,
            until: Until::Once,
            barrage: false,
            dice: None,
        }
    }

    /// Returns the attack as it is between two rolls.
    pub(crate) fn battle(&self) -> Battle {
        let Self { from, to, defender, rolls, .. } = *self;
        Battle { defender, to, force: Force::Normal(from), rolls }
    }

    /// Returns the dice of a side; none before they are rolled.
    pub fn roll(&self, side: Side) -> ModifiedRoll {
        self.dice.map_or_else(ModifiedRoll::default, |[attack, defence]| match side {
            Side::Attacker => attack,
            Side::Defender => defence,
        })
    }

    pub(crate) fn roll_mut(&mut self, side: Side) -> Option<&mut ModifiedRoll> {
        self.dice.as_mut().map(|[attack, defence]| match side {
            Side::Attacker => attack,
            Side::Defender => defence,
        })
    }

    /// Returns the next roll of the same attack, with no dice declared.
    pub(crate) fn next(&self) -> Self {
        Self { attack: 0, defence: 0, barrage: false, dice: None, ..*self }
    }
}
