//! The board as tables, generated from `data/board.json` by `scripts/world.mjs`: do not edit.

use super::grid::at;
use super::{Hex, Territory as T, TerritorySet};

/// The territories of each continent.
#[rustfmt::skip]
pub(super) const CONTINENTS: [TerritorySet; 6] = [
    TerritorySet::of(&[T::Alaska, T::NorthwestTerritory, T::Greenland, T::Alberta, T::Ontario, T::Quebec, T::WesternUnitedStates, T::EasternUnitedStates, T::CentralAmerica]),
    TerritorySet::of(&[T::Venezuela, T::Peru, T::Brazil, T::Argentina]),
    TerritorySet::of(&[T::Iceland, T::GreatBritain, T::Scandinavia, T::NorthernEurope, T::WesternEurope, T::SouthernEurope, T::Ukraine]),
    TerritorySet::of(&[T::NorthAfrica, T::Egypt, T::EastAfrica, T::Congo, T::SouthAfrica, T::Madagascar]),
    TerritorySet::of(&[T::Ural, T::Siberia, T::Yakutsk, T::Kamchatka, T::Irkutsk, T::Mongolia, T::Japan, T::Afghanistan, T::China, T::India, T::Siam, T::MiddleEast]),
    TerritorySet::of(&[T::Indonesia, T::NewGuinea, T::WesternAustralia, T::EasternAustralia]),
];

/// All borders, each once.
#[rustfmt::skip]
pub(super) const BORDERS: [(T, T); 83] = [
    (T::Alaska, T::NorthwestTerritory),
    (T::Alaska, T::Alberta),
    (T::Alaska, T::Kamchatka),
    (T::NorthwestTerritory, T::Greenland),
    (T::NorthwestTerritory, T::Alberta),
    (T::NorthwestTerritory, T::Ontario),
    (T::Greenland, T::Ontario),
    (T::Greenland, T::Quebec),
    (T::Greenland, T::Iceland),
    (T::Alberta, T::Ontario),
    (T::Alberta, T::WesternUnitedStates),
    (T::Ontario, T::Quebec),
    (T::Ontario, T::WesternUnitedStates),
    (T::Ontario, T::EasternUnitedStates),
    (T::Quebec, T::EasternUnitedStates),
    (T::WesternUnitedStates, T::EasternUnitedStates),
    (T::WesternUnitedStates, T::CentralAmerica),
    (T::EasternUnitedStates, T::CentralAmerica),
    (T::CentralAmerica, T::Venezuela),
    (T::Venezuela, T::Peru),
    (T::Venezuela, T::Brazil),
    (T::Peru, T::Brazil),
    (T::Peru, T::Argentina),
    (T::Brazil, T::Argentina),
    (T::Brazil, T::NorthAfrica),
    (T::Iceland, T::GreatBritain),
    (T::Iceland, T::Scandinavia),
    (T::GreatBritain, T::Scandinavia),
    (T::GreatBritain, T::NorthernEurope),
    (T::GreatBritain, T::WesternEurope),
    (T::Scandinavia, T::NorthernEurope),
    (T::Scandinavia, T::Ukraine),
    (T::NorthernEurope, T::WesternEurope),
    (T::NorthernEurope, T::SouthernEurope),
    (T::NorthernEurope, T::Ukraine),
    (T::WesternEurope, T::SouthernEurope),
    (T::WesternEurope, T::NorthAfrica),
    (T::SouthernEurope, T::Ukraine),
    (T::SouthernEurope, T::NorthAfrica),
    (T::SouthernEurope, T::Egypt),
    (T::SouthernEurope, T::MiddleEast),
    (T::Ukraine, T::Ural),
    (T::Ukraine, T::Afghanistan),
    (T::Ukraine, T::MiddleEast),
    (T::NorthAfrica, T::Egypt),
    (T::NorthAfrica, T::EastAfrica),
    (T::NorthAfrica, T::Congo),
    (T::Egypt, T::EastAfrica),
    (T::Egypt, T::MiddleEast),
    (T::EastAfrica, T::Congo),
    (T::EastAfrica, T::SouthAfrica),
    (T::EastAfrica, T::Madagascar),
    (T::EastAfrica, T::MiddleEast),
    (T::Congo, T::SouthAfrica),
    (T::SouthAfrica, T::Madagascar),
    (T::Ural, T::Siberia),
    (T::Ural, T::Afghanistan),
    (T::Ural, T::China),
    (T::Siberia, T::Yakutsk),
    (T::Siberia, T::Irkutsk),
    (T::Siberia, T::Mongolia),
    (T::Siberia, T::China),
    (T::Yakutsk, T::Kamchatka),
    (T::Yakutsk, T::Irkutsk),
    (T::Kamchatka, T::Irkutsk),
    (T::Kamchatka, T::Mongolia),
    (T::Kamchatka, T::Japan),
    (T::Irkutsk, T::Mongolia),
    (T::Mongolia, T::Japan),
    (T::Mongolia, T::China),
    (T::Afghanistan, T::China),
    (T::Afghanistan, T::India),
    (T::Afghanistan, T::MiddleEast),
    (T::China, T::India),
    (T::China, T::Siam),
    (T::India, T::Siam),
    (T::India, T::MiddleEast),
    (T::Siam, T::Indonesia),
    (T::Indonesia, T::NewGuinea),
    (T::Indonesia, T::WesternAustralia),
    (T::NewGuinea, T::WesternAustralia),
    (T::NewGuinea, T::EasternAustralia),
    (T::WesternAustralia, T::EasternAustralia),
];

