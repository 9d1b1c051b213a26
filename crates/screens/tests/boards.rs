//! The boards in `public/boards`, as the app reads them. Reading them changes the whole program, so
//! this test has one of its own.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use engine::world::WorldId;
use red_queens_screens::map::drawing::Drawing;

#[test]
fn every_board_of_the_catalogue_has_a_file_with_artwork() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../public/boards");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut titles = BTreeSet::new();
    for path in files.filter(|path| path.extension().is_some_and(|it| it == "json")) {
        let drawing = Drawing::read(&std::fs::read_to_string(path).unwrap()).unwrap();
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
