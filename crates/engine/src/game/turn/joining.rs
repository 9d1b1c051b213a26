//! Players who leave and join between turns, and what a new player draws (T40, T41).

use crate::core::{Seat, SeatSet};
use crate::game::allies::{poker_table, suits};
use crate::game::event::SeatEvent;
use crate::game::phase::Phase;
use crate::game::refusal::Refusal;
use crate::game::state::draws::STARTING_CARDS;
use crate::game::state::play::Play;
use crate::game::state::{Role, State};
use crate::game::turn::finish;

impl State {
    /// Returns the allies that can be taken over: those with land that nobody is playing now (T41,
    /// T42).
    pub fn active_allies(&self) -> SeatSet {
        let idle = self.seats(Role::Ally).filter(|seat| *seat != self.turn.seat);
        idle.filter(|seat| !self.board.held(*seat).is_empty()).collect()
    }

    /// Checks that players may leave and join now: between turns, in a game with allied armies
    /// (T40).
    ///
    /// # Errors
    /// Returns the reason if they may not.
    pub fn check_between_turns(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over(_) => Err(Refusal::Over),
            _ if !self.rules.has_allies() => Err(Refusal::NoAllies),
            Phase::Reinforce { .. } | Phase::Campaign if self.turn.fresh => Ok(()),
            _ => Err(Refusal::BetweenTurns),
        }
    }

    /// Returns the players who may leave now (T40).
    pub fn able_to_leave(&self) -> SeatSet {
        match self.check_between_turns() {
            Ok(()) => self.all(Role::Player),
            Err(_) => SeatSet::EMPTY,
        }
    }

    /// Returns the allies that a new player may take over now (T41).
    pub fn able_to_join(&self) -> SeatSet {
        match self.check_between_turns() {
            Ok(()) if !is_table_full(self) => self.active_allies(),
            _ => SeatSet::EMPTY,
        }
    }
}

/// Returns `true` if there is no place for another player (K1).
fn is_table_full(state: &State) -> bool {
    state.all(Role::Player).len() >= *state.rules.table().end()
}

/// Removes a player from the game; the army becomes an ally and keeps its cards (T40).
pub(crate) fn leave(state: &mut State, seat: Seat, play: &mut Play) -> Result<(), Refusal> {
    check_leave(state, seat)?;
    state.roles[seat] = Role::Ally;
    state.deserted.insert(seat);
    play.tell(SeatEvent::Left { seat });
    poker_table::lose_pot(state, seat, play);
    if state.rules.poker {
        suits::take_suit(state, seat, play);
    }
    if !state.end_if_last_standing(play) && state.turn.seat == seat {
        finish::next_turn(state, play);
    }
    Ok(())
}

pub(crate) fn check_leave(state: &State, seat: Seat) -> Result<(), Refusal> {
    state.check_between_turns()?;
    if state.roles[seat] == Role::Player { Ok(()) } else { Err(Refusal::NoPlayer(seat)) }
}

pub(crate) fn check_join(state: &State, ally: Seat) -> Result<(), Refusal> {
    state.check_between_turns()?;
    if is_table_full(state) {
        return Err(Refusal::TableFull);
    }
    check_idle(state, ally)
}

pub(super) fn check_idle(state: &State, ally: Seat) -> Result<(), Refusal> {
    if state.active_allies().contains(ally) { Ok(()) } else { Err(Refusal::NoAlly(ally)) }
}

/// Adds a player who takes over an ally and its place in the turn order (T41).
pub(crate) fn join(state: &mut State, ally: Seat, play: &mut Play) -> Result<(), Refusal> {
    check_join(state, ally)?;
    play.tell(SeatEvent::Joined { seat: ally });
    become_player(state, ally, play);
    let returns = state.rules.no_cards_for_rejoining && state.deserted.contains(ally);
    if state.rules.entry_tops_up || !returns {
        draw_entering_cards(state, ally, play);
    }
    Ok(())
}

pub(super) fn become_player(state: &mut State, ally: Seat, play: &mut Play) {
    state.roles[ally] = Role::Player;
    suits::pass_suits_on(state, ally, play);
}

pub(super) fn draw_entering_cards(state: &mut State, seat: Seat, play: &mut Play) {
    if state.rules.entry_tops_up {
        top_up(state, seat, play);
    } else {
        state.draw_starting_cards(seat, play);
        state.draw_poker_card(seat, play);
    }
    state.draw_objective(seat, play);
}

/// Draws the cards that a hand lacks of two territory cards and a poker card. This happens once
/// for each army, since leaving and rejoining would otherwise bring endless cards (T41).
fn top_up(state: &mut State, seat: Seat, play: &mut Play) {
    if state.entered.contains(seat) {
        return;
    }
    state.entered.insert(seat);
    for _ in state.deck.hands[seat].len()..STARTING_CARDS {
        state.draw_card(seat, play);
    }
    if state.poker.stashes[seat].is_empty() {
        state.draw_poker_card(seat, play);
    }
}
