//! The beginning of a game for each player: its land at its first turn, and its number of turns.

use engine::core::{BySeat, Seat};
use engine::game::{Role, State};

/// The beginning of a game for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Beginning {
    /// The number of territories it was given.
    pub given: usize,
    /// The number of territories it held when its first turn began; `None` if it had none.
    pub at_first_turn: Option<usize>,
    /// The number of its own turns.
    pub turns: u32,
    /// The number of its turns when it was eliminated; `None` if it never was.
    pub out_after: Option<u32>,
}

impl Beginning {
    /// Returns `true` if it lost at most one territory before its first turn.
    pub fn is_whole(&self) -> bool {
        self.at_first_turn.is_some_and(|held| held + 1 >= self.given)
    }

    /// Returns `true` if it was eliminated before its second turn.
    pub fn is_cut_short(&self) -> bool {
        self.out_after.is_some_and(|turns| turns < 2)
    }
}

/// The beginnings of all players of a game in progress, by their place in the set-up.
#[derive(Debug, Clone)]
pub(super) struct Beginnings(Vec<Beginning>);

impl Beginnings {
    pub(super) fn new(places: usize) -> Self {
        Self(vec![Beginning::default(); places])
    }

    /// Counts the start of a turn of this seat; `players` has the player who decides for each seat.
    pub(super) fn turn(&mut self, seat: Seat, state: &State, players: &BySeat<Option<usize>>) {
        if self.0.iter().all(|beginning| beginning.turns == 0) {
            for seat in Seat::ALL {
                if let Some(place) = players[seat] {
                    self.0[place].given = state.board().held(seat).len();
                }
            }
        }
        let mine = players[seat].and_then(|place| self.0.get_mut(place));
        if let Some(beginning) = mine {
            beginning.at_first_turn.get_or_insert_with(|| state.board().held(seat).len());
            beginning.turns += 1;
        }
        self.mark_out(state, players);
    }

    /// Marks players with no army left to play.
    fn mark_out(&mut self, state: &State, players: &BySeat<Option<usize>>) {
        for (place, beginning) in self.0.iter_mut().enumerate() {
            let plays =
                |seat: &Seat| players[*seat] == Some(place) && state.role(*seat) == Role::Player;
            if !Seat::ALL.iter().any(plays) {
                beginning.out_after.get_or_insert(beginning.turns);
            }
        }
    }

    /// Returns all beginnings, at the end of the game.
    pub(super) fn finish(
        mut self,
        state: &State,
        players: &BySeat<Option<usize>>,
    ) -> Vec<Beginning> {
        self.mark_out(state, players);
        self.0
    }
}
