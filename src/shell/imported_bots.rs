//! Bots that come with a game out of a file: nothing of them runs before a person has said so.

use leptos::prelude::*;

use super::saves::open_new;
use crate::dialogs::Modal;
use crate::model::{Save, Session};
use crate::store::{Shelf, now};
use players::users::Script;

/// Shows the code that a game brings along, and asks what to do with it.
#[component]
pub fn ImportedBots(
    /// The game, while it waits.
    waiting: RwSignal<Option<Session>>,
) -> impl IntoView {
    let shelf = Shelf::expect();
    let open = move |alone: bool| {
        if let Some(session) = waiting.get_untracked() {
            waiting.set(None);
            let session = if alone { session.without_scripts() } else { session };
            open_new(shelf, &Save::of(&session, now()));
        }
    };
    let scripts = move || {
        waiting.with(|session| session.as_ref().map_or(Vec::new(), |it| it.scripts().to_vec()))
    };
    let close = Callback::new(move |()| waiting.set(None));
    view! {
        <Show when=move || waiting.with(Option::is_some)>
            <Modal title=text::bots::guests() close=Some(close)>
                <p>{text::bots::guests_about()}</p>
                {scripts().into_iter().map(|script| view! { <Code script/> }).collect_view()}
                <div class="chips">
                    <button class="button primary" data-first on:click=move |_| open(true)>{text::bots::guests_without()}</button>
                    <button class="button" on:click=move |_| open(false)>{text::bots::guests_open()}</button>
                    <button class="button" on:click=move |_| close.run(())>{text::bots::guests_cancel()}</button>
                </div>
                <p class="quiet">{text::bots::guests_instead()}</p>
            </Modal>
        </Show>
    }
}

#[component]
fn Code(script: Script) -> impl IntoView {
    view! {
        <h3>{script.name}</h3>
        <pre class="printed" tabindex="0">{script.source}</pre>
    }
}
