//! The lines of a recap: the first few, and the rest after a tap.

use leptos::prelude::*;

use screens::story::recap::RecapView;

/// Lists the events since a player's last turn.
#[component]
pub fn RecapLines(recap: RecapView) -> impl IntoView {
    let unfolded = RwSignal::new(false);
    let (first, rest) = recap.parts();
    let number = rest.len();
    let items =
        |lines: Vec<String>| lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let (first, rest) = (items(first), items(rest));
    let label = move || {
        if unfolded.get() {
            text::table::since_fewer().to_owned()
        } else {
            text::table::since_more(number)
        }
    };
    view! {
        <ul>{first}</ul>
        <ul hidden=move || !unfolded.get()>{rest}</ul>
        <button type="button" class="button plain" hidden={number == 0} aria-expanded=move || unfolded.get().to_string()
            on:click=move |_| unfolded.update(|unfolded| *unfolded = !*unfolded)>{move || label()}</button>
    }
}
