//! The rolled dice, as bars against the expected range.

use crate::erased::Derived;
use leptos::prelude::*;

use engine::core::Seat;
use screens::fairness::histogram::{Bar, HistogramView};
use screens::fairness::{Check, CheckView};

/// Shows the histograms of all players, or of a chosen one.
#[component]
pub(super) fn Histograms(check: StoredValue<Check>, shown: RwSignal<CheckView>) -> impl IntoView {
    let whose = RwSignal::new(None::<Seat>);
    let seats = Derived::new(move |_| {
        shown.track();
        check.with_value(Check::seats)
    });
    let chip = move |(seat, name): (Option<Seat>, String)| {
        let pressed = move || (whose.get() == seat).to_string();
        view! { <button class="chip" type="button" aria-pressed=pressed data-seat=seat.map(Seat::name) on:click=move |_| whose.set(seat)>{name}</button> }
    };
    let chips = move || {
        let everybody = (None, text::fair_dice::histogram_everybody().to_owned());
        let seats = seats.get().into_iter().map(|(seat, name)| (Some(seat), name));
        [everybody].into_iter().chain(seats).map(chip).collect_view()
    };
    let pictures = move || {
        shown.track();
        let all = check.with_value(|check| check.histograms(whose.get()));
        all.into_iter().map(|it| view! { <Histogram it/> }).collect_view()
    };
    view! {
        <section class="panel sheet" aria-labelledby="histogram-title">
            <h2 id="histogram-title">{text::fair_dice::histogram()}</h2>
            <fieldset class="choice">
                <legend>{text::fair_dice::histogram_whose()}</legend>
                <div class="chips">{move || chips()}</div>
            </fieldset>
            <div class="histograms" data-seat=move || whose.get().map(Seat::name)>{move || pictures()}</div>
            <p class="quiet">{text::fair_dice::about()}</p>
        </section>
    }
}

#[component]
fn Histogram(it: HistogramView) -> impl IntoView {
    let HistogramView { title, dice, band: (least, most), bars, text } = it;
    let thousandth = |number: u32| format!("{}.{}%", number / 10, number % 10);
    let band = format!("bottom:{};height:{}", thousandth(least), thousandth(most - least));
    let column = |bar: Bar| {
        let band = (dice > 0).then(|| view! { <b style=band.clone()></b> });
        let height = format!("height:{}", thousandth(bar.height));
        view! {
            <td class:outside=bar.outside>
                <span class="bar" aria-hidden="true">{band}<i style=height></i></span>
                {bar.count}
            </td>
        }
    };
    let faces = bars.map(|bar| view! { <th scope="col">{bar.face}</th> });
    view! {
        <figure class="histogram">
            <table>
                <caption>{title}</caption>
                <tbody><tr>{bars.map(column)}</tr></tbody>
                <tfoot><tr>{faces}</tr></tfoot>
            </table>
            <figcaption>{text}</figcaption>
        </figure>
    }
}
