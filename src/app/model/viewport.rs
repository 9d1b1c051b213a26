//! Which part of the map is seen, and how large: plain maths, without a browser.

use super::place::{Point, map_size};

/// At this scale every badge is a target of 44 CSS px, and the map 1024 CSS px wide.
pub const READABLE: f64 = 0.64;

/// The largest scale.
const LARGEST: f64 = 3.2;

/// How much nearer a double tap or a key brings the map.
pub const NEARER: f64 = 1.6;

/// Free room between what is to be seen and the edge of the frame, in pixels of the screen.
const MARGIN: f64 = 60.0;

/// A part of the map in a frame on the screen: a point `p` of the map is seen at `p * scale + origin`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewport {
    /// The size of the frame in pixels.
    frame: Point,
    /// Pixels for each unit of the map.
    scale: f64,
    /// Where the top left corner of the map is in the frame.
    origin: Point,
}

impl Viewport {
    /// All of the map in a frame.
    pub fn whole(frame: Point) -> Self {
        Self { frame, scale: whole_scale(frame), origin: Point::default() }.within_limits()
    }

    /// The map as it is first seen in a frame: all of it, or, if that were too small to read, what
    /// is around a point of it.
    pub fn opening(frame: Point, around: Point) -> Self {
        let scale = whole_scale(frame).max(READABLE);
        Self { frame, scale, origin: Point::default() }.centred(around)
    }

    /// Pixels for each unit of the map.
    pub fn scale(&self) -> f64 {
        self.scale
    }

    /// Where the top left corner of the map is seen.
    pub fn origin(&self) -> Point {
        self.origin
    }

    /// The size of the frame.
    pub fn frame(&self) -> Point {
        self.frame
    }

    /// Where a point of the map is seen.
    pub fn to_screen(&self, point: Point) -> Point {
        point * self.scale + self.origin
    }

    /// The point of the map that is seen at a place of the frame.
    pub fn to_map(&self, place: Point) -> Point {
        (place - self.origin) * self.scale.recip()
    }

    /// Whether all of the map is in the frame.
    pub fn shows_all(&self) -> bool {
        self.scale <= whole_scale(self.frame) * 1.001
    }

    /// Whether it cannot come nearer.
    pub fn is_nearest(&self) -> bool {
        self.scale >= LARGEST * 0.999
    }

    /// Moved by so many pixels.
    #[must_use]
    pub fn panned(self, by: Point) -> Self {
        Self { origin: self.origin + by, ..self }.within_limits()
    }

    /// Larger by a factor, with what is seen at `place` staying there.
    #[must_use]
    pub fn zoomed(self, factor: f64, place: Point) -> Self {
        let scale = (self.scale * factor).clamp(whole_scale(self.frame), LARGEST);
        let fixed = self.to_map(place);
        Self { scale, origin: place - fixed * scale, ..self }.within_limits()
    }

    /// Larger by a factor around the middle of the frame.
    #[must_use]
    pub fn zoomed_in_place(self, factor: f64) -> Self {
        self.zoomed(factor, self.frame * 0.5)
    }

    /// With a point of the map in the middle of the frame, as far as the limits allow.
    #[must_use]
    pub fn centred(self, point: Point) -> Self {
        Self { origin: self.frame * 0.5 - point * self.scale, ..self }.within_limits()
    }

    /// The same part of the map in a frame of another size. All of it stays all of it, unless a panel
    /// beside the map would make that too small to read.
    #[must_use]
    pub fn reframed(self, frame: Point) -> Self {
        let whole = whole_scale(frame);
        if self.shows_all() {
            let scale = whole.max(self.scale.min(READABLE));
            return Self { frame, scale, ..self }.within_limits();
        }
        let middle = self.to_map(self.frame * 0.5);
        Self { frame, scale: self.scale.max(whole), ..self }.centred(middle)
    }

    /// Moved no more than needed, and smaller only if needed, so that these points are seen: all of
    /// them, or of a map that would be too small to read then those nearest to the first.
    #[must_use]
    pub fn revealing(self, points: &[Point]) -> Self {
        let Some((low, high)) = bounds(points) else { return self };
        let room = self.frame - Point::new(2.0 * MARGIN, 2.0 * MARGIN);
        let span = high - low;
        let fits = (room.x / span.x).min(room.y / span.y);
        let too_small = fits < self.scale.min(READABLE);
        if let Some(fewer) = without_farthest(points).filter(|_| too_small) {
            return self.revealing(&fewer);
        }
        let view = if fits < self.scale { self.zoomed_in_place(fits / self.scale) } else { self };
        let (low, high) = (view.to_screen(low), view.to_screen(high));
        view.panned(Point::new(
            nudge(low.x, high.x, view.frame.x),
            nudge(low.y, high.y, view.frame.y),
        ))
    }

    /// Whether a point of the map is seen, and not at the very edge.
    pub fn shows(&self, point: Point) -> bool {
        let place = self.to_screen(point);
        let inside = |at: f64, size: f64| at >= MARGIN / 2.0 && at <= size - MARGIN / 2.0;
        inside(place.x, self.frame.x) && inside(place.y, self.frame.y)
    }

    fn within_limits(self) -> Self {
        let size = map_size() * self.scale;
        let origin = Point::new(
            limited(self.origin.x, size.x, self.frame.x),
            limited(self.origin.y, size.y, self.frame.y),
        );
        Self { origin, ..self }
    }
}

/// The scale at which all of the map just fits.
fn whole_scale(frame: Point) -> f64 {
    let size = map_size();
    (frame.x / size.x).min(frame.y / size.y).clamp(0.05, LARGEST)
}

