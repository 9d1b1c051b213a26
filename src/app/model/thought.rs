//! What the page and the worker of the computer players say to each other, as bytes.

use serde::{Deserialize, Serialize};

use crate::bot;
use crate::game::{Action, Legal, Observation};

/// A decision that is asked of a computer player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// How many actions were played before it.
    pub after: usize,
    /// The level of the player.
    pub level: String,
    /// What the seat may know.
    pub view: Observation,
    /// What it may do.
    pub legal: Legal,
}

/// The decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// As in the question.
    pub after: usize,
    /// What the player does.
    pub action: Action,
}

/// What the worker says first.
pub const READY: &[u8] = &[];

impl Question {
    /// The question as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// The decision of a computer player of this level, or of a usual one if there is none.
    pub fn answer(&self) -> Option<Answer> {
        let seed = self.after as u64;
        let mut player =
            bot::by_name(&self.level, seed).or_else(|_| bot::by_name("normal", seed)).ok()?;
        Some(Answer { after: self.after, action: player.decide(&self.view, &self.legal) })
    }
}

impl Answer {
    /// Reads the answer of the worker.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

/// Answers the bytes of a question with the bytes of an answer; `None` for anything else.
pub fn answer(bytes: &[u8]) -> Option<Vec<u8>> {
    let question: Question = postcard::from_bytes(bytes).ok()?;
    postcard::to_allocvec(&question.answer()?).ok()
}

#[cfg(test)]
mod tests {
    use super::super::session::Duty;
    use super::super::testing;
    use super::*;

    fn question(level: &str) -> Question {
        let mut session = testing::one_human();
        loop {
            if let Duty::Think(seat) = session.duty() {
                let view = session.observation_for(seat);
                let after = session.game().actions().len();
                return Question { after, level: level.into(), legal: view.legal(), view };
            }
            testing::play_some(&mut session, 1);
        }
    }

    #[test]
    fn the_answer_is_legal_and_names_its_question() {
        for level in ["normal", "random", "no such level"] {
            let question = question(level);
            let answer = answer(&question.to_bytes()).unwrap();
            let answer = Answer::from_bytes(&answer).unwrap();
            assert_eq!(answer.after, question.after);
            assert!(question.legal.allows(&answer.action), "{level}");
        }
    }

    #[test]
    fn other_bytes_get_no_answer() {
        assert_eq!(answer(READY), None);
        assert_eq!(answer(&[255; 40]), None);
        assert_eq!(Answer::from_bytes(READY), None);
    }
}
