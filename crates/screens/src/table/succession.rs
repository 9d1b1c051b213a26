//! Taking over an ally after an elimination (T42).

use crate::allies::call::AllyView;
use engine::game::Ask;
use stdx::InOrder;
use table::{Duty, Session};

/// Returns the allies that the eliminated player at the screen can take over, largest first.
pub fn heirs(session: &Session) -> Option<Vec<AllyView>> {
    let Duty::Decide(prompt) = session.duty() else { return None };
    if prompt.ask != Ask::Succeed {
        return None;
    }
    let state = session.view().table();
    let mut heirs: Vec<AllyView> =
        state.active_allies().iter().map(|seat| AllyView::of(session, seat)).collect();
    heirs.order_by_key(|heir| {
        let size = (state.board().held(heir.seat).len(), state.total_armies(heir.seat));
        std::cmp::Reverse(size)
    });
    Some(heirs)
}
