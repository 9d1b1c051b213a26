//! The colours of a film: each of its own colours, and for smooth edges mixtures of any two.

use super::storyboard::{Colours, Rgb};

/// The parts of four that a second colour can have in a mixture.
const PARTS: [u16; 2] = [1, 2];

/// A colour before it is mixed: its index among the film's own colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paint(u8);

impl Paint {
    pub const SEA: Self = Self(0);
    pub const BORDER: Self = Self(1);
    const LAND: Self = Self(2);

    /// Returns the colour of an owner's land, or of land without an owner.
    pub fn of(owner: Option<u8>) -> Self {
        owner.map_or(Self::LAND, |owner| Self(Self::LAND.0 + 1 + owner))
    }

    /// Returns the index of the colour in the file, where it isn't mixed.
    pub fn index(self) -> u8 {
        self.0
    }
}

/// The colours of a film by their index in the file.
pub struct FilmPalette {
    colours: Vec<Rgb>,
    /// The number of colours that aren't mixed.
    own: u8,
    /// The index that means that a pixel stays as it was.
    unchanged: u8,
}

impl FilmPalette {
    pub fn of(colours: &Colours, on_winner: Rgb) -> Self {
        let mut all = vec![colours.sea, colours.border, colours.land];
        all.extend(&colours.owners);
        let own = all.clone();
        for first in &own {
            for second in &own {
                all.extend(PARTS.map(|part| mixed(*first, *second, part)));
            }
        }
        let index = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let unchanged = index(all.len());
        // The first of these stands for unchanged pixels; the other is used on the winner's colour.
        all.extend([[0; 3], on_winner]);
        Self { colours: all, own: index(own.len()), unchanged }
    }

    /// Returns the colours as bytes, as they are in the file.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    /// Returns the index that leaves a pixel as it was.
    pub fn unchanged(&self) -> u8 {
        self.unchanged
    }

    /// Returns the index of the colour on the winner's.
    pub fn on_winner(&self) -> u8 {
        self.unchanged + 1
    }

    /// Returns the index of the mixture of the colours of a pixel's points. Of more than two
    /// colours, the two with the most points are mixed.
    pub fn mixture(&self, points: [Paint; 4]) -> u8 {
        let count = |paint: Paint| points.iter().filter(|other| **other == paint).count();
        let most = |a: &Paint, b: &Paint| count(*a).cmp(&count(*b)).then(b.0.cmp(&a.0));
        let first = points.into_iter().max_by(most).unwrap_or(points[0]);
        let others = points.into_iter().filter(|paint| *paint != first);
        match others.max_by(most) {
            None => first.index(),
            Some(second) => {
                let part = u8::from(count(second) * 2 >= count(first) + count(second));
                self.own + 2 * (first.0 * self.own + second.0) + part
            }
        }
    }
}

/// Mixes this many parts of four of the second colour into the first.
fn mixed(first: Rgb, second: Rgb, part: u16) -> Rgb {
    let mix = |(first, second): (u8, u8)| {
        let sum = u16::from(first) * (4 - part) + u16::from(second) * part;
        u8::try_from(sum / 4).unwrap_or(u8::MAX)
    };
    [0, 1, 2].map(|at| mix((first[at], second[at])))
}
