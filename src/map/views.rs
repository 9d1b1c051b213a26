//! The views of territories, with one memo for each, so that a change redraws only one.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::map::territories;

use crate::{Controller, DecisionHelp};
use engine::world::{ByTerritory, Territory};
use screens::map::drawing::Drawing;
use screens::map::mark::Mark;
use screens::map::territories::TerritoryView;

/// The views of all territories.
#[derive(Clone, Copy)]
pub(super) struct Views {
    drawing: &'static Drawing,
    all: Derived<ByTerritory<TerritoryView>>,
    /// The views in the order of the territories.
    each: StoredValue<Vec<Derived<TerritoryView>>>,
}

impl Views {
    /// Creates the views for the game at a table, on this board.
    pub fn new(controller: Controller, drawing: &'static Drawing) -> Self {
        let odds = DecisionHelp::wanted().odds;
        // Computed together, since the views share most of the work.
        let all = controller.memo(territories::territories);
        let each = |territory: Territory| {
            Derived::new(move |_| {
                let view = all.read()[territory];
                if odds.get() { view } else { view.without_odds() }
            })
        };
        let each = drawing.territories().map(each).collect();
        Self { drawing, all, each: StoredValue::new(each) }
    }

    /// Returns the view of one territory.
    pub fn of(self, territory: Territory) -> Derived<TerritoryView> {
        self.each.with_value(|views| views[territory.index()])
    }

    /// Returns `true` if any territory has this mark. The style sheet could find out by itself, but
    /// would search the whole map again and again.
    pub fn any(self, mark: Mark) -> Derived<bool> {
        Derived::new(move |_| {
            let views = self.all.read();
            self.drawing.territories().any(|at| views[at].mark == mark)
        })
    }
}
