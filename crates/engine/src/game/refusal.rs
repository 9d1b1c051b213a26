//! Why an action is not allowed. Nothing has changed.

use crate::core::{RuleId, Seat, ShipId};
use crate::game::rules::setup::SetupError;
use crate::poker::{self, Foul};
use crate::world::{Hex, Ocean, Territory};

/// Why an action is not allowed; the game is as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{} ({})", self.reason(), self.rule())]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Something else is to be decided now, by this rule.
    NotNow(RuleId),
    /// The territory has an owner.
    NotFree(Territory),
    /// The territory is somebody else's, and this rule asks for an own one.
    NotYours(Territory, RuleId),
    /// The territory is the seat's own.
    Yours(Territory),
    /// The two do not border on each other.
    NoBorder(Territory, Territory),
    /// No path of own territories joins the two.
    NoPath(Territory, Territory),
    /// From a territory to itself.
    SamePlace(Territory),
    /// A number of armies outside of what is possible.
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
    /// A number of dice outside of what is possible.
    Dice {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// The rule set has no committed and flanking attacks.
    NoLargeAttacks,
    /// Too few or too many blocks.
    Blocks,
    /// The territory takes no more action this turn.
    Exhausted(Territory),
    /// No such block, or no troops in it.
    NoSuchBlock(u8),
    /// Reserves come between two rolls.
    NotBetweenRolls,
    /// The attack cannot be broken off: it is large, or nothing was rolled yet.
    NoHalt,
    /// No die shows this face.
    NoSuchDie(u8),
    /// A card that is not in the hand.
    NotHeld,
    /// The three cards are no set.
    NoSet,
    /// What the rule set does not sell.
    NotForSale,
    /// No territory held has a coast to launch a ship from.
    NoCoast,
    /// As many ships as there can be are at sea.
    SeaFull,
    /// A set must be turned in first.
    SetFirst,
    /// Armies are left to place.
    ArmiesLeft(u32),
    /// A card that cannot be revealed: not held, or of a territory held by another.
    NotToReveal,
    /// What this rule asks cannot be declined.
    NotDeclined(RuleId),
    /// Transfers from one territory only, and another was chosen.
    OneSource(Territory),
    /// A poker card that is not in the stash.
    NotInStash(poker::Card),
    /// Something that is not possible in a game of poker.
    Poker(Foul),
    /// The seat is no allied army.
    NotToCall(Seat),
    /// The seat plays the army that should attack it.
    Commander(Seat),
    /// The seat is no ally that can be taken over.
    NoAlly(Seat),
    /// The seat is no player.
    NoPlayer(Seat),
    /// The rule set has no allied armies.
    NoAllies,
    /// No such ship, or somebody else's.
    NotYourShip(ShipId),
    /// An own ship as a target.
    OwnShip(ShipId),
    /// The ship can do nothing more this turn.
    ShipDone(ShipId),
    /// The ship has no armies aboard.
    NoCrew(ShipId),
    /// The ship has sailed and must act before it sails again.
    HasSailed(ShipId),
    /// The hex is no harbour of an own territory.
    NoHarbour(Hex),
    /// The ship does not lie in a harbour of the territory.
    NotInHarbour(Territory),
    /// The hex is too far.
    TooFar {
        /// The hex.
        to: Hex,
        /// How far the ship can go.
        lengths: u32,
    },
    /// Ships that must be overcome first.
    Patrol {
        /// Where.
        ocean: Ocean,
        /// How many.
        ships: usize,
    },
    /// Nobody to fight, or ships of several opponents.
    NoEngagement,
    /// The ship is in another ocean.
    OtherOcean(ShipId),
    /// The ship is named twice.
    OneAtATime(ShipId),
    /// A normal attack by several ships.
    OneShipAlone,
    /// Several blocks from one ship.
    OneFlank(ShipId),
    /// The ship cannot be sent in.
    NotToSend(ShipId),
    /// The engagement is over, or the other side's.
    NoSuchEngagement(u8),
    /// The ship has not beaten the prize, or cannot spare anybody.
    NotAVictor(ShipId),
    /// Players leave and join between turns only.
    BetweenTurns,
}

