//! The world that is drawn, and the shapes of its territories.

use std::sync::LazyLock;

use crate::map::shapes::{HIT_RADIUS, Shape, TERRITORIES, VIEW_BOX};
use engine::world::{Territory, World, WorldId};

/// Returns the world that the shapes belong to.
pub fn drawn() -> &'static World {
    World::earth()
}

/// Returns `true` if there is a drawing of a world.
pub fn is_drawn(home: WorldId) -> bool {
    home == WorldId::EARTH
}

/// The shapes for a world without a drawing: badges side by side, without names or land.
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

/// Returns the shape of a territory.
pub fn shape(territory: Territory) -> &'static Shape {
    let shapes = if is_drawn(territory.home()) { TERRITORIES.as_slice() } else { &PLAIN };
    &shapes[territory.index()]
}
