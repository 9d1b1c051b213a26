//! Taking a territory: its captives, and the armies that move in (A1, A4, A10, A20).

use crate::battle::Post;
use crate::core::Seat;
use crate::game::action::sizes::check_armies;
use crate::game::event::{BoardEvent, Event, LandEvent, Repulse, SeaEvent, SeatEvent};
use crate::game::phase::battle::Force;
use crate::game::phase::{Advance, Continuation, Phase};
use crate::game::pieces::fleet::Voyage;
use crate::game::refusal::Refusal;
use crate::game::state::State;
use crate::game::state::play::{Next, Play};
use crate::world::Territory;

impl State {
    /// Returns the number of armies that may move from a territory or ship into a conquered
    /// territory (A10, N5).
    pub(crate) fn to_follow(&self, from: Post, stay_aboard: u32) -> u32 {
        match from {
            Post::Land(_) => self.committable_armies(from),
            Post::Ship(_) => self.committable_armies(from).saturating_sub(stay_aboard),
        }
    }
}

/// Takes an emptied territory for the seat on turn; `movers` move in from where they are.
pub(crate) fn take(state: &mut State, to: Territory, movers: &[(Post, u32)], play: &mut Play) {
    let seat = state.turn.seat;
    let Some(from) = state.board.owner(to) else { return };
    let normal =
        matches!(&state.phase, Phase::Battle(battle) if matches!(battle.force, Force::Normal(_)));
    state.phase = Phase::Campaign;
    state.legacy.ambush = false;
    state.board.give(to, seat);
    state.turn.conquered = true;
    play.tell(LandEvent::Conquered { by: seat, from, territory: to });
    free_captives(state, to, seat, play);
    let mut advance =
        Advance { to, from: arrayvec::ArrayVec::new(), stay_aboard: u32::from(normal) };
    for &(origin, armies) in movers.iter().rev() {
        send_ashore(state, origin, to, armies, play);
        if state.fights_for(origin, seat) && !advance.from.contains(&origin) {
            advance.from.push(origin);
        }
        if let Post::Ship(ship) = origin {
            state.end_action(ship, Voyage::Ready);
        }
    }
    let landless = state.board.held(from).is_empty();
    if landless && state.fleet.is_afloat(from) {
        play.tell(SeatEvent::TurnedPirate { seat: from });
    }
    if landless && !state.fleet.is_afloat(from) {
        let then = Continuation::Advance(advance);
        play.follow_with(Next::Eliminated { seat: from, by: seat, then });
    } else if !state.end_if_goal_reached(play) {
        go_on_advancing(state, advance);
    }
}

/// Moves armies from a territory or ship into a territory of the seat on turn.
fn send_ashore(state: &mut State, from: Post, to: Territory, armies: u32, play: &mut Play) {
    if armies == 0 {
        return;
    }
    let seat = state.turn.seat;
    state.lose_at(from, armies);
    state.board.add(to, armies);
    play.tell(match from {
        Post::Land(from) => Event::Board(BoardEvent::Moved { seat, from, to, armies }),
        Post::Ship(ship) => Event::Sea(SeaEvent::Disembarked { seat, ship, to, armies }),
    });
}

/// Returns the captives in a taken territory to their side if it took the territory (A20).
fn free_captives(state: &mut State, territory: Territory, seat: Seat, play: &mut Play) {
    let armies = state.board.take_captives(territory, seat);
    if armies > 0 {
        state.board.add(territory, armies);
        play.tell(LandEvent::CaptivesFreed { seat, territory, armies });
    }
}

pub(crate) fn go_on_advancing(state: &mut State, mut advance: Advance) {
    while advance.from.last().is_some_and(|from| state.to_follow(*from, advance.stay_aboard) == 0) {
        advance.from.pop();
    }
    state.phase = if advance.from.is_empty() { Phase::Campaign } else { Phase::Advance(advance) };
}

pub(crate) fn advance(state: &mut State, armies: u32, play: &mut Play) -> Result<(), Refusal> {
    let (from, advance) = check_advance(state, armies)?;
    let mut advance = advance.clone();
    advance.from.pop();
    send_ashore(state, from, advance.to, armies, play);
    go_on_advancing(state, advance);
    Ok(())
}

/// Checks that this many armies can move in after a conquest (A1, A10). Returns their origin
/// and the pending moves.
pub(crate) fn check_advance(state: &State, armies: u32) -> Result<(Post, &Advance), Refusal> {
    let Phase::Advance(ref advance) = state.phase else { return state.not_now() };
    let Some(&from) = advance.from.last() else { return state.not_now() };
    check_armies(armies, 0, state.to_follow(from, advance.stay_aboard), "A1")?;
    Ok((from, advance))
}

/// Ends a normal attack without a conquest; an attacking ship can then do nothing more this
/// turn (N1).
pub(super) fn repulse(state: &mut State, from: Post, to: Territory, how: Repulse, play: &mut Play) {
    play.tell(LandEvent::Repulsed { to, how });
    state.legacy.ambush = false;
    if let Post::Ship(ship) = from {
        state.end_action(ship, Voyage::Done);
    }
    state.phase = Phase::Campaign;
}
