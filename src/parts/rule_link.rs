//! The way to a rule.

use crate::erased::prelude::*;

use crate::model::Route;

/// The number of a rule, which leads to it.
#[component]
pub fn RuleLink(
    /// Its number: “A4”.
    rule: String,
) -> impl IntoView {
    let label = text::parts::rule(&rule);
    let hash = Route::Rules(Some(rule.clone())).hash();
    view! { <a class="rule-link" href=hash aria-label=label>{rule}</a> }
}
