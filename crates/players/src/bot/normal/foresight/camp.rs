//! Starting stack placement: evaluated as if all armies left went to one place, or to two, and each
//! rival's to its largest stack.

use crate::bot::holdings::weight;
use crate::bot::judgement::{Net, Sketch, Table};
use crate::bot::normal::Mind;
use engine::core::{InOrder, Seat};
use engine::game::{Phase, Role};
use engine::world::{Territory, TerritorySet};

/// The number of places that are considered in pairs.
const PAIRED: usize = 4;

impl Mind<'_> {
    /// Returns the place that starting armies help most; `None` for a player without search.
    pub(in crate::bot::normal) fn foreseen_camp(&self) -> Option<Territory> {
        let foresight = self.view.traits.foresight?;
        let state = self.view.state;
        let Phase::Garrison { left } = state.phase() else { return None };
        if state.role(self.view.me) != Role::Player {
            return None;
        }
        let net = foresight.judges_by(state.rules())?;
        let table = Table::new(state, self.view.observation.stash_sizes());
        // The last player in turn order has moved last when the first turn begins.
        let last = state.order().iter().rev().find(|seat| table.players.contains(seat))?;
        let mut sketch = Sketch::new(state, self.view.observation.hand_sizes(), *last);
        for seat in table.players.iter().filter(|seat| **seat != self.view.me) {
            if let Some(main) = self.main_camp(*seat) {
                sketch.armies[main] += weight(left[*seat]);
            }
        }
        let own = left[self.view.me];
        let camp = Camp { net, table, sketch, me: self.view.me };
        let fronts = self.view.front();
        let mut ranked: Vec<(f32, Territory)> =
            fronts.iter().map(|at| (camp.worth(&[(at, own)]), at)).collect();
        ranked.order_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut best = *ranked.first()?;
        let half = own.div_ceil(2);
        let paired = ranked.iter().take(PAIRED);
        for (place, (_, one)) in paired.clone().enumerate() {
            for (_, other) in paired.clone().skip(place + 1) {
                let worth = camp.worth(&[(*one, half), (*other, own - half)]);
                if worth > best.0 {
                    best = (worth, *one);
                }
            }
        }
        Some(best.1)
    }

    /// Returns the territory with most of a player's armies, among those that border on others.
    fn main_camp(&self, seat: Seat) -> Option<Territory> {
        let held = self.view.board().held(seat);
        let is_front = |at: &Territory| !(self.view.neighbours(*at) - held).is_empty();
        held.iter().filter(is_front).max_by_key(|at| self.view.armies(*at))
    }
}

/// A position before the first turn.
struct Camp<'a> {
    net: &'static Net,
    table: Table<'a>,
    sketch: Sketch,
    me: Seat,
}

impl Camp<'_> {
    /// Returns the chance to win with this many more armies at each place.
    fn worth(&self, places: &[(Territory, u32)]) -> f32 {
        let mut sketch = self.sketch.clone();
        for (at, armies) in places {
            sketch.armies[*at] += weight(*armies);
        }
        let mut findings = self.net.findings(&self.table, &sketch);
        self.net.chance(&self.table, &sketch, self.me, &mut findings, (TerritorySet::EMPTY, None))
    }
}
