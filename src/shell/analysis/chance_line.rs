//! The chance to win along the timeline, in the history view of an analysed game.

use screens::story::analysis;
use std::sync::Arc;

use crate::erased::Derived;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

use super::analyst::Analyst;
use crate::Controller;
use crate::parts::dash;
use players::analysis::GameAnalysis;
use screens::story::chance_lines::ChanceLines;
use screens::story::past::Past;
use screens::story::replay::REPLAY_SIZE;

/// Shows a line for each player, and the factors at the position on display.
#[component]
pub fn ChanceLine(analyst: Analyst, length: usize) -> impl IntoView {
    move || analyst.result().map(|analysis| view! { <Lines analysis length/> })
}

#[component]
fn Lines(analysis: Arc<GameAnalysis>, length: usize) -> impl IntoView {
    let controller = Controller::expect();
    let (width, height) = REPLAY_SIZE;
    let ChanceLines(lines) = ChanceLines::of(&analysis);
    let lines = lines.into_iter().map(|(seat, path)| {
        view! { <path data-seat=seat.name() d=path stroke-dasharray=dash(seat) vector-effect="non-scaling-stroke"/> }
    });
    let here = controller.past(Past::moment);
    let analysis = StoredValue::new(analysis);
    let said = move || {
        let moment = here.get()?;
        controller.with_present(|it| {
            analysis.with_value(|told| analysis::chances_in_words(it, told, moment))
        })
    };
    let note = Derived::new(move |_| {
        let moment = here.get()?;
        controller
            .with_present(|it| analysis.with_value(|told| analysis::moment_note(it, told, moment)))
    });
    #[allow(clippy::cast_precision_loss, reason = "far fewer actions than a float counts")]
    let hand = move || {
        let place = 100.0 * here.get().unwrap_or(0) as f64 / length.max(1) as f64;
        format!("left:{place:.2}%")
    };
    let seek = move |event: MouseEvent| {
        let Some(line) = event.current_target().and_then(|it| it.dyn_into::<Element>().ok()) else {
            return;
        };
        let place = f64::from(event.offset_x()) / f64::from(line.client_width().max(1));
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "a number of actions"
        )]
        let moment = (place.clamp(0.0, 1.0) * length as f64) as usize;
        controller.go(moment.min(length.saturating_sub(1)));
    };
    view! {
        // For pointers only: the timeline above does the same for keyboards and screen readers.
        <div class="chance-line" title=text::insight::line() on:click=seek>
            <svg viewBox=format!("0 0 {width} {height}") preserveAspectRatio="none" aria-hidden="true">{lines.collect_view()}</svg>
            <i style=hand></i>
        </div>
        <div>
            <p class="quiet chance-here">{move || said()}</p>
            <p class="chance-note" role="status">{move || note.get()}</p>
        </div>
    }
}
