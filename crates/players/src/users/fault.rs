//! Why a bot has lost a decision, in words for whoever wrote it.

use crate::bot::protocol::Foul;
use engine::core::RuleId;

/// What became of a question to a bot, as the page that keeps it tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It answered this text.
    Said(String),
    /// It answered, but no text: this.
    NoText(String),
    /// It threw this.
    Threw(String),
    /// Its code does not run at all, because of this.
    Broken(String),
    /// It gave no answer in this time, in milliseconds.
    Late(String),
    /// It sent more than so many messages.
    Flood(String),
    /// It answered more than so many characters.
    TooLong(String),
}

impl Outcome {
    /// Reads the words of the page: what happened, and the particulars.
    pub fn read(kind: &str, detail: String) -> Option<Self> {
        Some(match kind {
            "said" => Self::Said(detail),
            "no text" => Self::NoText(detail),
            "threw" => Self::Threw(detail),
            "broken" => Self::Broken(detail),
            "late" => Self::Late(detail),
            "flood" => Self::Flood(detail),
            "too long" => Self::TooLong(detail),
            _ => return None,
        })
    }
}

/// Why a decision is lost.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There was no answer in time.
    #[error("{}", silence(.0))]
    Silence(Outcome),
    /// The answer is no decision.
    #[error("It answered “{0}”: {1}.")]
    Foul(String, Foul),
    /// It was not asked at all.
    #[error("It had failed three times in a row and was not asked again in that turn.")]
    Out,
}

fn silence(outcome: &Outcome) -> String {
    match outcome {
        Outcome::NoText(what) => {
            format!("It answered {what}; an answer is the text of an action, as “done”.")
        }
        Outcome::Threw(what) => format!("It threw an error: {what}"),
        Outcome::Broken(what) => format!("Its code does not run: {what}"),
        Outcome::Late(time) => {
            format!("It gave no answer within {time} ms; it was stopped and started anew.")
        }
        Outcome::Flood(most) => {
            format!("It sent more than {most} messages; it was stopped and started anew.")
        }
        Outcome::Said(_) => "It answered too late.".to_owned(),
        Outcome::TooLong(most) => format!("Its answer is longer than {most} characters."),
    }
}

impl Fault {
    /// The rule that the answer would have broken.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Foul(_, foul) => foul.rule(),
            _ => None,
        }
    }

    /// Whether the bot cannot play at all.
    pub fn is_fatal(&self) -> bool {
        matches!(self, Self::Silence(Outcome::Broken(_)))
    }
}
