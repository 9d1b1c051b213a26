//! The boards in `public/boards`: each is a world that any game can be played on.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use engine::World;
use engine::game::RuleSet;
use engine::world::{Canals, Coasts, Hex, Lanes, Territory, TerritorySet, WorldId};

static BOARDS: LazyLock<Vec<WorldId>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/boards");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|it| it == "json")).collect();
    files.sort_unstable();
    files.iter().map(|path| World::read(&fs::read_to_string(path).unwrap()).unwrap()).collect()
});

/// Returns every board with its optional lanes open and closed, and its canals likewise.
fn worlds() -> impl Iterator<Item = &'static World> {
    let options = [(Lanes::Open, Canals::Closed), (Lanes::Closed, Canals::Open)];
    BOARDS.iter().flat_map(move |id| {
        options.map(|(lanes, canals)| World::of(*id, lanes, Coasts::AsWritten, canals))
    })
}

#[test]
fn there_are_boards_of_several_sizes() {
    let sizes: BTreeSet<usize> =
        BOARDS.iter().map(|id| World::home(*id).territories().len()).collect();
    assert!(sizes.first().unwrap() < &20 && sizes.last().unwrap() > &40, "{sizes:?}");
}

#[test]
fn armies_can_walk_from_any_territory_to_any_other() {
    for world in worlds() {
        let all = world.territories();
        for from in all {
            assert_eq!(world.connected(all, from), all, "{}: {from}", world.title());
        }
    }
}

#[test]
fn ships_can_sail_from_any_hex_to_any_other_and_every_sea_has_harbours() {
    for world in worlds() {
        let mut reached: BTreeSet<Hex> = world.hexes().take(1).collect();
        let mut edge: Vec<Hex> = reached.iter().copied().collect();
        while let Some(hex) = edge.pop() {
            edge.extend(world.beside(hex).iter().filter(|beside| reached.insert(**beside)));
        }
        assert_eq!(reached.len(), world.hexes().len(), "{}", world.title());
        for ocean in world.oceans() {
            let ports = world.territories().iter().filter(|at| world.coasts(*at).contains(ocean));
            assert!(ports.count() >= 2, "{}: {ocean}", world.title());
        }
    }
}

#[test]
fn every_continent_is_worth_armies_and_every_objective_names_two() {
    for world in worlds() {
        for continent in world.continents() {
            let own = continent.territories();
            assert!((1..=7).contains(&continent.bonus()), "{continent}");
            assert!((0.3..=0.9).contains(&continent.hold()), "{continent}");
            let edge = |at: &Territory| !(world.neighbours(*at) - own).is_empty();
            assert!(own.len() >= 3 && own.iter().any(|at| edge(&at)), "{continent}");
        }
        let all: TerritorySet = world.continents().flat_map(|it| it.territories().iter()).collect();
        assert_eq!(all, world.territories());
        assert_eq!(world.objectives().len(), 6, "{}", world.title());
        assert!(world.objectives().all(|[one, other]| one != other));
    }
}

#[test]
fn every_rule_set_can_be_set_up_on_every_board() {
    for id in BOARDS.iter() {
        for (name, preset) in RuleSet::PRESETS {
            let rules = RuleSet { printing: (*id).into(), ..preset };
            assert_eq!(rules.world().id(), *id, "{name}");
        }
    }
}
