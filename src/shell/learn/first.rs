//! The coach of a first game: beside the first two turns of a quick start, until it is dismissed.

use crate::erased::Derived;
use leptos::prelude::*;

use super::lessons::Lessons;
use super::strip::{Strip, Words, guide};
use crate::Controller;
use crate::shell::app::Toasts;
use crate::shell::saves::begin_quickly;
use crate::shell::settings::Settings;
use crate::store::SavedGames;
use screens::lesson::{FIRST_GAME, FirstGameView};

/// Shows the coach of a first game, unless it has been dismissed or has explained everything in an
/// earlier one.
#[component]
pub(super) fn FirstGame() -> impl IntoView {
    let (controller, lessons, toasts) = (Controller::expect(), Lessons::expect(), Toasts::expect());
    // The coach's last words stay at this table, although the progress already skips them
    // elsewhere.
    let finished = StoredValue::new(false);
    let shown = controller.memo(move |session| {
        let is_skipped = lessons.progress().is_skipped(FIRST_GAME);
        if is_skipped && !finished.get_value() {
            return None;
        }
        FirstGameView::of(session, controller.opened())
    });
    let words = Derived::new(move |_| {
        shown.with(|shown| shown.as_ref().map(|view| view.advice.text.clone()))
    });
    let is_shown = Derived::new(move |_| words.with(Option::is_some));
    guide(move || shown.get().map(|view| view.advice));
    Effect::new(move || {
        let ends = shown.with(|shown| shown.as_ref().is_some_and(|view| view.ends));
        if ends && !finished.get_value() {
            finished.set_value(true);
            lessons.advance(|progress| {
                progress.finish(FIRST_GAME);
                progress.skip(FIRST_GAME, true);
            });
        }
    });
    let dismiss = move |_| {
        let was_over = finished.get_value();
        finished.set_value(false);
        lessons.advance(|progress| progress.skip(FIRST_GAME, true));
        if !was_over {
            toasts.offer(
                text::lessons::first_dismissed(),
                text::lessons::first_back(),
                move || {
                    lessons.advance(|progress| progress.skip(FIRST_GAME, false));
                },
            );
        }
    };
    view! {
        <Show when=move || is_shown.get()>
            <Strip slim=true>
                <Words><p>{move || words.get()}</p></Words>
                <button type="button" class="button plain" aria-label=text::notices::dismiss() on:click=dismiss>"×"</button>
            </Strip>
        </Show>
    }
}

/// Shows the first game in the list of lessons. It begins as any quick start, with the coach.
#[component]
pub(super) fn FirstGameRow() -> impl IntoView {
    let (lessons, saved_games) = (Lessons::expect(), SavedGames::expect());
    let (settings, toasts) = (Settings::expect(), Toasts::expect());
    let is_done = lessons.has_finished(FIRST_GAME);
    let play = move |_| {
        lessons.advance(|progress| progress.skip(FIRST_GAME, false));
        begin_quickly(saved_games, toasts, settings.get_untracked());
    };
    view! {
        <li class="panel sheet lesson">
            <h2>
                {text::lessons::first()}
                {is_done.then(|| view! { " " <span class="done">{text::lessons::done()}</span> })}
            </h2>
            <p>{text::lessons::first_about()}</p>
            <div class="chips">
                <button type="button" class="button primary" on:click=play>{text::lessons::first_play()}</button>
            </div>
        </li>
    }
}
