//! The gradient of the value function's loss.

use super::stand::{Position, Stand};
use players::bot::judgement::{
    FOUND, GROUND, JUDGED_BY, LAND, Net, OF_PLAYER, PLAYER, SCORE, SEEN, WEIGHTS,
};

/// The sum of gradients over some positions, and of their losses.
pub(super) struct Slope {
    pub weights: Vec<f32>,
    /// The log loss of the outcomes, in natural logarithms.
    pub surprise: f64,
    /// The squared errors of the chances.
    pub squares: f64,
    pub players: u32,
    pub positions: u32,
}

/// The intermediate results of one player's score, for backpropagation.
pub(super) struct Traces {
    grounds: Vec<[f32; FOUND]>,
    judged_by: [f32; JUDGED_BY],
    seen: [f32; SEEN],
    pub score: f32,
}

impl Slope {
    /// Returns a gradient of zero.
    pub fn flat() -> Self {
        let weights = vec![0.0; WEIGHTS];
        Self { weights, surprise: 0.0, squares: 0.0, players: 0, positions: 0 }
    }

    /// Adds another gradient.
    pub fn with(mut self, other: &Self) -> Self {
        self.weights.iter_mut().zip(&other.weights).for_each(|(sum, it)| *sum += it);
        self.surprise += other.surprise;
        self.squares += other.squares;
        self.players += other.players;
        self.positions += other.positions;
        self
    }

    /// Adds a position; only its loss unless `learns`.
    pub fn add(&mut self, net: &Net, position: &Position, learns: bool) {
        let traces: Vec<Traces> = position.0.iter().map(|it| traced(net, it)).collect();
        let best = traces.iter().map(|it| it.score).fold(f32::NEG_INFINITY, f32::max);
        let powers: Vec<f32> = traces.iter().map(|it| (it.score - best).exp()).collect();
        let all: f32 = powers.iter().sum();
        self.positions += 1;
        for ((stand, traces), power) in position.0.iter().zip(&traces).zip(&powers) {
            let chance = power / all;
            self.surprise -= f64::from(stand.won * chance.max(1e-9).ln());
            self.squares += f64::from((stand.won - chance) * (stand.won - chance));
            self.players += 1;
            if learns {
                self.descend(net, stand, traces, chance - stand.won);
            }
        }
    }

    /// Propagates the error of a player's score back to every weight.
    fn descend(&mut self, net: &Net, stand: &Stand, traces: &Traces, by: f32) {
        let mut of_seen = [0.0; SEEN];
        for (at, seen) in traces.seen.iter().enumerate().filter(|(_, seen)| **seen > 0.0) {
            self.weights[SCORE + at] += by * seen;
            of_seen[at] = by * net.weights[SCORE + at];
        }
        self.weights[SCORE + SEEN] += by;
        let mut of_found = [0.0; FOUND];
        let always = [1.0];
        for (at, given) in traces.judged_by.iter().chain(&always).enumerate() {
            let row = PLAYER + at * SEEN..PLAYER + (at + 1) * SEEN;
            if *given != 0.0 {
                let sums = self.weights[row.clone()].iter_mut();
                sums.zip(&of_seen).for_each(|(sum, of)| *sum += given * of);
            }
            if at < FOUND {
                let row = &net.weights[row];
                of_found[at] = row.iter().zip(&of_seen).map(|(it, of)| it * of).sum::<f32>() / LAND;
            }
        }
        for (ground, found) in stand.grounds.iter().zip(&traces.grounds) {
            let mut of = of_found;
            for (of, found) in of.iter_mut().zip(found) {
                *of = if *found > 0.0 { *of } else { 0.0 };
            }
            for (at, given) in ground.iter().chain(&always).enumerate() {
                if *given != 0.0 {
                    let row = GROUND + at * FOUND;
                    let sums = self.weights[row..row + FOUND].iter_mut();
                    sums.zip(&of).for_each(|(sum, of)| *sum += given * of);
                }
            }
        }
    }
}

/// Computes a score, keeping the intermediate results for backpropagation.
pub(super) fn traced(net: &Net, stand: &Stand) -> Traces {
    let mut judged_by = [0.0; JUDGED_BY];
    judged_by[FOUND..FOUND + OF_PLAYER].copy_from_slice(&stand.standing);
    let mut grounds = Vec::with_capacity(stand.grounds.len());
    for ground in &stand.grounds {
        let sum = net.found(ground);
        judged_by.iter_mut().zip(sum).for_each(|(all, it)| *all += it);
        grounds.push(sum);
    }
    let seen = net.seen(&judged_by);
    Traces { grounds, judged_by, seen, score: net.score(&judged_by) }
}
