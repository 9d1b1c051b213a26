//! How far ahead who thinks turns through looks.

/// How much of a turn is thought through.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Foresight {
    /// How many courses are followed side by side.
    pub width: usize,
    /// How many attacks are thought of at each step, the most promising by rules of thumb.
    pub breadth: usize,
    /// How many attacks one after the other.
    pub depth: usize,
    /// How many ways to place reinforcements are thought through.
    pub musters: usize,
}

impl Foresight {
    /// One course at a time: what a turn may cost in a game of milliseconds.
    pub const NARROW: Self = Self { width: 1, breadth: 5, depth: 6, musters: 3 };

    /// Several courses side by side, as many as there is time for; half as many win hardly fewer games.
    pub const WIDE: Self = Self { width: 6, breadth: 10, depth: 10, musters: 6 };

    /// Half as wide.
    pub fn halved(self) -> Self {
        Self { width: self.width.div_ceil(2), ..self }
    }
}
