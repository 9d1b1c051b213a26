//! The reasons why a text can't be read as a link.

use engine::game::SetupError;
use engine::record::{NotationError, NotationFault, ReadError, UnpackError};
use engine::world::WorldId;
use words::InWords;

/// The longest text read as a link, in bytes: far above the size of any game.
pub const LONGEST_LINK: usize = 256 << 10;

/// The most moves in a link: replaying a longer game would keep the page busy.
pub const MOST_MOVES: usize = 50_000;

/// An error in reading a text as a link.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    #[error("{}", text::links::nothing())]
    Nothing,
    #[error("{}", text::links::too_long(LONGEST_LINK >> 10))]
    TooLong,
    #[error("{}", text::links::too_many(MOST_MOVES))]
    TooManyMoves,
    #[error("{}", .0.in_words())]
    Unreadable(#[from] ReadError),
    /// The game isn't valid.
    #[error("{}", .0.in_words())]
    NoGame(#[from] SetupError),
}

impl LinkError {
    /// Returns the error as a sentence about the link.
    pub fn in_a_sentence(&self) -> String {
        match self {
            Self::Unreadable(ReadError::Link(UnpackError::TooShort | UnpackError::Damaged)) => {
                text::links::unread_incomplete().to_owned()
            }
            Self::Nothing
            | Self::TooLong
            | Self::TooManyMoves
            | Self::Unreadable(_)
            | Self::NoGame(_) => text::links::unread(self.to_string()),
        }
    }

    /// Returns the title of the board that has to be loaded first, if that is all that is missing.
    pub fn missing_board(&self) -> Option<&str> {
        if let Self::Unreadable(error) = self { error.missing_board() } else { None }
    }

    /// Returns advice on fixing it, if there is any.
    pub fn remedy(&self) -> Option<&'static str> {
        let Self::Unreadable(error) = self else { return None };
        if let Some(title) = error.missing_board() {
            return Some(match WorldId::titled(title) {
                Some(board) if board.is_imported() => text::own_boards::ask(),
                Some(_) => text::boards::offline(),
                None if WorldId::lacks_room_for(title) => text::own_boards::no_room(),
                None => text::boards::unknown(),
            });
        }
        let is_newer = match error {
            ReadError::Link(error) => {
                matches!(error, UnpackError::UnknownVersion(_) | UnpackError::Rules(_))
            }
            ReadError::Notation(NotationError { fault, .. }) => {
                matches!(fault, NotationFault::UnknownVersion(_) | NotationFault::Rules(_))
            }
        };
        Some(if is_newer { text::links::unread_newer() } else { text::links::unread_cut() })
    }
}

impl From<UnpackError> for LinkError {
    fn from(error: UnpackError) -> Self {
        Self::Unreadable(error.into())
    }
}
