//! The replay of a game: a timeline above the bar, in the history view.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::reel::Reel;
use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::frame::focus;
use crate::page::{Alarm, SetIfOpen, part};
use crate::page::{INTERACTIVE, is_at};
use crate::parts::{DrawFn, EXTRAS, IconKind, NOTHING, arriving, load_stylesheet};
use crate::shell::analysis::{AnalysisButton, Analyst, ChanceLine};
use crate::shell::saves::opening;
use crate::shell::share::{Chairs, Share};
use crate::store::SavedGames;
use screens::link::visit::Visit;
use screens::story::past::{Grain, Past};
use screens::story::replay::{MarkKind, REPLAY_SIZE, ReplayMark, ReplayView};
use table::Session;

/// Shows the timeline while the surrounding table shows the history.
#[component]
pub fn Replay() -> impl IntoView {
    let looks_back = Controller::expect().past(|_| ());
    view! {
        <Show when=move || looks_back.get().is_some()>{arriving(|| Box::pin(replay()), NOTHING)}</Show>
    }
}

part! {
    replay:
    /// Draws the timeline and its controls.
    pub fn replay() -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(|| Controller::expect().with_present(ReplayView::of).map(|replay| view! { <Deck replay/> }).into_any())
    }
}

#[component]
fn Deck(replay: ReplayView) -> impl IntoView {
    let controller = Controller::expect();
    let (reel, length) = (Reel::new(controller), replay.length);
    let analyst = Analyst::new();
    let moments: Vec<usize> = replay.marks.iter().map(|mark| mark.moment).collect();
    let moments = StoredValue::new(moments);
    let to_mark = move |on: bool| {
        reel.stop();
        let here = reel.moment();
        let mark = moments.with_value(|all| {
            if on {
                all.iter().find(|at| **at > here).copied()
            } else {
                all.iter().rfind(|at| **at < here).copied()
            }
        });
        if let Some(mark) = mark {
            controller.go(mark);
        }
    };
    let step = move |grain, on| {
        reel.stop();
        controller.step(grain, on);
    };
    let act = move |label: &'static str, path: &'static str, does: Callback<()>| {
        view! {
            <button type="button" class="button" aria-label=label title=label on:click=move |_| does.run(())>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>
            </button>
        }
    };
    let runs = move || if reel.is_running() { text::replay::pause() } else { text::replay::play() };
    let sign = move || if reel.is_running() { "M8 5v14M16 5v14" } else { "M7 4l13 8-13 8z" };
    listen(reel);
    view! {
        <section class="replay panel" aria-label=text::replay::replay()>
            <Line replay reel length/>
            <ChanceLine analyst length/>
            <div class="replay-acts">
                {act(text::replay::turn_back(), "M6 5v14M18 5l-8 7 8 7", Callback::new(move |()| step(Grain::Turn, false)))}
                {act(text::replay::mark_last(), "M19 12H6M11 6l-6 6 6 6", Callback::new(move |()| to_mark(false)))}
                {act(text::replay::action_back(), IconKind::Back.path(), Callback::new(move |()| step(Grain::Action, false)))}
                <button type="button" class="button primary" aria-label=runs title=runs on:click=move |_| reel.toggle()>
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
                </button>
                {act(text::replay::action_on(), IconKind::Forward.path(), Callback::new(move |()| step(Grain::Action, true)))}
                {act(text::replay::mark_next(), "M5 12h13M13 6l6 6-6 6", Callback::new(move |()| to_mark(true)))}
                {act(text::replay::turn_on(), "M18 5v14M6 5l8 7-8 7", Callback::new(move |()| step(Grain::Turn, true)))}
                <button type="button" class="button" aria-label=text::replay::speed() on:click=move |_| reel.faster()>
                    {move || text::replay::speed_times(reel.times())}
                </button>
                <AnalysisButton analyst/>
                <PlayOn reel/>
                <ShareHere/>
            </div>
        </section>
    }
}

/// Asks who plays a copy of the game from the position on display.
#[component]
fn PlayOn(reel: Reel) -> impl IntoView {
    let (controller, saved_games) = (Controller::expect(), SavedGames::expect());
    let (asked, came) = (RwSignal::new(false), RwSignal::new(None::<Visit>));
    let ask = move |_| {
        reel.stop();
        came.set(None);
        asked.set(true);
        let opening = controller.with(Session::up_to_here).opening();
        let come = move |opened| {
            came.set_if_open(Visit::of(opened, Vec::new(), saved_games.texts_now()).ok());
        };
        opening::replay(opening.into(), Box::new(come));
    };
    let title = move || {
        let title = controller.with_known(|session| session.table().title.clone());
        text::replay::PlayOnTitle { title, moment: reel.moment() }.say()
    };
    let chairs = move || {
        came.get().map(|visit| {
            let visit = StoredValue::new(visit);
            view! { <Chairs visit title is_first=|| true/> }
        })
    };
    let close = Callback::new(move |()| asked.set(false));
    view! {
        <button type="button" class="button replay-on" on:click=ask>{text::replay::play_on()}</button>
        <Show when=move || asked.get()>
            <Modal title=text::replay::play_on() close=Some(close)>
                <p class="quiet">{text::replay::play_on_about()}</p>
                {move || chairs()}
            </Modal>
        </Show>
    }
}

