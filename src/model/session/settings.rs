//! What is agreed at a table and the rules do not care about.

use serde::{Deserialize, Serialize};

use engine::core::BySeat;

/// What a seat wants done for it when it is attacked for the first time in a turn (T11), so that the
/// tablet is not handed round for trifles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Orders {
    #[default]
    Ask,
    /// Cut the deck and keep my cards hidden.
    Cut,
    /// Cut the deck and reveal every card that raises armies.
    CutAndReveal,
}

impl Orders {
    pub const ALL: [Self; 3] = [Self::Ask, Self::Cut, Self::CutAndReveal];

    pub fn name(self) -> &'static str {
        match self {
            Self::Ask => "Ask",
            Self::Cut => "Cut",
            Self::CutAndReveal => "CutAndReveal",
        }
    }

    /// What it says to a person.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Ask => text::settings::orders_ask(),
            Self::Cut => text::settings::orders_cut(),
            Self::CutAndReveal => text::settings::orders_reveal(),
        }
    }
}

/// Who sits at the table: what the rules do not care about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSettings {
    /// What the game is called in the list of games.
    pub title: String,
    /// The standing orders of each seat.
    pub orders: BySeat<Orders>,
}
