//! Poker for an ally, from the contest to the showdown (P).

mod ally;
mod bets;
mod card_cover;
mod contest;
mod end;
mod exchange;
mod felt;
mod for_all;
mod game;
mod odds;
mod own;
mod ranks;
mod result;
mod seat;
mod select;
mod show;

pub(crate) use ally::Ally;
pub use ally::CallDialog;
pub use contest::ContestDialog;
pub use felt::PokerDialog;
pub use result::PokerResult;
