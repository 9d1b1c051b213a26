//! Laying down poker cards beyond five (T25).

use crate::erased::{Each, live};
use leptos::prelude::*;

use super::playing_card::PlayingCard;
use crate::Controller;
use crate::dialogs::frame::modal::Modal;
use crate::hint::HintLine;
use crate::model::{Intent, Session};
use engine::game::Action;
use engine::poker::Card;

/// Which poker cards go.
#[component]
pub fn DiscardDialog() -> impl IntoView {
    let controller = Controller::expect();
    let stash = controller.memo(Session::discard);
    view! {
        <Modal title=text::cards::discard() close=Signal::stored(None::<Callback<()>>)>
            <Each each=move || stash.get() key=|(cards, left)| (cards.clone(), *left) let((cards, left))>
                <Choice cards left />
            </Each>
            <HintLine />
        </Modal>
    }
}

#[component]
fn Choice(cards: Vec<Card>, left: u32) -> impl IntoView {
    let controller = Controller::expect();
    let most = usize::try_from(left).unwrap_or(0);
    let picked = RwSignal::new(Vec::<Card>::new());
    let toggle = move |card: Card| {
        picked.update(|picked| {
            if let Some(at) = picked.iter().position(|other| *other == card) {
                picked.remove(at);
                return;
            }
            // One too many: the one picked first gives way.
            if picked.len() == most {
                picked.remove(0);
            }
            picked.push(card);
        });
    };
    let lay_down = move |_| {
        for card in picked.get_untracked() {
            controller.dispatch(Intent::Play(Action::Discard { card }));
        }
    };
    let cards = cards.into_iter().map(|card| {
        let chosen = Signal::derive(move || picked.read().contains(&card));
        view! { <PlayingCard card chosen pick=Some(Callback::new(move |()| toggle(card))) /> }
    });
    let missing = move || most.saturating_sub(picked.read().len());
    view! {
        <p>{text::cards::discard_about(left)}</p>
        <div class="hand">{cards.collect_view()}</div>
        <button type="button" class="button primary wide" disabled=move || { missing() > 0 } on:click=lay_down>
            {live(move || text::cards::lay_down(missing()))}
        </button>
    }
}
