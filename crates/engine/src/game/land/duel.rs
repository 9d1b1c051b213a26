//! A roll of a normal attack where others have a word in it, as a turn keeps it (A22, L1 to L4).

use serde::{Deserialize, Serialize};

use super::battle::{Battle, Force};
use crate::battle::{Post, Side, Throw};
use crate::core::Seat;
use crate::game::rolling::Until;
use crate::world::Territory;

/// A roll of a normal attack, as far as it has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Duel {
    /// Where the attack comes from.
    pub from: Post,
    /// The attacked territory.
    pub to: Territory,
    /// Whose territory it is.
    pub defender: Seat,
    /// Rolls of the attack so far.
    pub rolls: u32,
    /// The dice that the attacker has declared; 0 before that.
    pub attack: u8,
    /// The dice that the defender has declared; 0 before that.
    pub defence: u8,
    /// How far to go on without asking the attacker.
    pub until: Until,
    /// Whether the attacker fires a barrage at this roll (L7).
    pub barrage: bool,
    /// The dice of attacker and defender, once they lie.
    pub throws: Option<[Throw; 2]>,
}

impl Duel {
    pub(super) fn new(from: Post, battle: &Battle) -> Self {
        Self {
            from,
            to: battle.to,
            defender: battle.defender,
            rolls: battle.rolls,
            attack: 0,
            defence: 0,
            until: Until::Once,
            barrage: false,
            throws: None,
        }
    }

    /// The attack as it is between two rolls.
    pub(crate) fn battle(&self) -> Battle {
        let Self { from, to, defender, rolls, .. } = *self;
        Battle { defender, to, force: Force::Normal(from), rolls }
    }

    /// The dice of a side as they lie; none before they are thrown.
    pub fn throw(&self, side: Side) -> Throw {
        self.throws.map_or_else(Throw::default, |[attack, defence]| match side {
            Side::Attacker => attack,
            Side::Defender => defence,
        })
    }

    pub(crate) fn throw_mut(&mut self, side: Side) -> Option<&mut Throw> {
        self.throws.as_mut().map(|[attack, defence]| match side {
            Side::Attacker => attack,
            Side::Defender => defence,
        })
    }

    /// The next roll of the same attack, which nobody has declared dice for.
    pub(super) fn next(&self) -> Self {
        Self { attack: 0, defence: 0, barrage: false, throws: None, ..*self }
    }
}
