//! Drawing on the map: one finger draws or taps corners, two move the map.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::editing::Editing;
use super::tool::{Pen, Tool};
use super::view::MapView;
use editor::{Coordinates, LandChange, Rights};

/// The way of a finger that is a tap at most, in pixels.
const TAP: f64 = 10.0;

/// The distance from which a tap means the first corner, in pixels.
const REACH: f64 = 22.0;

/// The stroke drawn so far.
#[derive(Clone, Copy)]
pub struct Stroke {
    pub points: RwSignal<Vec<Coordinates>>,
    /// The rights of the land that is there.
    pub rights: RwSignal<Rights>,
    hand: StoredValue<PenState>,
}

/// The fingers on the map.
#[derive(Default)]
struct PenState {
    /// Each with its place in the window.
    fingers: Vec<(i32, Coordinates)>,
    /// The number of points before the first finger came.
    before: usize,
    /// The way of the first finger, in pixels.
    way: f64,
    /// There were several fingers, which draw nothing.
    is_moving: bool,
}

impl Stroke {
    /// Begins with nothing.
    pub fn new(editing: Editing) -> Self {
        let is_blank = editing.now(|draft| draft.board().territories.is_empty());
        let rights = if is_blank { Rights::Kept } else { Rights::Taken };
        Self {
            points: RwSignal::new(Vec::new()),
            rights: RwSignal::new(rights),
            hand: StoredValue::new(PenState::default()),
        }
    }

    /// Forgets what has been drawn.
    pub fn clear(self) {
        self.points.set(Vec::new());
    }

    /// Takes back the last corner.
    pub fn back(self) {
        self.points.update(|points| {
            points.pop();
        });
    }

    /// Handles a finger that comes.
    pub fn down(self, editing: Editing, view: MapView, event: &PointerEvent) {
        if pen(editing).is_none() || event.button() > 0 {
            return;
        }
        event.prevent_default();
        let (id, at) = (event.pointer_id(), window_place(event));
        if let Some(map) = event.current_target().and_then(|it| it.dyn_into::<Element>().ok()) {
            // Fails if the finger has already been lifted; then there is nothing left to follow.
            let _ = map.set_pointer_capture(id);
        }
        let before = self.points.with_untracked(Vec::len);
        let begun = self.hand.try_update_value(|hand| {
            hand.fingers.retain(|(known, _)| *known != id);
            hand.fingers.push((id, at));
            if hand.fingers.len() == 1 {
                (hand.before, hand.way, hand.is_moving) = (before, 0.0, false);
                return None;
            }
            hand.is_moving = true;
            Some(hand.before)
        });
        match begun.flatten() {
            None => self.add(view, event),
            Some(before) => self.points.update(|points| points.truncate(before)),
        }
    }

    fn add(self, view: MapView, event: &PointerEvent) {
        if let Some(place) = view.place(event) {
            self.points.update(|points| points.push(place.at));
        }
    }

    /// Handles a finger that moves.
    pub fn moves(self, view: MapView, event: &PointerEvent) {
        let (id, at) = (event.pointer_id(), window_place(event));
        let moved = self.hand.try_update_value(|hand| {
            let count = f64::from(u32::try_from(hand.fingers.len()).unwrap_or(1));
            let finger = hand.fingers.iter_mut().find(|(known, _)| *known == id)?;
            let by = [at[0] - finger.1[0], at[1] - finger.1[1]];
            finger.1 = at;
            hand.way += by[0].hypot(by[1]);
            Some((hand.is_moving, by.map(|way| way / count)))
        });
        match moved.flatten() {
            Some((true, by)) => view.pan(by),
            Some((false, _)) => self.add(view, event),
            None => {}
        }
    }

    /// Handles a finger that leaves.
    pub fn up(self, editing: Editing, view: MapView, event: &PointerEvent) {
        let id = event.pointer_id();
        let drawn = self.hand.try_update_value(|hand| {
            let count = hand.fingers.len();
            hand.fingers.retain(|(known, _)| *known != id);
            let is_drawn = hand.fingers.len() < count && !hand.is_moving;
            is_drawn.then_some((hand.before, hand.way))
        });
        let (Some((before, way)), Some(pen)) = (drawn.flatten(), pen(editing)) else { return };
        if way > TAP {
            // After tapped corners, a freehand stroke continues the outline instead of finishing
            // it.
            if before == 0 {
                self.finish(editing);
            }
            return;
        }
        let place = view.place(event);
        let is_closed = self.points.try_update(|points| {
            points.truncate(before + 1);
            let first = points.first().copied().filter(|_| before >= 3 && pen.is_outline());
            let near = place.zip(first).is_some_and(|(place, first)| {
                let reach = REACH * place.scale;
                (place.at[0] - first[0]).hypot(place.at[1] - first[1]) <= reach
            });
            if near {
                points.pop();
            }
            near
        });
        if is_closed == Some(true) {
            self.finish(editing);
        }
    }

    /// Handles a finger that the browser takes for something else.
    pub fn cancel(self, event: &PointerEvent) {
        let id = event.pointer_id();
        let before = self.hand.try_update_value(|hand| {
            let count = hand.fingers.len();
            hand.fingers.retain(|(known, _)| *known != id);
            (hand.fingers.len() < count && !hand.is_moving).then_some(hand.before)
        });
        if let Some(before) = before.flatten() {
            self.points.update(|points| points.truncate(before));
        }
    }

    /// Changes the land as it was drawn.
    pub fn finish(self, editing: Editing) {
        let Some(pen) = pen(editing) else { return };
        let outline = self.points.get_untracked();
        let rights = self.rights.get_untracked();
        self.clear();
        let name = editing.free_name();
        let change = match pen {
            Pen::Territory => {
                let count = editing.now(|draft| draft.board().continents.len());
                let continent = text::editor::new_continent(count + 1);
                LandChange::Draw { outline, rights, name, continent }
            }
            Pen::Sea => LandChange::Flood(outline),
            Pen::Extend(territory) => LandChange::Extend { territory, outline, rights },
            Pen::Divide(territory) => LandChange::Divide { territory, line: outline, name },
        };
        if editing.redraw(change) && !pen.is_outline() {
            editing.take(Tool::Select);
        }
    }
}

/// Returns the pen in the hand.
pub fn pen(editing: Editing) -> Option<Pen> {
    match editing.tool.get_untracked() {
        Tool::Draw(pen) => Some(pen),
        Tool::Select | Tool::Border | Tool::Paint(_) => None,
    }
}

fn window_place(event: &PointerEvent) -> Coordinates {
    [event.client_x().into(), event.client_y().into()]
}
