//! The pictures of the guide, drawn from the pieces of the game.

use leptos::prelude::*;

use crate::dialogs::{DieFace, PlayingCard, TerritoryCardView};
use crate::erased::Derived;
use crate::map::picture::{picture, ship};
use crate::parts::ArmyGlyph;
use engine::battle::ModifierSet;
use engine::core::{Seat, Seed};
use engine::game::TerritoryCard;
use engine::world::Territory;
use screens::battles::roll::Die;
use screens::guide::{GuidePicture, compared};
use screens::map::drawing::Drawing;
use screens::new_game::draft::{NewGame, SeatChoice};
use screens::seats::cards::CardView;

/// Returns a picture of the guide. Its caption is placed below.
pub fn drawn(picture: GuidePicture) -> AnyView {
    match picture {
        GuidePicture::Board => view! { <div class="pictured">{board()}</div> }.into_any(),
        GuidePicture::Dice(throws) => {
            let rows =
                throws.iter().zip(compared(&throws)).map(|((seat, _), dice)| throw(*seat, dice));
            view! { <div class="guide-dice">{rows.collect_view()}</div> }.into_any()
        }
        GuidePicture::Armies(from, to) => sides(from, to, army),
        GuidePicture::Ships(from, to) => sides(from, to, crewed),
        GuidePicture::Cards(cards) => {
            let cards = cards.into_iter().map(|it| view! { <TerritoryCardView card=card(it)/> });
            view! { <div class="hand">{cards.collect_view()}</div> }.into_any()
        }
        GuidePicture::Poker(cards) => {
            let cards = cards.into_iter().map(|card| view! { <PlayingCard card/> });
            view! { <div class="hand">{cards.collect_view()}</div> }.into_any()
        }
    }
}

/// Draws the board of the suggested game, with a ship of each player.
fn board() -> AnyView {
    let game = NewGame::quick(Seed::default());
    let (owners, drawing) = (game.pictured(), Drawing::of(game.rules.world().id()));
    let players = game.places.iter().filter(|place| place.choice != SeatChoice::Nobody);
    let ships = players.zip(drawing.anchorages()).map(|(place, at)| ship(place.seat, *at));
    picture(drawing, Derived::new(move |_| owners), ships.collect_view().into_any())
}

fn throw(seat: Seat, dice: Vec<(u8, bool)>) -> AnyView {
    let one = |(face, lost)| {
        let thrown = Die { face, plus: false, changed: ModifierSet::EMPTY };
        view! { <DieFace die=thrown seat lost/> }
    };
    view! { <div class="guide-throw"><ArmyGlyph seat/>{dice.into_iter().map(one).collect_view()}</div> }
        .into_any()
}

fn card(territory: Territory) -> CardView {
    let card = TerritoryCard::Territory(territory);
    CardView { card, symbol: card.symbol(), held: false }
}

/// Draws two sides: the pieces that move, and those that they meet.
fn sides(from: Vec<(Seat, u32)>, to: Vec<(Seat, u32)>, one: fn((Seat, u32)) -> AnyView) -> AnyView {
    let arrow = (!to.is_empty()).then(|| view! { <span class="guide-arrow">"→"</span> });
    let [from, to] = [from, to].map(|side| side.into_iter().map(one).collect_view());
    view! { <div class="guide-sides" aria-hidden="true">{from}{arrow}{to}</div> }.into_any()
}

fn army((seat, armies): (Seat, u32)) -> AnyView {
    view! { <span class="guide-army"><ArmyGlyph seat/>{armies}</span> }.into_any()
}

fn crewed((seat, crew): (Seat, u32)) -> AnyView {
    view! { <span class="guide-army"><svg viewBox="-40 -40 80 64">{ship(seat, (0, 0))}</svg>{crew}</span> }.into_any()
}
