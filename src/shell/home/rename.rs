//! Renaming a game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::page::part;
use crate::parts::DrawFn;
use crate::shell::app::Toasts;
use crate::store::SavedGames;
use engine::game::LONGEST_TEXT;
use table::Save;

part! {
    table:
    /// Asks for a new title for the game titled `title`.
    pub fn rename(id: String, title: String, renaming: RwSignal<bool>) -> DrawFn {
        Arc::new(move || view! { <Rename id=id.clone() title=title.clone() renaming/> }.into_any())
    }
}

fn renamed(save: &str, title: &str) -> Option<String> {
    let mut save = Save::read(save).ok()?;
    title.clone_into(&mut save.cover.table.title);
    save.cover.played = save.cover.played.saturating_add(1);
    Some(save.to_text())
}

#[component]
fn Rename(id: String, title: String, renaming: RwSignal<bool>) -> impl IntoView {
    let (saved_games, toasts) = (SavedGames::expect(), Toasts::expect());
    let input = NodeRef::<leptos::html::Input>::new();
    Effect::new(move || {
        if let Some(input) = input.get() {
            input.select();
        }
    });
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        renaming.set(false);
        let title = input.get_untracked().map(|input| input.value()).unwrap_or_default();
        if title.trim().is_empty() {
            return;
        }
        let save = saved_games.text(&id).and_then(|save| renamed(&save, title.trim()));
        if let Err(problem) = save.map_or(Ok(()), |save| saved_games.replace(&id, &save)) {
            toasts.say(problem);
        }
    };
    view! {
        <form class="rename" on:submit=rename>
            <input class="input" node_ref=input aria-label=text::home::rename_field() maxlength=LONGEST_TEXT.to_string() value=title/>
            <button class="button primary">{text::home::rename()}</button>
            <button class="button" type="button" on:click=move |_| renaming.set(false)>{text::home::rename_cancel()}</button>
        </form>
    }
}
