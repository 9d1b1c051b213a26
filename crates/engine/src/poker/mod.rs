//! Poker: cards, hands, betting and variants. It doesn't depend on the map.

mod best;
mod betting;
mod card;
mod dealing;
mod deck;
mod equity;
mod fact;
mod form;
mod game;
mod hand;
mod laid_out;
mod moves;
mod outlook;
mod play;
mod showdown;
mod standing;
mod variant;

pub use best::Best;
pub(crate) use betting::Bets;
pub use betting::{Amounts, Bet, BetSet, Betting, Limit, Pot};
pub use card::{Card, CardSet, ParseCardError, Suit, SuitSet};
pub use deck::{Deck, STASH_LIMIT};
pub use equity::{Certainty, Deal};
pub use fact::Fact;
pub use game::{HandResult, PokerGame, PokerSeats, Stage};
pub use hand::{Ace, Category, HAND, HandValue, Ranking, holds};
pub(crate) use laid_out::LaidOut;
pub use moves::{IllegalMove, Move, Moves, PokerQuestion};
pub use outlook::{HandOutlook, Own, Trials, groups, highest, kept, of_suit};
pub use variant::{PokerTerms, Street, Variant, VariantSet};
