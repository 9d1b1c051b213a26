//! The reasons to place, move or keep armies on a territory.

use super::DecisionContext;
use super::chance::chance;
use super::target::Prize;
use engine::battle::Post;
use engine::core::Seat;
use engine::game::{Ask, Phase};
use engine::world::Territory;

/// The reduction of an attacker's chance below which armies are no guard.
const SLIGHT: f64 = 0.02;

/// The chance to lose a territory from which it is no place to build.
const DANGER: f64 = 0.5;

impl DecisionContext<'_> {
    /// Returns the reason to place armies: for an attack that gains more than land, against one, or
    /// for any attack.
    pub fn placing(&self, at: Territory, armies: u32) -> Option<String> {
        self.aim(at, armies, Prize::Breaks).or_else(|| self.staying(at, armies))
    }

    /// Returns the same reason where no attack gains more than land.
    fn staying(&self, at: Territory, armies: u32) -> Option<String> {
        let guard = self.guard(at, armies).or_else(|| self.aim(at, armies, Prize::Land));
        guard.or_else(|| self.watch(at))
    }

    /// Returns the reason to raise militia on an attacked territory.
    pub fn levied(&self, at: Territory) -> Option<String> {
        let Ask::Levy { armies, .. } = self.state.prompt()?.ask else { return None };
        self.guard(at, armies).or_else(|| self.watch(at))
    }

    /// Describes the enemy against whom this many more armies guard a territory in danger.
    fn guard(&self, at: Territory, more: u32) -> Option<String> {
        let (from, rival) = self.threat(at)?;
        let (strength, name) = (self.state.armies_at(from), self.name(rival));
        let odds = |defenders| self.odds_against(strength, at, defenders);
        let (now, then) = (odds(self.armies(at)), odds(self.armies(at) + more));
        // Armies that change next to nothing are no guard.
        if now - then < SLIGHT {
            return None;
        }
        let (now, then) = (chance(now), chance(then));
        let guards = match from {
            Post::Land(from) => text::hints::Guards { name, territory: at, from, now, then }.say(),
            Post::Ship(ship) => {
                text::hints::GuardsAfloat { name, territory: at, now, then, ship }.say()
            }
        };
        Some(self.kept(at, guards))
    }

    /// Describes a neighbour strong enough to attack later.
    fn watch(&self, at: Territory) -> Option<String> {
        let (from, rival) = self.threat(at)?;
        let (strength, name) = (self.state.armies_at(from), self.name(rival));
        let beside = match from {
            Post::Land(_) if strength == 1 => return None,
            Post::Land(from) => {
                text::hints::Threat { name, territory: from, armies: strength }.say()
            }
            Post::Ship(ship) => text::hints::ThreatAfloat { name, armies: strength, ship }.say(),
        };
        Some(self.kept(at, beside))
    }

    /// Adds the cost of losing the territory to a danger.
    fn kept(&self, at: Territory, danger: String) -> String {
        match at.breaks(self.held()).filter(|_| self.is_own()) {
            Some(continent) => {
                format!(
                    "{danger} {}",
                    text::hints::Keeps { continent, armies: continent.bonus() }.say()
                )
            }
            None => danger,
        }
    }

    /// Returns the strongest army that could attack a territory from where it is, on land or aboard
    /// a ship off it.
    fn threat(&self, at: Territory) -> Option<(Post, Seat)> {
        let by_land = self.foes_beside(at).map(|(from, rival)| (Post::Land(from), rival));
        by_land.chain(self.foes_off(at)).max_by_key(|(from, _)| self.state.armies_at(*from))
    }

    /// Describes the safety of a territory, if it is an advantage.
    pub fn safety(&self, at: Territory) -> Option<String> {
        let danger = |(from, _)| self.odds(self.state.armies_at(from), at);
        let is_safe = self.threat(at).map_or(0.0, danger) < DANGER;
        is_safe.then(|| self.standing(at))
    }

    /// Describes the strongest threat to a territory, with its odds, or the absence of any.
    pub fn standing(&self, at: Territory) -> String {
        match self.threat(at) {
            None => text::hints::nobody_beside(at),
            Some((from, rival)) => {
                let odds = chance(self.odds(self.state.armies_at(from), at));
                let name = self.name(rival);
                match from {
                    Post::Land(from) => {
                        text::hints::CouldTake { name, territory: at, from, chance: odds }.say()
                    }
                    Post::Ship(ship) => {
                        text::hints::CouldTakeAfloat { name, territory: at, ship, chance: odds }
                            .say()
                    }
                }
            }
        }
    }

    /// Returns the reason to gather starting armies where the fewest enemies are near (T4).
    pub fn sheltered(&self, to: Territory) -> Option<String> {
        let beside = |at| self.foes_beside(at).count();
        let number = beside(to);
        let is_least = self.held().iter().all(|at| beside(at) >= number);
        is_least.then(|| text::hints::Sheltered { number, territory: to }.say())
    }

    /// Returns the reason to move armies from one territory to another.
    pub fn moving(&self, from: Territory, to: Territory, armies: u32) -> Option<String> {
        // One reason that says it all: the prompt is only a narrow line.
        if let Some(aim) = self.aim(to, armies, Prize::Breaks) {
            return Some(aim);
        }
        let why = match (self.threat(from), self.threat(to)) {
            // A ship may come from anywhere.
            (None, None) if self.foes_are_afloat() => {
                return Some(text::hints::nearer_the_border_by_land(from));
            }
            (None, None) => return Some(text::hints::nearer_the_border(from)),
            (None, Some(_)) if self.foes_are_afloat() => Some(text::hints::idle_by_land(from)),
            (None, Some(_)) => Some(text::hints::idle(from)),
            (Some(_), _) => None,
        };
        // “From there” would be where nobody can attack.
        let here = match why {
            Some(_) => self.guard(to, armies),
            None => self.staying(to, armies),
        };
        why.into_iter().chain(here).reduce(|one, other| format!("{one} {other}"))
    }

    /// Returns the reason to advance into a conquered territory, or to stay.
    pub fn advance(&self, armies: u32) -> Option<String> {
        let Phase::Advance(advance) = self.state.phase() else { return None };
        let from = match *advance.from.last()? {
            Post::Land(from) => Some(from),
            Post::Ship(_) => None,
        };
        match from {
            // They stay as a guard, if there is anybody to guard against.
            Some(from) if armies == 0 => self.threat(from).map(|_| self.standing(from)),
            Some(from) => self.moving(from, advance.to, armies),
            None => self.placing(advance.to, armies),
        }
    }

    /// Returns the reason to move nothing: every army that could go is needed where it is.
    pub fn no_transfer(&self) -> Option<String> {
        let idle = |at: &Territory| self.threat(*at).is_none() && self.state.movable(*at) > 0;
        let none = !self.held().iter().any(|at| idle(&at));
        none.then(|| text::hints::all_at_the_border().to_owned())
    }
}
