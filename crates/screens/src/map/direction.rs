//! Arrow-key navigation along borders, in the direction of the key.

use std::f64::consts::{FRAC_PI_2, PI};

use super::drawing::Drawing;
use super::point::Point;
use engine::world::Territory;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    East,
    /// Down.
    South,
    West,
    North,
}

impl Direction {
    /// All directions, clockwise.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// Returns the direction of a key, by its name in the browser.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowRight" => Self::East,
            "ArrowDown" => Self::South,
            "ArrowLeft" => Self::West,
            "ArrowUp" => Self::North,
            _ => return None,
        })
    }

    /// Returns the angle from east in radians, clockwise on the screen.
    fn angle(self) -> f64 {
        match self {
            Self::East => 0.0,
            Self::South => FRAC_PI_2,
            Self::West => PI,
            Self::North => -FRAC_PI_2,
        }
    }
}

/// The largest angle between a neighbour and the direction of a key, in radians.
const WIDEST: f64 = 1.1;

/// The factor by which a neighbour counts as farther away, for each radian it is off the direction.
const DETOUR: f64 = 1.4;

impl Drawing {
    /// Returns the neighbour that an arrow key leads to: the nearest one in that direction.
    pub fn step(&self, from: Territory, direction: Direction) -> Option<Territory> {
        let neighbours = self.world().neighbours(from).iter();
        nearest(neighbours.map(|to| (to, self.way(from, to))), direction)
    }
}

/// Returns the nearest place in a direction, given the ways to all of them.
pub(crate) fn nearest<T>(
    ways: impl IntoIterator<Item = (T, Point)>,
    direction: Direction,
) -> Option<T> {
    let cost = |way: Point| {
        let off = off(way, direction);
        (off <= WIDEST).then(|| way.length() * (1.0 + DETOUR * off))
    };
    ways.into_iter()
        .filter_map(|(to, way)| Some((to, cost(way)?)))
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(to, _)| to)
}

/// Returns the angle between a way and a direction, in radians.
fn off(way: Point, direction: Direction) -> f64 {
    let turn = (way.y.atan2(way.x) - direction.angle()).abs();
    turn.min(2.0 * PI - turn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;
    use Direction::{East, North, South, West};
    use engine::world::names::{Alaska, Brazil, Kamchatka, NorthAfrica, Peru, Venezuela};
    use engine::world::{TerritorySet, World};

    #[test]
    fn keys_walk_where_the_eye_expects() {
        assert_eq!(earth().step(Brazil, East), Some(NorthAfrica));
        assert_eq!(earth().step(NorthAfrica, West), Some(Brazil));
        assert_eq!(earth().step(Peru, North), Some(Venezuela));
        assert_eq!(earth().step(Alaska, West), Some(Kamchatka));
        assert_eq!(earth().step(Kamchatka, East), Some(Alaska));
        assert_eq!(earth().step(Brazil, South), Some(Territory::Argentina));
    }

    #[test]
    fn every_territory_is_reached_from_every_other() {
        for start in Territory::ALL {
            let mut reached = TerritorySet::only(start);
            loop {
                let next: TerritorySet = reached
                    .iter()
                    .flat_map(|from| Direction::ALL.map(|way| earth().step(from, way)))
                    .flatten()
                    .collect();
                if next.is_subset(reached) {
                    break;
                }
                reached = reached | next;
            }
            assert_eq!(reached, TerritorySet::FULL, "from {start}");
        }
    }

    #[test]
    fn a_step_crosses_a_border() {
        for from in Territory::ALL {
            for to in Direction::ALL.into_iter().filter_map(|way| earth().step(from, way)) {
                assert!(World::earth().borders(from, to), "{from} {to}");
            }
        }
    }
}
