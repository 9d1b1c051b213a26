//! What is done to a path whose odds are asked for.

use engine::battle::Manner;

/// What a person does to the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathDeed {
    Begin,
    /// Take the last step back.
    Back,
    /// Begin anew.
    Clear,
    /// Attack normally, or commit all.
    Manner(Manner),
    /// Plan the attack of the first step.
    Attack,
    /// Carry it out, battle after battle.
    March,
}
