//! Which factories stood where before something happened: the game remembers only where they stand now.

use crate::model::session::Session;
use engine::game::{BoardEvent, Event};
use engine::world::ByTerritory;

impl Session {
    /// The factories on all territories before the last of what happened.
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
