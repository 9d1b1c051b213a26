//! The browser's worker in which computer players think, and the bots that people write: the work
//! itself, and the messages between worker and page. Carrying the messages is up to the caller.

mod analysis_service;
mod bot_service;
mod fault;
pub mod film;
mod film_service;
mod messages;
mod script;
mod test_match;
#[cfg(test)]
mod testing;
mod trial;
mod trial_service;

pub use analysis_service::AnalysisService;
pub use bot_service::{BotQuestion, BotReply, BotService, Outgoing};
pub use fault::{BotOutcome, DecisionFault};
pub use film_service::FilmService;
pub use messages::{
    ABSENT, AnalysisCall, Answer, BotCall, Call, FilmCall, Hint, Question, READY, Reply, TrialCall,
};
pub use script::{LONGEST_NAME, LONGEST_SOURCE, Script, check_length, name_of};
pub use test_match::{Incident, MOST_GAMES, MatchReport, MatchSettings};
pub use trial::{TRIAL_GAMES, TRIAL_ROUNDS, TrialReport, TrialSettings};
pub use trial_service::TrialService;
