//! Exporting games and other texts as files.

use leptos::prelude::*;
use leptos::task::spawn_local;
use screens::saves::problems::unreadable;

use crate::page::{Absent, part};
use crate::shell::app::Toasts;
use crate::store::{download, file_of};
use stdx::in_file_name;
use table::{Glance, Save};

/// Exports a game. If it is still in progress, first warns about what the file reveals.
#[component]
pub fn Export(
    /// The game as it is stored.
    game: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let toasts = Toasts::expect();
    let asked = RwSignal::new(false);
    let press = move |_| {
        let Some(save) = game() else { return };
        let Ok(Glance { cover, .. }) = Glance::read(&save) else { return };
        let asks = cover.winners.is_none() && !asked.get_untracked();
        asked.set(asks);
        if !asks {
            export(toasts, &cover.table.title, save);
        }
    };
    view! {
        <button type="button" class="button" on:click=press on:blur=move |_| asked.set(false)>
            {move || if asked.get() { text::saves::export_again() } else { text::saves::export() }}
        </button>
        <p class="gives-away" role="status" hidden=move || !asked.get()>{text::saves::export_gives_away()}</p>
    }
}

/// Downloads a game as a file that people and programs can read.
fn export(toasts: Toasts, title: &str, save: String) {
    let name = format!("{}.red-queens.txt", file_name(title));
    spawn_local(async move {
        match written(save).await {
            Ok(Ok(text)) => hand_out(toasts, &name, &text),
            Ok(Err(problem)) => toasts.say(problem),
            Err(Absent) => toasts.say(text::parts::missing()),
        }
    });
}

part! {
    sharing:
    /// Returns the record of a saved game in readable form, or the reason why there is none.
    fn written(save: String) -> Result<String, String> {
        Save::read(&save).map(|save| save.record.to_string()).map_err(|error| unreadable(&error))
    }
}

/// Downloads unreadable data unchanged.
pub fn export_damaged(toasts: Toasts, id: &str, text: &str) {
    hand_out(toasts, &format!("damaged-{id}.red-queens.txt"), text);
}

/// Downloads a text as a file.
pub fn hand_out(toasts: Toasts, name: &str, text: &str) {
    hand_out_as(toasts, name, "text/plain", text);
}

/// Downloads a text as a file of a kind that programs know.
pub fn hand_out_as(toasts: Toasts, name: &str, kind: &str, text: &str) {
    if file_of(kind, text).and_then(|file| download(name, &file)).is_err() {
        toasts.say(text::saves::export_failed());
    }
}

/// Returns the name of a file for a game with this title, without its ending.
pub fn file_name(title: &str) -> String {
    if title.is_empty() { "game".to_owned() } else { in_file_name(title) }
}
