//! The log of events, turn by turn, in which every line leads to the game at that moment.

use crate::erased::Derived;
use leptos::html;
use leptos::prelude::*;
use leptos::web_sys::HtmlElement;
use screens::story::log;
use screens::story::recap::RecapView;

use crate::Controller;
use crate::parts::{ArmyGlyph, suited};
use screens::story::log::{LogLine, LogTurn, Tone};
use screens::story::past::Past;

const TURNS: usize = 8;

/// Shows the last turns, the most recent one first, and earlier ones on demand.
#[component]
pub fn Log() -> impl IntoView {
    let controller = Controller::expect();
    let wanted = RwSignal::new(TURNS);
    let log = controller.memo_present(move |session| log::log(session, wanted.get()));
    let began = move || log.read().turns.iter().rev().map(|turn| turn.began).collect::<Vec<_>>();
    let turn = move |began: usize| {
        Derived::new(move |_| log.read().turns.iter().find(|turn| turn.began == began).cloned())
    };
    let here = controller.past(|past: &Past| past.here().moment);
    // List more turns when the history view goes back beyond the first one listed.
    Effect::new(move |_| {
        let first = log.read().turns.first().map(|turn| turn.began);
        if here.get().is_some_and(|here| first.is_some_and(|first| here < first)) && log.read().more
        {
            wanted.update(|turns| *turns += TURNS);
        }
    });
    let run = move |_| {
        controller.open(None);
        controller.look_back(0);
    };
    view! {
        <div class="log" tabindex="0" role="group" aria-label=text::drawer::log()>
            <div class="chips">
                <Retell />
                <button type="button" class="button" on:click=run>{text::replay::replay_from_start()}</button>
            </div>
            <p class="quiet">{text::drawer::tap_a_line()}</p>
            <For each=began key=|began| *began let:began>
                <Turn turn=turn(began) here />
            </For>
            {move || log.read().more.then(|| view! {
                <button type="button" class="button" on:click=move |_| wanted.update(|turns| *turns += 4 * TURNS)>
                    {text::drawer::earlier()}
                </button>
            })}
        </div>
    }
}

/// Reopens the recap for the person at the screen.
#[component]
fn Retell() -> impl IntoView {
    let controller = Controller::expect();
    let key = controller.memo_present(|session| RecapView::at_hand(session).map(|recap| recap.key));
    move || {
        key.get().map(|key| {
            view! {
                <button type="button" class="button" on:click=move |_| controller.open_recap(Some(key))>
                    {text::table::since()}
                </button>
            }
        })
    }
}

#[component]
fn Turn(turn: Derived<Option<LogTurn>>, here: Derived<Option<usize>>) -> impl IntoView {
    let first = turn.get_untracked();
    let (began, seat) = first.map_or((0, None), |turn| (turn.began, turn.seat));
    let title = move || turn.read().as_ref().map(|turn| turn.title.clone());
    let lines = move || turn.read().as_ref().map_or(Vec::new(), |turn| turn.lines.clone());
    view! {
        <section class="log-turn">
            <h2>
                <Jump moment=began here>
                    {seat.map(|seat| view! { <ArmyGlyph seat /> })}
                    <span>{title}</span>
                </Jump>
            </h2>
            <ul role="list">
                <For each=lines key=|line| line.key let:line><Line line here /></For>
            </ul>
        </section>
    }
}

#[component]
fn Line(line: LogLine, here: Derived<Option<usize>>) -> impl IntoView {
    let tone = match line.tone {
        Tone::Plain => "plain",
        Tone::Detail => "detail",
        Tone::Conquest => "conquest",
        Tone::Failure => "failure",
        Tone::Great => "great",
    };
    view! { <li class="log-line" data-tone=tone><Jump moment=line.touched here>{suited(&line.text)}</Jump></li> }
}

/// Shows the game after this many actions. Marked while that position is on display.
#[component]
fn Jump(moment: usize, here: Derived<Option<usize>>, children: Children) -> impl IntoView {
    let controller = Controller::expect();
    let node = NodeRef::<html::Button>::new();
    let is_here = Derived::new(move |_| here.get() == Some(moment));
    Effect::new(move |_| {
        if let Some(button) = node.get().filter(|_| is_here.get()) {
            bring_into_view(&button);
        }
    });
    view! {
        <button type="button" class="log-jump" node_ref=node
            aria-current=move || is_here.get().then_some("true")
            on:click=move |_| controller.look_back(moment)>
            {children()}
        </button>
    }
}

/// Scrolls the log, and nothing else, just far enough to show a line.
#[allow(clippy::cast_possible_truncation, reason = "a distance on the screen")]
fn bring_into_view(line: &HtmlElement) {
    let Ok(Some(log)) = line.closest(".log") else { return };
    let (line, room) = (line.get_bounding_client_rect(), log.get_bounding_client_rect());
    let (above, below) = (line.top() - room.top(), line.bottom() - room.bottom());
    let by = if above < 0.0 { above.floor() } else { below.ceil().max(0.0) };
    log.set_scroll_top(log.scroll_top() + by as i32);
}
