//! How a game begins for a player: what is left of its land at its first turn, and how many turns it has.

use engine::core::{BySeat, Seat};
use engine::game::{Role, State};

/// How a game began for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Beginning {
    /// The territories it was given.
    pub given: usize,
    /// The territories it held when its first turn began; `None` if it had none.
    pub at_first_turn: Option<usize>,
    /// Its own turns.
    pub turns: u32,
    /// The turns it had had when it was out; `None` if it never was.
    pub out_after: Option<u32>,
}

impl Beginning {
    /// Whether it lost at most one territory before its first turn.
    pub fn is_whole(&self) -> bool {
        self.at_first_turn.is_some_and(|held| held + 1 >= self.given)
    }

    /// Whether it was out before it had played two turns.
    pub fn is_cut_short(&self) -> bool {
        self.out_after.is_some_and(|turns| turns < 2)
    }
}

/// The beginnings of all players of a game, by their place in the setup, while it is played.
#[derive(Debug, Clone)]
pub(super) struct Beginnings(Vec<Beginning>);

impl Beginnings {
    pub(super) fn new(places: usize) -> Self {
        Self(vec![Beginning::default(); places])
    }

    /// A turn of this seat begins; `players` says who decides for each seat.
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

    /// Marks who has no army left to play.
    fn mark_out(&mut self, state: &State, players: &BySeat<Option<usize>>) {
        for (place, beginning) in self.0.iter_mut().enumerate() {
            let plays =
                |seat: &Seat| players[*seat] == Some(place) && state.role(*seat) == Role::Player;
            if !Seat::ALL.iter().any(plays) {
                beginning.out_after.get_or_insert(beginning.turns);
            }
        }
    }

    /// All of them, at the end of the game.
    pub(super) fn finish(
        mut self,
        state: &State,
        players: &BySeat<Option<usize>>,
    ) -> Vec<Beginning> {
        self.mark_out(state, players);
        self.0
    }
}
