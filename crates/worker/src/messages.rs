//! The messages between the page and the worker of the computer players, as bytes.

use crate::film::Storyboard;
use crate::test_match::{MatchReport, MatchSettings};
use crate::trial::{TrialReport, TrialSettings};
use engine::game::{Action, Observation};
use players::bot::{self, Level, PlayStyle};
use players::reasons::{reasons, second_thought};
use serde::{Deserialize, Serialize};
use words::{SeatNames, reasons_in_words};

/// A call from the page to the worker.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Call {
    /// The tag of the page's language; texts for people are in that language from now on.
    SetLanguage(String),
    /// The text of a board, which later calls may be about. The worker handles them once it has
    /// read the board.
    Board(String),
    /// A decision at a table, by a level.
    Decide(Box<Question>),
    /// Advice for a person, with its reasons; the names are those of the seats.
    Advise(Box<Question>, SeatNames),
    /// A call for [`BotService`](crate::BotService).
    Bots(BotCall),
    /// A call for [`AnalysisService`](crate::AnalysisService).
    Analysis(AnalysisCall),
    /// A call for [`FilmService`](crate::FilmService).
    Film(FilmCall),
    /// A call for [`TrialService`](crate::TrialService).
    Trial(TrialCall),
}

/// A call that runs a user's bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum BotCall {
    /// A decision at a table.
    Decide {
        /// The number of actions played before it.
        after: usize,
        /// The observation of the seat.
        view: Box<Observation>,
        /// The code of the bot.
        source: String,
    },
    /// A test match.
    Match(MatchSettings),
}

/// A call about the analysis of a finished game, which runs in pieces, so that progress can be
/// reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnalysisCall {
    /// The start, with the packed record of the game.
    Begin(Vec<u8>),
    /// The next piece.
    Continue,
}

/// A call about a film of a game, which is drawn in pieces, so that progress can be reported.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum FilmCall {
    /// The start, with the film to draw.
    Begin(Box<Storyboard>),
    /// The next piece.
    Continue,
}

/// A call about the trial of a board, which is played game by game, so that progress can be reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrialCall {
    /// The start.
    Begin(Box<TrialSettings>),
    /// The next game.
    Continue,
}

/// A message from the worker to the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// The requested decision.
    Answer(Answer),
    /// The requested advice.
    Advice(Hint),
    /// The state of the test match.
    Report(MatchReport),
    /// The part of a game analysed so far, in percent; the worker waits for
    /// [`AnalysisCall::Continue`].
    AnalysisProgress(u8),
    /// The analysis, as written by
    /// [`GameAnalysis::to_bytes`](players::analysis::GameAnalysis::to_bytes); empty if the game isn't
    /// finished.
    AnalysisDone(Vec<u8>),
    /// The part of the film drawn so far, in percent; the worker waits for [`FilmCall::Continue`].
    FilmProgress(u8),
    /// The film as a GIF; empty if it can't be drawn.
    FilmDone(Vec<u8>),
    /// The results of a trial so far; the worker waits for [`TrialCall::Continue`].
    TrialProgress(TrialReport),
    /// The results of a whole trial, or `None` if the board can't be played on.
    TrialDone(Option<TrialReport>),
}

/// A request for the decision of a level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The number of actions played before it.
    pub after: usize,
    /// The name of the level.
    pub level: String,
    /// The observation of the seat.
    pub view: Observation,
}

/// The decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of actions so far, as in the question.
    pub after: usize,
    /// The player's action.
    pub action: Action,
    /// The reason why this replaces a bot's decision, if it does.
    pub fault: Option<String>,
}

/// Advice for a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The number of actions so far, as in the question.
    pub after: usize,
    /// The recommended action.
    pub action: Action,
    /// The reasons, in sentences, where there are any.
    pub why: Option<String>,
}

/// The first message of the worker; anything sent to it sooner is lost.
pub const READY: &[u8] = &[];

/// The first message of a worker that was built without the computer players. No other message
/// looks like it.
pub const ABSENT: &[u8] = &[u8::MAX];

impl Call {
    /// Returns the call as bytes, which only a worker of the same version can read.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Returns `true` if the call runs a user's bot.
    pub fn needs_sandbox(&self) -> bool {
        matches!(self, Self::Bots(_))
    }

    /// Reads bytes written by [`Self::to_bytes`]; `None` if they are anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Reply {
    /// Returns the message as bytes, which only a page of the same version can read.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads bytes written by [`Self::to_bytes`]; `None` if they are anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Question {
    /// Returns the decision of a computer player of this level, or of the [substitute] if there is
    /// no such level.
    ///
    /// [substitute]: Level::SUBSTITUTE
    pub fn answer(&self) -> Answer {
        let seed = self.after as u64;
        let mut player = bot::by_name(&self.level, seed)
            .unwrap_or_else(|_| Level::SUBSTITUTE.player(seed, PlayStyle::Balanced));
        let action = player.decide(&self.view, &self.view.legal());
        Answer { after: self.after, action, fault: None }
    }

    /// Returns the same decision as advice, with its reasons, but no attack that hardly succeeds where
    /// something else is as good.
    pub fn advice(&self, names: &SeatNames) -> Hint {
        let Answer { after, action, .. } = self.answer();
        let action = second_thought(&self.view, &action).unwrap_or(action);
        let why = reasons_in_words(&reasons(&self.view, &action), names);
        Hint { after, action, why }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    fn question(level: &str) -> Question {
        let game = testing::short_game();
        let view = testing::view(&game);
        Question { after: game.actions().len(), level: level.into(), view }
    }

    #[test]
    fn the_answer_is_legal_and_names_its_question() {
        for level in ["normal", "random", "no such level"] {
            let question = question(level);
            let call = Call::Decide(Box::new(question.clone()));
            assert_eq!(Call::from_bytes(&call.to_bytes()), Some(call));
            let answer = question.answer();
            assert_eq!(answer.after, question.after);
            assert!(question.view.legal().allows(&answer.action), "{level}");
            let reply = Reply::Answer(answer);
            assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply));
        }
    }

    #[test]
    fn other_bytes_are_nothing() {
        assert_eq!(Call::from_bytes(READY), None);
        assert_eq!(Call::from_bytes(&[255; 40]), None);
        assert_eq!(Reply::from_bytes(READY), None);
    }
}
