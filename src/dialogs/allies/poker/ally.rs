//! A summary of an allied army, and contesting one (T24, P1).

use leptos::prelude::*;

use super::seat::backs;
use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::cards::playing_card::PlayingCard;
use crate::hint::HintLine;
use crate::parts::{ArmyGlyph, suited};
use engine::game::Action;
use engine::poker::Card;
use screens::allies::call::{AllyCallView, AllyView};
use table::Intent;

/// Asks which ally to contest at the end of the turn, if any.
#[component]
pub fn CallDialog() -> impl IntoView {
    let call = Controller::expect().memo(AllyCallView::of);
    view! {
        <Modal title=text::allies::call() close=Signal::stored(None::<Callback<()>>)>
            {move || call.get().map(|call| view! { <Choice call/> })}
            <HintLine />
        </Modal>
    }
}

#[component]
fn Choice(call: AllyCallView) -> impl IntoView {
    let controller = Controller::expect();
    let buttons = call.allies.iter().cloned().map(|ally| {
        let seat = ally.seat;
        let label = text::allies::call_this(&ally.name);
        let suit = call.holds_suit_of(&ally).then(|| view! { <small>{text::allies::call_suit()}</small> });
        let declare = move |_| controller.dispatch(Intent::Play(Action::Declare { ally: seat }));
        view! {
            <li>
                <button type="button" class="button heir" data-ally=seat.name() on:click=declare><Ally ally label/>{suit}</button>
            </li>
        }
    });
    let buttons = buttons.collect_view();
    view! {
        {call.forced.then(|| view! { <p class="hint">{text::allies::call_forced()}</p> })}
        <p>{call.terms}</p>
        <ul class="heirs" role="list">{buttons}</ul>
        <Stash cards=call.stash/>
        {(!call.forced).then(|| view! {
            <button type="button" class="button wide decides"
                on:click=move |_| controller.dispatch(Intent::Play(Action::Done))>{text::allies::call_none()}</button>
        })}
    }
}

/// Shows an ally's name, suits, possessions and reinforcements.
#[component]
pub(crate) fn Ally(
    ally: AllyView,
    /// A label to show instead of its name.
    #[prop(optional, into)]
    label: Option<String>,
) -> impl IntoView {
    let wanted = ally.wanted();
    let strength = ally.strength.into_iter().reduce(text::and_next).unwrap_or_default();
    let strength = text::allies::Strength { strength, income: ally.income }.say();
    view! {
        <ArmyGlyph seat=ally.seat/>
        <span><strong>{label.unwrap_or(ally.name)}</strong>" "{suited(&wanted)}<small class="quiet">{strength}</small></span>
    }
}

/// Shows the player's own poker cards, if there are any.
#[component]
pub(super) fn Stash(cards: Vec<Card>, #[prop(default = 0)] covered: usize) -> impl IntoView {
    (cards.len() + covered > 0).then(|| {
        let cards = cards.into_iter().map(|card| view! { <PlayingCard card small=true/> }).collect_view();
        view! { <h3>{text::poker::your_cards()}</h3><div class="hand small">{cards}{backs(covered)}</div> }
    })
}
