//! Imports of boards, in words.

use super::boards::name;
use engine::world::{WorldId, imported_name};
use importer::{ImportFault, Note};
use words::InWords;

/// Returns a sentence about a fault in a file, without a full stop.
pub fn fault_in_words(fault: &ImportFault) -> String {
    let problem = fault.problem.in_words();
    match fault.line {
        _ if fault.file.is_empty() => text::sentence(&problem),
        Some(line) => text::own_boards::AtLine { file: &fault.file, line, problem }.say(),
        None => of_file(&fault.file, &problem),
    }
}

/// Returns a sentence about a problem with a file, without a full stop.
pub fn of_file(file: &str, problem: &str) -> String {
    text::own_boards::InFile { file, problem }.say()
}

/// Returns a note of the importer as a sentence.
pub fn note_in_words(note: &Note) -> String {
    let mut sentence = text::sentence(&note.in_words());
    sentence.push('.');
    sentence
}

/// Returns a sentence on why the file of a board with this name is no help to whoever needs another
/// board.
pub fn other_board(found: &str, wanted: WorldId) -> String {
    let wanted = name(wanted.title());
    if name(imported_name(found).unwrap_or(found)) == wanted {
        text::own_boards::other_changed(wanted)
    } else {
        text::own_boards::Other { board: found, wanted }.say()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use importer::{File, import};

    fn fault(name: &str, content: &str) -> String {
        fault_in_words(&import(&[File { name, content: content.as_bytes() }], &[]).unwrap_err())
    }

    #[test]
    fn a_fault_says_the_file_the_line_and_what_was_expected() {
        assert!(fault("atoll.json", "{\n\"title\": }").starts_with("atoll.json, line 2: "));
        assert!(fault("letter.txt", "Shall we play?").starts_with("letter.txt"));
        let none = fault_in_words(&import(&[], &[]).unwrap_err());
        assert!(none.starts_with("No file was chosen"), "{none}");
    }

    #[test]
    fn whoever_adds_the_wrong_file_learns_which_one_is_needed() {
        let wanted = WorldId::titled("Lost-Atoll-7K3QF").unwrap();
        let other = other_board("Elsewhere", wanted);
        assert!(other.contains("“Elsewhere”") && other.contains("“Lost Atoll”"), "{other}");
        assert!(other_board("Lost Atoll", wanted).contains("another version of “Lost Atoll”"));
    }
}
