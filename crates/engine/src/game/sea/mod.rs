//! Ships: launching, cruises, engagements, prizes.

pub(super) mod boarding;
pub(super) mod end;
pub(super) mod engage;
pub(super) mod engagement;
pub(super) mod legal;
pub(super) mod sail;
