//! Choosing the players and dice of a copy that continues a game from one of its positions, on the
//! page of a link and in the history.

use leptos::prelude::*;

use crate::parts::ArmyGlyph;
use crate::shell::saves::open_new;
use crate::shell::saves::seed::word;
use crate::shell::settings::{OneOf, Settings};
use crate::store::{SavedGames, now};
use screens::link::visit::{Chair, UserOrders, Visit};
use screens::saves::titles::fresh_title;
use table::Save;

/// Asks for the player of each army and for the dice, and saves the new game.
#[component]
pub fn Chairs(
    visit: StoredValue<Visit>,
    /// The suggested title of the game.
    title: impl Fn() -> String + Copy + Send + Sync + 'static,
    /// True if this is the most likely choice.
    is_first: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let (saved_games, settings) = (SavedGames::expect(), Settings::expect());
    let chairs = RwSignal::new(visit.with_value(Visit::chairs));
    let rows = chairs.with_untracked(|all| {
        let row =
            |(at, chair): (usize, &Chair)| view! { <ChairRow chairs at chair=chair.clone()/> };
        all.iter().enumerate().map(row).collect_view()
    });
    let is_new = RwSignal::new(false);
    let dice = if visit.with_value(Visit::goes_by_link) {
        view! { <p class="quiet">{text::links::dice_own()}</p> }.into_any()
    } else if visit.with_value(Visit::takes_new_dice) {
        let options = vec![(false, text::links::dice_same()), (true, text::links::dice_new())];
        let choose = move |it| is_new.set(it);
        view! { <OneOf legend=text::links::dice() options chosen=is_new.into() choose/> }.into_any()
    } else {
        view! { <p class="quiet">{text::links::dice_stay()}</p> }.into_any()
    };
    let play = move |_| {
        let orders = UserOrders::of(&settings.get_untracked());
        let title = fresh_title(&title(), &saved_games.titles());
        let mut visit = visit.with_value(|visit| visit.with_own_dice(word));
        if is_new.get_untracked() {
            visit = visit.with_new_dice(word());
        }
        let session = chairs.with_untracked(|chairs| visit.played_on(title, chairs, orders));
        open_new(saved_games, &Save::of(&session, now()).to_text());
    };
    view! {
        <ul role="list" class="chairs">{rows}</ul>
        {dice}
        <div class="chips">
            <button class="button" class:primary=is_first type="button" on:click=play>{text::links::play_on_begin()}</button>
        </div>
    }
}

/// Asks who plays an army from here on.
#[component]
fn ChairRow(chairs: RwSignal<Vec<Chair>>, at: usize, chair: Chair) -> impl IntoView {
    let Chair { seat, name, choices, by } = chair;
    let options = choices.iter().map(|(who, label)| {
        let is_it = *who == by;
        view! { <option value=label.clone() selected=is_it>{label.clone()}</option> }
    });
    let options = options.collect_view();
    let choose = move |event| {
        let value = event_target_value(&event);
        let chosen = choices.iter().find(|(_, label)| *label == value);
        if let Some((who, _)) = chosen {
            chairs.update(|chairs| {
                if let Some(chair) = chairs.get_mut(at) {
                    chair.by = *who;
                }
            });
        }
    };
    let label = text::links::play_on_who(&name);
    view! {
        <li>
            <span class="seat-label"><ArmyGlyph seat/>{name}</span>
            <select class="input" aria-label=label on:change=choose>{options}</select>
        </li>
    }
}
