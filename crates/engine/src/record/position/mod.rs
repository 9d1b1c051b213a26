//! Positions as text: what lies on the table, a line a territory. For hand-made tests and for showing.
//!
//! A position is taken while the seat on turn reinforces, campaigns or transfers; a battle or the
//! set-up is no position. Names may be shortened, words come in any case, `#` begins a comment, and
//! names of more than one word may have hyphens. The lines come in any order:
//!
//! ```text
//! rules nautical fortify connected   a preset, then options that differ; nautical if left out
//! players Red Blue                   clockwise, the one that began first
//! fallen Green                       armies out of the game; those without land have fallen anyway
//! order Red Green Blue …             all six clockwise, unless it is players, then all others
//! turn Red reinforce 5               or `campaign` or `transfer`
//! round 3                            1 if left out
//! fresh                              nothing was done in this turn
//! conquered                          a territory was conquered in it
//! attacked Blue Green                opponents attacked in it
//! exhausted Alaska                   territories that take no more action in it
//! bought 1                           factories bought in it
//! arrived Alaska 3 Brazil 1          armies that arrived by a transfer in it
//! transfers Alaska                   where the last transfer came from
//! sets 4                             sets turned in by everybody so far
//! hand Red Alaska Brazil wild        territory cards; those not named are in the stock
//! discards Peru                      territory cards turned in
//! winnings Red 3                     armies that a pirate has kept of its pots
//! reign Red 2                        own turns in a row at whose end all territories were held
//! dealer Blue                        who dealt the last game of poker
//! deserted Green                     armies that a player has left
//! resting 1 2                        ships that took a prize in this turn, and prizes
//! objective Red Asia+Africa          a secret objective, or `Blue` for that colour
//! done set superior                  a set was turned in in it, and who was outnumbered was attacked
//! commander Red                      a player who plays the ally on turn
//! pot Red 3                          armies counted out in advance, or what is left of them
//! stash Red QH 7C                    poker cards; those not named are in the stock
//! mucked 2C                          poker cards laid down
//! suits Green clubs hearts           suits of an ally
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
//! Armies that are neither players nor fallen are allied armies where the rules have them, and absent
//! elsewhere.
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

mod print;
mod read;

use super::rules::RulesError;
use super::words::Misread;
use crate::core::{InOrder, Seat, ShipId};
use crate::game::{Card, State};
use crate::poker;
use crate::world::{Territory, TerritorySet};

/// A state shown as text. Between the phases that a position covers, its phase is printed as
/// `battle` or the like, which does not read back.
#[derive(Debug, Clone, Copy)]
pub struct Position<'a>(pub &'a State);

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", text::records::at_line(line, fault))]
pub struct PositionError {
    /// The line from 1; the last one if something is missing.
    pub line: usize,
    /// What is wrong.
    pub fault: PositionFault,
}

/// What is wrong with a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// A word that was not understood.
    #[error(transparent)]
    Word(#[from] Misread),
    /// A rule set that does not exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A territory named twice.
    #[error("{}", text::records::territory_twice(.0))]
    TerritoryTwice(Territory),
    /// Territories without an owner.
    #[error("{}", text::records::not_held(listed(*.0)))]
    NotHeld(TerritorySet),
    /// A territory card named twice, or more wild cards than there are.
    #[error("{}", text::records::card_twice(.0))]
    CardTwice(Card),
    /// A ship named twice.
    #[error("{}", text::records::ship_twice(.0))]
    ShipTwice(ShipId),
    /// A poker card named twice.
    #[error("{}", text::records::poker_card_twice(.0))]
    PokerCardTwice(poker::Card),
    /// A seat named twice among players, fallen or in the order.
    #[error("{}", text::records::army_twice(.0.in_words()))]
    SeatTwice(Seat),
    /// An order that is not one of all six seats.
    #[error("{}", text::records::part_of_order())]
    PartOfOrder,
    /// No line says whose turn it is.
    #[error("{}", text::records::no_turn_line())]
    NoTurn,
    /// The seat on turn is no player with land.
    #[error("{}", text::records::not_playing(.0.in_words()))]
    NotPlaying(Seat),
    /// The army that somebody plays is no ally.
    #[error("{}", text::records::no_ally(.0.in_words()))]
    NoAlly(Seat),
    /// A seat that is not in the game holds land.
    #[error("{}", text::records::not_in_game(.0.in_words()))]
    NotInGame(Seat),
}

fn listed(territories: TerritorySet) -> String {
    let names = territories.iter().map(|territory| territory.name().to_owned());
    names.reduce(text::lists::next).unwrap_or_default()
}

impl Position<'_> {
    /// Reads a position.
    ///
    /// # Errors
    /// The first line that was not understood, or what is missing in the whole.
    pub fn parse(text: &str) -> Result<State, PositionError> {
        read::read(text)
    }
}

/// All six seats clockwise, where nothing else is said.
fn players_first(players: &[Seat]) -> [Seat; 6] {
    let mut order = Seat::ALL;
    order.order_by_key(|seat| players.iter().position(|player| player == seat).unwrap_or(6));
    order
}
