//! The places of the Earth by name, generated from `crates/engine/data/board.json` by `scripts/world.mjs`: do not edit.
//!
//! For tests, examples and lessons. Code that plays games asks their world instead.

#![allow(non_upper_case_globals, missing_docs, reason = "they read like the names of variants")]

use super::{Continent, Ocean, Territory, TerritorySet, WorldId};

pub const Alaska: Territory = Territory::new(WorldId::EARTH, 0);
pub const NorthwestTerritory: Territory = Territory::new(WorldId::EARTH, 1);
pub const Greenland: Territory = Territory::new(WorldId::EARTH, 2);
pub const Alberta: Territory = Territory::new(WorldId::EARTH, 3);
pub const Ontario: Territory = Territory::new(WorldId::EARTH, 4);
pub const Quebec: Territory = Territory::new(WorldId::EARTH, 5);
pub const WesternUnitedStates: Territory = Territory::new(WorldId::EARTH, 6);
pub const EasternUnitedStates: Territory = Territory::new(WorldId::EARTH, 7);
pub const CentralAmerica: Territory = Territory::new(WorldId::EARTH, 8);
pub const Venezuela: Territory = Territory::new(WorldId::EARTH, 9);
pub const Peru: Territory = Territory::new(WorldId::EARTH, 10);
pub const Brazil: Territory = Territory::new(WorldId::EARTH, 11);
pub const Argentina: Territory = Territory::new(WorldId::EARTH, 12);
pub const Iceland: Territory = Territory::new(WorldId::EARTH, 13);
pub const GreatBritain: Territory = Territory::new(WorldId::EARTH, 14);
pub const Scandinavia: Territory = Territory::new(WorldId::EARTH, 15);
pub const NorthernEurope: Territory = Territory::new(WorldId::EARTH, 16);
pub const WesternEurope: Territory = Territory::new(WorldId::EARTH, 17);
pub const SouthernEurope: Territory = Territory::new(WorldId::EARTH, 18);
pub const Ukraine: Territory = Territory::new(WorldId::EARTH, 19);
pub const NorthAfrica: Territory = Territory::new(WorldId::EARTH, 20);
pub const Egypt: Territory = Territory::new(WorldId::EARTH, 21);
pub const EastAfrica: Territory = Territory::new(WorldId::EARTH, 22);
pub const Congo: Territory = Territory::new(WorldId::EARTH, 23);
pub const SouthAfrica: Territory = Territory::new(WorldId::EARTH, 24);
pub const Madagascar: Territory = Territory::new(WorldId::EARTH, 25);
pub const Ural: Territory = Territory::new(WorldId::EARTH, 26);
pub const Siberia: Territory = Territory::new(WorldId::EARTH, 27);
pub const Yakutsk: Territory = Territory::new(WorldId::EARTH, 28);
pub const Kamchatka: Territory = Territory::new(WorldId::EARTH, 29);
pub const Irkutsk: Territory = Territory::new(WorldId::EARTH, 30);
pub const Mongolia: Territory = Territory::new(WorldId::EARTH, 31);
pub const Japan: Territory = Territory::new(WorldId::EARTH, 32);
pub const Afghanistan: Territory = Territory::new(WorldId::EARTH, 33);
pub const China: Territory = Territory::new(WorldId::EARTH, 34);
pub const India: Territory = Territory::new(WorldId::EARTH, 35);
pub const Siam: Territory = Territory::new(WorldId::EARTH, 36);
pub const MiddleEast: Territory = Territory::new(WorldId::EARTH, 37);
pub const Indonesia: Territory = Territory::new(WorldId::EARTH, 38);
pub const NewGuinea: Territory = Territory::new(WorldId::EARTH, 39);
pub const WesternAustralia: Territory = Territory::new(WorldId::EARTH, 40);
pub const EasternAustralia: Territory = Territory::new(WorldId::EARTH, 41);
pub const NorthAmerica: Continent = Continent::new(WorldId::EARTH, 0);
pub const SouthAmerica: Continent = Continent::new(WorldId::EARTH, 1);
pub const Europe: Continent = Continent::new(WorldId::EARTH, 2);
pub const Africa: Continent = Continent::new(WorldId::EARTH, 3);
pub const Asia: Continent = Continent::new(WorldId::EARTH, 4);
pub const Australia: Continent = Continent::new(WorldId::EARTH, 5);
pub const Pacific: Ocean = Ocean::new(WorldId::EARTH, 0);
pub const Atlantic: Ocean = Ocean::new(WorldId::EARTH, 1);
pub const Indian: Ocean = Ocean::new(WorldId::EARTH, 2);
pub const Arctic: Ocean = Ocean::new(WorldId::EARTH, 3);

