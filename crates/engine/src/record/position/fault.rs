//! Why a text is no position.

use crate::core::{Seat, ShipId};
use crate::game::{Card, Refusal};
use crate::poker;
use crate::record::rules::RulesError;
use crate::record::words::Misread;
use crate::world::{Territory, TerritorySet};

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", text::records::AtLine { line, fault }.say())]
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
    /// A line is missing that belongs to what is to be decided; one as it could be.
    #[error("{}", text::records::no_such_line(.0))]
    NoLine(&'static str),
    /// The seat on turn is no player with land.
    #[error("{}", text::records::not_playing(.0.in_words()))]
    NotPlaying(Seat),
    /// The army that somebody plays is no ally.
    #[error("{}", text::records::no_ally(.0.in_words()))]
    NoAlly(Seat),
    /// A seat that is not in the game holds land.
    #[error("{}", text::records::not_in_game(.0.in_words()))]
    NotInGame(Seat),
    /// More unknown cards than there are left.
    #[error("{}", text::records::too_many_unknown())]
    TooManyUnknown,
    /// The seat that is asked does not know its own cards.
    #[error("{}", text::records::own_unknown(.0.in_words()))]
    OwnUnknown(Seat),
    /// A rule forbids what is said.
    #[error("{}", .0.reason())]
    Rule(Refusal),
    /// A block has more troops than its place can spare, or fewer than none.
    #[error("{}", text::records::no_block(.0))]
    NoBlock(String),
    /// Dice that cannot have been thrown here.
    #[error("{}", text::records::no_such_dice())]
    NoSuchDice,
    /// An engagement that is none.
    #[error("{}", text::records::no_engagement(.0))]
    NoEngagement(usize),
    /// A game of poker of which nobody can be asked this now.
    #[error("{}", text::records::no_poker_stage())]
    NoPokerStage,
    /// More poker cards than were dealt by now.
    #[error("{}", text::records::no_poker_cards())]
    NoPokerCards,
    /// A seat that is asked and cannot be.
    #[error("{}", text::records::not_to_ask(.0.in_words()))]
    NotToAsk(Seat),
    /// Captured cards of which sets cannot be turned in at once here (C8).
    #[error("{}", text::records::no_spoils())]
    NoSpoils,
    /// Nothing can be decided in it.
    #[error("{}", text::records::nothing_to_decide())]
    NothingToDecide,
}

/// Nothing, or what is wrong with a position.
pub(super) type Sound = Result<(), PositionFault>;

fn listed(territories: TerritorySet) -> String {
    let names = territories.iter().map(|territory| territory.name().to_owned());
    names.reduce(text::and_next).unwrap_or_default()
}
