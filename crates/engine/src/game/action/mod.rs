//! Player actions, the only input of a game.

pub(super) mod rolling;
pub(super) mod sea;
pub(super) mod sizes;

use serde::{Deserialize, Serialize};

use crate::battle::{Origins, Side};
use crate::core::{Seat, SeatSet, Secret};
use crate::game::action::rolling::{PlusOne, Until};
use crate::game::action::sea::SeaAction;
use crate::game::pieces::cards::{Hand, TerritoryCard};
use crate::poker;
use crate::world::Territory;

/// A purchase with a set of territory cards (T9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purchase {
    /// Armies.
    Armies,
    /// A factory, placed at the end of the turn.
    Factory,
    /// A ship with the armies of one die aboard.
    Ship,
}

/// An action that a seat can play.
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
        /// A territory that nobody holds.
        territory: Territory,
    },
    /// Place starting armies (X1).
    Garrison {
        /// An own territory.
        territory: Territory,
        /// The number of armies; one if players place armies in turns.
        armies: u32,
    },
    /// Move starting armies between the seat's own territories (T4).
    Rearrange {
        /// The territory that the armies leave.
        from: Territory,
        /// The territory that the armies enter.
        to: Territory,
        /// The number of armies; one must stay.
        armies: u32,
    },
    /// Place a factory (T4, T22).
    Build {
        /// An own territory.
        territory: Territory,
    },
    /// Turn in a set of territory cards (C2, T9).
    TurnIn {
        /// Three cards from the seat's hand.
        cards: [TerritoryCard; 3],
        /// The purchase that the set pays for.
        buy: Purchase,
    },
    /// Place reinforcements (T10).
    Deploy {
        /// An own territory.
        territory: Territory,
        /// The number of armies.
        armies: u32,
    },
    /// Declare a normal attack (A1).
    Attack {
        /// An own territory with two armies or more.
        from: Territory,
        /// A bordering territory of another seat.
        to: Territory,
    },
    /// Declare a committed attack (A2).
    Commit {
        /// An own territory.
        from: Territory,
        /// A bordering territory of another seat.
        to: Territory,
        /// The number of armies committed: two or more, and at most all but one.
        armies: u32,
    },
    /// Declare a flanking attack (A5).
    Flank {
        /// A territory of another seat.
        to: Territory,
        /// The number of armies in each block: two or more.
        size: u32,
        /// The origin of each block: a bordering own territory, or a ship within reach. A territory
        /// that sends two blocks is listed twice.
        from: Origins,
    },
    /// Act at sea (N1 to N10).
    Sea(SeaAction),
    /// Respond to the first attack of a turn (T11): first decide whether to cut, then which cards
    /// to reveal. In older games the two decisions are one.
    Mobilize {
        /// True to cut the deck.
        cut: bool,
        /// The cards to reveal from the seat's hand: own territories and wild cards.
        reveal: Hand,
    },
    /// Place the armies raised by a wild card (T11, T12).
    Levy {
        /// A territory of the mobilizing army.
        territory: Territory,
    },
    /// Roll in a normal attack (A1).
    Roll {
        /// The number of the attacker's dice, 1 to 3.
        dice: u8,
        /// The point at which to stop; later rolls use as many dice as possible.
        until: Until,
    },
    /// Roll a block of a committed or flanking attack (A2, A5).
    RollBlock {
        /// The number of the block, from 0.
        block: u8,
        /// The die that gets the plus one, if the attack is flanking.
        plus: PlusOne,
        /// The point at which to stop; when the block is spent, the next one with armies rolls.
        until: Until,
    },
    /// Give the plus one to a die (A6).
    Raise {
        /// The face of the die, 1 to 6.
        face: u8,
    },
    /// Add reserves to a block (A3).
    Reserve {
        /// The number of the block, from 0.
        block: u8,
        /// The number of armies, from the block's territory or ship.
        armies: u32,
    },
    /// Break off a normal attack (A1).
    Halt,
    /// Move more armies in after a conquest (A1, A4, A10).
    Advance {
        /// The number of armies, in addition to those already in.
        armies: u32,
    },
    /// Move armies at the end of the turn (T23, X4).
    Transfer {
        /// The territory that the armies leave.
        from: Territory,
        /// The territory that the armies enter.
        to: Territory,
        /// The number of armies; one must stay.
        armies: u32,
    },
    /// Discard a poker card (T25).
    Discard {
        /// A card from the seat's stash.
        card: poker::Card,
    },
    /// Go on with an ally after an elimination (T42).
    TakeOver {
        /// The ally.
        ally: Seat,
    },
    /// Leave the game between turns; the army becomes an ally (T40).
    Leave {
        /// The player.
        seat: Seat,
    },
    /// Join the game between turns by taking over an ally (T41).
    Join {
        /// The ally.
        ally: Seat,
    },
    /// End or decline the current decision: end arranging, the campaign or moves; keep the cards;
    /// decline an offer; call no ally, don't contest a call, or give the ally up.
    Done,
    /// Call an ally in order to play it (P1).
    Declare {
        /// The ally.
        ally: Seat,
    },
    /// Contest a call for an ally (P1).
    Contest,
    /// Accept poker against the contesting players (P1), or play the ally that was won (P8).
    Accept,
    /// Make a move in a hand of poker (P2, P5 to P8).
    Poker(poker::Move),
    /// Take the card for a conquest (K6).
    Draw,
    /// Discard a territory card over the limit (K6).
    Shed {
        /// A card from the seat's hand.
        card: TerritoryCard,
    },
    /// Move armies into a territory that nobody controls (L6).
    Expand {
        /// An own territory with two armies or more.
        from: Territory,
        /// A bordering territory that nobody controls.
        to: Territory,
        /// The number of armies; one must stay.
        armies: u32,
    },
    /// Declare the defender's dice (A22, L1).
    Defend {
        /// The number of the defender's dice.
        dice: u8,
    },
    /// Play an ambush at the start of an attack on an own territory (L7).
    Ambush,
    /// Play a barrage before a roll of the seat's own attack (L7).
    Barrage,
    /// Turn a die into a six (L3).
    Missile {
        /// The side whose die changes.
        side: Side,
        /// The face that the die counts as now, 1 to 5.
        face: u8,
    },
    /// Mix a nonce into the dice that follow (D3). No seat decides this; the nonce comes with the
    /// link by which a game is handed over. A [`Game`](crate::game::Game) accepts it when the
    /// decision has just passed from one seat to another, and never lists it.
    Reseed {
        /// An arbitrary number.
        word: u32,
    },
    /// Commit a device to its secrets before any die depends on them (D3). No seat decides this,
    /// and it is never listed.
    Pledge {
        /// The seats that people on this device play.
        seats: SeatSet,
        /// The image of the first secret.
        anchor: Secret,
        /// An arbitrary number that makes the secrets of this pledge different from those of any
        /// other.
        nonce: u32,
    },
    /// Reveal the next secret of the device that is to decide (D3), on which the dice that follow
    /// depend. No seat decides this, and it is never listed.
    Reveal {
        /// The secret whose image was pledged or revealed before.
        secret: Secret,
    },
    /// Continue as a branch of the game with dice of its own (D3). No seat decides this, and it is
    /// never listed.
    Fork {
        /// An arbitrary number.
        word: u32,
    },
}

impl Action {
    /// Returns `true` if the action only concerns the source of the dice and changes nothing on the
    /// table (D3).
    pub fn is_about_dice(&self) -> bool {
        matches!(
            self,
            Self::Reseed { .. } | Self::Pledge { .. } | Self::Reveal { .. } | Self::Fork { .. }
        )
    }
}

impl From<SeaAction> for Action {
    fn from(action: SeaAction) -> Self {
        Self::Sea(action)
    }
}
