//! Evolution of weights by their results: the covariance matrix adaptation (CMA-ES) of Hansen and
//! Ostermeier, with only the diagonal of the matrix (Ros and Hansen 2008), since a few hundred
//! games are worth more than correlations between weights.

use engine::core::{RandomSource, Seeded};
use stdx::InOrder;

/// The shortest step: results of games are never exact.
pub(super) const SHORTEST: f64 = 0.08;

/// Numbers that are varied from generation to generation.
pub(super) struct Evolution {
    /// The mean of the current generation.
    pub mean: Vec<f64>,
    /// The step size of all numbers together.
    pub step: f64,
    /// The variance of each number, relative to the step.
    spread: Vec<f64>,
    /// The recent path of the mean: normalized for the step size, and in the numbers themselves.
    drawn_path: Vec<f64>,
    path: Vec<f64>,
    /// The recombination weights of the better half, the best first.
    weights: Vec<f64>,
    rates: Rates,
    generation: i32,
    chance: Seeded,
}

/// The learning rates, which follow from the number of dimensions and of variants that count.
#[derive(Debug, Clone, Copy)]
struct Rates {
    /// The effective number of variants in the better half.
    effective: f64,
    of_step: f64,
    damping: f64,
    of_path: f64,
    /// The learning rates of the variances: from the path of the mean, and from the better half.
    of_one: f64,
    of_many: f64,
    /// The expected length of a random path.
    expected: f64,
}

impl Rates {
    fn new(dimensions: f64, weights: &[f64]) -> Self {
        let effective = 1.0 / weights.iter().map(|it| it * it).sum::<f64>();
        let of_step = (effective + 2.0) / (dimensions + effective + 5.0);
        let uneven = ((effective - 1.0) / (dimensions + 1.0)).sqrt() - 1.0;
        let along = effective / dimensions;
        // Only the diagonal of the covariance is learned, which allows a higher learning rate.
        let faster = (dimensions + 2.0) / 3.0;
        let of_one = faster * 2.0 / ((dimensions + 1.3).powi(2) + effective);
        let rank = (effective - 2.0 + 1.0 / effective) / ((dimensions + 2.0).powi(2) + effective);
        Self {
            effective,
            of_step,
            damping: 1.0 + of_step + 2.0 * uneven.max(0.0),
            of_path: (4.0 + along) / (dimensions + 4.0 + 2.0 * along),
            of_one,
            of_many: (faster * 2.0 * rank).min(1.0 - of_one),
            expected: dimensions.sqrt()
                * (1.0 - 0.25 / dimensions + 1.0 / (21.0 * dimensions * dimensions)),
        }
    }
}

/// A variant of a generation, as its random draw.
#[derive(Debug, Clone)]
pub(super) struct Perturbation(Vec<f64>);

impl Evolution {
    /// Starts at a mean. The better half of a generation of this size counts.
    pub fn new(mean: Vec<f64>, step: f64, generation: usize, chance: Seeded) -> Self {
        let half = generation / 2;
        let weight = |place: usize| (real(half) + 0.5).ln() - (real(place) + 1.0).ln();
        let all: f64 = (0..half).map(weight).sum();
        let weights: Vec<f64> = (0..half).map(|place| weight(place) / all).collect();
        let rates = Rates::new(real(mean.len()), &weights);
        let nothing = vec![0.0; mean.len()];
        Self {
            step,
            spread: vec![1.0; mean.len()],
            drawn_path: nothing.clone(),
            path: nothing,
            weights,
            rates,
            generation: 0,
            chance,
            mean,
        }
    }

    /// Draws a generation, in pairs on both sides of the mean.
    pub fn variants(&mut self) -> Vec<Perturbation> {
        let mut variants = Vec::with_capacity(2 * self.weights.len());
        for _ in 0..self.weights.len() {
            let drawn: Vec<f64> = (0..self.mean.len()).map(|_| normal(&mut self.chance)).collect();
            variants.push(Perturbation(drawn.iter().map(|it| -it).collect()));
            variants.push(Perturbation(drawn));
        }
        variants
    }

    /// Returns the numbers of a variant.
    pub fn numbers(&self, Perturbation(drawn): &Perturbation) -> Vec<f64> {
        let shifts = drawn.iter().zip(&self.spread).map(|(drawn, spread)| spread.sqrt() * drawn);
        self.mean.iter().zip(shifts).map(|(mean, shift)| mean + self.step * shift).collect()
    }

