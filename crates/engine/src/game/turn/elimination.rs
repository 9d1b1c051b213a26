//! Eliminations: what happens to the cards, pots and ships of a seat without land, and how its player
//! may go on (T42, T43, X6).

use crate::core::{Seat, ShipId};
use crate::game::board::play::{Next, Play};
use crate::game::board::state::{Role, State};
use crate::game::event::SeatEvent;
use crate::game::phase::{Continuation, Phase};
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::SeaOpponents;

impl State {
    fn fall(&mut self, fallen: Seat, by: Seat, then: Continuation, play: &mut Play) {
        let was_player = self.roles[fallen] == Role::Player;
        self.roles[fallen] = Role::Fallen;
        play.tell(SeatEvent::Fell { seat: fallen, by });
        // An ally holds no cards of its own: its player takes them (T30), but for territory cards where
        // allies hold these (W4).
        let heir = if by == self.turn.seat { self.turn.player() } else { by };
        let taker = if self.rules.ally_cards { by } else { heir };
        self.count_spoils(fallen, taker);
        self.hand_over_hand(fallen, taker, play);
        self.hand_over_stash(fallen, heir, play);
        self.lose_pot(fallen, play);
        self.pass_suits_on(fallen, play);
        let derelict: Vec<ShipId> = self.fleet.of(fallen).map(|(id, _)| id).collect();
        for ship in derelict {
            self.sink(ship, play);
        }
        if self.check_goal(play) {
            return;
        }
        if was_player && !self.active_allies().is_empty() {
            self.phase = Phase::Succeed { fallen, then };
        } else {
            self.after_fall(then, play);
        }
    }

    /// Eliminates a seat without land if it has no crewed ship left (T42, T43).
    pub(crate) fn fall_at_sea(
        &mut self,
        seat: Seat,
        by: Seat,
        then: Continuation,
        play: &mut Play,
    ) {
        if self.is_beaten(seat) {
            self.fall(seat, by, then, play);
        }
    }

    /// Eliminates the seats that have lost everything in a battle, one by one. The seat on turn
    /// comes last, beaten by the opponent that answered last.
    pub(crate) fn fall_after_battle(&mut self, by: Seat, play: &mut Play) {
        let seat = self.turn.seat;
        let then = match self.rules.sea_opponents {
            SeaOpponents::One => Continuation::Campaign,
            SeaOpponents::Any => Continuation::AfterBattle { by },
        };
        for opponent in self.clockwise(seat) {
            self.fall_at_sea(opponent, seat, then.clone(), play);
            if self.phase != Phase::Campaign {
                return;
            }
        }
        self.fall_at_sea(seat, by, Continuation::NextTurn, play);
    }

    /// Lets an eliminated player go on with an ally (T42).
    pub(crate) fn take_over(&mut self, ally: Seat, play: &mut Play) -> Result<(), Refusal> {
        let (fallen, then) = self.check_take_over(ally)?;
        let then = then.clone();
        play.tell(SeatEvent::TookOver { by: fallen, ally });
        self.become_player(ally, play);
        self.draw_entering_cards(ally, play);
        self.after_fall(then, play);
        Ok(())
    }

    /// Returns the eliminated player and the continuation, if the player can go on with this ally
    /// (T42).
    pub(crate) fn check_take_over(&self, ally: Seat) -> Result<(Seat, &Continuation), Refusal> {
        let Phase::Succeed { fallen, ref then } = self.phase else { return self.not_now() };
        self.check_idle(ally)?;
        Ok((fallen, then))
    }

    /// Continues after an elimination, once the player has chosen an ally or none.
    pub(crate) fn after_fall(&mut self, then: Continuation, play: &mut Play) {
        if !self.check_last_standing(play) {
            self.shed_or_go_on(then, play);
        }
    }

    /// Continues after an elimination.
    pub(crate) fn go_on(&mut self, then: Continuation, play: &mut Play) {
        match then {
            Continuation::Advance(advance) => self.go_on_advancing(advance),
            Continuation::Campaign => self.phase = Phase::Campaign,
            Continuation::AfterBattle { by } => {
                self.phase = Phase::Campaign;
                self.fall_after_battle(by, play);
            }
            Continuation::NextTurn if self.turn.commander.is_some() => self.draw_for_conquest(play),
            Continuation::NextTurn => self.next_turn(play),
            Continuation::EndTurn => self.end_turn(play),
        }
    }

    /// Does what follows from an action in another room.
    pub(crate) fn follow(&mut self, next: Next, play: &mut Play) {
        match next {
            Next::Declared(attack) => self.after_declaration(attack, play),
            Next::Eliminated { seat, by, then } => self.fall(seat, by, then, play),
            Next::PlayAlly(ally) => self.command(ally, play),
            Next::GoOn(then) => self.go_on(then, play),
        }
    }
}
