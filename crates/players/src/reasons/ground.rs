//! Why armies stand where they are put.

use super::Case;
use super::chance::chance;
use engine::battle::Post;
use engine::core::Seat;
use engine::game::{Ask, Phase};
use engine::world::Territory;

/// A threat less likely than this is none.
const SLIGHT: f64 = 0.02;

impl Case<'_> {
    /// Armies that are placed: for an attack, or against one.
    pub fn placing(&self, at: Territory, armies: u32) -> Option<String> {
        self.aim(at, armies).or_else(|| self.guard(at, armies))
    }

    /// Armies that rise where one is attacked.
    pub fn levied(&self, at: Territory) -> Option<String> {
        let Ask::Levy { armies, .. } = self.state.prompt()?.ask else { return None };
        self.guard(at, armies)
    }

    /// Against whom so many more armies guard a place, and what a loss of it would cost.
    pub fn guard(&self, at: Territory, more: u32) -> Option<String> {
        let (from, rival) = self.threat(at)?;
        let name = self.name(rival);
        let strength = self.state.armies_at(from);
        let odds = |defenders| self.odds_against(strength, at, defenders);
        let (now, then) = (odds(self.armies(at)), odds(self.armies(at) + more));
        let threat = if now < SLIGHT {
            match from {
                Post::Land(from) => text::hints::threat(name, from, strength),
                Post::Ship(ship) => text::hints::threat_afloat(name, strength, ship),
            }
        } else {
            match from {
                Post::Land(from) => text::hints::guards(name, at, from, chance(now), chance(then)),
                Post::Ship(ship) => {
                    text::hints::guards_afloat(name, at, chance(now), chance(then), ship)
                }
            }
        };
        let Some(continent) = at.breaks(self.held()).filter(|_| self.is_own()) else {
            return Some(threat);
        };
        Some(format!("{threat} {}", text::hints::keeps(continent, continent.bonus())))
    }

    /// The strongest army that could attack a place from where it stands, on land or aboard a ship off it.
    fn threat(&self, at: Territory) -> Option<(Post, Seat)> {
        let by_land = self.foes_beside(at).map(|(from, rival)| (Post::Land(from), rival));
        by_land.chain(self.foes_off(at)).max_by_key(|(from, _)| self.state.armies_at(*from))
    }

    /// Who could take a place, and with what chance; or that nobody could.
    pub fn standing(&self, at: Territory) -> String {
        match self.threat(at) {
            None => text::hints::nobody_beside(at),
            Some((from, rival)) => {
                let odds = chance(self.odds(self.state.armies_at(from), at));
                let name = self.name(rival);
                match from {
                    Post::Land(from) => text::hints::could_take(name, at, from, odds),
                    Post::Ship(ship) => text::hints::could_take_afloat(name, at, ship, odds),
                }
            }
        }
    }

    /// Armies that go from a place to another.
    pub fn moving(&self, from: Territory, to: Territory, armies: u32) -> Option<String> {
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
        let guard = self.aim(to, armies).or_else(|| self.guard(to, armies));
        why.into_iter().chain(guard).reduce(|one, other| format!("{one} {other}"))
    }

    /// Armies that follow into a conquered territory, or stay.
    pub fn advance(&self, armies: u32) -> Option<String> {
        let Phase::Advance(advance) = self.state.phase() else { return None };
        let from = match *advance.from.last()? {
            Post::Land(from) => Some(from),
            Post::Ship(_) => None,
        };
        match from {
            Some(from) if armies == 0 => Some(self.standing(from)),
            Some(from) => self.moving(from, advance.to, armies),
            None => self.guard(advance.to, armies),
        }
    }

    /// Why nothing is moved: every army that could go is needed where it stands.
    pub fn no_transfer(&self) -> Option<String> {
        let idle = |at: &Territory| self.threat(*at).is_none() && self.state.movable(*at) > 0;
        let none = !self.held().iter().any(|at| idle(&at));
        none.then(|| text::hints::all_at_the_border().to_owned())
    }
}
