//! Checks that a hand of poker is possible in the position.

use super::fault::{PositionFault, Validity};
use crate::core::SeatSet;
use crate::game::{Role, State, Unseen};
use crate::poker::{PokerGame, Stage, Street, Variant};

/// The most cards of a player at stud.
const MOST_AT_STUD: usize = 7;

pub(super) fn check_poker(state: &State, game: &PokerGame, unseen: &Unseen) -> Validity {
    let players: SeatSet = game.betting().order().iter().copied().collect();
    let mut at_table = players.iter().chain([game.dealer()]);
    if let Some(seat) = at_table.find(|seat| state.role(*seat) != Role::Player) {
        return Err(PositionFault::NotToAsk(seat));
    }
    let is_called = players.contains(state.turn().player()) && players.len() > 1;
    if !is_called || !fits_stage(state, game, unseen) {
        return Err(PositionFault::NoPokerStage);
    }
    if fits_cards(state, game, unseen) { Ok(()) } else { Err(PositionFault::NoPokerCards) }
}

/// Returns `true` if the seat to act can be asked at this stage of the hand.
fn fits_stage(state: &State, game: &PokerGame, unseen: &Unseen) -> bool {
    let betting = game.betting();
    let in_game = betting.in_game();
    let variant = game.variant();
    let variants = game.terms().variants;
    let is_played = variant.is_some_and(|variant| variants.contains(variant));
    let is_draw = variant == Some(Variant::Draw);
    let is_asked = || {
        let asked = betting.asked().filter(|seat| in_game.contains(*seat));
        let raised = betting.called().filter(|_| betting.is_opened());
        in_game.len() > 1
            && asked.is_some_and(|seat| betting.stack(seat) > 0 && Some(seat) != raised)
            && raised.is_none_or(|seat| in_game.contains(seat))
    };
    match game.stage() {
        // Players can't have folded before the betting begins.
        Stage::Naming(_) | Stage::Using(_) if in_game.len() < betting.order().len() => false,
        Stage::Naming(seat) => variant.is_none() && variants.len() > 1 && seat == game.dealer(),
        Stage::Using(seat) => {
            let cards = state.poker().stashes[seat].len() + unseen.stashes[seat];
            is_played && in_game.contains(seat) && cards > 0
        }
        Stage::FirstBets | Stage::LastBets => is_played && is_draw && is_asked(),
        Stage::Exchanging(seat) => {
            is_played && is_draw && in_game.contains(seat) && in_game.len() > 1
        }
        Stage::Bets(street) => {
            let of = match street {
                Street::Flop | Street::Turn | Street::River => Variant::HoldEm,
                _ => Variant::Stud,
            };
            is_played && variant == Some(of) && is_asked()
        }
        Stage::Showing(seat) => {
            let left = in_game - game.shown() - game.mucked();
            is_played && left.contains(seat) && in_game.len() > 1
        }
        Stage::Uncalled(seat) => is_played && in_game == SeatSet::only(seat),
        Stage::Over(_) => false,
    }
}

/// Returns `true` if no seat holds more cards than have been dealt by now, and all open cards can
/// be open.
fn fits_cards(state: &State, game: &PokerGame, unseen: &Unseen) -> bool {
    let hands = &state.poker().hands;
    let in_game = game.betting().in_game();
    let is_stud = game.variant() == Some(Variant::Stud);
    let most = |seat| match game.dealt_by_now() {
        _ if !in_game.contains(seat) => 0,
        // At stud, the third hidden card may come from the stash and be there from the beginning.
        Some(number) if is_stud => MOST_AT_STUD.min(number + 1),
        Some(number) => number,
        None => game.variant().map_or(0, Variant::most_own),
    };
    let fits = crate::core::Seat::ALL.into_iter().all(|seat| {
        let open = game.open(seat);
        hands[seat].len() + unseen.dealt[seat] <= most(seat)
            && (open.is_empty() || (is_stud && (open - hands[seat]).is_empty()))
    });
    let turned_up = match game.stage() {
        Stage::Bets(Street::Flop) => usize::from(game.terms().flop),
        Stage::Bets(Street::Turn) => usize::from(game.terms().flop) + 1,
        Stage::Naming(_) | Stage::Using(_) => 0,
        _ => usize::from(game.terms().flop) + 2,
    };
    let most = if game.variant() == Some(Variant::HoldEm) { turned_up } else { 0 };
    fits && game.board().len() <= most
}
