//! Reactions: the seats asked in a reaction window, and the reactions played in it (L3, L5, L7).

use crate::battle::Side;
use crate::core::SeatSet;
use crate::game::event::LandEvent;
use crate::game::land::duel_play::DuelStage;
use crate::game::land::{asking, duel_play};
use crate::game::phase::Phase;
use crate::game::phase::duel::Duel;
use crate::game::phase::window::{ReactionMoment, ReactionWindow};
use crate::game::pieces::legacy::Reaction;
use crate::game::refusal::Refusal;
use crate::game::state::State;
use crate::game::state::play::Play;

/// Returns the open window, if this reaction can be played in it.
pub(crate) fn check_reaction(
    state: &State,
    reaction: Reaction,
) -> Result<&ReactionWindow, Refusal> {
    match &state.phase {
        Phase::Window(window) if window.moment.reaction() == reaction => Ok(window),
        _ => state.not_now(),
    }
}

/// Checks that a missile would change a die of a side that shows this face (L3). Returns the
/// open window.
pub(crate) fn check_missile(
    state: &State,
    side: Side,
    face: u8,
) -> Result<&ReactionWindow, Refusal> {
    let window = check_reaction(state, Reaction::Missile)?;
    match window.duel.roll(side).struck(face) {
        Some(_) => Ok(window),
        None => Err(Refusal::NotToStrike(face)),
    }
}

/// Plays the defender's ambush (L7).
pub(crate) fn lay_ambush(state: &mut State, play: &mut Play) -> Result<(), Refusal> {
    let window = *check_reaction(state, Reaction::Ambush)?;
    state.legacy.ambush = true;
    after_playing(state, window, play);
    Ok(())
}

/// Plays the attacker's barrage (L7).
pub(crate) fn fire_barrage(state: &mut State, play: &mut Play) -> Result<(), Refusal> {
    let mut window = *check_reaction(state, Reaction::Barrage)?;
    window.duel.barrage = true;
    after_playing(state, window, play);
    Ok(())
}

/// Plays a missile, which turns a die into a six (L3).
pub(crate) fn strike(
    state: &mut State,
    side: Side,
    face: u8,
    play: &mut Play,
) -> Result<(), Refusal> {
    let mut window = *check_missile(state, side, face)?;
    if let Some(roll) = window.duel.roll_mut(side)
        && let Some(struck) = roll.struck(face)
    {
        *roll = struck;
    }
    play.tell(LandEvent::MissileStruck { seat: window.asked, side, face });
    after_playing(state, window, play);
    Ok(())
}

/// Removes the reaction that was played, and asks all seats again (L5).
fn after_playing(state: &mut State, window: ReactionWindow, play: &mut Play) {
    let ReactionWindow { moment, duel, asked, .. } = window;
    let played = moment.reaction();
    state.legacy.use_up_reaction(asked, played);
    if played != Reaction::Missile {
        play.tell(LandEvent::ReactionPlayed { seat: asked, reaction: played });
    }
    go_on_asking(state, moment, &duel, SeatSet::EMPTY, play);
}

/// Passes for the seat that is asked; it is asked again if another seat plays a reaction (L5).
pub(crate) fn pass(state: &mut State, window: ReactionWindow, play: &mut Play) {
    let ReactionWindow { moment, duel, asked, passed } = window;
    go_on_asking(state, moment, &duel, passed.with(asked), play);
}

fn go_on_asking(
    state: &mut State,
    moment: ReactionMoment,
    duel: &Duel,
    passed: SeatSet,
    play: &mut Play,
) {
    if asking::ask_next(state, moment, duel, passed) {
        return;
    }
    let next = match moment {
        ReactionMoment::Start => DuelStage::Attacks,
        ReactionMoment::Roll => DuelStage::Rolls,
        ReactionMoment::Missiles => DuelStage::Ends,
    };
    duel_play::go_on_rolling(state, *duel, next, play);
}
