//! The state of a battle in progress.

use super::percent::percent;
use super::target::{POOR, SLIM};
use super::{DecisionContext, Reason};
use engine::battle::Outlook;
use engine::game::{Attack, Battle, Force, Phase};

impl DecisionContext<'_> {
    fn battle(&self) -> Option<&Battle> {
        match self.state.phase() {
            Phase::Battle(battle)
            | Phase::PlusOne { battle, .. }
            | Phase::Mobilize(Attack::Land(battle))
            | Phase::Reveal { attack: Attack::Land(battle), .. } => Some(battle),
            _ => None,
        }
    }

    /// Returns the expected outcome of a battle carried on to its end.
    fn outlook(&self, battle: &Battle) -> Outlook {
        let (state, defenders) = (self.state, self.armies(battle.to));
        match &battle.force {
            Force::Blocks(assault) => {
                Outlook::standing(&assault.flanks(|from| state.reserves(assault, from)), defenders)
            }
            Force::Normal(from) => self.expected(state.armies_at(*from), battle.to, defenders),
        }
    }

    /// Returns the chance of success of the battle in progress.
    pub fn success_of_battle(&self) -> Option<f64> {
        self.battle().map(|battle| self.outlook(battle).conquest)
    }

    /// Describes the gain from going on, or else its cost.
    pub fn going_on(&self) -> Option<Reason> {
        let battle = self.battle()?;
        Some(self.conquest(battle.to).unwrap_or_else(|| costs(&self.outlook(battle))))
    }

    /// Describes the poor chance of a conquest, or else its cost.
    pub fn halting(&self) -> Option<Reason> {
        let outlook = self.outlook(self.battle()?);
        Some(if outlook.conquest < POOR {
            Reason::PoorChance { chance: percent(outlook.conquest) }
        } else {
            costs(&outlook)
        })
    }

    /// Describes the outcome of an attack if nobody came to help, unless none is needed.
    pub fn without_help(&self) -> Option<Reason> {
        let battle = self.battle()?;
        let odds = self.outlook(battle).conquest;
        let (attacker, chance) = (self.state.turn().seat, percent(odds));
        (odds >= SLIM).then_some(Reason::WithoutHelp { attacker, territory: battle.to, chance })
    }
}

/// Describes the average cost of a battle that is fought to its end.
fn costs(outlook: &Outlook) -> Reason {
    Reason::Costs { own: whole(outlook.attacker_losses), theirs: whole(outlook.defender_losses) }
}

/// Returns the nearest number of armies.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "armies")]
fn whole(armies: f64) -> u32 {
    armies.round() as u32
}
