use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::rq;

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
}

fn borders(board: &Value) -> usize {
    let territories = board["territories"].as_array().unwrap();
    territories.iter().map(|territory| names(&territory["borders"]).len()).sum::<usize>() / 2
}

#[test]
fn the_board_has_42_territories_83_borders_and_375_hexes() {
    let board = rq("map --json").json();
    assert_eq!(board["territories"].as_array().unwrap().len(), 42);
    assert_eq!(borders(&board), 83);
    assert_eq!(board["hexes"].as_array().unwrap().len(), 375);
}

#[test]
fn b4_a_territory_tells_its_continent_borders_and_coasts() {
    let board = rq("map --json").json();
    let territories = board["territories"].as_array().unwrap();
    let egypt = territories.iter().find(|territory| territory["name"] == "Egypt").unwrap();
    assert_eq!(egypt["continent"], "Africa");
    assert!(names(&egypt["borders"]).contains(&"Middle East"));
    let coasts: Vec<_> = egypt["coasts"].as_object().unwrap().keys().collect();
    assert_eq!(coasts, ["Atlantic", "Indian"]);
    let irkutsk = territories.iter().find(|territory| territory["name"] == "Irkutsk").unwrap();
    assert!(irkutsk["coasts"].as_object().unwrap().is_empty());
}

#[test]
fn b7_every_harbour_and_neighbour_is_a_hex_of_the_right_ocean() {
    let board = rq("map --json").json();
    let oceans: BTreeMap<&str, &str> = board["hexes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|hex| (hex["id"].as_str().unwrap(), hex["ocean"].as_str().unwrap()))
        .collect();
    assert_eq!(oceans.len(), 375);
    for territory in board["territories"].as_array().unwrap() {
        for (ocean, hexes) in territory["coasts"].as_object().unwrap() {
            assert!(!names(hexes).is_empty());
            assert!(names(hexes).iter().all(|hex| oceans[hex] == ocean));
        }
    }
    for hex in board["hexes"].as_array().unwrap() {
        assert!(names(&hex["neighbours"]).iter().all(|next| oceans.contains_key(next)));
    }
}

#[test]
fn the_options_of_the_board_can_be_chosen() {
    assert_eq!(borders(&rq("map --json --closed-lane").json()), 82);
    let coasts = |line| {
        let board = rq(line).json();
        let territories = board["territories"].as_array().unwrap();
        let east = territories.iter().find(|place| place["name"] == "Eastern Australia").unwrap();
        east["coasts"].as_object().unwrap().keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(coasts("map --json"), ["Indian"]);
    assert_eq!(coasts("map --json --geographic-coasts"), ["Pacific"]);
}

#[test]
fn people_get_a_list_by_continent() {
    let run = rq("map");
    assert_eq!(run.code, 0);
    assert!(run.stdout.starts_with("North America (5 armies)\n  Alaska"));
    assert!(run.stdout.contains("Irkutsk (landlocked)"));
}

/// The path of one of our own boards.
fn board(name: &str) -> String {
    format!("{}/../../public/boards/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn another_board_is_read_from_a_file() {
    let aegean = rq(&format!("map --json --board-file {}", board("aegean"))).json();
    let territories = aegean["territories"].as_array().unwrap();
    assert_eq!(territories.len(), 18);
    assert!(territories.iter().any(|territory| territory["name"] == "Sparta"));
    let earth = format!("{}/Cargo.toml", env!("CARGO_MANIFEST_DIR"));
    rq(&format!("map --board-file {earth}")).refused(1);
    rq("map --board-file nowhere.json").refused(1);
}

#[test]
fn games_are_played_on_another_board_and_counted_by_continent() {
    let line =
        format!("simulate --seats normal,easy --games 4 --json --board-file {}", board("aegean"));
    let report = rq(&line).json();
    let continents = report["by_continent"].as_array().unwrap();
    let file: Value = serde_json::from_str(&fs::read_to_string(board("aegean")).unwrap()).unwrap();
    let names: Vec<_> =
        file["continents"].as_array().unwrap().iter().map(|continent| &continent["name"]).collect();
    assert!(!continents.is_empty(), "{report}");
    for continent in continents {
        assert!(names.contains(&&continent["name"]), "{continent}");
        assert!(continent["wins"].as_u64() <= continent["players"].as_u64(), "{continent}");
    }
}
