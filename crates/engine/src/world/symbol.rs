//! Symbols of territory cards (rule C1).

use super::territory::{Territory, TerritorySet};
use crate::core::id_enum;

id_enum! {
    /// The symbol on a territory card beside the territory (rule C1).
    pub enum Symbol {
        Infantry = "infantry",
        Cavalry = "cavalry",
        Artillery = "artillery",
    }
}

impl Territory {
    /// Returns the symbol on this territory's card.
    ///
    /// The rules only say that there are equally many of each (C1). Here the three alternate
    /// through the territories of the world, which also spreads them evenly, to within one, over
    /// each continent whose territories are consecutive.
    ///
    /// ```
    /// use red_queens_engine::World;
    /// use red_queens_engine::world::Symbol;
    ///
    /// let symbols = World::earth().territories().iter().map(|territory| territory.symbol());
    /// assert_eq!(symbols.filter(|symbol| *symbol == Symbol::Cavalry).count(), 14);
    /// ```
    #[inline]
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[self.index() % Symbol::COUNT]
    }
}

impl TerritorySet {
    /// Returns the members whose cards show this symbol.
    #[inline]
    #[must_use]
    pub fn with_symbol(self, symbol: Symbol) -> Self {
        self.iter().filter(|territory| territory.symbol() == symbol).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::World;

    #[test]
    fn c1_each_symbol_stands_on_14_cards_and_evenly_on_each_continent() {
        let earth = World::earth();
        for symbol in Symbol::ALL {
            assert_eq!(earth.territories().with_symbol(symbol).len(), 14);
            for continent in earth.continents() {
                let all = continent.territories();
                let (count, size) = (all.with_symbol(symbol).len(), all.len());
                assert!((size / 3..=size.div_ceil(3)).contains(&count), "{symbol} in {continent}");
            }
        }
    }
}
