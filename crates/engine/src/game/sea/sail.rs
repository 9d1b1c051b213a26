//! Launching ships, cruises, ferrying armies (T2, T4, T9, N1 to N3).

use crate::core::{RuleId, Seat, ShipId};
use crate::game::action::sizes::check_armies;
use crate::game::event::SeaEvent;
use crate::game::phase::Phase;
use crate::game::pieces::fleet::{Ship, Voyage};
use crate::game::refusal::Refusal;
use crate::game::state::State;
use crate::game::state::play::Play;
use crate::world::{Hex, HexSet, Ocean, Territory};

impl State {
    /// Returns the harbour hexes of a seat's territories, where its ships are placed (T9).
    pub fn harbours(&self, seat: Seat) -> HexSet {
        let held = self.board.held(seat).iter();
        held.flat_map(|territory| self.world().harbours(territory)).collect()
    }

    /// Checks that a ship can roll for a cruise now (N1, N3).
    ///
    /// # Errors
    /// Returns the reason if it can't.
    pub fn check_cruise(&self, ship: ShipId) -> Result<(), Refusal> {
        self.check_ship(ship)?;
        match self.check_crewed(ship)?.voyage {
            Voyage::Sailed => Err(Refusal::HasSailed(ship)),
            _ => Ok(()),
        }
    }

    /// Returns the hexes that a ship can sail to now; empty unless it cruises.
    pub fn within_reach(&self) -> HexSet {
        match self.phase {
            Phase::Cruise { ship, lengths } => {
                let ship = self.fleet.get(ship);
                ship.map_or(HexSet::EMPTY, |ship| self.world().reach(ship.at, lengths))
            }
            _ => HexSet::EMPTY,
        }
    }

    /// Returns the most armies that can board a ship from a territory (N2, A4).
    ///
    /// # Errors
    /// Returns the reason if none can.
    pub fn check_embark(&self, ship: ShipId, from: Territory) -> Result<u32, Refusal> {
        let found = self.check_ship(ship)?;
        check_port(self, found, from)?;
        if self.turn.exhausted.contains(from) {
            return Err(Refusal::Exhausted(from));
        }
        match self.committable_armies(from) {
            0 => Err(Refusal::Armies { least: 1, most: 0, rule: RuleId("N2") }),
            most => Ok(most),
        }
    }

    /// Returns the most armies that can go ashore from a ship (N2).
    ///
    /// # Errors
    /// Returns the reason if none can.
    pub fn check_disembark(&self, ship: ShipId, to: Territory) -> Result<u32, Refusal> {
        let found = self.check_ship(ship)?;
        check_port(self, found, to)?;
        match found.crew {
            0 => Err(Refusal::NoCrew(ship)),
            most => Ok(most),
        }
    }
}

/// Launches an ally's ship beside a random coastal territory of its own (T2).
pub(crate) fn launch_for_ally(state: &mut State, ally: Seat, play: &mut Play) {
    let world = state.world();
    let held = state.board.held(ally).iter();
    let coastal: Vec<Territory> =
        held.filter(|territory| !world.coasts(*territory).is_empty()).collect();
    let Some(territory) = pick(&coastal, play) else { return };
    let oceans: Vec<Ocean> = world.coasts(territory).iter().collect();
    let Some(ocean) = pick(&oceans, play) else { return };
    let Some(at) = pick(world.harbour(territory, ocean), play) else { return };
    let crew = u32::from(play.rng.die());
    launch(state, ally, at, crew, play);
}

pub(crate) fn launch(state: &mut State, seat: Seat, at: Hex, crew: u32, play: &mut Play) {
    if let Some(ship) = state.fleet.launch(Ship::new(seat, at, crew)) {
        play.tell(SeaEvent::Launched { seat, ship, at, crew });
    }
}

pub(crate) fn cruise(state: &mut State, ship: ShipId, play: &mut Play) -> Result<(), Refusal> {
    state.check_cruise(ship)?;
    state.turn.fresh = false;
    let dice = [play.rng.die(), play.rng.die()];
    play.tell(SeaEvent::CruiseRolled { ship, dice });
    let lengths = u32::from(dice[0]) + u32::from(dice[1]);
    state.phase = Phase::Cruise { ship, lengths };
    Ok(())
}

pub(crate) fn sail(state: &mut State, to: Hex, play: &mut Play) -> Result<(), Refusal> {
    let ship = check_sail(state, to)?;
    if let Some(sailing) = state.fleet.get_mut(ship) {
        play.tell(SeaEvent::Sailed { ship, from: sailing.at, to });
        sailing.at = to;
        sailing.voyage = Voyage::Sailed;
    }
    state.phase = Phase::Campaign;
    Ok(())
}

/// Returns the ship that can sail to this hex (N1).
pub(crate) fn check_sail(state: &State, to: Hex) -> Result<ShipId, Refusal> {
    let Phase::Cruise { ship, lengths } = state.phase else { return state.not_now() };
    if state.within_reach().contains(to) { Ok(ship) } else { Err(Refusal::TooFar { to, lengths }) }
}

fn check_port(state: &State, ship: &Ship, territory: Territory) -> Result<(), Refusal> {
    state.check_own(territory, state.turn.seat)?;
    if state.shores(ship).contains(territory) {
        Ok(())
    } else {
        Err(Refusal::NotInHarbour(territory))
    }
}

pub(crate) fn check_embarking(
    state: &State,
    ship: ShipId,
    from: Territory,
    armies: u32,
) -> Result<(), Refusal> {
    check_armies(armies, 1, state.check_embark(ship, from)?, "N2")
}

pub(crate) fn embark(
    state: &mut State,
    ship: ShipId,
    from: Territory,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_embarking(state, ship, from, armies)?;
    state.turn.fresh = false;
    state.board.lose(from, armies);
    if let Some(ship) = state.fleet.get_mut(ship) {
        ship.crew += armies;
        // A port of call lets the ship sail again, but each territory only once a turn (N1).
        if !ship.ports.contains(from) {
            ship.ports.insert(from);
            ship.voyage = Voyage::Ready;
        }
    }
    play.tell(SeaEvent::Embarked { seat: state.turn.seat, ship, from, armies });
    Ok(())
}

pub(crate) fn check_disembarking(
    state: &State,
    ship: ShipId,
    to: Territory,
    armies: u32,
) -> Result<(), Refusal> {
    check_armies(armies, 1, state.check_disembark(ship, to)?, "N2")
}

pub(crate) fn disembark(
    state: &mut State,
    ship: ShipId,
    to: Territory,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_disembarking(state, ship, to, armies)?;
    state.turn.fresh = false;
    if let Some(ship) = state.fleet.get_mut(ship) {
        ship.crew -= armies;
    }
    state.board.add(to, armies);
    play.tell(SeaEvent::Disembarked { seat: state.turn.seat, ship, to, armies });
    Ok(())
}

/// Makes the ships of a seat ready to act, except those out of action after a prize (N10, N11).
pub(crate) fn ready_ships(state: &mut State, seat: Seat) {
    let rests = state.out_of_action;
    for id in ShipId::all() {
        if let Some(ship) = state.fleet.get_mut(id).filter(|ship| ship.owner == seat) {
            ship.voyage = if rests.contains(id) { Voyage::Done } else { Voyage::Ready };
            ship.ports = crate::world::TerritorySet::EMPTY;
        }
    }
}

fn pick<T: Copy>(items: &[T], play: &mut Play) -> Option<T> {
    let number = u32::try_from(items.len()).ok()?;
    items.get(play.rng.below(number) as usize).copied()
}
