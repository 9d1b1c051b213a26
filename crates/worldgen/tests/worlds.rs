//! Generated worlds are boards that any game can be played on, and the same forever.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::core::Digest;
use engine::world::{Hex, Territory, WorldPlan};
use red_queens_worldgen::{MOST, WorldSeed, generate};
use serde_json::Value;

/// The worlds of which tests say what all have in common: their number is given by the variable
/// `WORLDS`.
static WORLDS: LazyLock<Vec<(WorldSeed, String)>> = LazyLock::new(|| {
    let count = std::env::var("WORLDS").ok().and_then(|it| it.parse().ok()).unwrap_or(24_u32);
    let extremes =
        (0..8_u8).map(|bits| [0, 1, 2].map(|bit| if bits >> bit & 1 == 1 { MOST } else { 0 }));
    let middles = [[5, 5, 5], [2, 7, 4], [7, 3, 8], [4, 8, 6]];
    let sliders: Vec<[u8; 3]> = extremes.chain(middles).collect();
    let seed =
        |n: u32| WorldSeed::new(n.wrapping_mul(0x9E37_79B1), sliders[n as usize % sliders.len()]);
    (0..count).map(seed).map(|seed| (seed, generate(seed).unwrap())).collect()
});

/// The seed in a link is a promise: never change these. A new generator needs a new word in its
/// titles.
#[test]
fn a_seed_gives_the_same_world_forever() {
    assert_eq!(
        digests(["World-QVEEN-555", "World-00000-099", "World-ABCDE-948"]),
        ["bc1a27d3b8a53c73", "bc84384ee31325dc", "80c64afa12f5c434"]
    );
}

/// The first tries for these make no good worlds.
#[test]
fn a_seed_whose_first_tries_fail_gives_the_same_world_forever() {
    assert_eq!(
        digests(["World-TTGRT-990", "World-431BG-674", "World-Q5CTG-894"]),
        ["ce0e94a62ed4c9b8", "f05d20b9d5399023", "0c41d50c8db19530"]
    );
}

fn digests(titles: [&str; 3]) -> [String; 3] {
    titles.map(|title| {
        let world = generate(title.parse().unwrap()).unwrap();
        Digest::of(world.as_bytes()).to_string()[..16].to_owned()
    })
}

#[test]
fn every_world_is_a_board_that_armies_and_ships_get_around_on() {
    for (seed, world) in &*WORLDS {
        let plan = WorldPlan::read(world).unwrap_or_else(|fault| panic!("{seed}: {fault}"));
        assert_eq!(plan.title, seed.to_string());
        let count = plan.territories.len();
        assert_eq!(count, 18 + usize::from(seed.size()) * 24 / 9);
        assert!(count <= Territory::CAPACITY && world.len() < 160_000, "{seed}");
        let borders: Vec<[usize; 2]> =
            plan.borders.iter().map(|(a, b)| [(*a).into(), (*b).into()]).collect();
        assert_eq!(reached(count, &borders), count, "{seed}: by land and lanes");
        assert!(borders.iter().collect::<BTreeSet<_>>().len() == borders.len(), "{seed}: twice");
        let json: Value = serde_json::from_str(world).unwrap();
        let hexes = json["hexes"].as_array().unwrap();
        assert!((60..=Hex::CAPACITY).contains(&hexes.len()), "{seed}: {} hexes", hexes.len());
        assert_eq!(reached(hexes.len(), &doors(&json)), hexes.len(), "{seed}: by ship");
        for sea in 0..plan.oceans.len() {
            let has =
                |ports: &&&[(u8, &[(u8, u8)])]| ports.iter().any(|(of, _)| usize::from(*of) == sea);
            assert!(plan.shores.iter().filter(has).count() >= 2, "{seed}: {:?}", plan.oceans[sea]);
        }
    }
}

