//! Arrows for planned and current movements, and for the one being dragged.

use leptos::prelude::*;
use screens::map::territories;

use crate::Controller;
use engine::world::Territory;
use screens::map::curved_arrows::CurvedArrow;
use screens::map::drawing::Drawing;
use screens::map::point::Point;

/// Draws the arrows of the decision, and the one being dragged.
#[component]
pub(super) fn Arrows(
    drawing: &'static Drawing,
    /// The start and end of the arrow being dragged.
    pulled: RwSignal<Option<(Point, Point)>>,
) -> impl IntoView {
    let arrows = Controller::expect().memo(territories::arrows);
    let planned = move || {
        drawing.curved_arrows(&arrows.get()).into_iter().map(arrow_path).collect::<String>()
    };
    // An arrow across the edge of the map is drawn a second time, where it comes in again.
    let returning = move || {
        let arrows = arrows.get();
        let beyond = |(from, to): (Territory, Territory)| {
            drawing.badge(to) - drawing.way(from, to) - drawing.badge(from)
        };
        let curved_arrows = drawing.curved_arrows(&arrows).into_iter().zip(arrows);
        curved_arrows
            .filter_map(|(curve, ends)| {
                let off = beyond(ends);
                (off.length() > 1.0).then(|| arrow_path(curve.moved(off)))
            })
            .collect::<String>()
    };
    let pulling = move || {
        pulled
            .get()
            .map_or(String::new(), |(from, to)| arrow_path(CurvedArrow::plain(from, to - from)))
    };
    view! {
        <g class="arrows" aria-hidden="true">
            <path class="halo" d=planned />
            <path d=planned />
            <path d=returning />
            <path class="pulled" d=pulling />
        </g>
    }
}

/// The length and width of an arrowhead.
const HEAD: (f64, f64) = (13.0, 9.0);

/// Returns an arrow's curve as path data.
pub fn arrow_path(CurvedArrow { start, bend, end }: CurvedArrow) -> String {
    let way = end - bend;
    let along = way * (1.0 / way.length().max(1.0));
    let (neck, aside) = (end - along * HEAD.0, Point::new(-along.y, along.x) * HEAD.1);
    let (one, other) = (neck + aside, neck - aside);
    format!("M{start:.1}Q{bend:.1} {end:.1}M{one:.1}L{end:.1}L{other:.1}")
}
