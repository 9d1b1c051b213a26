//! Positions of elements that are measured in screen pixels.

use screens::decimal::Decimal;
use screens::map::point::Point;

/// Returns the style of an element `.at` this place of the map.
pub(super) fn placed(Point { x, y }: Point) -> String {
    format!("translate:{}px {}px", Decimal(x), Decimal(y))
}

/// Returns the style of a panel whose corner is at this place of the screen.
pub(super) fn at_corner(Point { x, y }: Point) -> String {
    format!("left:{:.0}px;top:{:.0}px", Decimal(x), Decimal(y))
}
