//! The picture above a new game: the board with its armies, and symbols for the game's features.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::map::picture::{picture, ship};
use engine::core::{Seat, Seed};
use screens::map::drawing::Drawing;
use screens::new_game::draft::{NewGame, SeatChoice};
use screens::new_game::summary::{Feature, features};

/// Draws the picture of the chosen settings.
#[component]
pub fn Picture(form: RwSignal<NewGame>) -> impl IntoView {
    let owners = Derived::new(move |_| form.with(NewGame::pictured));
    let sailors = Derived::new(move |_| form.with(sailors));
    let has = Derived::new(move |_| form.with(|game| features(&game.rules)));
    let drawing = Derived::new(move |_| form.with(drawing));
    let board = move || {
        let drawing = drawing.get();
        picture(drawing, owners, (move || fleet(drawing, sailors.get())).into_any())
    };
    view! {
        <div class="pictured">{move || board()}</div>
        <ul class="features" role="list">{move || has.get().into_iter().map(sign).collect_view()}</ul>
    }
}

/// Draws the board of the suggested game.
pub fn suggested_board() -> AnyView {
    let game = NewGame::quick(Seed::default());
    let owners = game.pictured();
    let drawing = drawing(&game);
    picture(drawing, Derived::new(move |_| owners), fleet(drawing, sailors(&game)))
}

fn drawing(game: &NewGame) -> &'static Drawing {
    Drawing::of(game.rules.world().id())
}

fn fleet(drawing: &Drawing, sailors: Vec<Seat>) -> AnyView {
    let ships = sailors.into_iter().zip(drawing.anchorages());
    ships.map(|(seat, at)| ship(seat, *at)).collect_view().into_any()
}

/// Returns the armies with players if the game has ships.
fn sailors(game: &NewGame) -> Vec<Seat> {
    let taken =
        game.places.iter().filter(|place| place.choice != SeatChoice::Nobody && game.rules.ships);
    taken.map(|place| place.seat).collect()
}

/// Draws the symbol of a feature, in a box of 24 units, with its name.
fn sign(feature: Feature) -> AnyView {
    let path = match feature {
        Feature::Ships => "M3 15h18l-3 5H6zM12 12V3c4 1 7 4 7 9z",
        Feature::Factories => "M4 20V11l5-3v3l5-3v3h1l1-7h3l1 16z",
        Feature::Poker => "M4 7l8-3 5 14-8 3zM16 4h4v13",
        Feature::Allies => {
            "M9 11a3.5 3.5 0 1 0-.01 0M2 20c0-9 14-9 14 0M16 5a3 3 0 1 1 0 6M18 14c3 1 4 3 4 6"
        }
        Feature::Objectives => "M5 4h11l3 3v13H5zM9 9h6M9 13h6M9 17h3",
        Feature::Headquarters => "M6 21V3l12 5-12 5",
        Feature::Reactions => "M13 2L5 13h6l-1 9 9-13h-6z",
        Feature::GreatAttacks => "M3 12h11M10 6l7 6-7 6M21 4v16",
        Feature::Dice(..) => "M4 4h16v16H4zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01",
    };
    view! {
        <li><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>{feature.in_words()}</li>
    }
    .into_any()
}
