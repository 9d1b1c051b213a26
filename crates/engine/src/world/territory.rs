//! The 42 territories, and the tables and sets made of them.

use std::str::FromStr;

use crate::core::{excerpt, id_enum, id_set, id_table};

id_enum! {
    /// One of the 42 territories (rule B1), continent by continent.
    pub enum Territory {
        Alaska = "Alaska",
        NorthwestTerritory = "Northwest Territory",
        Greenland = "Greenland",
        Alberta = "Alberta",
        Ontario = "Ontario",
        Quebec = "Quebec",
        WesternUnitedStates = "Western United States",
        EasternUnitedStates = "Eastern United States",
        CentralAmerica = "Central America",
        Venezuela = "Venezuela",
        Peru = "Peru",
        Brazil = "Brazil",
        Argentina = "Argentina",
        Iceland = "Iceland",
        GreatBritain = "Great Britain",
        Scandinavia = "Scandinavia",
        NorthernEurope = "Northern Europe",
        WesternEurope = "Western Europe",
        SouthernEurope = "Southern Europe",
        Ukraine = "Ukraine",
        NorthAfrica = "North Africa",
        Egypt = "Egypt",
        EastAfrica = "East Africa",
        Congo = "Congo",
        SouthAfrica = "South Africa",
        Madagascar = "Madagascar",
        Ural = "Ural",
        Siberia = "Siberia",
        Yakutsk = "Yakutsk",
        Kamchatka = "Kamchatka",
        Irkutsk = "Irkutsk",
        Mongolia = "Mongolia",
        Japan = "Japan",
        Afghanistan = "Afghanistan",
        China = "China",
        India = "India",
        Siam = "Siam",
        MiddleEast = "Middle East",
        Indonesia = "Indonesia",
        NewGuinea = "New Guinea",
        WesternAustralia = "Western Australia",
        EasternAustralia = "Eastern Australia",
    }
}

id_set! {
    /// A set of territories.
    pub struct TerritorySet(u64) of Territory;
}

id_table! {
    /// One value for each territory.
    pub struct ByTerritory of Territory;
}

id_enum! {
    /// What is printed on a territory card beside the territory (rule C1).
    pub enum Symbol {
        Infantry = "infantry",
        Cavalry = "cavalry",
        Artillery = "artillery",
    }
}

impl Symbol {
    /// The territories whose cards show it.
    #[inline]
    pub const fn territories(self) -> TerritorySet {
        const BY_SYMBOL: [TerritorySet; Symbol::COUNT] = {
            let mut sets = [TerritorySet::EMPTY; Symbol::COUNT];
            let mut i = 0;
            while i < Territory::COUNT {
                let territory = Territory::ALL[i];
                sets[territory.symbol().index()].insert(territory);
                i += 1;
            }
            sets
        };
        BY_SYMBOL[self.index()]
    }
}

impl Territory {
    /// The symbol on this territory's card.
    ///
    /// The rules only say that there are 14 of each (C1). Here the three take turns through
    /// [`Self::ALL`], which also spreads them evenly, to within one, over each continent.
    #[inline]
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[self.index() % Symbol::COUNT]
    }
}

/// A text names no territory, or more than one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnknownTerritory {
    /// No name begins like this.
    #[error("there is no territory called “{0}”")]
    NoMatch(String),
    /// Several names begin like this.
    #[error("“{text}” could be {}", listed(*.candidates))]
    Ambiguous {
        /// What was read.
        text: String,
        /// Those it may mean.
        candidates: TerritorySet,
    },
}

fn listed(candidates: TerritorySet) -> String {
    let names: Vec<_> = candidates.iter().map(Territory::name).collect();
    names.join(" or ")
}

impl FromStr for Territory {
    type Err = UnknownTerritory;

    /// Reads a name, or as much of its beginning as tells it from the others, in any case and with or
    /// without spaces, hyphens and underscores.
    fn from_str(text: &str) -> Result<Self, UnknownTerritory> {
        let beginning = letters(text);
        if beginning.is_empty() {
            return Err(UnknownTerritory::NoMatch(excerpt(text)));
        }
        let candidates: TerritorySet = Self::ALL
            .into_iter()
            .filter(|territory| letters(territory.name()).starts_with(&beginning))
            .collect();
        match (candidates.first(), candidates.len()) {
            (None, _) => Err(UnknownTerritory::NoMatch(excerpt(text))),
            (Some(territory), 1) => Ok(territory),
            _ => Err(UnknownTerritory::Ambiguous { text: excerpt(text), candidates }),
        }
    }
}

/// The part of a name that counts when it is typed.
pub fn letters(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_'))
        .map(|c| c.to_ascii_lowercase())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_however_it_is_written() {
        for territory in Territory::ALL {
            let name = territory.name();
            for text in [
                name.to_owned(),
                name.to_uppercase(),
                name.replace(' ', "_"),
                format!("{territory:?}"),
            ] {
                assert_eq!(text.parse(), Ok(territory), "{text}");
            }
        }
    }

    #[test]
    fn a_beginning_is_enough_if_only_one_name_has_it() {
        assert_eq!("kam".parse(), Ok(Territory::Kamchatka));
        assert_eq!("western-u".parse(), Ok(Territory::WesternUnitedStates));
        let error = "western".parse::<Territory>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "“western” could be Western United States or Western Europe or Western Australia"
        );
        for text in ["", " _", "Atlantis", "Alaskan"] {
            assert_eq!(text.parse::<Territory>(), Err(UnknownTerritory::NoMatch(text.into())));
        }
    }

    #[test]
    fn no_name_is_the_beginning_of_another() {
        for a in Territory::ALL {
            for b in Territory::ALL {
                assert!(a == b || !letters(a.name()).starts_with(&letters(b.name())));
            }
        }
    }

    #[test]
    fn a_table_of_territories_survives_serialising() {
        let table = ByTerritory::from_fn(|t| t.name().len());
        let text = serde_json::to_string(&table).unwrap();
        assert_eq!(serde_json::from_str::<ByTerritory<usize>>(&text).unwrap(), table);
        let packed = postcard::to_allocvec(&table).unwrap();
        assert_eq!(packed.len(), Territory::COUNT);
        assert_eq!(postcard::from_bytes::<ByTerritory<usize>>(&packed).unwrap(), table);
        assert!(postcard::from_bytes::<ByTerritory<usize>>(&packed[1..]).is_err());
    }

    #[test]
    fn c1_each_symbol_stands_on_14_cards_and_evenly_on_each_continent() {
        let with =
            |symbol, within: TerritorySet| within.iter().filter(|t| t.symbol() == symbol).count();
        for symbol in Symbol::ALL {
            assert_eq!(with(symbol, TerritorySet::FULL), 14);
            for continent in crate::world::Continent::ALL {
                let (count, size) =
                    (with(symbol, continent.territories()), continent.territories().len());
                assert!((size / 3..=size.div_ceil(3)).contains(&count), "{symbol} in {continent}");
            }
        }
    }
}
