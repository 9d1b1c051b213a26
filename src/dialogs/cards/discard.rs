//! Laying down poker cards beyond five (T25), or one for another (W3).

use crate::erased::prelude::*;
use crate::erased::{Each, live};

use super::playing_card::PlayingCard;
use crate::Controller;
use crate::dialogs::frame::modal::Modal;
use crate::hint::HintLine;
use crate::model::{DiscardView, Intent, Session};
use engine::game::Action;

/// Which poker cards go.
#[component]
pub fn DiscardDialog() -> impl IntoView {
    let controller = Controller::expect();
    let stash = controller.memo(Session::discard);
    view! {
        <Modal title=text::cards::discard() close=Signal::stored(None::<Callback<()>>)>
            <Each each=move || stash.get() key=|it| (it.cards.clone(), it.left, it.for_another) let(view)>
                <Choice view />
            </Each>
            <HintLine />
        </Modal>
    }
}

#[component]
fn Choice(view: DiscardView) -> impl IntoView {
    let controller = Controller::expect();
    let DiscardView { cards, left, for_another, .. } = view.clone();
    let picks = RwSignal::new(view);
    let lay_down = move |_| {
        for action in picks.read_untracked().actions() {
            controller.dispatch(Intent::Play(action));
        }
    };
    let cards = cards.into_iter().map(|card| {
        let chosen = Signal::derive(move || picks.read().is_picked(card));
        let pick = Callback::new(move |()| picks.update(|picks| picks.pick(card)));
        view! { <PlayingCard card chosen pick=Some(pick) /> }
    });
    let missing = move || picks.read().missing();
    view! {
        <p>{if for_another { text::cards::make_room_about().to_owned() } else { text::cards::discard_about(left) }}</p>
        <div class="hand">{cards.collect_view()}</div>
        <button type="button" class="button primary wide" disabled=move || { missing() > 0 } on:click=lay_down>
            {live(move || if for_another { text::cards::make_room(missing()) } else { text::cards::lay_down(missing()) })}
        </button>
        {for_another.then(|| view! {
            <button type="button" class="button wide"
                on:click=move |_| controller.dispatch(Intent::Play(Action::Done))>{text::cards::make_room_not()}</button>
        })}
    }
}
