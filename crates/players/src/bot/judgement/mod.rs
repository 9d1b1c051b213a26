//! The value function: each player's chance to win once a turn is over. It was learned from games
//! between computer players, by nothing but their winners (crates/lab/learning.md).

mod features;
mod kind;
mod leaning;
mod net;
mod sketch;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use crate::arithmetic::exp;
use engine::core::{BySeat, Seat};
use engine::game::{Observation, RuleSet};
use engine::world::{ByTerritory, Territory, TerritorySet};
pub use features::{Asked, Ground, OF_PLAYER, OF_TERRITORY, Standing};
use kind::Kind;
pub use net::{BadWeights, FOUND, GROUND, JUDGED_BY, LAND, Net, PLAYER, SCORE, SEEN, WEIGHTS};
pub use sketch::{Sketch, Table};

/// The weights found by `rq-lab train`.
const LEARNED: &[u8] = include_bytes!("weights.bin");

/// The learned networks.
struct Learned {
    usual: Net,
    /// The networks of the kinds of games, by the number of the kind.
    of_kinds: [Net; Kind::ALL.len()],
}

static LEARNED_NETS: OnceLock<Option<Learned>> = OnceLock::new();

impl Learned {
    /// Reads files of weights; a kind whose offsets can't be read uses the general weights.
    fn read(usual: &[u8], leanings: [&[u8]; Kind::ALL.len()]) -> Option<Self> {
        let usual = Net::read(usual).ok()?;
        let of_kinds = leanings.map(|it| usual.leaning(it).unwrap_or_else(|_| usual.clone()));
        Some(Self { usual, of_kinds })
    }
}

/// Evaluates all games by other weights from now on; returns `false` if a position has been
/// evaluated already.
pub fn install(net: Net) -> bool {
    let nets = Learned { of_kinds: Kind::ALL.map(|_| net.clone()), usual: net };
    LEARNED_NETS.set(Some(nets)).is_ok()
}

fn nets() -> Option<&'static Learned> {
    LEARNED_NETS.get_or_init(|| Learned::read(LEARNED, Kind::ALL.map(Kind::leaning))).as_ref()
}

/// Returns the value function for all games; `None` if its weights can't be read.
pub fn learned() -> Option<&'static Net> {
    Some(&nets()?.usual)
}

/// Returns the value function that is best for games of these rules.
pub fn learned_for(rules: &RuleSet) -> Option<&'static Net> {
    let nets = nets()?;
    let own = Kind::of(rules).and_then(|kind| nets.of_kinds.get(kind as usize));
    Some(own.unwrap_or(&nets.usual))
}

/// The first layer's output for each territory of a position, from its owner's view.
#[derive(Debug, Clone)]
pub struct Findings(Box<ByTerritory<[f32; FOUND]>>);

impl Net {
    /// Computes the first layer's output for all territories.
    pub fn findings(&self, table: &Table, sketch: &Sketch) -> Findings {
        let mut findings = Findings(Box::new(ByTerritory::splat([0.0; FOUND])));
        let asked = Asked::new(table, sketch);
        self.find(&asked, table.state.world().territories(), &mut findings);
        findings
    }

    /// Recomputes the first layer's output for some territories.
    fn find(&self, asked: &Asked, land: TerritorySet, findings: &mut Findings) {
        for at in land {
            if let Some(owner) = asked.owner(at) {
                findings.0[at] = self.found(&asked.ground(at, owner));
            }
        }
    }

    /// Returns a seat's chance to win when `sketch.mover` has finished its turn. `changed` are the
    /// places where armies have changed since the findings were computed; `taken` is the territory
    /// that changed hands, with its former owner. The findings are updated.
    pub fn chance(
        &self,
        table: &Table,
        sketch: &Sketch,
        seat: Seat,
        findings: &mut Findings,
        (changed, taken): (TerritorySet, Option<(Territory, Seat)>),
    ) -> f32 {
        let asked = Asked::new(table, sketch);
        if !changed.is_empty() {
            self.find(&asked, asked.touched(changed, taken), findings);
        }
        let scores = self.scores(&asked, findings);
        let Some(own) = scores[seat] else { return 0.0 };
        let mut all = 0.0;
        for score in scores.iter().filter_map(|(_, it)| *it) {
            // Clamped, so that the exponential neither overflows nor vanishes.
            let apart = f64::from((score - own).clamp(-30.0, 30.0));
            all += if apart > 0.0 { 1.0 / exp(-apart) } else { exp(apart) };
        }
        #[allow(clippy::cast_possible_truncation, reason = "at most 1")]
        let chance = (1.0 / all) as f32;
        chance
    }

    /// Returns a seat's chance to win from this position, when `mover` has finished its turn.
    pub fn judge(&self, view: &Observation, seat: Seat, mover: Seat) -> f32 {
        let table = Table::new(view.table(), view.stash_sizes());
        let sketch = Sketch::new(view.table(), view.hand_sizes(), mover);
        let mut findings = self.findings(&table, &sketch);
        self.chance(&table, &sketch, seat, &mut findings, (TerritorySet::EMPTY, None))
    }

    /// Returns the scores of all players still in the game: the exponents of their chances.
    fn scores(&self, asked: &Asked, findings: &Findings) -> BySeat<Option<f32>> {
        let mut scores = BySeat::splat(None);
        for seat in asked.alive().iter().copied() {
            let mut judged_by = [0.0; JUDGED_BY];
            let (sum, rest) = judged_by.split_at_mut(FOUND);
            for at in asked.land(seat) {
                sum.iter_mut().zip(&findings.0[at]).for_each(|(sum, it)| *sum += it);
            }
            rest.copy_from_slice(&asked.standing(seat));
            scores[seat] = Some(self.score(&judged_by));
        }
        scores
    }
}
