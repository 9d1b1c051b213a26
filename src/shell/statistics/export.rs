//! Export of the listed games, for other programs.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::page::SetIfOpen;
use crate::shell::app::Toasts;
use crate::shell::saves::hand_out_as;
use crate::store::copied;
use screens::statistics::account::{Filter, counting};
use screens::statistics::export::{csv, json};
use screens::statistics::game::GameFacts;

#[component]
pub(super) fn Export(
    games: StoredValue<Vec<GameFacts>>,
    filter: RwSignal<Filter>,
) -> impl IntoView {
    let (toasts, said) = (Toasts::expect(), RwSignal::new(None::<&'static str>));
    let shown = move || games.with_value(|games| counting(games, &filter.read_untracked()));
    let save = move |name: &'static str, kind: &'static str, text: String| {
        said.set(None);
        hand_out_as(toasts, name, kind, &text);
    };
    let copy = move |_| {
        let text = csv(&shown());
        spawn_local(async move {
            let done = copied(text).await;
            let text =
                if done { text::statistics::copy_done() } else { text::statistics::copy_failed() };
            said.set_if_open(Some(text));
        });
    };
    view! {
        <section class="panel sheet" aria-labelledby="export-title">
            <h2 id="export-title">{text::statistics::export()}</h2>
            <p>{text::statistics::export_about()}</p>
            <div class="chips">
                <button type="button" class="button" on:click=move |_| save("red-queens.csv", "text/csv", csv(&shown()))>{text::statistics::csv()}</button>
                <button type="button" class="button" on:click=move |_| save("red-queens.json", "application/json", json(&shown()))>{text::statistics::json()}</button>
                <button type="button" class="button" on:click=copy>{text::statistics::copy()}</button>
            </div>
            <p class="said" role="status">{move || said.get()}</p>
        </section>
    }
}
