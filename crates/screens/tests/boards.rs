//! The boards in `public/boards`, as the app reads them. Reading them changes the whole program, so
//! this test has one of its own.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::world::WorldId;
use red_queens_screens::map::drawing::Drawing;
use red_queens_screens::map::point::Point;

/// The boards of the catalogue, each read once.
static BOARDS: LazyLock<Vec<&Drawing>> = LazyLock::new(|| {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../public/boards");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let boards = files.filter(|path| path.extension().is_some_and(|it| it == "json"));
    boards.map(|path| Drawing::read(&std::fs::read_to_string(path).unwrap()).unwrap()).collect()
});

#[test]
fn every_board_of_the_catalogue_has_a_file_with_artwork() {
    let mut titles = BTreeSet::new();
    for drawing in BOARDS.iter() {
        titles.insert(drawing.world().title());
        assert_eq!(drawing.dimensions(), (1600, 900));
        let size = drawing.size();
        for territory in drawing.territories() {
            let badge = drawing.badge(territory);
            assert!(badge.x > 0.0 && badge.x < size.x && badge.y > 0.0 && badge.y < size.y);
            assert_eq!(drawing.nearest_badge(badge, 1.0), Some(territory));
        }
        for hex in drawing.world().hexes() {
            let anchor = drawing.anchor(hex).0;
            assert!(anchor.distance(drawing.centre(hex)) < drawing.hex_width(), "{hex}");
            assert_eq!(drawing.nearest_hex(anchor, 1.0, drawing.world().hexes()), Some(hex));
        }
    }
    assert_eq!(titles, WorldId::catalogue().map(WorldId::title).collect());
}

/// The scale of the map on a tablet; on larger and nearer maps, badges and ships cover less of it.
const TABLET: f64 = 0.64;

/// The part of the nearest number of armies that a ship covers on a tablet: its hull, its sail and
/// its emblem, beside a badge of two digits.
fn covered(drawing: &Drawing, ship: Point) -> f64 {
    const BADGE: (f64, f64) = (39.0, 24.0);
    let shared =
        |one: (f64, f64), other: (f64, f64)| (one.1.min(other.1) - one.0.max(other.0)).max(0.0);
    let of = |badge: Point| {
        let by = (ship - badge) * TABLET;
        let (across, down) = ((-BADGE.0 / 2.0, BADGE.0 / 2.0), (-BADGE.1 / 2.0, BADGE.1 / 2.0));
        let hull =
            shared((by.x - 18.0, by.x + 18.0), across) * shared((by.y - 2.0, by.y + 10.0), down);
        let sail =
            shared((by.x - 13.0, by.x + 12.0), across) * shared((by.y - 19.0, by.y - 2.0), down);
        (hull + sail) / (BADGE.0 * BADGE.1)
    };
    drawing.territories().map(|at| of(drawing.badge(at))).fold(0.0, f64::max)
}

#[test]
fn no_ship_covers_a_number_of_armies_on_any_board_of_the_catalogue() {
    for drawing in BOARDS.iter().copied().chain([Drawing::of(WorldId::EARTH)]) {
        for of in 1..=3 {
            let (mut all, mut touching) = (0, 0);
            for hex in drawing.world().hexes() {
                for place in 0..of {
                    let covers = covered(drawing, drawing.berth(hex, place, of));
                    assert!(covers < 0.25, "{drawing:?} {hex}, {place} of {of}: {covers}");
                    all += 1;
                    touching += usize::from(covers > 0.05);
                }
            }
            assert!(touching * 50 < all, "{drawing:?}, {of}: {touching} of {all}");
        }
    }
}

/// The corner of the board is where ships have the least room.
#[test]
fn a_large_fleet_covers_no_number_of_armies_where_there_is_little_room() {
    let is_narrow = |drawing: &&&Drawing| format!("{drawing:?}").contains("East-Indies");
    let drawing = BOARDS.iter().find(is_narrow).expect("a board with narrow seas");
    for of in 4..=6 {
        for hex in drawing.world().hexes() {
            for place in 0..of {
                let covers = covered(drawing, drawing.berth(hex, place, of));
                assert!(covers < 0.2, "{hex}, {place} of {of}: {covers}");
            }
        }
    }
}
