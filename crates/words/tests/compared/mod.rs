//! Comparing the English sentences of messages with those of the catalogue.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};

use engine::core::Message;
use words::InWords;

/// Compares sentences with the catalogue and returns their keys.
pub fn compared<T>(messages: &[T]) -> BTreeSet<&'static str>
where
    T: Message + InWords + Debug,
    for<'a> T::Words<'a>: Display,
{
    for message in messages {
        let words = message.in_words().to_string();
        assert_eq!(message.reason(), words, "{message:?}");
        for wrong in [" 1 dice", " 1 armies", " 1 boat lengths", " 1 players", ".."] {
            assert!(!words.contains(wrong), "{words}");
        }
        for (name, value) in message.arguments() {
            assert!(!name.is_empty() && !value.is_empty(), "{message:?}");
        }
    }
    messages.iter().map(Message::key).collect()
}

/// Returns the keys of a table of sentences in a file of a crate.
pub fn keys(folder: &str, file: &str, of: &str) -> BTreeSet<String> {
    let path = format!("{}/../{folder}/src/{file}", env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(path).unwrap();
    let (_, table) = source.split_once(&format!("messages! {{ {of} {{")).unwrap();
    let (table, _) = table.split_once("\n} }").unwrap();
    let rows = table.split("=> [").skip(1).filter_map(|row| row.split('"').nth(1));
    rows.map(str::to_owned).collect()
}

/// Compares samples of every sentence of a table with the catalogue.
macro_rules! compare {
    ($file:literal, $Type:ident, $messages:expr) => {
        compare!("engine", $file, $Type, $messages);
    };
    ($folder:literal, $file:literal, $Type:ident, $messages:expr) => {
        let keys = compared::keys($folder, $file, stringify!($Type));
        let compared: std::collections::BTreeSet<String> =
            compared::compared(&$messages).into_iter().map(str::to_owned).collect();
        let missing: Vec<_> = keys.difference(&compared).collect();
        assert!(missing.is_empty(), "no sample of {missing:?}");
    };
}
