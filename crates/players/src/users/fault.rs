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
    #[error("{}", text::faults::Foul { answer: _0, reason: _1 }.say())]
    Foul(String, Foul),
    /// It was not asked at all.
    #[error("{}", text::faults::out())]
    Out,
}

fn silence(outcome: &Outcome) -> String {
    match outcome {
        Outcome::NoText(what) => text::faults::no_text(what),
        Outcome::Threw(what) => text::faults::threw(what),
        Outcome::Broken(what) => text::faults::broken(what),
        Outcome::Late(time) => text::faults::late(time),
        Outcome::Flood(most) => text::faults::flood(most),
        Outcome::Said(_) => text::faults::too_late().to_owned(),
        Outcome::TooLong(most) => text::faults::too_long(most),
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
