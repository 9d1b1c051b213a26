//! The poker table: the ally at stake, the players around the felt, the pots, the player's own
//! cards at the near side.

use crate::erased::Derived;
use leptos::ev;
use leptos::prelude::*;

use super::end::End;
use super::own::Own;
use super::ranks::Ranks;
use super::seat::Player;
use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::cards::playing_card::PlayingCard;
use crate::hint::HintLine;
use crate::page::is_at;
use crate::parts::{ArmyGlyph, suited};
use engine::core::Seat;
use engine::poker::{Card, Limit};
use screens::allies::poker_table::{PokerSeat, PokerView, PotView};
use screens::allies::queens::queens;
use screens::allies::reveal::Reveal;
use table::Session;

/// A hand of poker, to play or to watch.
#[component]
pub fn PokerDialog() -> impl IntoView {
    let controller = Controller::expect();
    let poker = controller.memo(PokerView::of);
    let title = Derived::new(move |_| {
        poker.read().as_ref().map_or(String::new(), |poker| text::poker::title(&poker.ally_name))
    });
    let is_shared = controller.memo(Session::is_shared);
    let is_sized = controller.memo(has_sized_bets);
    // Don't mention red queens before every hand has been turned over.
    let told = controller.memo(queens);
    let queens = Derived::new(move |_| told.get().filter(|_| controller.reveal().is_none()));
    skip_by_tap_or_key(controller);
    let ranking = Derived::new(move |_| poker.read().as_ref().map(|poker| poker.ranking));
    view! {
        <Modal title close=Signal::stored(None::<Callback<()>>)>
            <div class="poker" class:passed=move || is_shared.get() class:sized=move || is_sized.get()>
                {move || {
                    let reveal = controller.reveal();
                    poker.get().map(|poker| view! { <Felt poker reveal/> })
                }}
                <p class="poker-queens" role="status">
                    <For each=move || queens.get() key=String::clone let(told)><span class="poker-crowned">{told}</span></For>
                </p>
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

/// Returns `true` if players choose the sizes of their bets (W7).
fn has_sized_bets(session: &Session) -> bool {
    session.view().table().rules().betting == Limit::NoLimit
}

/// Lets any tap or key skip to the result of a showdown that is being played out. A tap counts when
/// the finger lifts: earlier, the same tap would press whatever takes the place of what it hit.
fn skip_by_tap_or_key(controller: Controller) {
    // The tap that starts a showdown must not skip it.
    let is_meant = StoredValue::new(false);
    let handles = [
        window_event_listener(ev::pointerdown, move |_| {
            is_meant.set_value(untrack(|| controller.reveal().is_some()));
        }),
        window_event_listener(ev::click, move |_| {
            if is_meant.get_value() {
                controller.settle();
            }
        }),
        window_event_listener(ev::keydown, move |event| {
            // These keys press the focused button, which skips as well.
            let presses = matches!(event.key().as_str(), "Enter" | " ") && is_at(&event, "button");
            if !event.repeat() && !presses {
                controller.settle();
            }
        }),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
}

/// Returns the places of this many players, clockwise from the near side.
const fn places(players: usize) -> &'static [&'static str] {
    match players {
        0..=2 => &["s", "n"],
        3 => &["s", "nw", "ne"],
        4 => &["s", "nw", "n", "ne"],
        5 => &["s", "w", "nw", "ne", "e"],
        _ => &["s", "w", "nw", "n", "ne", "e"],
    }
}

/// Returns the height of the pile of chips for this many armies.
const fn pile(armies: u32) -> u32 {
    match armies {
        0..=1 => 1,
        2..=3 => 2,
        4..=6 => 3,
        _ => 4,
    }
}

#[component]
fn Felt(
    poker: PokerView,
    /// The showdown that is being played out.
    reveal: Option<Reveal>,
) -> impl IntoView {
    let aim = poker.aim();
    let number = poker.players.len();
    let seats: Vec<Seat> = poker.players.iter().map(|player| player.seat).collect();
    let at = |seat: Seat| {
        let place = seats.iter().position(|other| *other == seat)?;
        places(number).get(place).copied()
    };
    let pots = poker.pots.into_iter().map(|PotView { armies, label, chips }| {
        let chips = chips.into_iter().map(|(seat, armies)| {
            // A changed attribute restarts the animation of the chip.
            let again = (armies % 3).to_string();
            view! {
                <span class="poker-chip number" data-seat=seat.name() data-at=at(seat) data-high=pile(armies).to_string() data-toss=again>{armies}</span>
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
    let stage = match poker.game {
        Some(game) => text::poker::Stage { game: text::sentence(game), stage: poker.stage }.say(),
        None => poker.stage,
    };
    let is_over = poker.is_over;
    let winners: Vec<Seat> =
        poker.players.iter().filter(|player| player.won > 0).map(|player| player.seat).collect();
    let to = if let [winner] = winners[..] { at(winner) } else { None };
    let is_played_out = is_over && reveal.is_none();
    let winner =
        poker.players.iter().filter(|_| is_played_out && board.is_none()).find_map(winning);
    let players = poker.players.into_iter().map(|player| {
        let at = at(player.seat);
        let turns = reveal.as_ref().and_then(|reveal| reveal.turns(player.seat));
        let loses = is_over && player.won == 0;
        view! { <Player player at turns loses/> }
    });
    let players = players.collect_view();
    let reveals = reveal.is_some();
    let pays = reveal.as_ref().map(|reveal| format!("--pays:{}ms", reveal.pays()));
    view! {
        <section class="poker-felt" class:over=is_over class:reveals=reveals data-to=to style=pays data-seats=number.to_string() aria-label=text::poker::table()>
            <p class="poker-aim"><ArmyGlyph seat=poker.ally/><span>{suited(&aim)}</span></p>
            <ul class="poker-seats" role="list" aria-label=text::poker::players()>{players}</ul>
            <div class="poker-middle">
                <strong class="poker-stage">{stage}</strong>
                {board}
                <ul class="poker-pots" role="list" aria-label=text::poker::pots()>{pots}</ul>
                {winner}
            </div>
        </section>
    }
}

/// Shows the cards that have won in the middle of the table, unless they are the large ones at the
/// near side or nobody has seen them.
fn winning(player: &PokerSeat) -> Option<impl IntoView + use<>> {
    let cards = player.shown.clone().filter(|_| player.won > 0 && !player.own)?;
    let cards = cards.into_iter().map(|card| view! { <PlayingCard card small=true/> });
    Some(view! { <div class="poker-winner" aria-hidden="true">{cards.collect_view()}</div> })
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
