//! Betting (P5).

use crate::erased::prelude::*;

use crate::Controller;
use crate::model::Intent;
use engine::game::Action;
use engine::poker::{Bet, Move};

/// A button for each bet that is possible, in armies.
#[component]
pub(super) fn Bets(bets: Vec<(Bet, String)>) -> impl IntoView {
    let controller = Controller::expect();
    let buttons = bets.into_iter().map(|(bet, label)| {
        let class = match bet {
            Bet::Fold => "button danger",
            Bet::Check | Bet::Call => "button primary",
            Bet::Bet | Bet::Raise => "button",
        };
        let act = move |_| controller.dispatch(Intent::Play(Action::Poker(Move::Bet(bet))));
        view! { <button type="button" class=class data-bet=bet.name() on:click=act>{label}</button> }
    });
    view! { <div class="poker-bets" role="group" aria-label=text::poker::bet()>{buttons.collect_view()}</div> }
}
