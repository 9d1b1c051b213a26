//! The positions of the names of the territories, and the areas they cover.

use super::drawing::Drawing;
use super::place::Point;
use engine::world::Territory;

/// The line height of a name, in pixels.
pub const NAME_LINE: f64 = 11.0;

/// The possible offsets of the chance to take a territory from its badge, in pixels, best first:
/// above, or at a side.
const CHANCES: [(f64, f64); 7] = [
    (0.0, -26.0),
    (-42.0, 4.0),
    (42.0, 4.0),
    (-30.0, -26.0),
    (30.0, -26.0),
    (-42.0, -12.0),
    (42.0, -12.0),
];

/// The offset from a badge to the first mark at its corners, in pixels.
pub const MARK: (f64, f64) = (20.0, -15.0);

/// The largest width of a letter, and height of a small one above the baseline, in pixels.
const LETTER: (f64, f64) = (5.9, 8.0);

/// The scale of a map 1024 pixels wide; on larger ones, names take up less of it.
const TABLET: f64 = 0.64;

/// An area covered on a tablet, in pixels: left, top, right, bottom.
type Area = [f64; 4];

fn area(middle: Point, half_width: f64, above: f64, below: f64) -> Area {
    [middle.x - half_width, middle.y - above, middle.x + half_width, middle.y + below]
}

fn overlap(one: Area, other: Area) -> f64 {
    let width = one[2].min(other[2]) - one[0].max(other[0]);
    let height = one[3].min(other[3]) - one[1].max(other[1]);
    width.max(0.0) * height.max(0.0)
}

fn shared(areas: &[Area], one: Area) -> f64 {
    areas.iter().map(|area| overlap(*area, one)).sum()
}

impl Drawing {
    /// Returns the offset in pixels from the badge of a territory to the baseline of the first line
    /// of its name: below, or wherever there is more room.
    pub fn name_from_badge(&self, territory: Territory) -> Point {
        self.shape(territory).name.into()
    }

    /// Returns the offset in pixels from the badge of a territory to the baseline of the chance to
    /// take it, chosen to cover as little as possible.
    pub fn chance_from_badge(&self, territory: Territory) -> Point {
        let places = CHANCES.map(|(x, y)| Point::new(x, y));
        let harm = |at: &Point| self.harm_of_chance(territory, self.chance(territory, *at));
        let least = places.into_iter().min_by(|a, b| harm(a).total_cmp(&harm(b)));
        least.unwrap_or_default()
    }

    /// Returns the area of each line of a territory's name.
    fn lines(&self, territory: Territory) -> impl Iterator<Item = Area> + use<> {
        let (width, height) = LETTER;
        let foot = self.on_tablet(territory) + self.name_from_badge(territory);
        let places = (0_u32..).map(move |line| foot + Point::new(0.0, NAME_LINE * f64::from(line)));
        let half = move |text: &str| text.chars().map(|_| width).sum::<f64>() / 2.0 + 1.0;
        let label = self.shape(territory).label;
        label.iter().zip(places).map(move |(text, at)| area(at, half(text), height, 1.0))
    }

    /// Returns the position of a badge, in pixels.
    fn on_tablet(&self, territory: Territory) -> Point {
        self.badge(territory) * TABLET
    }

    /// Returns the area of a territory's number of armies.
    fn pill(&self, territory: Territory) -> Area {
        area(self.on_tablet(territory), 17.0, 12.0, 12.0)
    }

    /// Returns the area of a territory's factory, the mark at its first corner.
    fn factory(&self, territory: Territory) -> Area {
        let (x, y) = MARK;
        area(self.on_tablet(territory) + Point::new(x, y), 8.0, 8.0, 8.0)
    }

    /// Returns the area of the chance to take a territory, at this offset from its badge.
    fn chance(&self, territory: Territory, from_badge: Point) -> Area {
        area(self.on_tablet(territory) + from_badge, 15.5, 9.0, 0.0)
    }

    /// Returns the area that a chance would cover.
    fn harm_of_chance(&self, territory: Territory, chance: Area) -> f64 {
        let others = self.territories().filter(|other| *other != territory);
        let badges: f64 = others.map(|other| overlap(self.pill(other), chance)).sum();
        let (x, y) = MARK;
        let captives = area(self.on_tablet(territory) + Point::new(-x, y), 8.0, 8.0, 8.0);
        let Covered { names, factories, .. } = &self.covered;
        badges + shared(names, chance) + shared(factories, chance) + overlap(captives, chance)
    }
}

/// The areas of a map that are covered on a tablet.
#[derive(Debug, Default)]
pub(super) struct Covered {
    names: Vec<Area>,
    /// The numbers of armies.
    pills: Vec<Area>,
    factories: Vec<Area>,
}

