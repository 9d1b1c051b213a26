//! The way to a rule.

use crate::erased::prelude::*;

use crate::model::Route;

/// The game that is on the screen: its rules are looked up as it is played by them.
#[derive(Clone)]
pub struct PlayedGame(pub String);

/// The address of the rulebook, at a rule, from where one is.
pub fn rulebook(rule: Option<String>) -> String {
    let game = use_context::<PlayedGame>().map(|PlayedGame(game)| game);
    Route::rules(game, rule).hash()
}

/// The number of a rule, which leads to it.
#[component]
pub fn RuleLink(
    /// Its number: “A4”.
    rule: String,
    /// Where it leads, if not to the rulebook as it is read from here.
    #[prop(optional, into)]
    hash: Option<String>,
) -> impl IntoView {
    let label = text::parts::rule(&rule);
    let hash = hash.unwrap_or_else(|| rulebook(Some(rule.clone())));
    view! { <a class="rule-link" href=hash aria-label=label>{rule}</a> }
}
