//! Links to rules.

use leptos::prelude::*;

use screens::route::Route;

/// The game on screen, whose rules the rulebook shows.
#[derive(Clone)]
pub struct PlayedGame(pub String);

/// Returns the address of the rulebook from the current screen, at a rule if one is given.
pub fn rulebook(rule: Option<String>) -> String {
    let game = use_context::<PlayedGame>().map(|PlayedGame(game)| game);
    Route::rules(game, rule).hash()
}

/// The number of a rule, as a link to it.
#[component]
pub fn RuleLink(
    /// The number: “A4”.
    rule: String,
    /// The address of the link, if it isn't the rulebook from the current screen.
    #[prop(optional, into)]
    hash: Option<String>,
) -> impl IntoView {
    let label = text::parts::rule(&rule);
    let hash = hash.unwrap_or_else(|| rulebook(Some(rule.clone())));
    view! { <a class="rule-link" href=hash aria-label=label>{rule}</a> }
}
