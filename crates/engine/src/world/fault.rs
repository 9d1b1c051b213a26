//! What can be wrong with the file of a world.

/// Why a text is no world.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WorldFault {
    /// It is no JSON of the right form.
    #[error("the world cannot be read: {0}")]
    Unreadable(String),
    /// The title is no word that an option can have.
    #[error("“{0}” is no title: it is one word of letters, digits and hyphens")]
    Title(String),
    /// Another known world has the title.
    #[error("there is a world called “{0}” already")]
    TitleTaken(String),
    /// There are as many worlds as there can be.
    #[error("no more worlds can be known at once")]
    NoRoom,
    /// None of something, or too many.
    #[error("a world has 1 to {most} {what}, not {found}")]
    Number {
        /// Of what.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there can be.
        most: usize,
    },
    /// Something refers to what is not there.
    #[error("there is no {what} “{name}”")]
    Unknown {
        /// What should be there.
        what: &'static str,
        /// What it is called.
        name: String,
    },
    /// Two hexes in one place.
    #[error("there are two hexes in row {0} and column {1}")]
    HexTwice(usize, usize),
    /// A territory's name is empty or the beginning of another's.
    #[error("“{0}” cannot be told from the other territories")]
    Name(String),
}
