//! Arrows from badge to badge, bent so that they neither tangle nor cross other badges.

use super::drawing::Drawing;
use super::point::Point;
use engine::world::Territory;
use stdx::InOrder;

/// The gap between an arrow and a badge, as a fraction of the arrow's length and at most this many
/// units.
const ROOM: (f64, f64) = (0.3, 30.0);

/// The bends to try for an arrow, as a fraction of its length to either side. The first one that is
/// good enough is used.
const BENDS: [f64; 6] = [0.12, -0.12, 0.28, -0.28, 0.44, -0.44];

/// The distance to a badge below which an arrow crosses it.
const BADGE: f64 = 20.0;

/// The distance below which two arrows look like one.
const APART: f64 = 9.0;

/// An arrow with its start, its end and the point it bends towards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CurvedArrow {
    pub start: Point,
    pub bend: Point,
    pub end: Point,
}

impl CurvedArrow {
    /// Creates a line along `way`, bent to one side.
    pub fn new(from: Point, way: Point, aside: f64) -> Self {
        let room = (way.length() * ROOM.0).min(ROOM.1);
        let along = way * (room / way.length().max(1.0));
        let (start, end) = (from + along, from + way - along);
        let bend = start.middle(end) + Point::new(way.y, -way.x) * aside;
        Self { start, bend, end }
    }

    /// Creates a slightly bent line along `way`.
    pub fn plain(from: Point, way: Point) -> Self {
        Self::new(from, way, BENDS[0])
    }

    /// Returns the line moved by a vector.
    #[must_use]
    pub fn moved(self, by: Point) -> Self {
        Self { start: self.start + by, bend: self.bend + by, end: self.end + by }
    }

    /// Returns points along the line.
    fn places(&self) -> [Point; 9] {
        [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0].map(|at| {
            let near = self.start + (self.bend - self.start) * at;
            near + (self.bend + (self.end - self.bend) * at - near) * at
        })
    }

    /// Returns the number of points at which it meets another line or lies on it.
    fn meets(&self, other: &Self) -> usize {
        let (own, others) = (self.places(), other.places());
        let near = |place: &Point| others.iter().any(|it| it.distance(*place) < APART);
        let on_it = own.iter().filter(|place| near(place)).count();
        let crosses = |one: &[Point]| others.windows(2).any(|two| cross(one, two));
        on_it.max(own.windows(2).filter(|one| crosses(one)).count())
    }

    /// Returns the number of badges of a board that it crosses, apart from those at its ends.
    fn covers(&self, drawing: &Drawing, ends: [Territory; 2]) -> usize {
        let places = self.places();
        let others = drawing.territories().filter(|at| !ends.contains(at));
        let is_covered = |badge: Point| places.iter().any(|it| it.distance(badge) < BADGE);
        others.filter(|at| is_covered(drawing.badge(*at))).count()
    }
}

impl Drawing {
    /// Returns arrows between territories, each bent as far as necessary.
    pub fn curved_arrows(&self, arrows: &[(Territory, Territory)]) -> Vec<CurvedArrow> {
        let mut curved_arrows: Vec<CurvedArrow> = Vec::new();
        for &(from, to) in arrows {
            let (start, way) = (self.badge(from), self.way(from, to));
            let ways = BENDS.map(|aside| CurvedArrow::new(start, way, aside));
            let trouble = |curve: &CurvedArrow| {
                curve.covers(self, [from, to])
                    + curved_arrows.iter().map(|other| curve.meets(other)).sum::<usize>()
            };
            let mut best: Vec<(usize, CurvedArrow)> =
                ways.iter().map(|curve| (trouble(curve), *curve)).collect();
            best.order_by_key(|(trouble, _)| *trouble);
            curved_arrows.extend(best.first().map(|(_, curve)| *curve));
        }
        curved_arrows
    }
}

/// Returns `true` if two straight lines cross.
fn cross(one: &[Point], other: &[Point]) -> bool {
    let ([a, b], [c, d]) = (one, other) else { return false };
    let side = |from: &Point, to: &Point, at: &Point| {
        let (along, off) = (*to - *from, *at - *from);
        along.x * off.y - along.y * off.x > 0.0
    };
    side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;
    use engine::world::{Continent, World};

    fn plain(arrows: &[(Territory, Territory)]) -> Vec<CurvedArrow> {
        let plain = |(from, to): &(Territory, Territory)| {
            CurvedArrow::plain(earth().badge(*from), earth().way(*from, *to))
        };
        arrows.iter().map(plain).collect()
    }

    /// Returns the number of times arrows meet, and the number of badges they cross.
    fn tangle(arrows: &[(Territory, Territory)], curved_arrows: &[CurvedArrow]) -> (usize, usize) {
        let pairs =
            (0..curved_arrows.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
        let met = pairs.map(|(one, other)| curved_arrows[one].meets(&curved_arrows[other])).sum();
        let ends = arrows.iter().map(|(from, to)| [*from, *to]);
        (met, curved_arrows.iter().zip(ends).map(|(curve, ends)| curve.covers(earth(), ends)).sum())
    }

    /// Returns all walks of this many steps from a territory that visit none twice.
    fn walks(from: Territory, steps: usize) -> Vec<Vec<(Territory, Territory)>> {
        let mut all = vec![vec![from]];
        for _ in 0..steps {
            let on = |walk: &Vec<Territory>| {
                let near = World::earth().neighbours(walk[walk.len() - 1]);
                let fresh = near.iter().filter(|next| !walk.contains(next));
                fresh.map(|next| [walk.as_slice(), &[next]].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(on).collect();
        }
        let arrows = |walk: Vec<Territory>| walk.windows(2).map(|two| (two[0], two[1])).collect();
        all.into_iter().map(arrows).collect()
    }

    #[test]
    fn flanks_from_all_sides_do_not_meet_on_their_way() {
        for to in Territory::ALL {
            let from = World::earth().neighbours(to);
            let arrows: Vec<_> = from.iter().map(|from| (from, to)).collect();
            let (met, covered) = tangle(&arrows, &earth().curved_arrows(&arrows));
            let (met_before, covered_before) = tangle(&arrows, &plain(&arrows));
            assert!(met <= met_before && covered <= covered_before, "{to}");
        }
    }

    #[test]
    fn paths_through_europe_tangle_far_less_than_arrows_of_one_shape() {
        let (mut before, mut after) = ((0, 0), (0, 0));
        for from in Continent::Europe.territories() {
            for arrows in walks(from, 4) {
                let (met, covered) = tangle(&arrows, &plain(&arrows));
                before = (before.0 + met, before.1 + covered);
                let (met, covered) = tangle(&arrows, &earth().curved_arrows(&arrows));
                after = (after.0 + met, after.1 + covered);
            }
        }
        assert!(after.0 * 3 < before.0 && after.1 * 3 < before.1, "{before:?} {after:?}");
    }

    #[test]
    fn an_arrow_in_nobodys_way_is_bent_a_little() {
        use engine::world::names::{Brazil, Peru};
        let one = [(Peru, Brazil)];
        assert_eq!(earth().curved_arrows(&one), plain(&one));
    }
}