/// The sea, row by row: the initial of the ocean (N for the Arctic) or a dot for land. Odd rows lie half a hex to the
/// right.
#[rustfmt::skip]
pub(super) const SEA: [&[u8]; 18] = [
    b"N N N N N N . . . . . . N N N N N N N N N N N N N N N N ",
    b" N N N . . . . A . . . N N N . . N N N N . . N N N N N N",
    b"P . . . . . A A A . A A A A . A . . . . . . . . . . . P ",
    b" P P . . . A A A A A A A A A A . . . . . . . . . P P P P",
    b"P P P . . . . . A A A A A . . . . . . . . . . . P P P P ",
    b" P P P . . . . A A A A A . . . . A . . . . . . P P P P P",
    b"P P P P . . . A A A A A . A A . A . . . . . . P P P P P ",
    b" P P P P . A A A A A A A A . A A A . . . . . P P P P P P",
    b"P P P P P A A A A A A A . . . . I . I . I . P P P P P P ",
    b" P P P P P P A A A A A A . . . . I I I I I P P P P P P P",
    b"P P P P P P P . . A A A A A . . . I I I I P P P P P P P ",
    b" P P P P P P . . . . A A A A . . I I I I I I P P P P P P",
    b"P P P P P P P . . . A A A A A . I I I I I I I . . P P P ",
    b" P P P P P P P . A A A A A A . I I I I I I I . . . P P P",
    b"P P P P P P P . A A A A A A A I I I I I I I I I I P P P ",
    b" P P P P P P P A A A A A A A A I I I I I I I I I P P P P",
    b"P P P P P P P A A A A A A A A I I I I I I I I I I P P P ",
    b" P P P P P P P A A A A A A A A I I I I I I I I I P P P P",
];

/// Neighbouring hexes that no ship can pass between.
#[rustfmt::skip]
pub(super) const WALLS: &[(Hex, Hex)] = &[
    (at(1, 7), at(2, 7)),
    (at(3, 6), at(3, 7)),
    (at(3, 11), at(3, 12)),
    (at(3, 24), at(3, 25)),
    (at(4, 8), at(5, 7)),
    (at(6, 16), at(7, 16)),
    (at(6, 24), at(6, 25)),
    (at(6, 24), at(7, 23)),
    (at(6, 24), at(7, 24)),
    (at(7, 15), at(8, 16)),
    (at(8, 4), at(8, 5)),
    (at(8, 5), at(8, 6)),
    (at(8, 5), at(9, 4)),
    (at(8, 5), at(9, 5)),
    (at(8, 6), at(9, 5)),
    (at(9, 16), at(10, 17)),
    (at(9, 20), at(9, 21)),
    (at(9, 21), at(10, 22)),
    (at(10, 20), at(10, 21)),
    (at(10, 21), at(10, 22)),
    (at(10, 24), at(11, 23)),
    (at(11, 16), at(12, 17)),
    (at(12, 16), at(12, 17)),
    (at(15, 6), at(15, 7)),
    (at(15, 6), at(16, 7)),
    (at(16, 6), at(16, 7)),
    (at(16, 7), at(17, 6)),
];

