//! The errors of texts that aren't positions.

use crate::core::{Seat, ShipId};
use crate::game::{Card, Refusal};
use crate::poker;
use crate::record::rules::RulesError;
use crate::record::words::Misread;
use crate::world::{Territory, TerritorySet};

/// The reason why a text isn't a position, with its line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", text::records::AtLine { line, fault }.say())]
pub struct PositionError {
    /// The line, counted from 1; the last one if something is missing.
    pub line: usize,
    /// The error.
    pub fault: PositionFault,
}

/// An error in a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// A word that isn't understood.
    #[error(transparent)]
    Word(#[from] Misread),
    /// A rule set that doesn't exist.
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
    /// A line is missing that the decision requires; the field is an example of one.
    #[error("{}", text::records::no_such_line(.0))]
    NoLine(&'static str),
    /// The seat on turn isn't a player with land.
    #[error("{}", text::records::not_playing(.0.in_words()))]
    NotPlaying(Seat),
    /// The army that a player commands isn't an ally.
    #[error("{}", text::records::no_ally(.0.in_words()))]
    NoAlly(Seat),
    /// A seat that is not in the game holds land.
    #[error("{}", text::records::not_in_game(.0.in_words()))]
    NotInGame(Seat),
    /// More unknown cards than are left.
    #[error("{}", text::records::too_many_unknown())]
    TooManyUnknown,
    /// The seat to act doesn't know its own cards.
    #[error("{}", text::records::own_unknown(.0.in_words()))]
    OwnUnknown(Seat),
    /// A rule forbids the position.
    #[error("{}", .0.reason())]
    Rule(Refusal),
    /// A block has more armies than its place can spare, or a negative number of them.
    #[error("{}", text::records::no_block(.0))]
    NoBlock(String),
    /// Dice that can't have been rolled here.
    #[error("{}", text::records::no_such_dice())]
    NoSuchDice,
    /// An invalid engagement.
    #[error("{}", text::records::no_engagement(.0))]
    NoEngagement(usize),
    /// A stage of poker at which this seat can't be asked.
    #[error("{}", text::records::no_poker_stage())]
    NoPokerStage,
    /// More poker cards than have been dealt by now.
    #[error("{}", text::records::no_poker_cards())]
    NoPokerCards,
    /// A seat is to act that can't be asked.
    #[error("{}", text::records::not_to_ask(.0.in_words()))]
    NotToAsk(Seat),
    /// Captured cards, of which sets can't be turned in at once here (C8).
    #[error("{}", text::records::no_spoils())]
    NoSpoils,
    /// No seat has anything to decide.
    #[error("{}", text::records::nothing_to_decide())]
    NothingToDecide,
}

/// Nothing, or the error in a position.
pub(super) type Sound = Result<(), PositionFault>;

fn listed(territories: TerritorySet) -> String {
    let names = territories.iter().map(|territory| territory.name().to_owned());
    names.reduce(text::and_next).unwrap_or_default()
}
