//! The strength of each army, turn by turn, as lines and as a table.

use leptos::prelude::*;

use crate::Controller;
use crate::parts::{ArmyGlyph, dash, glyph};
use engine::core::Seat;
use screens::decimal::{Decimal, decimal};
use screens::story::chart::{CHART_FIELD, CHART_SIZE, ChartLine, ChartMeasure, ChartView};

/// The most letters of a name beside its line.
const LONGEST_NAME: usize = 8;

/// Shows the territories or armies of every army since the first turn.
#[component]
pub fn Chart() -> impl IntoView {
    let measure = RwSignal::new(ChartMeasure::Territories);
    let chart =
        Controller::expect().memo_present(move |session| ChartView::of(session, measure.get()));
    let chip = move |this: ChartMeasure| {
        view! {
            <button type="button" class="chip" aria-pressed=move || (measure.get() == this).to_string()
                on:click=move |_| measure.set(this)>{this.name()}</button>
        }
    };
    view! {
        <div class="chart-page">
            <div class="chips" role="group" aria-label=text::drawer::chart_of()>{ChartMeasure::ALL.map(chip)}</div>
            {move || match chart.get() {
                None => view! { <p class="quiet">{text::drawer::chart_of_empty()}</p> }.into_any(),
                Some(chart) => view! { <Lines chart /> }.into_any(),
            }}
            <details class="figures" hidden=move || chart.read().is_none()>
                <summary>{text::drawer::chart_of_figures()}</summary>
                {move || chart.get().map(|chart| view! { <Figures chart /> })}
            </details>
        </div>
    }
}

#[component]
fn Lines(chart: ChartView) -> impl IntoView {
    let (width, height) = CHART_SIZE;
    let (left, _, right, bottom) = CHART_FIELD;
    let heights = chart.heights.into_iter().map(|(y, value)| {
        view! { <path d=format!("M{} {:.1}H{}", Decimal(left), Decimal(y), Decimal(right)) /><text class="height" x=decimal(left - 6.0) y=decimal(y + 4.0)>{value}</text> }
    });
    let rounds = chart.rounds.into_iter().map(|(x, round)| {
        view! { <path d=format!("M{:.1} {}v5", Decimal(x), Decimal(bottom)) /><text class="round" x=decimal(x) y=decimal(bottom + 17.0)>{round}</text> }
    });
    let lines = chart.lines.iter().map(line).collect_view();
    let labels = chart.lines.iter().map(label).collect_view();
    view! {
        <svg class="lines" role="img" aria-label=chart.spoken viewBox=format!("0 0 {} {}", Decimal(width), Decimal(height))>
            <g class="scale">
                {heights.collect_view()} {rounds.collect_view()}
                <text class="round" x=decimal(f64::midpoint(left, right)) y=decimal(height - 1.0)>{text::drawer::round()}</text>
            </g>
            {lines} {labels}
        </svg>
    }
}

fn line(line: &ChartLine) -> impl IntoView + use<> {
    let dashes = dash(line.seat);
    let marks = line.marks.iter().chain([&line.end]);
    let marks = marks.map(|at| mark(line.seat, *at)).collect_view();
    view! {
        <g class="line" data-seat=line.seat.name()>
            <path class="edge" d=line.path.clone() stroke-dasharray=dashes />
            <path d=line.path.clone() stroke-dasharray=dashes />
            {marks}
        </g>
    }
}

fn mark(seat: Seat, (x, y): (f64, f64)) -> impl IntoView {
    view! { <path class="mark" d=glyph(seat) transform=format!("translate({:.1} {:.1}) scale(.62)", Decimal(x), Decimal(y)) /> }
}

/// Draws the name and current value of a line, with a thread to its end.
fn label(line: &ChartLine) -> impl IntoView + use<> {
    let ((x, y), label) = (line.end, line.label);
    let name: String = match line.name.chars().count() {
        ..=LONGEST_NAME => line.name.clone(),
        _ => line.name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
    };
    view! {
        <g class="label" data-seat=line.seat.name()>
            <path d=format!("M{:.1} {:.1}L{:.1} {:.1}", Decimal(x + 6.0), Decimal(y), Decimal(x + 12.0), Decimal(label)) />
            {mark(line.seat, (x + 18.0, label))}
            <text x=decimal(x + 27.0) y=decimal(label + 4.5)><tspan class="now">{line.now}</tspan>" "{name}</text>
        </g>
    }
}

/// Shows the figures of the chart, for people who prefer to read them.
#[component]
fn Figures(chart: ChartView) -> impl IntoView {
    let heads = chart.lines.into_iter().map(|line| {
        view! {
            <th scope="col"><ArmyGlyph seat=line.seat /><span class="visually-hidden">{line.name}</span></th>
        }
    });
    let rows = chart.rows.into_iter().map(|(title, values)| {
        let values = values.into_iter().map(|value| view! { <td>{value}</td> }).collect_view();
        view! { <tr><th scope="row">{title}</th>{values}</tr> }
    });
    view! {
        <table class="result">
            <thead><tr><th scope="col">{text::drawer::round()}</th>{heads.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
