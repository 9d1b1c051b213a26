//! What a seat has answered before: asked for the second time, a standing order is offered.

/// How often a seat has answered what is asked again and again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Answered {
    /// How the first attack of a turn is met (T11).
    pub mobilizations: u32,
    /// Whether a call for an ally is contested (P1, W8).
    pub contests: u32,
}
