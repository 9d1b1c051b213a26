//! A rough forecast of the current turn: the player on turn takes the weakest territories, as far
//! as its armies go.

use engine::core::{BySeat, Seat};
use engine::game::State;
use engine::world::{ByTerritory, Territory, TerritorySet};

/// The most conquests in a turn.
const MOST: usize = 24;

/// The average cost of an attack, in armies, for each defender.
const COST: f64 = 0.85;

/// The territories of each seat when the turn is over, and the armies lost by then.
#[derive(Debug, Clone)]
pub(super) struct TurnForecast {
    pub held: BySeat<TerritorySet>,
    pub lost: BySeat<f64>,
}

impl TurnForecast {
    /// Returns the present position, as if nobody moved.
    pub fn still(state: &State) -> Self {
        Self { held: BySeat::from_fn(|seat| state.board().held(seat)), lost: BySeat::default() }
    }

    /// Returns the forecast after a turn of a seat with this many armies to place first.
    pub fn of(state: &State, mover: Seat, to_place: u32) -> Self {
        let (mut this, board) = (Self::still(state), state.board());
        let all = state.world().territories();
        let spare = |at: Territory| f64::from(board.armies(at).saturating_sub(1));
        let mut spares = ByTerritory::from_fn(all, spare);
        let is_front = |at: &Territory| !(state.neighbours(*at) - this.held[mover]).is_empty();
        let fronts = this.held[mover].iter().filter(is_front);
        if let Some(best) = fronts.max_by(|a, b| spares[*a].total_cmp(&spares[*b])) {
            spares[best] += f64::from(to_place);
        }
        for _ in 0..MOST {
            let Some((from, to)) = this.weakest(state, mover, &spares) else { break };
            let Some(owner) = Seat::ALL.into_iter().find(|it| this.held[*it].contains(to)) else {
                break;
            };
            let met = f64::from(board.armies(to));
            this.held[owner] = this.held[owner] - TerritorySet::only(to);
            this.held[mover] = this.held[mover].with(to);
            this.lost[owner] += met;
            this.lost[mover] += COST * met;
            spares[to] = (spares[from] - COST * met - 1.0).max(0.0);
            spares[from] = 0.0;
        }
        this
    }

    /// Returns the cheapest conquest, from the largest stack.
    fn weakest(
        &self,
        state: &State,
        mover: Seat,
        spares: &ByTerritory<f64>,
    ) -> Option<(Territory, Territory)> {
        let (held, board) = (self.held[mover], state.board());
        let mut best: Option<(f64, Territory, Territory)> = None;
        for from in held {
            let spare = spares[from];
            if spare < 2.0 {
                continue;
            }
            for to in state.neighbours(from) - held {
                let met = f64::from(board.armies(to));
                let score = met - spare / 1_000.0;
                let is_better = best.is_none_or(|(least, ..)| score < least);
                if spare > met && is_better && board.owner(to).is_some() {
                    best = Some((score, from, to));
                }
            }
        }
        best.map(|(_, from, to)| (from, to))
    }
}
