//! `rq bot`: one of our computer players for other programs, over the bot protocol.

use std::io::{self, BufRead, BufReader, Read};

use clap::Args;
use serde::{Deserialize, Serialize};

use super::Run;
use super::arguments::level;
use super::output::{Failure, Output};
use engine::game::Observation;
use engine::record::Seen;
use players::bot::protocol::{ProtocolAnswer, unpack};
use players::bot::{self, Bot, Decision, decide};

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
struct ReadQuestion {
    #[serde(default)]
    id: u64,
    /// The whole observation, as packed by us.
    state: Option<String>,
    /// A position, with the hands as far as they are known.
    position: Option<String>,
}

/// The answer to a question, with anything that its author should know.
#[derive(Serialize)]
struct BotAnswer {
    #[serde(flatten)]
    answer: ProtocolAnswer,
    /// The reason why the state couldn't be read, if the position was read instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    unread: Option<String>,
    /// True if the player's own action was illegal and this is the default one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    substituted: bool,
}

/// The answer to a question that couldn't be read.
#[derive(Serialize)]
struct Complaint {
    id: u64,
    error: String,
}

/// The questions that weren't answered as asked.
#[derive(Default)]
struct BotReport {
    questions: u64,
    unanswered: u64,
    unread_states: u64,
    substituted: u64,
}

impl BotReport {
    /// Counts a question and the answer to it.
    fn count(&mut self, answer: Result<&BotAnswer, &Complaint>) {
        self.questions += 1;
        match answer {
            Ok(answer) => {
                self.unread_states += u64::from(answer.unread.is_some());
                self.substituted += u64::from(answer.substituted);
            }
            Err(_) => self.unanswered += 1,
        }
    }

    /// Returns a line about them; `None` if there were none.
    fn report(&self) -> Option<String> {
        let Self { questions, unanswered, unread_states, substituted } = self;
        (unanswered + unread_states + substituted > 0).then(|| {
            format!(
                "Questions: {questions}. Not understood: {unanswered}. State not read, position used instead: \
                 {unread_states}. Answered with a default action: {substituted}."
            )
        })
    }
}

impl Run for BotCommand {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let mut bot =
            bot::by_name(&self.level, self.seed).map_err(players::arena::MatchError::from)?;
        let mut input = BufReader::new(io::stdin());
        let mut tally = BotReport::default();
        loop {
            let mut line = Vec::new();
            let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
            if read.map_err(|error| Failure::File { what: "stdin".to_owned(), error })? == 0 {
                tally.report().iter().for_each(|report| eprintln!("{report}"));
                return Ok(());
            }
            if line.trim_ascii().is_empty() {
                continue;
            }
            let id =
                serde_json::from_slice::<ReadQuestion>(&line).map_or(0, |question| question.id);
            let answer = answer(id, &line, bot.as_mut()).map_err(|error| Complaint { id, error });
            tally.count(answer.as_ref());
            match answer {
                Ok(answer) => output.json(&answer)?,
                Err(complaint) => output.json(&complaint)?,
            }
        }
    }
}

/// Returns the bot's answer to a question.
fn answer(id: u64, line: &[u8], bot: &mut dyn Bot) -> Result<BotAnswer, String> {
    let (view, unread) = observation(line)?;
    let nothing = || "nobody has to decide in this position".to_owned();
    let Decision { action, is_fault } = decide(bot, &view).ok_or_else(nothing)?;
    Ok(BotAnswer { answer: ProtocolAnswer::new(id, &action), unread, substituted: is_fault })
}

/// Reads the observation of the deciding seat. A state of another version may be unreadable; then
/// the position, which has the same content as text, is read, and the error comes with it.
fn observation(line: &[u8]) -> Result<(Observation, Option<String>), String> {
    let question: ReadQuestion = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    let ReadQuestion { state, position, .. } = question;
    let unread = match state.map(|state| unpack(&state)) {
        Some(Ok(view)) => return Ok((view, None)),
        Some(Err(error)) => Some(error.to_string()),
        None => None,
    };
    match (position, unread) {
        (Some(position), unread) => {
            let view = Seen::parse(&position).map_err(|error| error.to_string())?;
            Ok((view, unread))
        }
        (None, Some(unread)) => Err(unread),
        (None, None) => Err("the question has neither a state nor a position".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::{Action, Legal};
    use serde_json::{Value, json};

    const POSITION: &str =
        "rules next\nplayers Red Blue\nAlaska Red 9\n* Blue 1\nturn Red campaign";

    /// A bot that answers with an action that is never legal here.
    struct IllegalBot;

    impl Bot for IllegalBot {
        fn decide(&mut self, _: &Observation, _: &Legal) -> Action {
            Action::Draw
        }
    }

    /// Returns the answer of a bot to a question, as printed.
    fn printed(question: &Value, bot: &mut dyn Bot) -> Value {
        let answer = answer(7, question.to_string().as_bytes(), bot).unwrap();
        serde_json::to_value(&answer).unwrap()
    }

    #[test]
    fn an_answer_says_when_the_state_was_unreadable() {
        let mut bot = bot::by_name("normal", 1).unwrap();
        let plain = printed(&json!({"position": POSITION}), bot.as_mut());
        assert!(plain.get("unread").is_none() && plain.get("substituted").is_none(), "{plain}");
        let old = printed(&json!({"position": POSITION, "state": "of old"}), bot.as_mut());
        assert!(old["unread"].is_string(), "{old}");
        assert_eq!((&old["action"], &old["id"]), (&plain["action"], &json!(7)));
        let neither = answer(7, br#"{"state": "of old"}"#, bot.as_mut());
        assert!(neither.is_err());
    }

    #[test]
    fn an_answer_says_when_a_default_action_was_substituted() {
        let answer = printed(&json!({"position": POSITION}), &mut IllegalBot);
        assert_eq!((&answer["substituted"], &answer["action"]), (&json!(true), &json!("done")));
    }

    #[test]
    fn questions_that_were_not_answered_as_asked_are_counted() {
        let mut tally = BotReport::default();
        let position = json!({"position": POSITION}).to_string();
        let ask = |line: &str, tally: &mut BotReport| {
            let answer = answer(1, line.as_bytes(), &mut IllegalBot);
            let answer = answer.map_err(|error| Complaint { id: 1, error });
            tally.count(answer.as_ref());
        };
        assert_eq!(tally.report(), None);
        ask("{}", &mut tally);
        ask(&position, &mut tally);
        let report = tally.report().unwrap();
        assert!(report.starts_with("Questions: 2. Not understood: 1. State"), "{report}");
        assert!(report.ends_with("Answered with a default action: 1."), "{report}");
    }
}
