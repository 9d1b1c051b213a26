//! Starting stack placement: evaluated as if all armies left went to one place, or to two, and each
//! rival's to its largest stack.

use crate::bot::evaluation::{EvalContext, ExpectedPosition, PositionChange, ValueNet};
use crate::bot::holdings::weight;
use crate::bot::normal::Planner;
use engine::core::Seat;
use engine::game::{Phase, Role};
use engine::world::Territory;
use stdx::InOrder;

/// The number of places that are considered in pairs.
const PAIRED: usize = 4;

impl Planner<'_> {
    /// Returns the place that starting armies help most; `None` for a player without search.
    pub(in crate::bot::normal) fn searched_starting_stack(&self) -> Option<Territory> {
        let limits = self.view.weights.search_limits?;
        let state = self.view.state;
        let Phase::Garrison { left } = state.phase() else { return None };
        if state.role(self.view.me) != Role::Player {
            return None;
        }
        let net = limits.value_net(state.rules())?;
        let context = EvalContext::new(state, self.view.observation.stash_sizes());
        // Evaluate as before the first turn: the last player in turn order has moved last.
        let last = state.order().iter().rev().find(|seat| context.players.contains(seat))?;
        let mut position = ExpectedPosition::new(state, self.view.observation.hand_sizes(), *last);
        for seat in context.players.iter().filter(|seat| **seat != self.view.me) {
            if let Some(main) = self.main_stack(*seat) {
                position.armies[main] += weight(left[*seat]);
            }
        }
        let own = left[self.view.me];
        let start = StartingPosition { net, context, position, me: self.view.me };
        let fronts = self.view.front();
        let mut ranked: Vec<(f32, Territory)> =
            fronts.iter().map(|at| (start.worth(&[(at, own)]), at)).collect();
        ranked.order_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut best = *ranked.first()?;
        let half = own.div_ceil(2);
        let paired = ranked.iter().take(PAIRED);
        for (place, (_, one)) in paired.clone().enumerate() {
            for (_, other) in paired.clone().skip(place + 1) {
                let worth = start.worth(&[(*one, half), (*other, own - half)]);
                if worth > best.0 {
                    best = (worth, *one);
                }
            }
        }
        Some(best.1)
    }

    /// Returns the territory with most of a player's armies, among those that border on others.
    fn main_stack(&self, seat: Seat) -> Option<Territory> {
        let held = self.view.board().held(seat);
        let is_front = |at: &Territory| !(self.view.neighbours(*at) - held).is_empty();
        held.iter().filter(is_front).max_by_key(|at| self.view.armies(*at))
    }
}

/// A position before the first turn.
struct StartingPosition<'a> {
    net: &'static ValueNet,
    context: EvalContext<'a>,
    position: ExpectedPosition,
    me: Seat,
}

impl StartingPosition<'_> {
    /// Returns the chance to win with this many more armies at each place.
    fn worth(&self, places: &[(Territory, u32)]) -> f32 {
        let mut position = self.position.clone();
        for (at, armies) in places {
            position.armies[*at] += weight(*armies);
        }
        let mut activations = self.net.activations(&self.context, &position);
        self.net.chance(&self.context, &position, self.me, &mut activations, PositionChange::NONE)
    }
}