    /// Updates the search with the results of a generation.
    pub fn learn(&mut self, mut judged: Vec<(f64, Perturbation)>) {
        judged.order_by(|(a, _), (b, _)| b.total_cmp(a));
        self.generation += 1;
        let Rates { effective, of_step, damping, of_path, of_one, of_many, expected } = self.rates;
        let best: Vec<(f64, &Perturbation)> =
            self.weights.iter().zip(&judged).map(|(weight, (_, it))| (*weight, it)).collect();
        for (at, drawn) in self.drawn_path.iter_mut().enumerate() {
            let all: f64 = best.iter().map(|(weight, Perturbation(it))| weight * it[at]).sum();
            *drawn =
                (1.0 - of_step) * *drawn + (of_step * (2.0 - of_step) * effective).sqrt() * all;
        }
        let length = self.drawn_path.iter().map(|it| it * it).sum::<f64>().sqrt();
        let begun = (1.0 - (1.0 - of_step).powi(2 * self.generation)).sqrt();
        let is_steady = length / begun / expected < 1.4 + 2.0 / (real(self.mean.len()) + 1.0);
        for at in 0..self.mean.len() {
            let wide = self.spread[at].sqrt();
            let shift: f64 =
                best.iter().map(|(weight, Perturbation(it))| weight * wide * it[at]).sum();
            self.mean[at] += self.step * shift;
            let kept = (1.0 - of_path) * self.path[at];
            let gone = (of_path * (2.0 - of_path) * effective).sqrt() * shift;
            self.path[at] = if is_steady { kept + gone } else { kept };
            let many: f64 = best
                .iter()
                .map(|(weight, Perturbation(it))| weight * (wide * it[at]).powi(2))
                .sum();
            self.spread[at] = (1.0 - of_one - of_many) * self.spread[at]
                + of_one * self.path[at].powi(2)
                + of_many * many;
        }
        self.step *= ((of_step / damping) * (length / expected - 1.0)).exp();
        self.step = self.step.max(SHORTEST);
    }
}

/// Returns a normally distributed number (Box–Muller).
fn normal(chance: &mut Seeded) -> f64 {
    const PARTS: u32 = 1 << 24;
    let mut even = || (f64::from(chance.below(PARTS)) + 0.5) / f64::from(PARTS);
    let (far, around) = (even(), even());
    (-2.0 * far.ln()).sqrt() * (std::f64::consts::TAU * around).cos()
}

#[allow(clippy::cast_precision_loss, reason = "a few dozen at most")]
fn real(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seed;

    const GOAL: [f64; 3] = [1.0, 2.0, 3.0];

    /// Returns the distance from the goal after forty generations, with noisy results.
    fn missed_by(seed: u64, noise: f64) -> f64 {
        let mut dice = Seeded::new(Seed::from_number(seed), 1);
        let chance = Seeded::new(Seed::from_number(seed), 0);
        let mut evolution = Evolution::new(vec![0.0; GOAL.len()], 0.5, 12, chance);
        let far = |numbers: &[f64]| {
            let squares = numbers.iter().zip(GOAL).map(|(number, goal)| (number - goal).powi(2));
            squares.sum::<f64>()
        };
        for _ in 0..40 {
            let variants = evolution.variants().into_iter();
            let judged = variants.map(|variant| {
                let told = noise * normal(&mut dice) - far(&evolution.numbers(&variant));
                (told, variant)
            });
            let judged = judged.collect();
            evolution.learn(judged);
        }
        far(&evolution.mean).sqrt()
    }

    #[test]
    fn it_finds_what_does_best_even_where_that_is_told_inexactly() {
        for seed in 0..5 {
            assert!(missed_by(seed, 0.0) < 0.1, "{}", missed_by(seed, 0.0));
            assert!(missed_by(seed, 0.5) < 0.6, "{}", missed_by(seed, 0.5));
        }
        let [once, again] = [missed_by(3, 0.5), missed_by(3, 0.5)].map(f64::to_bits);
        assert_eq!(once, again, "it follows from the seed");
    }

    #[test]
    fn a_generation_lies_around_the_mean() {
        let chance = Seeded::new(Seed::from_number(1), 0);
        let mut evolution = Evolution::new(vec![5.0, -1.0], 0.3, 6, chance);
        let variants = evolution.variants();
        assert_eq!(variants.len(), 6);
        for (at, mean) in [5.0, -1.0].into_iter().enumerate() {
            let all: f64 = variants.iter().map(|it| evolution.numbers(it)[at]).sum();
            assert!((all / 6.0 - mean).abs() < 1e-9, "{all}");
        }
    }
}
