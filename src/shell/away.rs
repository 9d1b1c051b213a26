//! A game that waits for somebody elsewhere: it is sent on, and what comes back is opened.

use std::sync::Arc;

use crate::erased::live;
use crate::erased::prelude::*;

use super::badge::count_moves;
use super::seed::word;
use super::share_sheet::sheet;
use crate::Controller;
use crate::dialogs::frame::sure::Sure;
use crate::model::{AwayView, Intent, PlayedBy, Save, Session};
use crate::part::part;
use crate::parts::{ASKED, ArmyGlyph, EXTRAS, Piece, arriving, dress};
use crate::store::{Shelf, now};

/// Whom the game waits for, while that is somebody elsewhere.
#[component]
pub fn Away() -> impl IntoView {
    let awaited = Controller::expect().memo(|session| session.awaited().is_some());
    view! {
        <Show when=move || awaited.get()>{arriving(|| Box::pin(away()), ASKED)}</Show>
    }
}

part! {
    extras:
    /// What can be done while the game waits for somebody elsewhere.
    fn away() -> Piece {
        dress(&EXTRAS);
        Arc::new(|| view! { <Waits/> }.into_any())
    }
}

#[component]
fn Waits() -> impl IntoView {
    let (controller, shelf) = (Controller::expect(), Shelf::expect());
    let awaited = controller.memo(Session::awaited);
    let shared = Variable::new(None::<String>);
    let send = move |_| {
        controller.dispatch(Intent::Seal(word()));
        shared.set(Some(controller.with_known(|it| Save::of(it, now()).to_text())));
        count_moves(shelf);
    };
    let bar = move |AwayView { seat, name, is_sealed }: AwayView| {
        let (says, label) = if is_sealed {
            (text::away::waits(&name), text::away::send_again(&name))
        } else {
            (text::away::sends(&name), text::away::send(&name))
        };
        let take = Callback::new(move |()| {
            controller.dispatch(Intent::Control(seat, PlayedBy::Human));
            count_moves(shelf);
        });
        let question = text::away::take_sure(&name);
        let open =
            is_sealed.then(|| view! { <a class="button" href="#/link">{text::links::open()}</a> });
        view! {
            <aside class="elsewhere panel away" data-seat=seat.name() aria-label=text::away::title()>
                <ArmyGlyph seat/>
                <p role="status">{says}</p>
                <button type="button" class="button" class:primary=!is_sealed on:click=send>{label}</button>
                {open}
                <Sure label=text::away::take() question=Signal::derive(move || question.clone()) asks=true class="button plain" go=take/>
            </aside>
        }
    };
    view! {
        {live(move || awaited.get().map(bar))}
        <Show when=move || shared.with(Option::is_some)>{arriving(move || Box::pin(sheet(shared)), ASKED)}</Show>
    }
}
