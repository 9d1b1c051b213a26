//! Reasons for refusing an action. A refused action changes nothing.

use crate::core::{English, RuleId, Seat, ShipId, messages, one_of};
use crate::game::rules::setup::SetupError;
use crate::poker::{self, Foul, STASH_LIMIT};
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
    Poker(Foul),
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
            Self::Poker(foul) => return foul.rule(),
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

messages! { Refusal {
    Self::Over => ["over", "the game is over"],
    Self::NotNow(_) => ["not-now", "another decision comes first"],
    Self::NotDeclined(_) => ["not-declined", "this can’t be declined"],
    Self::NotFree(territory) => [
        "not-free", "{territory} is taken; choose a free territory", territory
    ],
    Self::NotYours(territory, _) => ["not-yours", "{territory} is not yours", territory],
    Self::Yours(territory) => ["yours", "{territory} is your own", territory],
    Self::NoBorder(from, to) => ["no-border", "{from} does not border on {to}", from, to],
    Self::NoPath(from, to) => [
        "no-path", "your territories don’t connect {from} to {to}", from, to
    ],
    Self::SamePlace(territory) => [
        "same-place", "the armies are already in {territory}", territory
    ],
    Self::Armies { least: 1, most: armies @ 1, .. } => [
        "armies-exactly", "choose exactly {armies} army", armies
    ],
    Self::Armies { least, most: armies, .. } if least == armies => [
        "armies-exactly", "choose exactly {armies} armies", armies
    ],
    Self::Armies { least, most, .. } if least > most => [
        "armies-too-few", "not enough armies: at least {least} needed, {most} available", least, most
    ],
    Self::Armies { least, most, .. } => [
        "armies", "choose {least} to {most} armies", least, most
    ],
    Self::NoneToSpare(territory) => [
        "none-to-spare",
        "{territory} has no spare armies: one must stay, and each army moves only once",
        territory
    ],
    Self::NobodyBeside(territory) => [
        "nobody-beside", "there is nobody to attack next to {territory}", territory
    ],
    Self::NoWayOut(territory) => [
        "no-way-out", "{territory} is not connected to any other territory of yours", territory
    ],
    Self::ArmiesLeft(armies @ 1) => ["armies-left", "place your last army first", armies],
    Self::ArmiesLeft(armies) => [
        "armies-left", "place your {armies} remaining armies first", armies
    ],
    Self::OneSource(territory) => [
        "one-source", "this turn you can move armies only from {territory}", territory
    ],
    Self::BetweenTurns => [
        "between-turns",
        "players can leave and join only between turns, before the first action of a turn"
    ],
    Self::Dice { least: 1, most: dice @ 1 } => ["dice-exactly", "you roll {dice} die here", dice],
    Self::Dice { least, most: dice } if least == dice => [
        "dice-exactly", "you roll {dice} dice here", dice
    ],
    Self::Dice { least, most } => ["dice", "roll {least} to {most} dice", least, most],
    Self::NoLargeAttacks => [
        "no-large-attacks", "this game has no massed (committed or flanking) attacks"
    ],
    Self::MustAttack(from) => [
        "must-attack",
        "before you stop you must attack once with superior numbers: from {territories}",
        territories = one_of(from.iter())
    ],
    Self::OneSet => ["one-set", "you have already turned in a set this turn"],
    Self::EnoughSets => [
        "enough-sets", "you have fewer than five cards left; keep them for your next turn"
    ],
    Self::TableFull => [
        "table-full", "this game is for three or four players, and four are playing"
    ],
    Self::Blocks => ["blocks", "a flanking attack needs 2 to 12 blocks of armies"],
    Self::Exhausted(territory) => [
        "exhausted", "{territory} lost a committed attack and can’t act again this turn", territory
    ],
    Self::NoSuchBlock(index) => [
        "no-such-block", "block {block} has no armies left", block = number(*index)
    ],
    Self::NotBetweenRolls => [
        "not-between-rolls", "reserves can join only between two rolls: roll first"
    ],
    Self::NoHalt => ["no-halt", "only a normal attack can be broken off, and only after a roll"],
    Self::NoSuchDie(face) => ["no-such-die", "no die shows a {face}", face],
    Self::DefenceDice { least, most } => [
        "defence-dice", "defend with {least} to {most} dice", least, most
    ],
    Self::NotToStrike(face) => [
        "not-to-strike", "there is no {face} that a missile could turn into a 6", face
    ],
    Self::NobodyThere(territory) => [
        "nobody-there", "nobody holds {territory}: move in instead", territory
    ],
    Self::Controlled(territory) => [
        "controlled",
        "{territory} is held: you can move only into territories nobody holds",
        territory
    ],
    Self::BesideHeadquarters(territory) => [
        "beside-headquarters",
        "there is a headquarters next to {territory}; choose a territory farther away",
        territory
    ],
    Self::NotHeld => ["not-held", "you don’t hold these cards"],
    Self::NoSet => ["no-set", "a set is three cards of one symbol, or one of each"],
    Self::NotForSale => ["not-for-sale", "in this game a set can’t buy this"],
    Self::FactoryAtEnd => [
        "factory-at-end",
        "in this game you buy factories at the end of your turn, not at its start"
    ],
    Self::FactoryOnly => [
        "factory-only", "at the end of your turn a set can buy only a factory"
    ],
    Self::SetFirst => [
        "set-first",
        "you hold five or more cards: turn in a set first"
    ],
    Self::NotToReveal => [
        "not-to-reveal",
        "you can reveal only wild cards and cards of your own territories"
    ],
    Self::CutFirst => [
        "cut-first",
        "first decide whether to cut the deck, then which cards to reveal"
    ],
    Self::CutAlready => [
        "cut-already",
        "you have already decided whether to cut the deck"
    ],
    Self::CallFirst => [
        "call-first", "with {cards} poker cards you must call an ally", cards = STASH_LIMIT
    ],
    Self::NotToCall(army) => ["not-to-call", "{army} is not an ally", army],
    Self::Commander(army) => [
        "commander", "{army} plays this ally, and an ally can’t attack its own player", army
    ],
    Self::NoAlly(army) => [
        "no-ally", "{army} is not an ally with land; choose one that is", army
    ],
    Self::NoPlayer(army) => ["no-player", "nobody plays {army}", army],
    Self::NoAllies => ["no-allies", "this game has no allies"],
    Self::NoCoast => ["no-coast", "you have no coast to launch a ship from"],
    Self::SeaFull => [
        "sea-full", "all {ships} ships are at sea: you can’t buy one until one sinks",
        ships = ShipId::COUNT
    ],
    Self::NotYourShip(ship) => ["not-your-ship", "ship {ship} is not yours", ship],
    Self::OwnShip(ship) => ["own-ship", "ship {ship} is your own", ship],
    Self::ShipDone(ship) => [
        "ship-done", "ship {ship} can’t do anything more this turn", ship
    ],
    Self::NoCrew(ship) => [
        "no-crew", "ship {ship} has no armies aboard: take some aboard first", ship
    ],
    Self::HasSailed(ship) => [
        "has-sailed",
        "ship {ship} has sailed; it can sail again once it takes armies aboard, lands or wins a \
         battle",
        ship
    ],
    Self::NoHarbour(hex) => [
        "no-harbour", "{hex} is not a harbour of one of your territories", hex
    ],
    Self::NotInHarbour(territory) => [
        "not-in-harbour", "the ship is not within one boat length of {territory}", territory
    ],
    Self::TooFar { to: hex, lengths: lengths @ 1 } => [
        "too-far", "{hex} is too far: the ship can sail only {lengths} boat length", hex, lengths
    ],
    Self::TooFar { to: hex, lengths } => [
        "too-far", "{hex} is too far: the ship can sail only {lengths} boat lengths", hex, lengths
    ],
    Self::Patrol { ocean, ships: ships @ 1 } => [
        "patrols", "a patrol in the {ocean} Ocean must be beaten first", ships, ocean
    ],
    Self::Patrol { ocean, ships } => [
        "patrols", "{ships} patrols in the {ocean} Ocean must be beaten first", ships, ocean
    ],
    Self::NoEngagement => [
        "no-engagement", "choose ships of yours and enemy ships in the same ocean"
    ],
    Self::OneOpponent => [
        "one-opponent", "in this game you can fight only one opponent in a sea battle"
    ],
    Self::OtherOcean(ship) => ["other-ocean", "ship {ship} is in another ocean", ship],
    Self::OneAtATime(ship) => [
        "one-at-a-time", "ship {ship} can attack only one ship at a time", ship
    ],
    Self::OneShipAlone => [
        "one-ship-alone",
        "several ships can attack one ship only by flanking it, with blocks of the same size"
    ],
    Self::OneFlank(ship) => [
        "one-flank", "ship {ship} is a single flank, so it can send only one block", ship
    ],
    Self::NotToSend(ship) => ["not-to-send", "ship {ship} can’t join this battle", ship],
    Self::NoSuchEngagement(index) => [
        "no-such-engagement", "engagement {number} is over or not yours to roll",
        number = number(*index)
    ],
    Self::NotAVictor(ship) => ["not-a-victor", "ship {ship} can’t board this ship", ship],
    Self::NotInStash(card) => ["not-in-stash", "{card} is not in your stash", card],
    Self::Poker(foul) => (foul),
    Self::NotToReseed => [
        "not-to-stir",
        "new randomness can be mixed into the dice only when a game is handed over by link, and \
         only once"
    ],
    Self::NotToPledge => [
        "not-to-pledge",
        "a device can commit to its secrets only once, before any dice depend on them, and only \
         for players’ seats"
    ],
    Self::PledgesFirst => [
        "pledges-first",
        "all devices must first commit to their secrets, and the first of them must reveal one"
    ],
    Self::NotToDisclose => [
        "not-to-disclose",
        "a device reveals one secret each time a decision passes to it from another device, and \
         only if it has committed to secrets"
    ],
    Self::BrokenCommitment(army) => [
        "broken-commitment",
        "{army}’s device broke its commitment: this is not the secret it committed to",
        army
    ],
} }

/// Returns the number of a block or an engagement, counted from 1.
fn number(index: u8) -> u32 {
    u32::from(index) + 1
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
        "replayed", "action {number} is not allowed: {refusal}", number, refusal
    ],
} }
