//! Lessons: prepared games in which a coach says what is asked, and notices what was done. Nothing is
//! forced; a lesson is an ordinary game.

mod coach;
mod deed;
mod read;
mod scene;

use engine::record::Record;

pub use coach::Advice;

/// A lesson: a game that has begun, and what its coach says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in addresses and in what is kept: letters and digits.
    pub id: String,
    pub title: String,
    /// What it is about, in a sentence.
    pub about: String,
    /// What the coach says when everything was done once.
    end: String,
    /// What is to be done once: the deed, and what it is called.
    goals: Vec<(String, String)>,
    /// What the coach says of a deed; `{}` stands for the place.
    notices: Vec<(String, String)>,
    /// What the coach says; the first that fits stands.
    steps: Vec<Step>,
    /// The game so far.
    record: Record,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Step {
    /// In one of these scenes, …
    scenes: Vec<String>,
    /// … if these deeds were done, …
    done: Vec<String>,
    /// … and these were not, …
    undone: Vec<String>,
    /// … while a place that is named can be tapped, …
    at: Option<Place>,
    /// … and, if it says so, only while an ally is played.
    ally: bool,
    rule: Option<String>,
    text: String,
}

/// A place that the coach points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Land(engine::world::Territory),
    /// The ship of the person, wherever it lies.
    Ship,
}

/// How the ids of the games of lessons begin.
const PREFIX: &str = "lesson";

impl Lesson {
    /// Under what its game is kept.
    pub fn game_id(&self) -> String {
        format!("{PREFIX}{}", self.id)
    }

    /// Whether a game that is kept under this id is one of a lesson.
    pub fn is_game(id: &str) -> bool {
        id.starts_with(PREFIX)
    }

    /// The game as the lesson begins.
    pub fn record(&self) -> Record {
        self.record.clone()
    }

    /// What is to be done once, in words.
    pub fn goals(&self) -> impl Iterator<Item = &str> {
        self.goals.iter().map(|(_, text)| text.as_str())
    }
}

/// How far a person has come: a few words in what the browser keeps.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    words: Vec<String>,
}

impl Progress {
    /// Reads what [`Self::to_text`] wrote.
    pub fn from_text(text: &str) -> Self {
        Self { words: text.split_whitespace().map(ToOwned::to_owned).collect() }
    }

    pub fn to_text(&self) -> String {
        self.words.join(" ")
    }

    /// Whether everything in this lesson was done once.
    pub fn is_done(&self, lesson: &str) -> bool {
        self.has(&format!("done-{lesson}"))
    }

    /// Everything in this lesson was done once.
    pub fn finish(&mut self, lesson: &str) {
        self.set(&format!("done-{lesson}"), true);
    }

    /// Whether the coach of this lesson was sent away.
    pub fn is_skipped(&self, lesson: &str) -> bool {
        self.has(&format!("skip-{lesson}"))
    }

    /// Sends the coach of this lesson away, or calls it back.
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
