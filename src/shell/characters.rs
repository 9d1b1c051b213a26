//! The play styles of computer players in a new game: one for all, or one for each.

use std::sync::Arc;

use crate::erased::live;
use crate::erased::prelude::*;

use crate::model::new_game::characters::Character;
use crate::model::new_game::draft::NewGame;
use crate::part::part;
use crate::parts::{ArmyGlyph, EXTRAS, Piece, dress};
use engine::core::Seat;

type Form = Variable<NewGame>;

part! {
    extras:
    /// Draws the choice of play styles.
    pub(super) fn characters(form: Form) -> Piece {
        dress(&EXTRAS);
        Arc::new(move || view! { <Characters form/> }.into_any())
    }
}

#[component]
fn Characters(form: Form) -> impl IntoView {
    let chip = move |character: Character| {
        let is_chosen = move || form.with(|game| game.character() == Some(character)).to_string();
        let choose = move |_| form.update(|game| game.set_character(character));
        view! { <button class="button picked" type="button" aria-pressed=is_chosen on:click=choose>{character.label()}</button> }
    };
    let line = move || form.with(|game| game.character().map(Character::line));
    let seats =
        move || form.with(|game| game.computers().map(|place| place.seat).collect::<Vec<_>>());
    let is_alone = move || form.with(|game| game.computers().next().is_none());
    view! {
        <div class="characters" hidden=is_alone>
            <div class="field levels">
                <span class="field-name" id="character-title">{text::characters::title()}</span>
                <div class="chips" role="group" aria-labelledby="character-title">{Character::all().map(chip).collect_view()}</div>
            </div>
            <p class="quiet" role="status">{line}</p>
            <details>
                <summary>{text::characters::title_each()}</summary>
                <ul role="list">{live(move || seats().into_iter().map(|seat| view! { <Own form seat/> }).collect_view())}</ul>
            </details>
        </div>
    }
}

/// Draws the choice of one computer player's style.
#[component]
fn Own(form: Form, seat: Seat) -> impl IntoView {
    let own = move || {
        form.with(|game| game.computers().find(|place| place.seat == seat).map(|it| it.character))
    };
    let option = move |character: Character| {
        let is_it = move || own() == Some(character);
        view! { <option value=character.label() prop:selected=is_it selected=is_it>{character.label()}</option> }
    };
    let choose = move |event| {
        let value = event_target_value(&event);
        let Some(chosen) = Character::all().find(|it| it.label() == value) else { return };
        form.update(|game| {
            if let Some(place) = game.places.iter_mut().find(|place| place.seat == seat) {
                place.character = chosen;
            }
        });
    };
    view! {
        <li>
            <label>
                <span class="place-army"><ArmyGlyph seat/>{seat.in_words()}</span>
                <select class="input" aria-label=text::characters::of(seat.in_words()) on:change=choose>{Character::all().map(option).collect_view()}</select>
            </label>
        </li>
    }
}
