//! Games from files: saves, and records as people read them and pass them on.

use super::problems::unreadable;
use super::titles::title_of_file;
use crate::new_game::draft::NewGame;
use engine::record::{NotationFault, ReadError, Record, RecordReader, UnpackError, readings};
use table::{Glance, LONGEST_SAVE, Orders, Save, SaveError, TableSettings};
use words::InWords;

/// The word before the title of a board in a record.
const WORLD: &str = " world ";

/// The key of the territories in the file of a board.
const TERRITORIES: &str = "\"territories\"";

/// A file that is read step by step, since a long record takes its time.
#[derive(Debug)]
pub enum Importing {
    Save(Result<Box<Save>, SaveError>),
    Record(TableSettings, Box<RecordReader>),
}

impl Importing {
    /// Begins to read a file of this name; these standing orders apply unless the file has its own.
    pub fn of(name: &str, text: String, orders: Orders) -> Self {
        if text.len() > LONGEST_SAVE {
            return Self::Save(Err(SaveError::TooLarge));
        }
        match save_in(&text) {
            Err(SaveError::NoSave) => Self::Record(
                NewGame::table(title_of_file(name), orders),
                RecordReader::of(text).into(),
            ),
            save => Self::Save(save.map(Box::new)),
        }
    }

    /// Reads at most this many further lines. Returns the game to open, or a message that says why
    /// there is none; `None` while there is more to read.
    pub fn go_on(&mut self, lines: usize) -> Option<Result<Save, String>> {
        Some(match self {
            Self::Save(save) => save.clone().map(|save| *save).map_err(|error| unreadable(&error)),
            Self::Record(table, reading) => match reading.go_on(lines)? {
                Ok(record) => Ok(Save::at(table.clone(), record)),
                Err(error) if is_no_record(&error) => Err(text::saves::no_game().to_owned()),
                Err(error) => Err(error.in_words()),
            },
        })
    }
}