#[test]
fn every_continent_is_worth_armies_and_every_name_is_one_of_a_kind() {
    for (seed, world) in &*WORLDS {
        let plan = WorldPlan::read(world).unwrap();
        assert!((4..=6).contains(&plan.continents.len()), "{seed}");
        for (number, continent) in plan.continents.iter().enumerate() {
            let own = |place: usize| usize::from(plan.territories[place].1) == number;
            let size = (0..plan.territories.len()).filter(|it| own(*it)).count();
            assert!((3..=9).contains(&size), "{seed}: {} has {size}", continent.name);
            assert!((2..=8).contains(&continent.bonus), "{seed}: {}", continent.name);
            assert!((0.3..=0.9).contains(&continent.hold), "{seed}: {}", continent.name);
            let leaves = |(a, b): &&(u8, u8)| own((*a).into()) != own((*b).into());
            assert!(plan.borders.iter().any(|pair| leaves(&pair)), "{seed}: {}", continent.name);
        }
        assert_eq!(plan.objectives.len(), 6, "{seed}");
        let names = plan.territories.iter().map(|(name, _)| *name);
        let all: BTreeSet<&str> = names.chain(plan.continents.iter().map(|it| it.name)).collect();
        assert_eq!(all.len(), plan.territories.len() + plan.continents.len(), "{seed}: {all:?}");
        let is_plain = |name: &&str| {
            (4..=9).contains(&name.len()) && name.chars().all(|c| c.is_ascii_alphabetic())
        };
        assert!(all.iter().all(is_plain), "{seed}: {all:?}");
    }
}

#[test]
fn badges_are_on_their_own_land_and_none_covers_another() {
    let mut close = 0;
    for (_, world) in &*WORLDS {
        let json: Value = serde_json::from_str(world).unwrap();
        let badges: Vec<(f64, f64)> = (json["territories"].as_array().unwrap().iter())
            .map(|it| (it["badge"]["x"].as_f64().unwrap(), it["badge"]["y"].as_f64().unwrap()))
            .collect();
        for (number, one) in badges.iter().enumerate() {
            for other in &badges[number + 1..] {
                let apart = ((one.0 - other.0).abs() / 56.0).max((one.1 - other.1).abs() / 41.0);
                close += usize::from(apart < 0.95);
            }
        }
    }
    assert_eq!(close, 0, "badges that overlap");
}

/// Returns how many of these can be reached from the first.
fn reached(count: usize, pairs: &[[usize; 2]]) -> usize {
    let mut seen = BTreeSet::from([0]);
    let mut edge = vec![0];
    while let Some(at) = edge.pop() {
        for [a, b] in pairs {
            let next = if *a == at {
                *b
            } else if *b == at {
                *a
            } else {
                continue;
            };
            if seen.insert(next) {
                edge.push(next);
            }
        }
    }
    assert!(seen.len() <= count);
    seen.len()
}

/// Returns the neighbouring hexes without a wall between them.
fn doors(json: &Value) -> Vec<[usize; 2]> {
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let places: BTreeMap<(usize, usize), usize> = (json["hexes"].as_array().unwrap().iter())
        .map(|hex| (number(&hex["row"]), number(&hex["col"])))
        .enumerate()
        .map(|(index, place)| (place, index))
        .collect();
    let walls: BTreeSet<[String; 2]> = (json["walls"].as_array().unwrap().iter())
        .map(|wall| ["a", "b"].map(|end| wall[end].as_str().unwrap().to_owned()))
        .collect();
    let mut found = Vec::new();
    for ((row, column), index) in &places {
        let shift = row % 2;
        let below = (column + shift).checked_sub(1).map(|left| (row + 1, left));
        for beside in [Some((*row, column + 1)), below, Some((row + 1, column + shift))] {
            let Some(other) = beside.and_then(|place| Some((place, *places.get(&place)?))) else {
                continue;
            };
            let ((r, c), other) = other;
            if !walls.contains(&[format!("{row},{column}"), format!("{r},{c}")]) {
                found.push([*index, other]);
            }
        }
    }
    found
}
