//! The allied armies, their strength and the events that concerned them.

use leptos::prelude::*;
use screens::allies::standing::AlliesView;

use crate::Controller;
use crate::parts::{ArmyGlyph, suited};
use screens::allies::standing::AllyStanding;

#[component]
pub fn Allies() -> impl IntoView {
    let view = Controller::expect().memo(AlliesView::of);
    view! {
        <div class="log" tabindex="0" role="group" aria-label=text::drawer::allies()>
            {move || view.get().map(|view| {
                let rules = view.rules.into_iter().map(|rule| view! { <p class="quiet">{rule}</p> }).collect_view();
                let allies = view.allies.into_iter().map(|standing| view! { <Ally standing /> }).collect_view();
                view! { <ul class="allies" role="list">{allies}</ul> {rules} }
            })}
        </div>
    }
}

#[component]
fn Ally(standing: AllyStanding) -> impl IntoView {
    let AllyStanding { ally, wanted, lines } = standing;
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let strength = ally.strength.into_iter().reduce(text::and_next).unwrap_or_default();
    let strength = text::drawer::Strength { strength, armies: ally.income }.say();
    view! {
        <li class="ally" data-seat=ally.seat.name()>
            <ArmyGlyph seat=ally.seat />
            <div>
                <h2>{ally.name} {wanted.map(|suits| view! { " " {suited(&suits)} })}</h2>
                <p>{strength}</p>
                <ul role="list">{lines}</ul>
            </div>
        </li>
    }
}
