//! The continents and what they are worth (rule B1).

use super::id::WorldId;
use super::place::place_id;
use super::plan::PlannedContinent;
use super::territory::Territory;

place_id! {
    /// A continent.
    Continent, "the continent is not known here", |plan| plan.continents.iter().map(|planned| planned.name)
}

impl Continent {
    fn planned(self) -> &'static PlannedContinent {
        &self.home().plan().continents[self.index()]
    }

    /// The armies that holding all of it brings each turn (rule B1).
    #[inline]
    pub fn bonus(self) -> u32 {
        self.planned().bonus
    }

    /// How easily it is held: from 0, not at all, to 1, without a doubt.
    #[inline]
    pub fn hold(self) -> f32 {
        self.planned().hold
    }
}

impl Territory {
    /// The continent it is part of.
    #[inline]
    pub fn continent(self) -> Continent {
        let (_, continent) = self.home().plan().territories[self.index()];
        Continent::new(self.home(), continent.into())
    }
}
