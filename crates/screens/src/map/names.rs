//! The positions of the names of the territories, and positions that no name covers.

use super::drawing::Drawing;
use super::point::Point;
use engine::world::Territory;

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

impl Drawing {
    /// Returns the direction from which a pin points at a place, in degrees clockwise from above,
    /// where it covers no number of armies if that can be.
    pub fn pin_direction(&self, place: Point) -> u16 {
        self.covered.pin_direction(place)
    }

    /// Returns the offset in pixels from the badge of a territory to the baseline of the first line
    /// of its name: below, or wherever there is more room.
    pub fn name_from_badge(&self, territory: Territory) -> Point {
        self.shape(territory).name.into()
    }

    /// Returns the offset in pixels from the badge of a territory to the baseline of the chance to
    /// take it, chosen to cover as little as possible.
    pub fn chance_from_badge(&self, territory: Territory) -> Point {
        let places = CHANCES.map(|(x, y)| Point::new(x, y));
        let (index, shape) = (territory.index(), self.shape(territory));
        let harm = |at: &Point| self.covered.harm_of_chance(index, shape, *at);
        let least = places.into_iter().min_by(|a, b| harm(a).total_cmp(&harm(b)));
        least.unwrap_or_default()
    }
}

/// Returns the allowed position near this one that does the least harm for its distance. They are
/// looked for on this many rings around it.
pub(crate) fn clear(
    place: Point,
    rings: u32,
    harm: impl Fn(Point) -> f64,
    may_be: impl Fn(Point) -> bool,
) -> Point {
    const DISTANCE: f64 = 8.0;
    let around = (1..=rings).flat_map(|ring| {
        let out = f64::from(ring) * 5.0;
        (0..16_u32).map(move |part| {
            let turn = f64::from(part) * std::f64::consts::FRAC_PI_8;
            place + Point::on_circle(turn) * out
        })
    });
    if harm(place) == 0.0 {
        return place;
    }
    let places = around.filter(|at| may_be(*at)).chain([place]);
    let costs = places.map(|at| (harm(at) + DISTANCE * at.distance(place), at));
    costs.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(place, |(_, at)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::artwork::TerritoryShape;
    use crate::map::drawing::covered::{
        CoveredArea, area, crew, factory, lines, on_tablet, overlap, pill, pins, shared, ship_at,
    };
    use crate::map::drawing::tests::earth;

    fn shape(territory: Territory) -> &'static TerritoryShape {
        earth().shape(territory)
    }

    /// Returns the areas of a territory's badge, with the marks for a selection and a factory at
    /// its corner.
    fn token(territory: Territory) -> [CoveredArea; 3] {
        let at = on_tablet(shape(territory));
        [pill(shape(territory)), area(at, 26.0, 6.0, 6.0), factory(shape(territory))]
    }

    #[test]
    fn no_name_covers_another_or_a_badge_on_a_tablet() {
        for one in Territory::ALL {
            for other in Territory::ALL.into_iter().filter(|&it| it != one) {
                let covers =
                    |it: CoveredArea| lines(shape(one)).any(|line| overlap(line, it) > 0.0);
                assert!(!token(other).into_iter().any(covers), "{one} over the badge of {other}");
                assert!(!lines(shape(other)).any(covers), "{one} over {other}");
            }
        }
    }

    #[test]
    fn no_name_hides_the_crew_of_a_ship_on_a_tablet_and_no_ship_more_than_a_fifth_of_a_badge() {
        let badge = pill(shape(Territory::Alaska));
        let fifth = overlap(badge, badge) / 5.0;
        let number = crew(Point::default());
        let edge = overlap(number, number) / 20.0;
        for hex in earth().world().hexes() {
            let at = earth().within_map(earth().anchor(hex).0);
            let ship = earth().berth(hex, 0, 1);
            let (hidden, hiding) = (earth().covered.hidden(ship), earth().covered.hiding(ship));
            assert!(hidden < edge && hiding < fifth, "{hex}: {hidden}, {hiding}");
            assert!(
                earth().covered.harm_of_ship(ship) <= earth().covered.harm_of_ship(at),
                "{hex}"
            );
        }
    }

    #[test]
    fn no_pin_covers_a_number_of_armies_on_a_tablet() {
        let pills: Vec<_> = Territory::ALL.iter().map(|it| pill(shape(*it))).collect();
        for territory in Territory::ALL {
            let at = earth().badge(territory);
            let direction = earth().pin_direction(at);
            let (_, pin) = pins(at).into_iter().find(|(it, _)| *it == direction).unwrap();
            let covers = shared(&pills, pin);
            assert!(covers < overlap(pin, pin) / 10.0, "{territory} from {direction}: {covers}");
        }
        assert_eq!(
            earth().pin_direction(earth().badge(Territory::Greenland)),
            0,
            "above if it can"
        );
    }

    #[test]
    fn no_chance_covers_a_badge_a_name_or_a_mark_on_a_tablet() {
        for territory in Territory::ALL {
            let (index, at) = (territory.index(), earth().chance_from_badge(territory));
            let harm = earth().covered.harm_of_chance(index, shape(territory), at);
            assert!(harm < 1.0, "{territory}");
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
        let mark = factory(shape(Territory::Egypt));
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
        let hidden = count(&|south, north| hides(north, south));
        assert!(hidden <= 9, "{hidden}: narrow water, and the edge");
        assert!(count(&|south, north| hides(south, north)) > 10, "with the southern above");
    }
}
