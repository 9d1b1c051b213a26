//! Everything that somebody at the table can ask for. Attacks, ships and cards work the same way:
//! an action of several steps is planned in the draft and carried out when it is ready there, while
//! an action of a single step is played at once.

use super::dice::DiceDevice;
use super::played_by::PlayedBy;
use crate::draft::choices::{Chunk, Plan, Plus};
use crate::path::PathAction;
use crate::settings::{Orders, Reactions};
use engine::battle::Post;
use engine::core::{Seat, ShipId};
use engine::game::{Action, Effort, Until};
use engine::poker::{Card, Move};
use engine::world::{Hex, Territory};

/// A request from a person, or from a computer player for its seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    Tap(Territory),
    /// A drag from one territory or ship to another.
    Drag(Post, Post),
    Deselect,
    Armies(u32),
    /// The number of armies that a tap places.
    Chunk(Chunk),
    /// The planned attack type.
    Plan(Plan),
    /// The best flanking attack with blocks of this size.
    BlockSize(u32),
    /// The choice of the die for the plus one of a flanking roll.
    Plus(Plus),
    /// One block more in a flanking attack from this territory or ship.
    AddBlock(Post),
    /// One block fewer; see [`Intent::AddBlock`].
    DropBlock(Post),
    TapShip(ShipId),
    TapHex(Hex),
    /// Let a ship attack another one, or call that off.
    Engage(ShipId, ShipId),
    /// Let a ship join another one of the planned sea battle as a flank.
    Flank(ShipId, ShipId),
    /// Let the flanks of a ship fight separately.
    Part(ShipId),
    /// The type of attack of a ship, and of those that attack with it, in the planned sea battle.
    Effort(ShipId, Effort),
    /// Declare the planned sea battle, or send the selected ships into one.
    SetSail,
    /// A change to the path whose odds are shown.
    Path(PathAction),
    /// Move all spare armies to the selected territory, before the game begins (T4).
    Gather,
    /// Declare the planned attack and roll.
    Attack(Until),
    /// Carry out the draft: move or place armies.
    Confirm,
    /// Pick a poker card for the current hand, or put it back.
    Pick(Card),
    /// Use or exchange the picked poker cards.
    PlayCards,
    Play(Action),
    /// An answer at the poker table, also for everybody at the device who is asked the same question
    /// later in this round.
    AnswerForAll(Move),
    /// Draw the cards of a campaign whose end is deferred.
    Draw,
    /// A computer player's answer to the observation after this many actions.
    Answer {
        /// The number of actions played when it was asked.
        after: usize,
        action: Action,
    },
    /// The game has been sent from this device to a remote player.
    Seal(DiceDevice),
    /// A hint for the person at the screen.
    Advise {
        /// The number of actions played when the hint was requested.
        after: usize,
        action: Action,
        why: Option<String>,
    },
    /// Undo the last action.
    Undo,
    /// The right player now holds the device.
    Uncover,
    /// Look at one's own covered cards, or cover them again.
    Peek(bool),
    /// The result of the last battle has been read.
    GoOn,
    /// Cancel the rolls that were ordered, or place one's starting armies oneself again.
    Recall,
    /// The notice has been read.
    Dismiss,
    /// The standing orders of a seat for the first attack of a turn.
    Orders(Seat, Orders),
    /// The standing orders of a seat in the middle of attacks.
    Reactions(Seat, Reactions),
    /// The person or program to decide for a seat from now on.
    Control(Seat, PlayedBy),
    /// The next battle of a path being carried out.
    March,
    /// Leave the rest of one's starting armies to the hints.
    PlaceRest,
}