/// Shares the game up to the position on display.
#[component]
fn ShareHere() -> impl IntoView {
    let controller = Controller::expect();
    view! { <Share game=move || Some(controller.with(Session::up_to_here).to_text())/> }
}

/// The time after which a resting finger keeps its place.
const PAUSE: Duration = Duration::from_millis(300);

/// Shows the areas of the armies, the marks, and the movable position.
#[component]
fn Line(replay: ReplayView, reel: Reel, length: usize) -> impl IntoView {
    let controller = Controller::expect();
    let here = controller.past(|past: &Past| (past.moment(), past.here().turn.clone()));
    let (width, height) = REPLAY_SIZE;
    let areas =
        replay.areas.into_iter().map(|(seat, path)| view! { <path data-seat=seat.name() d=path/> });
    let marks = replay.marks.into_iter().map(|mark| sign(mark, length)).collect_view();
    // Seek at most once per frame, however often the slider moves.
    let wanted = StoredValue::new(None::<usize>);
    let take = move || wanted.try_update_value(Option::take).flatten();
    let pass = move || {
        if let Some(moment) = take() {
            controller.pass(moment);
        }
    };
    let pause = Alarm::new();
    let rest = move || {
        pause.stop();
        controller.go(take().unwrap_or_else(|| reel.moment()));
    };
    let seek = move |event| {
        reel.stop();
        let moment = event_target_value(&event).parse().unwrap_or(0);
        if wanted.try_update_value(|wanted| wanted.replace(moment)).flatten().is_none() {
            request_animation_frame(pass);
        }
        pause.set(PAUSE, rest);
    };
    let spoken = move || {
        here.get().map(|(moment, turn)| text::replay::TimeSpoken { turn, moment, length }.say())
    };
    view! {
        <div class="replay-line">
            <svg viewBox=format!("0 0 {width} {height}") preserveAspectRatio="none" aria-hidden="true">{areas.collect_view()}</svg>
            {marks}
            <input type="range" min="0" max=length.saturating_sub(1).to_string() aria-label=text::replay::time()
                prop:value=move || here.get().map(|(moment, _)| moment.to_string())
                aria-valuetext=spoken on:input=seek on:change=move |_| rest() on:keydown=|event| keep_to_the_line(&event)/>
        </div>
    }
}

/// Keeps keys that move along the timeline from doing anything else.
fn keep_to_the_line(event: &KeyboardEvent) {
    if matches!(
        event.key().as_str(),
        "Home"
            | "End"
            | "PageUp"
            | "PageDown"
            | "ArrowLeft"
            | "ArrowRight"
            | "ArrowUp"
            | "ArrowDown"
    ) {
        event.stop_propagation();
    }
}

/// Draws a mark where something happened.
fn sign(mark: ReplayMark, length: usize) -> impl IntoView {
    #[allow(clippy::cast_precision_loss, reason = "far fewer actions than a float counts")]
    let at = 100.0 * mark.moment as f64 / length.max(1) as f64;
    let kind = match mark.kind {
        MarkKind::Continent => "continent",
        MarkKind::Fall => "fall",
        MarkKind::Ship => "ship",
        MarkKind::Poker => "poker",
    };
    view! { <i class="replay-mark" data-kind=kind data-seat=mark.seat.name() style=format!("left:{at:.2}%") title=mark.told></i> }
}

/// Listens for keys: Space runs and stops, page keys move from turn to turn, comma and point from
/// action to action.
fn listen(reel: Reel) {
    let controller = Controller::expect();
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let is_combined = event.ctrl_key() || event.alt_key() || event.meta_key();
        if focus::is_below_a_modal() || event.default_prevented() || is_combined {
            return;
        }
        let (grain, on) = match event.key().as_str() {
            // A focused control handles the key itself.
            " " if event.repeat() || is_at(&event, INTERACTIVE) => return,
            " " => {
                event.prevent_default();
                return reel.toggle();
            }
            "PageUp" | "PageDown" if is_at(&event, ".drawer") => return,
            "PageUp" => (Grain::Turn, false),
            "PageDown" => (Grain::Turn, true),
            "," => (Grain::Action, false),
            "." => (Grain::Action, true),
            _ => return,
        };
        event.prevent_default();
        reel.stop();
        controller.step(grain, on);
    });
    on_cleanup(move || {
        keys.remove();
        reel.stop();
    });
}
