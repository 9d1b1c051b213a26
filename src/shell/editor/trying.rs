//! The panel in which the board is tried.

use leptos::prelude::*;

use super::editing::{Editing, Tab};
use crate::shell::trial::{BoardTrial, TrialPanel};
use editor::BoardDraft;

/// Tries the board that is being changed.
#[component]
pub fn Trying(editing: Editing, trial: BoardTrial) -> impl IntoView {
    let is_whole = Signal::derive(move || editing.is_whole.get());
    let is_same = Signal::derive(move || {
        editing.board.with(|board| trial.with_board(|tried| board == tried))
    });
    let begin = Callback::new(move |()| {
        let (board, text) = editing.now(|draft| (draft.board().clone(), BoardDraft::write(draft)));
        trial.begin(board, text);
    });
    let mark = Callback::new(move |places| editing.pointed.set(places));
    let show_continents = Callback::new(move |places| {
        editing.open(Tab::Continents);
        editing.pointed.set(places);
    });
    view! { <TrialPanel trial is_whole is_same begin mark show_continents/> }
}
