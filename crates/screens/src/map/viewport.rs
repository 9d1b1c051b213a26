//! The visible part of the map and its scale: plain maths, without a browser.

use super::free_space::Room;
use super::point::Point;
use crate::decimal::between;

/// The scale at which every badge is a target of 44 CSS px and the map is 1024 CSS px wide.
pub const READABLE: f64 = 0.64;

/// The scale at which numbers can still be read, if nothing on the map needs to be touched.
const LEGIBLE: f64 = 0.36;

/// The scale below which names can't be read.
const NAMED: f64 = 0.48;

/// The largest initial scale of a map that fills a high frame.
const HIGHEST: f64 = 1.0;

/// The largest scale.
const LARGEST: f64 = 3.2;

/// The factor by which a double tap or a key zooms in.
pub const NEARER: f64 = 1.6;

/// The margin between the points to reveal and the edge, in pixels of the screen.
const MARGIN: f64 = 56.0;

/// The largest margin as a fraction of the available size.
const MARGIN_PART: f64 = 0.2;

/// A part of the map in a frame on the screen: a point `p` of the map appears at
/// `p * scale + origin`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewport {
    /// The size of the map.
    map: Point,
    /// The size of the frame in pixels.
    frame: Point,
    /// The part of the frame that no panel covers.
    room: Room,
    /// The number of pixels per unit of the map.
    scale: f64,
    /// The position of the map's top left corner in the frame.
    origin: Point,
}

impl Viewport {
    /// Shows all of a map of this size in a frame.
    pub fn whole(map: Point, frame: Point) -> Self {
        Self::at(map, frame, whole_scale(map, frame)).within_limits()
    }

    /// Returns the initial view of a map of this size in a frame: all of the map or, if that were
    /// too small to read, the surroundings of a point, as high as the frame.
    pub fn opening(map: Point, frame: Point, around: Point) -> Self {
        let whole = whole_scale(map, frame);
        let scale =
            if whole < READABLE { between(frame.y / map.y, READABLE, HIGHEST) } else { whole };
        Self::at(map, frame, scale).centred(around)
    }

    fn at(map: Point, frame: Point, scale: f64) -> Self {
        Self { map, frame, room: Room::beside(frame, &[]), scale, origin: Point::default() }
    }

    /// Returns the number of pixels per unit of the map.
    pub fn scale(&self) -> f64 {
        self.scale
    }

    /// Returns the position of the map's top left corner in the frame.
    pub fn origin(&self) -> Point {
        self.origin
    }

    pub fn frame(&self) -> Point {
        self.frame
    }

    /// Returns the part of the frame that no panel covers.
    pub fn room(&self) -> Room {
        self.room
    }

    /// Converts a point of the map to a position in the frame.
    pub fn to_screen(&self, point: Point) -> Point {
        point * self.scale + self.origin
    }

    /// Converts a position in the frame to a point of the map.
    pub fn to_map(&self, place: Point) -> Point {
        (place - self.origin) * self.scale.recip()
    }

    /// Returns `true` if it is zoomed out too far for names to be read.
    pub fn is_far(&self) -> bool {
        self.scale < NAMED
    }

    /// Returns `true` if it can't zoom out any further, since all of the map is visible beside the
    /// panels.
    pub fn shows_all(&self) -> bool {
        self.scale <= self.least_scale() * 1.001
    }

    /// Returns `true` if it can't zoom in any further.
    pub fn is_nearest(&self) -> bool {
        self.scale >= LARGEST * 0.999
    }

    /// Zooms out to show all of the map beside the panels.
    #[must_use]
    pub fn showing_all(self) -> Self {
        Self { scale: self.least_scale(), ..self }.centred(self.map * 0.5)
    }

    /// Moves the map by this many pixels.
    #[must_use]
    pub fn panned(self, by: Point) -> Self {
        Self { origin: self.origin + by, ..self }.within_limits()
    }

    /// Zooms by a factor around a position in the frame.
    #[must_use]
    pub fn zoomed(self, factor: f64, place: Point) -> Self {
        let scale = between(self.scale * factor, self.least_scale(), LARGEST);
        let fixed = self.to_map(place);
        Self { scale, origin: place - fixed * scale, ..self }.within_limits()
    }

