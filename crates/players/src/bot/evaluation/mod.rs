//! The value function: each player's chance to win once a turn is over. It was learned from games
//! between computer players, by nothing but their winners (docs/learning.md).

mod features;
mod game_kind;
mod net;
mod offsets;
mod position;
#[cfg(test)]
mod tests;

#[cfg(not(target_family = "wasm"))]
use std::cell::Cell;
use std::sync::OnceLock;

use crate::arithmetic::exp;
use engine::core::{BySeat, Seat};
use engine::game::{Observation, RuleSet};
use engine::world::TerritorySet;
pub use features::{
    FeatureExtractor, PLAYER_FEATURES, PlayerFeatures, TERRITORY_FEATURES, TerritoryFeatures,
};
use game_kind::GameKind;
pub use net::{
    HIDDEN_UNITS, LAND_SCALE, OUTPUT_LAYER, PLAYER_INPUTS, PLAYER_LAYER, TERRITORY_LAYER,
    TERRITORY_OUTPUTS, ValueNet, WEIGHT_COUNT, WeightsError,
};
pub use position::{EvalContext, ExpectedPosition, PositionChange};

/// The weights found by `rq train`.
const LEARNED: &[u8] = include_bytes!("weights.bin");

/// The learned networks.
struct Learned {
    general: ValueNet,
    /// The networks of the kinds of games, by the number of the kind.
    of_kinds: [ValueNet; GameKind::ALL.len()],
}

static LEARNED_NETS: OnceLock<Option<Learned>> = OnceLock::new();

impl Learned {
    /// Reads files of weights; a kind whose offsets can't be read uses the general weights.
    fn read(general: &[u8], offsets: [&[u8]; GameKind::ALL.len()]) -> Option<Self> {
        let general = ValueNet::read(general).ok()?;
        let of_kinds =
            offsets.map(|it| general.with_offsets(it).unwrap_or_else(|_| general.clone()));
        Some(Self { general, of_kinds })
    }
}

/// Evaluates all games by other weights from now on; returns `false` if a position has been
/// evaluated already.
pub fn install(net: ValueNet) -> bool {
    let nets = Learned { of_kinds: GameKind::ALL.map(|_| net.clone()), general: net };
    LEARNED_NETS.set(Some(nets)).is_ok()
}

#[cfg(not(target_family = "wasm"))]
thread_local! {
    /// The weights of the decision in progress on this thread, if they aren't the built-in ones.
    static SUBSTITUTE: Cell<Option<&'static ValueNet>> = const { Cell::new(None) };
}

/// Makes a decision with other weights than the built-in ones, so that players with different
/// weights can meet. Only for measurements: the app has no such players.
#[cfg(not(target_family = "wasm"))]
pub fn decide_by<T>(net: &'static ValueNet, decide: impl FnOnce() -> T) -> T {
    let before = SUBSTITUTE.replace(Some(net));
    let decision = decide();
    SUBSTITUTE.set(before);
    decision
}

#[cfg(not(target_family = "wasm"))]
fn substitute() -> Option<&'static ValueNet> {
    SUBSTITUTE.get()
}

#[cfg(target_family = "wasm")]
const fn substitute() -> Option<&'static ValueNet> {
    None
}

fn nets() -> Option<&'static Learned> {
    LEARNED_NETS
        .get_or_init(|| Learned::read(LEARNED, GameKind::ALL.map(GameKind::offsets)))
        .as_ref()
}

/// Returns the value function for all games; `None` if its weights can't be read.
pub fn learned() -> Option<&'static ValueNet> {
    substitute().or_else(|| Some(&nets()?.general))
}

/// Returns the value function that is best for games of these rules; `None` if its weights can't
/// be read.
pub fn learned_for(rules: &RuleSet) -> Option<&'static ValueNet> {
    if let Some(net) = substitute() {
        return Some(net);
    }
    let nets = nets()?;
    let own = GameKind::of(rules).and_then(|kind| nets.of_kinds.get(kind as usize));
    Some(own.unwrap_or(&nets.general))
}

/// The first layer's output for each territory of a position by number, from its owner's view.
#[derive(Debug, Clone)]
pub struct TerritoryActivations(Box<[[f32; TERRITORY_OUTPUTS]]>);

impl ValueNet {
    /// Computes the first layer's output for all territories.
    pub fn activations(
        &self,
        context: &EvalContext,
        position: &ExpectedPosition,
    ) -> TerritoryActivations {
        let land = context.state.world().territories();
        let mut activations =
            TerritoryActivations(vec![[0.0; TERRITORY_OUTPUTS]; land.len()].into());
        let features = FeatureExtractor::new(context, position);
        self.find(&features, land, &mut activations);
        activations
    }

    /// Recomputes the first layer's output for some territories. Not inlined, so that the features
    /// of a territory are, which saves a tenth of the time.
    #[inline(never)]
    fn find(
        &self,
        features: &FeatureExtractor,
        land: TerritorySet,
        activations: &mut TerritoryActivations,
    ) {
        for at in land {
            if let Some(owner) = features.owner(at) {
                activations.0[at.index()] =
                    self.territory_outputs(&features.of_territory(at, owner));
            }
        }
    }

    /// Returns a seat's chance to win when `position.mover` has finished its turn. `since` is the
    /// difference from the position for which the activations were computed; they are updated.
    pub fn chance(
        &self,
        context: &EvalContext,
        position: &ExpectedPosition,
        seat: Seat,
        activations: &mut TerritoryActivations,
        since: PositionChange,
    ) -> f32 {
        let features = FeatureExtractor::new(context, position);
        if !since.armies.is_empty() {
            self.find(&features, features.touched(since), activations);
        }
        let scores = self.scores(&features, activations);
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
    pub fn evaluate(&self, view: &Observation, seat: Seat, mover: Seat) -> f32 {
        let context = EvalContext::new(view.table(), view.stash_sizes());
        let position = ExpectedPosition::new(view.table(), view.hand_sizes(), mover);
        let mut activations = self.activations(&context, &position);
        self.chance(&context, &position, seat, &mut activations, PositionChange::NONE)
    }

    /// Returns the scores of all players still in the game: the exponents of their chances.
    fn scores(
        &self,
        features: &FeatureExtractor,
        activations: &TerritoryActivations,
    ) -> BySeat<Option<f32>> {
        let mut scores = BySeat::splat(None);
        for seat in features.alive() {
            let mut inputs = [0.0; PLAYER_INPUTS];
            let (sum, rest) = inputs.split_at_mut(TERRITORY_OUTPUTS);
            for at in features.land(seat) {
                sum.iter_mut().zip(&activations.0[at.index()]).for_each(|(sum, it)| *sum += it);
            }
            rest.copy_from_slice(&features.of_player(seat));
            scores[seat] = Some(self.score(&inputs));
        }
        scores
    }
}
