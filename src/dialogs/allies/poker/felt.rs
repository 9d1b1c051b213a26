//! The poker table: the ally it is about, the players around the felt, the pots, the own cards.

use crate::erased::prelude::*;

use super::own::Own;
use super::ranks::Ranks;
use super::seat::Player;
use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::cards::playing_card::PlayingCard;
use crate::erased::{Derived, live};
use crate::hint::HintLine;
use crate::model::{PokerView, PotView, Session};
use crate::parts::ArmyGlyph;
use engine::poker::Card;

/// A game of poker, to play in or to look on.
#[component]
pub fn PokerDialog() -> impl IntoView {
    let controller = Controller::expect();
    let poker = controller.memo(Session::poker);
    let title = Derived::new(move |_| {
        poker.read().as_ref().map_or(String::new(), |poker| text::poker::title(&poker.ally_name))
    });
    let ranking = Derived::new(move |_| poker.read().as_ref().map(|poker| poker.ranking));
    view! {
        <Modal title close=Signal::stored(None::<Callback<()>>)>
            <div class="poker">
                {live(move || poker.get().map(|poker| view! { <Felt poker/> }))}
                <Own/>
                <HintLine />
                {live(move || ranking.get().map(|ranking| view! { <Ranks ranking/> }))}
            </div>
        </Modal>
    }
}

#[component]
fn Felt(poker: PokerView) -> impl IntoView {
    let wanted = poker.wanted();
    let aim = text::poker::aim(&poker.player_name, wanted, &poker.ally_name);
    let pots = poker.pots.into_iter().map(|PotView { armies, label }| {
        view! { <li><span class="poker-token number">{armies}</span>" "{label}</li> }
    });
    let pots = pots.collect_view();
    let board = (!poker.board.is_empty())
        .then(|| view! { <Board board=poker.board to_come=poker.to_come/> });
    let stage = match poker.game {
        Some(game) => text::poker::stage(text::sentence(game), poker.stage),
        None => poker.stage,
    };
    let players = poker.players.into_iter().map(|player| view! { <Player player/> }).collect_view();
    view! {
        <section class="poker-felt" aria-label=text::poker::table()>
            <p class="poker-aim"><ArmyGlyph seat=poker.ally/><span>{aim}</span></p>
            <ul class="poker-seats" role="list" aria-label=text::poker::players()>{players}</ul>
            <div class="poker-middle">
                <strong class="poker-stage">{stage}</strong>
                {board}
                <ul class="poker-pots" role="list" aria-label=text::poker::pots()>{pots}</ul>
            </div>
        </section>
    }
}

/// The cards of all, with places for those that are still to come.
#[component]
fn Board(board: Vec<Card>, to_come: usize) -> impl IntoView {
    let cards = board.into_iter().map(|card| view! { <PlayingCard card/> }).collect_view();
    let places = (0..to_come).map(|_| view! { <span class="card-place"></span> }).collect_view();
    let rest = (to_come > 0).then(|| {
        view! { <span class="visually-hidden">{text::poker::board_to_come(to_come)}</span> }
    });
    view! { <div class="poker-board" role="group" aria-label=text::poker::board()>{cards}{places}{rest}</div> }
}
