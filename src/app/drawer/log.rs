//! What happened, turn by turn.

use crate::app::slim::{For, Memo, live};
use leptos::prelude::*;

use crate::app::Desk;
use crate::app::model::{LogLine, LogTurn, Tone};
use crate::app::parts::ArmyGlyph;

const TURNS: usize = 8;

/// The last turns, the latest first; earlier ones on demand.
#[component]
pub fn Log() -> impl IntoView {
    let desk = Desk::expect();
    let wanted = RwSignal::new(TURNS);
    let log = desk.memo(move |session| session.log(wanted.get()));
    let began = move || log.read().turns.iter().rev().map(|turn| turn.began).collect::<Vec<_>>();
    let turn = move |began: usize| {
        Memo::new(move |_| log.read().turns.iter().find(|turn| turn.began == began).cloned())
    };
    view! {
        <div class="log" tabindex="0" role="group" aria-label="Log">
            <For each=began key=|began| *began let:began>
                <Turn turn=turn(began) />
            </For>
            {live(move || log.read().more.then(|| view! {
                <button type="button" class="button" on:click=move |_| wanted.update(|turns| *turns += 4 * TURNS)>
                    "Show earlier turns"
                </button>
            }))}
        </div>
    }
}

#[component]
fn Turn(turn: Memo<Option<LogTurn>>) -> impl IntoView {
    let seat = turn.get_untracked().and_then(|turn| turn.seat);
    let title = move || turn.read().as_ref().map(|turn| turn.title.clone());
    let lines = move || turn.read().as_ref().map_or(Vec::new(), |turn| turn.lines.clone());
    view! {
        <section class="log-turn">
            <h3>
                {seat.map(|seat| view! { <ArmyGlyph seat /> })}
                {title}
            </h3>
            <ul role="list">
                <For each=lines key=|line| line.key let:line><Line line /></For>
            </ul>
        </section>
    }
}

#[component]
fn Line(line: LogLine) -> impl IntoView {
    let tone = match line.tone {
        Tone::Plain => "plain",
        Tone::Detail => "detail",
        Tone::Conquest => "conquest",
        Tone::Failure => "failure",
        Tone::Great => "great",
    };
    view! { <li class="log-line" data-tone=tone>{line.text}</li> }
}
