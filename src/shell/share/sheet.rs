//! Choosing what to share of a game and how, with a warning about what it reveals.

use std::sync::Arc;

use crate::erased::Derived;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use screens::saves::problems::unreadable;

use super::board_picture::BoardPicture;
use crate::dialogs::Modal;
use crate::page::{SetIfOpen, part};
use crate::parts::{DrawFn, EXTRAS, load_stylesheet};
use crate::shell::app::Toasts;
use crate::shell::saves::{hand_out, hand_out_as};
use crate::shell::settings::OneOf;
use crate::store::{OwnBoards, can_send, copied, home, sent};
use screens::link::offer::{Handout, Offer, ShareKind};
use screens::link::qr::{Code, code};
use screens::new_game::own_board::{Kept, OwnBoard};
use table::Save;

part! {
    sharing:
    /// Draws the sheet while there is a saved game to share.
    pub fn sheet(shared: RwSignal<Option<String>>) -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(move || view! { <ShareSheet shared/> }.into_any())
    }
}

#[component]
fn ShareSheet(shared: RwSignal<Option<String>>) -> impl IntoView {
    let close = Callback::new(move |()| shared.set(None));
    let body = move || {
        let save = shared.with_untracked(|text| text.as_deref().map(Save::read));
        match save {
            Some(Ok(save)) => {
                let board = board_of(&Offer::of(save.clone()));
                view! { <Ways offer=Offer::of(save.clone()) board/><BoardPicture save/> }.into_any()
            }
            Some(Err(problem)) => {
                view! { <p>{text::saves::unreadable(unreadable(&problem))}</p> }.into_any()
            }
            None => ().into_any(),
        }
    };
    view! { <Modal title=text::links::share_title() close=Some(close)>{body()}</Modal> }
}

/// Returns the imported board of a game, if this device has it undamaged.
fn board_of(offer: &Offer) -> Option<OwnBoard> {
    match OwnBoards::here().get(offer.imported_board()?)? {
        Kept::Board(board) if board.text().is_some() => Some(board),
        Kept::Board(_) | Kept::Damaged(_) => None,
    }
}

/// Asks for the content to share and the way.
#[component]
fn Ways(
    offer: Offer,
    /// The board to send along.
    board: Option<OwnBoard>,
) -> impl IntoView {
    let offer = match board.clone() {
        Some(OwnBoard { card, packed }) => offer.with_board(card.name, packed),
        None => offer,
    };
    let choices = offer.choices();
    let first = choices.first().copied().unwrap_or(ShareKind::Game);
    let (what, offer) = (RwSignal::new(first), StoredValue::new(offer));
    let options = choices.into_iter().map(|what| (what, what.in_words())).collect::<Vec<_>>();
    let sees = move || offer.with_value(|offer| offer.sees(what.get()));
    let gives_away = move || offer.with_value(|offer| offer.gives_away(what.get()));
    let bots = offer.with_value(Offer::leaves_bots);
    let bots = bots.then(|| view! { <p class="quiet">{text::links::bots_stay()}</p> });
    let address =
        Derived::new(move |_| offer.with_value(|offer| offer.address(what.get(), &home())));
    let ways = move || match address.get() {
        Some(address) => view! { <Ready offer what address/> }.into_any(),
        None => view! {
            <p>{text::links::no_link()}</p>
            <div class="chips"><File offer what/></div>
        }
        .into_any(),
    };
    let choose = move |it| what.set(it);
    let note = move || offer.with_value(|offer| offer.board_note(what.get(), &home()));
    let note = Derived::new(move |_| note());
    let is_left = move || note.read().as_ref().is_some_and(|note| note.is_left);
    let says = move || note.get().map(|note| note.says);
    let is_on_own = note.read_untracked().is_some();
    let board = is_on_own.then(|| {
        let file = board.clone().map(|board| view! { <BoardFile board/> });
        view! { <p class="gives" class:danger=is_left role="status">{says}</p><div class="chips">{file}</div> }
    });
    view! {
        <OneOf legend=text::links::what() options chosen=what.into() choose/>
        <p class="gives" class:danger=gives_away role="status">{sees}</p>
        {bots}
        {board}
        {move || ways()}
    }
}

