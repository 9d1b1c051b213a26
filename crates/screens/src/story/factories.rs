//! Factories before an event: the game itself remembers only the current ones.

use engine::game::{BoardEvent, Event};
use engine::world::ByTerritory;
use table::Session;

/// Returns the factories on all territories before the last events.
pub(crate) fn factories_before<'e>(
    session: &Session,
    last: impl IntoIterator<Item = &'e Event>,
) -> ByTerritory<u32> {
    let board = session.view().table().board();
    let mut factories = ByTerritory::from_fn(session.view().table().world().territories(), |at| {
        board.factories(at)
    });
    for event in last {
        if let Event::Board(BoardEvent::FactoryBuilt { territory, .. }) = *event {
            factories[territory] = factories[territory].saturating_sub(1);
        }
    }
    factories
}
