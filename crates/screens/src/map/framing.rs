//! The part of the map to show as the window, gestures and decisions change.

use super::drawing::Drawing;
use super::free_space::Room;
use super::point::Point;
use super::viewport::Viewport;
use crate::map::ships;
use crate::map::{tappable, territories};
use engine::battle::Post;
use engine::core::Seat;
use engine::game::Ask;
use engine::world::{Hex, HexSet, Territory, TerritorySet};
use table::Session;

/// The last movement by hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Handled {
    pub view: Viewport,
    /// True if the map may glide there.
    pub glides: bool,
    /// The number of times a hand has moved the map.
    pub times: u32,
}

/// The frame for the map, and the panels over it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Window {
    pub frame: Point,
    pub panels: Vec<Room>,
}

/// The last round in which seats still have to find their territories.
const FIRST_ROUND: u32 = 1;

/// A decision, by the number of actions before it.
type DecisionNumber = usize;

/// The places that should be visible.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Attention {
    drawing: &'static Drawing,
    decision: DecisionNumber,
    /// The origin and the target of the current plan.
    planned: (Option<Post>, Option<Territory>),
    is_hinted: bool,
    /// The territories that must all be visible, if there are any.
    chosen: TerritorySet,
    /// The most important of those.
    point: Option<Territory>,
    /// The point that a coach marks, if nothing is chosen.
    coached: Option<Point>,
    /// The territories of which as many as possible should be visible.
    candidates: TerritorySet,
    /// The most important hex of the decision.
    ship: Option<Hex>,
    /// All hexes of the decision.
    sea: HexSet,
    /// True if one of the hexes is to be chosen.
    sails: bool,
    /// The territories of which one should be visible if nothing else is required.
    open: TerritorySet,
    /// The first choice among those.
    heart: Option<Territory>,
    /// The seat that decides, in its set-up and when it first places armies.
    beginner: Option<Seat>,
    /// The territories of that seat: it begins with a view of all of them.
    home: TerritorySet,
}

/// The part of the map that is shown, and the reason for it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shown {
    pub view: Viewport,
    /// True if the map may glide there.
    pub glides: bool,
    /// The number of times a hand has moved the map.
    pub times: u32,
    pub attention: Attention,
    /// The decision in which the frame or the panels last changed.
    arranged: DecisionNumber,
    /// True if it was zoomed out, to show where a seat begins or to the whole map.
    is_overview: bool,
}

impl Shown {
    /// Returns the view to show after `before`, when the window, a gesture or the decision has
    /// changed.
    #[must_use]
    pub fn after(
        before: Option<&Self>,
        window: &Window,
        handled: Option<Handled>,
        attention: Attention,
    ) -> Self {
        let seen = before.filter(|before| before.view.frame() != Point::default());
        let Some(before) = seen else { return Self::first(window, handled, &attention) };
        let by_hand = handled.filter(|handled| handled.times != before.times);
        let base = by_hand.map_or(before.view, |handled| handled.view);
        // A finger may be on its way to the map. So the map stays still if a panel closes in the
        // decision in which it opened, unless moving brings another target into view.
        let is_closing = attention.decision == before.arranged && window.opens_up(&base);
        let fitted = window.fitting(base);
        let stays = is_closing && !attention.gains(base, fitted);
        let view = if stays { base.settled() } else { fitted };
        let is_rearranged = view.frame() != base.frame() || view.room() != base.room();
        let arranged = if is_rearranged { attention.decision } else { before.arranged };
        if let Some(Handled { glides, times, .. }) = by_hand {
            let is_overview = view.shows_all();
            return Self { view, glides, times, attention, arranged, is_overview };
        }
        let is_beginning = attention.beginner.is_some()
            && attention.beginner != before.attention.beginner
            && attention.must().is_empty();
        let leaves = before.is_overview && attention.is_local();
        let view = if is_beginning {
            attention.overview(view)
        } else if attention.is_without_the_hint_of(&before.attention) {
            attend_if_hidden(view, &attention)
        } else if leaves {
            attend(attention.near(view), &attention)
        } else if is_rearranged || attention.subject() != before.attention.subject() {
            attend(view, &attention)
        } else {
            view
        };
        let is_reframed = before.view.frame() != window.frame;
        let glides = if view == before.view { before.glides } else { !is_reframed };
        let is_overview = is_beginning || before.is_overview && !leaves;
        Self { view, glides, times: before.times, attention, arranged, is_overview }
    }

    fn first(window: &Window, handled: Option<Handled>, attention: &Attention) -> Self {
        let drawing = attention.drawing;
        let heart = attention.coached.or(attention.heart.map(|heart| drawing.badge(heart)));
        let around = heart.unwrap_or_else(|| drawing.focus());
        let view = Viewport::opening(drawing.size(), window.frame, around);
        let view = view.beside(&window.panels);
        let times = handled.map_or(0, |handled| handled.times);
        let (view, arranged) = (attend(view, attention), attention.decision);
        let is_overview = attention.beginner.is_some() && attention.must().is_empty();
        let view = if is_overview { attention.overview(view) } else { view };
        Self { view, glides: false, times, attention: *attention, arranged, is_overview }
    }
}

impl Window {
    fn room(&self) -> Room {
        Room::beside(self.frame, &self.panels)
    }

    /// Returns `true` if a view needs no change, except that panels may have closed.
    fn opens_up(&self, view: &Viewport) -> bool {
        view.frame() == self.frame && self.room().contains(&view.room())
    }

