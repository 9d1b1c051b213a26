//! The reasons to sail, and to fight at sea.

use super::percent::percent;
use super::target::SLIM;
use super::{DecisionContext, Reason, only};
use engine::battle::{Outlook, Post};
use engine::core::{Seat, ShipId};
use engine::game::{Effort, Engage, Phase, SeaAction};
use engine::world::{Hex, Territory};

impl DecisionContext<'_> {
    /// Returns the advantages of an action at sea.
    pub fn at_sea(&self, action: &SeaAction) -> Option<Vec<Reason>> {
        let one = match *action {
            SeaAction::Disembark { to, armies, .. } => return self.placing(to, armies),
            SeaAction::Land { to, .. } => self.conquest(to),
            SeaAction::Launch { at } => self.landing_from(at, self.crew_to_launch()),
            SeaAction::Sail { to } => {
                let Phase::Cruise { ship, .. } = *self.state.phase() else { return None };
                self.landing_from(to, self.crew(ship))
            }
            SeaAction::Cruise { ship } => self.nothing_here(ship),
            SeaAction::Embark { ship, armies, .. } => {
                let at = self.state.fleet().get(ship)?.at;
                self.landing_from(at, self.crew(ship) + armies)
            }
            SeaAction::Engage { ref engagements } | SeaAction::SendIn { ref engagements } => {
                self.clash(engagements.first()?)
            }
            SeaAction::Board { .. } => Some(Reason::TakesShip),
            SeaAction::Sink => Some(Reason::SinksShip),
            SeaAction::Roll { .. } | SeaAction::Reserve { .. } | SeaAction::BreakOff { .. } => None,
        };
        one.map(only)
    }

    /// Returns the number of armies aboard a ship.
    pub fn crew(&self, ship: ShipId) -> u32 {
        self.state.armies_at(Post::Ship(ship))
    }

    /// Returns the number of armies aboard a ship to be launched.
    fn crew_to_launch(&self) -> u32 {
        match *self.state.phase() {
            Phase::Launch { crew, .. } | Phase::FirstShip { crew } => crew,
            _ => 0,
        }
    }

    /// Returns where this many armies can land from a hex: the weakest enemy coast without a patrol
    /// (N4). Names the patrol if there is one everywhere.
    fn landing_from(&self, at: Hex, crew: u32) -> Option<Reason> {
        let foes = self.foreign_shores(at);
        let patrol = |to: &Territory| {
            self.owner(*to).map_or(0, |seat| self.state.fleet().patrol(seat, at.ocean()).count())
        };
        let territory = foes.into_iter().min_by_key(|to| (patrol(to) > 0, self.armies(*to)))?;
        let (seat, odds) = (self.owner(territory)?, self.odds(crew, territory));
        Some(match patrol(&territory) {
            0 if odds < SLIM => Reason::TooFewToLand { seat, territory },
            0 => Reason::CanLand { seat, territory, chance: percent(odds) },
            ships => Reason::Patrolled { seat, territory, ships },
        })
    }

    /// Returns the landings that the player's ships can make from where they are, with their odds.
    pub fn landings(&self) -> impl Iterator<Item = (f64, Territory)> {
        self.state.fleet().of(self.me).flat_map(move |(id, ship)| {
            let shores = self.foreign_shores(ship.at).into_iter();
            let allowed = shores.filter(move |to| self.state.check_landing(id, *to).is_ok());
            allowed.map(|to| (self.odds(ship.crew, to), to))
        })
    }

    /// Returns the crewed ships of others in a harbour of a territory, with their owners.
    pub fn foes_off(&self, at: Territory) -> impl Iterator<Item = (Post, Seat)> {
        let ships = self.state.world().harbours(at).flat_map(|hex| {
            self.state.fleet().iter().filter(move |(_, ship)| ship.at == hex && ship.crew > 0)
        });
        ships.map(|(ship, it)| (Post::Ship(ship), it.owner)).filter(|(_, seat)| self.is_foe(*seat))
    }

    /// Returns `true` if another player's ship may come from anywhere.
    pub fn foes_are_afloat(&self) -> bool {
        Seat::ALL.into_iter().any(|seat| self.is_foe(seat) && self.state.fleet().is_afloat(seat))
    }

    fn foreign_shores(&self, at: Hex) -> Vec<Territory> {
        let is_foe = |to: &Territory| self.owner(*to).is_some_and(|seat| self.is_foe(seat));
        self.state.world().shores(at).iter().filter(is_foe).collect()
    }

    /// Returns the reason for a ship to leave.
    fn nothing_here(&self, ship: ShipId) -> Option<Reason> {
        let at = self.state.fleet().get(ship)?.at;
        self.foreign_shores(at).is_empty().then_some(Reason::NowhereToLand(ship))
    }

    /// Returns the likely outcome of a battle of ships.
    fn clash(&self, engage: &Engage) -> Option<Reason> {
        let chance = percent(self.clash_odds(engage)?);
        Some(Reason::BeatsShip { ship: engage.target, chance })
    }

    /// Returns the chance to beat a ship.
    pub fn clash_odds(&self, Engage { target, ships, effort }: &Engage) -> Option<f64> {
        let against = self.crew(*target);
        let outlook = match (effort, ships.as_slice()) {
            (Effort::Normal, [ship]) => Outlook::at_sea(self.crew(*ship), against),
            (Effort::Committed(size), all) => {
                let blocks = vec![engine::battle::Flank::whole(*size); all.len()];
                Outlook::ships(&blocks, against)
            }
            _ => return None,
        };
        Some(outlook.conquest)
    }
}
