//! The areas of a map that names, badges and marks cover on a tablet, and the harm of covering them.

use super::artwork::TerritoryShape;
use crate::map::point::Point;

/// The line height of a name, in pixels.
pub const NAME_LINE: f64 = 11.0;

/// The offset from a badge to the first mark at its corners, in pixels.
pub const MARK: (f64, f64) = (20.0, -15.0);

/// The largest width of a letter, and height of a small one above the baseline, in pixels.
const LETTER: (f64, f64) = (5.9, 8.0);

/// The scale of a map 1024 pixels wide; on larger ones, names take up less of it.
const TABLET: f64 = 0.64;

/// An area covered on a tablet, in pixels: left, top, right, bottom.
pub(in crate::map) type CoveredArea = [f64; 4];

pub(in crate::map) fn area(middle: Point, half_width: f64, above: f64, below: f64) -> CoveredArea {
    [middle.x - half_width, middle.y - above, middle.x + half_width, middle.y + below]
}

pub(in crate::map) fn overlap(one: CoveredArea, other: CoveredArea) -> f64 {
    let width = one[2].min(other[2]) - one[0].max(other[0]);
    let height = one[3].min(other[3]) - one[1].max(other[1]);
    width.max(0.0) * height.max(0.0)
}

pub(in crate::map) fn shared(areas: &[CoveredArea], one: CoveredArea) -> f64 {
    areas.iter().map(|area| overlap(*area, one)).sum()
}

/// Returns the position of a badge, in pixels.
pub(in crate::map) fn on_tablet(shape: &TerritoryShape) -> Point {
    Point::from(shape.badge) * TABLET
}

/// Returns the area of each line of a territory's name.
pub(in crate::map) fn lines(shape: &TerritoryShape) -> impl Iterator<Item = CoveredArea> + use<> {
    let (width, height) = LETTER;
    let foot = on_tablet(shape) + Point::from(shape.name);
    let places = (0_u32..).map(move |line| foot + Point::new(0.0, NAME_LINE * f64::from(line)));
    let half = move |text: &str| text.chars().map(|_| width).sum::<f64>() / 2.0 + 1.0;
    shape.label.iter().zip(places).map(move |(text, at)| area(at, half(text), height, 1.0))
}

/// Returns the area of a territory's number of armies.
pub(in crate::map) fn pill(shape: &TerritoryShape) -> CoveredArea {
    area(on_tablet(shape), 17.0, 12.0, 12.0)
}

/// Returns the area of a territory's factory, the mark at its first corner.
pub(in crate::map) fn factory(shape: &TerritoryShape) -> CoveredArea {
    let (x, y) = MARK;
    area(on_tablet(shape) + Point::new(x, y), 8.0, 8.0, 8.0)
}

/// Returns the area of the chance to take a territory, at this offset from its badge.
pub(in crate::map) fn chance(shape: &TerritoryShape, from_badge: Point) -> CoveredArea {
    area(on_tablet(shape) + from_badge, 15.5, 9.0, 0.0)
}

/// The areas of a map that are covered on a tablet.
#[derive(Debug)]
pub(in crate::map) struct Covered {
    names: Vec<CoveredArea>,
    /// The numbers of armies, in the order of the territories.
    pills: Vec<CoveredArea>,
    factories: Vec<CoveredArea>,
}

impl Covered {
    /// Returns the areas that the names, badges and marks of these territories cover.
    pub(in crate::map) fn by(territories: &[TerritoryShape]) -> Self {
        Self {
            names: territories.iter().flat_map(lines).collect(),
            pills: territories.iter().map(pill).collect(),
            factories: territories.iter().map(factory).collect(),
        }
    }

    /// Returns the area that the chance to take the territory with this index would cover.
    pub(in crate::map) fn harm_of_chance(
        &self,
        index: usize,
        shape: &TerritoryShape,
        from_badge: Point,
    ) -> f64 {
        let chance = chance(shape, from_badge);
        let others = self.pills.iter().enumerate().filter(|(other, _)| *other != index);
        let badges: f64 = others.map(|(_, pill)| overlap(*pill, chance)).sum();
        let (x, y) = MARK;
        let captives = area(on_tablet(shape) + Point::new(-x, y), 8.0, 8.0, 8.0);
        let (names, factories) = (shared(&self.names, chance), shared(&self.factories, chance));
        badges + names + factories + overlap(captives, chance)
    }

    /// Returns the areas that ships around a point can touch.
    pub(in crate::map) fn near(&self, point: Point) -> Self {
        const REACH: f64 = 160.0;
        let around = area(point * TABLET, REACH, REACH, REACH);
        let near = |all: &[CoveredArea]| -> Vec<CoveredArea> {
            all.iter().copied().filter(|area| overlap(*area, around) > 0.0).collect()
        };
        Self {
            names: near(&self.names),
            pills: near(&self.pills),
            factories: near(&self.factories),
        }
    }

    /// Returns the part of a ship's crew number hidden by names, which are drawn over ships.
    pub(in crate::map) fn hidden(&self, ship: Point) -> f64 {
        shared(&self.names, crew(ship))
    }

