//! Replaying a game in several tasks: a page that is busy for long answers nobody.

use std::time::Duration;

use crate::erased::prelude::*;

use crate::model::{Broken, Opening, Session};

/// So many actions are replayed in one go.
const AT_ONCE: usize = 64;

/// What is done with a game once all of it was replayed.
pub type Then = Box<dyn FnOnce(Result<Session, Box<Broken>>)>;

/// Replays a game that is opened, and hands it on.
pub fn replay(mut opening: Box<Opening>, then: Then) {
    let go_on = move || {
        if opening.replay(AT_ONCE) {
            then(opening.opened());
        } else {
            replay(opening, then);
        }
    };
    set_timeout(go_on, Duration::ZERO);
}
