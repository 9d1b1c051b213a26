//! How far it is over the sea, and how likely a ship gets there.

use std::collections::VecDeque;

use engine::world::{Hex, HexSet, World};

/// A distance no ship sails in a turn or two.
const FAR: u8 = u8::MAX;

/// What a cruise that falls short still counts, as the ship comes nearer.
const NEARER: f32 = 0.4;

/// What an average cruise gains.
const AVERAGE: u32 = 7;

/// The boat lengths from every hex to the nearest of some.
#[derive(Debug, Clone)]
pub(super) struct Chart([u8; Hex::CAPACITY]);

impl Chart {
    /// Time grows with the number of hexes: a few microseconds.
    pub fn to(goals: HexSet, world: &World) -> Self {
        let mut lengths = [FAR; Hex::CAPACITY];
        let mut queue: VecDeque<Hex> = goals.iter().collect();
        for hex in &queue {
            lengths[hex.index()] = 0;
        }
        while let Some(hex) = queue.pop_front() {
            let next = lengths[hex.index()].saturating_add(1);
            for beside in world.beside(hex) {
                if lengths[beside.index()] == FAR && next < FAR {
                    lengths[beside.index()] = next;
                    queue.push_back(*beside);
                }
            }
        }
        Self(lengths)
    }

    /// Boat lengths from a hex.
    pub fn lengths(&self, from: Hex) -> u32 {
        self.0[from.index()].into()
    }
}

/// What part of a goal at this distance counts for a ship that can cruise now.
pub(super) fn prospect(lengths: u32) -> f32 {
    let reached = reached(lengths);
    if lengths <= AVERAGE { reached + (1.0 - reached) * NEARER } else { far(lengths, reached) }
}

fn far(lengths: u32, reached: f32) -> f32 {
    if lengths > 6 * AVERAGE {
        return 0.0;
    }
    reached + (1.0 - reached) * NEARER * prospect(lengths - AVERAGE)
}

/// What part of a goal at this distance counts for a ship that has sailed.
pub(super) fn later(lengths: u32) -> f32 {
    if lengths == 0 { 1.0 } else { NEARER * prospect(lengths) }
}

/// The probability that two dice show at least this.
fn reached(lengths: u32) -> f32 {
    let ways: u8 = match lengths {
        0..=2 => 36,
        3 => 35,
        4 => 33,
        5 => 30,
        6 => 26,
        7 => 21,
        8 => 15,
        9 => 10,
        10 => 6,
        11 => 3,
        12 => 1,
        _ => 0,
    };
    f32::from(ways) / 36.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charts_agree_with_the_ways_of_ships() {
        let earth = World::earth();
        let goal: Hex = "5,9".parse().unwrap();
        let chart = Chart::to([goal].into_iter().collect(), earth);
        for from in earth.hexes().step_by(7) {
            let way = earth.way(from, goal).unwrap().len();
            assert_eq!(chart.lengths(from) as usize, way);
        }
        let nowhere = Chart::to(HexSet::EMPTY, earth);
        assert_eq!(nowhere.lengths(goal), u32::from(FAR));
    }

    #[test]
    fn two_dice_reach_as_far_as_they_do() {
        for lengths in 0..15u8 {
            let throws = (1..=6u8).flat_map(|a| (1..=6u8).map(move |b| a + b));
            let ways = throws.filter(|thrown| *thrown >= lengths).count();
            assert!(
                (reached(lengths.into()) * 36.0 - f32::from(u8::try_from(ways).unwrap())).abs()
                    < 0.01
            );
        }
    }

    #[test]
    fn what_is_farther_never_counts_more() {
        for lengths in 0..300 {
            assert!(prospect(lengths) >= prospect(lengths + 1) - 1e-6, "{lengths}");
            assert!(later(lengths) >= later(lengths + 1) - 1e-6, "{lengths}");
            assert!((0.0..=1.0).contains(&prospect(lengths)));
        }
    }
}
