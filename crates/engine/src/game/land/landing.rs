//! Landings: attacks from ships on territories (N4, N5).

use crate::battle::Assault;
use crate::core::{Seat, ShipId};
use crate::game::action::sea::Effort;
use crate::game::action::sizes::{check_effort, check_strength};
use crate::game::land::campaign;
use crate::game::phase::battle::{Battle, Force};
use crate::game::pieces::fleet::Ship;
use crate::game::refusal::Refusal;
use crate::game::state::State;
use crate::game::state::play::Play;
use crate::world::{Territory, TerritorySet};

impl State {
    /// Checks that a ship of the seat on turn can land on a territory: it is in a harbour there,
    /// has beaten the patrol of that ocean and has two armies aboard (N4, N5). Returns the attacked
    /// seat.
    ///
    /// # Errors
    /// Returns the reason if it can't.
    pub fn check_landing(&self, ship: ShipId, to: Territory) -> Result<Seat, Refusal> {
        let landing = self.check_ship(ship)?;
        if !self.shores(landing).contains(to) {
            return Err(Refusal::NotInHarbour(to));
        }
        let owner = self.check_foreign(to)?;
        self.check_crewed(ship)?;
        let ocean = landing.at.ocean();
        match self.fleet.patrol(owner, ocean).count() {
            0 => check_strength(landing.crew, "N5").map(|()| owner),
            ships => Err(Refusal::Patrol { ocean, ships }),
        }
    }

    /// Iterates over the ships that can land on a territory now (N4, N5).
    pub fn landing_ships(&self, to: Territory) -> impl Iterator<Item = ShipId> {
        self.ready().map(|(id, _)| id).filter(move |id| self.check_landing(*id, to).is_ok())
    }

    /// Returns the territories that any ship can land on now (N4, N5).
    pub fn landings(&self) -> TerritorySet {
        self.ready().fold(TerritorySet::EMPTY, |all, (id, ship)| all | landings_of(self, id, ship))
    }
}

pub(crate) fn landings_of(state: &State, id: ShipId, ship: &Ship) -> TerritorySet {
    let others = state.shores(ship) - state.board.held(state.turn.seat);
    others.iter().filter(|to| state.check_landing(id, *to).is_ok()).collect()
}

pub(crate) fn land(
    state: &mut State,
    ship: ShipId,
    to: Territory,
    effort: Effort,
    play: &mut Play,
) -> Result<(), Refusal> {
    let defender = check_land(state, ship, to, effort)?;
    let force = match effort {
        Effort::Normal => Force::Normal(ship.into()),
        Effort::Committed(armies) => Force::Blocks(Assault::new([ship.into()], armies)),
    };
    campaign::declare(state, Battle { defender, to, force, rolls: 0 }, play);
    Ok(())
}

pub(crate) fn check_land(
    state: &State,
    ship: ShipId,
    to: Territory,
    effort: Effort,
) -> Result<Seat, Refusal> {
    let defender = state.check_landing(ship, to)?;
    check_effort(effort, state.committable_armies(ship), state.rules.large_attacks, "N5")?;
    Ok(defender)
}
