//! Lessons: prepared games in which a coach sets tasks and comments on moves. Nothing is forced; a
//! lesson is an ordinary game. The first lesson has no game of its own: it is the first two turns of
//! a quick start.

mod coach;
mod event;
mod explained;
mod first;
mod read;
mod scene;

use engine::record::Record;

pub use coach::Advice;
pub use first::{FIRST_GAME, FirstGameView};

/// A lesson: a game that has begun, and its coach's lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in addresses and in storage: letters and digits.
    pub id: String,
    pub title: String,
    /// Its subject, in a sentence.
    pub about: String,
    /// The coach's words once all goals have been reached.
    end: String,
    /// The goals: each an action and its name.
    goals: Vec<(String, String)>,
    /// The coach's remarks on actions; `{}` stands for the territory.
    notices: Vec<(String, String)>,
    /// The coach's lines; the first that fits is shown.
    steps: Vec<LessonStep>,
    /// The game so far.
    record: Record,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct LessonStep {
    /// The scenes in which the line fits.
    scenes: Vec<String>,
    /// Actions that must have happened.
    done: Vec<String>,
    /// Actions that must not have happened.
    undone: Vec<String>,
    /// A place that must be open to a tap.
    at: Option<CoachTarget>,
    /// True if the line fits only while the learner plays an ally.
    ally: bool,
    rule: Option<String>,
    text: String,
}

/// A place that the coach points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CoachTarget {
    Land(engine::world::Territory),
    /// The learner's ship, wherever it is.
    Ship,
}

/// The prefix of the ids of lessons' games.
const PREFIX: &str = "lesson";

impl Lesson {
    /// Returns the id under which its game is saved.
    pub fn game_id(&self) -> String {
        format!("{PREFIX}{}", self.id)
    }

    /// Returns `true` if a saved game with this id belongs to a lesson.
    pub fn is_game(id: &str) -> bool {
        id.starts_with(PREFIX)
    }

    /// Returns the game as the lesson begins.
    pub fn record(&self) -> Record {
        self.record.clone()
    }

    /// Returns the goals, in words.
    pub fn goals(&self) -> impl Iterator<Item = &str> {
        self.goals.iter().map(|(_, text)| text.as_str())
    }
}

/// A learner's progress: a few words in the browser's storage.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    words: Vec<String>,
}

impl Progress {
    /// Reads the output of [`Self::to_text`].
    pub fn from_text(text: &str) -> Self {
        Self { words: text.split_whitespace().map(ToOwned::to_owned).collect() }
    }

    pub fn to_text(&self) -> String {
        self.words.join(" ")
    }

    /// Returns `true` if all goals of this lesson have been reached.
    pub fn is_done(&self, lesson: &str) -> bool {
        self.has(&format!("done-{lesson}"))
    }

    /// Marks this lesson as finished.
    pub fn finish(&mut self, lesson: &str) {
        self.set(&format!("done-{lesson}"), true);
    }

    /// Returns `true` if the coach of this lesson has been dismissed.
    pub fn is_skipped(&self, lesson: &str) -> bool {
        self.has(&format!("skip-{lesson}"))
    }

    /// Dismisses the coach of this lesson, or calls it back.
    pub fn skip(&mut self, lesson: &str, skipped: bool) {
        self.set(&format!("skip-{lesson}"), skipped);
    }

    fn has(&self, word: &str) -> bool {
        self.words.iter().any(|it| it == word)
    }

    fn set(&mut self, word: &str, is_set: bool) {
        self.words.retain(|it| it != word);
        if is_set {
            self.words.push(word.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_read_back_and_can_be_taken_back() {
        let mut progress = Progress::from_text("done-land nonsense");
        assert!(progress.is_done("land") && !progress.is_done("sea"));
        progress.finish("sea");
        progress.finish("sea");
        progress.skip("land", true);
        let back = Progress::from_text(&progress.to_text());
        assert_eq!(back, progress);
        assert!(back.is_done("sea") && back.is_skipped("land") && !back.is_skipped("sea"));
        progress.skip("land", false);
        assert!(!progress.is_skipped("land") && progress.is_done("land"));
    }
}
