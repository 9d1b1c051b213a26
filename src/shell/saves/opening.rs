//! Reading and replaying a game in several tasks, so that the page stays responsive.

use std::time::Duration;

use leptos::prelude::*;

use screens::saves::import::Importing;
use table::{Broken, Opening, Save, Session};

/// The duration of one task, in milliseconds.
const PIECE: f64 = 8.0;

/// The number of actions replayed, or lines read, between looks at the clock.
const AT_ONCE: usize = 16;

/// A callback for a game that was replayed in full, or for its error.
pub type OnReplayed = Box<dyn FnOnce(Result<Session, Box<Broken>>)>;

/// A callback for a file that was read in full, or for its error.
pub type OnRead = Box<dyn FnOnce(Result<Save, String>)>;

/// Replays a game in steps and passes it on.
pub fn replay(mut opening: Box<Opening>, then: OnReplayed) {
    let go_on = move || {
        if within_a_piece(|| opening.replay(AT_ONCE).then_some(())).is_some() {
            then(opening.opened());
        } else {
            replay(opening, then);
        }
    };
    set_timeout(go_on, Duration::ZERO);
}

/// Reads a file in steps and passes on its game.
pub fn read(mut importing: Box<Importing>, then: OnRead) {
    let go_on = move || match within_a_piece(|| importing.go_on(AT_ONCE)) {
        Some(save) => then(save),
        None => read(importing, then),
    };
    set_timeout(go_on, Duration::ZERO);
}

/// Repeats a step until it returns something or the time is up.
fn within_a_piece<T>(mut go_on: impl FnMut() -> Option<T>) -> Option<T> {
    let began = js_sys::Date::now();
    loop {
        let brought = go_on();
        // The clock may be set back, which ends the loop too.
        if brought.is_some() || !(began..began + PIECE).contains(&js_sys::Date::now()) {
            return brought;
        }
    }
}
