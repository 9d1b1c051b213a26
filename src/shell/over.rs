//! The end of a game: who has won, how the seats did, and the proof that the dice were fair.

use std::sync::Arc;

use crate::erased::prelude::*;

use super::new_game::seed;
use super::notices::Toasts;
use super::saves::{Export, begin};
use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::frame::awaited::panel;
use crate::drawer::Chart;
use crate::model::new_game::draft::NewGame;
use crate::model::{Duty, ResultRow, ResultView, Save, Session};
use crate::part::part;
use crate::parts::{ArmyGlyph, Piece};
use crate::store::{Shelf, now};

/// How the game ended, once it has. It can be put aside to look at the map.
#[component]
pub fn GameOver() -> impl IntoView {
    let controller = Controller::expect();
    let is_over = controller.memo_present(|session| session.duty() == Duty::Over);
    move || {
        is_over
            .get()
            .then(|| controller.with_present(Session::result_view))
            .flatten()
            .map(|result| panel(move || Box::pin(over(result.clone()))))
    }
}

part! {
    extras:
    /// How a game ended.
    fn over(result: ResultView) -> Piece {
        Arc::new(move || {
            let title = result.sentence.clone();
            let never: Option<Callback<()>> = None;
            let result = StoredValue::new(result.clone());
            view! {
                <Modal title close=never>
                    <Result result=result.get_value()/>
                </Modal>
            }
            .into_any()
        })
    }
}

#[component]
fn Result(result: ResultView) -> impl IntoView {
    let rows = result.rows.clone().into_iter().map(|row| view! { <Row row/> }).collect_view();
    let heads = [
        text::ending::army(),
        text::ending::territories(),
        text::ending::armies(),
        text::ending::conquests(),
        text::ending::fate(),
    ];
    let heads = heads.map(|head| view! { <th scope="col">{head}</th> });
    view! {
        <p class="quiet">{result.length.clone()}</p>
        <table class="result">
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <Chart/>
        <Proof result/>
        <Onwards/>
    }
}

#[component]
fn Row(row: ResultRow) -> impl IntoView {
    view! {
        <tr>
            <th scope="row"><span class="seat-label"><ArmyGlyph seat=row.seat/>{row.name}</span></th>
            <td>{row.territories}</td>
            <td>{row.armies}</td>
            <td>{row.conquests}</td>
            <td>{row.fate}</td>
        </tr>
    }
}

/// What everybody needs to roll all dice of the game again.
#[component]
fn Proof(result: ResultView) -> impl IntoView {
    let phrases = result.phrases.into_iter();
    let phrases = phrases
        .map(|(name, phrase)| view! { <dt>{text::ending::added(name)}</dt><dd>{phrase}</dd> });
    let [before, after] = text::ending::proof_about();
    view! {
        <details class="proof">
            <summary>{text::ending::proof()}</summary>
            <p>{before}<code>"rq verify"</code>{after}</p>
            <dl>
                <dt>{text::ending::proof_commitment()}</dt><dd><code>{result.commitment}</code></dd>
                <dt>{text::ending::proof_seed()}</dt><dd><code>{result.seed}</code></dd>
                {phrases.collect_view()}
                <dt>{text::ending::proof_position()}</dt><dd><code>{result.digest.to_string()}</code></dd>
            </dl>
        </details>
    }
}

#[component]
fn Onwards() -> impl IntoView {
    let (controller, shelf) = (Controller::expect(), Shelf::expect());
    let toasts = Toasts::expect();
    let rematch = move |_| {
        let (game, table) = controller.with_present(|session| {
            let game = NewGame::again(session.mix(), session.players(), session.scripts(), seed());
            (game, session.table().clone())
        });
        begin(shelf, toasts, game, table);
    };
    let game = move || Some(controller.with_present(|session| Save::of(session, now()).to_text()));
    view! {
        <div class="chips">
            <button class="button primary" on:click=rematch>{text::ending::rematch()}</button>
            <Export game/>
            <a class="button" href="#/">{text::menu::home()}</a>
        </div>
    }
}
