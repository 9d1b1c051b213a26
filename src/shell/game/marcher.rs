//! Continues a planned path once the user has seen the result of the last battle.

use std::time::Duration;

use leptos::prelude::*;

use crate::Controller;
use crate::page::{Alarm, is_calm};
use crate::shell::settings::Settings;
use screens::table::pace::Pace;
use table::{Intent, Session};

/// The time for which a result is shown, in milliseconds.
const LOOK: u64 = 650;

/// Continues the path of the surrounding table.
#[component]
pub fn Marcher() -> impl IntoView {
    let (controller, settings) = (Controller::expect(), Settings::expect());
    let waits = controller.memo_present(Session::march_waits);
    let looks_back = controller.past(|_| ());
    let next = Alarm::new();
    Effect::new(move || {
        next.stop();
        let is_free = !controller.animates_roll() && looks_back.get().is_none();
        if waits.get().is_some() && is_free {
            let look = match settings.get_untracked().pace {
                Pace::Step | Pace::Readable if !is_calm() => LOOK,
                Pace::Step | Pace::Readable | Pace::Fast => LOOK / 3,
                Pace::Instant => 0,
            };
            next.set(Duration::from_millis(look), move || controller.dispatch(Intent::March));
        }
    });
}
