//! The role of a place in the current decision.

/// The role of a territory in the current decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mark {
    #[default]
    None,
    /// It can be tapped to begin an action.
    Open,
    /// It is selected, or sends armies.
    Selected,
    /// It can be tapped as the target of the selection.
    Target,
    /// It is the chosen target, or under attack.
    Aim,
}
