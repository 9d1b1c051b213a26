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
        // A finger may be on its way to the map: it keeps still when a panel closes in the decision in which it opened,
        // unless a choice gains sight of a target.
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
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;
    use crate::map::viewport::READABLE;
    use engine::game::{Control, RuleSet};
    use engine::world::names::{Alaska, Brazil, Japan, Kamchatka, Mongolia, Peru};
    use table::testing;

    const TABLET: Point = Point::new(1024.0, 620.0);
    const PHONE: Point = Point::new(390.0, 520.0);

    fn asked(chosen: &[Territory]) -> Attention {
        Attention {
            drawing: earth(),
            decision: 3,
            planned: (None, None),
            is_hinted: false,
            chosen: TerritorySet::of(chosen),
            point: chosen.first().copied(),
            coached: None,
            candidates: TerritorySet::EMPTY,
            ship: None,
            sea: HexSet::EMPTY,
            sails: false,
            open: TerritorySet::of(&[Brazil, Peru, Kamchatka]),
            heart: Some(Brazil),
            beginner: None,
            home: TerritorySet::EMPTY,
        }
    }

    fn window(frame: Point, panels: &[Room]) -> Window {
        Window { frame, panels: panels.to_vec() }
    }

    /// Returns a panel at the right edge of a tablet.
    fn dock() -> Room {
        Room::new(Point::new(648.0, 8.0), Point::new(368.0, 600.0))
    }

    fn after(before: &Shown, window: &Window, attention: &Attention) -> Shown {
        Shown::after(Some(before), window, None, *attention)
    }

    #[test]
    fn a_panel_that_closes_without_a_deed_leaves_the_map_where_it_is() {
        let (bare, beside) = (window(TABLET, &[]), window(TABLET, &[dock()]));
        let first = Shown::after(None, &bare, None, asked(&[]));
        let aimed = Attention { planned: (None, Some(Japan)), ..asked(&[Japan, Mongolia]) };
        let opened = after(&after(&first, &bare, &aimed), &beside, &aimed);
        assert_ne!(opened.view.origin(), first.view.origin(), "the panel would hide Japan");
        // Mongolia can still be chosen, and is seen.
        let free = Attention { open: TerritorySet::of(&[Brazil, Mongolia]), ..asked(&[]) };
        let closed = after(&after(&opened, &beside, &free), &bare, &free);
        assert_eq!(closed.view, opened.view);

        let decided = Attention { decision: 4, ..free };
        let gone_on = after(&closed, &bare, &decided);
        assert_eq!(gone_on.view.room(), first.view.room(), "the next decision has the whole map");
    }

    #[test]
    fn a_choice_takes_the_room_of_a_panel_that_closes() {
        let (bare, beside) = (window(TABLET, &[]), window(TABLET, &[dock()]));
        let first = Shown::after(None, &bare, None, asked(&[]));
        let opened = after(&first, &beside, &asked(&[Japan, Mongolia]));
        let free = Attention { decision: 4, ..asked(&[]) };
        let told = after(&opened, &beside, &free);
        let narrower =
            window(TABLET, &[Room::new(Point::new(656.0, 8.0), Point::new(360.0, 400.0))]);
        let told = after(&told, &narrower, &free);
        let chosen = Attention {
            candidates: TerritorySet::of(&[Alaska, Japan]),
            decision: 4,
            ..asked(&[Kamchatka])
        };
        let is_seen = |shown: &Shown| {
            [Kamchatka, Alaska, Japan].iter().all(|at| shown.view.shows(earth().badge(*at)))
        };
        assert!(!is_seen(&after(&told, &narrower, &chosen)), "they don't fit beside the panel");
        let closed_first = after(&after(&told, &bare, &free), &bare, &chosen);
        assert!(is_seen(&closed_first));
        let chosen_first = after(&after(&told, &narrower, &chosen), &bare, &chosen);
        assert!(is_seen(&chosen_first));
        assert_eq!(after(&chosen_first, &bare, &chosen).view, chosen_first.view);
    }

    #[test]
    fn targets_on_both_edges_of_the_map_stay_in_sight_after_the_overview() {
        let tablet = window(TABLET, &[]);
        let all = Shown::after(None, &tablet, None, beginning());
        let chosen = Attention {
            chosen: TerritorySet::only(Kamchatka),
            point: Some(Kamchatka),
            candidates: TerritorySet::of(&[Alaska, Japan]),
            ..beginning()
        };
        let view = after(&all, &tablet, &chosen).view;
        assert!([Kamchatka, Alaska, Japan].iter().all(|at| view.shows(earth().badge(*at))));
    }

    #[test]
    fn a_panel_that_closes_after_a_deed_gives_its_room_back() {
        let (bare, beside) = (window(TABLET, &[]), window(TABLET, &[dock()]));
        let first = Shown::after(None, &bare, None, asked(&[]));
        let opened = after(&first, &beside, &asked(&[Japan, Mongolia]));
        let fought = Attention { decision: 5, ..asked(&[Japan, Mongolia]) };
        let closed = after(&after(&opened, &beside, &fought), &bare, &fought);
        assert_eq!(closed.view.room(), first.view.room());
    }

    #[test]
    fn a_hint_that_is_put_away_leaves_the_map_where_it_is() {
        let phone = window(PHONE, &[]);
        let first = Shown::after(None, &phone, None, asked(&[]));
        let hinted = Attention { is_hinted: true, ..asked(&[Kamchatka, Alaska]) };
        let told = after(&first, &phone, &hinted);
        assert!(told.view.shows(earth().badge(Kamchatka)));
        let candidates = TerritorySet::of(&[Brazil, Alaska]);
        for next in [asked(&[]), Attention { candidates, ..asked(&[Kamchatka]) }] {
            assert_eq!(after(&told, &phone, &next).view, told.view);
        }
    }

    #[test]
    fn a_hint_that_is_put_away_shows_what_is_decided_about_if_that_is_hidden() {
        let phone = window(PHONE, &[]);
        let hinted = Attention { is_hinted: true, ..asked(&[Kamchatka, Japan]) };
        let told = Shown::after(None, &phone, None, hinted);
        assert!(!told.view.shows(earth().badge(Peru)));
        assert!(after(&told, &phone, &asked(&[Peru])).view.shows(earth().badge(Peru)));
    }

    #[test]
    fn a_choice_shows_its_targets_even_where_it_takes_a_hint_away() {
        let phone = window(PHONE, &[]);
        let hinted = Attention { is_hinted: true, ..asked(&[Kamchatka, Japan]) };
        let told = Shown::after(None, &phone, None, hinted);
        let planned = (Some(Post::Land(Brazil)), None);
        let chosen =
            Attention { planned, candidates: TerritorySet::only(Peru), ..asked(&[Brazil]) };
        let view = after(&told, &phone, &chosen).view;
        assert!(view.shows(earth().badge(Brazil)) && view.shows(earth().badge(Peru)));
    }
    fn beginning() -> Attention {
        let home = TerritorySet::of(&[Alaska, Brazil, Japan]);
        Attention { beginner: Some(Seat::Red), home, ..asked(&[]) }
    }

    #[test]
    fn a_seat_begins_with_a_view_of_all_its_territories_even_on_a_phone() {
        let phone = window(PHONE, &[]);
        let seen = |shown: &Shown| {
            let places = beginning().home.iter().map(|at| shown.view.to_screen(earth().badge(at)));
            places
                .filter(|at| (0.0..PHONE.x).contains(&at.x) && (0.0..PHONE.y).contains(&at.y))
                .count()
        };
        assert_eq!(seen(&Shown::after(None, &phone, None, beginning())), 3);
        // After somebody else's turn, too.
        let other = Shown::after(None, &phone, None, asked(&[]));
        assert!(seen(&other) < 3);
        assert_eq!(seen(&after(&other, &phone, &beginning())), 3);
        let later = Attention { beginner: None, ..beginning() };
        assert!(seen(&Shown::after(None, &phone, None, later)) < 3);
    }

    #[test]
    fn a_view_of_all_ends_with_a_choice_among_targets_or_by_hand() {
        let phone = window(PHONE, &[]);
        let all = Shown::after(None, &phone, None, beginning());
        let chosen = Attention {
            chosen: TerritorySet::only(Brazil),
            point: Some(Brazil),
            candidates: TerritorySet::only(Peru),
            ..beginning()
        };
        let near = after(&all, &phone, &chosen);
        assert!(near.view.scale() > all.view.scale() && !near.view.is_far());
        assert!(near.view.shows(earth().badge(Brazil)) && near.view.shows(earth().badge(Peru)));
        let back = after(&near, &phone, &beginning());
        assert_eq!(back.view, near.view, "nothing moves by itself");

        let view = all.view.zoomed_in_place(1.1);
        let handled = Some(Handled { view, glides: false, times: all.times + 1 });
        let moved = Shown::after(Some(&all), &phone, handled, beginning());
        let still = Shown::after(Some(&moved), &phone, handled, chosen).view;
        assert!((still.scale() - view.scale()).abs() < 1e-9);
    }

    #[test]
    fn a_view_of_all_ends_where_a_coach_points() {
        let phone = window(PHONE, &[]);
        let all = Shown::after(None, &phone, None, beginning());
        let at = earth().badge(Brazil);
        let coached = Attention { coached: Some(at), ..beginning() };
        let near = after(&all, &phone, &coached);
        assert!(near.view.shows(at) && near.view.scale() >= READABLE && !near.is_overview);
        let ahead = Attention { decision: 4, beginner: None, ..beginning() };
        assert_eq!(after(&near, &phone, &ahead).view, near.view, "and doesn't come back");
    }

    #[test]
    fn harbours_to_choose_from_are_shown_as_large_as_they_can_be_touched() {
        let phone = window(PHONE, &[]);
        let all = Shown::after(None, &phone, None, beginning());
        let near = |point: Point| {
            earth().world().hexes().filter(move |hex| earth().anchor(*hex).0.distance(point) < 90.0)
        };
        let sea: HexSet = near(earth().badge(Brazil)).collect();
        assert!(sea.len() > 1);
        let launch = Attention { sea, sails: true, decision: 4, ..asked(&[]) };
        let shown = after(&all, &phone, &launch).view;
        assert!(shown.scale() >= READABLE && launch.waters().iter().all(|at| shown.shows(*at)));
        let far: HexSet = near(earth().badge(Japan)).chain(sea.iter()).collect();
        let apart = Attention { sea: far, ..launch };
        let shown = after(&all, &phone, &apart).view;
        let is_seen = |at: Point| at.x > 0.0 && at.x < PHONE.x && at.y > 0.0 && at.y < PHONE.y;
        let mut places = apart.waters().into_iter().map(|at| shown.to_screen(at));
        assert!(places.all(is_seen), "all of them can be chosen");
    }

    #[test]
    fn a_panel_from_below_that_closes_leaves_no_map_at_the_top_of_a_phone() {
        let strip = Room::new(Point::new(8.0, 300.0), Point::new(374.0, 212.0));
        let (bare, below) = (window(PHONE, &[]), window(PHONE, &[strip]));
        let first = Shown::after(None, &bare, None, beginning());
        let told = after(&first, &below, &asked(&[Brazil]));
        let closed = after(&after(&told, &below, &asked(&[])), &bare, &asked(&[]));
        assert!((closed.view.origin().y - first.view.origin().y).abs() < 1.0);
    }

    #[test]
    fn a_turn_is_surveyed_once_and_not_again_after_every_battle() {
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)];
        let mut session = testing::session(RuleSet::NAUTICAL, &players);
        let mut asked = [0, 0];
        for _ in 0..300 {
            testing::play_some(&mut session, 1);
            let ask = session.decided_on().prompt().map(|prompt| prompt.ask);
            let begins = Attention::of(&session, None).beginner.is_some();
            match ask {
                Some(Ask::Arrange) => asked[0] += u32::from(begins),
                Some(Ask::Campaign | Ask::Transfer) => {
                    assert!(!begins);
                    asked[1] += 1;
                }
                _ => {}
            }
        }
        assert!(asked.iter().all(|times| *times > 0), "{asked:?}");
    }

    #[test]
    fn a_choice_leads_from_the_whole_map_to_its_targets_for_whom_it_is_too_small_to_touch() {
        let chosen = Attention { candidates: TerritorySet::only(Peru), ..asked(&[Brazil]) };
        for (frame, is_too_small) in [(PHONE, true), (TABLET, false)] {
            let window = window(frame, &[]);
            let near = Shown::after(None, &window, None, asked(&[]));
            let view = near.view.showing_all();
            let handled = Some(Handled { view, glides: true, times: near.times + 1 });
            let whole = Shown::after(Some(&near), &window, handled, asked(&[]));
            assert!(whole.view.shows_all());
            let view = Shown::after(Some(&whole), &window, handled, chosen).view;
            assert!(view.shows(earth().badge(Brazil)) && view.shows(earth().badge(Peru)));
            assert_eq!(!view.is_far() && !view.shows_all(), is_too_small);
        }
    }
}
