//! The reasons why a bot lost a decision, in words for its author.

use engine::core::RuleId;
use players::bot::protocol::InvalidAnswer;
use words::InWords;

/// The outcome of a question to a bot, as reported by the page that runs it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BotOutcome {
    /// An answer with this text.
    Said(String),
    /// An answer that isn't a text, but this.
    NoText(String),
    /// An exception with this message.
    Threw(String),
    /// Code that doesn't run at all, because of this error.
    Broken(String),
    /// No answer within this time, in milliseconds.
    Late(String),
    /// More messages than this number.
    Flood(String),
    /// An answer longer than this number of characters.
    TooLong(String),
}

impl BotOutcome {
    /// Reads the report of the page: the kind of outcome, and its details.
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

/// The reason why a decision was lost.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DecisionFault {
    /// The bot didn't answer in time.
    #[error("{}", no_answer(.0))]
    NoAnswer(BotOutcome),
    /// The answer isn't a decision.
    #[error("{}", text::faults::Foul { answer: _0, reason: _1.in_words() }.say())]
    Invalid(String, InvalidAnswer),
    /// The bot wasn't asked at all.
    #[error("{}", text::faults::out())]
    NotAsked,
}

fn no_answer(outcome: &BotOutcome) -> String {
    match outcome {
        BotOutcome::NoText(what) => text::faults::no_text(what),
        BotOutcome::Threw(what) => text::faults::threw(what),
        BotOutcome::Broken(what) => text::faults::broken(what),
        BotOutcome::Late(time) => text::faults::late(time),
        BotOutcome::Flood(most) => text::faults::flood(most),
        BotOutcome::Said(_) => text::faults::too_late().to_owned(),
        BotOutcome::TooLong(most) => text::faults::too_long(most),
    }
}

impl DecisionFault {
    /// Returns the rule that the answer would have broken.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Invalid(_, error) => error.rule(),
            _ => None,
        }
    }

    /// Returns `true` if the bot can't play at all.
    pub fn is_fatal(&self) -> bool {
        matches!(self, Self::NoAnswer(BotOutcome::Broken(_)))
    }
}
