//! Gradient descent in mini-batches with adaptive steps (Adam).

use std::fmt;

use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;

use super::gradient::Gradient;
use super::training_position::TrainingPosition;
use engine::core::{RandomSource, Seed, Seeded};
use players::bot::evaluation::{
    HIDDEN_UNITS, OUTPUT_LAYER, PLAYER_INPUTS, PLAYER_LAYER, TERRITORY_FEATURES, TERRITORY_LAYER,
    TERRITORY_OUTPUTS, ValueNet, WEIGHT_COUNT,
};

/// The number of positions in a step.
const OF_A_STEP: usize = 512;

/// The number of positions that one thread adds up at a time.
const AT_ONCE: usize = 64;

/// The decay rates of the mean gradient, and of its mean square.
const KEPT: (f32, f32) = (0.9, 0.999);

/// The weight decay of a step of full length.
const SHRINK: f32 = 0.002;

/// The quality of the value function, on average over positions.
#[derive(Debug, Clone, Copy)]
pub(super) struct Quality {
    /// The log loss of the outcomes, in natural logarithms.
    pub log_loss: f64,
    /// The mean squared error of a chance (Brier score).
    pub brier: f64,
}

impl Quality {
    fn of(gradient: &Gradient) -> Self {
        Self {
            log_loss: gradient.log_loss / f64::from(gradient.positions.max(1)),
            brier: gradient.squared_errors / f64::from(gradient.players.max(1)),
        }
    }
}

impl fmt::Display for Quality {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:9.4}                  {:.4}", self.log_loss, self.brier)
    }
}

/// A value function in training.
pub(super) struct Optimizer {
    pub net: ValueNet,
    chance: Seeded,
    step: f32,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Optimizer {
    /// Continues from a value function.
    pub fn new(net: ValueNet, seed: u64, step: f32) -> Self {
        let chance = Seeded::new(Seed::from_number(seed), 1);
        let still = vec![0.0; WEIGHT_COUNT];
        Self { net, chance, step, mean: still.clone(), square: still, steps: 0 }
    }

    /// Runs one epoch over all positions in random order, and returns the quality meanwhile.
    /// `(pass, of)` is the progress of the training.
    pub fn pass(&mut self, positions: &[TrainingPosition], (pass, of): (u32, u32)) -> Quality {
        let mut order: Vec<&TrainingPosition> = positions.iter().collect();
        for last in (1..order.len()).rev() {
            let at = self.chance.below(u32::try_from(last + 1).unwrap_or(u32::MAX)) as usize;
            order.swap(last, at);
        }
        let mut whole = Gradient::zero();
        let number = order.len().div_ceil(OF_A_STEP).max(1);
        for (at, part) in order.chunks(OF_A_STEP).enumerate() {
            #[allow(clippy::cast_precision_loss, reason = "a part of one")]
            let done = (pass as f32 + at as f32 / number as f32) / of.max(1) as f32;
            let gradient = gradient(&self.net, part, true);
            // A cosine schedule: the steps get short at the end.
            let length = self.step * 0.5 * (1.0 + (done * std::f32::consts::PI).cos());
            self.take(&gradient, length);
            whole.log_loss += gradient.log_loss;
            whole.squared_errors += gradient.squared_errors;
            whole.positions += gradient.positions;
            whole.players += gradient.players;
        }
        Quality::of(&whole)
    }

    /// Returns the quality of the function on these positions.
    pub fn error(&self, positions: &[TrainingPosition]) -> Quality {
        let order: Vec<&TrainingPosition> = positions.iter().collect();
        Quality::of(&gradient(&self.net, &order, false))
    }

    fn take(&mut self, gradient: &Gradient, length: f32) {
        #[allow(clippy::cast_precision_loss, reason = "some hundred positions")]
        let positions = gradient.positions.max(1) as f32;
        self.steps += 1;
        let (first, second) = KEPT;
        let (mean_of, square_of) = (1.0 - first.powi(self.steps), 1.0 - second.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, sum), (mean, square)) in
            self.net.weights.iter_mut().zip(&gradient.weights).zip(moments)
        {
            let mean_gradient = sum / positions;
            *mean = first * *mean + (1.0 - first) * mean_gradient;
            *square = second * *square + (1.0 - second) * mean_gradient * mean_gradient;
            let step = (*mean / mean_of) / ((*square / square_of).sqrt() + 1e-8);
            *weight -= length * (step + SHRINK * *weight);
        }
    }
}

/// Returns the gradient over positions, the same on any number of threads.
fn gradient(net: &ValueNet, positions: &[&TrainingPosition], learns: bool) -> Gradient {
    let parts: Vec<Gradient> = positions
        .par_chunks(AT_ONCE)
        .map(|part| {
            let mut gradient = Gradient::zero();
            for position in part {
                gradient.add(net, position, learns);
            }
            gradient
        })
        .collect();
    parts.iter().fold(Gradient::zero(), Gradient::with)
}

/// Returns an untrained function with random weights.
pub(super) fn at_random(seed: u64) -> ValueNet {
    let mut chance = Seeded::new(Seed::from_number(seed), 0);
    let mut weights = vec![0.0; WEIGHT_COUNT];
    let layers = [
        (TERRITORY_LAYER, TERRITORY_FEATURES, TERRITORY_OUTPUTS),
        (PLAYER_LAYER, PLAYER_INPUTS, HIDDEN_UNITS),
        (OUTPUT_LAYER, HIDDEN_UNITS, 1),
    ];
    for (start, given, found) in layers {
        #[allow(clippy::cast_precision_loss, reason = "some dozen")]
        let wide = (6.0 / given as f32).sqrt();
        for weight in &mut weights[start..start + given * found] {
            let drawn = f32::from(u16::try_from(chance.below(2_001)).unwrap_or(0));
            *weight = wide * (drawn / 1_000.0 - 1.0);
        }
    }
    ValueNet { weights }
}
