//! The game: its parts, the legal actions, and their results.
//!
//! [`Game::new`] checks a [`Setup`]; [`Game::prompt`] returns the seat to act; [`Game::legal`]
//! lists the legal actions; [`Game::play`] plays one or refuses it with a reason. Each part of a
//! turn has a file of its own.

mod action;
mod allies;
mod binding;
mod board;
mod check;
mod dice_source;
mod event;
mod land;
mod legal;
mod listing;
mod observation;
mod outcome;
mod play;
mod pledges;
mod prompt;
mod reasons;
mod refusal;
mod rolling;
mod rules;
mod sampling;
mod sea;
mod turn;
mod verb;

pub use action::{Action, Purchase};
pub use allies::bid::{Bid, PokerTable};
pub(crate) use allies::poker_table::HandOf;
pub use board::cards::{Card, Deck, Hand, SetKinds, WILDS, is_set};
pub use board::fleet::{Fleet, Ship, Voyage};
pub use board::legacy::{FORTIFICATION, LegacyState, Reaction, ReactionSet, Scar};
pub use board::objective::{Aim, Objective};
pub(crate) use board::state::TurnActions;
pub use board::state::{Role, State};
pub use board::territories::{Board, Captives};
pub use dice_source::DiceSource;
pub use event::{
    AllyEvent, AttackKind, BoardEvent, CardEvent, Event, LandEvent, Repulse, SeaEvent, SeatEvent,
    Source,
};
pub use land::battle::{Battle, Force};
pub use land::campaign::LEAST_BLOCK;
pub use land::duel::Duel;
pub use land::window::{Moment, Window};
pub use legal::{Choice, Legal};
pub use observation::Observation;
pub(crate) use observation::Unseen;
pub use outcome::Outcome;
pub use play::{Game, UndoError};
pub use prompt::{Ask, Prompt};
pub use refusal::{Refusal, ReplayError};
pub use rolling::{PlusOne, Until};
pub use rules::attack_options::{AttackRolls, DefenceDice, Scars, Start};
pub use rules::option_value::UnknownValue;
pub use rules::options::{OPTIONS, RuleOption, option};
pub use rules::poker_options::{FlopCards, PokerGames};
pub use rules::ruleset::{
    AllyPlay, AttackDice, Deal, EmptySeats, ForcedSets, Fortify, Placing, RuleSet, SeaOpponents,
    SetValue, StartingArmies, Victory,
};
pub use rules::setup::{
    Control, LONGEST_LEVEL, LONGEST_TEXT, Player, Setup, SetupError, check_rules_title,
};
pub use rules::turn_options::{
    Bids, CapturedSets, Dealing, EndOfTurn, FactorySales, FirstTurn, FullStash,
};
pub use sea::action::{Effort, Engage, Engagements, MOST_ABREAST, MOST_ENGAGEMENTS, SeaAction};
pub use sea::battle::{Engagement, SeaBattle, Standing};
pub use sea::choice::SeaChoice;
pub use turn::income::{FACTORY_ARMIES, Income, LEAST_FOR_LAND};
pub use turn::limits::{MOST_CARDS, MOST_ON_A_TERRITORY, PIECES};
pub use turn::opening::starting_pool;
pub(crate) use turn::phase::Spoils;
pub use turn::phase::{Advance, Attack, Continuation, Phase, Turn};
pub use verb::Verb;
