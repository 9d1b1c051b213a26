//! The analysis of a finished game: luck and decisions of each player, and the decisive moments.

use screens::names::name_with_ally;
use screens::story::analysis;
use std::sync::Arc;

use crate::erased::Derived;
use leptos::prelude::*;

use super::analyst::{AnalysisState, Analyst};
use crate::Controller;
use crate::dialogs::Modal;
use crate::parts::ArmyGlyph;
use engine::core::Seat;
use players::analysis::GameAnalysis;
use screens::story::analysis::{AnalysisView, LuckOf, MomentView, ShareStep, StepKind};

/// Shows the button that starts the analysis, and the sheet with its results.
#[component]
pub fn AnalysisButton(analyst: Analyst) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let open = move |_| {
        is_open.set(true);
        analyst.begin();
    };
    let close = Callback::new(move |()| {
        is_open.set(false);
        analyst.stop();
    });
    view! {
        <button type="button" class="button" title=text::insight::luck_and_decisions_about() on:click=open>
            {text::insight::luck_and_decisions()}
        </button>
        <Show when=move || is_open.get()>
            <Modal title=text::insight::luck_and_decisions() close=Some(close)><Sheet analyst close/></Modal>
        </Show>
    }
}

#[component]
fn Sheet(analyst: Analyst, close: Callback<()>) -> impl IntoView {
    let is_over = Controller::expect().with_present(|it| analysis::record_to_analyse(it).is_some());
    // Redraw when the analysis starts or ends, not with every percent.
    let working = Derived::new(move |_| matches!(analyst.state(), AnalysisState::Working(_)));
    let told = Derived::new(move |_| analyst.result().is_some());
    let body = move || {
        if !is_over {
            return view! { <p>{text::insight::not_over()}</p> }.into_any();
        }
        if working.get() {
            return view! { <Working analyst/> }.into_any();
        }
        if told.get() {
            return analyst.result().map(|analysis| view! { <Results analysis close/> }).into_any();
        }
        view! { <Again analyst/> }.into_any()
    };
    view! { <div class="insight">{move || body()}</div> }
}

#[component]
fn Working(analyst: Analyst) -> impl IntoView {
    let percent = move || match analyst.state() {
        AnalysisState::Working(percent) => percent,
        _ => 100,
    };
    view! {
        <p>{text::insight::working()}</p>
        <p class="insight-progress">
            <progress aria-label=text::insight::working_progress() max="100" value=percent></progress>
            <span class="number" aria-hidden="true">{move || text::insight::working_percent(percent())}</span>
        </p>
        <div class="chips">
            <button type="button" class="button" data-first on:click=move |_| analyst.stop()>{text::insight::working_stop()}</button>
        </div>
    }
}

/// Explains why the analysis stopped, and offers to start again.
#[component]
fn Again(analyst: Analyst) -> impl IntoView {
    let why = move || match analyst.state() {
        AnalysisState::Failed => text::insight::working_gone(),
        _ => text::insight::working_stopped(),
    };
    view! {
        <p role="status">{move || why()}</p>
        <div class="chips">
            <button type="button" class="button primary" data-first on:click=move |_| analyst.begin()>{text::insight::working_again()}</button>
        </div>
    }
}

/// Shows the results, player by player.
#[component]
fn Results(analysis: Arc<GameAnalysis>, close: Callback<()>) -> impl IntoView {
    let controller = Controller::expect();
    let first = controller.with_present(|it| analysis::first_to_show(it, &analysis));
    let Some(first) = first else { return ().into_any() };
    let chosen = RwSignal::new(first);
    let players = analysis.players.clone();
    let chip = move |seat: Seat| {
        let name = controller.with_present(|it| name_with_ally(it, seat));
        view! {
            <button type="button" class="chip seat-label" aria-pressed=move || (chosen.get() == seat).to_string()
                on:click=move |_| chosen.set(seat)><ArmyGlyph seat/>{name}</button>
        }
    };
    let shown = move || {
        let view = controller.with_present(|it| AnalysisView::of(it, &analysis, chosen.get()));
        view! { <Player view close/> }
    };
    view! {
        <div class="chips" role="group" aria-label=text::insight::player()>{players.into_iter().map(chip).collect_view()}</div>
        {move || shown()}
        <details class="proof">
            <summary>{text::insight::worked_out()}</summary>
            <p>{text::insight::worked_out_adds_up()}</p>
            <p>{text::insight::worked_out_luck()}</p>
            <p>{text::insight::worked_out_costliest()}</p>
            <h3>{text::insight::good()}</h3>
            <p>{text::insight::good_why()}</p>
            <p>{text::insight::good_split()}</p>
        </details>
    }
    .into_any()
}

#[component]
fn Player(view: AnalysisView, close: Callback<()>) -> impl IntoView {
    let steps = view.steps.into_iter().map(step).collect_view();
    let kinds = view.kinds.into_iter().map(kind).collect_view();
    view! {
        <p class="verdict">{view.verdict}</p>
        <p class="visually-hidden">{view.spoken}</p>
        <div class="insight-steps" data-seat=view.seat.name() aria-hidden="true">{steps}</div>
        <p class="quiet">{view.decided}</p>
        <h3>{text::insight::by_kind()}</h3>
        <ul class="insight-kinds" role="list">{kinds}</ul>
        <Moments title=text::insight::costliest() none=text::insight::costliest_none() moments=view.costliest close/>
        <Moments title=text::insight::luckiest() none=text::insight::luckiest_none() moments=view.luckiest close/>
        <Moments title=text::insight::unluckiest() none=text::insight::unluckiest_none() moments=view.unluckiest close/>
    }
}

fn step(step: ShareStep) -> impl IntoView {
    let kind = match step.kind {
        StepKind::Whole => "whole",
        StepKind::Gain => "gain",
        StepKind::Loss => "loss",
    };
    let (from, to) = step.bar;
    let bar = format!("left:{from:.1}%;width:{:.1}%", to - from);
    view! {
        <span>{step.label}</span>
        <span class="insight-bar"><i data-kind=kind style=bar></i></span>
        <span class="number">{step.points}</span>
    }
}

fn kind(kind: LuckOf) -> impl IntoView {
    let about = kind.about.map(|about| view! { <p class="quiet">{about}</p> });
    view! { <li><span>{kind.label}</span><span class="number">{kind.points}</span>{about}</li> }
}

/// Shows moments as buttons that lead to them.
#[component]
fn Moments(
    title: &'static str,
    none: &'static str,
    moments: Vec<MomentView>,
    close: Callback<()>,
) -> impl IntoView {
    let controller = Controller::expect();
    let is_empty = moments.is_empty();
    let row = move |it: MomentView| {
        let look = move |_| {
            close.run(());
            controller.look_back(it.moment);
            controller.go(it.moment);
        };
        view! {
            <li>
                <button type="button" class="button insight-moment" aria-label=it.look on:click=look>
                    <b>{it.title}</b><span class="number">{it.points}</span><span>{it.done}" "{it.better}</span>
                </button>
            </li>
        }
    };
    view! {
        <h3>{title}</h3>
        {is_empty.then(|| view! { <p class="quiet">{none}</p> })}
        <ol class="insight-moments" role="list">{moments.into_iter().map(row).collect_view()}</ol>
    }
}
