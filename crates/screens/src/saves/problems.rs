//! Saves that can't be read or continued, in words.

use engine::game::LONGEST_TEXT;
use table::{Broken, LONGEST_SAVE, NEWEST_SAVE, Save, SaveError};
use words::InWords;

/// Returns the reason why a text isn't a save that can be opened.
pub fn unreadable(error: &SaveError) -> String {
    match error {
        SaveError::NoSave => text::saves::no_save().to_owned(),
        SaveError::UnknownVersion(version) => {
            text::saves::Newer { version, known: NEWEST_SAVE }.say()
        }
        SaveError::Damaged => text::saves::changed().to_owned(),
        SaveError::Malformed => text::saves::malformed().to_owned(),
        SaveError::Record(error) => error.in_words().clone(),
        SaveError::TooLarge => text::saves::longer(LONGEST_SAVE >> 20),
        SaveError::Setup(error) => error.in_words(),
        SaveError::BotTooLong => text::saves::bot_too_long().to_owned(),
    }
}

/// Returns the rest of a damaged game, with a title that says so; `None` if nothing is left.
pub fn recovered(broken: Broken) -> Option<Save> {
    let mut good = broken.good?;
    let room = LONGEST_TEXT.saturating_sub(text::saves::rescued("").len());
    let title: String = good.cover.table.title.chars().take(room).collect();
    good.cover.table.title = text::saves::rescued(title);
    Some(good)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Action;
    use table::testing;

    #[test]
    fn what_is_left_of_a_damaged_game_says_so_however_long_its_title() {
        for title in ["Sunday", &"x".repeat(LONGEST_TEXT)] {
            let mut session = testing::two_humans();
            testing::play_some(&mut session, 60);
            let mut save = Save::of(&session, 1);
            title.clone_into(&mut save.cover.table.title);
            save.record.actions.push(Action::Raise { face: 6 });
            let good = recovered(*save.open().unwrap_err()).unwrap();
            let kept = Save::read(&good.to_text()).unwrap().cover.table.title;
            assert!(kept.ends_with(" (recovered)"), "{kept}");
        }
    }

    #[test]
    fn a_long_version_is_not_repeated_whole() {
        let error = Save::read(&format!("red-queens-save {} x x", "9".repeat(300_000)));
        assert!(unreadable(&error.unwrap_err()).len() < 300);
    }
}
