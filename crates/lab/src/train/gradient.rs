//! The gradient of the value function's loss.

use super::training_position::{PlayerSample, TrainingPosition};
use players::bot::evaluation::{
    HIDDEN_UNITS, LAND_SCALE, OUTPUT_LAYER, PLAYER_FEATURES, PLAYER_INPUTS, PLAYER_LAYER,
    TERRITORY_LAYER, TERRITORY_OUTPUTS, ValueNet, WEIGHT_COUNT,
};

/// The sum of gradients over some positions, and of their losses.
pub(super) struct Gradient {
    pub weights: Vec<f32>,
    /// The log loss of the outcomes, in natural logarithms.
    pub log_loss: f64,
    /// The squared errors of the chances.
    pub squared_errors: f64,
    pub players: u32,
    pub positions: u32,
}

/// The intermediate results of one player's score, for backpropagation.
pub(super) struct Activations {
    grounds: Vec<[f32; TERRITORY_OUTPUTS]>,
    inputs: [f32; PLAYER_INPUTS],
    seen: [f32; HIDDEN_UNITS],
    pub score: f32,
}

impl Gradient {
    /// Returns a gradient of zero.
    pub fn zero() -> Self {
        let weights = vec![0.0; WEIGHT_COUNT];
        Self { weights, log_loss: 0.0, squared_errors: 0.0, players: 0, positions: 0 }
    }

    /// Adds another gradient.
    pub fn with(mut self, other: &Self) -> Self {
        self.weights.iter_mut().zip(&other.weights).for_each(|(sum, it)| *sum += it);
        self.log_loss += other.log_loss;
        self.squared_errors += other.squared_errors;
        self.players += other.players;
        self.positions += other.positions;
        self
    }

    /// Adds a position; only its loss unless `learns`.
    pub fn add(&mut self, net: &ValueNet, position: &TrainingPosition, learns: bool) {
        let activations: Vec<Activations> = position.0.iter().map(|it| forward(net, it)).collect();
        let best = activations.iter().map(|it| it.score).fold(f32::NEG_INFINITY, f32::max);
        let powers: Vec<f32> = activations.iter().map(|it| (it.score - best).exp()).collect();
        let all: f32 = powers.iter().sum();
        self.positions += 1;
        for ((player, activations), power) in position.0.iter().zip(&activations).zip(&powers) {
            let chance = power / all;
            self.log_loss -= f64::from(player.won * chance.max(1e-9).ln());
            self.squared_errors += f64::from((player.won - chance) * (player.won - chance));
            self.players += 1;
            if learns {
                self.backpropagate(net, player, activations, chance - player.won);
            }
        }
    }

    /// Propagates the error of a player's score back to every weight.
    fn backpropagate(
        &mut self,
        net: &ValueNet,
        player: &PlayerSample,
        activations: &Activations,
        by: f32,
    ) {
        let mut of_seen = [0.0; HIDDEN_UNITS];
        for (at, seen) in activations.seen.iter().enumerate().filter(|(_, seen)| **seen > 0.0) {
            self.weights[OUTPUT_LAYER + at] += by * seen;
            of_seen[at] = by * net.weights[OUTPUT_LAYER + at];
        }
        self.weights[OUTPUT_LAYER + HIDDEN_UNITS] += by;
        let mut of_found = [0.0; TERRITORY_OUTPUTS];
        let always = [1.0];
        for (at, given) in activations.inputs.iter().chain(&always).enumerate() {
            let row = PLAYER_LAYER + at * HIDDEN_UNITS..PLAYER_LAYER + (at + 1) * HIDDEN_UNITS;
            if *given != 0.0 {
                let sums = self.weights[row.clone()].iter_mut();
                sums.zip(&of_seen).for_each(|(sum, of)| *sum += given * of);
            }
            if at < TERRITORY_OUTPUTS {
                let row = &net.weights[row];
                of_found[at] =
                    row.iter().zip(&of_seen).map(|(it, of)| it * of).sum::<f32>() / LAND_SCALE;
            }
        }
        for (ground, found) in player.grounds.iter().zip(&activations.grounds) {
            let mut of = of_found;
            for (of, found) in of.iter_mut().zip(found) {
                *of = if *found > 0.0 { *of } else { 0.0 };
            }
            for (at, given) in ground.iter().chain(&always).enumerate() {
                if *given != 0.0 {
                    let row = TERRITORY_LAYER + at * TERRITORY_OUTPUTS;
                    let sums = self.weights[row..row + TERRITORY_OUTPUTS].iter_mut();
                    sums.zip(&of).for_each(|(sum, of)| *sum += given * of);
                }
            }
        }
    }
}

/// Computes a score, keeping the intermediate results for backpropagation.
pub(super) fn forward(net: &ValueNet, player: &PlayerSample) -> Activations {
    let mut inputs = [0.0; PLAYER_INPUTS];
    inputs[TERRITORY_OUTPUTS..TERRITORY_OUTPUTS + PLAYER_FEATURES]
        .copy_from_slice(&player.standing);
    let mut grounds = Vec::with_capacity(player.grounds.len());
    for ground in &player.grounds {
        let sum = net.territory_outputs(ground);
        inputs.iter_mut().zip(sum).for_each(|(all, it)| *all += it);
        grounds.push(sum);
    }
    let seen = net.hidden_units(&inputs);
    Activations { grounds, inputs, seen, score: net.score(&inputs) }
}
