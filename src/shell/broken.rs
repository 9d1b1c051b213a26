//! What cannot be opened: what is wrong, and what can be done. Nothing is overwritten.

use leptos::prelude::*;

use super::navigation::Heading;
use super::notices::Toasts;
use super::saves::{export_damaged, open_new};
use crate::model::Broken;
use crate::store::Shelf;

/// There is nothing under this address.
#[component]
pub fn Missing(
    /// What there is not.
    title: &'static str,
    /// Where it may be.
    text: &'static str,
    /// Another address, and what is there.
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
    let shelf = Shelf::expect();
    let rescue = broken.good.map(|good| {
        let open = move |_| open_new(shelf, &good);
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
