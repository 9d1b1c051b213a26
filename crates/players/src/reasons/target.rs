//! The importance of a territory that is attacked or taken.

use std::cmp::Reverse;

use super::percent::percent;
use super::{DecisionContext, Reason, plays};
use engine::battle::Outlook;
use engine::core::Seat;
use engine::world::{Territory, TerritorySet};

/// The number of territories, still missing or left to an opponent, that is small enough to
/// mention.
const NEAR: usize = 3;

/// The least chance of success of an attack worth aiming at.
const LIKELY: f64 = 0.55;

/// The chance of success below which an attack isn't worth its price.
pub const POOR: f64 = 0.5;

/// The chance of success that is too small to be a reason.
pub const SLIM: f64 = 0.25;

/// The gain of a conquest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prize {
    Land,
    Breaks,
    Completes,
    Last,
}

impl DecisionContext<'_> {
    /// Returns the gain of conquering a territory.
    pub fn conquest(&self, to: Territory) -> Option<Reason> {
        let seat = self.owner(to)?;
        let (own, theirs) = (self.held(), self.state.board().held(seat));
        if theirs == TerritorySet::only(to) {
            return Some(Reason::LastTerritory { seat, cards: self.spoils(seat) });
        }
        if let Some(continent) = to.completes(own).filter(|_| self.is_own()) {
            return Some(Reason::Completes(continent));
        }
        if let Some(continent) = to.breaks(theirs).filter(|_| plays(self.state, seat)) {
            return Some(Reason::Breaks { seat, continent });
        }
        let missing = (to.continent().territories() - own).len();
        if missing <= NEAR && self.is_own() {
            let continent = to.continent();
            return Some(Reason::StillMissing { territories: missing - 1, continent });
        }
        if plays(self.state, seat) && theirs.len() <= NEAR {
            return Some(Reason::FewLeft { seat, territories: theirs.len() - 1 });
        }
        if !self.state.turn().conquered && self.wins_cards() {
            return Some(Reason::EarnsCard { by_ally: !self.is_own() });
        }
        let threatened = self.state.neighbours(to) & own;
        let territory = threatened.iter().min_by_key(|at| self.armies(*at))?;
        let armies = self.armies(to);
        (armies > 1).then_some(Reason::Frees { seat, armies, territory })
    }

    /// Returns the number of cards captured with a seat's last territory; none from an army at sea,
    /// which plays on (T43).
    fn spoils(&self, defender: Seat) -> u8 {
        let falls = self.wins_cards() && !self.state.fleet().is_afloat(defender);
        if falls { self.view.hand_sizes()[defender] } else { 0 }
    }

    /// Returns the share of a continent gained with a territory that is chosen, or that nobody held.
    pub fn growth(&self, territory: Territory) -> Reason {
        let own = self.held();
        if let Some(continent) = territory.completes(own) {
            return Reason::Completes(continent);
        }
        let continent = territory.continent();
        Reason::PartOfContinent { continent, held: (continent.territories() & own).len() + 1 }
    }

    /// Returns the reason to choose a free territory: to complete one's own continent, or to deny a
    /// rival's.
    pub fn choice(&self, territory: Territory) -> Reason {
        let all = territory.continent().territories();
        let mut seats = self.state.order().iter().copied().filter(|seat| self.is_foe(*seat));
        let nearly = |seat| {
            let held = self.state.board().held(seat);
            (all - held).len() == 1 && plays(self.state, seat)
        };
        match seats.find(|seat| nearly(*seat)) {
            Some(seat) => Reason::Denies { seat, continent: territory.continent() },
            None => self.growth(territory),
        }
    }

    /// Returns the best attack from a territory after adding `more` armies, with its odds and its
    /// gain: one that is likely to succeed and gains at least `least`.
    pub fn aim(&self, from: Territory, more: u32, least: Prize) -> Option<Vec<Reason>> {
        let likely = |to: Territory| self.odds(self.armies(from) + more, to);
        let aims = self.foes_beside(from).filter(|(to, _)| likely(*to) >= LIKELY);
        let worth =
            |to: Territory| (self.prize(to), to.continent().bonus(), Reverse(self.armies(to)));
        let (to, _) =
            aims.filter(|(to, _)| self.prize(*to) >= least).max_by_key(|(to, _)| worth(*to))?;
        let aim = Reason::Aim { territory: to, chance: percent(likely(to)) };
        Some([aim].into_iter().chain(self.conquest(to)).collect())
    }

    fn prize(&self, to: Territory) -> Prize {
        let Some(defender) = self.owner(to) else { return Prize::Land };
        let theirs = self.state.board().held(defender);
        match () {
            () if theirs == TerritorySet::only(to) && !self.state.fleet().is_afloat(defender) => {
                Prize::Last
            }
            () if to.completes(self.held()).is_some() && self.is_own() => Prize::Completes,
            () if to.breaks(theirs).is_some() && plays(self.state, defender) => Prize::Breaks,
            () => Prize::Land,
        }
    }

    /// Returns the chance that this many armies, including the one that stays, take a territory by
    /// normal attacks; exact except for the largest battles.
    pub fn odds(&self, armies: u32, to: Territory) -> f64 {
        self.odds_against(armies, to, self.armies(to))
    }

    /// Returns the same chance against this many defenders.
    pub fn odds_against(&self, armies: u32, to: Territory, defenders: u32) -> f64 {
        self.expected(armies, to, defenders).conquest
    }

    /// Returns the expected outcome of normal attacks by this many armies, including the one that
    /// stays.
    pub fn expected(&self, armies: u32, to: Territory, defenders: u32) -> Outlook {
        let terms = self.state.terms(to);
        if terms.are_plain() {
            Outlook::new(self.state.rules().normal_attack_type(), armies, defenders)
        } else {
            Outlook::on(&terms, armies, defenders)
        }
    }

    /// Returns the reason to stop attacking: the poor odds of the best attack.
    pub fn no_attack(&self) -> Option<Reason> {
        let attacks = self
            .state
            .attackers()
            .iter()
            .flat_map(|from| self.state.targets(from).iter().map(move |to| (from, to)));
        let by_land = attacks.map(|(from, to)| (self.odds(self.armies(from), to), to));
        let all = by_land.chain(self.landings());
        let Some((best, to)) = all.max_by(|one, other| one.0.total_cmp(&other.0)) else {
            // A ship may reach other shores, so don't claim that nobody is in reach.
            if self.state.fleet().is_afloat(self.me) {
                return None;
            }
            return Some(Reason::NobodyInReach);
        };
        if best < POOR {
            return Some(Reason::BestAttack { territory: to, chance: percent(best) });
        }
        let is_won = self.state.turn().conquered && self.wins_cards();
        is_won.then_some(Reason::CardEarned)
    }
}
