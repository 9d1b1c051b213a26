//! Emblems that tell the sides apart without colours, and the outlines of objects on the map.

use engine::core::Seat;

/// The width and height of a tile of [`weave`].
pub const WEAVE_TILE: u32 = 12;

/// Returns the outline of a side's emblem, within 8 units of the origin. None is the sign of a suit:
/// allies are played for at cards.
pub const fn glyph(seat: Seat) -> &'static str {
    match seat {
        Seat::Red => "M0-7.5L8 6.5H-8z",
        Seat::Blue => "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
        Seat::Green => "M-6.5-6.5h13v13h-13z",
        Seat::Yellow => {
            "M0-8L2.1-2.7L7.8-2.4L3.4 1.2L4.9 6.7L0 3.6L-4.9 6.7L-3.4 1.2L-7.8-2.4L-2.1-2.7z"
        }
        Seat::Purple => "M-7-7.5H7L-7 7.5H7z",
        Seat::Black => "M-2.6-7.5h5.2v4.9h4.9v5.2h-4.9v4.9h-5.2v-4.9h-4.9v-5.2h4.9z",
    }
}

/// Returns the emblem at the size of a badge, relative to the current point of a path. Moved and
/// scaled instead, each badge would be drawn in three pieces, and the browser would have to sort
/// these for every frame.
pub const fn small_glyph(seat: Seat) -> &'static str {
    match seat {
        Seat::Red => "m0-4.65l4.96 8.68h-9.92z",
        Seat::Blue => "m-4.34 0a4.34 4.34 0 1 0 8.68 0a4.34 4.34 0 1 0-8.68 0z",
        Seat::Green => "m-4.03-4.03h8.06v8.06h-8.06z",
        Seat::Yellow => {
            "m0-4.96l1.3 3.29l3.53.18l-2.73 2.24l.93 3.41l-3.03-1.93l-3.04 1.93l.93-3.41l-2.73-2.24l3.54-.18z"
        }
        Seat::Purple => "m-4.34-4.65h8.68l-8.68 9.3h8.68z",
        Seat::Black => "m-1.61-4.65h3.22v3.04h3.04v3.22h-3.04v3.04h-3.22v-3.04h-3.04v-3.22h3.04z",
    }
}

/// Returns the lines of one tile of a side's pattern.
pub const fn weave(seat: Seat) -> &'static str {
    match seat {
        Seat::Red => "M-3 3L3-3M0 12L12 0M9 15L15 9",
        Seat::Blue => "M0 3q3-3 6 0t6 0M0 9q3-3 6 0t6 0",
        Seat::Green => "M3 3h.01M9 9h.01",
        Seat::Yellow => "M3 0v12M9 0v12",
        Seat::Purple => "M0 0L12 12M12 0L0 12",
        Seat::Black => "M0 3h12M0 9h12M3 3v6M9 9v3M9 0v3",
    }
}

/// The hull of a ship, around its position.
pub const HULL: &str = "M-18-2H18L12 10H-12z";

/// The sail of a ship, around its position.
pub const SAIL: &str = "M-1-5V-19C7-17 11-12 12-5z";

/// A factory, within 7 units around the origin.
pub const FACTORY: &str = "M-5.5 5V-1L-2-3.5V-1L1.5-3.5V-1H2.5L3-6H5L5.5 5z";
