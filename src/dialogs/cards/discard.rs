//! Discarding poker cards beyond five (T25), one for another (W3), territory cards beyond seven
//! (K6).

use leptos::prelude::*;

use super::playing_card::PlayingCard;
use super::territory_card::TerritoryCardView;
use crate::Controller;
use crate::dialogs::frame::modal::Modal;
use crate::hint::HintLine;
use engine::game::Action;
use screens::table::discard::{DiscardView, Discardable};
use table::Intent;

/// Asks which cards to discard.
#[component]
pub fn DiscardDialog() -> impl IntoView {
    let controller = Controller::expect();
    let stash = controller.memo(DiscardView::of);
    let title = Signal::derive(move || {
        stash.read().as_ref().map(DiscardView::title).unwrap_or_default().to_owned()
    });
    view! {
        <Modal title close=Signal::stored(None::<Callback<()>>)>
            <For each=move || stash.get() key=|it| it.clone() let(view)>
                <Choice view />
            </For>
            <HintLine />
        </Modal>
    }
}

#[component]
fn Choice(view: DiscardView) -> impl IntoView {
    let controller = Controller::expect();
    let (cards, about, for_another) = (view.cards.clone(), view.about(), view.for_another);
    let picks = RwSignal::new(view);
    let lay_down = move |_| {
        for action in picks.read_untracked().actions() {
            controller.dispatch(Intent::Play(action));
        }
    };
    let cards = cards.into_iter().enumerate().map(|(place, card)| {
        let chosen = Signal::derive(move || picks.read().is_picked(place));
        let pick = Some(Callback::new(move |()| picks.update(|picks| picks.pick(place))));
        match card {
            Discardable::Poker(card) => view! { <PlayingCard card chosen pick /> }.into_any(),
            Discardable::Territory(card) => {
                view! { <TerritoryCardView card chosen pick /> }.into_any()
            }
        }
    });
    let missing = move || picks.read().missing();
    view! {
        <p>{about}</p>
        <div class="hand">{cards.collect_view()}</div>
        <button type="button" class="button primary wide" disabled=move || { missing() > 0 } on:click=lay_down>
            {move || if for_another { text::cards::make_room(missing()) } else { text::cards::lay_down(missing()) }}
        </button>
        {for_another.then(|| view! {
            <button type="button" class="button wide"
                on:click=move |_| controller.dispatch(Intent::Play(Action::Done))>{text::cards::make_room_not()}</button>
        })}
    }
}
