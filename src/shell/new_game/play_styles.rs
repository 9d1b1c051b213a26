//! The play styles of computer players in a new game: one for all, or one for each.

use std::sync::Arc;

use leptos::prelude::*;

use crate::page::part;
use crate::parts::{ArmyGlyph, DrawFn, EXTRAS, load_stylesheet};
use engine::core::Seat;
use screens::new_game::draft::NewGame;
use screens::seats::play_styles::StyleChoice;
use words::InWords;

type FormState = RwSignal<NewGame>;

part! {
    workshop:
    /// Draws the choice of play styles.
    pub(super) fn play_styles(form: FormState) -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(move || view! { <PlayStyles form/> }.into_any())
    }
}

#[component]
fn PlayStyles(form: FormState) -> impl IntoView {
    let chip = move |style: StyleChoice| {
        let is_chosen = move || form.with(|game| game.common_style() == Some(style)).to_string();
        let choose = move |_| form.update(|game| game.set_common_style(style));
        view! { <button class="button picked" type="button" aria-pressed=is_chosen on:click=choose>{style.label()}</button> }
    };
    let line = move || form.with(|game| game.common_style().map(StyleChoice::line));
    let seats =
        move || form.with(|game| game.computers().map(|place| place.seat).collect::<Vec<_>>());
    let is_alone = move || form.with(|game| game.computers().next().is_none());
    view! {
        <div class="characters" hidden=is_alone>
            <div class="field levels">
                <span class="field-name" id="character-title">{text::play_styles::title()}</span>
                <div class="chips" role="group" aria-labelledby="character-title">{StyleChoice::all().map(chip).collect_view()}</div>
            </div>
            <p class="quiet" role="status">{line}</p>
            <details>
                <summary>{text::play_styles::title_each()}</summary>
                <ul role="list">{move || seats().into_iter().map(|seat| view! { <Own form seat/> }).collect_view()}</ul>
            </details>
        </div>
    }
}

/// Draws the choice of one computer player's style.
#[component]
fn Own(form: FormState, seat: Seat) -> impl IntoView {
    let own = move || {
        form.with(|game| game.computers().find(|place| place.seat == seat).map(|it| it.style))
    };
    let option = move |style: StyleChoice| {
        let is_it = move || own() == Some(style);
        view! { <option value=style.label() prop:selected=is_it selected=is_it>{style.label()}</option> }
    };
    let choose = move |event| {
        let value = event_target_value(&event);
        let Some(chosen) = StyleChoice::all().find(|it| it.label() == value) else { return };
        form.update(|game| {
            if let Some(place) = game.places.iter_mut().find(|place| place.seat == seat) {
                place.style = chosen;
            }
        });
    };
    view! {
        <li>
            <label>
                <span class="place-army"><ArmyGlyph seat/>{seat.in_words()}</span>
                <select class="input" aria-label=text::play_styles::of(seat.in_words()) on:change=choose>{StyleChoice::all().map(option).collect_view()}</select>
            </label>
        </li>
    }
}
