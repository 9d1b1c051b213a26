//! The poker table: the ally at stake, the players around the felt, the pots, the player's own
//! cards.

use crate::erased::Derived;
use leptos::prelude::*;

use super::end::End;
use super::own::Own;
use super::ranks::Ranks;
use super::seat::Player;
use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::cards::playing_card::PlayingCard;
use crate::hint::HintLine;
use crate::parts::{ArmyGlyph, suited};
use engine::core::Seat;
use engine::poker::Card;
use screens::allies::poker_table::{PokerView, PotView};

/// A hand of poker, to play or to watch.
#[component]
pub fn PokerDialog() -> impl IntoView {
    let controller = Controller::expect();
    let poker = controller.memo(PokerView::of);
    let title = Derived::new(move |_| {
        poker.read().as_ref().map_or(String::new(), |poker| text::poker::title(&poker.ally_name))
    });
    let ranking = Derived::new(move |_| poker.read().as_ref().map(|poker| poker.ranking));
    view! {
        <Modal title close=Signal::stored(None::<Callback<()>>)>
            <div class="poker">
                {move || poker.get().map(|poker| view! { <Felt poker/> })}
                <div class="poker-below">
                    <Own/>
                    <End/>
                    <div class="poker-foot">
                        <HintLine />
                        {move || ranking.get().map(|ranking| view! { <Ranks ranking/> })}
                    </div>
                </div>
            </div>
        </Modal>
    }
}

/// Returns the places of this many players, clockwise from the near side.
const fn places(players: usize) -> &'static [&'static str] {
    match players {
        0..=2 => &["s", "n"],
        3 => &["s", "nw", "ne"],
        4 => &["s", "nw", "n", "ne"],
        5 => &["se", "sw", "nw", "n", "ne"],
        _ => &["s", "sw", "nw", "n", "ne", "se"],
    }
}

#[component]
fn Felt(poker: PokerView) -> impl IntoView {
    let aim = poker.aim();
    let number = poker.players.len();
    let seats: Vec<Seat> = poker.players.iter().map(|player| player.seat).collect();
    let at = |seat: Seat| {
        let place = seats.iter().position(|other| *other == seat)?;
        places(number).get(place).copied()
    };
    let pots = poker.pots.into_iter().map(|PotView { armies, label, chips }| {
        let chips = chips.into_iter().map(|(seat, armies)| {
            // Another class lets the chip come flying anew.
            let again = (armies % 3).to_string();
            view! {
                <span class="poker-chip number" data-seat=seat.name() data-at=at(seat) data-toss=again>{armies}</span>
            }
        });
        view! {
            <li>
                <span class="poker-heap" aria-hidden="true">{chips.collect_view()}</span>
                <span class="poker-token number">{armies}</span>" "{label}
            </li>
        }
    });
    let pots = pots.collect_view();
    let board = (!poker.board.is_empty() || poker.to_come > 0)
        .then(|| view! { <Board board=poker.board to_come=poker.to_come/> });
    let is_bare = board.is_none();
    let stage = match poker.game {
        Some(game) => text::poker::Stage { game: text::sentence(game), stage: poker.stage }.say(),
        None => poker.stage,
    };
    let is_over = poker.is_over;
    let players = poker.players.into_iter().map(|player| {
        let at = at(player.seat);
        view! { <Player player at/> }
    });
    let players = players.collect_view();
    view! {
        <section class="poker-felt" class:over=is_over data-seats=number.to_string() aria-label=text::poker::table()>
            <p class="poker-aim"><ArmyGlyph seat=poker.ally/><span>{suited(&aim)}</span></p>
            <ul class="poker-seats" role="list" aria-label=text::poker::players()>{players}</ul>
            <div class="poker-middle" class:bare=is_bare>
                <strong class="poker-stage">{stage}</strong>
                {board}
                <ul class="poker-pots" role="list" aria-label=text::poker::pots()>{pots}</ul>
            </div>
        </section>
    }
}

/// Shows the board, with places for cards that are still to come.
#[component]
fn Board(board: Vec<Card>, to_come: usize) -> impl IntoView {
    let cards =
        board.into_iter().map(|card| view! { <PlayingCard card small=true/> }).collect_view();
    let places = (0..to_come).map(|_| view! { <span class="card-place"></span> }).collect_view();
    let rest = (to_come > 0).then(|| {
        view! { <span class="visually-hidden">{text::poker::board_to_come(to_come)}</span> }
    });
    view! { <div class="poker-board" role="group" aria-label=text::poker::board()>{cards}{places}{rest}</div> }
}