    /// Zooms by a factor around the middle of the free space.
    #[must_use]
    pub fn zoomed_in_place(self, factor: f64) -> Self {
        self.zoomed(factor, self.room.middle())
    }

    /// Centres a point of the map, as far as the limits allow.
    #[must_use]
    pub fn centred(self, point: Point) -> Self {
        Self { origin: self.room.middle() - point * self.scale, ..self }.within_limits()
    }

    /// Shows the same part of the map in a frame of another size. A view of all of the map stays
    /// one, unless a panel below would make it too small to read.
    #[must_use]
    pub fn reframed(self, frame: Point) -> Self {
        let whole = whole_scale(self.map, frame);
        let all = self.scale <= whole_scale(self.map, self.frame) * 1.001;
        let scale = if all { whole.max(self.scale.min(READABLE)) } else { self.scale.max(whole) };
        let view = Self { origin: self.origin, ..Self::at(self.map, frame, scale) };
        if all || frame == self.frame {
            return view.within_limits();
        }
        view.centred(self.to_map(self.frame * 0.5))
    }

    /// Puts these panels over the frame.
    #[must_use]
    pub fn beside(self, panels: &[Room]) -> Self {
        Self { room: Room::beside(self.frame, panels), ..self }.within_limits()
    }

    /// Moves the view no more than needed, and zooms out only if needed, to show the points that
    /// must be visible, and as many of the optional ones as the map can show while it can still be
    /// touched. If the first kind don't fit at a readable scale, those nearest to the first point
    /// are shown.
    #[must_use]
    pub fn revealing(self, must: &[Point], may: &[Point]) -> Self {
        let all = [must, may].concat();
        let (Some(first), Some((low, high))) = (all.first(), bounds(&all)) else { return self };
        let fits = self.fits(low, high);
        let least = if may.is_empty() { LEGIBLE } else { READABLE };
        if fits < self.scale.min(least) {
            if let Some(fewer) = without_farthest(*first, may) {
                return self.revealing(must, &fewer);
            }
            if let Some(fewer) = without_farthest(*first, must).filter(|fewer| !fewer.is_empty()) {
                return self.revealing(&fewer, may);
            }
        }
        self.showing(&all)
    }

    /// Moves the view no more than needed, and zooms out only if needed, to show all of these
    /// points.
    #[must_use]
    pub fn showing(self, points: &[Point]) -> Self {
        let Some((low, high)) = bounds(points) else { return self };
        let fits = self.fits(low, high);
        let view = if fits < self.scale { self.zoomed_in_place(fits / self.scale) } else { self };
        let (low, high) = (view.to_screen(low), view.to_screen(high));
        view.panned(Point::new(
            nudge((low.x, high.x), (view.room.low.x, view.room.high.x)),
            nudge((low.y, high.y), (view.room.low.y, view.room.high.y)),
        ))
    }

    /// Shows all of these points, as near as they fit, but no nearer than to touch them. A view that
    /// does so already stays.
    #[must_use]
    pub fn framing(self, points: &[Point]) -> Self {
        let Some((low, high)) = bounds(points) else { return self };
        if self.scale >= READABLE && points.iter().all(|point| self.shows(*point)) {
            return self;
        }
        let scale = self.fits(low, high).min(READABLE.max(self.scale)).max(self.least_scale());
        Self { scale, ..self }.centred(low.middle(high))
    }

    /// Moves the map up or down so far that it fills its frame, whatever panels there were.
    #[must_use]
    pub fn settled(self) -> Self {
        let (low, high) = limits(self.map.y * self.scale, (0.0, self.frame.y));
        Self { origin: Point::new(self.origin.x, between(self.origin.y, low, high)), ..self }
    }

    /// Returns the largest scale at which everything between two corners is inside the margins.
    fn fits(&self, low: Point, high: Point) -> f64 {
        let size = self.room.size();
        let room = size - Point::new(margin(size.x), margin(size.y)) * 2.0;
        let span = high - low;
        (room.x / span.x).min(room.y / span.y)
    }

    /// Zooms in until badges can be touched, if they can't.
    #[must_use]
    pub fn large_enough(self) -> Self {
        self.zoomed_in_place((READABLE / self.scale).max(1.0))
    }

