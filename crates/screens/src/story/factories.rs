//! Factories before an event: the game itself remembers only the current ones.

use crate::session::Session;
use engine::game::{BoardEvent, Event};
use engine::world::ByTerritory;

impl Session {
    /// Returns the factories on all territories before the last events.
    pub(crate) fn factories_before<'e>(
        &self,
        last: impl IntoIterator<Item = &'e Event>,
    ) -> ByTerritory<u32> {
        let board = self.view().table().board();
        let mut factories = ByTerritory::from_fn(self.view().table().world().territories(), |at| {
            board.factories(at)
        });
        for event in last {
            if let Event::Board(BoardEvent::FactoryBuilt { territory, .. }) = *event {
                factories[territory] = factories[territory].saturating_sub(1);
            }
        }
        factories
    }
}
