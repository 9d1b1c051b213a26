//! A game at a table: who holds the tablet and decides, what is planned and ordered, what can be
//! undone, and how it is saved. It knows the players and the rules, but no language and no screen.

#![forbid(unsafe_code)]

mod draft;
mod notice;
mod path;
mod saves;
mod session;
mod settings;
mod strength;
mod tally;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use draft::choices::{Chunk, Ferry, Plan, Plus};
pub use draft::picks::chooses_at_once;
pub use draft::proposals::{Proposal, flanking, proposals};
pub use draft::sea_battle::{can_join, in_blocks};
pub use draft::{Draft, declaration};
pub use notice::Notice;
pub use path::{Path, PathAction, PathOdds, StepOdds};
pub use saves::mail::Mail;
pub use saves::save::{
    Broken, Cover, Glance, LONGEST_SAVE, NEWEST_SAVE, PackedOwners, Save, SaveError,
};
pub use session::{
    Awaited, DiceDevice, Duty, HistoryMode, Intent, Moment, Opening, PlayedBy, Proof, Rewind,
    Session,
};
pub use settings::{LosingHand, Orders, Reactions, TableSettings};
pub use strength::Strength;
pub use tally::{Owners, TurnTally};
