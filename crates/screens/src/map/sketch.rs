//! A thumbnail of the world for lists of games: coarse land in the colours of its owners.

use std::fmt::Write as _;

use super::drawing::Drawing;
use super::outline::rings;
use engine::core::Seat;
use table::Owners;

/// The number of units of the map in one unit of a sketch.
const REDUCED: u32 = 10;

/// The number of steps of path data in one unit of a sketch.
const COARSE: f64 = 50.0;

impl Drawing {
    /// Returns the width and height of a sketch.
    pub fn sketch_size(&self) -> (u32, u32) {
        let (width, height) = self.artwork.size;
        (width / REDUCED, height / REDUCED)
    }

    /// Returns the land of each owner, and the free land, as one path each.
    pub fn sketch(&self, owners: &Owners) -> Vec<(Option<Seat>, String)> {
        let outlines = self.coarse_outlines();
        let parties = Seat::ALL.into_iter().map(Some).chain([None]);
        let land = |party: Option<Seat>| {
            let held = self.territories().filter(|territory| owners[*territory] == party);
            held.map(|territory| outlines[territory.index()].as_str()).collect::<String>()
        };
        parties.map(|party| (party, land(party))).filter(|(_, path)| !path.is_empty()).collect()
    }

    /// Returns all land of a sketch as one path.
    pub fn sketched_land(&self) -> String {
        self.coarse_outlines().concat()
    }

    /// Returns the coarse outlines of all territories, computed once.
    fn coarse_outlines(&self) -> &[String] {
        let outline = |territory| coarse(self.shape(territory).path);
        self.coarse.get_or_init(|| self.territories().map(outline).collect())
    }
}

/// Simplifies a path to a coarser grid, without the islands that are too small for it.
#[allow(clippy::cast_possible_truncation, reason = "the map is a few hundred units wide")]
fn coarse(path: &str) -> String {
    let mut drawn = String::new();
    for ring in rings(path) {
        let grid =
            ring.iter().map(|(x, y)| ((x / COARSE).round() as i32, (y / COARSE).round() as i32));
        let mut points: Vec<(i32, i32)> = grid.collect();
        points.dedup();
        if points.len() < 4 {
            continue;
        }
        let mut before = (0, 0);
        for (place, (x, y)) in points.into_iter().enumerate() {
            let command = match place {
                0 => "M",
                1 => "l",
                _ => " ",
            };
            // Writing to a `String` can't fail.
            let _ = write!(drawn, "{command}{} {}", x - before.0, y - before.1);
            before = (x, y);
        }
        drawn.push('z');
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::super::outline::rings;
    use super::*;
    use crate::map::drawing::tests::earth;
    use engine::world::Territory;

    #[test]
    fn all_land_is_drawn_once_in_the_colours_of_its_owners() {
        let owners =
            Owners::from_fn(earth().world().territories(), |territory| match territory.index() {
                0..10 => Some(Seat::Red),
                10..20 => Some(Seat::Black),
                _ => None,
            });
        let sketch = earth().sketch(&owners);
        let parties: Vec<_> = sketch.iter().map(|(party, _)| *party).collect();
        assert_eq!(parties, [Some(Seat::Red), Some(Seat::Black), None]);
        let whole: usize = sketch.iter().map(|(_, path)| path.len()).sum();
        assert_eq!(whole, earth().sketched_land().len());
        assert!(whole < 16_000, "a sketch of {whole} letters is no sketch");
    }

    #[test]
    fn every_territory_is_seen_on_a_sketch_and_lies_within_it() {
        for territory in Territory::ALL {
            let corners: Vec<_> =
                rings(&earth().coarse_outlines()[territory.index()]).flatten().collect();
            assert!(corners.len() >= 3, "{territory}");
            let (width, height) = earth().sketch_size();
            let (width, height) = (f64::from(width), f64::from(height));
            assert!(corners.iter().all(|(x, y)| (-1.0..1.1 * width).contains(x) && *y < height));
        }
    }
}
