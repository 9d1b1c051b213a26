//! Fits the weights by maximum likelihood (Newton's method), with a penalty for conquests that lower the conqueror's
//! chance.

use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;

use super::sample::{Conquest, Sample};
use players::analysis::{FEATURES, Features};

/// Newton steps. Each doubles the number of correct digits.
const STEPS: usize = 20;

/// L2 penalty on the weights: features that hardly ever occur stay small.
const SHRINK: f64 = 4.0;

/// Penalty for a drop of the conqueror's chance, per square of the drop (probability in [0, 1]).
const FALL: f64 = 40.0;

/// Factor on that penalty for a rival's last territory: these conquests are few, and always good.
const LAST: f64 = 30.0;

/// Samples summed in one task.
const AT_ONCE: usize = 2_000;

type Vector = Vec<f64>;

/// The gradient of the log likelihood, and its negative Hessian.
struct Derivatives {
    gradient: Vector,
    hessian: Vec<Vector>,
}

impl Derivatives {
    fn zero() -> Self {
        Self { gradient: vec![0.0; FEATURES], hessian: vec![vec![0.0; FEATURES]; FEATURES] }
    }

    fn add(&mut self, sample: &Sample, weights: &Features) {
        let powers: Vector = sample
            .players
            .iter()
            .map(|(it, _)| it.iter().zip(weights).map(|(it, by)| it * by).sum())
            .collect();
        let best = powers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let powers: Vector = powers.into_iter().map(|it| (it - best).exp()).collect();
        let all: f64 = powers.iter().sum();
        let mut mean = [0.0; FEATURES];
        for ((it, _), power) in sample.players.iter().zip(&powers) {
            mean.iter_mut().zip(it).for_each(|(mean, it)| *mean += power / all * it);
        }
        for ((it, won), power) in sample.players.iter().zip(&powers) {
            let chance = power / all;
            let apart: Vec<(usize, f64)> = it
                .iter()
                .zip(&mean)
                .map(|(it, mean)| it - mean)
                .enumerate()
                .filter(|(_, it)| *it != 0.0)
                .collect();
            for (at, one) in &apart {
                self.gradient[*at] += (won - chance) * one;
                for (with, other) in apart.iter().take_while(|(with, _)| with <= at) {
                    self.hessian[*at][*with] += chance * one * other;
                }
            }
        }
    }

    /// Adds the penalty for a conquest that lowers the conqueror's chance.
    fn add_fall(&mut self, conquest: &Conquest, weights: &Features) {
        let (before, was) = conquest.before.chance(weights);
        let (after, is) = conquest.after.chance(weights);
        let fall = before - after;
        if fall <= 0.0 {
            return;
        }
        let cost = if conquest.is_last { FALL * LAST } else { FALL };
        let apart: Vec<f64> = was.iter().zip(&is).map(|(was, is)| was - is).collect();
        for (at, one) in apart.iter().enumerate().filter(|(_, it)| **it != 0.0) {
            self.gradient[at] -= 2.0 * cost * fall * one;
            let entries = self.hessian[at].iter_mut().zip(&apart).take(at + 1);
            entries.for_each(|(hessian, other)| *hessian += 2.0 * cost * one * other);
        }
    }

    fn with(mut self, other: &Self) -> Self {
        self.gradient.iter_mut().zip(&other.gradient).for_each(|(sum, it)| *sum += it);
        for (sums, row) in self.hessian.iter_mut().zip(&other.hessian) {
            sums.iter_mut().zip(row).for_each(|(sum, it)| *sum += it);
        }
        self
    }
}

/// Returns the weights that fit best.
pub(super) fn fit(samples: &[Sample], conquests: &[Conquest]) -> Features {
    let mut weights = [0.0; FEATURES];
    for _ in 0..STEPS {
        let positions = summed(samples, |sums, it| sums.add(it, &weights));
        let falls = summed(conquests, |sums, it| sums.add_fall(it, &weights));
        let mut sums = positions.with(&falls);
        for (at, weight) in weights.iter().enumerate() {
            sums.gradient[at] -= SHRINK * weight;
            sums.hessian[at][at] += SHRINK;
        }
        let step = solved(sums.hessian, sums.gradient);
        weights.iter_mut().zip(step).for_each(|(weight, by)| *weight += by);
    }
    weights
}

/// Returns the sum over all, in their order: the same on any number of threads.
fn summed<T: Sync>(all: &[T], add: impl Fn(&mut Derivatives, &T) + Sync) -> Derivatives {
    let part = |chunk: &[T]| {
        let mut sums = Derivatives::zero();
        for it in chunk {
            add(&mut sums, it);
        }
        sums
    };
    let parts: Vec<Derivatives> = all.par_chunks(AT_ONCE).map(part).collect();
    parts.iter().fold(Derivatives::zero(), Derivatives::with)
}

/// Solves a symmetric system of equations whose lower half is given (Cholesky decomposition).
fn solved(mut lower: Vec<Vector>, mut right: Vector) -> Vector {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let known: f64 = (0..column).map(|at| lower[row][at] * lower[column][at]).sum();
            let rest = lower[row][column] - known;
            lower[row][column] =
                if row == column { rest.max(1e-12).sqrt() } else { rest / lower[column][column] };
        }
    }
    for row in 0..size {
        let known: f64 = (0..row).map(|at| lower[row][at] * right[at]).sum();
        right[row] = (right[row] - known) / lower[row][row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|at| lower[at][row] * right[at]).sum();
        right[row] = (right[row] - known) / lower[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::super::sample::ConquestState;
    use super::*;

    /// Positions of two players who differ in one feature only.
    fn samples(slope: f64) -> Vec<Sample> {
        let sample = |number: u32| {
            let value = f64::from(number % 40) / 10.0 - 2.0;
            let mut ahead = [0.0; FEATURES];
            ahead[3] = value;
            let chance = 1.0 / (1.0 + (-slope * value).exp());
            Sample { players: vec![(ahead, chance), ([0.0; FEATURES], 1.0 - chance)] }
        };
        (0..4_000).map(sample).collect()
    }

    #[test]
    fn weights_are_found_that_made_the_outcomes() {
        let weights = fit(&samples(1.5), &[]);
        assert!((weights[3] - 1.5).abs() < 0.05, "{}", weights[3]);
        assert!(weights.iter().enumerate().all(|(at, it)| at == 3 || it.abs() < 1e-9));
    }

    /// A conquest that lowers one feature of the conqueror.
    fn conquest() -> Conquest {
        let state = |value: f64| {
            let mut ahead = [0.0; FEATURES];
            ahead[3] = value;
            ConquestState { players: vec![ahead, [0.0; FEATURES]], conqueror: 0 }
        };
        Conquest { before: state(1.0), after: state(0.5), is_last: false }
    }

    #[test]
    fn weights_are_held_back_by_conquests_that_lower_the_chance() {
        let fall = |weights: &Features| {
            let conquest = conquest();
            conquest.before.chance(weights).0 - conquest.after.chance(weights).0
        };
        let conquests: Vec<Conquest> = (0..4_000).map(|_| conquest()).collect();
        let (free, held) = (fit(&samples(1.5), &[]), fit(&samples(1.5), &conquests));
        assert!(fall(&free) > 0.1, "{}", fall(&free));
        assert!(fall(&held) > 0.0 && fall(&held) < fall(&free) / 2.0, "{}", fall(&held));
        let rises = fit(&samples(-1.5), &conquests);
        assert!(
            (rises[3] + 1.5).abs() < 0.05,
            "what raises the chance costs nothing: {}",
            rises[3]
        );
    }
}
