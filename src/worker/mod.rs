//! The worker in which computer players think: its entry point, the page's side of it, and the
//! sandbox of users' bots.

mod bot_worker;
mod entry;
mod job;
mod lifeline;
mod sandbox;
mod services;
mod tester;
mod thinker;

pub use bot_worker::BotWorker;
pub use entry::run_worker;
pub use job::{Job, JobReply, JobState};
pub use tester::Tester;
pub use thinker::Thinker;
