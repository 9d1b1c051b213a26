//! Decisions in the middle of an attack: the number of dice in defence, and reactions (A22, L5).

use crate::erased::Derived;
use leptos::prelude::*;
use screens::battles::battle::BattleView;

use super::battle::Standing;
use crate::Controller;
use crate::dialogs::dice::roll_board::RollBoard;
use crate::dialogs::frame::dock::Dock;
use crate::dialogs::frame::seat_label::SeatLabel;
use screens::land::reaction::{ReactionOption, ReactionView};
use table::Intent;

/// Shows the attack, the dice if they have been rolled, and the possible answers.
#[component]
pub fn ReactPanel() -> impl IntoView {
    let controller = Controller::expect();
    let reaction = controller.memo(ReactionView::of);
    let battle = controller.memo(BattleView::of);
    let title = Derived::new(move |_| {
        reaction.read().as_ref().map_or(String::new(), |view| text::land::battle(view.to))
    });
    view! {
        <Dock title>
            // Each decision gets a new element, so that its first answer takes focus.
            <For each=move || reaction.get() key=|view| (view.seat, view.says.clone(), view.answers.len()) let:view>
                <Question view />
            </For>
            <Standing battle />
        </Dock>
    }
}

#[component]
fn Question(view: ReactionView) -> impl IntoView {
    let controller = Controller::expect();
    let ReactionView {
        seat,
        says,
        answers,
        first,
        dice,
        sides: (attacker, defender),
        standing,
        ..
    } = view;
    let buttons = answers.into_iter().enumerate().map(|(place, answer)| {
        view! { <Reply answer first=place == first /> }
    });
    let (orders, never) = standing;
    // Each die has an answer with a missile. Two answers per row keep the dice in sight.
    let lie = dice.is_some();
    view! {
        <SeatLabel seat />
        {dice.map(|roll| view! { <RollBoard roll attacker defender /> })}
        <p>{says}</p>
        <div class="dock-actions replies" class:two-abreast=lie>
            {buttons.collect_view()}
            <button type="button" class="button plain wide"
                on:click=move |_| controller.dispatch(Intent::Reactions(seat, orders))>{never}</button>
        </div>
    }
}

#[component]
fn Reply(answer: ReactionOption, first: bool) -> impl IntoView {
    let controller = Controller::expect();
    let ReactionOption { action, label, means, suggested } = answer;
    let means = means.map(|means| {
        let better = suggested.then(|| format!(" · {}", text::reactions::suggested()));
        view! { <small>{means}{better}</small> }
    });
    view! {
        <button type="button" class="button wide" class:primary=first data-first=first
            on:click=move |_| controller.dispatch(Intent::Play(action.clone()))>
            <span>{label}{means}</span>
        </button>
    }
}
