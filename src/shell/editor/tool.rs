//! The tools of the editor: what a tap on the map means, and what is drawn there.

/// The meaning of a tap on a territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tool {
    /// It is selected.
    Select,
    /// It gets a border with the selected one.
    Border,
    /// It moves to this continent.
    Paint(usize),
    /// Nothing: the map is drawn on.
    Draw(Pen),
}

/// The meaning of what is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pen {
    /// The outline of a new territory.
    Territory,
    /// The outline of land that becomes sea.
    Sea,
    /// The outline of more land for a territory.
    Extend(usize),
    /// The line that divides a territory.
    Divide(usize),
}

impl Pen {
    /// Returns `true` if an outline is drawn, which is closed.
    pub fn is_outline(self) -> bool {
        !matches!(self, Self::Divide(_))
    }

    /// Returns `true` if land is drawn.
    pub fn is_land(self) -> bool {
        matches!(self, Self::Territory | Self::Extend(_))
    }
}