    /// Returns the area that a ship shares with army numbers, which are drawn over it.
    pub(in crate::map) fn hiding(&self, ship: Point) -> f64 {
        let Point { x, y } = ship * TABLET;
        let hull = [x - 18.0, y - 2.0, x + 18.0, y + 10.0];
        let sail_and_emblem = [x - 13.0, y - 19.0, x + 12.0, y - 2.0];
        shared(&self.pills, hull) + shared(&self.pills, sail_and_emblem)
    }

    /// Returns the area of army numbers under the ring around a ship to be tapped, and its name.
    fn under_mark(&self, ship: Point) -> f64 {
        shared(&self.pills, area(ship * TABLET, 24.0, 19.0, 27.0))
    }

    /// Returns the area of factories that a ship would hide.
    pub(in crate::map) fn hiding_factories(&self, ship: Point) -> f64 {
        ship_at(ship).into_iter().map(|part| shared(&self.factories, part)).sum()
    }

    /// Returns the cost of a position for a ship: its crew must be readable, it must lie clear of
    /// armies, and its sail should be visible.
    pub(in crate::map) fn harm_of_ship(&self, ship: Point) -> f64 {
        let sail = area(ship * TABLET, 14.0, 17.0, 0.0);
        let hidden = self.hidden(ship) + shared(&self.pills, crew(ship));
        let armies = 40.0 * self.hiding(ship) + self.under_mark(ship);
        100.0 * hidden + armies + self.hiding_factories(ship) + shared(&self.names, sail)
    }

    /// Returns the cost of positions for several ships: northern ones are drawn over southern ones,
    /// whose crews must be readable.
    pub(in crate::map) fn harm_of_ships(&self, ships: &[Point]) -> f64 {
        let all = ships.iter().enumerate();
        all.map(|(place, ship)| self.harm_beside(*ship, &ships[..place])).sum()
    }

    /// Returns the cost of a position for a ship that joins others.
    pub(in crate::map) fn harm_beside(&self, ship: Point, others: &[Point]) -> f64 {
        let pairs = others.iter().map(|other| {
            let (above, below) = if other.y < ship.y { (*other, ship) } else { (ship, *other) };
            let hull: f64 =
                ship_at(below).into_iter().map(|part| shared(&ship_at(above), part)).sum();
            100.0 * shared(&ship_at(above), crew(below)) + hull
        });
        self.harm_of_ship(ship) + pairs.sum::<f64>()
    }

    /// Returns the direction from which a pin points at a place, in degrees clockwise from above: the
    /// first of four in which it covers the least of the armies' numbers.
    pub(in crate::map) fn pin_direction(&self, place: Point) -> u16 {
        let covers = |(_, pin): &(u16, CoveredArea)| shared(&self.pills, *pin);
        let least =
            pins(place).into_iter().min_by(|one, other| covers(one).total_cmp(&covers(other)));
        least.map_or(0, |(direction, _)| direction)
    }

    /// Returns the cost of a position for a number on a hex, since names and armies are drawn over
    /// it.
    pub(in crate::map) fn harm_of_number(&self, number: Point) -> f64 {
        let number = area(number * TABLET, 5.0, 5.0, 5.0);
        100.0 * (shared(&self.names, number) + shared(&self.pills, number))
    }

    /// Returns `true` if two lines of this many letters around a point cover no name, no armies and
    /// no mark.
    #[cfg(test)]
    pub(in crate::map) fn is_clear(&self, place: Point, letters: usize) -> bool {
        let half = LETTER.0 * f64::from(u32::try_from(letters).unwrap_or(u32::MAX)) / 2.0;
        let both = area(place * TABLET, half.max(32.0), 12.0, 24.0);
        [&self.names, &self.pills, &self.factories].iter().all(|all| shared(all, both) == 0.0)
    }
}

/// Returns the areas of a pin that points at a place from each direction.
pub(in crate::map) fn pins(place: Point) -> [(u16, CoveredArea); 4] {
    let Point { x, y } = place * TABLET;
    [
        (0, [x - 11.0, y - 66.0, x + 11.0, y - 34.0]),
        (180, [x - 11.0, y + 34.0, x + 11.0, y + 66.0]),
        (90, [x + 34.0, y - 11.0, x + 66.0, y + 11.0]),
        (270, [x - 66.0, y - 11.0, x - 34.0, y + 11.0]),
    ]
}

/// Returns the area of the number of a ship's crew.
pub(in crate::map) fn crew(ship: Point) -> CoveredArea {
    area(ship * TABLET, 6.0, 0.0, 9.0)
}

/// Returns the areas covered by a ship: its hull and its sail.
pub(in crate::map) fn ship_at(ship: Point) -> [CoveredArea; 2] {
    let ship = ship * TABLET;
    [area(ship, 17.0, 2.0, 10.0), area(ship, 8.0, 17.0, 2.0)]
}

/// Returns the extent of a ship from its position on the map: left, up, right and down.
pub(in crate::map) fn ship_size() -> CoveredArea {
    let [hull, sail] = ship_at(Point::default());
    [-hull[0], -sail[1], hull[2], hull[3]].map(|reach| (reach + 1.0) / TABLET)
}