impl Covered {
    /// Returns the areas covered on the map of a drawing.
    pub(super) fn by(drawing: &Drawing) -> Self {
        let all = drawing.territories();
        Self {
            names: all.clone().flat_map(|at| drawing.lines(at)).collect(),
            pills: all.clone().map(|at| drawing.pill(at)).collect(),
            factories: all.map(|at| drawing.factory(at)).collect(),
        }
    }

    /// Returns the part of a ship's crew number hidden by names, which are drawn over ships.
    fn hidden(&self, ship: Point) -> f64 {
        shared(&self.names, crew(ship))
    }

    /// Returns the area of army numbers hidden by a ship, since ships are drawn over them.
    fn hiding(&self, ship: Point) -> f64 {
        shared(&self.pills, area(ship * TABLET, 18.0, 17.0, 10.0))
    }

    /// Returns the area of factories that a ship would hide.
    fn hiding_factories(&self, ship: Point) -> f64 {
        ship_at(ship).into_iter().map(|part| shared(&self.factories, part)).sum()
    }

    /// Returns the cost of a position for a ship: its crew must be readable, and its sail and the
    /// armies beside it should be visible.
    pub(super) fn harm_of_ship(&self, ship: Point) -> f64 {
        let sail = area(ship * TABLET, 14.0, 17.0, 0.0);
        let armies = 4.0 * self.hiding(ship) + self.hiding_factories(ship);
        100.0 * self.hidden(ship) + armies + shared(&self.names, sail)
    }

    /// Returns the cost of positions for several ships: northern ones are drawn over southern ones,
    /// whose crews must be readable.
    pub(super) fn harm_of_ships(&self, ships: &[Point]) -> f64 {
        let alone: f64 = ships.iter().map(|ship| self.harm_of_ship(*ship)).sum();
        let pairs = ships.iter().flat_map(|above| ships.iter().map(move |below| (above, below)));
        let drawn = pairs.filter(|(above, below)| above.y < below.y);
        let hidden = drawn.map(|(above, below)| {
            let hull: f64 =
                ship_at(*below).into_iter().map(|part| shared(&ship_at(*above), part)).sum();
            100.0 * shared(&ship_at(*above), crew(*below)) + hull
        });
        alone + hidden.sum::<f64>()
    }

    /// Returns the cost of a position for a number on a hex, since names and armies are drawn over
    /// it.
    pub(super) fn harm_of_number(&self, number: Point) -> f64 {
        let number = area(number * TABLET, 5.0, 5.0, 5.0);
        100.0 * (shared(&self.names, number) + shared(&self.pills, number))
    }

    /// Returns `true` if two lines of this many letters around a point cover no name, no armies and
    /// no mark.
    #[cfg(test)]
    pub(super) fn is_clear(&self, place: Point, letters: usize) -> bool {
        let half = LETTER.0 * f64::from(u32::try_from(letters).unwrap_or(u32::MAX)) / 2.0;
        let both = area(place * TABLET, half.max(32.0), 12.0, 24.0);
        [&self.names, &self.pills, &self.factories].iter().all(|all| shared(all, both) == 0.0)
    }
}

/// Returns the area of the number of a ship's crew.
fn crew(ship: Point) -> Area {
    area(ship * TABLET, 6.0, 0.0, 9.0)
}

/// Returns the areas covered by a ship: its hull and its sail.
fn ship_at(ship: Point) -> [Area; 2] {
    let ship = ship * TABLET;
    [area(ship, 17.0, 2.0, 10.0), area(ship, 8.0, 17.0, 2.0)]
}

/// Returns the extent of a ship from its position on the map: left, up, right and down.
pub(crate) fn ship_size() -> Area {
    let [hull, sail] = ship_at(Point::default());
    [-hull[0], -sail[1], hull[2], hull[3]].map(|reach| (reach + 1.0) / TABLET)
}

