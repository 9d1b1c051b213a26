//! Lessons as text:
//!
//! ```text
//! lesson land
//! title Land
//! about What it is about.
//! end What is said at its end.
//! goal conquered Take a territory
//! notice conquered You took {}.
//! say place at Alberta undone attacked rule T10: The words.
//! record
//! Red Queens record 1
//! …
//! end record
//!
//! say battle,sea-battle rule A1: What is said in every lesson, where it has no words of its own.
//! ```
//!
//! The coach says the first line that fits. `say plan/flanking …` applies to one part of a scene,
//! `say plan …` to all of it. `{loose}` stands for the cards of a hand that aren't part of a pair.
//! Every quotation names a control that can be pressed in that scene, as labelled on the screen.
//!
//! An invalid line is skipped: a lesson with fewer lines is still a lesson.

use super::{CoachTarget, Lesson, LessonStep};
use engine::record::Record;

#[derive(Default)]
struct LessonDraft {
    id: String,
    title: String,
    about: String,
    end: String,
    goals: Vec<(String, String)>,
    notices: Vec<(String, String)>,
    steps: Vec<LessonStep>,
}

impl Lesson {
    /// Reads all lessons of a text, in order.
    pub fn read_all(text: &str) -> Vec<Self> {
        let (mut lessons, mut draft, mut record) =
            (Vec::new(), LessonDraft::default(), None::<String>);
        for line in text.lines() {
            match (line.trim(), &mut record) {
                ("end record", Some(text)) => {
                    let record = text.parse().ok();
                    lessons.extend(record.map(|record| std::mem::take(&mut draft).finish(record)));
                }
                (_, Some(text)) => {
                    text.push_str(line);
                    text.push('\n');
                    continue;
                }
                ("record", None) => {
                    record = Some(String::new());
                    continue;
                }
                (line, None) => draft.read(line),
            }
            record = None;
        }
        // Steps after all lessons are part of every lesson.
        let (common, notices) = (draft.steps, draft.notices);
        for lesson in &mut lessons {
            lesson.steps.extend(common.iter().cloned());
            lesson.notices.extend(notices.iter().cloned());
        }
        lessons
    }
}

impl LessonDraft {
    fn read(&mut self, line: &str) {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match key {
            "lesson" => rest.clone_into(&mut self.id),
            "title" => rest.clone_into(&mut self.title),
            "about" => rest.clone_into(&mut self.about),
            "end" => rest.clone_into(&mut self.end),
            "goal" => self.goals.extend(pair(rest)),
            "notice" => self.notices.extend(pair(rest)),
            "say" => self.steps.extend(step(rest)),
            _ => {}
        }
    }

    fn finish(self, record: Record) -> Lesson {
        let Self { id, title, about, end, goals, notices, steps } = self;
        Lesson { id, title, about, end, goals, notices, steps, record }
    }
}

fn pair(text: &str) -> Option<(String, String)> {
    text.split_once(' ').map(|(word, rest)| (word.to_owned(), rest.trim().to_owned()))
}

/// Parses `SCENE, SCENE at PLACE done DEED undone DEED ally rule RULE: TEXT`.
fn step(line: &str) -> Option<LessonStep> {
    let (head, text) = line.split_once(": ")?;
    let mut step = LessonStep { text: text.trim().to_owned(), ..LessonStep::default() };
    let mut words = head.split([' ', ',']).filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        match word {
            "at" => step.at = Some(place(words.next()?)?),
            "done" => step.done.push(words.next()?.to_owned()),
            "undone" => step.undone.push(words.next()?.to_owned()),
            "rule" => step.rule = Some(words.next()?.to_owned()),
            "ally" => step.ally = true,
            scene => step.scenes.push(scene.to_owned()),
        }
    }
    Some(step)
}