/// Neighbouring hexes with a canal between them: Suez and Panama.
#[rustfmt::skip]
pub(super) const CANALS: &[(Hex, Hex)] = &[
    (at(7, 16), at(8, 16)),
    (at(9, 5), at(9, 6)),
    (at(9, 6), at(10, 6)),
];

/// The harbour hexes of each territory on the Pacific, Atlantic, Indian and Arctic.
#[rustfmt::skip]
pub(super) static HARBOURS: [[&[Hex]; 4]; 42] = [
    [&[at(2, 0), at(3, 0), at(3, 1), at(4, 2), at(4, 0), at(4, 1), at(3, 27)], &[], &[], &[at(1, 0), at(1, 1)]], // Alaska
    [&[], &[at(1, 7), at(2, 6), at(2, 7), at(2, 8), at(3, 5), at(3, 7), at(3, 6)], &[], &[at(0, 3), at(0, 4), at(0, 5), at(1, 1), at(1, 2)]], // Northwest Territory
    [&[], &[at(1, 7), at(2, 8), at(2, 10), at(3, 8), at(3, 9)], &[], &[at(0, 12), at(1, 11)]], // Greenland
    [&[at(4, 2), at(3, 1), at(5, 2)], &[], &[], &[]], // Alberta
    [&[], &[at(3, 5), at(3, 6)], &[], &[]], // Ontario
    [&[], &[at(2, 6), at(3, 6), at(3, 7), at(4, 8), at(5, 7), at(5, 8), at(2, 7), at(3, 5)], &[], &[]], // Quebec
    [&[at(5, 2), at(6, 3), at(7, 3)], &[], &[], &[]], // Western United States
    [&[], &[at(5, 7), at(6, 7), at(7, 5), at(7, 6), at(8, 6), at(8, 5)], &[], &[]], // Eastern United States
    [&[at(7, 3), at(8, 4), at(9, 5), at(6, 3), at(10, 6), at(9, 4)], &[at(8, 5), at(8, 6), at(8, 7), at(9, 6), at(7, 5), at(7, 6)], &[], &[]], // Central America
    [&[], &[at(9, 6), at(9, 7), at(9, 8), at(8, 7), at(10, 9)], &[], &[]], // Venezuela
    [&[at(10, 6), at(12, 6), at(11, 5)], &[], &[], &[]], // Peru
    [&[], &[at(9, 8), at(10, 9), at(13, 8), at(14, 8), at(12, 10), at(10, 10), at(13, 9), at(11, 10)], &[], &[]], // Brazil
    [&[at(13, 6), at(15, 6), at(16, 6), at(17, 6), at(14, 6)], &[at(14, 8), at(15, 7), at(16, 7), at(16, 8), at(17, 7), at(13, 8)], &[], &[]], // Argentina
    [&[], &[at(2, 11), at(2, 12), at(2, 10), at(3, 10)], &[], &[]], // Iceland
    [&[], &[at(2, 12), at(3, 11), at(3, 12), at(4, 11), at(4, 12), at(2, 11), at(3, 10)], &[], &[]], // Great Britain
    [&[], &[at(2, 13), at(2, 15), at(3, 13), at(3, 14)], &[], &[at(0, 15), at(1, 13), at(0, 14), at(0, 16)]], // Scandinavia
    [&[], &[at(3, 12), at(3, 13), at(3, 14), at(2, 13), at(4, 12)], &[], &[]], // Northern Europe
    [&[], &[at(4, 12), at(5, 11), at(6, 11), at(6, 13), at(7, 11), at(6, 14), at(7, 12), at(3, 12)], &[], &[]], // Western Europe
    [&[], &[at(6, 13), at(6, 14), at(6, 16), at(7, 14), at(7, 15), at(5, 16)], &[], &[]], // Southern Europe
    [&[], &[at(2, 15), at(3, 14), at(5, 16)], &[], &[at(0, 18), at(1, 16), at(1, 17), at(1, 18), at(0, 16), at(0, 17)]], // Ukraine
    [&[], &[at(6, 13), at(7, 11), at(7, 12), at(8, 11), at(9, 11), at(10, 12), at(10, 13), at(6, 14)], &[], &[]], // North Africa
    [&[], &[at(7, 14), at(7, 15), at(7, 16)], &[at(8, 16), at(9, 16)], &[]], // Egypt
    [&[], &[], &[at(8, 16), at(9, 16), at(9, 17), at(10, 17), at(11, 16)], &[]], // East Africa
    [&[], &[at(11, 13), at(10, 13)], &[], &[]], // Congo
    [&[], &[at(11, 13), at(12, 14), at(14, 14), at(13, 13)], &[at(11, 16), at(12, 16), at(13, 15), at(14, 15)], &[]], // South Africa
    [&[], &[], &[at(11, 16), at(11, 17), at(12, 16), at(12, 17), at(13, 16), at(13, 17)], &[]], // Madagascar
    [&[], &[], &[], &[at(1, 18), at(1, 19), at(1, 17)]], // Ural
    [&[], &[], &[], &[at(0, 20), at(0, 21), at(1, 19), at(0, 22), at(1, 18)]], // Siberia
    [&[], &[], &[], &[at(0, 24), at(1, 22), at(1, 23), at(1, 24), at(1, 25), at(0, 22)]], // Yakutsk
    [&[at(2, 27), at(3, 24), at(3, 25), at(3, 26), at(4, 24), at(4, 25), at(5, 23), at(5, 24), at(4, 26), at(6, 23)], &[], &[], &[at(1, 25), at(1, 26)]], // Kamchatka
    [&[], &[], &[], &[]], // Irkutsk
    [&[at(5, 23), at(6, 23)], &[], &[], &[]], // Mongolia
    [&[at(5, 24), at(6, 23), at(6, 24), at(7, 23), at(7, 22), at(5, 23), at(7, 24)], &[], &[], &[]], // Japan
    [&[], &[], &[], &[]], // Afghanistan
    [&[at(7, 22), at(8, 22), at(6, 23), at(8, 23)], &[], &[], &[]], // China
    [&[], &[], &[at(8, 18), at(8, 20), at(9, 18), at(9, 19), at(10, 19)], &[]], // India
    [&[at(9, 21), at(10, 21), at(8, 22)], &[], &[at(8, 20), at(9, 20)], &[]], // Siam
    [&[], &[at(5, 16), at(6, 16), at(7, 15), at(7, 16)], &[at(8, 16), at(8, 18), at(9, 16), at(9, 17)], &[]], // Middle East
    [&[at(8, 22), at(9, 21), at(9, 22), at(10, 21), at(10, 22), at(10, 23), at(11, 22), at(8, 23), at(11, 23), at(9, 23)], &[], &[at(9, 20), at(10, 20), at(11, 21), at(11, 20)], &[]], // Indonesia
    [&[at(10, 23), at(10, 24), at(10, 25), at(11, 23), at(11, 24), at(11, 25)], &[], &[], &[]], // New Guinea
    [&[at(11, 23), at(11, 22)], &[], &[], &[]], // Western Australia
    [&[], &[], &[at(14, 23), at(14, 24)], &[]], // Eastern Australia
];

/// Those that differ where Australia's coasts are the geographic ones.
#[rustfmt::skip]
pub(super) static GEOGRAPHIC_HARBOURS: &[(T, [&[Hex]; 4])] = &[
    (T::WesternAustralia, [&[], &[], &[at(12, 22), at(13, 21), at(14, 22), at(14, 23)], &[]]),
    (T::EasternAustralia, [&[at(11, 24), at(12, 25), at(14, 25), at(15, 24), at(11, 23), at(13, 25)], &[], &[], &[]]),
];
