//! What a seat may want to do: the only input of a game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::battle::Origins;
use crate::core::{Seat, ShipId};
use crate::game::board::cards::{Card, Hand};
use crate::poker;
use crate::world::{Hex, Territory};

/// What a set of territory cards buys (T9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purchase {
    /// Armies.
    Armies,
    /// A factory, placed at the end of the turn.
    Factory,
    /// A ship with the armies of one die aboard.
    Ship,
}

/// How a single ship attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effort {
    /// A normal attack: one army stays aboard (A1, N5).
    Normal,
    /// A committed attack by so many of the armies aboard (A2).
    Committed(u32),
}

/// The most ships of one side in one engagement.
pub const MOST_ABREAST: usize = 6;

/// The most engagements that one side declares in one battle.
pub const MOST_ENGAGEMENTS: usize = 6;

/// One engagement as it is declared (N7, N8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Engage {
    /// The enemy ship.
    pub target: ShipId,
    /// The own ships: one, or several as flanks.
    pub ships: ArrayVec<ShipId, MOST_ABREAST>,
    /// The attack; that of flanks is committed with the size of each block.
    pub effort: Effort,
}

/// The engagements of one side.
pub type Engagements = ArrayVec<Engage, MOST_ENGAGEMENTS>;

/// How far an attack goes on without asking (A21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// One roll.
    Once,
    /// Until the territory is conquered or no attack is possible.
    Conquest,
    /// As `Conquest`, but stop when no more than this many own armies are left: in the attacking
    /// territory in a normal attack, in all blocks together in a large one.
    Left(u32),
}

/// Which die of a flanking roll gets the plus one (A6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlusOne {
    /// The best one.
    Best,
    /// The attacker is asked once the dice lie.
    Ask,
}

