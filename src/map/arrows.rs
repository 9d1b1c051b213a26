//! Movements that are planned or going on, and the one that a hand pulls.

use crate::erased::prelude::*;

use crate::Controller;
use crate::model::Session;
use crate::model::map::place::{Point, badge, way};

/// The room that an arrow leaves around a badge, as a part of its length and at most so many units.
const ROOM: (f64, f64) = (0.3, 30.0);

/// The arrows of the decision, and the one that a hand pulls.
#[component]
pub(super) fn Arrows(
    /// From where to where a hand pulls.
    pulled: Variable<Option<(Point, Point)>>,
) -> impl IntoView {
    let arrows = Controller::expect().memo(Session::arrows);
    let planned = move || {
        let arrows = arrows.get().into_iter();
        arrows.map(|(from, to)| arrow(badge(from), way(from, to))).collect::<String>()
    };
    // The second half of an arrow over the edge of the map comes in from the other side.
    let returning = move || {
        let arrows = arrows.get().into_iter();
        arrows
            .filter(|(from, to)| badge(*from) + way(*from, *to) != badge(*to))
            .map(|(from, to)| arrow(badge(to) - way(from, to), way(from, to)))
            .collect::<String>()
    };
    let pulling = move || pulled.get().map_or(String::new(), |(from, to)| arrow(from, to - from));
    view! {
        <g class="arrows" aria-hidden="true">
            <path class="halo" d=planned />
            <path d=planned marker-end="url(#arrowhead)" />
            <path d=returning marker-end="url(#arrowhead)" />
            <path class="pulled" d=pulling marker-end="url(#arrowhead)" />
        </g>
    }
}

/// A slightly bent line along `way`.
fn arrow(from: Point, way: Point) -> String {
    let room = (way.length() * ROOM.0).min(ROOM.1);
    let along = way * (room / way.length().max(1.0));
    let (start, end) = (from + along, from + way - along);
    let bend = start.middle(end) + Point::new(way.y, -way.x) * 0.12;
    format!("M{start:.1}Q{bend:.1} {end:.1}")
}
