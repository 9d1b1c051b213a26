//! `rq bot`: one of our computer players for other programs, by the bot protocol.

use std::io::{self, BufRead, BufReader, Read};

use clap::Args;
use serde::{Deserialize, Serialize};

use super::Run;
use super::output::{Failure, Output};
use engine::game::Observation;
use engine::record::Seen;
use players::bot::protocol::{Answer, unpack};
use players::bot::{self, decide};

/// The longest question that is read, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// Answer questions of the bot protocol on stdin with actions on stdout (see docs/bots.md).
#[derive(Debug, Args)]
pub(super) struct Bot {
    /// The level, with a taste if it is to have one, as in `hard:turtle`.
    #[arg(value_parser = level)]
    level: String,
    /// Its whims follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A level of ours, with a taste or without.
pub(super) fn level(text: &str) -> Result<String, String> {
    bot::by_name(text, 0).map(|_| text.to_owned()).map_err(|error| error.to_string())
}

/// What is read of a question; the rest is for bots that do not know our states.
#[derive(Deserialize)]
struct Question {
    #[serde(default)]
    id: u64,
    /// The whole observation as we packed it,
    state: Option<String>,
    /// or a position, with the hands as far as they are known.
    position: Option<String>,
}

/// An answer that is none.
#[derive(Serialize)]
struct Complaint {
    id: u64,
    error: String,
}

impl Run for Bot {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let mut bot =
            bot::by_name(&self.level, self.seed).map_err(players::arena::ContestError::from)?;
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
            let id = serde_json::from_slice::<Question>(&line).map_or(0, |question| question.id);
            let nothing = || "there is nothing to decide".to_owned();
            let decision =
                observation(&line).and_then(|view| decide(bot.as_mut(), &view).ok_or_else(nothing));
            match decision {
                Ok(decision) => output.json(&Answer::new(id, &decision.action))?,
                Err(error) => output.json(&Complaint { id, error })?,
            }
        }
    }
}

/// What the seat sees that is to decide.
fn observation(line: &[u8]) -> Result<Observation, String> {
    let question: Question = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    let Question { state, position, .. } = question;
    // A state of another version may not be read here; the position says as much in words.
    match (state.map(|state| unpack(&state)), position) {
        (Some(Ok(view)), _) => Ok(view),
        (_, Some(position)) => Seen::parse(&position).map_err(|error| error.to_string()),
        (Some(Err(error)), None) => Err(error.to_string()),
        (None, None) => Err("there is neither a state nor a position".to_owned()),
    }
}
