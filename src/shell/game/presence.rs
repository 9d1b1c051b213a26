//! Sounds of the game on the table, and keeping the screen awake.

use leptos::prelude::*;

use crate::Controller;
use crate::shell::app::tell;
use crate::shell::settings::Settings;
use screens::table::sound::{Sound, SoundTracker};
use table::Session;

/// Plays the sounds of the game on the table, and keeps the screen awake while it is shown.
#[component]
pub fn Presence() -> impl IntoView {
    let (controller, settings) = (Controller::expect(), Settings::expect());
    // Sounds follow the present, even in the history view.
    let tracker = StoredValue::new(controller.with_present(SoundTracker::of));
    let now = controller.memo_present(SoundTracker::of);
    Effect::new(move || {
        now.get();
        let chosen = settings.get_untracked();
        let sounds = tracker.try_update_value(|tracker| {
            controller.with_present(|session: &Session| tracker.hear(session, chosen.pace))
        });
        for sound in sounds.into_iter().flatten().filter(|_| chosen.sound) {
            tell(Sound::name(sound));
        }
    });
    Effect::new(move || {
        if controller.animates_roll()
            && let Some(sound) = tracker.try_update_value(SoundTracker::hear_dice)
            && settings.get_untracked().sound
        {
            tell(Sound::name(sound));
        }
    });
    Effect::new(move || tell(if settings.get().awake { "awake-wanted" } else { "awake-over" }));
    on_cleanup(|| tell("awake-over"));
}