/// Returns `true` if a file holds a board rather than a game, whether or not it can be used.
pub fn is_board(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{') && text.contains(TERRITORIES)
}

/// Returns the title of the board that has to be read before the game in a file, if one is missing.
pub fn missing_board(text: &str) -> Option<String> {
    if text.len() > LONGEST_SAVE {
        return None;
    }
    readings(text).find_map(|text| missing_in(&text))
}

fn missing_in(text: &str) -> Option<String> {
    match Glance::read(text) {
        Ok(glance) => {
            let board = Some(glance.owners.world()).filter(|board| !board.is_read())?;
            Some(board.title().to_owned())
        }
        // Most records name no board, so skip reading them.
        Err(SaveError::NoSave) if text.contains(WORLD) => {
            Record::read(text).err()?.missing_board().map(str::to_owned)
        }
        Err(_) => None,
    }
}

/// Returns `true` if a text wasn't meant as a record or a link at all.
fn is_no_record(error: &ReadError) -> bool {
    match error {
        ReadError::Notation(error) => error.fault == NotationFault::NoTitle,
        ReadError::Link(error) => matches!(error, UnpackError::NoLink | UnpackError::TooShort),
    }
}

/// Returns the save in a text that mail may have altered.
fn save_in(text: &str) -> Result<Save, SaveError> {
    let mut problem = SaveError::NoSave;
    for text in readings(text) {
        match Save::read(&text) {
            Ok(save) => return Ok(save),
            Err(error) if problem == SaveError::NoSave => problem = error,
            Err(_) => {}
        }
    }
    Err(problem)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::WorldId;
    use table::{Session, testing};

    #[test]
    fn the_file_of_a_board_is_told_from_that_of_a_game() {
        let board = include_str!("../../../engine/data/board.json");
        assert!(is_board(board) && is_board(&format!("\u{feff}\n{board}")));
        let game = Save::of(&testing::two_humans(), 1);
        let others = [game.to_text(), game.record.to_string(), "{}".to_owned(), String::new()];
        assert!(others.iter().all(|text| !is_board(text)));
    }

    #[test]
    fn a_file_says_which_board_it_needs() {
        let here = Save::of(&testing::two_humans(), 1);
        assert_eq!(missing_board(&here.to_text()), None);
        assert_eq!(missing_board(&here.record.to_string()), None);
        let mut save = here.clone();
        let europe = WorldId::titled("Europe").unwrap();
        save.record.setup.rules = save.record.setup.rules.on_board(europe);
        for text in [save.to_text(), save.record.to_string()] {
            assert_eq!(missing_board(&text).as_deref(), Some("Europe"), "{text}");
            let mut importing = Importing::of("a.txt", text, Orders::Ask);
            let refused = loop {
                if let Some(read) = importing.go_on(100) {
                    break read.unwrap_err();
                }
            };
            assert!(refused.contains("“Europe”"), "{refused}");
        }
    }

    /// Returns the game of a file, or the message shown instead.
    fn opened(name: &str, text: &str, orders: Orders) -> Result<Session, String> {
        let mut importing = Importing::of(name, text.to_owned(), orders);
        let save = std::iter::repeat_with(|| importing.go_on(3)).flatten().next().unwrap()?;
        save.open().map_err(|broken| broken.reason.in_words())
    }

    fn refusal(text: &str) -> String {
        opened("x.txt", text, Orders::Ask).unwrap_err()
    }

    #[test]
    fn a_save_and_a_record_are_the_same_game() {
        let session = testing::two_humans_after(40);
        let save = Save::of(&session, 1);
        let back = opened("x.txt", &save.to_text(), Orders::Ask).unwrap();
        assert_eq!((back.game(), back.table()), (session.game(), session.table()));
        let back = opened("Sunday.txt", &save.record.to_string(), Orders::Cut).unwrap();
        assert_eq!(back.game(), session.game());
        assert_eq!(back.table(), &NewGame::table("Sunday".into(), Orders::Cut));
    }

    #[test]
    fn what_cannot_be_read_says_the_right_reason() {
        let text = Save::of(&testing::two_humans_after(40), 1).to_text();
        assert_eq!(refusal(&text[..text.len() - 9]), unreadable(&SaveError::Damaged));
        assert!(refusal(&text.replacen(" 1 ", " 7 ", 1)).contains("newer version"));
        for other in ["bread and butter", "", "\u{fffd}PNG\r\n", "{\"a\": 1}", "one"] {
            assert_eq!(refusal(other), text::saves::no_game(), "{other:?}");
        }
        assert!(refusal("Red Queens record 1\nrules next\nfly\n").starts_with("line 3"));
    }

    #[test]
    fn a_file_from_a_letter_is_the_same_game() {
        let save = Save::of(&testing::two_humans_after(40), 1);
        let (text, record) = (save.to_text(), save.record.to_string());
        let (start, end) = text.split_at(70);
        let quote =
            |text: &str| text.lines().fold(String::new(), |all, line| all + "> " + line + "\n");
        for text in [
            quote(&text),
            format!("\u{feff}{text}"),
            format!("{start}=\r\n{end}"),
            quote(&record),
            format!("Here it is:\n\n{record}\n\nSent from my phone\n"),
            record.replacen('"', "“", 1).replacen('"', "”", 1),
        ] {
            let back = opened("x.txt", &text, Orders::Ask).unwrap();
            assert_eq!(Save::of(&back, 1).record, save.record, "{text}");
        }
    }

    #[test]
    fn a_record_that_no_rules_allow_is_refused_with_the_rule() {
        let seed = "seed 7c9fa136d4413fa6173637e883b6998d32e1d675f88cddff9dcbcf331820f4b8";
        let players = "player Red \"Red\" human\nplayer Blue \"Blue\" human";
        let by = |rules: &str| format!("Red Queens record 1\nrules {rules}\n{players}\n{seed}\n");
        let bet = include_str!("../../../engine/tests/invalid/bet-too-large.txt");
        for (text, reason) in [
            (by("next weather fine"), "line 2: there is no option called “weather” (M1)"),
            (by("next wilds maybe"), "line 2: the option wilds cannot be “maybe” (C1)"),
            (by("nautical-2 deal chosen"), "dealt, not chosen in turns (T1, X1)"),
            (by("risiko-pocket"), "2 players: this game is for three or four (K1)"),
            (bet.to_owned(), "move 47 isn’t allowed: bet or raise by 1 to 5 armies"),
            (bet.to_owned(), "(W7)"),
        ] {
            let refusal = refusal(&text);
            assert!(refusal.contains(reason), "{refusal}");
        }
    }

    #[test]
    fn a_refusal_is_short_whatever_is_refused() {
        let long = "x".repeat(300_000);
        let titled = "Red Queens record 1\nrules next\n";
        let texts = [
            long.clone(),
            format!("{long} and more"),
            format!("red-queens-save {long} x x"),
            format!("Red Queens record {long}"),
            format!("Red Queens record 1\nrules {long}"),
            format!("Red Queens record 1\nrules next {long} x"),
            format!("Red Queens record 1\nrules next victory {long}"),
            format!("{titled}{long}"),
            format!("{titled}player {long}"),
            format!("{titled}attack {long} Peru"),
            "x".repeat(LONGEST_SAVE + 1),
        ];
        for text in texts {
            let refusal = refusal(&text);
            assert!(refusal.len() < 250, "{refusal}");
        }
    }
}
