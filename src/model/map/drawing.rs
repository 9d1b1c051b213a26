//! The world that there is a drawing of, and how its territories are drawn.

use std::sync::LazyLock;

use crate::shapes::{HIT_RADIUS, Shape, TERRITORIES, VIEW_BOX};
use engine::world::{Territory, World, WorldId};

/// The world that the shapes are of.
pub fn drawn() -> &'static World {
    World::earth()
}

/// Whether there is a drawing of a world.
pub fn is_drawn(home: WorldId) -> bool {
    home == WorldId::EARTH
}

/// The territories of a world without a drawing: nameless, without land, badge beside badge.
static PLAIN: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let (mut x, mut y) = (HIT_RADIUS, HIT_RADIUS);
    let badge = |_| {
        let badge = (x, y);
        x += 2.0 * HIT_RADIUS;
        if x + HIT_RADIUS > VIEW_BOX.2 {
            (x, y) = (HIT_RADIUS, y + 2.0 * HIT_RADIUS);
        }
        Shape { path: "", badge, room: HIT_RADIUS, leader: None, name: (0.0, 0.0), label: &[] }
    };
    (0..Territory::CAPACITY).map(badge).collect()
});

/// How a territory is drawn.
pub fn shape(territory: Territory) -> &'static Shape {
    let shapes = if is_drawn(territory.home()) { TERRITORIES.as_slice() } else { &PLAIN };
    &shapes[territory.index()]
}
