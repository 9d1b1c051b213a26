//! Printing positions.

use std::fmt::{self, Display, Formatter};

use super::print_phase::{PrintedPhase, print_phase};
use super::print_poker::{is_at_table, print_dealt};
use super::{Position, players_first, print_list};
use crate::core::{Seat, ShipId};
use crate::game::{Phase, Role, Scar, Ship, Spoils, State, Unseen, Voyage};
use crate::record::line_words::{spelled, spelled_card};
use crate::record::rule_sets::POSITIONS;
use crate::world::Territory;

impl Display for Position<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        print(f, self.0, &Unseen::NONE)
    }
}

/// Prints a state, with only the number of any unseen cards.
pub(super) fn print(f: &mut Formatter<'_>, state: &State, unseen: &Unseen) -> fmt::Result {
    POSITIONS.write(f, &state.rules)?;
    writeln!(f)?;
    print_seats(f, state)?;
    print_turn(f, state)?;
    print_phase(f, state)?;
    print_list(f, "last-attacker", unseen.attacked_by)?;
    print_cards(f, state, unseen)?;
    let mut territories = state.world().territories().iter();
    territories.try_for_each(|territory| print_territory(f, state, territory))?;
    state.fleet.iter().try_for_each(|(id, ship)| print_ship(f, id, ship))
}

fn print_seats(f: &mut Formatter<'_>, state: &State) -> fmt::Result {
    let players: Vec<Seat> = state.seats(Role::Player).collect();
    print_list(f, "players", &players)?;
    print_list(f, "fallen", state.seats(Role::Fallen))?;
    let is_gone = |seat: &Seat| state.board.held(*seat).is_empty() && !state.fleet.is_afloat(*seat);
    let alive = [Role::Player, Role::Ally].into_iter().flat_map(|role| state.seats(role));
    print_list(f, "alive", alive.filter(is_gone))?;
    if state.sharing != state.all(Role::Player) {
        print_list(f, "sharing", state.sharing)?;
    }
    if state.order != players_first(&players) {
        print_list(f, "order", state.order)?;
    }
    Ok(())
}

fn print_turn(f: &mut Formatter<'_>, state: &State) -> fmt::Result {
    let turn = &state.turn;
    writeln!(f, "turn {} {}", turn.seat, PrintedPhase(&state.phase, &state.spoils))?;
    writeln!(f, "round {}", turn.round)?;
    for (is_so, word) in [(turn.fresh, "fresh"), (turn.conquered, "conquered")] {
        if is_so {
            writeln!(f, "{word}")?;
        }
    }
    print_list(f, "commander", turn.commander)?;
    print_list(f, "attacked", turn.attacked)?;
    print_list(f, "exhausted", turn.exhausted.iter().map(spelled))?;
    print_list(f, "bought", Some(turn.factories).filter(|number| *number > 0))?;
    let arrived = state.world().territories().iter().map(|at| (at, turn.arrived[at]));
    let arrived = arrived.filter(|(_, armies)| *armies > 0);
    print_list(f, "arrived", arrived.map(|(at, armies)| format!("{} {armies}", spelled(at))))?;
    print_list(f, "transfers", turn.transfers_from.map(spelled))?;
    let done =
        [(state.turn_actions.turned_in, "set"), (state.turn_actions.attacked_superior, "superior")];
    print_list(f, "done", done.into_iter().filter(|(is_so, _)| *is_so).map(|(_, word)| word))?;
    if state.spoils == Spoils::Taken {
        writeln!(f, "spoils")?;
    }
    if state.legacy.ambush { writeln!(f, "ambush") } else { Ok(()) }
}

