//! Which part of the map is shown: moved by hand, or by itself to where the decision is.

use crate::erased::Derived;
use crate::erased::prelude::*;
use leptos::leptos_dom::helpers::{
    AnimationFrameRequestHandle, request_animation_frame_with_handle,
};

use crate::Controller;
use crate::calm::is_calm;
use crate::model::Session;
use crate::model::decimal::{Decimal, between};
use crate::model::map::free_space::Room;
use crate::model::map::inertia::Glide;
use crate::model::map::place::{Point, anchor, badge};
use crate::model::map::viewport::{NEARER, READABLE, Viewport};
use engine::world::{Hex, HexSet, Territory, TerritorySet};

/// The smallest and the largest badges, as parts of their usual size.
const BADGES: (f64, f64) = (0.5, 1.35);

/// What a hand did last.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Handled {
    view: Viewport,
    /// Whether the map may glide there.
    glides: bool,
    /// How many times a hand has moved the map.
    times: u32,
}

/// What is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Shown {
    view: Viewport,
    glides: bool,
    times: u32,
    attention: Attention,
}

/// Where the map is looked at: a frame, and the panels over it.
#[derive(Debug, Clone, PartialEq, Default)]
struct Window {
    frame: Point,
    panels: Vec<Room>,
}

/// What ought to be seen.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Attention {
    /// All of these, if any, …
    chosen: TerritorySet,
    /// … above all this one, …
    point: Option<Territory>,
    /// … and of these as many as there is room for.
    candidates: TerritorySet,
    /// The hex that it is about most, …
    ship: Option<Hex>,
    /// … and all hexes that it is about, …
    sea: HexSet,
    /// … of which one is to be chosen.
    sails: bool,
    /// Otherwise one of these, …
    open: TerritorySet,
    /// … this one first.
    heart: Option<Territory>,
}

/// A map that goes on by itself after a hand has let go of it.
#[derive(Clone, Copy)]
struct Gliding {
    glide: Glide,
    began: f64,
    /// How far it has gone.
    way: Point,
    /// What it showed last; whoever shows something else has stopped it.
    view: Viewport,
    next: Option<AnimationFrameRequestHandle>,
}

/// The part of the map that is shown.
#[derive(Clone, Copy)]
pub(super) struct Camera {
    window: Variable<Window>,
    /// Whether a hand is on the map: under it nothing moves by itself, as under one that goes along the line of time.
    touched: Variable<bool>,
    handled: Variable<Option<Handled>>,
    shown: Derived<Shown>,
    gliding: StoredValue<Option<Gliding>>,
}

impl Camera {
    /// A camera that follows the decisions at a table.
    pub fn new(controller: Controller) -> Self {
        let window = Variable::new(Window::default());
        let touched = Variable::new(false);
        let handled = Variable::new(None);
        let coached =
            Derived::new(move |_| controller.advice().and_then(|advice| advice.territory));
        let attention = controller.memo(move |session| {
            let (ship, sea) = session.sea_focus();
            Attention {
                chosen: shown_to(session.chosen(), coached.get()),
                point: session.point(),
                candidates: session.candidates(),
                ship,
                sea,
                sails: !session.sea().is_empty(),
                open: session.open(),
                heart: coached.get().or_else(|| session.heart()),
            }
        });
        let passes = controller.memo(Session::is_passed_by);
        let shown = Derived::new(move |before: Option<&Shown>| {
            let attention = match before {
                Some(before) if touched.get() || passes.get() => before.attention,
                _ => attention.get(),
            };
            shown(before, &window.read(), handled.get(), attention)
        });
        Self { window, touched, handled, shown, gliding: StoredValue::new(None) }
    }

    /// What is shown now.
    pub fn view(self) -> Viewport {
        self.shown.get().view
    }

    /// What is shown now, without following it.
    pub fn view_untracked(self) -> Viewport {
        self.shown.get_untracked().view
    }

    /// How the map is moved and scaled to show it, as CSS, and how much badges are scaled against it.
    pub fn style(self) -> Derived<String> {
        let shown = self.shown;
        Derived::new(move |_| {
            let view = shown.get().view;
            let (origin, scale) = (view.origin(), view.scale());
            let badges = between(scale / READABLE, BADGES.0, BADGES.1) / scale;
            let [x, y, scale, badges] = [origin.x, origin.y, scale, badges].map(Decimal);
            format!("transform:translate({x}px,{y}px) scale({scale:.4});--k:{badges:.4}")
        })
    }

    /// Whether the last movement was one that may glide.
    pub fn glides(self) -> Derived<bool> {
        let shown = self.shown;
        Derived::new(move |_| shown.get().glides)
    }