    /// Returns `true` if a point of the map is visible and not at the very edge.
    pub fn shows(&self, point: Point) -> bool {
        let (place, Room { low, high }) = (self.to_screen(point), self.room);
        let inside = |at: f64, low: f64, high: f64| {
            let edge = margin(high - low) / 2.0;
            at >= low + edge && at <= high - edge
        };
        inside(place.x, low.x, high.x) && inside(place.y, low.y, high.y)
    }

    /// Returns the scale at which all of the map fits beside the panels.
    fn least_scale(&self) -> f64 {
        whole_scale(self.map, self.room.size())
    }

    fn within_limits(self) -> Self {
        let (size, Room { low, high }) = (self.map * self.scale, self.room);
        let origin = Point::new(
            limited(self.origin.x, size.x, self.frame.x, (low.x, high.x)),
            limited(self.origin.y, size.y, self.frame.y, (low.y, high.y)),
        );
        Self { origin, ..self }
    }
}

/// Returns the scale at which all of a map of this size just fits.
fn whole_scale(size: Point, frame: Point) -> f64 {
    between((frame.x / size.x).min(frame.y / size.y), 0.05, LARGEST)
}

/// Returns the margin between the points to reveal and the edge.
fn margin(size: f64) -> f64 {
    MARGIN.min(size * MARGIN_PART)
}

/// Limits the origin so that the map still fills its frame or, beside panels, the free space.
fn limited(origin: f64, size: f64, frame: f64, room: (f64, f64)) -> f64 {
    let (of_frame, of_room) = (limits(size, (0.0, frame)), limits(size, room));
    between(origin, of_frame.0.min(of_room.0), of_frame.1.max(of_room.1))
}

/// Returns the limits of the origin: a map larger than its space fills it, and a smaller one is
/// centred.
fn limits(size: f64, (low, high): (f64, f64)) -> (f64, f64) {
    let middle = f64::midpoint(low, high - size);
    if size <= high - low { (middle, middle) } else { (high - size, low) }
}

/// Returns the points without the one farthest from `first`; `None` if there are none.
fn without_farthest(first: Point, points: &[Point]) -> Option<Vec<Point>> {
    let far = |point: &&Point| first.distance(**point);
    let farthest = points.iter().max_by(|a, b| far(a).total_cmp(&far(b)))?;
    Some(points.iter().copied().filter(|point| point != farthest).collect())
}

fn bounds(points: &[Point]) -> Option<(Point, Point)> {
    let first = *points.first()?;
    Some(points.iter().fold((first, first), |(low, high), point| {
        (
            Point::new(low.x.min(point.x), low.y.min(point.y)),
            Point::new(high.x.max(point.x), high.y.max(point.y)),
        )
    }))
}

