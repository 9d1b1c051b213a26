//! Dragging from a badge or ship: an arrow to the pointer, and marks on the possible destinations.

use crate::erased::Derived;
use leptos::leptos_dom::helpers::request_animation_frame;
use leptos::prelude::*;
use screens::map::drag;

use super::camera::Camera;
use super::placed::placed;
use super::signs::sign;
use crate::Controller;
use engine::battle::Post;
use screens::map::drag::Drag;
use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;
use screens::map::mark::Mark;
use screens::map::point::Point;

/// The state of dragging.
#[derive(Clone, Copy)]
pub(super) struct Dragging {
    controller: Controller,
    camera: Camera,
    /// The territory or ship being dragged from.
    grip: StoredValue<Option<Post>>,
    drag: RwSignal<Option<Drag>>,
    /// The position of the pointer since the last frame.
    hand: StoredValue<Option<Point>>,
    arrow: RwSignal<Option<(Point, Point)>>,
    aim: RwSignal<Option<Post>>,
}

impl Dragging {
    /// Starts without anything being dragged.
    pub fn new(controller: Controller, camera: Camera) -> Self {
        Self {
            controller,
            camera,
            grip: StoredValue::new(None),
            drag: RwSignal::new(None),
            hand: StoredValue::new(None),
            arrow: RwSignal::new(None),
            aim: RwSignal::new(None),
        }
    }

    /// Returns the start and end of the arrow.
    pub fn arrow(self) -> RwSignal<Option<(Point, Point)>> {
        self.arrow
    }

    /// Starts dragging armies or a ship. Returns `true` if they can move anywhere.
    pub fn take(self, from: Post) -> bool {
        let can_go = self.controller.with(|session| drag::can_drag(session, from));
        self.grip.set_value(can_go.then_some(from));
        can_go
    }

    /// Follows the pointer to a place in the frame, updating once per frame.
    pub fn follow(self, place: Point) {
        if self.drag.read_untracked().is_none() {
            let grip = self.grip.get_value();
            self.drag.set(
                grip.and_then(|from| self.controller.with(|session| drag::drag(session, from))),
            );
        }
        let waits = self.hand.try_update_value(|hand| hand.replace(place).is_some());
        if waits == Some(false) {
            request_animation_frame(move || self.show());
        }
    }

    /// Ends dragging and returns its start and its destination, if there is one.
    pub fn let_go(self, place: Point) -> Option<(Post, Option<Post>)> {
        let aim = self.aim_at(place);
        let from = self.grip.get_value();
        self.forget();
        from.map(|from| (from, aim))
    }

    /// Cancels dragging.
    pub fn forget(self) {
        self.grip.set_value(None);
        self.hand.set_value(None);
        if self.drag.read_untracked().is_some() {
            self.drag.set(None);
            self.aim.set(None);
            self.arrow.set(None);
        }
    }

    fn aim_at(self, place: Point) -> Option<Post> {
        let view = self.camera.view_untracked();
        let drag = self.drag.read_untracked();
        drag.as_ref().and_then(|drag| drag.aim(view.to_map(place), view.scale()))
    }

    fn show(self) {
        // The table may have been closed, or the pointer lifted.
        let Some(place) = self.hand.try_update_value(Option::take).flatten() else { return };
        let aim = self.aim_at(place);
        if self.aim.get_untracked() != aim {
            self.aim.set(aim);
        }
        let hand = self.camera.view_untracked().to_map(place);
        let arrow = self.drag.read_untracked().as_ref().map(|drag| {
            let end = aim.and_then(|aim| drag.place(aim));
            let from = drag.from();
            (from, end.map_or(hand, |end| from + nearer(drag.way(end), end - from, hand - from)))
        });
        self.arrow.set(arrow);
    }
}

/// Returns the nearer of the two ways to a place to the pointer: over the edge of the map, or
/// across it.
fn nearer(over: Point, across: Point, hand: Point) -> Point {
    if over.distance(hand) < across.distance(hand) { over } else { across }
}

/// Draws marks on the possible destinations, and on the one that the pointer is aiming at.
#[component]
pub(super) fn Goals(drawing: &'static Drawing, dragging: Dragging) -> impl IntoView {
    let places =
        Derived::new(move |_| dragging.drag.read().as_ref().map(Drag::places).unwrap_or_default());
    let target =
        move |at: Point| view! { <g class="at" style=placed(at)><path d=sign(Mark::Target) /></g> };
    let aim = move || {
        let post = dragging.aim.get()?;
        let at = dragging.drag.read_untracked().as_ref().and_then(|drag| drag.place(post))?;
        let land = post.territory().map(|land| drawing.shape(land).path);
        Some(view! {
            <g class="outline" data-mark="Aim" transform=PATH_TRANSFORM>
                <path class="halo" d=land />
                <path d=land />
            </g>
            <g class="at" style=placed(at)>
                <path class="halo" d=sign(Mark::Aim) />
                <path d=sign(Mark::Aim) />
                <text y="-44">{named(post)}</text>
            </g>
        })
    };
    view! {
        <g class="goals" aria-hidden="true">
            {move || places.get().into_iter().map(target).collect_view()}
            {move || aim()}
        </g>
    }
}

fn named(post: Post) -> String {
    match post {
        Post::Land(territory) => territory.name().to_owned(),
        Post::Ship(ship) => text::sea::ship(ship),
    }
}
