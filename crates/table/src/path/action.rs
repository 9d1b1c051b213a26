//! Actions on the path being drawn.

use engine::battle::ChainAttack;

/// An action on the path being drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathAction {
    Begin,
    /// Take the last step back.
    Back,
    /// Clear the path.
    Clear,
    /// Attack normally, or commit all.
    AttackWith(ChainAttack),
    /// Plan the attack of the first step.
    Attack,
    /// Carry the path out, battle after battle.
    March,
}