impl Refusal {
    /// The rule that forbids it.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::NotNow(rule)
            | Self::NotDeclined(rule)
            | Self::NotYours(_, rule)
            | Self::Armies { rule, .. } => return *rule,
            Self::Poker(foul) => return foul.rule(),
            Self::NotToCall(_) => "T24",
            Self::Commander(_) => "T30",
            Self::Over => "T44",
            Self::ArmiesLeft(_) => "T10",
            Self::NotFree(_) => "X1",
            Self::Yours(_) | Self::Dice { .. } | Self::NoHalt => "A1",
            Self::NotBetweenRolls => "A3",
            Self::NoBorder(..) => "B2",
            Self::NoPath(..) | Self::SamePlace(_) | Self::NoneToSpare(_) => "T23",
            Self::NoLargeAttacks => "A2",
            Self::Blocks | Self::OneFlank(_) => "A5",
            Self::Exhausted(_) => "A4",
            Self::NoSuchBlock(_) => "A8",
            Self::NoSuchDie(_) => "A6",
            Self::NotHeld | Self::NoSet => "C2",
            Self::NotForSale | Self::NoCoast | Self::SeaFull | Self::NoHarbour(_) => "T9",
            Self::SetFirst => "C4",
            Self::NotToReveal => "T11",
            Self::OneSource(_) => "X4",
            Self::NotInStash(_) => "T25",
            Self::NoAlly(_) => "T41",
            Self::NotYourShip(_) | Self::HasSailed(_) | Self::TooFar { .. } | Self::ShipDone(_) => {
                "N1"
            }
            Self::NoCrew(_) => "N3",
            Self::NotInHarbour(_) => "B7",
            Self::Patrol { .. } => "N4",
            Self::OwnShip(_) | Self::NoEngagement | Self::OtherOcean(_) | Self::NotToSend(_) => {
                "N7"
            }
            Self::OneAtATime(_) | Self::OneShipAlone | Self::NoSuchEngagement(_) => "N8",
            Self::NotAVictor(_) => "N10",
            Self::NoPlayer(_) | Self::NoAllies | Self::BetweenTurns => "T40",
        })
    }

    /// The reason in words, without the rule.
    pub fn reason(&self) -> String {
        match self {
            Self::Over => "the game is over".into(),
            Self::NotNow(_) => "something else is to be decided now".into(),
            Self::NotFree(territory) => format!("{territory} is taken; choose a free territory"),
            Self::NotYours(territory, _) => format!("{territory} is not yours"),
            Self::Yours(territory) => format!("{territory} is your own"),
            Self::NoBorder(from, to) => format!("{from} does not border on {to}"),
            Self::NoPath(from, to) => {
                format!("no path of your own territories leads from {from} to {to}")
            }
            Self::SamePlace(territory) => format!("the armies stand in {territory} already"),
            Self::Armies { least: 1, most: 1, .. } => "it takes exactly 1 army".into(),
            Self::Armies { least, most, .. } if least == most => {
                format!("it takes exactly {least} armies")
            }
            Self::Armies { least, most, .. } if least > most => {
                format!("there are too few armies: it takes at least {least}, {most} can go")
            }
            Self::Armies { least, most, .. } => format!("choose from {least} to {most} armies"),
            Self::NoneToSpare(territory) => {
                format!("{territory} has no army to spare: one stays, and each moves once")
            }
            Self::Dice { least: 1, most: 1 } => "you throw 1 die here".into(),
            Self::Dice { least, most } if least == most => format!("you throw {least} dice here"),
            Self::Dice { least, most } => format!("throw from {least} to {most} dice"),
            Self::NoLargeAttacks => "this game has no committed or flanking attacks".into(),
            Self::Blocks => "a flanking attack takes from 2 to 12 blocks".into(),
            Self::Exhausted(territory) => {
                format!("{territory} lost a committed attack and takes no more action this turn")
            }
            Self::NoSuchBlock(block) => format!("block {} has no troops", u32::from(*block) + 1),
            Self::NotBetweenRolls => "reserves come between two rolls: roll first".into(),
            Self::NoHalt => "only a normal attack can be broken off, and only after a roll".into(),
            Self::NoSuchDie(face) => format!("no die shows a {face}"),
            Self::NotHeld => "you do not hold these cards".into(),
            Self::NoSet => "three cards of one symbol or one of each make a set".into(),
            Self::NotForSale => "a set does not buy this here".into(),
            Self::NoCoast => "you hold no coast to launch a ship from".into(),
            Self::SeaFull => {
                format!(
                    "all {} ships are at sea: none can be bought before one sinks",
                    ShipId::COUNT
                )
            }
            Self::SetFirst => "you hold five cards or more: turn in a set first".into(),
            Self::ArmiesLeft(1) => "place the army that is left first".into(),
            Self::ArmiesLeft(left) => format!("place the {left} armies that are left first"),
            Self::NotToReveal => {
                "you can reveal wild cards and cards of your own territories".into()
            }
            Self::NotDeclined(_) => "this has to be decided".into(),
            Self::OneSource(from) => format!("this turn armies move from {from} only"),
            Self::NotInStash(card) => format!("{card} is not in your stash"),
            Self::Poker(foul) => foul.reason(),
            Self::NotToCall(seat) => format!("{seat} is no allied army"),
            Self::Commander(seat) => format!("{seat} plays this army, which never attacks it"),
            Self::NoAlly(seat) => format!("{seat} is no allied army with land"),
            Self::NoPlayer(seat) => format!("{seat} is not played by anybody"),
            Self::NoAllies => "this game has no allied armies".into(),
            Self::NotYourShip(ship) => format!("ship {ship} is not yours"),
            Self::OwnShip(ship) => format!("ship {ship} is your own"),
            Self::ShipDone(ship) => format!("ship {ship} can do nothing more this turn"),
            Self::NoCrew(ship) => {
                format!("ship {ship} has no armies aboard; it waits until some embark")
            }
            Self::HasSailed(ship) => {
                format!(
                    "ship {ship} has sailed; it sails again after a pick-up, a landing or a battle that succeeds"
                )
            }
            Self::NoHarbour(hex) => format!("{hex} is no harbour of a territory of yours"),
            Self::NotInHarbour(territory) => {
                format!("the ship does not lie within one boat length of {territory}")
            }
            Self::TooFar { to, lengths: 1 } => {
                format!("{to} is too far: the ship can go 1 boat length")
            }
            Self::TooFar { to, lengths } => {
                format!("{to} is too far: the ship can go {lengths} boat lengths")
            }
            Self::Patrol { ocean, ships: 1 } => {
                format!("a patrol in the {ocean} must be overcome first")
            }
            Self::Patrol { ocean, ships } => {
                format!("{ships} patrols in the {ocean} must be overcome first")
            }
            Self::NoEngagement => {
                "choose ships of yours and enemy ships of one opponent in one ocean".into()
            }
            Self::OtherOcean(ship) => format!("ship {ship} is in another ocean"),
            Self::OneAtATime(ship) => format!("ship {ship} attacks one ship at a time"),
            Self::OneShipAlone => "several ships attack one as flanks, with equal blocks".into(),
            Self::OneFlank(ship) => format!("ship {ship} is one flank and sends one block"),
            Self::NotToSend(ship) => format!("ship {ship} cannot be sent into this battle"),
            Self::NoSuchEngagement(number) => {
                format!("engagement {} is over, or not yours to roll", u32::from(*number) + 1)
            }
            Self::NotAVictor(ship) => format!("ship {ship} cannot board this one"),
            Self::BetweenTurns => "players leave and join between turns".into(),
        }
    }
}

/// Why a game could not be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The setup is no game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An action was refused.
    #[error("action {number} is not allowed: {refusal}")]
    Refused {
        /// Its number, from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}
