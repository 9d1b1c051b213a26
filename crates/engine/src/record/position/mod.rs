//! Positions as text, with a line for each territory, for hand-made tests and for display.
//!
//! A position can be taken at any question: in the set-up, in a turn, in a battle on land or at
//! sea, at poker. Names may be shortened, words may be in any case, `#` begins a comment, and names
//! of more than one word may have hyphens. The lines may be in any order:
//!
//! ```text
//! rules nautical fortify connected   a preset, then options that differ; nautical if left out
//! players Red Blue                   clockwise, the one that began first
//! fallen Green                       armies out of the game; those without land have fallen anyway
//! order Red Green Blue …             all six clockwise, unless it is players, then all others
//! spoils                             captured cards of which sets will be turned in at once
//! turn Red reinforce 5               whose turn it is and what is asked: `campaign`, `battle`, `poker Green` …
//! round 3                            1 if left out
//! fresh                              nothing was done in this turn
//! conquered                          a territory was conquered in it
//! attacked Blue Green                opponents attacked in it
//! last-attacker Blue                 who attacked the one who is asked last, if anybody
//! exhausted Alaska                   territories that take no more action in it
//! bought 1                           factories bought in it
//! arrived Alaska 3 Brazil 1          armies that arrived by a transfer in it
//! transfers Alaska                   where the last transfer came from
//! sets 4                             sets turned in by everybody so far
//! alive Blue                         in the game, though without land or crew at this moment
//! hand Red Alaska Brazil wild        territory cards; those not named are in the stock
//! hand Blue 3 unknown                cards that the one who is asked does not know
//! discards Peru                      territory cards turned in
//! winnings Red 3                     armies that a pirate has kept of its pots
//! reign Red 2                        own turns in a row at whose end all territories were held
//! dealer Blue                        who dealt the last game of poker
//! sharing Red Blue                   who played when the first round began, if others play now (T13)
//! deserted Green                     armies that a player has left
//! entered Green                      armies with which somebody has entered the game (T41)
//! resting 1 2                        ships that took a prize in this turn, and prizes
//! objective Red Asia+Africa          a secret objective, or `Blue` for that colour
//! done set superior                  a set was turned in in it, and who was outnumbered was attacked
//! commander Red                      a player who plays the ally on turn
//! pot Red 3                          armies counted out in advance, or what is left of them
//! stash Red QH 7C                    poker cards; those not named are in the stock
//! mucked 2C                          poker cards laid down
//! suits Green clubs hearts           suits of an ally
//! attack Alaska Kamchatka rolls 2    the attack that goes on; of two rolls so far
//! assault Ural from Siberia 3 of 4   the same of blocks: place, troops, how many they were
//! engagement Red against 5 from 1    a part of a battle at sea; or `blocks 1 3 of 4`, then `won` or `lost`
//! opponent Blue                      who is attacked in it
//! roll 3 against 2 until conquest    dice that are declared; `ambush` and `barrage` if they are played
//! attacker 6 4 2:ambush              dice that lie, and what changed them; `defender` the same
//! poker holdem turn Red raised Blue  the game, how far it has come, who is asked
//! stakes Red 2 left 9 folded         what each has put in, and has left
//! board 2C 9D                        cards of all; `dealt Red QH 7C` those of one, `open Red 9S` those that lie open
//! Alaska Red 5                       a territory: owner and armies,
//! Brazil Blue 3 factory captives Red 2 Green 1   `factories 2` if there are several
//! * Green 1                          all territories that are not named; where the rules have empty
//!                                    land, they may be left out
//! headquarters Red Alaska            where a headquarters stands
//! ploys Red ambush missile           what a seat may play still
//! scar Alaska bunker                 or `shortage`, or `fortification` and what it stands still
//! ship 3 Red 5 at 4,12 sailed ports Egypt captives Blue 2   a ship: owner, crew (0 too), hex; `sailed` or `done`
//! ```
//!
//! Armies that are neither players nor fallen are allied armies if the rules have them, and absent
//! otherwise.
//!
//! ```
//! use red_queens_engine::game::Action;
//! use red_queens_engine::record::Position;
//! use red_queens_engine::world::Territory;
//!
//! let state = Position::parse(
//!     "rules next
//!      players Red Blue
//!      turn Red campaign
//!      Alaska Red 5
//!      * Blue 1",
//! )?;
//! assert_eq!(state.board().armies(Territory::Alaska), 5);
//! assert_eq!(Position::parse(&Position(&state).to_string())?, state);
//! # Ok::<(), red_queens_engine::record::PositionError>(())
//! ```

mod attack_validity;
mod draft;
mod fault;
mod fight;
mod pieces;
mod point;
mod poker;
mod poker_validity;
mod print;
mod print_phase;
mod print_poker;
mod read;
mod sea_validity;
mod seen;
mod validity;

use std::fmt::{self, Display, Formatter};

use crate::core::{Seat, SeatSet, Seed, Seeded};
use crate::game::{State, Unseen};

pub use fault::{PositionError, PositionFault};
pub use seen::Seen;

/// A state to be displayed as text.
///
/// ```
/// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
/// use red_queens_engine::Position;
///
/// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
/// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
/// let game = Game::new(setup)?;
/// let text = Position(game.state()).to_string();
/// assert!(text.contains("players Red Blue"));
/// assert_eq!(Position::parse(&text)?.digest(), game.digest());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Position<'a>(pub &'a State);

impl Position<'_> {
    /// Reads a position. Cards marked as unknown are dealt from the rest, always the same ones for
    /// the same text.
    ///
    /// # Errors
    /// Returns an error for the first line that isn't understood, or for the position as a whole.
    pub fn parse(text: &str) -> Result<State, PositionError> {
        let (mut state, unseen) = read::read(text)?;
        if unseen != Unseen::NONE {
            unseen.deal(&mut state, &mut Seeded::new(Seed::default(), 1));
        }
        Ok(state)
    }
}

/// Returns all six seats clockwise, in the default order: the players, then the others.
fn players_first(players: &[Seat]) -> [Seat; Seat::COUNT] {
    let mut left = SeatSet::FULL;
    let mut seats = players.iter().copied().chain(Seat::ALL);
    Seat::ALL.map(|last| {
        let next = seats.find(|seat| left.contains(*seat)).unwrap_or(last);
        left.remove(next);
        next
    })
}

/// Prints a line with a topic and its values, if there are any.
fn print_list<T: Display>(
    f: &mut Formatter<'_>,
    topic: &str,
    values: impl IntoIterator<Item = T>,
) -> fmt::Result {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    if values.is_empty() { Ok(()) } else { writeln!(f, "{topic} {}", values.join(" ")) }
}
