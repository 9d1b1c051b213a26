//! Reasons why the answer of a user's bot isn't a decision.

use crate::InWords;
use players::bot::protocol::InvalidAnswer;

/// The reason, without the rule.
impl InWords for InvalidAnswer {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::Misread(misread) => text::faults::misread(misread.in_words()),
            Self::Refused(refusal) => refusal.in_words(),
            Self::NotAsked => text::faults::not_asked().to_owned(),
        }
    }
}
