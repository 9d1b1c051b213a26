//! The ribbon of seats.

use crate::names::player_name;
use engine::core::Seat;
use engine::game::{Control, Role};
use table::{Session, Strength};

/// A seat as the ribbon shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a mark of its own on the ribbon")]
pub struct SeatView {
    pub seat: Seat,
    pub name: String,
    pub role: Role,
    /// True for a computer player.
    pub computer: bool,
    pub territories: usize,
    pub armies: Strength,
    /// The number of territory cards in its hand.
    pub cards: usize,
    pub stash: usize,
    /// True if it is the seat's turn.
    pub on_turn: bool,
    /// True if the seat has to act now.
    pub deciding: bool,
    /// True for a player who holds more territories than every other player.
    pub leads: bool,
}

/// Returns the seats in the game in turn order, players and allies alike.
pub fn seats(session: &Session) -> Vec<SeatView> {
    let state = session.view().table();
    let held = |seat| state.board().held(seat).len();
    let leads = |seat: Seat| {
        state.role(seat) == Role::Player
            && state.seats(Role::Player).all(|other| other == seat || held(other) < held(seat))
    };
    let deciding = session.prompt().map(|prompt| prompt.seat);
    let present = state.order().iter().filter(|seat| state.role(**seat) != Role::Absent);
    present
        .map(|&seat| SeatView {
            seat,
            name: player_name(session, seat).to_owned(),
            role: state.role(seat),
            computer: matches!(session.control(seat), Some(Control::Computer(_))),
            territories: held(seat),
            armies: Strength::of(state, seat),
            cards: session.view().hand_sizes()[seat].into(),
            stash: session.view().stash_sizes()[seat].into(),
            on_turn: state.turn().seat == seat,
            deciding: deciding == Some(seat),
            leads: leads(seat),
        })
        .collect()
}
