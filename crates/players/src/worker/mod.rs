//! What happens in the browser's worker, in which computer players think: the messages that it and the
//! page exchange, and who answers them. Who carries the messages is no matter here.

mod brain;
mod messages;

pub use brain::{BotQuestion, BotReply, Brain, Say};
pub use messages::{ABSENT, Advice, Answer, Call, Question, READY, Word};
