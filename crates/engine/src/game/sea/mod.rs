//! Ships: launching, cruises, engagements, prizes.

pub(super) mod boarding;
pub(super) mod end;
pub(super) mod engage;
pub(super) mod fight;
pub(super) mod legal;
pub(super) mod play;
pub(super) mod sail;
