//! Territories, continents and borders (rules B1 and B2).

use red_queens_engine::world::{Canals, Coasts, Lanes, Territory, TerritorySet, World, WorldId};

fn earth(lanes: Lanes) -> &'static World {
    World::of(WorldId::EARTH, lanes, Coasts::AsWritten, Canals::Closed)
}

#[test]
fn b1_the_continents_divide_the_42_territories_and_have_their_bonuses() {
    use red_queens_engine::world::names::{
        Africa, Asia, Australia, Europe, NorthAmerica, SouthAmerica,
    };
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
    for (lanes, borders) in [(Lanes::Open, 83), (Lanes::Closed, 82)] {
        let world = earth(lanes);
        let count: usize = Territory::ALL.iter().map(|t| world.neighbours(*t).len()).sum();
        assert_eq!(count, 2 * borders);
        for a in Territory::ALL {
            assert!(!world.borders(a, a));
            assert!(world.neighbours(a).iter().all(|b| world.borders(b, a)), "{a}");
        }
    }
}

#[test]
fn b2_the_option_closes_one_sea_lane_only() {
    let (open, closed) = (World::earth(), earth(Lanes::Closed));
    let lane = TerritorySet::of(&[Territory::EastAfrica, Territory::MiddleEast]);
    for a in Territory::ALL {
        for b in Territory::ALL {
            let kept = TerritorySet::of(&[a, b]) != lane;
            assert_eq!(closed.borders(a, b), open.borders(a, b) && kept, "{a}, {b}");
        }
    }
}
