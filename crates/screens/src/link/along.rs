//! Links that bring a board along, and links that wait for their board or are damaged.

use std::borrow::Cow;

use super::wrapped::unwrapped;
use super::{BOARD, LONGEST_LINK, Link, behind_screen, joined, parts_of, seen};
use engine::record::readings;

/// The longest address with a board, in bytes. Messengers that take long messages cut them at 65,536
/// characters, and no browser's limit is lower. Most boards fit.
pub const LONGEST_WITH_BOARD: usize = 64_000;

impl Link {
    /// Returns the whole address of an app at `home` with a board in short form; `None` if that would
    /// be too long for messengers.
    pub fn address_with(&self, board: &str, home: &str) -> Option<String> {
        self.address_within(LONGEST_WITH_BOARD, &format!("{BOARD}{board}/"), home)
    }

    /// Returns the board that the link with this path brings along, in short form.
    pub fn board_of_path(path: &str) -> Option<String> {
        let path = Some(path).filter(|path| path.len() <= LONGEST_LINK)?;
        parts_of(&seen(path)).board.map(str::to_owned)
    }

    /// Returns the path of a link in a pasted text that its page has something to say about: its board
    /// has to be loaded first, or it is damaged and part of its game can be saved.
    pub fn path_for_later(text: &str) -> Option<String> {
        Self::waiting_in(text).or_else(|| Self::cut_in(text))
    }

    /// Returns the path of a link in a text that can be opened once its board is here.
    fn waiting_in(text: &str) -> Option<String> {
        let text = Some(text).filter(|text| text.len() <= LONGEST_LINK)?;
        let waits =
            |path: &String| Self::of_path(path).is_err_and(|error| error.missing_board().is_some());
        readings(text).find_map(|text| joined(behind_screen(&unwrapped(&text))?).find(waits))
    }

    fn cut_in(text: &str) -> Option<String> {
        let path = |text: Cow<str>| {
            let path: String = behind_screen(&unwrapped(&text))?.split_whitespace().collect();
            Self::left_of_path(&path).map(|_| path)
        };
        readings(text).find_map(path)
    }

    /// Returns the path of a file's link: one that is alone in the file, valid or not, or a valid
    /// one within a letter.
    pub fn path_in_file(text: &str) -> Option<String> {
        let opened = || Self::in_text(text)?.ok().map(|link| link.path());
        Self::path_alone(text).or_else(opened).or_else(|| Self::waiting_in(text))
    }

    /// Returns the path of a link that is a file's whole content. The link may be invalid.
    fn path_alone(text: &str) -> Option<String> {
        let line = text.trim();
        behind_screen(line).filter(|_| !line.contains(char::is_whitespace)).map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::tests::{HOME, all, broken_in_lines, record};
    use crate::route::Route;
    use engine::record::Record;
    use engine::world::WorldId;
    use table::testing;

    #[test]
    fn a_link_brings_a_board_along_and_opens_without_it_where_the_board_is_known() {
        for link in all(&testing::two_humans_after(60)) {
            let address = link.address_with("eNoBAg-_", HOME).unwrap();
            let Route::Link(path) = Route::from_hash(&address[HOME.len()..]) else { panic!() };
            assert_eq!(Link::board_of_path(&path).as_deref(), Some("eNoBAg-_"));
            assert_eq!(Link::board_of_path(&link.path()), None);
            for text in [
                address.clone(),
                format!("Your move: {address} See you!"),
                broken_in_lines(&address),
                address.replace('/', "%2F"),
            ] {
                assert_eq!(Link::read(&text), Ok(link.clone()), "{text}");
            }
            // Older versions and other programs find the game, and say which board is missing.
            assert_eq!(Record::from_link(&address), Record::from_link(&link.path()));
            let longest = LONGEST_WITH_BOARD - address.len() + "eNoBAg-_".len();
            let long = |length: usize| link.address_with(&"x".repeat(length), HOME);
            assert!(long(longest).is_some_and(|it| it.len() == LONGEST_WITH_BOARD));
            assert_eq!(long(longest + 1), None);
        }
    }

    #[test]
    fn a_pasted_link_whose_board_is_not_here_yet_is_opened_by_its_page() {
        let mut record = record(&testing::two_humans());
        let board = WorldId::titled("Far-Atoll-7K3QF").unwrap();
        record.setup.rules = record.setup.rules.on_board(board);
        let link = Link::Turn(record);
        let address = link.address_with(&"x".repeat(5_000), HOME).unwrap();
        let Route::Link(path) = Route::from_hash(&address[HOME.len()..]) else { panic!() };
        let letter = format!("Your move: {address}\nSee you!");
        let error = Link::read(&letter).unwrap_err();
        assert_eq!(error.missing_board(), Some("Far-Atoll-7K3QF"));
        assert!(error.remedy().is_some_and(|remedy| remedy.contains("Add the board’s file")));
        for text in [&address, &letter, &broken_in_lines(&address)] {
            assert_eq!(Link::path_for_later(text).as_deref(), Some(&*path));
            assert_eq!(Link::path_in_file(text).as_deref(), Some(&*path));
        }
        assert_eq!(Link::path_for_later("Shall we play?"), None);
    }
}
