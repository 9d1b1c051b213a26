//! The continents and their bonuses (rule B1).

use super::id::WorldId;
use super::place::place_id;
use super::plan::PlannedContinent;
use super::territory::{Territory, TerritorySet};

place_id! {
    /// A continent.
    Continent, "the continent is not known here", |plan| plan.continents.iter().map(|planned| planned.name)
}

impl Continent {
    /// The most continents that a world can have.
    pub const CAPACITY: usize = 20;

    fn planned(self) -> &'static PlannedContinent {
        &self.home().plan().continents[self.index()]
    }

    /// Returns the bonus: the armies that a player gets each turn for holding the whole continent
    /// (rule B1).
    ///
    /// ```
    /// use red_queens_engine::world::Continent;
    ///
    /// assert_eq!(Continent::Australia.bonus(), 2);
    /// ```
    #[inline]
    pub fn bonus(self) -> u32 {
        self.planned().bonus
    }

    /// Returns an estimate of how defensible the continent is, from 0 (hopeless) to 1 (safe). Only
    /// computer players use it.
    #[inline]
    pub fn hold(self) -> f32 {
        self.planned().hold
    }
}

impl Territory {
    /// Returns the continent that the territory is part of.
    ///
    /// ```
    /// use red_queens_engine::world::{Continent, Territory};
    ///
    /// assert_eq!(Territory::Peru.continent(), Continent::SouthAmerica);
    /// ```
    #[inline]
    pub fn continent(self) -> Continent {
        let (_, continent) = self.home().plan().territories[self.index()];
        Continent::new(self.home(), continent.into())
    }

    /// Returns the continent that a player with these territories loses along with this one, or
    /// `None` if the player doesn't hold all of it.
    pub fn breaks(self, held: TerritorySet) -> Option<Continent> {
        let continent = self.continent();
        continent.territories().is_subset(held).then_some(continent)
    }

    /// Returns the continent that a player with these territories completes by taking this one, or
    /// `None` if another territory of it is missing as well.
    ///
    /// ```
    /// use red_queens_engine::world::{Continent, Territory, TerritorySet};
    ///
    /// let held = Continent::SouthAmerica.territories() - TerritorySet::only(Territory::Peru);
    /// assert_eq!(Territory::Peru.completes(held), Some(Continent::SouthAmerica));
    /// assert_eq!(Territory::Congo.completes(held), None);
    /// ```
    pub fn completes(self, held: TerritorySet) -> Option<Continent> {
        let continent = self.continent();
        (continent.territories() - held == TerritorySet::only(self)).then_some(continent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_continent_is_broken_by_its_first_loss_and_completed_by_its_last_gain() {
        let all = Continent::SouthAmerica.territories();
        let brazil = Territory::Brazil;
        assert_eq!(brazil.breaks(all), Some(Continent::SouthAmerica));
        assert_eq!(brazil.breaks(all - TerritorySet::only(Territory::Peru)), None);
        let but_one = all - TerritorySet::only(brazil);
        assert_eq!(brazil.completes(but_one), Some(Continent::SouthAmerica));
        assert_eq!(brazil.completes(all), None, "it was complete already");
        assert_eq!(brazil.completes(TerritorySet::EMPTY), None);
    }
}
