//! The rules of Red Queens, a game of world conquest with navies and poker: pure, deterministic and
//! independent of the browser.
//!
//! A game is a [`Setup`] (rule set, seats, seed) and a list of [`Action`]s; everything else follows
//! from them. [`Game::new`] checks the setup, [`Game::prompt`] returns the seat to act,
//! [`Game::legal`] lists the legal actions, and [`Game::play`] performs one, or refuses it with a
//! [`Refusal`] that cites the rule and leaves the game unchanged. Each action produces [`Event`]s.
//! An [`Observation`] holds the knowledge of one seat, and a [`Record`] stores a game or sends it.
//!
//! ```
//! use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Seeded, Setup};
//!
//! let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
//! let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
//! let mut game = Game::new(setup)?;
//! let mut rng = Seeded::new(Seed::from_number(2), 0);
//! while let Some(action) = game.legal().sample(&mut rng) {
//!     for event in game.play(action)? {
//!         println!("{event:?}");
//!     }
//! #   if game.actions().len() > 100 { break; }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
