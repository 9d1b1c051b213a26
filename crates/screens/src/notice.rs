//! Messages to the person at the screen, in words.

use crate::names::player_name;
use engine::core::RuleId;
use engine::game::Refusal;
use table::{Notice, Session};
use words::InWords;

/// A message to the person at the screen, in whole sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoticeView {
    pub text: String,
    /// The rule it cites, if any.
    pub rule: Option<RuleId>,
}

impl From<Refusal> for NoticeView {
    fn from(refusal: Refusal) -> Self {
        Self::citing(refusal.rule(), &refusal.in_words())
    }
}

impl NoticeView {
    /// Returns the notice to show at a table.
    pub fn of(session: &Session) -> Option<Self> {
        session.notice().map(|notice| Self::about(session, notice))
    }

    /// Puts a notice into words.
    pub fn about(session: &Session, notice: &Notice) -> Self {
        let text = match *notice {
            Notice::Refused(ref refusal) => return refusal.clone().into(),
            Notice::NoUndo(error) => error.in_words().to_owned(),
            Notice::UndoNotYours => text::table::undo_not_yours().to_owned(),
            Notice::NotHere(seat) => text::prompt::elsewhere_not_here(player_name(session, seat)),
            Notice::Raised { territory, armies } => {
                text::land_sentences::Changed { territory, armies }.say()
            }
            Notice::Ambushed(territory) => text::land_sentences::changed_ambush(territory),
            Notice::PathStopped(percent) => text::land_sentences::march_stopped(percent),
            Notice::CannotDeal => text::play_by_link::lost_key().to_owned(),
            Notice::CannotReveal => text::prompt::no_secret().to_owned(),
        };
        Self::from_text(&text)
    }

    /// Creates a notice that cites no rule.
    pub fn from_text(text: &str) -> Self {
        Self { text: whole(text), rule: None }
    }

    /// Creates a notice that cites a rule.
    pub fn citing(rule: RuleId, text: &str) -> Self {
        Self { text: whole(text), rule: Some(rule) }
    }
}

/// Turns a reason into a sentence, with a capital at the beginning and a full stop at the end.
pub fn whole(text: &str) -> String {
    let stop = if text.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    text::sentence(text) + stop
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::UndoError;
    use engine::world::Territory;
    use table::testing;

    #[test]
    fn every_notice_is_shown_as_a_sentence() {
        let (session, territory) = (testing::two_humans(), Territory::Alaska);
        for notice in [
            Notice::Refused(Refusal::Over),
            Notice::NoUndo(UndoError::Nothing),
            Notice::NoUndo(UndoError::Chance),
            Notice::UndoNotYours,
            Notice::NotHere(Seat::Blue),
            Notice::Raised { territory, armies: 1 },
            Notice::Raised { territory, armies: 5 },
            Notice::Ambushed(territory),
            Notice::PathStopped(40),
            Notice::CannotDeal,
            Notice::CannotReveal,
        ] {
            let NoticeView { text, rule } = NoticeView::about(&session, &notice);
            assert!(!text.starts_with(char::is_lowercase), "{text}");
            assert!(text.ends_with('.') && !text.ends_with(".."), "{text}");
            assert!(!text.contains(" 1 armies"), "{text}");
            assert_eq!(rule.is_some(), matches!(notice, Notice::Refused(_)), "{text}");
        }
    }

    #[test]
    fn a_sentence_stays_as_it_is() {
        assert_eq!(whole("It is not your decision now."), "It is not your decision now.");
        assert_eq!(whole("no die shows a 3"), "No die shows a 3.");
    }
}
