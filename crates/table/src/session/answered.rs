//! A count of earlier answers: the second time a question comes up, a standing order is offered.

/// The number of times a seat has answered each recurring question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Answered {
    /// Responses to the first attack of a turn (T11).
    pub mobilizations: u32,
    /// Answers to a call for an ally: to contest it or not (P1, W8).
    pub contests: u32,
}
