//! Screens for games that can't be opened: they explain the problem and offer ways out. Nothing is
//! overwritten.

use leptos::prelude::*;

use super::navigation::Heading;
use super::notices::Toasts;
use super::saves::{export_damaged, open_new};
use crate::model::Broken;
use crate::store::SavedGames;

/// Shows that there is nothing at this address.
#[component]
pub fn Missing(
    /// The title, which names the missing thing.
    title: &'static str,
    text: &'static str,
    /// Another address, and the text of the link to it.
    way: (&'static str, &'static str),
) -> impl IntoView {
    view! {
        <main class="screen">
            <Heading title/>
            <section class="panel sheet">
                <p>{text}</p>
                <a class="button primary" href=way.0>{way.1}</a>
            </section>
        </main>
    }
}

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
    let rescue = broken.good.map(|good| {
        let open = move |_| open_new(saved_games, &good.to_text());
        view! { <button class="button primary" on:click=open>{text::saves::broken_open()}</button> }
    });
    view! {
        <main class="screen">
            <Heading title=text::saves::damaged()/>
            <section class="panel sheet">
                <p>{text::saves::broken(broken.reason)}</p>
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
