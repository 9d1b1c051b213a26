//! Players who may leave the game, and allies that somebody may take over (T40, T41).

use crate::notice::NoticeView;
use engine::core::SeatSet;
use engine::game::Refusal;
use table::{Duty, Session};

/// The players who may leave and the allies that may be taken over, or the reason why nobody may.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinLeaveView {
    /// The players who may leave.
    pub leave: SeatSet,
    /// The allies that may be taken over.
    pub join: SeatSet,
    /// The reason why nobody may leave or join.
    pub why_not: Option<NoticeView>,
}

impl JoinLeaveView {
    /// Returns the players who may leave and the allies that may be taken over now.
    pub fn of(session: &Session) -> Self {
        let state = session.view().table();
        // Only the player to act can decide who leaves or joins, if they're at this screen.
        let is_asked = matches!(session.duty(), Duty::Decide(_));
        let asked = if is_asked { Ok(()) } else { Err(Refusal::BetweenTurns) };
        let checked = state.check_between_turns().and(asked);
        match checked {
            Ok(()) => JoinLeaveView {
                leave: state.able_to_leave() - session.away(),
                join: state.able_to_join(),
                why_not: None,
            },
            Err(refusal) => JoinLeaveView {
                leave: SeatSet::EMPTY,
                join: SeatSet::EMPTY,
                why_not: Some(refusal.into()),
            },
        }
    }
}
