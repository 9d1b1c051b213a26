//! A short war on the board of the suggested game.

use std::time::Duration;

use crate::erased::Derived;
use leptos::prelude::*;

use super::show::{Slideshow, Switch};
use crate::dialogs::PlayingCard;
use crate::map::arrow_path;
use crate::map::picture::{picture, pictured_part};
use crate::parts::later;
use engine::core::{Seat, Seed};
use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;
use screens::map::emblem::{HULL, SAIL, glyph};
use screens::map::point::Point;
use screens::new_game::draft::NewGame;
use screens::new_game::trailer::Trailer;
use table::Owners;

/// The time for each picture.
const PAUSE: Duration = Duration::from_secs(1);

/// Shows the war. The world, its drawing, the war and the picture each take a moment, so each has a
/// task of its own.
#[component]
pub(super) fn War() -> impl IntoView {
    let game = NewGame::quick(Seed::default());
    let world = game.rules.world();
    later(move || {
        Drawing::of(world.id());
        later(move || {
            let war = Trailer::of(&game);
            later(move || view! { <Pictures war/> })
        })
    })
}

/// Shows the pictures of the war. What moves is drawn above the board, which is only drawn again
/// where somebody conquers it.
#[component]
fn Pictures(war: Trailer) -> impl IntoView {
    let Trailer { drawing, pictures, sailor, cards } = war;
    let show = Slideshow::begin(pictures.len(), PAUSE);
    let pictures = StoredValue::new(pictures);
    let now = Derived::new(move |_| {
        pictures.with_value(|pictures| pictures.get(show.at.get()).or(pictures.last()).copied())
    });
    let owners = Derived::new(move |_| now.get().map_or(Owners::splat(None), |now| now.owners));
    let attack = move || now.get().and_then(|now| now.attack);
    let blow = move || {
        attack().map(|attack| {
            let arrow = arrow_path(attack.arrow);
            view! {
                <path class="taken" transform=PATH_TRANSFORM d=drawing.shape(attack.on).path/>
                <g class="arrows" data-seat=attack.by.name()><path class="halo" d=arrow.clone()/><path d=arrow/></g>
            }
        })
    };
    let at = Derived::new(move |_| now.get().map_or(Point::default(), |now| now.ship));
    let has_hand = Derived::new(move |_| now.get().is_some_and(|now| now.has_hand));
    view! {
        <div class="pictured">{picture(drawing, owners, ().into_any())}</div>
        <svg class="war" viewBox=pictured_part(drawing) aria-hidden="true">
            {blow}
            {sailor.map(|seat| ship(seat, at))}
        </svg>
        <div class="war-hand" class:shown=move || has_hand.get() aria-hidden="true">
            {cards.map(|card| view! { <PlayingCard card/> })}
        </div>
        <Switch show/>
    }
}

/// Draws a ship that sails from place to place.
fn ship(seat: Seat, at: Derived<Point>) -> impl IntoView {
    let place = move || {
        let Point { x, y } = at.get();
        format!("transform:translate({x:.0}px,{y:.0}px) scale(2.2)")
    };
    view! {
        <g class="ship" data-seat=seat.name() style=place>
            <path class="hull" d=HULL/>
            <path class="sail" d=SAIL/>
            <path class="glyph" d=glyph(seat) transform="translate(-8 -9) scale(.55)"/>
        </g>
    }
}