    /// Fits a view to this window.
    fn fitting(&self, view: Viewport) -> Viewport {
        let is_same = view.frame() == self.frame && view.room() == self.room();
        if is_same { view } else { view.reframed(self.frame).beside(&self.panels) }
    }
}

impl Attention {
    /// Returns the places that should be visible at a table, where a coach may mark a point.
    pub fn of(session: &Session, coached: Option<Point>) -> Self {
        let (ship, sea) = ships::sea_focus(session);
        let (chosen, draft) = (territories::chosen(session), session.draft());
        let (open, state) = (tappable::open(session), session.decided_on());
        let seat = state.turn().seat;
        let waters = ships::sea(session);
        let places = state.prompt().is_some_and(|prompt| is_about_all(prompt.ask));
        let begins = places && state.turn().round <= FIRST_ROUND;
        let beginner = (begins && !open.is_empty()).then_some(seat);
        Self {
            drawing: Drawing::of_table(session),
            decision: session.played(),
            planned: (draft.origin(), draft.to),
            is_hinted: session.advice().is_some(),
            chosen,
            point: territories::point(session),
            coached: coached.filter(|_| chosen.is_empty() && ship.is_none()),
            candidates: territories::candidates(session),
            ship,
            sails: !waters.is_empty(),
            sea: if ship.is_some() { sea } else { waters.iter().map(|view| view.hex).collect() },
            open,
            heart: territories::heart(session),
            beginner,
            home: beginner.map_or(TerritorySet::EMPTY, |seat| state.board().held(seat)),
        }
    }

    /// Returns `true` if the decision is about some places, which should be large enough to be
    /// touched.
    fn is_local(&self) -> bool {
        let is_marked = self.coached.is_some() || self.is_hinted && !self.chosen.is_empty();
        is_marked || self.ship.is_some() || self.sails || !self.candidates.is_empty()
    }

    /// Returns `true` if the only change is that a hint was dismissed.
    fn is_without_the_hint_of(&self, before: &Self) -> bool {
        let is_same = (self.decision, self.planned) == (before.decision, before.planned);
        is_same && before.is_hinted && !self.is_hinted
    }

    /// Returns the parts whose changes move the map.
    fn subject(&self) -> Self {
        let planned = (None, None);
        let (beginner, home) = (None, TerritorySet::EMPTY);
        Self {
            decision: 0,
            planned,
            is_hinted: false,
            point: None,
            heart: None,
            beginner,
            home,
            ..*self
        }
    }

    /// Returns a view of all territories that a seat begins with.
    fn overview(&self, view: Viewport) -> Viewport {
        view.showing(&self.points(self.home))
    }

    /// Returns the surroundings of the decision, large enough to be touched.
    fn near(&self, view: Viewport) -> Viewport {
        let must = self.must();
        must.first().map_or(view, |at| view.large_enough().centred(*at))
    }

    /// Returns the points that must be visible, most important first.
    fn must(&self) -> Vec<Point> {
        if self.chosen.is_empty() && self.ship.is_none() {
            return self.coached.into_iter().collect();
        }
        let ship = self.ship.map(|hex| self.drawing.anchor(hex).0);
        let point = self.point.map(|at| self.drawing.badge(at));
        let waters = if self.sails { Vec::new() } else { self.waters() };
        ship.into_iter().chain(point).chain(self.points(self.chosen)).chain(waters).collect()
    }

    /// Returns the points of which as many as possible should be visible.
    fn may(&self) -> Vec<Point> {
        let waters = if self.sails { self.waters() } else { Vec::new() };
        self.points(self.candidates).into_iter().chain(waters).collect()
    }

    /// Returns `true` if more of the decision is seen in one view than in another.
    fn gains(&self, from: Viewport, to: Viewport) -> bool {
        let (before, after) = (attend(from, self), attend(to, self));
        let (must, may) = (self.must(), self.may());
        let is_gained = |at: Point| after.shows(at) && !before.shows(at);
        !must.is_empty() && must.into_iter().chain(may).any(is_gained)
    }

    fn waters(&self) -> Vec<Point> {
        self.sea.iter().map(|hex| self.drawing.anchor(hex).0).collect()
    }

    fn points(&self, set: TerritorySet) -> Vec<Point> {
        set.iter().map(|at| self.drawing.badge(at)).collect()
    }
}

/// Moves a view just enough to show everything that should be visible.
fn attend(view: Viewport, attention: &Attention) -> Viewport {
    let must = attention.must();
    if must.is_empty() && attention.sails {
        return view.framing(&attention.waters());
    }
    if must.is_empty() {
        let open = attention.points(attention.open);
        let is_lost = !open.is_empty() && !open.into_iter().any(|point| view.shows(point));
        let heart = attention.heart.filter(|_| is_lost);
        return heart.map_or(view, |heart| view.centred(attention.drawing.badge(heart)));
    }
    view.revealing(&must, &attention.may())
}

/// Returns `true` for a question about all territories of a seat.
fn is_about_all(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Choose
            | Ask::Garrison { .. }
            | Ask::Arrange
            | Ask::FirstFactory
            | Ask::Reinforce { .. }
    )
}

/// Moves a view only if it hides the places of the decision.
fn attend_if_hidden(view: Viewport, attention: &Attention) -> Viewport {
    let must = attention.must();
    let is_seen = !must.is_empty() && must.into_iter().all(|point| view.shows(point));
    let candidates = TerritorySet::EMPTY;
    if is_seen { view } else { attend(view, &Attention { candidates, ..*attention }) }
}

#[cfg(test)]
mod tests;
