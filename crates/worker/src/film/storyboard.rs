//! A film before it is drawn.

use serde::{Deserialize, Serialize};

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// The outline of a territory: rings of corners, in pixels.
pub type Outline = Vec<Vec<(f32, f32)>>;

/// The most colours of owners that can be told apart, and mixed along the borders.
pub const MOST_OWNERS: usize = 6;

/// The longest side of a film, in pixels.
const LONGEST: u16 = 2_000;

/// A film of the conquest of a board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Storyboard {
    /// The width and height of the map, in pixels. The bar with each owner's share is below it.
    pub size: (u16, u16),
    pub outlines: Vec<Outline>,
    pub colours: Colours,
    /// The frames in order: for each territory, the index of its owner's colour.
    pub frames: Vec<Vec<Option<u8>>>,
    /// The time for each frame, in milliseconds.
    pub pause: u32,
    /// The index of the winner's colour.
    pub winner: Option<u8>,
}

/// The colours of a film.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colours {
    pub sea: Rgb,
    /// The land without an owner.
    pub land: Rgb,
    pub border: Rgb,
    /// The colour of each owner, in turn order.
    pub owners: Vec<Rgb>,
    /// The colour on each owner's.
    pub on_owners: Vec<Rgb>,
}

impl Storyboard {
    /// Returns `true` if it can be drawn.
    pub(super) fn is_sound(&self) -> bool {
        let (width, height) = self.size;
        let owners = self.colours.owners.len();
        let knows = |owner: &Option<u8>| owner.is_none_or(|owner| usize::from(owner) < owners);
        (1..=LONGEST).contains(&width)
            && (1..=LONGEST).contains(&height)
            && !self.frames.is_empty()
            && owners <= MOST_OWNERS
            && self.colours.on_owners.len() == owners
            && knows(&self.winner)
            && self.outlines.len() < usize::from(u16::MAX)
            && self
                .frames
                .iter()
                .all(|frame| frame.len() == self.outlines.len() && frame.iter().all(knows))
    }
}
