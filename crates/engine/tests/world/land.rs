//! Territories, continents and borders (rules B1 and B2).

use EastAfricaMiddleEast::{Closed, Open};
use red_queens_engine::world::{Continent, EastAfricaMiddleEast, Territory, TerritorySet};

#[test]
fn b1_the_continents_divide_the_42_territories_and_have_their_bonuses() {
    use Continent::{Africa, Asia, Australia, Europe, NorthAmerica, SouthAmerica};
    let expected = [
        (NorthAmerica, 9, 5),
        (SouthAmerica, 4, 2),
        (Europe, 7, 5),
        (Africa, 6, 3),
        (Asia, 12, 7),
        (Australia, 4, 2),
    ];
    let mut seen = TerritorySet::EMPTY;
    for (continent, size, bonus) in expected {
        let territories = continent.territories();
        assert_eq!((territories.len(), continent.bonus()), (size, bonus), "{continent}");
        assert!((seen & territories).is_empty());
        assert!(territories.iter().all(|t| t.continent() == continent));
        seen = seen | territories;
    }
    assert_eq!(seen.len(), 42);
}

#[test]
fn b2_83_borders_symmetric() {
    let count = |lane| Territory::ALL.iter().map(|t| t.neighbours(lane).len()).sum::<usize>();
    assert_eq!(count(Open), 2 * 83);
    assert_eq!(count(Closed), 2 * 82);
    for lane in [Open, Closed] {
        for a in Territory::ALL {
            assert!(!a.borders(a, lane));
            assert!(a.neighbours(lane).iter().all(|b| b.borders(a, lane)), "{a}");
        }
    }
}

#[test]
fn b2_the_option_closes_one_sea_lane_only() {
    let lane = TerritorySet::of(&[Territory::EastAfrica, Territory::MiddleEast]);
    for a in Territory::ALL {
        for b in Territory::ALL {
            let kept = TerritorySet::of(&[a, b]) != lane;
            assert_eq!(a.borders(b, Closed), a.borders(b, Open) && kept, "{a}, {b}");
        }
    }
}
