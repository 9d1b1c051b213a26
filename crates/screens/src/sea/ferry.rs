//! Armies about to board a ship, or to go ashore.

use engine::core::ShipId;
use table::{Duty, Ferry, Session};

/// The armies to board or to go ashore.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FerryView {
    pub ship: ShipId,
    /// The direction, with the territory at the other end.
    pub ferry: Ferry,
    /// The number chosen.
    pub armies: u32,
    /// The most armies possible.
    pub most: u32,
    /// Armies aboard now.
    pub crew: u32,
    /// Armies ashore now.
    pub ashore: u32,
}

impl FerryView {
    /// Returns the armies that are about to board or to go ashore.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(_) = session.duty() else { return None };
        let (state, draft) = (session.view().table(), session.draft());
        let (ship, ferry) = (draft.ship?, draft.ferry?);
        Some(FerryView {
            ship,
            ferry,
            armies: draft.armies,
            most: draft.range(state).1,
            crew: state.fleet().get(ship)?.crew,
            ashore: state.board().armies(ferry.territory()),
        })
    }
}
