//! The errors of texts that aren't positions.

use crate::core::{English, Seat, ShipId, messages};
use crate::game::{Refusal, TerritoryCard};
use crate::poker;
use crate::record::line_words::Misread;
use crate::record::rule_sets::RulesError;
use crate::world::{Territory, TerritorySet};

/// The reason why a text isn't a position, with its line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct PositionError {
    /// The line, counted from 1; the last one if something is missing.
    pub line: usize,
    /// The error.
    pub fault: PositionFault,
}

/// An error in a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PositionFault {
    /// A word that isn't understood.
    #[error(transparent)]
    Word(#[from] Misread),
    /// A rule set that doesn't exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A territory named twice.
    TerritoryTwice(Territory),
    /// Territories without an owner.
    NotHeld(TerritorySet),
    /// A territory card named twice, or more wild cards than there are.
    CardTwice(TerritoryCard),
    /// A ship named twice.
    ShipTwice(ShipId),
    /// A poker card named twice.
    PokerCardTwice(poker::Card),
    /// A seat named twice among players, fallen or in the order.
    SeatTwice(Seat),
    /// An order that is not one of all six seats.
    PartOfOrder,
    /// No line says whose turn it is.
    NoTurn,
    /// A line is missing that the decision requires; the field is an example of one.
    NoLine(&'static str),
    /// The seat on turn isn't a player with land.
    NotPlaying(Seat),
    /// The army that a player commands isn't an ally.
    NoAlly(Seat),
    /// A seat that is not in the game holds land.
    NotInGame(Seat),
    /// More unknown cards than are left.
    TooManyUnknown,
    /// The seat to act doesn't know its own cards.
    OwnUnknown(Seat),
    /// A rule forbids the position.
    Rule(Refusal),
    /// A block has more armies than its place can spare, or a negative number of them.
    NoBlock(String),
    /// Dice that can't have been rolled here.
    NoSuchDice,
    /// An invalid engagement.
    NoEngagement(usize),
    /// A stage of poker at which this seat can't be asked.
    NoPokerStage,
    /// More poker cards than have been dealt by now.
    NoPokerCards,
    /// A seat is to act that can't be asked.
    NotToAsk(Seat),
    /// Captured cards, of which sets can't be turned in at once here (C8).
    NoSpoils,
    /// No seat has anything to decide.
    NothingToDecide,
}

messages! { PositionError {
    Self { line, fault } => ["at-line", "line {line}: {fault}", line, fault],
} }

messages! { PositionFault {
    Self::Word(error) => (error),
    Self::Rules(error) => (error),
    Self::TerritoryTwice(territory) => [
        "territory-twice", "{territory} is on the board already", territory
    ],
    Self::NotHeld(held) => ["territories-unowned", "nobody holds {territories}", territories = listed(*held)],
    Self::CardTwice(card) => ["card-twice", "the card {card} is no longer in the deck", card],
    Self::ShipTwice(ship) => ["ship-twice", "ship {ship} is at sea already", ship],
    Self::PokerCardTwice(card) => [
        "poker-card-twice", "the poker card {card} is no longer in the deck", card
    ],
    Self::SeatTwice(army) => ["army-twice", "{army} is named twice", army],
    Self::PartOfOrder => ["part-of-order", "the order must name all six armies"],
    Self::NoTurn => ["no-turn-line", "a line such as “turn Red campaign” is missing"],
    Self::NoLine(line) => ["no-such-line", "a line such as “{line}” is missing", line],
    Self::NotPlaying(army) => [
        "not-playing", "it is {army}’s turn, but {army} is not a player with land", army
    ],
    Self::NoAlly(army) => ["commanded-no-ally", "{army} is played by another army but is not an ally", army],
    Self::NotInGame(army) => ["not-in-game", "{army} holds land and is not in the game", army],
    Self::TooManyUnknown => ["too-many-unknown", "there are more unknown cards than cards left"],
    Self::OwnUnknown(army) => [
        "own-unknown", "{army} decides now and must know its own cards: name them", army
    ],
    Self::NoBlock(place) => [
        "no-block",
        "{place} cannot have such a block: it has too few armies, or the block was never that \
         small",
        place
    ],
    Self::NoSuchDice => ["no-such-dice", "such dice cannot have been rolled in this attack"],
    Self::NoEngagement(number) => [
        "engagement-impossible",
        "engagement {number} is impossible: its ships can’t fight each other now",
        number
    ],
    Self::NoPokerStage => [
        "no-poker-stage",
        "this cannot be asked in this hand of poker: check the game, the stage, the players, \
         and who is to act"
    ],
    Self::NoPokerCards => [
        "no-poker-cards",
        "a poker player holds more cards than have been dealt by this stage, or too many are \
         on the board"
    ],
    Self::NotToAsk(army) => ["not-to-ask", "{army} cannot be asked now", army],
    Self::NoSpoils => [
        "no-spoils",
        "captured cards are turned in at once only with the option captured-sets at-once, \
         after an elimination in the same turn"
    ],
    Self::NothingToDecide => ["nothing-to-decide", "there is nothing to decide in this position"],
    Self::Rule(refusal) => (refusal),
} }

/// The result of checking a position.
pub(super) type Validity = Result<(), PositionFault>;

fn listed(territories: TerritorySet) -> String {
    let names: Vec<_> = territories.iter().map(Territory::name).collect();
    names.join(", ")
}
