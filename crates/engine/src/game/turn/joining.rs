//! Players who leave and join between turns, and what a new player draws (T40, T41).

use crate::core::{Seat, SeatSet};
use crate::game::board::draws::STARTING_CARDS;
use crate::game::board::play::Play;
use crate::game::board::state::{Role, State};
use crate::game::event::SeatEvent;
use crate::game::phase::Phase;
use crate::game::refusal::Refusal;

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
    pub fn may_leave(&self) -> SeatSet {
        match self.check_between_turns() {
            Ok(()) => self.all(Role::Player),
            Err(_) => SeatSet::EMPTY,
        }
    }

    /// Returns the allies that a new player may take over now (T41).
    pub fn may_join(&self) -> SeatSet {
        match self.check_between_turns() {
            Ok(()) if !self.is_table_full() => self.active_allies(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Returns `true` if there is no place for another player (K1).
    fn is_table_full(&self) -> bool {
        self.all(Role::Player).len() >= *self.rules.table().end()
    }

    /// Removes a player from the game; the army becomes an ally and keeps its cards (T40).
    pub(crate) fn leave(&mut self, seat: Seat, play: &mut Play) -> Result<(), Refusal> {
        self.check_leave(seat)?;
        self.roles[seat] = Role::Ally;
        self.deserted.insert(seat);
        play.tell(SeatEvent::Left { seat });
        self.lose_pot(seat, play);
        if self.rules.poker {
            self.take_suit(seat, play);
        }
        if !self.check_last_standing(play) && self.turn.seat == seat {
            self.next_turn(play);
        }
        Ok(())
    }

    pub(crate) fn check_leave(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_between_turns()?;
        if self.roles[seat] == Role::Player { Ok(()) } else { Err(Refusal::NoPlayer(seat)) }
    }

    pub(crate) fn check_join(&self, ally: Seat) -> Result<(), Refusal> {
        self.check_between_turns()?;
        if self.is_table_full() {
            return Err(Refusal::TableFull);
        }
        self.check_idle(ally)
    }

    pub(super) fn check_idle(&self, ally: Seat) -> Result<(), Refusal> {
        if self.active_allies().contains(ally) { Ok(()) } else { Err(Refusal::NoAlly(ally)) }
    }

    /// Adds a player who takes over an ally and its place in the turn order (T41).
    pub(crate) fn join(&mut self, ally: Seat, play: &mut Play) -> Result<(), Refusal> {
        self.check_join(ally)?;
        play.tell(SeatEvent::Joined { seat: ally });
        self.become_player(ally, play);
        let returns = self.rules.no_cards_for_rejoining && self.deserted.contains(ally);
        if self.rules.entry_tops_up || !returns {
            self.draw_entering_cards(ally, play);
        }
        Ok(())
    }

    pub(super) fn become_player(&mut self, ally: Seat, play: &mut Play) {
        self.roles[ally] = Role::Player;
        self.pass_suits_on(ally, play);
    }

    pub(super) fn draw_entering_cards(&mut self, seat: Seat, play: &mut Play) {
        if self.rules.entry_tops_up {
            self.top_up(seat, play);
        } else {
            self.draw_starting_cards(seat, play);
            self.draw_poker_card(seat, play);
        }
        self.draw_objective(seat, play);
    }

    /// Draws the cards that a hand lacks of two territory cards and a poker card. This happens once
    /// for each army, since leaving and rejoining would otherwise bring endless cards (T41).
    fn top_up(&mut self, seat: Seat, play: &mut Play) {
        if self.entered.contains(seat) {
            return;
        }
        self.entered.insert(seat);
        for _ in self.deck.hands[seat].len()..STARTING_CARDS {
            self.draw_card(seat, play);
        }
        if self.poker.stashes[seat].is_empty() {
            self.draw_poker_card(seat, play);
        }
    }
}
