//! The game: what it is made of, what may be done, what happens then.
//!
//! [`Game::new`] checks a [`Setup`]; [`Game::prompt`] says who must decide; [`Game::legal`] lists what
//! is possible; [`Game::play`] does it or refuses it with a reason. One file for each part of a turn.

mod action;
mod allies;
mod board;
mod boarding;
mod call;
mod campaign;
mod cards;
mod command;
mod conquest;
mod engage;
mod event;
mod fight;
mod finish;
mod fleet;
mod income;
mod legal;
mod listing;
mod mobilize;
mod naval_legal;
mod observation;
mod opening;
mod options;
mod outcome;
mod phase;
mod play;
mod poker_table;
mod prompt;
mod refusal;
mod reinforce;
mod ruleset;
mod sail;
mod sea_battle;
mod sea_end;
mod sea_fight;
mod setup;
mod state;
mod transfer;

pub use action::{
    Action, Effort, Engage, Engagements, MOST_ABREAST, MOST_ENGAGEMENTS, PlusOne, Purchase, Until,
};
pub use board::{Board, Captives};
pub use call::Bid;
pub use campaign::LEAST_BLOCK;
pub use cards::{Card, Deck, Hand, WILDS, is_set};
pub use event::{AttackKind, Event, Repulse, Source};
pub use fleet::{Fleet, Ship, Voyage};
pub use income::{FACTORY_ARMIES, Income, LEAST_FOR_LAND};
pub use legal::{Choice, Legal};
pub use observation::Observation;
pub use opening::starting_pool;
pub use options::{OPTIONS, RuleOption, option};
pub use outcome::Outcome;
pub use phase::{Advance, Attack, Battle, Force, Phase, Then, Turn};
pub use play::{Game, UndoError};
pub use poker_table::PokerTable;
pub use prompt::{Ask, Prompt};
pub use refusal::{Refusal, ReplayError};
pub use ruleset::{
    AllyPlay, AttackDice, Deal, EmptySeats, ForcedSets, Fortify, Placing, RuleSet, SetValue,
    StartingArmies, UnknownValue, Victory,
};
pub use sea_battle::{Engagement, SeaBattle, Standing};
pub use setup::{Control, LONGEST_LEVEL, LONGEST_TEXT, Player, Setup, SetupError};
pub use state::{Role, State};
