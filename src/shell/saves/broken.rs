//! Screens for games that can't be opened: they explain the problem and offer ways out. Nothing is
//! overwritten.

use leptos::prelude::*;
use screens::saves::problems::recovered;

use super::begin::open_new;
use super::export::export_damaged;
use crate::shell::app::{Heading, Toasts};
use crate::store::SavedGames;
use table::Broken;
use words::InWords;

/// Shows that a saved game can't be read at all.
#[component]
pub fn UnreadableSave(id: String, problem: String) -> impl IntoView {
    view! {
        <main class="screen">
            <Heading title=text::saves::damaged()/>
            <section class="panel sheet">
                <p>{text::saves::unreadable(problem)}</p>
                <p class="quiet">{text::saves::unreadable_left()}</p>
                <ExportDamaged id/>
            </section>
        </main>
    }
}

/// Shows that a saved game can be read, but isn't valid throughout.
#[component]
pub fn BrokenSave(
    id: String,
    /// The error, and the part of the game that is still valid.
    broken: Broken,
) -> impl IntoView {
    let saved_games = SavedGames::expect();
    let reason = broken.reason.in_words();
    let rescue = recovered(broken).map(|good| {
        let open = move |_| open_new(saved_games, &good.to_text());
        view! { <button class="button primary" on:click=open>{text::saves::broken_open()}</button> }
    });
    view! {
        <main class="screen">
            <Heading title=text::saves::damaged()/>
            <section class="panel sheet">
                <p>{text::saves::broken(reason)}</p>
                <p class="quiet">{text::saves::broken_left()}</p>
                <div class="chips">{rescue}<ExportDamaged id/></div>
            </section>
        </main>
    }
}

#[component]
fn ExportDamaged(id: String) -> impl IntoView {
    let (saved_games, toasts) = (SavedGames::expect(), Toasts::expect());
    let hand_out = move |_| {
        if let Some(text) = saved_games.text(&id) {
            export_damaged(toasts, &id, &text);
        }
    };
    view! { <button class="button" on:click=hand_out>{text::saves::damaged_export()}</button> }
}