/// Returns the distance to move so that everything from `low` to `high` is inside the margins of a
/// room.
fn nudge((low, high): (f64, f64), room: (f64, f64)) -> f64 {
    let margin = margin(room.1 - room.0);
    if low < room.0 + margin {
        room.0 + margin - low
    } else if high > room.1 - margin {
        room.1 - margin - high
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP: Point = Point::new(1600.0, 900.0);
    const TABLET: Point = Point::new(1024.0, 620.0);
    const PHONE: Point = Point::new(390.0, 600.0);

    fn near(a: Point, b: Point) -> bool {
        a.distance(b) < 1e-6
    }

    fn fills(view: &Viewport) -> bool {
        let size = MAP * view.scale;
        let covered = |origin: f64, size: f64, frame: f64| {
            if size <= frame {
                origin >= 0.0
            } else {
                origin <= 0.0 && origin + size >= frame - 1e-6
            }
        };
        covered(view.origin.x, size.x, view.frame.x) && covered(view.origin.y, size.y, view.frame.y)
    }

    #[test]
    fn a_tablet_first_sees_all_a_phone_what_matters() {
        assert!(Viewport::opening(MAP, TABLET, Point::new(1400.0, 700.0)).shows_all());
        let phone = Viewport::opening(MAP, PHONE, Point::new(800.0, 300.0));
        assert!(!phone.shows_all() && !phone.is_far());
        assert!((phone.scale() * MAP.y - PHONE.y).abs() < 1e-9, "it is as high as the frame");
        assert!(phone.shows(Point::new(800.0, 300.0)));
        let low = Viewport::opening(MAP, Point::new(390.0, 300.0), Point::new(800.0, 300.0));
        assert!((low.scale() - READABLE).abs() < 1e-9, "it can be read");
        let high = Viewport::opening(MAP, Point::new(700.0, 1200.0), Point::new(800.0, 300.0));
        assert!((high.scale() - HIGHEST).abs() < 1e-9, "not all is beyond the edge");
        assert!(Viewport::whole(MAP, PHONE).is_far());
    }

    #[test]
    fn zooming_keeps_what_is_under_the_finger() {
        let finger = Point::new(700.0, 200.0);
        let view = Viewport::whole(MAP, TABLET).zoomed(2.0, finger);
        let under = view.to_map(finger);
        for factor in [1.3, 0.9, 1.01] {
            assert!(near(view.zoomed(factor, finger).to_map(finger), under));
        }
    }

    #[test]
    fn zooming_stops_at_the_whole_map_and_at_the_largest_scale() {
        let view = Viewport::whole(MAP, TABLET);
        assert_eq!(view.zoomed(0.01, Point::default()), view);
        let near = view.zoomed(1000.0, Point::new(3.0, 3.0));
        assert!(near.is_nearest() && !near.shows_all());
        assert_eq!(near.zoomed(2.0, near.to_screen(Point::default())), near);
    }

    #[test]
    fn the_map_never_leaves_the_frame() {
        let mut view = Viewport::opening(MAP, PHONE, Point::new(100.0, 100.0));
        for by in [(5000.0, 0.0), (-9000.0, 40.0), (300.0, -7000.0), (0.0, 8000.0)] {
            view = view.panned(Point::new(by.0, by.1)).zoomed(1.2, Point::new(10.0, 590.0));
            assert!(fills(&view), "{view:?}");
        }
    }

    #[test]
    fn places_and_points_are_each_others_reverse() {
        let view = Viewport::opening(MAP, PHONE, Point::new(900.0, 500.0)).zoomed_in_place(1.7);
        let place = Point::new(123.0, 456.0);
        assert!(near(view.to_screen(view.to_map(place)), place));
    }

    #[test]
    fn what_is_to_be_seen_is_revealed_with_the_least_movement() {
        let view = Viewport::opening(MAP, PHONE, Point::new(800.0, 300.0));
        let seen = Point::new(820.0, 320.0);
        assert_eq!(view.revealing(&[seen], &[]), view);

        let far = Point::new(1380.0, 650.0);
        let moved = view.revealing(&[far], &[]);
        assert!(moved.shows(far) && (moved.scale() - view.scale()).abs() < 1e-9);
        let back = moved.to_screen(far);
        assert!(back.x > PHONE.x / 2.0, "it stands at the edge it came from: {back:?}");

        let close = view.zoomed_in_place(3.0);
        let near = seen + Point::new(150.0, 0.0);
        let both = close.revealing(&[seen, near], &[]);
        assert!(both.shows(seen) && both.shows(near) && both.scale() < close.scale());
    }

    #[test]
    fn what_does_not_fit_is_left_out_rather_than_too_small_to_read() {
        let view = Viewport::opening(MAP, PHONE, Point::new(1300.0, 300.0));
        let (alaska, alberta, kamchatka) =
            (Point::new(88.0, 132.0), Point::new(216.0, 210.0), Point::new(1507.0, 134.0));
        let moved = view.revealing(&[alaska], &[kamchatka, alberta]);
        assert!(moved.shows(alaska) && moved.shows(alberta) && !moved.shows(kamchatka));
        assert!(moved.scale() >= READABLE);
    }

    #[test]
    fn turning_the_tablet_keeps_the_middle() {
        let view = Viewport::opening(MAP, PHONE, Point::new(800.0, 450.0)).zoomed_in_place(1.5);
        let middle = view.to_map(PHONE * 0.5);
        let turned = view.reframed(Point::new(844.0, 300.0));
        assert!(near(turned.to_map(turned.frame() * 0.5), middle));
        let larger = TABLET * 1.5;
        assert_eq!(Viewport::whole(MAP, TABLET).reframed(larger), Viewport::whole(MAP, larger));
    }

    #[test]
    fn a_panel_below_the_map_takes_room_and_not_size() {
        let view = Viewport::whole(MAP, TABLET);
        let beside = view.reframed(Point::new(680.0, 620.0));
        assert!((beside.scale() - view.scale()).abs() < 1e-9);
        assert!(!beside.shows_all());
        assert_eq!(beside.reframed(TABLET), view);
    }

    /// Returns a panel on the right or left side of a tablet.
    fn dock(left: f64) -> Room {
        Room::new(Point::new(left, 8.0), Point::new(368.0, 600.0))
    }

    fn is_free(view: &Viewport, points: &[Point]) -> bool {
        let Room { low, high } = view.room;
        points
            .iter()
            .map(|point| view.to_screen(*point))
            .all(|at| at.x >= low.x && at.x <= high.x && at.y >= low.y && at.y <= high.y)
    }

    #[test]
    fn a_panel_over_the_map_moves_it_only_if_it_hides_what_is_decided_about() {
        let view = Viewport::whole(MAP, TABLET);
        let beside = view.beside(&[dock(648.0)]);
        assert_eq!((beside.scale, beside.origin), (view.scale, view.origin));
        let (brazil, peru) = (Point::new(519.0, 642.0), Point::new(445.0, 670.0));
        assert_eq!(beside.revealing(&[brazil, peru], &[]), beside);

        let (japan, mongolia) = (Point::new(1452.0, 390.0), Point::new(1312.0, 324.0));
        assert!(!is_free(&beside, &[japan]));
        let moved = beside.revealing(&[japan, mongolia], &[]);
        assert!(is_free(&moved, &[japan, mongolia]));
        assert!((moved.scale - view.scale).abs() < 1e-9);
        let closed = moved.reframed(TABLET).beside(&[]);
        assert_eq!(closed, view, "it comes back");
    }

    #[test]
    fn both_ends_of_the_widest_attack_are_seen_beside_a_panel_on_either_side() {
        let (alaska, kamchatka) = (Point::new(88.0, 132.0), Point::new(1507.0, 134.0));
        let frame = Point::new(1024.0, 640.0);
        for left in [8.0, 648.0] {
            let moved = Viewport::whole(MAP, frame)
                .beside(&[dock(left)])
                .revealing(&[alaska, kamchatka], &[]);
            assert!(is_free(&moved, &[alaska, kamchatka]), "{moved:?}");
            assert_eq!(moved.reframed(frame).beside(&[]), Viewport::whole(MAP, frame));
        }
    }

    #[test]
    fn in_what_a_panel_from_below_leaves_of_a_phone_both_ends_of_an_attack_are_seen() {
        let view = Viewport::opening(MAP, PHONE, Point::new(800.0, 300.0));
        let beside = view.beside(&[Room::new(Point::new(0.0, 220.0), Point::new(390.0, 380.0))]);
        let (north, south) = (Point::new(800.0, 260.0), Point::new(830.0, 420.0));
        let moved = beside.revealing(&[north, south], &[]);
        assert!(is_free(&moved, &[north, south]), "{moved:?}");
        let low = view.reframed(Point::new(390.0, 220.0)).revealing(&[north, south], &[]);
        assert!(low.shows(north) && low.shows(south));
    }

    #[test]
    fn what_must_be_seen_goes_before_what_may() {
        let view = Viewport::opening(MAP, PHONE, Point::new(800.0, 300.0));
        let (from, to, other) =
            (Point::new(800.0, 300.0), Point::new(1300.0, 300.0), Point::new(780.0, 320.0));
        let moved = view.revealing(&[from, to], &[other, Point::new(100.0, 300.0)]);
        assert!(moved.shows(from) && moved.shows(to));
        let touched = view.revealing(&[from], &[to, other]);
        assert!(touched.shows(from) && touched.shows(other) && !touched.shows(to));
    }

    #[test]
    fn a_frame_without_size_is_no_trouble() {
        let view = Viewport::whole(MAP, Point::default()).zoomed(2.0, Point::default());
        assert!(view.scale().is_finite() && view.reframed(TABLET).scale().is_finite());
        assert!(view.revealing(&[Point::default()], &[]).origin().x.is_finite());
    }
}