/// A map larger than the frame fills it; a smaller one stands in its middle.
fn limited(origin: f64, size: f64, frame: f64) -> f64 {
    if size <= frame { (frame - size) / 2.0 } else { origin.clamp(frame - size, 0.0) }
}

/// The points but the one farthest from the first.
fn without_farthest(points: &[Point]) -> Option<Vec<Point>> {
    let (first, others) = points.split_first()?;
    let farthest =
        others.iter().max_by(|a, b| first.distance(**a).total_cmp(&first.distance(**b)))?;
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

/// How far to move so that everything from `low` to `high` is inside the margins.
fn nudge(low: f64, high: f64, frame: f64) -> f64 {
    if low < MARGIN {
        MARGIN - low
    } else if high > frame - MARGIN {
        frame - MARGIN - high
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLET: Point = Point::new(1024.0, 620.0);
    const PHONE: Point = Point::new(390.0, 600.0);

    fn near(a: Point, b: Point) -> bool {
        a.distance(b) < 1e-6
    }

    fn fills(view: &Viewport) -> bool {
        let size = map_size() * view.scale;
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
        assert!(Viewport::opening(TABLET, Point::new(1400.0, 700.0)).shows_all());
        let phone = Viewport::opening(PHONE, Point::new(800.0, 300.0));
        assert!(!phone.shows_all());
        assert!((phone.scale() - READABLE).abs() < 1e-9);
        assert!(phone.shows(Point::new(800.0, 300.0)));
    }

    #[test]
    fn zooming_keeps_what_is_under_the_finger() {
        let finger = Point::new(700.0, 200.0);
        let view = Viewport::whole(TABLET).zoomed(2.0, finger);
        let under = view.to_map(finger);
        for factor in [1.3, 0.9, 1.01] {
            assert!(near(view.zoomed(factor, finger).to_map(finger), under));
        }
    }

    #[test]
    fn zooming_stops_at_the_whole_map_and_at_the_largest_scale() {
        let view = Viewport::whole(TABLET);
        assert_eq!(view.zoomed(0.01, Point::default()), view);
        let near = view.zoomed(1000.0, Point::new(3.0, 3.0));
        assert!(near.is_nearest() && !near.shows_all());
        assert_eq!(near.zoomed(2.0, near.to_screen(Point::default())), near);
    }

    #[test]
    fn the_map_never_leaves_the_frame() {
        let mut view = Viewport::opening(PHONE, Point::new(100.0, 100.0));
        for by in [(5000.0, 0.0), (-9000.0, 40.0), (300.0, -7000.0), (0.0, 8000.0)] {
            view = view.panned(Point::new(by.0, by.1)).zoomed(1.2, Point::new(10.0, 590.0));
            assert!(fills(&view), "{view:?}");
        }
    }

    #[test]
    fn places_and_points_are_each_others_reverse() {
        let view = Viewport::opening(PHONE, Point::new(900.0, 500.0)).zoomed_in_place(1.7);
        let place = Point::new(123.0, 456.0);
        assert!(near(view.to_screen(view.to_map(place)), place));
    }

    #[test]
    fn what_is_to_be_seen_is_revealed_with_the_least_movement() {
        let view = Viewport::opening(PHONE, Point::new(800.0, 300.0));
        let seen = Point::new(820.0, 320.0);
        assert_eq!(view.revealing(&[seen]), view);

        let far = Point::new(1380.0, 650.0);
        let moved = view.revealing(&[far]);
        assert!(moved.shows(far) && (moved.scale() - view.scale()).abs() < 1e-9);
        let back = moved.to_screen(far);
        assert!(back.x > PHONE.x / 2.0, "it stands at the edge it came from: {back:?}");

        let close = view.zoomed_in_place(3.0);
        let near = seen + Point::new(150.0, 0.0);
        let both = close.revealing(&[seen, near]);
        assert!(both.shows(seen) && both.shows(near) && both.scale() < close.scale());
    }

    #[test]
    fn what_does_not_fit_is_left_out_rather_than_too_small_to_read() {
        let view = Viewport::opening(PHONE, Point::new(1300.0, 300.0));
        let (alaska, alberta, kamchatka) =
            (Point::new(88.0, 132.0), Point::new(216.0, 210.0), Point::new(1507.0, 134.0));
        let moved = view.revealing(&[alaska, kamchatka, alberta]);
        assert!(moved.shows(alaska) && moved.shows(alberta) && !moved.shows(kamchatka));
        assert!(moved.scale() >= READABLE);
    }

    #[test]
    fn turning_the_tablet_keeps_the_middle() {
        let view = Viewport::opening(PHONE, Point::new(800.0, 450.0)).zoomed_in_place(1.5);
        let middle = view.to_map(PHONE * 0.5);
        let turned = view.reframed(Point::new(844.0, 300.0));
        assert!(near(turned.to_map(turned.frame() * 0.5), middle));
        let larger = TABLET * 1.5;
        assert_eq!(Viewport::whole(TABLET).reframed(larger), Viewport::whole(larger));
    }

    #[test]
    fn a_panel_beside_the_map_takes_room_and_not_size() {
        let view = Viewport::whole(TABLET);
        let beside = view.reframed(Point::new(680.0, 620.0));
        assert!((beside.scale() - view.scale()).abs() < 1e-9);
        assert!(!beside.shows_all());
        assert_eq!(beside.reframed(TABLET), view);
    }

    #[test]
    fn a_frame_without_size_is_no_trouble() {
        let view = Viewport::whole(Point::default()).zoomed(2.0, Point::default());
        assert!(view.scale().is_finite() && view.reframed(TABLET).scale().is_finite());
        assert!(view.revealing(&[Point::default()]).origin().x.is_finite());
    }
}
