//! Ships: launching, cruises, engagements, prizes.

mod boarding;
mod end;
mod engage;
mod fight;
mod legal;
mod sail;
