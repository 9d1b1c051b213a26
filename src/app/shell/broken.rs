//! Games that cannot be opened: what is wrong, and what can be done. Nothing is overwritten.

use leptos::prelude::*;

use super::navigation::Heading;
use super::notices::Toasts;
use super::saves::{export_damaged, open_new};
use crate::app::model::Broken;
use crate::app::store::Shelf;

/// There is no such game.
#[component]
pub fn MissingGame() -> impl IntoView {
    view! {
        <main class="screen">
            <Heading title="No such game"/>
            <section class="panel sheet">
                <p>"This browser keeps no game under this address. Games stay in the browser they were played in; a file takes them elsewhere."</p>
                <a class="button primary" href="#/">"To my games"</a>
            </section>
        </main>
    }
}

/// The data cannot be read at all.
#[component]
pub fn UnreadableSave(
    /// Under what it is kept.
    id: String,
    /// What is wrong.
    problem: String,
) -> impl IntoView {
    view! {
        <main class="screen">
            <Heading title="A damaged game"/>
            <section class="panel sheet">
                <p>"This game cannot be opened: " {problem} "."</p>
                <p class="quiet">"The data was left as it is."</p>
                <ExportDamaged id/>
            </section>
        </main>
    }
}

/// The data can be read and stops making sense somewhere.
#[component]
pub fn BrokenSave(
    /// Under what it is kept.
    id: String,
    /// What is wrong, and what is not.
    broken: Broken,
) -> impl IntoView {
    let (shelf, toasts) = (Shelf::expect(), Toasts::expect());
    let rescue = broken.good.map(|good| {
        let open = move |_| open_new(shelf, toasts, &good);
        view! { <button class="button primary" on:click=open>"Open up to the damage"</button> }
    });
    view! {
        <main class="screen">
            <Heading title="A damaged game"/>
            <section class="panel sheet">
                <p>"This game cannot be played back: " {broken.reason.to_string()} "."</p>
                <p class="quiet">"What comes before can be opened as a game of its own. This one was left as it is."</p>
                <div class="chips">{rescue}<ExportDamaged id/></div>
            </section>
        </main>
    }
}

#[component]
fn ExportDamaged(id: String) -> impl IntoView {
    let (shelf, toasts) = (Shelf::expect(), Toasts::expect());
    let hand_out = move |_| {
        if let Some(text) = shelf.text(&id) {
            export_damaged(toasts, &id, &text);
        }
    };
    view! { <button class="button" on:click=hand_out>"Export the damaged data"</button> }
}
