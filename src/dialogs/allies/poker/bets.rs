//! Betting (P5, W7).

use leptos::prelude::*;

use crate::Controller;
use crate::parts::Stepper;
use engine::game::Action;
use engine::poker::{Bet, Move};
use screens::allies::wager::WagerView;
use table::Intent;

/// A button for each possible bet, in armies. Each button keeps its place whatever else is
/// possible.
#[component]
pub(super) fn Bets(
    bets: Vec<(Bet, String)>,
    wager: Option<WagerView>,
    /// The chosen size of a bet.
    size: RwSignal<Option<u32>>,
) -> impl IntoView {
    let controller = Controller::expect();
    let button = move |(bet, label): (Bet, String)| {
        let class = match bet {
            Bet::Fold => "button danger",
            Bet::Check | Bet::Call => "button primary",
            Bet::Bet | Bet::Raise => "button",
        };
        let act = move |_| controller.dispatch(Intent::Play(Action::Poker(Move::Bet(bet))));
        view! { <button type="button" class=class data-bet=bet.name() on:click=act>{label}</button> }
    };
    let (fold, others): (Vec<_>, Vec<_>) = bets.into_iter().partition(|(bet, _)| *bet == Bet::Fold);
    let others = others.into_iter().map(button).collect_view();
    let fold = fold.into_iter().map(button).collect_view();
    let wager = StoredValue::new(wager);
    let by = Signal::derive(move || {
        let size = size.get();
        wager.with_value(|wager| wager.as_ref().map_or(0, |wager| wager.nearest(size)))
    });
    let act = move |_| {
        let by = by.get_untracked();
        size.set(None);
        controller.dispatch(Intent::Play(Action::Poker(Move::Wager(by))));
    };
    let says = move || wager.with_value(|wager| wager.as_ref().map(|wager| wager.says(by.get())));
    let has_size = wager.with_value(Option::is_some);
    let sized = has_size.then(|| {
        view! { <button type="button" class="button" data-bet="wager" on:click=act>{move || says()}</button> }
    });
    view! {
        <div class="poker-bet">
            {wager.with_value(Clone::clone).map(|wager| view! { <Size wager by size/> })}
            <div class="poker-bets in-places" role="group" aria-label=text::poker::bet()>{others}{sized}{fold}</div>
        </div>
    }
}

/// Asks for the size of a bet, step by step or from suggestions.
#[component]
fn Size(wager: WagerView, by: Signal<u32>, size: RwSignal<Option<u32>>) -> impl IntoView {
    let range = (wager.least, wager.most);
    let chips = wager.chips.into_iter().map(|(label, of)| {
        view! {
            <button type="button" class="chip" aria-pressed=move || (by.get() == of).to_string()
                on:click=move |_| size.set(Some(of))>{label}</button>
        }
    });
    view! {
        <div class="poker-size">
            <Stepper label=text::poker::wager_size().to_owned() value=by
                range=Signal::stored(range) set=Callback::new(move |of| size.set(Some(of)))/>
            <div class="poker-chips">{chips.collect_view()}</div>
        </div>
    }
}
