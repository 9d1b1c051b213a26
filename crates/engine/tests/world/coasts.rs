//! The coast table, written out by hand from rules B3 to B6.

use Territory as T;
use red_queens_engine::world::names::{Arctic, Atlantic, Indian, Pacific};
use red_queens_engine::world::{
    Canals, Coasts, Hex, Lanes, Ocean, OceanSet, Territory, TerritorySet, World, WorldId,
};

const VARIANTS: [Coasts; 2] = [Coasts::AsWritten, Coasts::Geographic];

fn earth(coasts: Coasts) -> &'static World {
    World::of(WorldId::EARTH, Lanes::Open, coasts, Canals::Closed)
}

/// The lines of rules B4 and B6, as in the rulebook.
const TABLE: &[(&[Territory], &[Ocean])] = &[
    (&[T::SouthAfrica, T::MiddleEast, T::Egypt], &[Atlantic, Indian]),
    (&[T::CentralAmerica, T::Argentina], &[Pacific, Atlantic]),
    (&[T::Alaska, T::Kamchatka], &[Arctic, Pacific]),
    (&[T::Scandinavia, T::Greenland, T::NorthwestTerritory, T::Ukraine], &[Arctic, Atlantic]),
    (&[T::Siam, T::Indonesia], &[Indian, Pacific]),
    (&[T::Iceland], &[Atlantic]),
    (
        &[
            T::Alberta,
            T::WesternUnitedStates,
            T::Peru,
            T::China,
            T::Japan,
            T::Mongolia,
            T::NewGuinea,
        ],
        &[Pacific],
    ),
    (&[T::Ontario, T::Quebec, T::EasternUnitedStates, T::Venezuela, T::Brazil], &[Atlantic]),
    (&[T::GreatBritain, T::NorthernEurope, T::WesternEurope, T::SouthernEurope], &[Atlantic]),
    (&[T::NorthAfrica, T::Congo], &[Atlantic]),
    (&[T::EastAfrica, T::Madagascar, T::India], &[Indian]),
    (&[T::Ural, T::Siberia, T::Yakutsk], &[Arctic]),
    (&[T::Afghanistan, T::Irkutsk], &[]),
];

#[test]
fn b4_b6_the_coast_table_holds_to_the_letter_in_both_variants() {
    let mut seen = TerritorySet::of(&[T::EasternAustralia, T::WesternAustralia]);
    for &(territories, oceans) in TABLE {
        for &territory in territories {
            assert!(!seen.contains(territory), "{territory} stands twice in the table");
            seen.insert(territory);
            for coasts in VARIANTS {
                assert_eq!(earth(coasts).coasts(territory), OceanSet::of(oceans), "{territory}");
            }
        }
    }
    assert_eq!(seen, TerritorySet::FULL);
}

#[test]
fn b5_the_australias_lie_as_written_or_as_in_geography() {
    let on =
        |territory: Territory, coasts| earth(coasts).coasts(territory).iter().collect::<Vec<_>>();
    assert_eq!(on(T::EasternAustralia, Coasts::AsWritten), [Indian]);
    assert_eq!(on(T::WesternAustralia, Coasts::AsWritten), [Pacific]);
    assert_eq!(on(T::EasternAustralia, Coasts::Geographic), [Pacific]);
    assert_eq!(on(T::WesternAustralia, Coasts::Geographic), [Indian]);
    assert_eq!(Coasts::default(), Coasts::AsWritten);
}

#[test]
fn b7_harbours_lie_in_the_ocean_they_are_listed_for() {
    for coasts in VARIANTS {
        for territory in Territory::ALL {
            for ocean in Ocean::ALL {
                let harbour = earth(coasts).harbour(territory, ocean);
                assert!(harbour.iter().all(|hex| hex.ocean() == ocean), "{territory}, {ocean}");
                let mut distinct = harbour.to_vec();
                distinct.sort();
                distinct.dedup();
                assert_eq!(distinct.len(), harbour.len(), "{territory}, {ocean}");
            }
        }
    }
}

#[test]
fn b7_a_ship_can_leave_every_harbour() {
    for territory in Territory::ALL {
        for ocean in Ocean::ALL {
            let harbour = World::earth().harbour(territory, ocean);
            let leaves = |hex: &Hex| !World::earth().beside(*hex).is_empty();
            assert!(harbour.iter().all(leaves), "{territory}, {ocean}");
        }
    }
}

#[test]
fn b3_inland_seas_belong_to_the_oceans_the_rules_say() {
    let ocean = |id: &str| id.parse::<Hex>().unwrap().ocean();
    for (sea, id, expected) in [
        ("western Mediterranean", "7,12", Atlantic),
        ("Levant", "7,16", Atlantic),
        ("Black Sea", "5,16", Atlantic),
        ("Hudson Bay", "3,5", Atlantic),
        ("northern Red Sea", "8,16", Indian),
        ("Gulf of Aden", "9,16", Indian),
        ("Sea of Japan", "6,24", Pacific),
    ] {
        assert_eq!(ocean(id), expected, "{sea}");
    }
    let black_sea = "5,16".parse::<Hex>().unwrap();
    for territory in [T::Ukraine, T::MiddleEast] {
        assert!(World::earth().harbour(territory, Atlantic).contains(&black_sea), "{territory}");
    }
    let red_sea = "8,16".parse::<Hex>().unwrap();
    for territory in [T::Egypt, T::MiddleEast] {
        assert!(World::earth().harbour(territory, Indian).contains(&red_sea), "{territory}");
    }
}
