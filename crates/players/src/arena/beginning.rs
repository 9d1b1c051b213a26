//! The beginning of a game for each player: its land at its first turns, and its number of turns.

use engine::core::{BySeat, Seat};
use engine::game::{Role, State};

/// The number of a player's first turns at which its land is counted.
const COUNTED_TURNS: usize = 3;

/// The number of territories that keeps a player in the game.
pub const ENOUGH_LAND: usize = 6;

/// The beginning of a game for a player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Beginning {
    /// The number of territories it was given.
    pub given: usize,
    /// The number of territories it held when its first turns began, up to three. A turn that it
    /// never had counts with what it held at the end.
    pub at_turns: Vec<usize>,
    /// The number of its own turns.
    pub turns: u32,
    /// The number of its turns when it was eliminated; `None` if it never was.
    pub out_after: Option<u32>,
}

impl Beginning {
    /// Returns `true` if it lost at most one territory before its first turn.
    pub fn is_whole(&self) -> bool {
        self.at_turn(1).filter(|_| self.turns > 0).is_some_and(|held| held + 1 >= self.given)
    }

    /// Returns the number of territories it held when its turn of this number began, from 1; `None`
    /// if that isn't counted.
    pub fn at_turn(&self, number: usize) -> Option<usize> {
        self.at_turns.get(number.checked_sub(1)?).copied()
    }

    /// Returns `true` if it held at least [`ENOUGH_LAND`] territories when its second and its third
    /// turn began.
    pub fn keeps_enough_land(&self) -> bool {
        [2, 3].into_iter().all(|turn| self.at_turn(turn).is_some_and(|held| held >= ENOUGH_LAND))
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
            if beginning.at_turns.len() < COUNTED_TURNS {
                beginning.at_turns.push(state.board().held(seat).len());
            }
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
        for (place, beginning) in self.0.iter_mut().enumerate() {
            let plays =
                |seat: &Seat| players[*seat] == Some(place) && state.role(*seat) == Role::Player;
            let held =
                Seat::ALL.into_iter().filter(plays).map(|seat| state.board().held(seat).len());
            beginning.at_turns.resize(COUNTED_TURNS, held.sum());
        }
        self.0
    }
}

/// The leader of a game: the player with more territories than every other, at the start of each
/// round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Leader {
    round: u32,
    seat: Option<Seat>,
    /// The number of times that another player took the lead.
    pub changes: u32,
}

impl Leader {
    /// Looks who leads when a turn begins, if it is the first of its round.
    pub(super) fn turn(&mut self, state: &State) {
        if state.turn().round <= self.round {
            return;
        }
        self.round = state.turn().round;
        let held = |seat: Seat| state.board().held(seat).len();
        let most = state.seats(Role::Player).map(held).max();
        let mut largest = state.seats(Role::Player).filter(|seat| Some(held(*seat)) == most);
        if let (Some(leads), None) = (largest.next(), largest.next()) {
            self.changes += u32::from(self.seat.is_some_and(|before| before != leads));
            self.seat = Some(leads);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Position;

    fn beginning(at_turns: [usize; 3], turns: u32) -> Beginning {
        Beginning { given: 7, at_turns: at_turns.into(), turns, out_after: None }
    }

    #[test]
    fn land_is_kept_if_there_is_enough_of_it_at_both_turns() {
        assert!(beginning([7, 6, 9], 3).keeps_enough_land());
        assert!(beginning([3, 6, 6], 3).keeps_enough_land(), "the first turn doesn't count");
        for lost in [[7, 5, 9], [7, 9, 5], [7, 9, 0]] {
            assert!(!beginning(lost, 3).keeps_enough_land(), "{lost:?}");
        }
        assert!(!Beginning::default().keeps_enough_land());
        assert!(!beginning([7, 7, 7], 0).is_whole(), "it never had a turn");
    }

    #[test]
    fn the_lead_changes_when_another_player_alone_holds_most_at_the_start_of_a_round() {
        let mut leader = Leader::default();
        let mut begins = |round: u32, red: usize, blue: usize| {
            let world: Vec<&str> = engine::world::World::earth()
                .territories()
                .iter()
                .map(engine::world::Territory::name)
                .collect();
            let owner = |at: usize| {
                if at < red {
                    "Red"
                } else if at < red + blue {
                    "Blue"
                } else {
                    "Green"
                }
            };
            let lines = world
                .iter()
                .enumerate()
                .map(|(at, name)| format!("{} {} 1\n", name.replace(' ', "-"), owner(at)));
            let lines: String = lines.collect();
            let text = format!(
                "rules nautical\nplayers Red Blue\nround {round}\nturn Red campaign\n{lines}"
            );
            leader.turn(&Position::parse(&text).unwrap());
            leader.changes
        };
        assert_eq!(begins(1, 7, 7), 0);
        assert_eq!(begins(2, 9, 7), 0, "nobody led before");
        assert_eq!(begins(2, 7, 9), 0, "in the middle of a round");
        assert_eq!(begins(3, 8, 8), 0, "nobody leads alone");
        assert_eq!(begins(4, 8, 9), 1);
        assert_eq!(begins(5, 8, 9), 1);
        assert_eq!(begins(6, 9, 8), 2);
    }
}
