//! The end of a game: the winner, the players' results, and the proof of fair dice.

use screens::story::awards;
use std::sync::Arc;

use leptos::prelude::*;

use super::film::Film;
use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::frame::awaited::panel;
use crate::drawer::Chart;
use crate::page::part;
use crate::parts::{ArmyGlyph, DrawFn, EXTRAS, Icon, IconKind, load_stylesheet};
use crate::shell::analysis::{AnalysisButton, Analyst};
use crate::shell::app::Toasts;
use crate::shell::fair_dice::FairDiceLink;
use crate::shell::saves::begin;
use crate::shell::saves::seed::seed;
use crate::shell::share::Share;
use crate::shell::statistics::NextOpponent;
use crate::store::{SavedGames, now};
use engine::core::Seat;
use screens::new_game::draft::NewGame;
use screens::story::awards::{Award, AwardView};
use screens::table::result::{ResultRow, ResultView};
use table::{Duty, Save};

/// Shows the result once the game is over. It can be put aside to look at the map.
#[component]
pub fn GameOver() -> impl IntoView {
    let controller = Controller::expect();
    let is_over = controller.memo_present(|session| session.duty() == Duty::Over);
    let looks_back = controller.past(|_| ());
    move || {
        (is_over.get() && looks_back.get().is_none())
            .then(|| controller.with_present(ResultView::of))
            .flatten()
            .map(|result| panel(move || Box::pin(over(result.clone()))))
    }
}

part! {
    panels:
    /// Draws the result of a game.
    fn over(result: ResultView) -> DrawFn {
        load_stylesheet(&EXTRAS);
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
        <Banner result=result.clone()/>
        <Awards/>
        <Film/>
        <Onwards/>
        <table class="result">
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <Chart/>
        <Proof result/>
        // Last, because it appears late, once the saved games have been counted.
        <NextOpponent/>
    }
}

/// Shows the winner, in that player's colours.
#[component]
fn Banner(result: ResultView) -> impl IntoView {
    let won = result.rows.into_iter().find(|row| Some(row.seat) == result.winner);
    let name = won.map(|row| view! { <p class="won">{row.name}</p> });
    view! {
        <div class="victory" data-seat=result.winner.map(Seat::name)>
            <Icon kind=IconKind::Crown/>
            <div>{name}<p>{result.why}</p></div>
            {result.winner.map(|seat| view! { <ArmyGlyph seat/> })}
        </div>
    }
}

/// The number of awards that are given with ceremony.
const PRIZES: usize = 3;

/// Shows the awards and their winners; those after the first three on request.
#[component]
fn Awards() -> impl IntoView {
    let awards = Controller::expect().with_present(awards::awards);
    let award = |it: AwardView| {
        view! {
            <li data-seat=it.seat.name()>
                <svg class="medal" viewBox="0 0 24 24" aria-hidden="true"><path d=medal(it.award)/></svg>
                <div><h4>{it.title}</h4><p>{it.text}</p></div>
            </li>
        }
    };
    (!awards.is_empty()).then(|| {
        let mut prizes: Vec<AnyView> = awards.into_iter().map(|it| award(it).into_any()).collect();
        let others = prizes.split_off(prizes.len().min(PRIZES));
        let others = (!others.is_empty()).then(|| {
            view! {
                <details>
                    <summary>{text::awards::awards_more()}</summary>
                    <ul class="awards" role="list">{others}</ul>
                </details>
            }
        });
        view! {
            <section aria-labelledby="awards-title">
                <h3 id="awards-title">{text::awards::awards()}</h3>
                <ul class="awards prizes" role="list">{prizes}</ul>
                {others}
            </section>
        }
    })
}

/// Returns the drawing on the medal, in a box of 24 units.
const fn medal(award: Award) -> &'static str {
    match award {
        Award::Conqueror => IconKind::Flag.path(),
        Award::Rock => IconKind::Shield.path(),
        Award::Admiral => "M12 8v13M5 13c0 11 14 11 14 0M8 11h8M12 3a2.5 2.5 0 1 0 .01 0",
        Award::PokerKing => {
            "M12 4c-2 4-8 6-8 11a4 4 0 0 0 7 2l-1 4h4l-1-4a4 4 0 0 0 7-2c0-5-6-7-8-11z"
        }
        Award::BestDice => "M4 4h16v16H4zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01",
        Award::Leader => IconKind::Crown.path(),
        Award::Comeback => "M4 20c0-10 4-14 15-14M14 2l5 4-5 4",
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

/// Shows the data needed to roll all dice of the game again.
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
            <p><FairDiceLink/></p>
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
    let (controller, saved_games) = (Controller::expect(), SavedGames::expect());
    let toasts = Toasts::expect();
    let rematch = move |_| {
        let (game, table) = controller.with_present(|session| {
            let game = NewGame::again(
                session.custom_rules(),
                session.players(),
                session.scripts(),
                seed(),
            );
            (game, session.table().clone())
        });
        begin(saved_games, toasts, game, table);
    };
    let game = move || Some(controller.with_known(|session| Save::of(session, now()).to_text()));
    view! {
        <div class="chips onwards">
            <button class="button primary" on:click=rematch>{text::ending::rematch()}</button>
            <button class="button" on:click=move |_| controller.look_back(0)>{text::replay::replay()}</button>
            <AnalysisButton analyst=Analyst::new()/>
            <Share game/>
            <a class="button" href="#/">{text::menu::home()}</a>
        </div>
    }
}
