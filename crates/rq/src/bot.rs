//! `rq bot`: one of our computer players for other programs, over the bot protocol.

use std::io::{self, BufRead, BufReader, Read};

use clap::Args;
use serde::{Deserialize, Serialize};

use super::Run;
use super::arguments::level;
use super::output::{Failure, Output};
use engine::game::Observation;
use engine::record::Seen;
use players::bot::protocol::{Answer, unpack};
use players::bot::{self, decide};

/// Maximum length of a question, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// Run a computer player for other programs: read questions of the bot protocol on stdin and answer them
/// with actions on stdout (see docs/bots.md).
#[derive(Debug, Args)]
pub(super) struct BotCommand {
    /// Level, with an optional play style, such as `hard:turtle`.
    #[arg(value_parser = level)]
    level: String,
    /// Seed of its random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The fields of a question that are read; the rest is for bots that don't know our states.
#[derive(Deserialize)]
struct BotQuestion {
    #[serde(default)]
    id: u64,
    /// The whole observation, as packed by us.
    state: Option<String>,
    /// A position, with the hands as far as they are known.
    position: Option<String>,
}

/// The answer to a question that couldn't be read.
#[derive(Serialize)]
struct Complaint {
    id: u64,
    error: String,
}

impl Run for BotCommand {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let mut bot =
            bot::by_name(&self.level, self.seed).map_err(players::arena::MatchError::from)?;
        let mut input = BufReader::new(io::stdin());
        loop {
            let mut line = Vec::new();
            let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
            if read.map_err(|error| Failure::File { what: "stdin".to_owned(), error })? == 0 {
                return Ok(());
            }
            if line.trim_ascii().is_empty() {
                continue;
            }
            let id = serde_json::from_slice::<BotQuestion>(&line).map_or(0, |question| question.id);
            let nothing = || "nobody has to decide in this position".to_owned();
            let decision =
                observation(&line).and_then(|view| decide(bot.as_mut(), &view).ok_or_else(nothing));
            match decision {
                Ok(decision) => output.json(&Answer::new(id, &decision.action))?,
                Err(error) => output.json(&Complaint { id, error })?,
            }
        }
    }
}

/// Reads the observation of the deciding seat.
fn observation(line: &[u8]) -> Result<Observation, String> {
    let question: BotQuestion = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    let BotQuestion { state, position, .. } = question;
    // A state of another version may be unreadable; the position has the same content as text.
    match (state.map(|state| unpack(&state)), position) {
        (Some(Ok(view)), _) => Ok(view),
        (_, Some(position)) => Seen::parse(&position).map_err(|error| error.to_string()),
        (Some(Err(error)), None) => Err(error.to_string()),
        (None, None) => Err("the question has neither a state nor a position".to_owned()),
    }
}
