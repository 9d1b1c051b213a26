//! Errors in the file of a world.

/// An error in the text of a world.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum WorldFault {
    /// The text is not JSON of the right form.
    #[error("the world cannot be read: {0}")]
    Unreadable(String),
    /// The title can't be used as the word of an option.
    #[error("“{0}” is no title: it is one word of letters, digits and hyphens")]
    Title(String),
    /// Another known world has this title.
    #[error("there is a world called “{0}” already")]
    TitleTaken(String),
    /// The limit on known worlds is reached.
    #[error("no more worlds can be known at once")]
    NoRoom,
    /// A list is empty or too long.
    #[error("a world has 1 to {most} {what}, not {found}")]
    Number {
        /// The kind of item in the list.
        what: &'static str,
        /// The number of items found.
        found: usize,
        /// The most items allowed.
        most: usize,
    },
    /// A reference to something that doesn't exist.
    #[error("there is no {what} “{name}”")]
    Unknown {
        /// The kind of thing referred to.
        what: &'static str,
        /// The name in the reference.
        name: String,
    },
    /// Two hexes at the same place, given by row and column.
    #[error("there are two hexes in row {0} and column {1}")]
    HexTwice(usize, usize),
    /// Two armies start with the same territory.
    #[error("two armies start with the territory “{0}”")]
    StartTwice(String),
    /// A territory's name is empty, another territory has it, or it is a word of records.
    #[error("“{0}” cannot be told from the other territories")]
    Name(String),
}
