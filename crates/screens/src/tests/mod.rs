//! Tests of many views at once, by their subject.

mod another_world;
mod controls;
mod deferred_end;
mod elsewhere;
mod gathering;
mod imported_bots;
mod interruptions;
mod looking_back;
mod march;
mod ordered_rolls;
mod people;
mod placing;
mod reach;
mod reactions;
mod secrets;
mod showdown;
mod successors;
mod tablet;
