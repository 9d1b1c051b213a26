//! The browser's worker in which computer players think: its side of the work, and the messages
//! between it and the page. Carrying the messages is up to the caller.

mod messages;
mod service;

pub use messages::{ABSENT, Advice, Answer, Call, Question, READY, Reply};
pub use service::{BotQuestion, BotReply, BotService, Outgoing};
