//! What hangs on a territory: continents that are broken or completed by taking it.

use engine::world::{Continent, Territory, TerritorySet};

/// The continent that somebody who holds these territories loses with this one.
pub(crate) fn broken(held: TerritorySet, taken: Territory) -> Option<Continent> {
    let continent = taken.continent();
    continent.territories().is_subset(held).then_some(continent)
}

/// The continent that somebody who holds these territories completes with this one.
pub(crate) fn completed(held: TerritorySet, taken: Territory) -> Option<Continent> {
    let continent = taken.continent();
    (continent.territories() - held == TerritorySet::only(taken)).then_some(continent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_continent_is_broken_by_its_first_loss_and_completed_by_its_last_gain() {
        let all = Continent::SouthAmerica.territories();
        let brazil = Territory::Brazil;
        assert_eq!(broken(all, brazil), Some(Continent::SouthAmerica));
        assert_eq!(broken(all - TerritorySet::only(Territory::Peru), brazil), None);
        assert_eq!(
            completed(all - TerritorySet::only(brazil), brazil),
            Some(Continent::SouthAmerica)
        );
        assert_eq!(completed(all, brazil), None, "it was complete already");
        assert_eq!(completed(TerritorySet::EMPTY, brazil), None);
    }
}
