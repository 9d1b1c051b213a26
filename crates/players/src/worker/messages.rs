//! What the page and the worker of the computer players say to each other, as bytes.

use serde::{Deserialize, Serialize};

use crate::bot;
use crate::reasons::{Names, reasons};
use crate::users::{Order, Report};
use engine::game::{Action, Observation};

/// What the page wants of the worker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Call {
    /// A decision at a table, by a level or by a bot.
    Decide(Box<Question>),
    /// A decision for a person who asks for advice, and why; the names are those of the seats.
    Advise(Box<Question>, Names),
    /// A test match.
    Match(Order),
    /// The tag of the language of the page: what people read is said in it from now on.
    Speak(String),
    /// What a finished game tells: its record, packed. It is gone through a piece at a time, so that whoever asked can
    /// hear how far it has come.
    Understand(Vec<u8>),
    /// To go through another piece of it.
    GoOn,
}

/// What the worker says to the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Word {
    /// The decision that was asked for.
    Answer(Answer),
    /// The advice that was asked for.
    Advice(Advice),
    /// How the test match stands.
    Report(Report),
    /// How much of a game was gone through, in percent; another piece is waited for.
    GoneThrough(u8),
    /// What the game tells, as [`Insight::to_bytes`](crate::insight::Insight::to_bytes) writes it; nothing if it is no
    /// finished game.
    Understood(Vec<u8>),
}

/// A decision that is asked of a computer player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// How many actions were played before it.
    pub after: usize,
    /// The level of the player.
    pub level: String,
    /// The code of a bot that plays instead.
    pub source: Option<String>,
    /// What the seat may know.
    pub view: Observation,
}

/// The decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// As in the question.
    pub after: usize,
    /// What the player does.
    pub action: Action,
    /// Why this stands in for the decision of a bot, if it does.
    pub fault: Option<String>,
}

/// What a person is advised to do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    /// As in the question.
    pub after: usize,
    /// What to do.
    pub action: Action,
    /// Why, in sentences, where that can be said.
    pub why: Option<String>,
}

/// What the worker says first: what is sent to it sooner is lost.
pub const READY: &[u8] = &[];

/// What the worker says if it has come without the computer players. No word is like this.
pub const ABSENT: &[u8] = &[u8::MAX];

impl Call {
    /// The call as bytes, which only a worker of the same version reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Whether a bot of a person is to be asked.
    pub fn needs_a_cage(&self) -> bool {
        match self {
            Self::Decide(question) => question.source.is_some(),
            Self::Match(_) => true,
            Self::Advise(..) | Self::Speak(_) | Self::Understand(_) | Self::GoOn => false,
        }
    }

    /// Reads what [`Self::to_bytes`] wrote; `None` where the bytes are something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Word {
    /// The word as bytes, which only a page of the same version reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads what [`Self::to_bytes`] wrote; `None` where the bytes are something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Question {
    /// The decision of a computer player of this level, or of a usual one if there is none.
    pub fn answer(&self) -> Option<Answer> {
        let seed = self.after as u64;
        let mut player =
            bot::by_name(&self.level, seed).or_else(|_| bot::by_name("normal", seed)).ok()?;
        let action = player.decide(&self.view, &self.view.legal());
        Some(Answer { after: self.after, action, fault: None })
    }

    /// The same as advice, and why.
    pub fn advice(&self, names: &Names) -> Option<Advice> {
        let Answer { after, action, .. } = self.answer()?;
        let why = reasons(&self.view, &action, names);
        Some(Advice { after, action, why })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    fn question(level: &str) -> Question {
        let game = testing::short_game();
        let view = testing::view(&game);
        Question { after: game.actions().len(), level: level.into(), source: None, view }
    }

    #[test]
    fn the_answer_is_legal_and_names_its_question() {
        for level in ["normal", "random", "no such level"] {
            let question = question(level);
            let call = Call::Decide(Box::new(question.clone()));
            assert_eq!(Call::from_bytes(&call.to_bytes()), Some(call));
            let answer = question.answer().unwrap();
            assert_eq!(answer.after, question.after);
            assert!(question.view.legal().allows(&answer.action), "{level}");
            let word = Word::Answer(answer);
            assert_eq!(Word::from_bytes(&word.to_bytes()), Some(word));
        }
    }

    #[test]
    fn other_bytes_are_nothing() {
        assert_eq!(Call::from_bytes(READY), None);
        assert_eq!(Call::from_bytes(&[255; 40]), None);
        assert_eq!(Word::from_bytes(READY), None);
    }
}
