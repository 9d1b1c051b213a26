//! Reasons for refusing an action. A refused action changes nothing.

mod sentences;

use crate::core::{English, RuleId, Seat, ShipId, messages};
use crate::game::rules::setup::SetupError;
use crate::poker::{self, IllegalMove};
use crate::world::{Hex, Ocean, Territory, TerritorySet};

/// The reason that an action is not allowed; the game is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{} ({})", English(self), self.rule())]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// There is another decision to make now, under this rule.
    NotNow(RuleId),
    /// The territory has an owner.
    NotFree(Territory),
    /// The territory belongs to another seat, and this rule requires an own one.
    NotYours(Territory, RuleId),
    /// The territory is the seat's own.
    Yours(Territory),
    /// The two territories do not border on each other.
    NoBorder(Territory, Territory),
    /// No path of own territories connects the two.
    NoPath(Territory, Territory),
    /// The origin and the destination are the same territory.
    SamePlace(Territory),
    /// The number of armies is out of range.
    Armies {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
        /// The rule that sets them.
        rule: RuleId,
    },
    /// All armies of the territory are needed or were moved already.
    NoneToSpare(Territory),
    /// The territory borders on no seat that may be attacked.
    NobodyBeside(Territory),
    /// No other own territory can be reached from this one.
    NoWayOut(Territory),
    /// The number of dice is out of range.
    Dice {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// The rule set has no committed and flanking attacks.
    NoLargeAttacks,
    /// The number of blocks is out of range.
    Blocks,
    /// The territory takes no more action this turn.
    Exhausted(Territory),
    /// The block doesn't exist or has no armies.
    NoSuchBlock(u8),
    /// Reserves can join only between two rolls.
    NotBetweenRolls,
    /// The attack can't be broken off: it is a massed attack, or nothing was rolled yet.
    NoHalt,
    /// No die shows this face.
    NoSuchDie(u8),
    /// The card is not in the hand.
    NotHeld,
    /// The three cards don't make a set.
    NoSet,
    /// The rule set doesn't sell this.
    NotForSale,
    /// No own territory has a coast to launch a ship from.
    NoCoast,
    /// The limit on ships at sea is reached.
    SeaFull,
    /// A set must be turned in first.
    SetFirst,
    /// This many armies are left to place.
    ArmiesLeft(u32),
    /// The card can't be revealed: it is not held, or its territory belongs to another seat.
    NotToReveal,
    /// The cut must be decided first; cards are revealed after it.
    CutFirst,
    /// The cut has already been decided.
    CutAlready,
    /// A decision under this rule can't be declined.
    NotDeclined(RuleId),
    /// Armies may leave only this territory, and another one was chosen.
    OneSource(Territory),
    /// The poker card is not in the stash.
    NotInStash(poker::Card),
    /// The move is not allowed in the hand of poker.
    Poker(IllegalMove),
    /// The seat is not an allied army.
    NotToCall(Seat),
    /// The seat plays the army that would attack it.
    Commander(Seat),
    /// The seat is not an ally that can be taken over.
    NoAlly(Seat),
    /// The seat is not a player.
    NoPlayer(Seat),
    /// The rule set has no allied armies.
    NoAllies,
    /// The ship doesn't exist or belongs to another seat.
    NotYourShip(ShipId),
    /// The target is a ship of the same side.
    OwnShip(ShipId),
    /// The ship can do nothing more this turn.
    ShipDone(ShipId),
    /// The ship has no armies aboard.
    NoCrew(ShipId),
    /// The ship has sailed and must act before it sails again.
    HasSailed(ShipId),
    /// The hex is not a harbour of an own territory.
    NoHarbour(Hex),
    /// The ship is not in a harbour of the territory.
    NotInHarbour(Territory),
    /// The hex is too far away.
    TooFar {
        /// The hex.
        to: Hex,
        /// The boat lengths that the ship can sail.
        lengths: u32,
    },
    /// A patrol must be beaten first.
    Patrol {
        /// The ocean of the patrol.
        ocean: Ocean,
        /// The number of ships in it.
        ships: usize,
    },
    /// There is nobody to fight.
    NoEngagement,
    /// The targets belong to several opponents, and a battle is against one.
    OneOpponent,
    /// The ship is in another ocean.
    OtherOcean(ShipId),
    /// The ship is named twice.
    OneAtATime(ShipId),
    /// Several ships can't make a normal attack together.
    OneShipAlone,
    /// One ship can't send several blocks.
    OneFlank(ShipId),
    /// The ship can't be sent in.
    NotToSend(ShipId),
    /// The engagement is over or belongs to the other side.
    NoSuchEngagement(u8),
    /// The ship has not beaten the prize, or can't spare an army.
    NotAVictor(ShipId),
    /// Players can leave and join only between turns.
    BetweenTurns,
    /// Factories are bought at the end of the turn.
    FactoryAtEnd,
    /// At the end of the turn, sets buy only factories.
    FactoryOnly,
    /// With a full stash of poker cards an ally must be called.
    CallFirst,
    /// An attack with superior numbers is due, from one of these territories.
    MustAttack(TerritorySet),
    /// The turn's only set has been turned in.
    OneSet,
    /// Fewer than five cards are left after turning in captured ones.
    EnoughSets,
    /// All places at the table are taken.
    TableFull,
    /// The number of dice is out of range for the defender.
    DefenceDice {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// No die shows this face, or a missile wouldn't change it.
    NotToStrike(u8),
    /// Nobody controls the territory, so it can be moved into but not attacked.
    NobodyThere(Territory),
    /// A seat controls the territory, so it can be attacked but not moved into.
    Controlled(Territory),
    /// A bordering territory has a headquarters.
    BesideHeadquarters(Territory),
    /// A nonce can be mixed in only once, where a game is handed over.
    NotToReseed,
    /// The exchange of pledges is over, or this pledge is for nobody who has to make one.
    NotToPledge,
    /// Not all devices of the game have pledged yet, or the first of them has not revealed its
    /// secret.
    PledgesFirst,
    /// The device that is to act has already revealed a secret, or has pledged none.
    NotToDisclose,
    /// The secret is not the one that the device of this seat has committed itself to.
    BrokenCommitment(Seat),
}

impl Refusal {
    /// Returns the rule that forbids the action.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::NotNow(rule)
            | Self::NotDeclined(rule)
            | Self::NotYours(_, rule)
            | Self::Armies { rule, .. } => return *rule,
            Self::Poker(illegal) => return illegal.rule(),
            Self::NotToCall(_) => "T24",
            Self::Commander(_) => "T30",
            Self::Over => "T44",
            Self::ArmiesLeft(_) => "T10",
            Self::NotFree(_) => "X1",
            Self::Yours(_) | Self::NobodyBeside(_) | Self::Dice { .. } | Self::NoHalt => "A1",
            Self::NotBetweenRolls => "A3",
            Self::NoBorder(..) => "B2",
            Self::NoPath(..) | Self::NoWayOut(_) | Self::SamePlace(_) | Self::NoneToSpare(_) => {
                "T23"
            }
            Self::NoLargeAttacks => "A2",
            Self::Blocks | Self::OneFlank(_) => "A5",
            Self::Exhausted(_) => "A4",
            Self::NoSuchBlock(_) => "A8",
            Self::NoSuchDie(_) => "A6",
            Self::NotHeld | Self::NoSet => "C2",
            Self::NotForSale | Self::NoCoast | Self::SeaFull | Self::NoHarbour(_) => "T9",
            Self::SetFirst => "C4",
            Self::NotToReveal | Self::CutFirst | Self::CutAlready => "T11",
            Self::OneSource(_) => "X4",
            Self::NotInStash(_) => "T25",
            Self::NoAlly(_) => "T41",
            Self::NotYourShip(_) | Self::HasSailed(_) | Self::TooFar { .. } | Self::ShipDone(_) => {
                "N1"
            }
            Self::NoCrew(_) => "N3",
            Self::NotInHarbour(_) => "B7",
            Self::Patrol { .. } => "N4",
            Self::OwnShip(_)
            | Self::NoEngagement
            | Self::OneOpponent
            | Self::OtherOcean(_)
            | Self::NotToSend(_) => "N7",
            Self::OneAtATime(_) | Self::OneShipAlone | Self::NoSuchEngagement(_) => "N8",
            Self::NotAVictor(_) => "N10",
            Self::MustAttack(_) => "K4",
            Self::OneSet => "K2",
            Self::EnoughSets => "C8",
            Self::TableFull => "K1",
            Self::NoPlayer(_) | Self::NoAllies | Self::BetweenTurns => "T40",
            Self::FactoryAtEnd => "W2",
            Self::FactoryOnly => "W3",
            Self::CallFirst => "W5",
            Self::DefenceDice { .. } => "A22",
            Self::NotToStrike(_) => "L3",
            Self::NobodyThere(_) | Self::Controlled(_) | Self::BesideHeadquarters(_) => "L6",
            Self::NotToReseed
            | Self::NotToPledge
            | Self::PledgesFirst
            | Self::NotToDisclose
            | Self::BrokenCommitment(_) => "D3",
        })
    }
}

/// The reason that a game could not be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ReplayError {
    /// The setup is not valid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An action was refused.
    Refused {
        /// The number of the action, counted from 1.
        number: usize,
        /// The reason for the refusal.
        refusal: Refusal,
    },
}

messages! { ReplayError {
    Self::Setup(error) => (error),
    Self::Refused { number, refusal } => [
        "replayed", "move {number} isn’t allowed: {refusal}", number, refusal
    ],
} }
