//! Reading and replaying a game in several tasks: a page that is busy for long answers nobody.

use std::time::Duration;

use crate::erased::prelude::*;

use crate::model::kept::import::Importing;
use crate::model::{Broken, Opening, Save, Session};

/// For how long one task goes on, in milliseconds.
const PIECE: f64 = 8.0;

/// So many actions are replayed, or lines read, before the clock is looked at.
const AT_ONCE: usize = 16;

/// What is done with a game once all of it was replayed.
pub type Then = Box<dyn FnOnce(Result<Session, Box<Broken>>)>;

/// What is done with a game once all of its file was read, or told of it.
pub type Read = Box<dyn FnOnce(Result<Save, String>)>;

/// Replays a game that is opened, and hands it on.
pub fn replay(mut opening: Box<Opening>, then: Then) {
    let go_on = move || {
        if within_a_piece(|| opening.replay(AT_ONCE).then_some(())).is_some() {
            then(opening.opened());
        } else {
            replay(opening, then);
        }
    };
    set_timeout(go_on, Duration::ZERO);
}

/// Reads a file, and hands its game on.
pub fn read(mut importing: Box<Importing>, then: Read) {
    let go_on = move || match within_a_piece(|| importing.go_on(AT_ONCE)) {
        Some(save) => then(save),
        None => read(importing, then),
    };
    set_timeout(go_on, Duration::ZERO);
}

/// Does something again and again until it brings something, or the time is up.
fn within_a_piece<T>(mut go_on: impl FnMut() -> Option<T>) -> Option<T> {
    let began = js_sys::Date::now();
    loop {
        let brought = go_on();
        // A clock may be set back.
        if brought.is_some() || !(began..began + PIECE).contains(&js_sys::Date::now()) {
            return brought;
        }
    }
}
