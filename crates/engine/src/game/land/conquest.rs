//! Taking a territory: its captives, and the armies that move in (A1, A4, A10, A20).

use crate::battle::Post;
use crate::core::Seat;
use crate::game::action::sizes::check_armies;
use crate::game::board::play::{Next, Play};
use crate::game::board::state::State;
use crate::game::event::{BoardEvent, Event, LandEvent, SeaEvent, SeatEvent};
use crate::game::phase::battle::Force;
use crate::game::phase::{Advance, Continuation, Phase};
use crate::game::refusal::Refusal;
use crate::world::Territory;

impl State {
    /// Takes an emptied territory for the seat on turn; `movers` move in from where they are.
    pub(crate) fn take(&mut self, to: Territory, movers: &[(Post, u32)], play: &mut Play) {
        let seat = self.turn.seat;
        let Some(from) = self.board.owner(to) else { return };
        let normal = matches!(&self.phase, Phase::Battle(battle) if matches!(battle.force, Force::Normal(_)));
        self.phase = Phase::Campaign;
        self.legacy.ambush = false;
        self.board.give(to, seat);
        self.turn.conquered = true;
        play.tell(LandEvent::Conquered { by: seat, from, territory: to });
        self.free_captives(to, seat, play);
        let mut advance =
            Advance { to, from: arrayvec::ArrayVec::new(), stay_aboard: u32::from(normal) };
        for &(origin, armies) in movers.iter().rev() {
            self.send_ashore(origin, to, armies, play);
            if self.fights_for(origin, seat) && !advance.from.contains(&origin) {
                advance.from.push(origin);
            }
            if let Post::Ship(ship) = origin {
                self.end_action(ship, true);
            }
        }
        let landless = self.board.held(from).is_empty();
        if landless && self.fleet.is_afloat(from) {
            play.tell(SeatEvent::TurnedPirate { seat: from });
        }
        if landless && !self.fleet.is_afloat(from) {
            let then = Continuation::Advance(advance);
            play.follow_with(Next::Eliminated { seat: from, by: seat, then });
        } else if !self.check_goal(play) {
            self.go_on_advancing(advance);
        }
    }

    /// Moves armies from a territory or ship into a territory of the seat on turn.
    fn send_ashore(&mut self, from: Post, to: Territory, armies: u32, play: &mut Play) {
        if armies == 0 {
            return;
        }
        let seat = self.turn.seat;
        self.lose_at(from, armies);
        self.board.add(to, armies);
        play.tell(match from {
            Post::Land(from) => Event::Board(BoardEvent::Moved { seat, from, to, armies }),
            Post::Ship(ship) => Event::Sea(SeaEvent::Disembarked { seat, ship, to, armies }),
        });
    }

    /// Returns the captives in a taken territory to their side if it took the territory (A20).
    fn free_captives(&mut self, territory: Territory, seat: Seat, play: &mut Play) {
        let armies = self.board.take_captives(territory, seat);
        if armies > 0 {
            self.board.add(territory, armies);
            play.tell(LandEvent::CaptivesFreed { seat, territory, armies });
        }
    }

    pub(crate) fn go_on_advancing(&mut self, mut advance: Advance) {
        while advance
            .from
            .last()
            .is_some_and(|from| self.to_follow(*from, advance.stay_aboard) == 0)
        {
            advance.from.pop();
        }
        self.phase =
            if advance.from.is_empty() { Phase::Campaign } else { Phase::Advance(advance) };
    }

    /// Returns the number of armies that may move from a territory or ship into a conquered
    /// territory (A10, N5).
    pub(crate) fn to_follow(&self, from: Post, stay_aboard: u32) -> u32 {
        match from {
            Post::Land(_) => self.to_commit(from),
            Post::Ship(_) => self.to_commit(from).saturating_sub(stay_aboard),
        }
    }

    pub(crate) fn advance(&mut self, armies: u32, play: &mut Play) -> Result<(), Refusal> {
        let (from, advance) = self.check_advance(armies)?;
        let mut advance = advance.clone();
        advance.from.pop();
        self.send_ashore(from, advance.to, armies, play);
        self.go_on_advancing(advance);
        Ok(())
    }

    /// Checks that this many armies can move in after a conquest (A1, A10). Returns their origin
    /// and the pending moves.
    pub(crate) fn check_advance(&self, armies: u32) -> Result<(Post, &Advance), Refusal> {
        let Phase::Advance(ref advance) = self.phase else { return self.not_now() };
        let Some(&from) = advance.from.last() else { return self.not_now() };
        check_armies(armies, 0, self.to_follow(from, advance.stay_aboard), "A1")?;
        Ok((from, advance))
    }
}
