//! Where something stands that is drawn in pixels of the screen.

use crate::model::decimal::Decimal;
use crate::model::map::place::Point;

/// The style of an element `.at` this place of the map.
pub(super) fn placed(Point { x, y }: Point) -> String {
    format!("translate:{}px {}px", Decimal(x), Decimal(y))
}

/// The style of a panel that has its corner at this place of the screen.
pub(super) fn at_corner(Point { x, y }: Point) -> String {
    format!("left:{:.0}px;top:{:.0}px", Decimal(x), Decimal(y))
}
