//! The controls of computer players: next action, pause, single step, or skip to the next person's
//! turn.

use leptos::prelude::*;
use screens::story::commentary;

use super::hurry;
use crate::Controller;
use crate::worker::Thinker;
use engine::core::Seat;
use table::Duty;

/// Shows the controls during a computer player's turn.
#[component]
pub fn Computers(thinker: Thinker) -> impl IntoView {
    let controller = Controller::expect();
    hurry::listen(controller, thinker);
    let thinking = controller.memo(|session| matches!(session.duty(), Duty::Think(_)));
    // An answer during a person's own attack hides the controls, unless it is paused.
    let answers = controller.memo(commentary::answers_a_person);
    let is_shown = move || {
        let waits = thinker.is_paused() || thinker.is_stepping();
        thinking.get() && (waits || !answers.get()) && !controller.is_watching()
    };
    let has_people =
        controller.memo(|session| Seat::ALL.into_iter().any(|seat| session.is_human(seat)));
    let goal = move || {
        if has_people.get() {
            text::computer_players::skip_to_turn()
        } else {
            text::computer_players::skip_to_end()
        }
    };
    let hurry =
        move || if thinker.is_skipping() { text::computer_players::slow_down() } else { goal() };
    let wait = move || {
        if thinker.is_paused() {
            text::computer_players::pause_end()
        } else {
            text::computer_players::pause()
        }
    };
    view! {
        <Show when=is_shown>
            <section class="computers" aria-label=text::computer_players::players()>
                <Show when=move || thinker.is_stepping() && !thinker.is_paused()>
                    <button class="button primary" on:click=move |_| thinker.hurry()>{text::computer_players::next()}</button>
                </Show>
                <Show when=move || thinker.is_paused()>
                    <button class="button" on:click=move |_| thinker.step()>{text::computer_players::step()}</button>
                </Show>
                <button class="button" on:click=move |_| thinker.pause(!thinker.is_paused())>{wait}</button>
                <button class="button" on:click=move |_| thinker.skip(!thinker.is_skipping())>{hurry}</button>
            </section>
        </Show>
    }
}
