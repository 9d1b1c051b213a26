//! The browser's worker in which computer players think, and the bots that people write: the work
//! itself, and the messages between worker and page. Carrying the messages is up to the caller.

mod fault;
mod messages;
mod script;
mod service;
mod test_match;
#[cfg(test)]
mod testing;

pub use fault::{Fault, Outcome};
pub use messages::{ABSENT, Advice, Answer, Call, Question, READY, Reply};
pub use script::{LONGEST_NAME, LONGEST_SOURCE, Script, check_length, name_of};
pub use service::{BotQuestion, BotReply, BotService, Outgoing};
pub use test_match::{Incident, MOST_GAMES, MatchReport, MatchSettings};
