//! The sea as a grid (rule B7): walls, canals and connections.

use std::collections::VecDeque;

use Canals::{Closed, Open};
use red_queens_engine::world::names::{Arctic, Atlantic, Indian, Pacific};
use red_queens_engine::world::{Canals, Coasts, Hex, Lanes, Ocean, Territory, World, WorldId};

fn earth(canals: Canals) -> &'static World {
    World::of(WorldId::EARTH, Lanes::Open, Coasts::AsWritten, canals)
}

/// Returns the number of boat lengths from the nearest of these hexes to every hex within reach of
/// `allowed` ones.
fn distances(from: &[Hex], canals: Canals, allowed: impl Fn(Hex) -> bool) -> Vec<Option<usize>> {
    let mut distance = vec![None; World::earth().hexes().len()];
    let mut queue = VecDeque::new();
    for &hex in from {
        distance[hex.index()] = Some(0);
        queue.push_back((hex, 0));
    }
    while let Some((hex, steps)) = queue.pop_front() {
        for &next in earth(canals).beside(hex) {
            if allowed(next) && distance[next.index()].is_none() {
                distance[next.index()] = Some(steps + 1);
                queue.push_back((next, steps + 1));
            }
        }
    }
    distance
}

fn between(from: (Territory, Ocean), to: (Territory, Ocean), canals: Canals) -> Option<usize> {
    let harbour = |(territory, ocean): (Territory, Ocean)| World::earth().harbour(territory, ocean);
    let distance = distances(harbour(from), canals, |_| true);
    harbour(to).iter().filter_map(|hex| distance[hex.index()]).min()
}

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

#[test]
fn b7_the_sea_has_375_hexes_in_four_oceans() {
    assert_eq!(World::earth().hexes().len(), 375);
    assert_eq!(World::earth().hexes().count(), 375);
    let sizes = Ocean::ALL.map(|ocean| ocean.hexes().count());
    assert_eq!(sizes, [154, 113, 70, 38]);
}

#[test]
fn b7_whoever_can_sail_there_can_sail_back() {
    for canals in [Closed, Open] {
        for hex in World::earth().hexes() {
            for next in earth(canals).beside(hex) {
                assert_ne!(*next, hex);
                assert!(earth(canals).beside(*next).contains(&hex), "{hex} and {next}");
            }
        }
    }
}

#[test]
fn b7_every_ocean_is_connected_in_itself() {
    for ocean in Ocean::ALL {
        let start = ocean.hexes().next().unwrap();
        let reached = distances(&[start], Closed, |hex| hex.ocean() == ocean);
        assert_eq!(reached.iter().flatten().count(), ocean.hexes().count(), "{ocean}");
    }
}

#[test]
fn b7_the_whole_sea_is_connected_with_the_canals_closed() {
    let start = World::earth().hexes().next().unwrap();
    assert!(distances(&[start], Closed, |_| true).iter().all(Option::is_some));
    let touch = |a: Ocean, b: Ocean| {
        a.hexes().flat_map(|hex| earth(Closed).beside(hex)).any(|next| next.ocean() == b)
    };
    for (a, b) in [(Arctic, Atlantic), (Arctic, Pacific), (Atlantic, Indian), (Indian, Pacific)] {
        assert!(touch(a, b) && touch(b, a), "{a}, {b}");
    }
    assert!(touch(Atlantic, Pacific), "round Cape Horn");
    assert!(!touch(Arctic, Indian));
}

#[test]
fn b7_the_pacific_wraps_around_the_edge_of_the_map() {
    for row in [4, 9, 17] {
        let (west, east) =
            (World::earth().hex_at(row, 0).unwrap(), World::earth().hex_at(row, 27).unwrap());
        assert_eq!((west.ocean(), east.ocean()), (Pacific, Pacific));
        assert!(earth(Closed).beside(west).contains(&east), "{west} and {east}");
    }
    assert!(earth(Closed).beside(hex("2,0")).contains(&hex("3,27")));
}

#[test]
fn b7_suez_and_panama_are_the_only_difference_canals_make() {
    let canals = [("7,16", "8,16"), ("9,6", "10,6"), ("9,5", "9,6")];
    let mut opened = 0;
    for hex in World::earth().hexes() {
        assert!(
            earth(Closed).beside(hex).iter().all(|next| earth(Open).beside(hex).contains(next))
        );
        opened += earth(Open).beside(hex).len() - earth(Closed).beside(hex).len();
    }
    assert_eq!(opened, 2 * canals.len());
    for (a, b) in canals.map(|(a, b)| (hex(a), hex(b))) {
        assert!(
            !earth(Closed).beside(a).contains(&b) && earth(Open).beside(a).contains(&b),
            "{a} and {b}"
        );
    }
    assert_eq!(Canals::default(), Closed);
}

#[test]
fn b7_distances_are_those_the_map_was_made_for() {
    use Territory as T;
    for (from, to, closed) in [
        ((T::GreatBritain, Atlantic), (T::Brazil, Atlantic), 5),
        ((T::Japan, Pacific), (T::WesternUnitedStates, Pacific), 6),
        ((T::Brazil, Atlantic), (T::NorthAfrica, Atlantic), 2),
        ((T::Egypt, Indian), (T::India, Indian), 2),
        ((T::Egypt, Atlantic), (T::India, Indian), 18),
        ((T::SouthAfrica, Atlantic), (T::Argentina, Atlantic), 5),
        ((T::CentralAmerica, Pacific), (T::CentralAmerica, Atlantic), 19),
    ] {
        assert_eq!(between(from, to, Closed), Some(closed), "{from:?} {to:?}");
    }
    let suez = between((T::Egypt, Atlantic), (T::India, Indian), Open).unwrap();
    let panama =
        between((T::CentralAmerica, Pacific), (T::CentralAmerica, Atlantic), Open).unwrap();
    assert!(suez <= 4 && panama <= 2, "{suez}, {panama}");
}
