//! A writer for the picture, which escapes text within its elements.

use std::fmt::{Arguments, Display, Write as _};

use super::colour::{self, Colour, Theme};
use crate::decimal::Decimal;
use crate::map::point::Point;
use engine::core::Seat;
use engine::world::Continent;

/// The text written so far, and the colours to use.
pub(super) struct SvgWriter<'a> {
    written: String,
    theme: Theme<'a>,
}

impl<'a> SvgWriter<'a> {
    pub fn new(theme: Theme<'a>) -> Self {
        Self { written: String::new(), theme }
    }

    pub fn finish(self) -> String {
        self.written
    }

    /// Returns the colour of a token of the style sheet.
    pub fn colour(&self, token: &str) -> Colour {
        colour::colour(self.theme, token)
    }

    /// Returns the colour of an army, and that of text on it.
    pub fn army(&self, seat: Seat) -> (Colour, Colour) {
        colour::of_army(self.theme, seat)
    }

    pub fn continent(&self, continent: Continent) -> Colour {
        colour::of_continent(self.theme, continent)
    }

    fn write(&mut self, what: Arguments) {
        // Writing to a `String` can't fail.
        let _ = self.written.write_fmt(what);
    }

    /// Writes an empty element.
    pub fn mark(&mut self, name: &str, attributes: impl Display) {
        self.write(format_args!("<{name} {attributes}/>"));
    }

    /// Writes a path.
    pub fn path(&mut self, d: &str, attributes: impl Display) {
        self.write(format_args!("<path d=\"{d}\" {attributes}/>"));
    }

    /// Writes an element and its content.
    pub fn within(&mut self, name: &str, attributes: impl Display, draw: impl FnOnce(&mut Self)) {
        self.write(format_args!("<{name} {attributes}>"));
        draw(self);
        self.write(format_args!("</{name}>"));
    }

    /// Writes an element with text in it.
    pub fn said(&mut self, name: &str, attributes: impl Display, words: &str) {
        self.within(name, attributes, |svg| svg.words(words));
    }

    fn words(&mut self, words: &str) {
        for letter in words.chars() {
            match letter {
                '<' => self.written.push_str("&lt;"),
                '>' => self.written.push_str("&gt;"),
                '&' => self.written.push_str("&amp;"),
                // XML allows no other control characters.
                '\t' | '\n' => self.written.push(' '),
                letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
                letter => self.written.push(letter),
            }
        }
    }
}

/// Returns the attribute that moves a group to a point and scales it.
pub(super) fn placed(Point { x, y }: Point, scale: f64) -> String {
    format!("transform=\"translate({} {}) scale({})\"", Decimal(x), Decimal(y), Decimal(scale))
}

/// Returns a text cut to at most this many letters.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", start.trim_end())
}
