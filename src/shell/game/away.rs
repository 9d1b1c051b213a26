//! A game that waits for a remote player: sending it on, and opening the answer.

use std::sync::Arc;

use leptos::prelude::*;
use screens::names::player_name;

use crate::Controller;
use crate::dialogs::frame::sure::Sure;
use crate::page::part;
use crate::parts::{ASKED, ArmyGlyph, DrawFn, EXTRAS, arriving, load_stylesheet};
use crate::shell::saves::count_moves;
use crate::shell::saves::seed::device;
use crate::shell::share::sheet;
use crate::store::{SavedGames, now};
use engine::core::Seat;
use table::{Intent, PlayedBy, Save, Session};

/// Shows the remote player whom the game waits for, if there is one.
#[component]
pub fn Away() -> impl IntoView {
    let controller = Controller::expect();
    let awaited = controller.memo(|session| session.awaited().is_some());
    view! {
        <Show when=move || awaited.get() && !controller.is_watching()>{arriving(|| Box::pin(away()), ASKED)}</Show>
    }
}

part! {
    sharing:
    /// Draws the controls of a game that waits for a remote player.
    fn away() -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(|| view! { <Waits/> }.into_any())
    }
}

#[component]
fn Waits() -> impl IntoView {
    let (controller, saved_games) = (Controller::expect(), SavedGames::expect());
    // `is_sealed` isn't part of it: pressing the button that makes the link must not replace that
    // button.
    let awaited = controller.memo(|session| {
        let seat = session.awaited()?.seat;
        Some((seat, player_name(session, seat).to_owned()))
    });
    let is_sealed = controller.memo(|session| session.awaited().is_some_and(|it| it.is_sealed));
    let shared = RwSignal::new(None::<String>);
    let send = move |_| {
        controller.dispatch(Intent::Seal(device()));
        shared.set(Some(controller.with_known(|it| Save::of(it, now()).to_text())));
        count_moves(saved_games);
    };
    let bar = move |(seat, name): (Seat, String)| {
        let question = StoredValue::new(text::play_by_link::take_sure(&name));
        let is_pledging = controller.with_known(Session::is_pledging);
        let is_gathering = controller.with_known(Session::is_gathering);
        let has_joined = controller.with_known(|it| it.pledged().contains(seat));
        let (sends, waits) = if is_gathering && has_joined {
            (text::play_by_link::invites_back(&name), text::play_by_link::waits_to_join_back(&name))
        } else if is_gathering {
            (text::play_by_link::invites(&name), text::play_by_link::waits_to_join(&name))
        } else if is_pledging {
            (text::play_by_link::pledges(&name), text::play_by_link::waits(&name))
        } else {
            (text::play_by_link::sends(&name), text::play_by_link::waits(&name))
        };
        let to_send = (sends, text::play_by_link::send(&name));
        let sent = (waits, text::play_by_link::send_again(&name));
        let texts = StoredValue::new([to_send, sent]);
        let now_of = move || texts.with_value(|texts| texts[usize::from(is_sealed.get())].clone());
        let take = Callback::new(move |()| {
            controller.dispatch(Intent::Control(seat, PlayedBy::Human));
            count_moves(saved_games);
        });
        let open = move || {
            is_sealed
                .get()
                .then(|| view! { <a class="button" href="#/link">{text::links::open()}</a> })
        };
        view! {
            <aside class="elsewhere panel away" data-seat=seat.name() aria-label=text::play_by_link::title()>
                <ArmyGlyph seat/>
                <p role="status">{move || now_of().0}</p>
                <button type="button" class="button" class:primary=move || !is_sealed.get() on:click=send>{move || now_of().1}</button>
                {move || open()}
                <Show when=move || !is_pledging><Sure label=text::play_by_link::take() question=Signal::derive(move || question.get_value()) asks=true class="button plain" go=take/></Show>
            </aside>
        }
    };
    view! {
        {move || awaited.get().map(bar)}
        <Show when=move || shared.with(Option::is_some)>{arriving(move || Box::pin(sheet(shared)), ASKED)}</Show>
    }
}
