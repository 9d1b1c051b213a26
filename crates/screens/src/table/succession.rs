//! Taking over an ally after an elimination (T42).

use crate::allies::call::AllyView;
use crate::session::{Duty, Session};
use engine::core::InOrder;
use engine::game::Ask;

impl Session {
    /// Returns the allies that the eliminated player at the screen can take over, largest first.
    pub fn heirs(&self) -> Option<Vec<AllyView>> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        if prompt.ask != Ask::Succeed {
            return None;
        }
        let state = self.view().table();
        let mut heirs: Vec<AllyView> =
            state.active_allies().iter().map(|seat| self.ally(seat)).collect();
        heirs.order_by_key(|heir| {
            let size = (state.board().held(heir.seat).len(), state.total_armies(heir.seat));
            std::cmp::Reverse(size)
        });
        Some(heirs)
    }
}
