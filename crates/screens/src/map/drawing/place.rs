//! Positions on the map, in units of its view box.

use super::Drawing;
use super::artwork::STEP;
use crate::map::point::Point;
use engine::world::{Hex, Territory};

/// The tokens of the tints for continents, in the order of their numbers in `style/map.css`.
pub(crate) const TINTS: [&str; 6] =
    ["north-america", "south-america", "europe", "africa", "asia", "australia"];

impl Drawing {
    /// Returns the width and the height of the map.
    pub fn dimensions(&self) -> (u32, u32) {
        self.artwork.size
    }

    /// Returns the bottom right corner of the map.
    pub fn size(&self) -> Point {
        let (width, height) = self.dimensions();
        Point::new(width.into(), height.into())
    }

    /// Returns the position of a territory's badge.
    pub fn badge(&self, territory: Territory) -> Point {
        self.shape(territory).badge.into()
    }

    /// Returns the number of the tint of a territory's land, which its continent shares.
    pub fn tint(&self, territory: Territory) -> usize {
        territory.continent().index() % TINTS.len()
    }

    /// Returns the distance from the centre of a hex to its corners.
    pub(in crate::map) fn hex_radius(&self) -> f64 {
        f64::from(self.artwork.hexes.row) / 1.5
    }

    /// Returns the distance from one hex to the next in its row.
    pub fn hex_width(&self) -> f64 {
        self.artwork.hexes.width.into()
    }

    /// Returns the centre of a hex in units of the map.
    pub fn centre(&self, hex: Hex) -> Point {
        let grid = &self.artwork.hexes;
        let shift = if hex.row() % 2 == 1 { 0.5 } else { 0.0 };
        #[allow(clippy::cast_precision_loss, reason = "rows and columns are small")]
        let (column, row) = (hex.column() as f64, hex.row() as f64);
        let across = (column + shift) * self.hex_width();
        Point::from(grid.origin) + Point::new(across, row * f64::from(grid.row))
    }

    /// Returns the position of a ship on a hex, and the radius of the water around it.
    pub fn anchor(&self, hex: Hex) -> (Point, f64) {
        self.anchors.get(hex.index()).copied().unwrap_or_default()
    }

    /// Returns the outline of the water of a hex, to be drawn under the transform of the paths.
    pub fn water(&self, hex: Hex) -> String {
        let grid = &self.artwork.hexes;
        if let Some((_, path)) = grid.cells.iter().find(|(index, _)| *index == hex.index()) {
            return (*path).to_owned();
        }
        let at = self.centre(hex) * STEP.recip();
        format!("M{at:.0}{}", grid.outline)
    }

    /// Returns the hex whose anchor is nearest to a point of the map, among those given and within
    /// `reach`.
    pub fn nearest_hex(
        &self,
        point: Point,
        reach: f64,
        of: impl IntoIterator<Item = Hex>,
    ) -> Option<Hex> {
        let distance = |hex: &Hex| self.anchor(*hex).0.distance(point);
        of.into_iter()
            .filter(|hex| distance(hex) <= reach)
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
    }

    /// Returns the way from one badge to another, across the edge of the map if that is shorter.
    pub fn way(&self, from: Territory, to: Territory) -> Point {
        self.around(self.badge(from), self.badge(to))
    }

    /// Returns the way from one point of the map to another, across its edge if that is shorter.
    pub fn around(&self, from: Point, to: Point) -> Point {
        let way = to - from;
        let around = f64::from(self.artwork.wrap);
        Point::new(way.x - around * (way.x / around).round(), way.y)
    }

    /// Returns the territory whose badge is nearest to a point of the map, within `reach` and the
    /// size of a badge's own target.
    pub fn nearest_badge(&self, point: Point, reach: f64) -> Option<Territory> {
        let distance = |territory: &Territory| self.badge(*territory).distance(point);
        let reach = reach.min(f64::from(self.artwork.hit_radius));
        self.territories()
            .filter(|territory| distance(territory) <= reach)
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;
    use engine::world::names::{Alaska, Brazil, Kamchatka};

    #[test]
    fn the_way_from_alaska_to_kamchatka_leaves_the_map() {
        let way = earth().way(Alaska, Kamchatka);
        assert!(way.x < 0.0 && way.x > -300.0, "{way:?}");
        assert!(earth().way(Kamchatka, Alaska).x > 0.0);
    }

    #[test]
    fn every_anchor_lies_in_its_hex() {
        for hex in earth().world().hexes() {
            assert!(
                earth().anchor(hex).0.distance(earth().centre(hex)) < earth().hex_radius(),
                "{hex}"
            );
            assert_eq!(
                earth().nearest_hex(earth().anchor(hex).0, 1.0, earth().world().hexes()),
                Some(hex)
            );
        }
    }

    #[test]
    fn a_touch_takes_the_nearest_badge_within_reach() {
        for territory in Territory::ALL {
            assert_eq!(earth().nearest_badge(earth().badge(territory), 1.0), Some(territory));
            let beside = earth().badge(territory) + Point::new(12.0, -12.0);
            assert_eq!(earth().nearest_badge(beside, 100.0), Some(territory));
        }
        assert_eq!(
            earth().nearest_badge(earth().badge(Brazil) + Point::new(0.0, 40.0), 100.0),
            None
        );
        assert_eq!(
            earth().nearest_badge(earth().badge(Brazil) + Point::new(0.0, 20.0), 10.0),
            None
        );
    }
}