/// Returns the allowed position near this one that does the least harm for its distance.
pub(crate) fn clear(
    place: Point,
    harm: impl Fn(Point) -> f64,
    may_be: impl Fn(Point) -> bool,
) -> Point {
    const DISTANCE: f64 = 8.0;
    let around = (1..=5_u32).flat_map(|ring| {
        let out = f64::from(ring) * 5.0;
        (0..16_u32).map(move |part| {
            let turn = f64::from(part) * std::f64::consts::FRAC_PI_8;
            place + Point::on_circle(turn) * out
        })
    });
    let cost = |at: &Point| harm(*at) + DISTANCE * at.distance(place);
    let near = |a: &Point, b: &Point| cost(a).total_cmp(&cost(b));
    if harm(place) == 0.0 {
        place
    } else {
        around.filter(|at| may_be(*at)).chain([place]).min_by(near).unwrap_or(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;

    /// Returns the areas of a territory's badge, with the marks for a selection and a factory at
    /// its corner.
    fn token(territory: Territory) -> [Area; 3] {
        let at = earth().on_tablet(territory);
        [earth().pill(territory), area(at, 26.0, 6.0, 6.0), earth().factory(territory)]
    }

    #[test]
    fn no_name_covers_another_or_a_badge_on_a_tablet() {
        for one in Territory::ALL {
            for other in Territory::ALL.into_iter().filter(|&it| it != one) {
                let covers = |it: Area| earth().lines(one).any(|line| overlap(line, it) > 0.0);
                assert!(!token(other).into_iter().any(covers), "{one} over the badge of {other}");
                assert!(!earth().lines(other).any(covers), "{one} over {other}");
            }
        }
    }

    #[test]
    fn no_name_hides_the_crew_of_a_ship_on_a_tablet_and_no_ship_more_than_a_fifth_of_a_badge() {
        let badge = earth().pill(Territory::Alaska);
        let fifth = overlap(badge, badge) / 5.0;
        for hex in earth().world().hexes() {
            let (at, ship) = (earth().anchor(hex).0, earth().berth(hex, 0, 1));
            assert!(
                earth().covered.hidden(ship) == 0.0 && earth().covered.hiding(ship) < fifth,
                "{hex}"
            );
            assert!(
                earth().covered.harm_of_ship(ship) <= earth().covered.harm_of_ship(at),
                "{hex}"
            );
        }
    }

    #[test]
    fn no_chance_covers_a_badge_a_name_or_a_mark_on_a_tablet() {
        for territory in Territory::ALL {
            let chance = earth().chance(territory, earth().chance_from_badge(territory));
            assert!(earth().harm_of_chance(territory, chance) < 1.0, "{territory}");
        }
    }

    #[test]
    fn of_several_ships_on_one_hex_none_hides_the_crew_of_another_and_names_hardly_any_on_a_tablet()
    {
        let (mut all, mut behind_names) = (0, 0);
        for hex in earth().world().hexes() {
            for of in 2..=6 {
                let ships: Vec<Point> =
                    (0..of).map(|place| earth().berth(hex, place, of)).collect();
                for below in &ships {
                    let above = ships.iter().filter(|above| above.y < below.y);
                    let covered: f64 =
                        above.map(|above| shared(&ship_at(*above), crew(*below))).sum();
                    assert!(covered < 1.0, "{hex}: {covered} of {of}");
                    all += 1;
                    behind_names += usize::from(earth().covered.hidden(*below) > 0.0);
                }
            }
        }
        assert!(behind_names * 25 < all, "{behind_names} of {all}");
    }

    #[test]
    fn ships_leave_factories_to_be_seen_on_a_tablet_almost_everywhere() {
        let mark = earth().factory(Territory::Egypt);
        let fifth = overlap(mark, mark) / 5.0;
        let hidden = earth()
            .world()
            .hexes()
            .filter(|hex| earth().covered.hiding_factories(earth().berth(*hex, 0, 1)) > fifth)
            .count();
        assert!(hidden <= 6, "{hidden}; without regard to them it were 15");
    }

    #[test]
    fn names_and_badges_leave_the_numbers_of_hexes_free_on_a_tablet_where_there_is_room() {
        let is_hidden = |place: Point| earth().covered.harm_of_number(place) > 0.0;
        let at_first =
            earth().world().hexes().filter(|hex| is_hidden(earth().anchor(*hex).0)).count();
        let hidden = earth().world().hexes().filter(|hex| is_hidden(earth().number(*hex))).count();
        assert!(hidden <= 3 && at_first > 4 * hidden, "{hidden} of {at_first}");
    }

    #[test]
    fn of_two_ships_the_northern_above_hides_the_crew_of_the_other_almost_nowhere_on_a_tablet() {
        let hides = |above: Point, below: Point| {
            shared(&ship_at(above), crew(below)) > overlap(crew(below), crew(below)) / 3.0
        };
        let berths: Vec<_> = earth().world().hexes().map(|hex| earth().berth(hex, 0, 1)).collect();
        let north = |ship: Point| berths.iter().filter(move |other| other.y < ship.y);
        let count = |hides: &dyn Fn(Point, Point) -> bool| -> usize {
            berths
                .iter()
                .map(|&ship| north(ship).filter(|&&other| hides(ship, other)).count())
                .sum()
        };
        assert!(count(&|south, north| hides(north, south)) <= 3, "narrow water, and the edge");
        assert!(count(&|south, north| hides(south, north)) > 10, "with the southern above");
    }
}
