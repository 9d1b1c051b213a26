//! The first turns of a quick start: the factory and the ship, which were placed for the person, are
//! explained when they first matter.

use engine::core::{Seat, ShipId};
use engine::world::Territory;
use table::Session;

/// The round in which the factory is explained.
const OF_THE_FACTORY: u32 = 1;

/// The round in which the ship is explained.
const OF_THE_SHIP: u32 = 2;

/// Returns the viewer if it is their own turn in this round of a quick start.
fn viewer(session: &Session, round: u32) -> Option<Seat> {
    let turn = session.view().table().turn();
    let is_then = turn.round == round && session.is_quick_start();
    session.viewer().filter(|seat| is_then && turn.seat == *seat)
}

/// Returns the territory of the viewer's factory, if it brings armies for the first time.
pub(super) fn factory(session: &Session) -> Option<Territory> {
    let viewer = viewer(session, OF_THE_FACTORY)?;
    let board = session.view().table().board();
    board.held(viewer).iter().find(|own| board.factories(*own) > 0)
}

/// Returns the viewer's first ship, if it's time to try it out.
pub(super) fn ship(session: &Session) -> Option<ShipId> {
    let viewer = viewer(session, OF_THE_SHIP)?;
    session.view().table().fleet().of(viewer).map(|(ship, _)| ship).next()
}