fn place(word: &str) -> Option<CoachTarget> {
    match word {
        "ship" => Some(CoachTarget::Ship),
        name => name.replace('-', " ").parse().ok().map(CoachTarget::Land),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::event::LESSON_EVENTS;
    use super::super::scene::SCENES;
    use super::*;
    use crate::new_game::draft::NewGame;
    use crate::story::recap::RecapView;
    use engine::core::rulebook;
    use engine::game::OPTIONS;
    use engine::world::Territory;
    use table::testing::play_some;
    use table::{Duty, Orders, Session};

    /// The lessons that are shipped.
    pub const TEXT: &str = include_str!("../../../../text/en/lessons.txt");

    /// Returns the session with which a lesson begins.
    pub fn begin(lesson: &Lesson) -> Session {
        let Record { setup, actions } = lesson.record();
        let table = NewGame::table(lesson.title.clone(), Orders::Ask);
        Session::resume(setup, actions, table).unwrap()
    }

    pub fn lesson(id: &str) -> Lesson {
        Lesson::read_all(TEXT).into_iter().find(|lesson| lesson.id == id).unwrap()
    }

    #[test]
    fn no_lesson_offers_to_place_armies_for_the_player() {
        for lesson in Lesson::read_all(TEXT) {
            let mut session = begin(&lesson);
            for _ in 0..3 {
                assert!(!session.may_leave_placing(), "{}", lesson.id);
                play_some(&mut session, 1);
            }
        }
    }

    #[test]
    fn every_line_of_the_lessons_is_understood() {
        let lines = |key: &str| TEXT.lines().filter(|line| line.starts_with(key)).count();
        let lessons = Lesson::read_all(TEXT);
        assert_eq!(lessons.len(), lines("lesson "));
        let common = Lesson::read_all(&format!("{TEXT}\n"));
        assert_eq!(common, lessons);
        let alone = |lesson: &Lesson| lesson.goals.len();
        assert_eq!(lessons.iter().map(alone).sum::<usize>(), lines("goal "));
        let says: Vec<&str> = TEXT.lines().filter_map(|line| line.strip_prefix("say ")).collect();
        let rules = rulebook().map(|entry| entry.id.0).collect::<Vec<_>>();
        for says in says {
            let step = step(says).unwrap_or_else(|| panic!("{says}"));
            assert!(!step.scenes.is_empty(), "{says}");
            assert!(step.scenes.iter().all(|scene| SCENES.contains(&scene.as_str())), "{says}");
            let events = step.done.iter().chain(&step.undone);
            assert!(
                events.into_iter().all(|event| LESSON_EVENTS.contains(&event.as_str())),
                "{says}"
            );
            assert!(step.rule.is_none_or(|rule| rules.contains(&rule.as_str())), "{says}");
            assert!(step.text.chars().count() <= 190, "too long: {says}");
        }
        for lesson in &lessons {
            let events = lesson.goals.iter().chain(&lesson.notices);
            assert!(events.into_iter().all(|(event, _)| LESSON_EVENTS.contains(&event.as_str())));
            let texts = [&lesson.title, &lesson.about, &lesson.end];
            assert!(texts.iter().all(|text| !text.is_empty()), "{}", lesson.id);
            assert!(lesson.goals.len() >= 3);
        }
    }

    /// Returns `true` if a label that a lesson quotes is this text, whose arguments may be anything.
    /// “Land on…” is the beginning of one, “Take… aboard” its beginning and its end.
    fn is_called(label: &str, text: &str) -> bool {
        let fixed = text.split('{').next().unwrap_or_default();
        let last = text.rsplit('}').next().unwrap_or_default();
        let begins = |with: &str| !fixed.is_empty() && with.starts_with(fixed);
        match label.split_once('…') {
            None if fixed == text => label == text,
            None => begins(label) && label.ends_with(last),
            Some((begin, end)) => {
                let begin = begin.trim_end();
                text.ends_with(end) && (text.starts_with(begin) || begins(begin))
            }
        }
    }

    #[test]
    fn whatever_the_lessons_quote_is_the_text_of_something_on_the_screen() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text/en");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let rooms = files.filter(|path| path.extension().is_some_and(|it| it == "ftl"));
        let texts: String = rooms.map(|path| std::fs::read_to_string(path).unwrap()).collect();
        let texts: Vec<&str> =
            texts.lines().filter_map(|line| Some(line.split_once(" = ")?.1)).collect();
        let says = TEXT.lines().filter(|line| line.starts_with("say "));
        for label in says.flat_map(|line| line.split('“').skip(1)) {
            let label = label.split('”').next().unwrap();
            let is_place = label.parse::<Territory>().is_ok();
            let is_card = label.ends_with("of hearts");
            let is_text = texts.iter().any(|text| is_called(label, text));
            assert!(is_place || is_card || is_text, "nothing is called “{label}”");
        }
    }

    #[test]
    fn only_what_comes_before_another_lesson_leads_on_to_it() {
        let lessons = Lesson::read_all(TEXT);
        let last = lessons.len() - 1;
        for (at, lesson) in lessons.iter().enumerate() {
            assert!(!lesson.end.contains("last lesson"), "a lesson may be added: {}", lesson.end);
            assert!(at < last || !lesson.end.contains("next lesson"), "{}", lesson.end);
        }
    }

    #[test]
    fn every_lesson_begins_with_a_decision_of_the_person() {
        let lessons = Lesson::read_all(TEXT);
        assert_eq!(
            lessons.iter().map(|lesson| lesson.id.as_str()).collect::<Vec<_>>(),
            ["land", "force", "sea", "allies", "holdem", "reactions", "objectives"]
        );
        for lesson in lessons {
            let session = begin(&lesson).all_seen();
            assert!(matches!(session.duty(), Duty::Decide(_)), "{}", lesson.id);
            assert_eq!(RecapView::fresh(&session), None, "what led here is no news");
            assert!(Lesson::is_game(&lesson.game_id()));
        }
    }

    #[test]
    fn t11_p8_every_lesson_is_played_by_the_rules_as_they_are_now() {
        for lesson in Lesson::read_all(TEXT) {
            let rules = lesson.record.setup.rules;
            for correction in OPTIONS.iter().filter(|option| !option.is_offered()) {
                assert_eq!(correction.get(&rules), "on", "{}: {}", lesson.id, correction.key);
            }
            for scene in ["mobilize", "reveal", "won"] {
                let is_told = |step: &LessonStep| {
                    step.scenes.iter().any(|it| it == scene)
                        && step.done.is_empty()
                        && step.undone.is_empty()
                };
                assert!(lesson.steps.iter().any(is_told), "{}: {scene}", lesson.id);
            }
        }
    }

    #[test]
    fn nonsense_is_skipped() {
        assert_eq!(Lesson::read_all(""), []);
        assert_eq!(Lesson::read_all("lesson x\nrecord\nnothing\nend record\nsay\nsay x"), []);
        assert_eq!(Lesson::read_all("record"), []);
        assert_eq!(step("place at Nowhere: Here."), None);
    }
}
