//! The lines of a recap: the first few, and the rest after a tap.

use leptos::prelude::*;

use super::{Icon, IconKind};
use screens::story::recap::RecapView;

/// Lists the events since a player's last turn.
#[component]
pub fn RecapLines(
    recap: RecapView,
    /// True while all lines are shown.
    unfolded: RwSignal<bool>,
) -> impl IntoView {
    let (first, rest) = recap.parts();
    let items =
        |lines: Vec<String>| lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let (first, rest) = (items(first), items(rest));
    view! {
        <ul>{first}</ul>
        <ul hidden=move || !unfolded.get()>{rest}</ul>
    }
}

/// Shows the rest of the lines, or hides it again; nothing if there is none.
#[component]
pub fn MoreLines(recap: RecapView, unfolded: RwSignal<bool>) -> impl IntoView {
    let number = recap.parts().1.len();
    let label = move || {
        if unfolded.get() {
            text::table::since_fewer().to_owned()
        } else {
            text::table::since_more(number)
        }
    };
    view! {
        <button type="button" class="button plain unfold" hidden={number == 0} aria-expanded=move || unfolded.get().to_string()
            on:click=move |_| unfolded.update(|unfolded| *unfolded = !*unfolded)>{move || label()}<Icon kind=IconKind::Fold/></button>
    }
}
