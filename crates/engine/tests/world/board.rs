//! The generated tables compared with the board data, without help from the generator.

use std::collections::BTreeSet;

use red_queens_engine::world::{Hex, Territory, World};
use serde_json::Value;

fn board() -> Value {
    serde_json::from_str(include_str!("../../data/board.json")).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn territories_stand_in_the_order_of_the_board() {
    let board = board();
    let names: Vec<_> = list(&board["territories"]).iter().map(|t| text(&t["name"])).collect();
    assert_eq!(names, Territory::ALL.map(Territory::name));
}

#[test]
fn hexes_stand_in_the_order_of_the_board_and_in_its_oceans() {
    let board = board();
    let hexes = list(&board["hexes"]);
    assert_eq!(hexes.len(), World::earth().hexes().len());
    for (hex, expected) in World::earth().hexes().zip(hexes) {
        assert_eq!(hex.to_string(), text(&expected["id"]));
        assert_eq!(hex.ocean().name(), text(&expected["ocean"]), "{hex}");
    }
}

/// Neighbours are computed from the positions of hex centres on the map, which repeats.
#[test]
fn b7_neighbours_are_the_hexes_that_touch_less_the_walls() {
    let board = board();
    let wrap = board["wrapWidth"].as_f64().unwrap();
    let touching = board["grid"]["hexWidth"].as_f64().unwrap() * 1.1;
    let centre = |hex: &Value| (hex["x"].as_f64().unwrap(), hex["y"].as_f64().unwrap());
    let centres: Vec<_> = list(&board["hexes"]).iter().map(centre).collect();
    let walls: BTreeSet<_> = list(&board["walls"])
        .iter()
        .map(|wall| [text(&wall["a"]), text(&wall["b"])].map(|id| id.parse::<Hex>().unwrap()))
        .flat_map(|[a, b]| [(a, b), (b, a)])
        .collect();
    for a in World::earth().hexes() {
        let expected: BTreeSet<_> = World::earth()
            .hexes()
            .filter(|&b| {
                let ((ax, ay), (bx, by)) = (centres[a.index()], centres[b.index()]);
                let across = (ax - bx).abs();
                a != b
                    && across.min(wrap - across).hypot(ay - by) < touching
                    && !walls.contains(&(a, b))
            })
            .collect();
        let found: BTreeSet<_> = World::earth().beside(a).iter().copied().collect();
        assert_eq!(found, expected, "{a}");
    }
}
