//! The positions of ships and numbers on the hexes, clear of names.

use super::drawing::Drawing;
use super::drawing::covered::{Covered, ship_size};
use super::names::clear;
use super::point::Point;
use crate::decimal::between;
use engine::world::Hex;
use stdx::InOrder;

/// The distance between ships on one hex, which lets each be told apart and touched.
const APART: f64 = 38.0;

/// The number of rotations to try for several ships around their anchor.
const TURNS: u32 = 24;

/// The number of rotations in which ships are moved.
const TRIED: usize = 4;

/// The number of times that each ship makes way for all the others.
const PASSES: usize = 2;

/// The rings on which to look for a place that is clear: within a hex, and around it.
const NEAR: u32 = 5;
const WIDE: u32 = 8;

/// The cost of a pair of ships that are too close to each other.
const CROWDED: f64 = 1e6;

impl Drawing {
    /// Returns the position of a number on a hex.
    pub fn number(&self, hex: Hex) -> Point {
        let reach = self.hex_radius() * 0.7;
        let is_inside = |place: Point| place.distance(self.centre(hex)) < reach;
        clear(self.anchor(hex).0, NEAR, |at| self.covered.harm_of_number(at), is_inside)
    }

    /// Returns the position of ship number `place` among `of` on its hex, where no name covers its
    /// crew and the edge of the map cuts nothing off. Several ships surround the anchor.
    pub fn berth(&self, hex: Hex, place: usize, of: usize) -> Point {
        let last = of.saturating_sub(1);
        let found = || if of < 2 { vec![self.alone(hex)] } else { self.around_anchor(hex, of) };
        match self.berths.get(hex.index()).and_then(|berths| berths.get(last)) {
            Some(kept) => kept.get_or_init(found)[place.min(last)],
            None => found()[place.min(last)],
        }
    }

    fn alone(&self, hex: Hex) -> Point {
        let is_inside = |place: Point| place.distance(self.centre(hex)) < self.hex_radius();
        let may_be = |place: Point| is_inside(place) && self.within_map(place) == place;
        let anchor = self.within_map(self.anchor(hex).0);
        clear(anchor, WIDE, |ship| self.covered.harm_of_ship(ship), may_be)
    }

    /// Returns a ring of ships around the anchor, each moved to where it does the least harm. Of all
    /// rotations of the ring, the most harmless ones are tried.
    fn around_anchor(&self, hex: Hex, of: usize) -> Vec<Point> {
        #[allow(clippy::cast_precision_loss, reason = "few ships lie on one hex")]
        let part = std::f64::consts::TAU / of as f64;
        let out = APART / 2.0 / Point::on_circle(part / 2.0).y;
        let anchor = self.anchor(hex).0;
        let covered = self.covered.near(anchor);
        let ring = |turn: u32| {
            let first = f64::from(turn) / f64::from(TURNS) * std::f64::consts::TAU;
            let turns = std::iter::successors(Some(first), |turn| Some(turn + part)).take(of);
            self.aboard(turns.map(|turn| anchor + Point::on_circle(turn) * out).collect())
        };
        let mut rings: Vec<_> =
            (0..TURNS).map(ring).map(|ring| (covered.harm_of_ships(&ring), ring)).collect();
        rings.order_by(|(one, _), (other, _)| one.total_cmp(other));
        let moored = rings.into_iter().take(TRIED).map(|(_, ring)| {
            let mut ships = self.moored(&covered, &ring);
            // The first ships were placed before the others: let them make way now.
            for _ in 0..PASSES {
                if covered.harm_of_ships(&ships) == 0.0 {
                    break;
                }
                for place in 0..of {
                    let others = [&ships[..place], &ships[place + 1..]].concat();
                    ships[place] = self.moored_beside(&covered, ring[place], &others);
                }
            }
            let moved: f64 = ring.iter().zip(&ships).map(|(from, to)| from.distance(*to)).sum();
            (covered.harm_of_ships(&ships) + crowding(&ships) + moved, ships)
        });
        let best = moored.min_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map_or_else(Vec::new, |(_, ships)| ships)
    }

    /// Returns the ships of a ring, each as near to its place there as can be without harm.
    fn moored(&self, covered: &Covered, ring: &[Point]) -> Vec<Point> {
        let mut ships = Vec::new();
        for place in ring {
            ships.push(self.moored_beside(covered, *place, &ships));
        }
        ships
    }

    /// Returns the position near a place of a ring that does the least harm beside other ships.
    fn moored_beside(&self, covered: &Covered, place: Point, others: &[Point]) -> Point {
        let harm = |at: Point| covered.harm_beside(at, others) + crowd(at, others);
        clear(place, WIDE, harm, |at| self.within_map(at) == at)
    }

    /// Moves all ships together just far enough to fit on the map.
    fn aboard(&self, ships: Vec<Point>) -> Vec<Point> {
        let moves: Vec<Point> = ships.iter().map(|ship| self.within_map(*ship) - *ship).collect();
        let farthest = |axis: fn(&Point) -> f64| {
            moves.iter().map(axis).max_by(|a, b| a.abs().total_cmp(&b.abs())).unwrap_or_default()
        };
        let by = Point::new(farthest(|by| by.x), farthest(|by| by.y));
        ships.into_iter().map(|ship| ship + by).collect()
    }

    /// Returns the nearest position at which a whole ship is on the map.
    pub(super) fn within_map(&self, place: Point) -> Point {
        let ([left, top, right, bottom], size) = (ship_size(), self.size());
        Point::new(between(place.x, left, size.x - right), between(place.y, top, size.y - bottom))
    }
}

/// Returns the cost of a position for a ship so close to others that they can't be told apart.
fn crowd(ship: Point, others: &[Point]) -> f64 {
    let near = others.iter().filter(|other| ship.distance(**other) < APART - 0.5);
    near.map(|_| CROWDED).sum()
}

/// Returns the cost of all ships that are too close to each other.
fn crowding(ships: &[Point]) -> f64 {
    ships.iter().enumerate().map(|(place, ship)| crowd(*ship, &ships[..place])).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;

    #[test]
    fn a_ship_alone_lies_in_its_hex() {
        for hex in earth().world().hexes() {
            assert!(
                earth().berth(hex, 0, 1).distance(earth().centre(hex)) < earth().hex_radius(),
                "{hex}"
            );
        }
    }

    #[test]
    fn the_edge_of_the_map_cuts_no_ship_off() {
        for hex in earth().world().hexes() {
            for of in 1..=6 {
                for ship in (0..of).map(|place| earth().berth(hex, place, of)) {
                    assert!(
                        ship.distance(earth().within_map(ship)) < 1e-6,
                        "{hex}: {ship:?} of {of}"
                    );
                }
            }
        }
    }

    #[test]
    fn each_of_several_ships_on_one_hex_is_told_and_touched() {
        for hex in earth().world().hexes() {
            for of in 2..=6 {
                let ships: Vec<Point> =
                    (0..of).map(|place| earth().berth(hex, place, of)).collect();
                for (place, ship) in ships.iter().enumerate() {
                    let others = ships.iter().enumerate().filter(|(other, _)| *other != place);
                    let nearest =
                        others.map(|(_, other)| ship.distance(*other)).fold(f64::MAX, f64::min);
                    assert!(nearest > APART - 1.0, "{hex}: {nearest} of {of}");
                    // Six ships at the southern edge are the farthest from the centre of their hex.
                    assert!(
                        ship.distance(earth().centre(hex)) < 4.5 * earth().hex_radius(),
                        "{hex}, {of}"
                    );
                }
            }
        }
    }
}
