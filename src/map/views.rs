//! What each territory shows: one memo for each, so that what changes one redraws one.

use crate::erased::Derived;
use crate::erased::prelude::*;

use crate::model::map::drawing::drawn;
use crate::model::{Mark, Session, TerritoryView};
use crate::{Controller, DecisionHelp};
use engine::world::{ByTerritory, Territory};

/// The views of all territories.
#[derive(Clone, Copy)]
pub(super) struct Views {
    all: Derived<ByTerritory<TerritoryView>>,
    /// In the order of the territories.
    each: StoredValue<Vec<Derived<TerritoryView>>>,
}

impl Views {
    /// The territories of the game at a table.
    pub fn new(controller: Controller) -> Self {
        let odds = DecisionHelp::wanted().odds;
        // Most of the work is the same for all of them.
        let all = controller.memo(Session::territories);
        let each = |territory: Territory| {
            Derived::new(move |_| {
                let view = all.read()[territory];
                if odds.get() { view } else { view.without_odds() }
            })
        };
        let each = drawn().territories().iter().map(each).collect();
        Self { all, each: StoredValue::new(each) }
    }

    /// One of them.
    pub fn of(self, territory: Territory) -> Derived<TerritoryView> {
        self.each.with_value(|views| views[territory.index()])
    }

    /// Whether any has this mark. The style sheet could tell by itself, but looks through the whole map
    /// for it again and again.
    pub fn any(self, mark: Mark) -> Derived<bool> {
        Derived::new(move |_| {
            let views = self.all.read();
            drawn().territories().iter().any(|at| views[at].mark == mark)
        })
    }
}