/// Offers the ways to share a link.
#[component]
fn Ready(offer: StoredValue<Offer>, what: RwSignal<ShareKind>, address: String) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let (said, is_coded) = (RwSignal::new(None::<&'static str>), RwSignal::new(false));
    let address = StoredValue::new(address);
    let say = move |text| {
        said.set_if_open(Some(text));
    };
    let select = move || {
        if let Some(field) = field.get_untracked() {
            let _ = field.focus();
            field.select();
        }
    };
    let message =
        move || offer.with_value(|offer| what.with_untracked(|what| offer.message(*what)));
    let copy = move |_| {
        let text = message().into_iter().chain([address.get_value()]).collect::<Vec<_>>();
        spawn_local(async move {
            if copied(text.join(" ")).await {
                say(text::links::copy_done());
            } else {
                select();
                say(text::links::copy_failed());
            }
        });
    };
    let send = can_send().then(|| {
        let press = move |_| {
            let title = offer.with_value(|offer| offer.title().to_owned());
            let message = message();
            spawn_local(async move {
                if !sent(title, message, address.get_value()).await {
                    say(text::links::send_failed());
                }
            });
        };
        view! { <button class="button primary" type="button" data-first on:click=press>{text::links::send()}</button> }
    });
    let sends = send.is_some();
    let label =
        move || if is_coded.get() { text::links::code_close() } else { text::links::code() };
    let coded =
        move || is_coded.get().then(|| address.with_value(|address| coded(offer, what, address)));
    view! {
        <label class="field">
            <span class="field-name">{text::links::field()}</span>
            <input class="input" type="text" readonly node_ref=field value=address.get_value() on:focus=move |_| select_all(field)/>
        </label>
        <div class="chips">
            {send}
            <button class="button" class:primary=!sends data-first=!sends type="button" on:click=copy>{text::links::copy()}</button>
            <button class="button" type="button" aria-expanded=move || is_coded.get().to_string()
                on:click=move |_| is_coded.update(|it| *it = !*it)>{label}</button>
            <File offer what/>
        </div>
        <p class="said" role="status">{move || said.get()}</p>
        {move || coded()}
    }
}

fn select_all(field: NodeRef<html::Input>) {
    if let Some(field) = field.get_untracked() {
        field.select();
    }
}

/// Draws the QR code of a link, without the board that it brings along if that is too much for a code.
fn coded(offer: StoredValue<Offer>, what: RwSignal<ShareKind>, address: &str) -> AnyView {
    if let Some(code) = code(address) {
        return picture(Some(code));
    }
    let short = offer
        .with_value(|offer| offer.address_without_board(what.get_untracked(), &home()))
        .filter(|short| short != address)
        .and_then(|short| code(&short));
    let without = short.is_some().then(|| view! { <p>{text::own_boards::code()}</p> });
    view! { {picture(short)} {without} }.into_any()
}

/// Draws a QR code as large as possible, always dark on light for cameras.
fn picture(code: Option<Code>) -> AnyView {
    let Some(Code { size, path }) = code else {
        return view! { <p>{text::links::code_too_long()}</p> }.into_any();
    };
    view! {
        <figure class="code-shown">
            <svg viewBox=format!("0 0 {size} {size}") role="img" aria-label=text::links::code_label()><path d=path/></svg>
            <figcaption>{text::links::code_about()}</figcaption>
        </figure>
    }
    .into_any()
}

/// Downloads the board of the game as a file.
#[component]
fn BoardFile(board: OwnBoard) -> impl IntoView {
    let toasts = Toasts::expect();
    let save = move |_| {
        if let Some(text) = board.text() {
            hand_out_as(toasts, &board.file_name(), "application/json", &text);
        }
    };
    view! { <button class="button" type="button" on:click=save>{text::own_boards::file()}</button> }
}

/// Downloads the game as a file.
#[component]
fn File(offer: StoredValue<Offer>, what: RwSignal<ShareKind>) -> impl IntoView {
    let toasts = Toasts::expect();
    let save = move |_| {
        let Handout { name, text } =
            offer.with_value(|offer| offer.handout(what.get_untracked(), &home()));
        hand_out(toasts, &name, &text);
    };
    view! { <button class="button" type="button" on:click=save>{text::links::file()}</button> }
}
