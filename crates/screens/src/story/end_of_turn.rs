//! The end of a campaign and of a game: what is still due, what follows, and who has won.

use crate::names::Successors;
pub(crate) use crate::seats::cards::draws;
use crate::seats::objective;
use engine::game::EndOfTurn;
use table::Session;

/// Returns `true` if the campaign can't end before an attack with superior numbers (K4).
pub(crate) fn owes_attack(session: &Session) -> bool {
    session.view().table().check_duty().is_err()
}

/// Returns a sentence that names the winners; empty while the game goes on.
pub fn result(session: &Session) -> String {
    let Some(outcome) = session.view().table().outcome() else { return String::new() };
    let number = outcome.winners.len();
    let successors = Successors::of(session);
    let names = outcome.winners.iter().map(|seat| successors.name_of_army(seat));
    match names.reduce(text::and_last) {
        None => text::ending::won_nobody().to_owned(),
        Some(winner) if number == 1 => match objective::met_objective(session, outcome.winners) {
            Some(aim) => {
                text::ending::WonObjective { name: winner, round: outcome.round, objective: aim }
                    .say()
            }
            None => text::ending::Won { name: winner, round: outcome.round }.say(),
        },
        Some(several) => text::ending::won_together(several),
    }
}

/// Returns `true` if cards are drawn after the move (W3).
pub(crate) fn draws_after_moves(session: &Session) -> bool {
    let late = session.decided_on().rules().end_of_turn == EndOfTurn::TransferFirst;
    late && draws(session)
}

/// Returns `true` if the call for an ally follows the move (T21).
pub(crate) fn can_still_call(session: &Session) -> bool {
    let state = session.view().table();
    state.turn().commander.is_none() && !state.callable_allies().is_empty()
}

/// Returns `true` if a campaign whose end is deferred ends with cards, and moves follow.
pub(crate) fn draws_first(session: &Session) -> bool {
    session.goes_on_after_the_end() && draws(session) && !draws_after_moves(session)
}

/// Returns the label of the button that draws cards; an ally with cards of its own draws no poker card (W4).
pub(crate) fn draw_label(session: &Session) -> &'static str {
    let state = session.view().table();
    let for_ally = state.rules().ally_cards && state.turn().commander.is_some();
    if state.rules().poker && !for_ally { text::prompt::draw_cards() } else { text::prompt::draw() }
}

/// Returns the label of the button that ends the moves.
pub(crate) fn end_of_moves(session: &Session) -> &'static str {
    let calls = can_still_call(session);
    if calls { text::prompt::go_on() } else { text::prompt::end_turn() }
}
