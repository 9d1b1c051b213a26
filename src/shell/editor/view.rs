//! The part of the map that the editor shows: how near it is, and where.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use editor::{BoardDraft, Coordinates};

use super::editing::Editing;

/// The sizes of the map; at the first one it is there as a whole.
const LEVELS: [f64; 6] = [1.0, 1.5, 2.0, 3.0, 4.5, 6.0];

/// The least size of a unit in pixels at which a territory that is sought can be seen well.
const NEAR: f64 = 0.5;

/// The frame around the map.
#[derive(Clone, Copy)]
pub struct MapView {
    pub frame: NodeRef<html::Div>,
    level: RwSignal<usize>,
    size: (f64, f64),
}

/// A place on the map, and the number of units in a pixel there.
pub struct MapPosition {
    pub at: Coordinates,
    pub scale: f64,
}

impl MapView {
    /// Creates a frame in which the whole map is seen.
    pub fn new(editing: Editing) -> Self {
        let size = editing.now(BoardDraft::size);
        Self { frame: NodeRef::new(), level: RwSignal::new(0), size }
    }

    /// Returns the size of the map, as a multiple of that of the frame.
    pub fn zoom(self) -> f64 {
        LEVELS.get(self.level.get()).copied().unwrap_or(1.0)
    }

    /// Returns `true` if the map can't be larger.
    pub fn is_nearest(self) -> bool {
        self.level.get() + 1 >= LEVELS.len()
    }

    /// Makes the map larger.
    pub fn nearer(self) {
        self.set((self.level.get_untracked() + 1).min(LEVELS.len() - 1), None);
    }

    /// Makes the map smaller.
    pub fn farther(self) {
        self.set(self.level.get_untracked().saturating_sub(1), None);
    }

    /// Shows a place in the middle of the frame, near enough to be seen well.
    pub fn seek(self, at: Coordinates) {
        let Some(frame) = self.frame.get_untracked() else { return };
        let whole = self.scale(frame.client_width().into(), frame.client_height().into());
        let now = self.level.get_untracked();
        let is_near = |level: &usize| LEVELS.get(*level).is_some_and(|it| it * whole >= NEAR);
        let level = (now..LEVELS.len()).find(is_near).unwrap_or(LEVELS.len() - 1);
        let middle = [at[0] / self.size.0, at[1] / self.size.1];
        self.set(level, Some(middle));
    }

    /// Sets the size of the map. The middle of what is seen stays, or becomes this part of the map.
    fn set(self, level: usize, middle: Option<Coordinates>) {
        let Some(frame) = self.frame.get_untracked() else { return };
        // There may be room to scroll below the map, so the frame can't tell how large the map is.
        let Some(map) = frame.first_element_child() else { return };
        let seen = |from: i32, room: i32, whole: f64| {
            (f64::from(from) + f64::from(room) / 2.0) / whole.max(1.0)
        };
        let size = map.get_bounding_client_rect();
        let middle = middle.unwrap_or([
            seen(frame.scroll_left(), frame.client_width(), size.width()),
            seen(frame.scroll_top(), frame.client_height(), size.height()),
        ]);
        self.level.set(level);
        // Wait until the map has its new size.
        request_animation_frame(move || {
            #[allow(clippy::cast_possible_truncation, reason = "pixels of a screen")]
            let from =
                |part: f64, room: i32, whole: f64| (part * whole - f64::from(room) / 2.0) as i32;
            let size = map.get_bounding_client_rect();
            frame.set_scroll_left(from(middle[0], frame.client_width(), size.width()));
            frame.set_scroll_top(from(middle[1], frame.client_height(), size.height()));
        });
    }

    /// Moves the map by some pixels.
    pub fn pan(self, [right, down]: Coordinates) {
        if let Some(frame) = self.frame.get_untracked() {
            #[allow(clippy::cast_possible_truncation, reason = "pixels of a screen")]
            let [right, down] = [right.round() as i32, down.round() as i32];
            frame.set_scroll_left(frame.scroll_left() - right);
            frame.set_scroll_top(frame.scroll_top() - down);
        }
    }

    /// Returns the pixels in a unit of a map with this room.
    fn scale(self, width: f64, height: f64) -> f64 {
        (width / self.size.0).min(height / self.size.1)
    }

    /// Returns the place of a pointer on the map.
    pub fn place(self, event: &PointerEvent) -> Option<MapPosition> {
        let map = event.current_target()?.dyn_into::<Element>().ok()?.get_bounding_client_rect();
        let scale = self.scale(map.width(), map.height());
        if scale <= 0.0 {
            return None;
        }
        // The map is centred in its frame.
        let left = map.left() + (map.width() - scale * self.size.0) / 2.0;
        let top = map.top() + (map.height() - scale * self.size.1) / 2.0;
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        Some(MapPosition { at: [(x - left) / scale, (y - top) / scale], scale: scale.recip() })
    }
}
