//! Where something stands that is drawn in pixels of the screen.

use crate::model::map::place::Point;

/// The style of an element `.at` this place of the map.
pub(super) fn placed(Point { x, y }: Point) -> String {
    format!("translate:{x}px {y}px")
}
