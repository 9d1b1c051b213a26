//! Poker: cards, hands, betting, the games. It knows no map.

mod betting;
mod card;
mod deck;
mod draw;
mod fact;
mod hand;
mod moves;
mod outlook;

pub use betting::{Bet, BetSet, Betting, Pot};
pub use card::{Card, CardSet, ParseCardError, Suit, SuitSet};
pub use deck::{Deck, STASH_LIMIT};
pub use draw::{FiveCardDraw, Stage, Verdict};
pub use fact::Fact;
pub use hand::{Ace, Best, Category, HAND, HandValue, Ranking};
pub use moves::{Foul, Move, Moves, Question};
pub use outlook::{Outlook, Own, Trials, groups, highest, holds, kept, of_suit};
