//! Symbols around and above a badge: the territory's part in the decision, and the things on it
//! besides armies.

use leptos::prelude::*;

use screens::map::emblem::FACTORY;
use screens::map::extra::Extra;
use screens::map::mark::Mark;

/// The radius within which a badge or a ship can be grabbed. (A view with a complete circle would
/// need a group around it, one more element for each badge.)
pub(super) const REACH: u32 = 22;

/// The radius of a symbol at the corner of a badge or a ship.
pub(super) const EXTRA: &str = "8.5";

/// The diameter of such a symbol.
const DIAMETER: usize = 17;

/// The width of a digit beside such a symbol, and of the space after the last one.
const DIGIT: usize = 8;

/// Draws a symbol with a number beside it, on one ground, which can grow to the left instead of the
/// right.
pub(super) fn counted(picture: &'static str, count: u32, leftwards: bool) -> impl IntoView {
    let count = count.to_string();
    let more = (count.len() + 1) * DIGIT;
    let shift = leftwards.then(|| format!("translate(-{more} 0)"));
    view! {
        <g class="counted" transform=shift>
            <rect x="-8.5" y="-8.5" width=DIAMETER + more height=DIAMETER rx=EXTRA />
            <path d=picture />
            <text x="10" y="4.5">{count}</text>
        </g>
    }
}

/// Draws the symbol for a territory's or ship's part in the decision, or nothing if it has none.
pub(super) fn signed(mark: Mark) -> impl IntoView {
    sign(mark).map(|outline| {
        view! {
            <path class="sign halo" d=outline />
            <path class="sign" d=outline />
        }
    })
}

/// Returns the symbol of a mark, drawn around a badge. Symbols differ in shape, whatever the
/// colours.
pub(super) const fn sign(mark: Mark) -> Option<&'static str> {
    Some(match mark {
        Mark::None => return None,
        // A ring: it can be selected.
        Mark::Open => "M-8-16H8A16 16 0 0 1 8 16H-8A16 16 0 0 1-8-16Z",
        // A pin above: it is selected.
        Mark::Selected => "M0-17L-8-30H8z",
        // Four corners: it is a possible target.
        Mark::Target => "M-24-10V-16H-18M18-16H24V-10M24 9V15H18M-18 15H-24V9",
        // Corners and cross hairs: it is the chosen target.
        Mark::Aim => {
            "M-25-10V-17H-18M18-17H25V-10M25 9V16H18M-18 16H-25V9M-35 0H-25M25 0H35M0-27V-17"
        }
    })
}

/// Returns the drawing of a thing on a territory besides armies, within 7 units around the origin.
/// An empty drawing stands for a thing whose number is shown instead.
pub(super) const fn picture(extra: Extra) -> &'static str {
    match extra {
        Extra::Factory => FACTORY,
        Extra::Captives => "M-5-5V5M-1.7-5V5M1.7-5V5M5-5V5M-6-5H6M-6 5H6",
        Extra::Exhausted => "M-4-6H4M-4 6H4M-3.5-6C-3.5-1 3.5 1 3.5 6M3.5-6C3.5-1-3.5 1-3.5 6",
        Extra::Headquarters => "M-4 6V-6L5-3.5L-4-1",
        Extra::Shortage => "M-5-3H5M-3.5 0H3.5M-2 3H2",
        Extra::Bunker => "M-6 4.5C-6-6 6-6 6 4.5zM-3 1H3",
        Extra::Fortification => "M-5.5 5V-5H-3V-2.5H-1.2V-5H1.2V-2.5H3V-5H5.5V5z",
        Extra::Owes => "M-5.5-5.5L4 4M5.5-5.5L-4 4M-5.5 1.5L-1.5 5.5M5.5 1.5L1.5 5.5",
        Extra::Surplus => "",
    }
}
