//! The reasons to place, move or keep armies on a territory.

use super::percent::percent;
use super::target::Prize;
use super::{DecisionContext, Reason, only};
use engine::battle::Post;
use engine::core::Seat;
use engine::game::{Ask, Phase};
use engine::world::Territory;

/// The reduction of an attacker's chance below which armies are no guard.
const SLIGHT: f64 = 0.05;

/// The chance to lose a territory from which it is no place to build.
const DANGER: f64 = 0.5;

impl DecisionContext<'_> {
    /// Returns the reasons to place armies: for an attack that gains more than land, against one, or
    /// for any attack.
    pub fn placing(&self, at: Territory, armies: u32) -> Option<Vec<Reason>> {
        self.aim(at, armies, Prize::Breaks).or_else(|| self.staying(at, armies))
    }

    /// Returns the same reasons where no attack gains more than land.
    fn staying(&self, at: Territory, armies: u32) -> Option<Vec<Reason>> {
        let guard = self.guard(at, armies).or_else(|| self.aim(at, armies, Prize::Land));
        guard.or_else(|| self.watch(at))
    }

    /// Returns the reasons to raise militia on an attacked territory.
    pub fn levied(&self, at: Territory) -> Option<Vec<Reason>> {
        let Ask::Levy { armies, .. } = self.state.prompt()?.ask else { return None };
        self.guard(at, armies).or_else(|| self.watch(at))
    }

    /// Returns the enemy against whom this many more armies guard a territory in danger.
    fn guard(&self, at: Territory, more: u32) -> Option<Vec<Reason>> {
        let (from, seat) = self.threat(at)?;
        let strength = self.state.armies_at(from);
        let odds = |defenders| self.odds_against(strength, at, defenders);
        let (now, then) = (odds(self.armies(at)), odds(self.armies(at) + more));
        // Armies that change next to nothing aren't a guard.
        if now - then < SLIGHT {
            return None;
        }
        let (now, then) = (percent(now), percent(then));
        Some(self.kept(at, Reason::Guards { seat, from, territory: at, now, then }))
    }

    /// Returns a neighbour strong enough to attack later.
    fn watch(&self, at: Territory) -> Option<Vec<Reason>> {
        let (from, seat) = self.threat(at)?;
        let armies = self.state.armies_at(from);
        if matches!(from, Post::Land(_)) && armies == 1 {
            return None;
        }
        Some(self.kept(at, Reason::Threat { seat, from, armies }))
    }

    /// Adds the cost of losing the territory to a danger.
    fn kept(&self, at: Territory, danger: Reason) -> Vec<Reason> {
        let continent = at.breaks(self.held()).filter(|_| self.is_own());
        [danger].into_iter().chain(continent.map(Reason::Keeps)).collect()
    }

    /// Returns the strongest army that could attack a territory from where it is, on land or aboard
    /// a ship off it.
    fn threat(&self, at: Territory) -> Option<(Post, Seat)> {
        let by_land = self.foes_beside(at).map(|(from, rival)| (Post::Land(from), rival));
        by_land.chain(self.foes_off(at)).max_by_key(|(from, _)| self.state.armies_at(*from))
    }

    /// Returns the safety of a territory, if it is an advantage.
    pub fn safety(&self, at: Territory) -> Option<Reason> {
        let danger = |(from, _)| self.odds(self.state.armies_at(from), at);
        let is_safe = self.threat(at).map_or(0.0, danger) < DANGER;
        is_safe.then(|| self.standing(at))
    }

    /// Returns the strongest threat to a territory, with its odds, or the absence of any.
    pub fn standing(&self, at: Territory) -> Reason {
        let Some((from, seat)) = self.threat(at) else { return Reason::NobodyBeside(at) };
        let chance = percent(self.odds(self.state.armies_at(from), at));
        Reason::CouldTake { seat, from, territory: at, chance }
    }

    /// Returns the reason to gather starting armies where the fewest enemies are near (T4).
    pub fn sheltered(&self, to: Territory) -> Option<Reason> {
        let beside = |at| self.foes_beside(at).count();
        let hostile = beside(to);
        let is_least = self.held().iter().all(|at| beside(at) >= hostile);
        is_least.then_some(Reason::Sheltered { territory: to, hostile })
    }

    /// Returns the reasons to move armies from one territory to another.
    pub fn moving(&self, from: Territory, to: Territory, armies: u32) -> Option<Vec<Reason>> {
        // One reason only: the prompt bar has one line.
        if let Some(aim) = self.aim(to, armies, Prize::Breaks) {
            return Some(aim);
        }
        // Enemy ships may come from anywhere, so the reason says “by land” if there are any.
        let by_land = self.foes_are_afloat();
        match (self.threat(from), self.threat(to)) {
            (None, None) => Some(only(Reason::NearerBorder { from, by_land })),
            // “From there” would be wrong for a territory that nobody can attack.
            (None, Some(_)) => {
                let guard = self.guard(to, armies).unwrap_or_default();
                Some([Reason::Idle { from, by_land }].into_iter().chain(guard).collect())
            }
            (Some(_), _) => self.staying(to, armies),
        }
    }

    /// Returns the reasons to advance into a conquered territory, or to stay.
    pub fn advance(&self, armies: u32) -> Option<Vec<Reason>> {
        let Phase::Advance(advance) = self.state.phase() else { return None };
        let from = match *advance.from.last()? {
            Post::Land(from) => Some(from),
            Post::Ship(_) => None,
        };
        match from {
            // Armies that don't advance stay as a guard, if there is a threat.
            Some(from) if armies == 0 => self.threat(from).map(|_| only(self.standing(from))),
            Some(from) => self.moving(from, advance.to, armies),
            None => self.placing(advance.to, armies),
        }
    }

    /// Returns the reason to move nothing: every army that could go is needed where it is.
    pub fn no_transfer(&self) -> Option<Reason> {
        let idle = |at: &Territory| self.threat(*at).is_none() && self.state.movable(*at) > 0;
        let none = !self.held().iter().any(|at| idle(&at));
        none.then_some(Reason::AllAtBorder)
    }
}
