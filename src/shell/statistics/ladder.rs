//! A picture of the ladder, and the next game that it suggests.

use std::fmt::Write as _;

use leptos::prelude::*;
use screens::names::only_person_here;

use super::counting::{Counted, count};
use crate::Controller;
use crate::shell::app::Toasts;
use crate::shell::saves::begin;
use crate::shell::saves::seed::seed;
use crate::shell::settings::Settings;
use crate::store::SavedGames;
use screens::decimal::{Decimal, decimal};
use screens::new_game::draft::NewGame;
use screens::statistics::account::Filter;
use screens::statistics::ladder::{Ladder, NextGame};

/// The size of the picture, and the limits of its rungs.
const SIZE: (f64, f64) = (360.0, 190.0);
const SIDES: (f64, f64) = (76.0, 340.0);

/// Shows a person's place among the levels, and suggests the next opponent.
#[component]
pub(super) fn OnTheLadder(ladder: Option<Ladder>) -> impl IntoView {
    let Some(ladder) = ladder else {
        return view! { <p class="empty">{text::ladder::empty()}</p> }.into_any();
    };
    let picture = picture(&ladder);
    let Ladder { name, place, range, how, next, .. } = ladder;
    view! {
        <section class="ladder" aria-labelledby="ladder-title">
            <h2 id="ladder-title">{text::ladder::title(&name)}</h2>
            {picture}
            <p><b>{place}</b>" "{range}</p>
            {next.map(|next| view! { <Next next/> })}
            <details class="proof">
                <summary>{text::ladder::about()}</summary>
                <p>{how}</p>
                <p>{text::ladder::about_points()}</p>
            </details>
        </section>
    }
    .into_any()
}

/// Draws the levels as rungs, the rating from game to game, and its uncertainty at the end.
fn picture(ladder: &Ladder) -> impl IntoView + use<> {
    let (width, height) = SIZE;
    let (left, right) = SIDES;
    let y = |part: f64| height * (1.0 - part);
    let rung = |(level, at): &(&'static str, f64)| {
        let path = format!("M{} {:.1}H{}", Decimal(left), Decimal(y(*at)), Decimal(right));
        view! { <path d=path/><text x=decimal(left - 8.0) y=decimal(y(*at) + 4.5)>{*level}</text> }
    };
    let rungs = ladder.rungs.iter().map(rung).collect_view();
    let games = u32::try_from(ladder.course.len()).unwrap_or(u32::MAX);
    let step = (right - left) / f64::from(games);
    let mut course = String::new();
    let mut end = (right, 0.0);
    for (game, at) in (1_u32..).zip(&ladder.course) {
        end = (step.mul_add(f64::from(game), left), y(*at));
        let verb = if game == 1 { 'M' } else { 'L' };
        // Writing to a string can't fail.
        let _ = write!(course, "{verb}{:.1} {:.1}", Decimal(end.0), Decimal(end.1));
    }
    let (low, high) = ladder.between;
    let range = format!(
        "M{x:.1} {:.1}V{:.1}m-5 0h10M{:.1} {:.1}h10",
        Decimal(y(low)),
        Decimal(y(high)),
        Decimal(end.0 - 5.0),
        Decimal(y(low)),
        x = Decimal(end.0),
    );
    let label = text::ladder::picture(&ladder.name);
    view! {
        <svg role="img" aria-label=label viewBox=format!("0 0 {} {}", Decimal(width), Decimal(height))>
            <g class="rungs">{rungs}</g>
            <path class="range" d=range/>
            <path class="course" d=course/>
            <circle cx=decimal(end.0) cy=decimal(end.1) r="6"/>
        </svg>
    }
}

/// Suggests the next opponent, with a reason and a link.
#[component]
fn Next(next: NextGame) -> impl IntoView {
    let (saved_games, toasts, settings) =
        (SavedGames::expect(), Toasts::expect(), Settings::expect());
    let (sentence, reason) = (next.sentence(), next.reason());
    let play = move |_| {
        let game = next.game(seed());
        let preferences = settings.get_untracked();
        let table =
            NewGame::table(game.title(), preferences.orders).with_reactions(preferences.reactions);
        begin(saved_games, toasts, game, table);
    };
    view! {
        <div class="next-game">
            <p><b>{sentence}</b><br/>{reason}</p>
            <button type="button" class="button" on:click=play>{text::ladder::play()}</button>
        </div>
    }
}

/// Suggests the next opponent at the end of a game, once the saved games are counted.
#[component]
pub fn NextOpponent() -> impl IntoView {
    let name = Controller::expect().with_present(only_person_here);
    let counted = RwSignal::new(None::<Counted>);
    if name.is_some() {
        count(counted);
    }
    let filter = Filter { name, rules: None };
    move || {
        let (games, _) = counted.get()?;
        let next = Ladder::of(&games, &filter)?.next?;
        Some(view! { <Next next/> })
    }
}
