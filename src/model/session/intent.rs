//! Everything that can be wanted at the table. Attacks, ships and cards go the same way: what takes
//! several steps is planned in the draft, what is ready there is carried out, and both become actions; a
//! deed of one step is an action at once.

use super::dice::Device;
use super::played_by::PlayedBy;
use super::reactions::Reactions;
use super::settings::Orders;
use crate::model::land::path_deed::PathDeed;
use crate::model::table::choices::{Chunk, Plan, Plus};
use engine::battle::Post;
use engine::core::{Seat, ShipId};
use engine::game::{Action, Effort, Until};
use engine::poker::Card;
use engine::world::{Hex, Territory};

/// What a person, or a computer player for its seat, wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    Tap(Territory),
    /// Something was dragged from one territory or ship to another.
    Drag(Post, Post),
    Deselect,
    Armies(u32),
    /// How many armies a tap places.
    Chunk(Chunk),
    /// The kind of attack that is planned.
    Plan(Plan),
    /// Who chooses the die for the plus one of a flanking roll.
    Plus(Plus),
    /// Blocks of a flanking attack from this territory or ship: one more, or one less.
    AddBlock(Post),
    /// See [`Intent::AddBlock`].
    DropBlock(Post),
    TapShip(ShipId),
    TapHex(Hex),
    /// A ship shall attack another one, or not any more.
    Engage(ShipId, ShipId),
    /// A ship joins another one of the planned sea battle as a flank.
    Flank(ShipId, ShipId),
    /// The flanks with which a ship attacks fight alone.
    Part(ShipId),
    /// How a ship attacks in the planned sea battle, and those that attack with it.
    Effort(ShipId, Effort),
    /// Declare the planned sea battle, or send the chosen ships into one.
    SetSail,
    /// Something is done to the path whose odds are asked for.
    Path(PathDeed),
    /// All armies that may go to the chosen territory go there, before the game begins (T4).
    Gather,
    /// Declare the planned attack and roll.
    Attack(Until),
    /// Do what the draft says: move, place.
    Confirm,
    /// A poker card is picked for the game that is played, or laid back.
    Pick(Card),
    /// Play or exchange the poker cards that are picked.
    PlayCards,
    Play(Action),
    /// Draw the cards of a campaign whose end is held back.
    Draw,
    /// A computer player's answer to the observation after this many actions.
    Answer {
        /// How many actions had been played when it was asked.
        after: usize,
        action: Action,
    },
    /// The game is sent to whoever is elsewhere, from this device.
    Seal(Device),
    /// A hint for the person at the screen.
    Advise {
        /// How many actions had been played when it was asked for.
        after: usize,
        action: Action,
        why: Option<String>,
    },
    /// Take the last action back.
    Undo,
    /// The right person holds the tablet now.
    Uncover,
    /// Look at the own covered cards, or cover them again.
    Peek(bool),
    /// The result of the last battle was read.
    GoOn,
    /// What was ordered shall not be done without asking.
    Recall,
    /// The notice was read.
    Dismiss,
    /// Standing orders of a seat.
    Orders(Seat, Orders),
    /// What a seat wants done for it in the middle of attacks.
    Reactions(Seat, Reactions),
    /// Who decides for a seat from now on.
    Control(Seat, PlayedBy),
    /// The next battle of a path that is carried out.
    March,
}
