//! What a seat may want to do: the only input of a game.

use serde::{Deserialize, Serialize};

use crate::battle::{Origins, Side};
use crate::core::{Seat, SeatSet, Secret};
use crate::game::board::cards::{Card, Hand};
use crate::game::rolling::{PlusOne, Until};
use crate::game::sea::action::SeaAction;
use crate::poker;
use crate::world::Territory;

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

/// What a seat wants to do.
///
/// ```
/// use red_queens_engine::game::Action;
/// use red_queens_engine::world::Territory;
/// let action = Action::Deploy { territory: Territory::Brazil, armies: 3 };
/// assert_eq!(action, action.clone());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
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
    /// Do something at sea (N1 to N10).
    Sea(SeaAction),
    /// Answer the first attack of a turn (T11): first whether to cut, then what to reveal. In games
    /// that began before that was two decisions it is one.
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
    /// Play poker with those who contest (P1), or the ally that was won (P8).
    Accept,
    /// Do something in a game of poker (P2, P5 to P8).
    Poker(poker::Move),
    /// Take the card for a conquest (K6).
    Draw,
    /// Lay down a territory card that may not be kept (K6).
    Shed {
        /// A card of the own hand.
        card: Card,
    },
    /// Move troops into a territory that nobody controls (L6).
    Expand {
        /// An own territory with two armies or more.
        from: Territory,
        /// A bordering territory of nobody.
        to: Territory,
        /// How many; one stays.
        armies: u32,
    },
    /// Declare the dice of a defender (A22, L1).
    Defend {
        /// Own dice.
        dice: u8,
    },
    /// Lay an ambush at the start of an attack on an own territory (L7).
    Ambush,
    /// Fire a barrage before a roll of the own attack (L7).
    Barrage,
    /// Turn a die into a six (L3).
    Missile {
        /// Whose die.
        side: Side,
        /// What it counts as now, 1 to 5.
        face: u8,
    },
    /// Mix a word into the dice that follow (D3): no seat decides it, it comes with the link by which a game is handed over. A
    /// [`Game`](crate::game::Game) takes it where the decision has just passed from one seat to another; nothing lists it.
    Stir {
        /// Any number.
        word: u32,
    },
    /// Commit a device to its secrets (D3), before any die depends on them. No seat decides it, and nothing lists it.
    Pledge {
        /// The seats that people at this device decide for.
        seats: SeatSet,
        /// The image of the first secret.
        anchor: Secret,
        /// Any number: it makes the secrets of this pledge those of no other one.
        nonce: u32,
    },
    /// Reveal the next secret of the device to which the decision has come (D3): the dice that follow depend on it. No seat
    /// decides it, and nothing lists it.
    Reveal {
        /// The secret whose image was revealed before, or pledged.
        secret: Secret,
    },
    /// Go on as a copy of the game, with dice of its own (D3). No seat decides it, and nothing lists it.
    Fork {
        /// Any number.
        word: u32,
    },
}

impl Action {
    /// Returns `true` if it is about where the dice come from, and nothing on the table changes by it (D3).
    pub fn is_about_dice(&self) -> bool {
        matches!(
            self,
            Self::Stir { .. } | Self::Pledge { .. } | Self::Reveal { .. } | Self::Fork { .. }
        )
    }
}

impl From<SeaAction> for Action {
    fn from(action: SeaAction) -> Self {
        Self::Sea(action)
    }
}
