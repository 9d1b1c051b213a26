//! Sounds of the game on the table, and keeping the screen awake.

use crate::erased::prelude::*;

use super::device::tell;
use super::settings::Settings;
use crate::Controller;
use crate::model::{Ears, Session, Sound};

/// Plays the sounds of the game on the table, and keeps the screen awake while it is shown.
#[component]
pub fn Presence() -> impl IntoView {
    let (controller, settings) = (Controller::expect(), Settings::expect());
    // Whoever looks back hears what happens now.
    let ears = StoredValue::new(controller.with_present(Ears::of));
    let now = controller.memo_present(Ears::of);
    Watcher::new(move || {
        now.get();
        let chosen = settings.get_untracked();
        let sounds = ears.try_update_value(|ears| {
            controller.with_present(|session: &Session| ears.hear(session, chosen.pace))
        });
        for sound in sounds.into_iter().flatten().filter(|_| chosen.sound) {
            tell(Sound::name(sound));
        }
    });
    Watcher::new(move || {
        if controller.is_tumbling()
            && let Some(sound) = ears.try_update_value(Ears::hear_dice)
            && settings.get_untracked().sound
        {
            tell(Sound::name(sound));
        }
    });
    Watcher::new(move || tell(if settings.get().awake { "awake-wanted" } else { "awake-over" }));
    on_cleanup(|| tell("awake-over"));
}
