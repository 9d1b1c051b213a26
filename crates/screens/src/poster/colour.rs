//! The colours of the picture, under the names they have in the style sheet.

use std::fmt::{self, Display, Formatter};

use crate::map::drawing::TINTS;
use engine::core::Seat;
use engine::world::Continent;

/// A function from a token's name to its colour in CSS: `rgb(189, 45, 32)`, or `#bd2d20`.
pub type Theme<'a> = &'a dyn Fn(&str) -> Option<String>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour([u8; 3]);

impl Colour {
    /// The stand-in for an unknown colour, distinct from both white and black.
    const UNKNOWN: Self = Self([128; 3]);

    /// Reads a colour without transparency.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(digits) = text.strip_prefix('#') {
            let pair = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
            let all = Self([pair(0)?, pair(2)?, pair(4)?]);
            return (digits.len() == 6).then_some(all);
        }
        let inner = text.strip_prefix("rgb(")?.strip_suffix(')')?;
        let mut parts = inner.split([',', ' ']).filter(|part| !part.is_empty());
        let mut part = || parts.next()?.parse::<u8>().ok();
        Some(Self([part()?, part()?, part()?]))
    }

    /// Returns red, green and blue.
    pub(super) const fn rgb(self) -> [u8; 3] {
        self.0
    }

    /// Mixes this many percent of this colour into another one.
    #[must_use]
    pub fn over(self, other: Self, percent: u16) -> Self {
        let mixed = |at: usize| {
            let sum = u16::from(self.0[at]) * percent + u16::from(other.0[at]) * (100 - percent);
            u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX)
        };
        Self([mixed(0), mixed(1), mixed(2)])
    }
}

impl Display for Colour {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Returns the theme's colour for a token, or [`Colour::UNKNOWN`] if it has none.
pub(super) fn colour(theme: Theme, token: &str) -> Colour {
    theme(token).as_deref().and_then(Colour::read).unwrap_or(Colour::UNKNOWN)
}

/// Returns the token for a name, as the style sheet writes it.
fn token(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

/// Returns the colour of an army, and that of text on it.
pub(super) fn of_army(theme: Theme, seat: Seat) -> (Colour, Colour) {
    let name = token(seat.name());
    (colour(theme, &name), colour(theme, &format!("{name}-ink")))
}

/// Returns the tint of a continent.
pub(super) fn of_continent(theme: Theme, continent: Continent) -> Colour {
    colour(theme, TINTS[continent.index() % TINTS.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_style_sheets_and_browsers_write_them() {
        let red = Some(Colour([189, 45, 32]));
        for text in ["#bd2d20", "#BD2D20", " rgb(189, 45, 32) ", "rgb(189 45 32)"] {
            assert_eq!(Colour::read(text), red, "{text}");
        }
        for text in ["", "red", "#bd2", "#bd2d2ö", "rgb(1, 2)", "rgb(1, 2, 300)", "oklab(0.5 0 0)"]
        {
            assert_eq!(Colour::read(text), None, "{text}");
        }
        assert_eq!(Colour([189, 45, 32]).to_string(), "#bd2d20");
    }

    #[test]
    fn a_mixture_lies_between_its_colours() {
        let (black, white) = (Colour([0; 3]), Colour([255; 3]));
        assert_eq!(white.over(black, 100), white);
        assert_eq!(white.over(black, 0), black);
        assert_eq!(white.over(black, 64), Colour([163; 3]));
    }
}
