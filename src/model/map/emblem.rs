//! What tells armies apart without colours, and the outlines of what stands on the map.

use engine::core::Seat;

/// The side of a tile of [`weave`].
pub const WEAVE_TILE: u32 = 12;

/// The outline of the glyph of an army, within 8 units around the origin.
pub const fn glyph(seat: Seat) -> &'static str {
    match seat {
        Seat::Red => "M0-7.5L8 6.5H-8z",
        Seat::Blue => "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
        Seat::Green => "M-6.5-6.5h13v13h-13z",
        Seat::Yellow => {
            "M0-8L2.1-2.7L7.8-2.4L3.4 1.2L4.9 6.7L0 3.6L-4.9 6.7L-3.4 1.2L-7.8-2.4L-2.1-2.7z"
        }
        Seat::Purple => "M0-8.5L7 0L0 8.5L-7 0z",
        Seat::Black => "M-2.6-7.5h5.2v4.9h4.9v5.2h-4.9v4.9h-5.2v-4.9h-4.9v-5.2h4.9z",
    }
}

/// The lines of one tile of the pattern of an army.
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

/// The hull of a ship, around the place where it lies.
pub const HULL: &str = "M-18-2H18L12 10H-12z";

/// Its sail.
pub const SAIL: &str = "M-1-5V-19C7-17 11-12 12-5z";

/// A factory, within 7 units around the origin.
pub const FACTORY: &str = "M-5.5 5V-1L-2-3.5V-1L1.5-3.5V-1H2.5L3-6H5L5.5 5z";