    /// Whether the map is too far away for names.
    pub fn is_far(self) -> Derived<bool> {
        let shown = self.shown;
        Derived::new(move |_| shown.get().view.is_far())
    }

    /// The frame, or the panels over it, have other sizes now.
    pub fn resize(self, frame: Point, panels: Vec<Room>) {
        let window = Window { frame, panels };
        if *self.window.read_untracked() != window {
            self.window.set(window);
        }
    }

    /// A hand is on the map, or not any more.
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

    /// Goes somewhere at once.
    pub fn go(self, change: impl FnOnce(Viewport) -> Viewport) {
        self.catch();
        self.handle(change, true);
    }

    /// Comes nearer.
    pub fn nearer(self) {
        self.go(|view| view.zoomed_in_place(NEARER));
    }

    /// Goes farther away.
    pub fn farther(self) {
        self.go(|view| view.zoomed_in_place(NEARER.recip()));
    }

    /// Shows everything.
    pub fn show_all(self) {
        self.go(Viewport::showing_all);
    }

    /// Shows a place if it is not seen.
    pub fn reveal(self, at: Point) {
        if !self.view_untracked().shows(at) {
            self.go(|view| view.revealing(&[at], &[]));
        }
    }

    /// Goes on by itself, unless the person wants no motion.
    pub fn fling(self, glide: Glide) {
        if is_calm() {
            return;
        }
        let (began, view) = (js_sys::Date::now(), self.view_untracked());
        self.glide_on(Gliding { glide, began, way: Point::default(), view, next: None });
    }

    /// Stops what goes on by itself. Whether that was fast.
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

    /// The next step of what goes on by itself, until it is over or the map ends.
    fn glide(self) {
        // The table may be left by then.
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

/// What has to be seen: what is decided about, or else what a coach points at.
fn shown_to(chosen: TerritorySet, coached: Option<Territory>) -> TerritorySet {
    match coached {
        Some(territory) if chosen.is_empty() => TerritorySet::only(territory),
        _ => chosen,
    }
}

/// What is shown after `before`, when the window, a hand or the decision has changed.
fn shown(
    before: Option<&Shown>,
    window: &Window,
    handled: Option<Handled>,
    attention: Attention,
) -> Shown {
    let Window { frame, panels } = window;
    let times = handled.map_or(0, |handled| handled.times);
    let seen = before.filter(|before| before.view.frame() != Point::default());
    let Some(before) = seen else {
        let around = attention.heart.map_or(Point::new(800.0, 400.0), badge);
        let view = attend(Viewport::opening(*frame, around).beside(panels), attention);
        return Shown { view, glides: false, times, attention };
    };
    if let Some(handled) = handled.filter(|handled| handled.times != before.times) {
        let view = within(handled.view, window);
        return Shown { view, glides: handled.glides, times, attention };
    }
    let reframed = before.view.frame() != *frame;
    let view = within(before.view, window);
    let moved = reframed || view.room() != before.view.room();
    let open = Attention { point: None, heart: None, ..attention };
    let attends = moved || Attention { point: None, heart: None, ..before.attention } != open;
    let view = if attends { attend(view, attention) } else { view };
    let glides = if view == before.view { before.glides } else { !reframed };
    Shown { view, glides, times, attention }
}

/// The same view in a window that may have changed.
fn within(view: Viewport, window: &Window) -> Viewport {
    let Window { frame, panels } = window;
    let is_same = view.frame() == *frame && view.room() == Room::beside(*frame, panels);
    if is_same { view } else { view.reframed(*frame).beside(panels) }
}

fn attend(view: Viewport, attention: Attention) -> Viewport {
    let points = |set: TerritorySet| set.iter().map(badge).collect::<Vec<_>>();
    let is_lost = |set: TerritorySet| {
        !set.is_empty() && !points(set).into_iter().any(|point| view.shows(point))
    };
    if !attention.chosen.is_empty() || attention.ship.is_some() {
        let sea: Vec<Point> = attention.sea.iter().map(|hex| anchor(hex).0).collect();
        let ship = attention.ship.map(|hex| anchor(hex).0);
        let first = ship.into_iter().chain(attention.point.map(badge));
        let mut must: Vec<Point> = first.chain(points(attention.chosen)).collect();
        let mut may = points(attention.candidates);
        if attention.sails {
            may.extend(sea);
        } else {
            must.extend(sea);
        }
        return view.revealing(&must, &may);
    }
    match attention.heart.filter(|_| is_lost(attention.open)) {
        Some(heart) => view.centred(badge(heart)),
        None => view,
    }
}
