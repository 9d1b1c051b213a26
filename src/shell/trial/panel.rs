//! The panel of a trial: its settings, its progress and its results.

use leptos::html;
use leptos::prelude::*;

use super::board_trial::{BoardTrial, TrialState};
use super::findings::Results;
use crate::parts::Stepper;
use engine::core::Seat;
use screens::new_game::trial::count_in_words;
use worker::TRIAL_GAMES;

/// The fewest and the most players.
#[expect(clippy::cast_possible_truncation, reason = "there are six seats")]
const PLAYERS: (u32, u32) = (2, Seat::COUNT as u32);

/// Offers to try the board, and shows the results.
#[component]
pub fn TrialPanel(
    trial: BoardTrial,
    /// True if the board has no faults.
    #[prop(into)]
    is_whole: Signal<bool>,
    /// True if the board is still as it was when the trial began.
    #[prop(into)]
    is_same: Signal<bool>,
    /// Begins a trial.
    begin: Callback<()>,
    /// Marks territories on the map.
    mark: Callback<Vec<usize>>,
    /// Shows the continents, whose bonuses can be changed.
    show_continents: Callback<Vec<usize>>,
) -> impl IntoView {
    let state = trial.state();
    let is_busy = move || matches!(state.get(), TrialState::Preparing | TrialState::Playing);
    let toggle = move |_| if is_busy() { trial.stop() } else { begin.run(()) };
    let label = move || {
        if is_busy() { text::trial::stop().to_owned() } else { text::trial::start(TRIAL_GAMES) }
    };
    let set = Callback::new(move |number| trial.players.set(number));
    let button = NodeRef::<html::Button>::new();
    // The results are below the button. In a low panel, they are out of sight without this.
    Effect::new(move || {
        if matches!(state.get(), TrialState::Playing | TrialState::Done) {
            request_animation_frame(move || {
                button.get_untracked().into_iter().for_each(|button| button.scroll_into_view());
            });
        }
    });
    view! {
        <p>{text::trial::about(TRIAL_GAMES)}</p>
        <div class="editor-row">
            <span class="field-name" aria-hidden="true">{text::trial::players()}</span>
            <Stepper label=text::trial::players() value=trial.players range=PLAYERS set/>
        </div>
        <button class="button" class:primary=move || !is_busy() type="button" node_ref=button
            disabled=move || !is_busy() && !is_whole.get() on:click=toggle>{label}</button>
        <Show when=move || !is_whole.get()><p class="quiet">{text::trial::unfit()}</p></Show>
        <Show when=move || state.get() == TrialState::Playing><Progress trial/></Show>
        <Says trial/>
        <Show when=move || trial.report().is_some_and(|it| it.played > 0)>
            <Results trial is_same mark show_continents/>
        </Show>
    }
}

/// Shows the number of games played so far.
#[component]
fn Progress(trial: BoardTrial) -> impl IntoView {
    let played = move || trial.report().map_or(0, |report| report.played);
    let count = move || count_in_words(&trial.report().unwrap_or_default());
    view! {
        <p class="trial-progress">
            <progress aria-label=text::trial::progress() max=TRIAL_GAMES value=played></progress>
            <span class="number" aria-hidden="true">{count}</span>
        </p>
    }
}

/// Live regions that announce the progress of a trial. They exist from the start, since screen
/// readers would miss the first message of a new region.
#[component]
fn Says(trial: BoardTrial) -> impl IntoView {
    let state = trial.state();
    let said = move || match state.get() {
        TrialState::Preparing => Some(text::trial::preparing().to_owned()),
        TrialState::Done => Some(text::trial::finished(TRIAL_GAMES)),
        TrialState::Stopped => {
            let played = trial.report().map_or(0, |report| report.played);
            Some(text::trial::Stopped { played, games: TRIAL_GAMES }.say())
        }
        TrialState::Idle | TrialState::Playing | TrialState::Failed | TrialState::Faulty(_) => None,
    };
    let problem = move || match state.get() {
        TrialState::Failed => Some(text::trial::failed().to_owned()),
        TrialState::Faulty(fault) => Some(text::trial::faulty(fault)),
        TrialState::Idle
        | TrialState::Preparing
        | TrialState::Playing
        | TrialState::Stopped
        | TrialState::Done => None,
    };
    view! {
        <div>
            <p role="status">{said}</p>
            <p class="problem" role="alert">{problem}</p>
        </div>
    }
}
