//! The differences of a rule set from a preset, wherever rules are named.

use std::sync::Arc;

use leptos::prelude::*;

use super::{ASKED, DrawFn, RuleLink, arriving};
use crate::page::part;
use engine::game::RuleSet;
use screens::new_game::custom_rules::{Difference, differences_from_nearest};
use screens::new_game::presets;

/// A line that unfolds into the differences from the nearest preset; nothing if the rules are those
/// of a preset.
#[component]
pub fn Differences(rules: RuleSet) -> impl IntoView {
    let (preset, changes) = presets::nearest(&rules);
    if changes == 0 && rules != rules.without_corrections() {
        return ().into_any();
    }
    let opened = RwSignal::new(false);
    view! {
        <details class="differences">
            <summary on:click=move |_| opened.set(true)>{text::custom_rules::differs(preset.name())}</summary>
            <Show when=move || opened.get()>{arriving(move || Box::pin(listed(rules)), ASKED)}</Show>
        </details>
    }
    .into_any()
}

part! {
    workshop:
    /// Lists the differences, each with its rule.
    fn listed(rules: RuleSet) -> DrawFn {
        Arc::new(move || {
            let row = |it: Difference| {
                view! { <li>{it.meaning} " " <RuleLink rule=it.rule.to_string()/></li> }
            };
            let listed = differences_from_nearest(&rules).map(|(_, listed)| listed);
            let rows = listed.into_iter().flatten().map(row).collect_view();
            view! { <ul role="list">{rows}</ul> }.into_any()
        })
    }
}
