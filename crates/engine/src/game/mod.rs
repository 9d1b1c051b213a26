//! The game: its parts, the legal actions, and their results.
//!
//! [`Game::new`] checks a [`Setup`]; [`Game::prompt`] returns the seat to act; [`Game::legal`]
//! lists the legal actions; [`Game::play`] plays one or refuses it with a reason. Each part of a
//! turn has a file of its own.

mod action;
mod allies;
mod choice;
mod event;
mod land;
mod phase;
mod pieces;
mod play;
mod refusal;
mod rules;
mod sampling;
mod sea;
mod state;
mod turn;

pub use action::rolling::{PlusOne, Until};
pub use action::sea::{Effort, Engage, Engagements, MOST_ABREAST, MOST_ENGAGEMENTS, SeaAction};
pub use action::sizes::LEAST_BLOCK;
pub use action::{Action, Purchase};
pub(crate) use allies::poker_table::HandOf;
pub use choice::sea::SeaChoice;
pub use choice::verb::Verb;
pub use choice::{Choice, Legal};
pub use event::{
    AllyEvent, ArmySource, AttackKind, BoardEvent, CardEvent, Event, LandEvent, Repulse, SeaEvent,
    SeatEvent,
};
pub(crate) use phase::Spoils;
pub use phase::battle::{Battle, Force};
pub use phase::bid::{Bid, PokerTable};
pub use phase::duel::Duel;
pub use phase::outcome::Outcome;
pub use phase::sea_battle::{Engagement, EngagementStatus, SeaBattle};
pub use phase::window::{ReactionMoment, ReactionWindow};
pub use phase::{Advance, Attack, Continuation, Phase, Turn};
pub use pieces::captives::Captives;
pub use pieces::cards::{Hand, SetKinds, TerritoryCard, TerritoryDeck, WILDS, is_set};
pub use pieces::fleet::{Fleet, Ship, Voyage};
pub use pieces::income::{FACTORY_ARMIES, Income, LEAST_FOR_LAND};
pub use pieces::legacy::{FORTIFICATION, LegacyState, Reaction, ReactionSet, Scar};
pub use pieces::objective::{Aim, Objective};
pub use pieces::territories::Board;
pub use play::dice_source::DiceSource;
pub use play::game::{Game, UndoError};
pub use play::observation::Observation;
pub(crate) use play::observation::Unseen;
pub use play::prompt::{Ask, Prompt};
pub use refusal::{Refusal, ReplayError};
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
    Bids, BonusCards, CapturedSets, Dealing, EndOfTurn, FactorySales, FirstTurn, FullStash,
};
pub(crate) use state::TurnActions;
pub use state::armies::{MOST_ON_A_TERRITORY, PIECES};
pub use state::draws::MOST_CARDS;
pub use state::{Role, State};
pub use turn::opening::starting_pool;
