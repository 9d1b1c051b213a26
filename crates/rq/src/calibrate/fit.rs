//! The weights by which positions are most likely to end as they did: Newton's method on the likelihood.

use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;

use super::sample::Sample;
use players::insight::FEATURES;

/// Steps, of which each doubles the digits that are right.
const STEPS: usize = 12;

/// What a weight costs by its square, so that what is hardly ever asked stays small.
const SHRINK: f64 = 4.0;

/// Positions that are added up at once.
const AT_ONCE: usize = 2_000;

type Vector = Vec<f64>;

/// The slope of the likelihood, and how it bends.
struct Shape {
    slope: Vector,
    bend: Vec<Vector>,
}

impl Shape {
    fn flat() -> Self {
        Self { slope: vec![0.0; FEATURES], bend: vec![vec![0.0; FEATURES]; FEATURES] }
    }

    fn add(&mut self, sample: &Sample, weights: &[f64; FEATURES]) {
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
                self.slope[*at] += (won - chance) * one;
                for (with, other) in apart.iter().take_while(|(with, _)| with <= at) {
                    self.bend[*at][*with] += chance * one * other;
                }
            }
        }
    }

    fn with(mut self, other: &Self) -> Self {
        self.slope.iter_mut().zip(&other.slope).for_each(|(sum, it)| *sum += it);
        for (sums, row) in self.bend.iter_mut().zip(&other.bend) {
            sums.iter_mut().zip(row).for_each(|(sum, it)| *sum += it);
        }
        self
    }
}

/// The weights that fit best.
pub(super) fn fit(samples: &[Sample]) -> [f64; FEATURES] {
    let mut weights = [0.0; FEATURES];
    for _ in 0..STEPS {
        let parts: Vec<Shape> = samples
            .par_chunks(AT_ONCE)
            .map(|chunk| {
                let mut shape = Shape::flat();
                for sample in chunk {
                    shape.add(sample, &weights);
                }
                shape
            })
            .collect();
        // In their order, so that it is the same on any number of threads.
        let mut shape = parts.iter().fold(Shape::flat(), Shape::with);
        for (at, weight) in weights.iter().enumerate() {
            shape.slope[at] -= SHRINK * weight;
            shape.bend[at][at] += SHRINK;
        }
        let step = solved(shape.bend, shape.slope);
        weights.iter_mut().zip(step).for_each(|(weight, by)| *weight += by);
    }
    weights
}

/// Solves a system of equations whose lower half is given (Cholesky).
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
    use super::*;

    #[test]
    fn weights_are_found_that_made_the_outcomes() {
        let mut samples = Vec::new();
        for number in 0..4_000_u32 {
            let value = f64::from(number % 40) / 10.0 - 2.0;
            let mut ahead = [0.0; FEATURES];
            ahead[3] = value;
            let chance = 1.0 / (1.0 + (-1.5 * value).exp());
            let players = vec![(ahead, chance), ([0.0; FEATURES], 1.0 - chance)];
            samples.push(Sample { players });
        }
        let weights = fit(&samples);
        assert!((weights[3] - 1.5).abs() < 0.05, "{}", weights[3]);
        assert!(weights.iter().enumerate().all(|(at, it)| at == 3 || it.abs() < 1e-9));
    }
}
