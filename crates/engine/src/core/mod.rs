//! The foundation of all other layers: seats, tables and sets indexed by small ids, the random
//! source, fingerprints and the rulebook.

pub(crate) mod array;
mod digest;
mod excerpt;
mod hexadecimal;
mod ids;
mod message;
mod random;
mod rulebook;
mod seat;
mod secret;
mod seed;
mod ship;

pub(crate) use ids::{id_enum, id_set};
pub(crate) use message::{English, messages, one_of};

pub use digest::{Digest, digest};
pub use excerpt::excerpt;
pub use ids::{Members, UnknownMember};
pub use message::Message;
pub use random::{Loaded, RandomSource, Seeded};
pub use rulebook::{RuleId, RulebookEntry, is_ruling, read_rulebook, rulebook};
pub use seat::{BySeat, Seat, SeatSet, UnknownSeat};
pub use secret::{Chain, DeviceKey, Secret};
pub use seed::{Seed, SeedError};
pub use ship::{ShipId, ShipSet, UnknownShip};
