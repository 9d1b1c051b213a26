//! Fingers, pen and mouse on the map: converts browser events into movements and intents.

use screens::map::marks;
use screens::map::ships;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::web_sys::{Element, PointerEvent, WheelEvent};

use super::camera::Camera;
use super::details::Looking;
use super::drag::Dragging;
use super::loupe::{Loupe, tapped};
use crate::Controller;
use engine::battle::Post;
use engine::core::ShipId;
use engine::world::Territory;
use screens::decimal::between;
use screens::map::crowd::crowded;
use screens::map::drawing::Drawing;
use screens::map::gesture::{Gesture, Motion};
use screens::map::mark::Mark;
use screens::map::point::Point;
use screens::map::ships::ShipView;
use screens::map::viewport::NEARER;
use table::Intent;

/// The distance in pixels within which a touch selects a badge's territory, at any zoom.
const REACH: f64 = 26.0;

/// The duration of a long press.
const PRESS: Duration = Duration::from_millis(500);

/// The zoom factor of the wheel, per pixel that it would scroll.
const WHEEL: f64 = 0.0016;

/// The height in pixels of a line that the wheel scrolls.
const LINE: f64 = 18.0;

/// The state of pointers on the map.
#[derive(Clone, Copy)]
pub(super) struct PointerInput {
    controller: Controller,
    drawing: &'static Drawing,
    camera: Camera,
    chart: NodeRef<Svg>,
    /// The position of the map in the window when the first finger came down.
    corner: StoredValue<Point>,
    gesture: StoredValue<Gesture>,
    dragging: Dragging,
    looking: Looking,
    loupe: Loupe,
    /// True if the last pointer to come down wasn't a mouse.
    is_finger: StoredValue<bool>,
    press: StoredValue<Option<TimeoutHandle>>,
}

/// The selector for elements of a territory.
const LAND: &str = "[data-land], [data-territory]";

/// The selector for small symbols beside a badge where a tap has no other use.
const IDLE_SIGN: &str = ".token:not([data-tap]) > .extra";

impl PointerInput {
    /// Creates the input of a map.
    pub fn new(
        controller: Controller,
        drawing: &'static Drawing,
        camera: Camera,
        chart: NodeRef<Svg>,
        dragging: Dragging,
        looking: Looking,
        loupe: Loupe,
    ) -> Self {
        Self {
            controller,
            drawing,
            camera,
            chart,
            dragging,
            looking,
            loupe,
            is_finger: StoredValue::new(false),
            press: StoredValue::new(None),
            corner: StoredValue::new(Point::default()),
            gesture: StoredValue::new(Gesture::default()),
        }
    }

    /// Handles a pointer coming down, which stops any gliding of the map. If a card or a choice is
    /// open, this only closes it, and if the map was gliding, it does nothing else. A card that
    /// another finger holds open is ignored.
    pub fn down(self, event: &PointerEvent) {
        let caught = self.camera.catch();
        if event.button() != 0 {
            return;
        }
        let is_alone = !self.gesture.with_value(Gesture::is_down);
        let was_open = self.looking.is_held() && is_alone;
        self.looking.close();
        if self.loupe.close() || was_open {
            return;
        }
        let place = self.place(event.client_x(), event.client_y());
        self.is_finger.set_value(event.pointer_type() != "mouse");
        let grip = self.grip(place).filter(|_| is_alone && !caught);
        let holds = grip.is_some_and(|from| self.dragging.take(from));
        if !holds {
            self.dragging.forget();
        }
        self.gesture.update_value(|gesture| {
            gesture.down(event.pointer_id(), place, event.time_stamp());
            if caught {
                gesture.held(event.pointer_id());
            }
            if holds {
                gesture.hold();
            }
        });
        self.camera.touch(true);
        self.wait_for_press(event.pointer_id());
    }

    /// Returns the piece that a pointer can drag at a place. A finger has to be on a badge or ship,
    /// and moves the map elsewhere; a mouse can also use the land.
    fn grip(self, place: Point) -> Option<Post> {
        if self.is_finger.get_value() { self.token(place) } else { self.post(place) }
    }

    fn wait_for_press(self, finger: i32) {
        self.stop_waiting();
        if !self.is_finger.get_value() {
            return;
        }
        let pressed = move || {
            let held = self.gesture.try_update_value(|gesture| gesture.held(finger)).flatten();
            if let Some(territory) = held.and_then(|place| self.territory(place)) {
                self.looking.hold(territory);
            }
        };
        self.press.set_value(set_timeout_with_handle(pressed, PRESS).ok());
    }

