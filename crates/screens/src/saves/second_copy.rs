//! The second copy of every saved game, which survives a crash. After a crash it may differ from
//! the first copy, which is the one normally read.

use table::{Glance, SaveError};

/// The second copy of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SecondCopy {
    Save(String),
    /// It was deleted at this time, in milliseconds since 1970.
    Deleted(u64),
}

impl SecondCopy {
    /// Returns `true` if this copy is right and `kept` is not: it is intact and more recent.
    pub fn is_right(&self, kept: Option<&str>) -> bool {
        let kept = kept.map(|text| Glance::read(text).map(|save| save.cover.played));
        match self {
            Self::Deleted(time) => matches!(kept, Some(Ok(played)) if played <= *time),
            Self::Save(text) => Glance::read(text).is_ok_and(|save| match kept {
                None | Some(Err(SaveError::NoSave | SaveError::Damaged)) => true,
                // Another version of the program may still be able to read it.
                Some(Err(_)) => false,
                Some(Ok(played)) => save.cover.played > played,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Intent, Save, testing};

    fn saved(actions: u64, played: u64) -> String {
        Save::of(&testing::two_humans_after(actions), played).to_text()
    }

    fn copy(text: &str) -> SecondCopy {
        SecondCopy::Save(text.to_owned())
    }

    #[test]
    fn the_save_that_was_played_later_is_right() {
        let (before, after) = (saved(20, 5), saved(30, 6));
        assert!(copy(&after).is_right(Some(&before)));
        assert!(!copy(&before).is_right(Some(&after)));
        assert!(!copy(&after).is_right(Some(&after)));
        assert!(copy(&before).is_right(None), "a game that was lost whole");
    }

    #[test]
    fn what_was_taken_back_stays_taken_back() {
        let mut session = testing::two_humans_after(1);
        let before = Save::of(&session, 5).to_text();
        session.dispatch(Intent::Undo);
        let undone = Save::of(&session, 6).to_text();
        assert!(Save::read(&undone).unwrap().record.actions.is_empty());
        assert!(!copy(&before).is_right(Some(&undone)));
        assert!(copy(&undone).is_right(Some(&before)));
    }

    #[test]
    fn a_whole_save_is_never_replaced_by_a_damaged_one() {
        let (whole, damaged) = (saved(20, 5), saved(30, 9).replace('a', "b"));
        assert!(!copy(&damaged).is_right(Some(&whole)));
        assert!(!copy(&damaged).is_right(None));
        assert!(copy(&whole).is_right(Some(&damaged)));
        let later = saved(30, 6).replacen(" 1 ", " 7 ", 1);
        assert!(!copy(&whole).is_right(Some(&later)), "that of a later version");
    }

    #[test]
    fn a_deleted_game_stays_deleted_unless_it_was_begun_again() {
        let text = saved(20, 5);
        assert!(SecondCopy::Deleted(7).is_right(Some(&text)));
        assert!(!SecondCopy::Deleted(7).is_right(Some(&saved(0, 8))));
        assert!(!SecondCopy::Deleted(7).is_right(Some("no save")), "nobody knows what that is");
        assert!(!SecondCopy::Deleted(7).is_right(None));
    }
}
