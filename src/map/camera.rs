//! The part of the map on display, moved by hand or automatically to the decision.

use crate::erased::Derived;
use leptos::leptos_dom::helpers::{
    AnimationFrameRequestHandle, request_animation_frame_with_handle,
};
use leptos::prelude::*;

use crate::Controller;
use crate::page::is_calm;
use screens::decimal::{Decimal, between};
use screens::map::framing::{Attention, Handled, Shown, Window};
use screens::map::free_space::Room;
use screens::map::inertia::Glide;
use screens::map::point::Point;
use screens::map::viewport::{NEARER, READABLE, Viewport};
use table::Session;

/// The smallest and the largest scale of badges.
const BADGES: (f64, f64) = (0.5, 1.35);

/// The smallest scale of badges to tap, of which the target measures 44 pixels at full scale.
const TAPPED: f64 = 0.75;

/// A map that keeps gliding after it was released.
#[derive(Clone, Copy)]
struct Gliding {
    glide: Glide,
    began: f64,
    /// The distance that it has glided.
    way: Point,
    /// The last view it set; any other view means that it was stopped.
    view: Viewport,
    next: Option<AnimationFrameRequestHandle>,
}

/// The part of the map on display.
#[derive(Clone, Copy)]
pub(super) struct Camera {
    window: RwSignal<Window>,
    /// True while a hand is on the map. Nothing moves automatically in the meantime, nor while a
    /// hand moves along the timeline.
    touched: RwSignal<bool>,
    handled: RwSignal<Option<Handled>>,
    shown: Derived<Shown>,
    gliding: StoredValue<Option<Gliding>>,
}

impl Camera {
    /// Creates a camera that follows the decisions at a table.
    pub fn new(controller: Controller) -> Self {
        let window = RwSignal::new(Window::default());
        let touched = RwSignal::new(false);
        let handled = RwSignal::new(None);
        let coached = Derived::new(move |_| controller.advice().and_then(|advice| advice.mark));
        let attention = controller.memo(move |session| Attention::of(session, coached.get()));
        let passes = controller.memo(Session::is_passed_by);
        let shown = Derived::new(move |before: Option<&Shown>| {
            let attention = match before {
                Some(before) if touched.get() || passes.get() => before.attention,
                _ => attention.get(),
            };
            Shown::after(before, &window.read(), handled.get(), attention)
        });
        Self { window, touched, handled, shown, gliding: StoredValue::new(None) }
    }

    /// Returns the current view.
    pub fn view(self) -> Viewport {
        self.shown.get().view
    }

    /// Returns the current view without tracking it.
    pub fn view_untracked(self) -> Viewport {
        self.shown.get_untracked().view
    }

    /// Returns CSS that moves and scales the map to the view, with the scale of badges that
    /// compensates for it, and that of badges to tap.
    pub fn style(self) -> Derived<String> {
        let shown = self.shown;
        Derived::new(move |_| {
            let view = shown.get().view;
            let (origin, scale) = (view.origin(), view.scale());
            let badges = between(scale / READABLE, BADGES.0, BADGES.1);
            let (badges, tapped) = (badges / scale, badges.max(TAPPED) / scale);
            let [x, y, scale, badges, tapped] =
                [origin.x, origin.y, scale, badges, tapped].map(Decimal);
            format!(
                "transform:translate({x}px,{y}px) scale({scale:.4});--k:{badges:.4};--tapped:{tapped:.4}"
            )
        })
    }

    /// Returns `true` if the last movement may be animated.
    pub fn glides(self) -> Derived<bool> {
        let shown = self.shown;
        Derived::new(move |_| shown.get().glides)
    }

    /// Returns `true` if the map is zoomed out too far for names.
    pub fn is_far(self) -> Derived<bool> {
        let shown = self.shown;
        Derived::new(move |_| shown.get().view.is_far())
    }

    /// Updates the size of the frame and of the panels over it.
    pub fn resize(self, frame: Point, panels: Vec<Room>) {
        let window = Window { frame, panels };
        if *self.window.read_untracked() != window {
            self.window.set(window);
        }
    }

    /// Records that a hand was placed on the map or removed.
    pub fn touch(self, touched: bool) {
        if self.touched.get_untracked() != touched {
            self.touched.set(touched);
        }
    }

    /// Follows a finger.
    pub fn follow(self, change: impl FnOnce(Viewport) -> Viewport) {
        self.catch();
        self.handle(change, false);
    }

    /// Moves somewhere at once.
    pub fn go(self, change: impl FnOnce(Viewport) -> Viewport) {
        self.catch();
        self.handle(change, true);
    }

    /// Zooms in.
    pub fn nearer(self) {
        self.go(|view| view.zoomed_in_place(NEARER));
    }

    /// Zooms out.
    pub fn farther(self) {
        self.go(|view| view.zoomed_in_place(NEARER.recip()));
    }

    /// Shows the whole map.
    pub fn show_all(self) {
        self.go(Viewport::showing_all);
    }

    /// Brings a place into view if it isn't visible.
    pub fn reveal(self, at: Point) {
        if !self.view_untracked().shows(at) {
            self.go(|view| view.revealing(&[at], &[]));
        }
    }

    /// Keeps gliding, unless the user prefers reduced motion.
    pub fn fling(self, glide: Glide) {
        if is_calm() {
            return;
        }
        let (began, view) = (js_sys::Date::now(), self.view_untracked());
        self.glide_on(Gliding { glide, began, way: Point::default(), view, next: None });
    }

    /// Stops gliding. Returns `true` if the map was moving fast.
    pub fn catch(self) -> bool {
        let Some(gliding) = self.gliding.try_update_value(Option::take).flatten() else {
            return false;
        };
        if let Some(next) = gliding.next {
            next.cancel();
        }
        gliding.glide.is_fast(js_sys::Date::now() - gliding.began)
    }

    fn glide_on(self, gliding: Gliding) {
        let next = request_animation_frame_with_handle(move || self.glide()).ok();
        self.gliding.set_value(Some(Gliding { next, ..gliding }));
    }

    /// Performs the next step of gliding, until it is over or the map ends.
    fn glide(self) {
        // The table may have been closed.
        let taken = self.gliding.try_update_value(Option::take).flatten();
        let Some(gliding) = taken else { return };
        let before = self.view_untracked();
        if before != gliding.view {
            return;
        }
        let time = js_sys::Date::now() - gliding.began;
        let way = gliding.glide.way(time);
        let by = way - gliding.way;
        let view = before.panned(by);
        if view != before {
            self.handle(|_| view, false);
        }
        let is_stuck = view == before && by != Point::default();
        if !is_stuck && !gliding.glide.is_over(time) {
            self.glide_on(Gliding { way, view: self.view_untracked(), ..gliding });
        }
    }

    fn handle(self, change: impl FnOnce(Viewport) -> Viewport, glides: bool) {
        let shown = self.shown.get_untracked();
        let view = change(shown.view);
        self.handled.set(Some(Handled { view, glides, times: shown.times + 1 }));
    }
}