    fn stop_waiting(self) {
        if let Some(waiting) = self.press.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    }

    /// Handles the mouse leaving the map.
    pub fn leave(self) {
        self.looking.leave();
    }

    /// Handles a pointer movement.
    pub fn moves(self, event: &PointerEvent) {
        let (x, y) = (event.client_x(), event.client_y());
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            let place = self.place(x, y);
            self.looking.mouse(move || self.territory(place));
        }
        let (id, time) = (event.pointer_id(), event.time_stamp());
        let was_moving = self.gesture.with_value(Gesture::is_moving);
        let place = Point::new(x.into(), y.into()) - self.corner.get_value();
        let motion = self.gesture.try_update_value(|gesture| gesture.moves(id, place, time));
        let Some(motion) = motion.flatten() else { return };
        if !was_moving {
            self.stop_waiting();
            self.looking.close();
        }
        if let Some(chart) = self.chart.get_untracked() {
            // Fails if the finger has already been lifted; then there is nothing left to follow.
            let _ = chart.set_pointer_capture(id);
        }
        match motion {
            Motion::Pull(to) => self.dragging.follow(to),
            Motion::Pan(by) => self.camera.follow(|view| view.panned(by)),
            Motion::Pinch { at, factor, by } => {
                self.camera.follow(|view| view.zoomed(factor, at).panned(by));
            }
            _ => {}
        }
    }

    /// Handles a lifted pointer.
    pub fn up(self, event: &PointerEvent) {
        let place = self.place(event.client_x(), event.client_y());
        let (id, time) = (event.pointer_id(), event.time_stamp());
        self.stop_waiting();
        let motion = self.gesture.try_update_value(|gesture| gesture.up(id, place, time)).flatten();
        self.camera.touch(self.gesture.with_value(Gesture::is_down));
        let pulled = self.dragging.let_go(place);
        match motion {
            Some(Motion::Drop(_)) => self.drop(pulled, place),
            Some(Motion::Fling(glide)) => self.camera.fling(glide),
            Some(Motion::Tap { at, twice }) => self.tap(at, twice),
            Some(Motion::TwoFingerTap(at)) => {
                self.camera.go(|view| view.zoomed(NEARER.recip(), at));
            }
            _ => {}
        }
    }

    /// Handles a pointer cancelled by the browser.
    pub fn cancel(self, event: &PointerEvent) {
        self.stop_waiting();
        self.gesture.update_value(|gesture| gesture.cancel(event.pointer_id()));
        self.camera.touch(self.gesture.with_value(Gesture::is_down));
        self.dragging.forget();
    }

    /// Handles a turn of the wheel.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        self.looking.leave();
        let place = self.place(event.client_x(), event.client_y());
        let lines = event.delta_mode() == WheelEvent::DOM_DELTA_LINE;
        let by = event.delta_y() * if lines { LINE } else { 1.0 };
        let strength = if event.ctrl_key() { 5.0 } else { 1.0 };
        let factor = between(-by * WHEEL * strength, -0.7, 0.7).exp();
        self.camera.follow(|view| view.zoomed(factor, place));
    }

    /// Handles a tap. Territories act, and a small symbol that has no other use explains itself.
    /// The sea deselects, and zooms in on a second tap. (Two taps on a territory are two taps:
    /// armies are placed that way.)
    fn tap(self, at: Point, twice: bool) {
        match self.meant(at).as_slice() {
            [] => {}
            [post] => return self.controller.dispatch(tapped(*post)),
            several => return self.loupe.ask(at, several.to_vec()),
        }
        if let Some(intent) = self.at_sea(at) {
            return self.controller.dispatch(intent);
        }
        if let Some(territory) = self.named(at, IDLE_SIGN) {
            return self.looking.hold(territory);
        }
        match self.territory(at) {
            Some(territory) => self.controller.dispatch(Intent::Tap(territory)),
            None if twice => self.camera.go(|view| view.zoomed(NEARER, at)),
            None if self.controller.with(|session| session.draft().origin().is_some()) => {
                self.controller.dispatch(Intent::Deselect);
            }
            None => {}
        }
    }

    /// Returns the places that a finger may have meant where badges and ships crowd: those nearby
    /// that can be tapped now. Empty if there is no doubt.
    fn meant(self, place: Point) -> Vec<Post> {
        if !self.is_finger.get_value() || !self.controller.with(ships::sea).is_empty() {
            return Vec::new();
        }
        let view = self.camera.view_untracked();
        let ships = self.controller.with(ships::ships);
        let ships = ships.iter().map(|ship| (Post::Ship(ship.id), ship.berth(self.drawing)));
        let badge = |land| (Post::Land(land), self.drawing.badge(land));
        let land = self.drawing.territories().map(badge);
        let seen = land.chain(ships).map(|(post, point)| (post, view.to_screen(point)));
        let near = crowded(place, REACH, seen);
        if near.len() < 2 {
            return Vec::new();
        }
        let is_marked = |post: &Post| {
            self.controller.with(|session| marks::mark_of(session, *post) != Mark::None)
        };
        let marked: Vec<Post> = near.iter().copied().filter(is_marked).collect();
        if marked.is_empty() { near } else { marked }
    }

    /// Ends dragging. Released on nothing, it does nothing; on an impossible destination, it
    /// explains why.
    fn drop(self, pulled: Option<(Post, Option<Post>)>, place: Point) {
        let Some((from, aim)) = pulled else { return };
        let to = aim.or_else(|| self.post(place));
        if let Some(to) = to.filter(|to| *to != from) {
            self.controller.dispatch(Intent::Drag(from, to));
        }
    }

    /// Returns the intent of a tap on a ship or hex. Hexes win if one has to be chosen; otherwise
    /// the nearer of badge and ship does.
    fn at_sea(self, place: Point) -> Option<Intent> {
        let view = self.camera.view_untracked();
        let point = view.to_map(place);
        let sea = self.controller.with(ships::sea);
        if !sea.is_empty() {
            let within = self.drawing.hex_width() / 2.0;
            let hexes = sea.into_iter().map(|view| view.hex);
            return self.drawing.nearest_hex(point, within, hexes).map(Intent::TapHex);
        }
        self.ship(place).map(Intent::TapShip)
    }

    /// Returns the ship at a place, if it is nearer than any badge.
    fn ship(self, place: Point) -> Option<ShipId> {
        let view = self.camera.view_untracked();
        let (point, reach) = (view.to_map(place), REACH / view.scale());
        let ships = self.controller.with(ships::ships);
        let distance = |ship: &ShipView| ship.berth(self.drawing).distance(point);
        let nearest = ships.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
        let badge = self.drawing.nearest_badge(point, reach);
        let badge = badge.map(|found| self.drawing.badge(found).distance(point));
        let is_nearest = badge.is_none_or(|badge| distance(nearest) < badge);
        (distance(nearest) <= reach && is_nearest).then_some(nearest.id)
    }

    /// Returns the ship or territory at a place.
    fn post(self, place: Point) -> Option<Post> {
        self.token(place).or_else(|| self.land(place).map(Post::Land))
    }

    /// Returns the ship or badge at a place.
    fn token(self, place: Point) -> Option<Post> {
        let ship = self.ship(place).map(Post::Ship);
        ship.or_else(|| self.badge(place).map(Post::Land))
    }

    /// Returns the territory at a place: the nearest badge within reach, or the land under it.
    fn territory(self, place: Point) -> Option<Territory> {
        self.badge(place).or_else(|| self.land(place))
    }

    /// Returns the territory with the nearest badge within reach.
    fn badge(self, place: Point) -> Option<Territory> {
        let view = self.camera.view_untracked();
        self.drawing.nearest_badge(view.to_map(place), REACH / view.scale())
    }

    fn land(self, place: Point) -> Option<Territory> {
        self.named(place, LAND)
    }

    /// Returns the territory of the element at a place, if it is inside an element that matches one
    /// of these selectors.
    fn named(self, place: Point, selectors: &str) -> Option<Territory> {
        let at = self.corner.get_value() + place;
        #[allow(clippy::cast_possible_truncation, reason = "pixels of a screen")]
        let element = document().element_from_point(at.x as f32, at.y as f32)?;
        let land: Element = element.closest(selectors).ok()??.closest(LAND).ok()??;
        let name = land.get_attribute("data-land").or(land.get_attribute("data-territory"))?;
        self.drawing.world().territory(&name).ok()
    }

    /// Converts a position in the window into one in the frame of the map, wherever the frame is
    /// now.
    fn place(self, x: i32, y: i32) -> Point {
        if let Some(chart) = self.chart.get_untracked() {
            let edges = chart.get_bounding_client_rect();
            self.corner.set_value(Point::new(edges.left(), edges.top()));
        }
        Point::new(x.into(), y.into()) - self.corner.get_value()
    }
}
