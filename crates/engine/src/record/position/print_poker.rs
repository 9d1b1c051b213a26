//! Printing a hand of poker.

use std::fmt::{self, Formatter};

use super::print_list;
use crate::core::Seat;
use crate::game::{HandOf, Phase, State, Unseen};
use crate::poker::{PokerGame, Stage};

/// Prints the stage of the hand and each seat's stakes.
pub(super) fn print_poker(f: &mut Formatter<'_>, state: &State, game: &PokerGame) -> fmt::Result {
    let Some((seat, _)) = game.asks() else { return Ok(()) };
    f.write_str("poker")?;
    if let Some(variant) = game.variant() {
        write!(f, " {variant}")?;
    }
    write!(f, " {} {seat}", stage_name(game.stage()))?;
    let betting = game.betting();
    if let Some(raised) = betting.called() {
        write!(f, " raised {raised}{}", if betting.is_opened() { "" } else { " before" })?;
    }
    if let Some(least) = betting.least().filter(|least| *least > 1) {
        write!(f, " least {least}")?;
    }
    let seats = betting.order().iter().copied().collect();
    let is_first = *game.terms() == state.poker_terms_of(seats, HandOf::TheCall);
    writeln!(f, "{}", if is_first { "" } else { " later" })?;
    for &seat in betting.order() {
        write!(f, "stakes {seat} {} left {}", betting.staked(seat), betting.stack(seat))?;
        let marks = [
            (!betting.in_game().contains(seat), " folded"),
            (game.shown().contains(seat), " shown"),
            (game.mucked().contains(seat), " mucked"),
        ];
        let marks = marks.into_iter().filter(|(is_so, _)| *is_so);
        marks.into_iter().try_for_each(|(_, mark)| f.write_str(mark))?;
        writeln!(f)?;
    }
    print_list(f, "board", game.board())
}

/// Prints the cards of a seat in the hand, open cards separately.
pub(super) fn print_dealt(
    f: &mut Formatter<'_>,
    state: &State,
    game: &PokerGame,
    seat: Seat,
    unseen: &Unseen,
) -> fmt::Result {
    let open = game.open(seat);
    let hidden = state.poker.hands[seat] - open;
    let number = unseen.dealt[seat];
    let cards = hidden.iter().map(|card| card.to_string());
    let more = (number > 0).then(|| format!("{number} unknown"));
    let none = Some("0".to_owned());
    // Print an empty hand too, or its cards would be read as unknown.
    let is_told = !hidden.is_empty() || number > 0 || !game.betting().in_game().contains(seat);
    let none = none.filter(|_| !is_told && game.dealt_by_now().is_some());
    print_list(f, &format!("dealt {seat}"), cards.chain(more).chain(none))?;
    print_list(f, &format!("open {seat}"), open)
}

/// Returns `true` if the line of a seat's stakes also shows the armies that it has left.
pub(super) fn is_at_table(state: &State, seat: Seat) -> bool {
    match &state.phase {
        Phase::Poker(table) => table.game.betting().order().contains(&seat),
        _ => false,
    }
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Naming(_) => "naming",
        Stage::Using(_) => "using",
        Stage::FirstBets => "first-bets",
        Stage::Exchanging(_) => "exchanging",
        Stage::LastBets => "last-bets",
        Stage::Showing(_) => "showing",
        Stage::Uncalled(_) => "uncalled",
        Stage::Over(_) => "over",
        Stage::Bets(street) => street.name(),
    }
}
