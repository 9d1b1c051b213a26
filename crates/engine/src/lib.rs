#![doc = include_str!("../README.md")]
//!
//! ## Modules
//!
//! The modules are layers: each uses only modules listed before it. [`core`], [`world`], [`battle`]
//! and [`poker`], [`game`], [`record`].

pub mod battle;
pub mod core;
pub mod game;
pub mod poker;
pub mod record;
pub mod world;

pub use core::{Digest, Message, Seat, Seed, Seeded, ShipId};
pub use game::{
    Action, AllyEvent, Ask, BoardEvent, CardEvent, Choice, Control, Event, Game, LandEvent, Legal,
    Observation, Outcome, Player, Prompt, Refusal, ReplayError, RuleSet, SeaAction, SeaChoice,
    SeaEvent, SeatEvent, Setup, SetupError, State, UndoError, Verb,
};
pub use record::{Position, Record, Replay};
pub use world::{Hex, Territory, World};
