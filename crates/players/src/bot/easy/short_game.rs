//! Games that end after some rounds (T44), such as a quick start. There it gives newcomers time:
//! it begins timidly, and takes care once a rival is ahead, who would otherwise win.

use super::noise::Noise;
use crate::bot::view::View;
use engine::core::Seat;
use engine::game::Victory;

/// The last round in which it is timid.
const TIMID_UNTIL: u32 = 2;

/// The armies by which it wants to outnumber a defender in those rounds.
const CLEAR: f32 = 2.0;

/// The round from which it looks who is ahead.
const LOOKS_FROM: u32 = 2;

/// The number of territories of a rival that is ahead.
const LARGE: usize = 10;

/// The chance, out of 256, that it plays a turn with care while a rival is ahead.
const CAREFUL: u8 = 180;

fn is_short(view: &View) -> bool {
    matches!(view.state.rules().victory, Victory::Rounds(_))
}

fn is_timid(view: &View) -> bool {
    is_short(view) && view.state.turn().round <= TIMID_UNTIL
}

/// Returns `true` if it is content with what it has conquered this turn.
pub(super) fn is_content(view: &View) -> bool {
    is_timid(view) && view.state.turn().conquered
}

/// Returns the number of armies by which it wants to outnumber a defender, if it is timid.
pub(super) fn wanted_edge(view: &View) -> Option<f32> {
    is_timid(view).then_some(CLEAR)
}

/// Returns `true` in a turn that it plays as well as the normal player.
pub(super) fn is_careful(view: &View, noise: Noise) -> bool {
    is_short(view)
        && view.state.turn().round >= LOOKS_FROM
        && noise.of_care(view) < CAREFUL
        && is_behind(view)
}

/// Returns `true` if a rival is ahead of it and has a large empire.
fn is_behind(view: &View) -> bool {
    let size = |seat: Seat| view.board().held(seat).len();
    let largest = view.rivals().map(size).max().unwrap_or(0);
    largest >= LARGE && largest > view.held().len()
}