impl Territory {
    /// All of the Earth, in order.
    #[rustfmt::skip]
    pub const ALL: [Self; 42] = [
        Alaska,
        NorthwestTerritory,
        Greenland,
        Alberta,
        Ontario,
        Quebec,
        WesternUnitedStates,
        EasternUnitedStates,
        CentralAmerica,
        Venezuela,
        Peru,
        Brazil,
        Argentina,
        Iceland,
        GreatBritain,
        Scandinavia,
        NorthernEurope,
        WesternEurope,
        SouthernEurope,
        Ukraine,
        NorthAfrica,
        Egypt,
        EastAfrica,
        Congo,
        SouthAfrica,
        Madagascar,
        Ural,
        Siberia,
        Yakutsk,
        Kamchatka,
        Irkutsk,
        Mongolia,
        Japan,
        Afghanistan,
        China,
        India,
        Siam,
        MiddleEast,
        Indonesia,
        NewGuinea,
        WesternAustralia,
        EasternAustralia,
    ];
}

impl Continent {
    /// All of the Earth, in order.
    #[rustfmt::skip]
    pub const ALL: [Self; 6] = [
        NorthAmerica,
        SouthAmerica,
        Europe,
        Africa,
        Asia,
        Australia,
    ];
}

impl Ocean {
    /// All of the Earth, in order.
    #[rustfmt::skip]
    pub const ALL: [Self; 4] = [
        Pacific,
        Atlantic,
        Indian,
        Arctic,
    ];
}

impl Territory {
    pub const Alaska: Self = Alaska;
    pub const NorthwestTerritory: Self = NorthwestTerritory;
    pub const Greenland: Self = Greenland;
    pub const Alberta: Self = Alberta;
    pub const Ontario: Self = Ontario;
    pub const Quebec: Self = Quebec;
    pub const WesternUnitedStates: Self = WesternUnitedStates;
    pub const EasternUnitedStates: Self = EasternUnitedStates;
    pub const CentralAmerica: Self = CentralAmerica;
    pub const Venezuela: Self = Venezuela;
    pub const Peru: Self = Peru;
    pub const Brazil: Self = Brazil;
    pub const Argentina: Self = Argentina;
    pub const Iceland: Self = Iceland;
    pub const GreatBritain: Self = GreatBritain;
    pub const Scandinavia: Self = Scandinavia;
    pub const NorthernEurope: Self = NorthernEurope;
    pub const WesternEurope: Self = WesternEurope;
    pub const SouthernEurope: Self = SouthernEurope;
    pub const Ukraine: Self = Ukraine;
    pub const NorthAfrica: Self = NorthAfrica;
    pub const Egypt: Self = Egypt;
    pub const EastAfrica: Self = EastAfrica;
    pub const Congo: Self = Congo;
    pub const SouthAfrica: Self = SouthAfrica;
    pub const Madagascar: Self = Madagascar;
    pub const Ural: Self = Ural;
    pub const Siberia: Self = Siberia;
    pub const Yakutsk: Self = Yakutsk;
    pub const Kamchatka: Self = Kamchatka;
    pub const Irkutsk: Self = Irkutsk;
    pub const Mongolia: Self = Mongolia;
    pub const Japan: Self = Japan;
    pub const Afghanistan: Self = Afghanistan;
    pub const China: Self = China;
    pub const India: Self = India;
    pub const Siam: Self = Siam;
    pub const MiddleEast: Self = MiddleEast;
    pub const Indonesia: Self = Indonesia;
    pub const NewGuinea: Self = NewGuinea;
    pub const WesternAustralia: Self = WesternAustralia;
    pub const EasternAustralia: Self = EasternAustralia;
}

impl Continent {
    pub const NorthAmerica: Self = NorthAmerica;
    pub const SouthAmerica: Self = SouthAmerica;
    pub const Europe: Self = Europe;
    pub const Africa: Self = Africa;
    pub const Asia: Self = Asia;
    pub const Australia: Self = Australia;
}

impl Ocean {
    pub const Pacific: Self = Pacific;
    pub const Atlantic: Self = Atlantic;
    pub const Indian: Self = Indian;
    pub const Arctic: Self = Arctic;
}

impl TerritorySet {
    /// All territories of the Earth.
    pub const FULL: Self = Self::of(&Territory::ALL);
}