/// What a seat wants to do.
///
/// ```
/// use red_queens_engine::game::Action;
/// use red_queens_engine::world::Territory;
/// let action = Action::Deploy { territory: Territory::Brazil, armies: 3 };
/// assert_eq!(action, action.clone());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Take a free territory (X1).
    Choose {
        /// A territory nobody holds.
        territory: Territory,
    },
    /// Place starting armies (X1).
    Garrison {
        /// An own territory.
        territory: Territory,
        /// How many; one where armies are placed in turns.
        armies: u32,
    },
    /// Move starting armies between own territories (T4).
    Rearrange {
        /// Where they stand.
        from: Territory,
        /// Where they go.
        to: Territory,
        /// How many; one stays.
        armies: u32,
    },
    /// Place a factory (T4, T22).
    Build {
        /// An own territory.
        territory: Territory,
    },
    /// Turn in a set of territory cards (C2, T9).
    TurnIn {
        /// Three cards of the own hand.
        cards: [Card; 3],
        /// What the set buys.
        buy: Purchase,
    },
    /// Place reinforcements (T10).
    Deploy {
        /// An own territory.
        territory: Territory,
        /// How many.
        armies: u32,
    },
    /// Declare a normal attack (A1).
    Attack {
        /// An own territory with two armies or more.
        from: Territory,
        /// A bordering territory of somebody else.
        to: Territory,
    },
    /// Declare a committed attack (A2).
    Commit {
        /// An own territory.
        from: Territory,
        /// A bordering territory of somebody else.
        to: Territory,
        /// Armies committed: two or more, at most all but one.
        armies: u32,
    },
    /// Declare a flanking attack (A5).
    Flank {
        /// A territory of somebody else.
        to: Territory,
        /// Armies in each block: two or more.
        size: u32,
        /// The bordering own territory, or ship within reach, of each block; a territory that sends
        /// two blocks stands here twice.
        from: Origins,
    },
    /// Declare a landing by one ship (N5).
    Land {
        /// An own ship on a harbour hex of the territory.
        ship: ShipId,
        /// A territory of somebody else.
        to: Territory,
        /// Normal or committed.
        effort: Effort,
    },
    /// Place a ship (T4, T9).
    PlaceShip {
        /// A harbour hex of an own territory.
        at: Hex,
    },
    /// Roll how far a ship can sail (N1).
    Cruise {
        /// An own ship.
        ship: ShipId,
    },
    /// Sail the cruise that was rolled (N1).
    Sail {
        /// A hex within its reach.
        to: Hex,
    },
    /// Take armies aboard (N2).
    Embark {
        /// An own ship.
        ship: ShipId,
        /// An own territory whose harbour it lies in.
        from: Territory,
        /// How many; one stays ashore.
        armies: u32,
    },
    /// Put armies ashore (N2).
    Disembark {
        /// An own ship.
        ship: ShipId,
        /// An own territory whose harbour it lies in.
        to: Territory,
        /// How many.
        armies: u32,
    },
    /// Declare a sea battle against one opponent (N7).
    Engage {
        /// Who attacks whom.
        engagements: Engagements,
    },
    /// Send other ships into the battle, each against one attacking ship (N7); none is possible.
    SendIn {
        /// Who attacks whom, one ship each.
        engagements: Engagements,
    },
    /// Roll in an engagement (N8). A normal attacker throws as many dice as possible.
    SeaRoll {
        /// Its number, from 0.
        engagement: u8,
        /// The block that rolls, from 0; 0 in a normal engagement.
        block: u8,
        /// How far to go on; one roll while the other side has engagements of its own.
        until: Until,
    },
    /// Add reserves aboard to a block (A3).
    SeaReserve {
        /// The number of the engagement.
        engagement: u8,
        /// The block.
        block: u8,
        /// How many armies.
        armies: u32,
    },
    /// Break off a normal engagement (N8).
    BreakOff {
        /// Its number, from 0.
        engagement: u8,
    },
    /// Board a ship without armies, and so capture it (N10).
    Board {
        /// The own victorious ship.
        ship: ShipId,
        /// Armies that go over; one stays.
        armies: u32,
    },
    /// Sink a ship without armies (N10).
    Sink,
    /// Answer the first attack of a turn (T11).
    Mobilize {
        /// Whether to cut the deck.
        cut: bool,
        /// Cards of the own hand to reveal: own territories and wilds.
        reveal: Hand,
    },
    /// Say where the armies raised by a wild card go (T11, T12).
    Levy {
        /// A territory of the army that mobilizes.
        territory: Territory,
    },
    /// Roll in a normal attack (A1).
    Roll {
        /// Own dice, 1 to 3.
        dice: u8,
        /// How far to go on; later rolls use as many dice as possible.
        until: Until,
    },
    /// Roll a block of a committed or flanking attack (A2, A5).
    RollBlock {
        /// Its number, from 0.
        block: u8,
        /// Which die gets the plus one, if the attack is flanking.
        plus: PlusOne,
        /// How far to go on; when the block is gone the next one with troops rolls.
        until: Until,
    },
    /// Give the plus one to a die (A6).
    Raise {
        /// The face of the die, 1 to 6.
        face: u8,
    },
    /// Add reserves to a block (A3).
    Reserve {
        /// Its number, from 0.
        block: u8,
        /// How many armies of its territory.
        armies: u32,
    },
    /// Break off a normal attack (A1).
    Halt,
    /// Send more armies after a conquest (A1, A4, A10).
    Advance {
        /// How many, beyond those who are in already.
        armies: u32,
    },
    /// Move armies at the end of the turn (T23, X4).
    Transfer {
        /// Where they stand.
        from: Territory,
        /// Where they go.
        to: Territory,
        /// How many; one stays.
        armies: u32,
    },
    /// Lay down a poker card (T25).
    Discard {
        /// A card of the own stash.
        card: poker::Card,
    },
    /// Go on with an ally after having been defeated (T42).
    TakeOver {
        /// The ally.
        ally: Seat,
    },
    /// Leave the game: the army becomes an ally (T40). Between turns.
    Leave {
        /// The player.
        seat: Seat,
    },
    /// Join the game by taking over an ally (T41). Between turns.
    Join {
        /// The ally.
        ally: Seat,
    },
    /// Done with what is asked, or nothing of it: ends arranging, the campaign, transfers; keeps
    /// the cards; declines; calls no ally, lets a call pass, gives it up.
    Done,
    /// Declare which ally to play (P1).
    Declare {
        /// The ally.
        ally: Seat,
    },
    /// Contest the call for an ally (P1).
    Contest,
    /// Play poker with those who contest (P1).
    Accept,
    /// Do something in a game of poker (P2, P5 to P8).
    Poker(poker::Move),
}