fn print_cards(f: &mut Formatter<'_>, state: &State, unseen: &Unseen) -> fmt::Result {
    print_list(f, "sets", Some(state.sets_turned_in).filter(|number| *number > 0))?;
    for seat in Seat::ALL {
        let (hand, stash) = (state.deck.hands[seat], state.poker.stashes[seat]);
        let more = |number: usize| (number > 0).then(|| format!("{number} unknown"));
        let hand = hand.iter().map(spelled_card).chain(more(unseen.hands[seat]));
        print_list(f, &format!("hand {seat}"), hand)?;
        let stash = stash.iter().map(|card| card.to_string()).chain(more(unseen.stashes[seat]));
        print_list(f, &format!("stash {seat}"), stash)?;
        if let Phase::Poker(table) = &state.phase {
            print_dealt(f, state, &table.game, seat, unseen)?;
        }
        if !is_at_table(state, seat) {
            print_list(f, &format!("pot {seat}"), state.pots[seat])?;
        }
        let winnings = Some(state.winnings[seat]).filter(|armies| *armies > 0);
        print_list(f, &format!("winnings {seat}"), winnings)?;
        let reign = Some(state.reign[seat]).filter(|turns| *turns > 0);
        print_list(f, &format!("reign {seat}"), reign)?;
        print_list(f, &format!("suits {seat}"), state.suits[seat])?;
        print_list(f, &format!("objective {seat}"), state.objectives[seat])?;
    }
    print_list(f, "discards", state.deck.discards.iter().map(spelled_card))?;
    print_list(f, "mucked", state.poker.discards)?;
    print_list(f, "dealer", state.dealer)?;
    print_list(f, "deserted", state.deserted)?;
    print_list(f, "entered", state.entered)?;
    print_list(f, "resting", state.out_of_action.iter())?;
    print_grounds(f, state)
}

fn print_grounds(f: &mut Formatter<'_>, state: &State) -> fmt::Result {
    let legacy = &state.legacy;
    for seat in Seat::ALL {
        print_list(f, &format!("headquarters {seat}"), legacy.headquarters(seat).map(spelled))?;
        print_list(f, &format!("ploys {seat}"), legacy.reactions(seat))?;
    }
    for (territory, scar) in legacy.scars() {
        match scar {
            Scar::Fortification { left } => {
                writeln!(f, "scar {} {} {left}", spelled(territory), scar.modifier())?;
            }
            Scar::Shortage | Scar::Bunker => {
                writeln!(f, "scar {} {}", spelled(territory), scar.modifier())?;
            }
        }
    }
    Ok(())
}

fn print_territory(f: &mut Formatter<'_>, state: &State, territory: Territory) -> fmt::Result {
    let board = &state.board;
    let Some(owner) = board.owner(territory) else {
        return writeln!(f, "# {territory} is free");
    };
    write!(f, "{} {owner} {}", spelled(territory), board.armies(territory))?;
    match board.factories(territory) {
        0 => {}
        1 => write!(f, " factory")?,
        several => write!(f, " factories {several}")?,
    }
    if board.captives_at().contains(territory) {
        write!(f, " captives")?;
        let captives = board.captives(territory).iter();
        for (of, armies) in captives.filter(|(_, armies)| **armies > 0) {
            write!(f, " {of} {armies}")?;
        }
    }
    writeln!(f)
}

fn print_ship(f: &mut Formatter<'_>, id: ShipId, ship: &Ship) -> fmt::Result {
    write!(f, "ship {id} {} {} at {}", ship.owner, ship.crew, ship.at)?;
    match ship.voyage {
        Voyage::Ready => {}
        Voyage::Sailed => f.write_str(" sailed")?,
        Voyage::Done => f.write_str(" done")?,
    }
    if !ship.ports.is_empty() {
        f.write_str(" ports")?;
        ship.ports.iter().try_for_each(|port| write!(f, " {}", spelled(port)))?;
    }
    if ship.captive_armies() > 0 {
        f.write_str(" captives")?;
        for (of, armies) in ship.captives.iter().filter(|(_, armies)| **armies > 0) {
            write!(f, " {of} {armies}")?;
        }
    }
    writeln!(f)
}
