//! Continents: groups of neighbouring territories, and what they are worth.

use super::borders::WorldBorders;
use cartography::draws::Draws;
use cartography::trace::MapPoint;

/// The tries to divide the world into continents.
const TRIES: usize = 70;

/// The fewest and the most territories of a continent.
const SIZES: (usize, usize) = (3, 9);

/// A way to divide the world: the continent of each territory.
pub struct Continents {
    pub of: Vec<usize>,
    pub count: usize,
}

/// Returns the number of continents in a world with this many territories: no more than there are
/// tints to tell them apart.
fn number(territories: usize) -> usize {
    ((territories + 2) / 6 + usize::from(territories < 24)).min(6)
}

impl Continents {
    /// Divides the world along its straits and narrow places. Returns `None` if that fails.
    pub fn of(borders: &WorldBorders, badges: &[MapPoint], dice: &mut Draws) -> Option<Self> {
        let count = number(badges.len());
        let lengths = lengths(borders, badges);
        let ways = shortest(&lengths);
        let mut best: Option<(f64, Vec<usize>)> = None;
        for _ in 0..TRIES {
            let Some(of) = divided(&ways, borders, count, dice) else { continue };
            let cost = cost(&of, &lengths, borders, count);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, of));
            }
        }
        let (_, mut of) = best?;
        improve(&mut of, &lengths, borders, count);
        Some(Self { of: in_order(&of, badges, count), count })
    }

    /// Returns the number of a continent's territories, and of those that border on others.
    pub fn frontier(&self, borders: &WorldBorders, continent: usize) -> (usize, usize) {
        let own = (0..self.of.len()).filter(|at| self.of[*at] == continent);
        let is_edge = |at: &usize| borders.beside[*at].iter().any(|it| self.of[*it] != continent);
        (own.clone().count(), own.filter(is_edge).count())
    }
}

/// Returns the length of the way between neighbours: longer over the sea.
fn lengths(borders: &WorldBorders, badges: &[MapPoint]) -> Vec<Vec<f64>> {
    let mut all = vec![vec![f64::INFINITY; badges.len()]; badges.len()];
    let lanes = borders.lanes.iter().map(|lane| (lane.between, 90.0 + lane.length));
    for ((a, b), more) in borders.land.iter().map(|pair| (*pair, 0.0)).chain(lanes) {
        let (dx, dy) = (badges[a].0 - badges[b].0, badges[a].1 - badges[b].1);
        let length = (dx * dx + dy * dy).sqrt() + more;
        (all[a][b], all[b][a]) = (length, length);
    }
    all
}

fn shortest(lengths: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let count = lengths.len();
    let mut ways = lengths.to_vec();
    (0..count).for_each(|at| ways[at][at] = 0.0);
    for over in 0..count {
        for a in 0..count {
            for b in 0..count {
                let way = ways[a][over] + ways[over][b];
                if way < ways[a][b] {
                    ways[a][b] = way;
                }
            }
        }
    }
    ways
}

/// Grows continents from random territories far from each other, the smallest first.
fn divided(
    ways: &[Vec<f64>],
    borders: &WorldBorders,
    count: usize,
    dice: &mut Draws,
) -> Option<Vec<usize>> {
    let all = ways.len();
    let mut sites = vec![dice.below(all)];
    while sites.len() < count {
        let offers = (0..4).map(|_| dice.below(all)).collect::<Vec<_>>();
        let apart = |at: usize| sites.iter().map(|it| ways[*it][at]).fold(f64::INFINITY, f64::min);
        let next = offers.into_iter().max_by(|a, b| apart(*a).total_cmp(&apart(*b)))?;
        if sites.contains(&next) {
            return None;
        }
        sites.push(next);
    }
    // Continents of several sizes are more interesting than equal ones.
    let weights: Vec<f64> = sites.iter().map(|_| dice.between(0.7, 1.35)).collect();
    let mut of = vec![usize::MAX; all];
    sites.iter().enumerate().for_each(|(continent, at)| of[*at] = continent);
    let mut sizes = vec![1.0; count];
    for _ in count..all {
        let mut best: Option<(f64, usize, usize)> = None;
        for at in (0..all).filter(|at| of[*at] == usize::MAX) {
            for beside in borders.beside[at].iter().filter(|beside| of[**beside] != usize::MAX) {
                let continent = of[*beside];
                let fullness = sizes[continent] / weights[continent];
                let cost = ways[sites[continent]][at] + 45.0 * fullness;
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, at, continent));
                }
            }
        }
        let (_, at, continent) = best?;
        of[at] = continent;
        sizes[continent] += 1.0;
    }
    Some(of)
}

/// Returns how bad a division is: many places to defend, long ways and uneven sizes.
fn cost(of: &[usize], lengths: &[Vec<f64>], borders: &WorldBorders, count: usize) -> f64 {
    let fair = of.len() as f64 / count as f64;
    let mut sum = 0.0;
    let mut sizes = vec![0_usize; count];
    for (at, continent) in of.iter().enumerate() {
        sizes[*continent] += 1;
        for beside in &borders.beside[at] {
            let length = lengths[at][*beside];
            // A border within a continent by land is worth most; one between continents by sea.
            sum += if of[*beside] == *continent {
                length * 0.012
            } else {
                2.6 - (length * 0.006).min(2.0)
            };
        }
    }
    for (continent, size) in sizes.iter().enumerate() {
        let away = *size as f64 - fair;
        sum += 0.35 * away * away;
        if !(SIZES.0..=SIZES.1).contains(size) {
            sum += 60.0;
        }
        if !is_connected(of, continent, borders) {
            sum += 200.0;
        }
    }
    sum
}

fn is_connected(of: &[usize], continent: usize, borders: &WorldBorders) -> bool {
    let Some(first) = of.iter().position(|it| *it == continent) else { return false };
    let mut seen = vec![false; of.len()];
    seen[first] = true;
    let mut edge = vec![first];
    let mut reached = 0;
    while let Some(at) = edge.pop() {
        reached += 1;
        for next in &borders.beside[at] {
            if of[*next] == continent && !seen[*next] {
                seen[*next] = true;
                edge.push(*next);
            }
        }
    }
    reached == of.iter().filter(|it| **it == continent).count()
}

/// Moves single territories to a neighbouring continent while that helps.
fn improve(of: &mut [usize], lengths: &[Vec<f64>], borders: &WorldBorders, count: usize) {
    let mut now = cost(of, lengths, borders, count);
    for _ in 0..6 {
        let before = now;
        for at in 0..of.len() {
            let own = of[at];
            for beside in &borders.beside[at] {
                let other = of[*beside];
                if other == of[at] {
                    continue;
                }
                let was = std::mem::replace(&mut of[at], other);
                let next = cost(of, lengths, borders, count);
                if next < now - 1e-9 {
                    now = next;
                } else {
                    of[at] = was;
                }
            }
            debug_assert!(own < count, "every territory has a continent");
        }
        if now > before - 1e-9 {
            return;
        }
    }
}

/// Numbers the continents from the west eastwards.
fn in_order(of: &[usize], badges: &[MapPoint], count: usize) -> Vec<usize> {
    let west = |continent: usize| {
        let own = of.iter().zip(badges).filter(|(it, _)| **it == continent).map(|(_, at)| at.0);
        own.clone().sum::<f64>() / own.count().max(1) as f64
    };
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|a, b| west(*a).total_cmp(&west(*b)));
    of.iter().map(|it| order.iter().position(|other| other == it).unwrap_or(0)).collect()
}
