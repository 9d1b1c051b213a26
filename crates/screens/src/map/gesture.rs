//! Gestures on the map by finger, pen and mouse: taps, drags and pinches. Plain data, without a
//! browser.

use super::inertia::{Glide, Trail};
use super::point::Point;

/// The movement below which a finger still taps, in pixels.
const TREMBLE: f64 = 9.0;

/// The time within which two taps are a double tap, in milliseconds.
const DOUBLE_TIME: f64 = 320.0;

/// The distance within which two taps are a double tap, in pixels.
const DOUBLE_REACH: f64 = 28.0;

/// The time by which a resting finger comes down before the one that taps, in milliseconds. Two
/// fingers that tap together come down closer to each other.
const REST: f64 = 250.0;

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Motion {
    /// Move the map by this many pixels.
    Pan(Point),
    /// Scale the map around a point, and move it.
    Pinch {
        /// The midpoint between the fingers.
        at: Point,
        /// The scale factor.
        factor: f64,
        by: Point,
    },
    Tap {
        at: Point,
        /// True if it quickly follows another tap in the same place.
        twice: bool,
    },
    TwoFingerTap(Point),
    /// Let the map glide on, after the finger was lifted while moving.
    Fling(Glide),
    /// Drag the object being held to a point.
    Pull(Point),
    /// Drop the object being held at a point.
    Drop(Point),
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Finger {
    id: i32,
    start: Point,
    at: Point,
    /// The time when it came down, in milliseconds.
    since: f64,
    /// True if lifting it is no longer a tap.
    rests: bool,
}

/// The fingers on the map. A drag is never also a tap, and no tap is lost to a second finger that
/// rests elsewhere.
#[derive(Debug, Clone, Default)]
pub struct Gesture {
    fingers: Vec<Finger>,
    /// True once the fingers have moved since the first came down.
    moved: bool,
    /// True if they no longer tap, even without moving.
    spent: bool,
    /// True if the only finger drags an object instead of the map.
    holds: bool,
    /// The largest number of fingers down at once.
    most: usize,
    trail: Trail,
    last_tap: Option<(f64, Point)>,
}

impl Gesture {
    /// Puts a finger down at a time in milliseconds. A third finger is ignored.
    pub fn down(&mut self, id: i32, at: Point, time: f64) {
        self.fingers.retain(|finger| finger.id != id);
        if self.fingers.is_empty() {
            (self.moved, self.spent, self.most) = (false, false, 0);
            self.trail.clear();
        }
        // Two fingers always move the map.
        self.holds = false;
        if self.fingers.len() < 2 {
            self.fingers.push(Finger { id, start: at, at, since: time, rests: false });
        }
        self.most = self.most.max(self.fingers.len());
    }

    /// Makes the only finger hold an object that it can drag.
    pub fn hold(&mut self) {
        self.holds = self.fingers.len() == 1 && self.most == 1 && !self.spent;
    }

    /// Returns `true` if a finger drags an object, or would if it moved.
    pub fn is_holding(&self) -> bool {
        self.holds && !self.fingers.is_empty()
    }

    pub fn is_down(&self) -> bool {
        !self.fingers.is_empty()
    }

    /// Moves a finger at a time in milliseconds.
    pub fn moves(&mut self, id: i32, to: Point, time: f64) -> Option<Motion> {
        let finger = *self.fingers.iter().find(|finger| finger.id == id)?;
        self.trail.mark(to, time);
        if !self.moved && finger.start.distance(to) < TREMBLE {
            return None;
        }
        self.moved = true;
        let other = self.fingers.iter().find(|finger| finger.id != id).copied();
        if let Some(moving) = self.fingers.iter_mut().find(|finger| finger.id == id) {
            moving.at = to;
        }
        Some(match other {
            None if self.holds => Motion::Pull(to),
            None => Motion::Pan(to - finger.at),
            Some(other) => pinch(finger.at, to, other.at),
        })
    }

    /// Lifts a finger at a time in milliseconds.
    pub fn up(&mut self, id: i32, at: Point, time: f64) -> Option<Motion> {
        let place = self.fingers.iter().position(|finger| finger.id == id)?;
        let finger = self.fingers.remove(place);
        if let Some(other) = self.fingers.first_mut() {
            let taps = !self.moved && !self.spent && finger.since - other.since >= REST;
            other.rests |= taps;
            return taps.then(|| self.tap(at, time));
        }
        if self.moved && self.holds {
            return Some(Motion::Drop(at));
        }
        if self.moved {
            let alone = self.most == 1;
            return self.trail.glide(time).filter(|_| alone).map(Motion::Fling);
        }
        if self.spent || finger.rests {
            return None;
        }
        if self.most > 1 {
            self.last_tap = None;
            return Some(Motion::TwoFingerTap(at));
        }
        Some(self.tap(at, time))
    }

    fn tap(&mut self, at: Point, time: f64) -> Motion {
        let twice = self.last_tap.is_some_and(|(then, there)| {
            time - then <= DOUBLE_TIME && there.distance(at) <= DOUBLE_REACH
        });
        self.last_tap = (!twice).then_some((time, at));
        Motion::Tap { at, twice }
    }

    /// Handles a finger that has rested long enough for a long press, and returns its position
    /// unless it has moved or isn't alone. It no longer taps, but may still move.
    pub fn held(&mut self, id: i32) -> Option<Point> {
        let finger = self.fingers.iter_mut().find(|finger| finger.id == id)?;
        if self.moved || self.spent || finger.rests || self.most > 1 {
            return None;
        }
        finger.rests = true;
        Some(finger.at)
    }

    /// Removes a finger that the browser has cancelled.
    pub fn cancel(&mut self, id: i32) {
        self.fingers.retain(|finger| finger.id != id);
        (self.spent, self.holds) = (true, false);
    }

    pub fn is_moving(&self) -> bool {
        self.moved && !self.fingers.is_empty()
    }
}

fn pinch(from: Point, to: Point, other: Point) -> Motion {
    let factor = other.distance(to).max(1.0) / other.distance(from).max(1.0);
    let middle = from.middle(other);
    Motion::Pinch { at: middle, factor, by: to.middle(other) - middle }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Point = Point::new(100.0, 100.0);

    fn right(by: f64) -> Point {
        HERE + Point::new(by, 0.0)
    }

    #[test]
    fn a_finger_that_trembles_taps() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        assert_eq!(hand.moves(1, right(5.0), 0.0), None);
        assert_eq!(hand.up(1, right(5.0), 0.0), Some(Motion::Tap { at: right(5.0), twice: false }));
    }

    #[test]
    fn a_finger_that_drags_pans_and_does_not_tap() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        assert_eq!(hand.moves(1, right(20.0), 0.0), Some(Motion::Pan(Point::new(20.0, 0.0))));
        assert_eq!(hand.moves(1, right(21.0), 0.0), Some(Motion::Pan(Point::new(1.0, 0.0))));
        assert!(hand.is_moving());
        assert_eq!(hand.up(1, HERE, 0.0), None);
        assert!(!hand.is_moving());
    }

    /// Returns the motion after a finger drags to the right for a while and is lifted after a
    /// pause.
    fn pulled(hand: &mut Gesture, pause: f64) -> Option<Motion> {
        for step in 1_u32..=6 {
            hand.moves(1, right(f64::from(step) * 20.0), f64::from(step) * 16.0);
        }
        hand.up(1, right(120.0), 96.0 + pause)
    }

    #[test]
    fn a_finger_that_lets_go_while_it_moves_flings_and_one_that_rests_does_not() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        let Some(Motion::Fling(glide)) = pulled(&mut hand, 8.0) else { panic!("no fling") };
        let way = glide.way(f64::INFINITY);
        assert!(way.x > 50.0 && way.y.abs() < 1e-9, "{way:?}");
        hand.down(1, HERE, 0.0);
        assert_eq!(pulled(&mut hand, 200.0), None);
        hand.down(1, HERE, 0.0);
        assert_eq!(hand.up(1, HERE, 300.0), Some(Motion::Tap { at: HERE, twice: false }));
    }

    #[test]
    fn what_began_with_two_fingers_does_not_fling() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        hand.down(2, right(100.0), 0.0);
        hand.moves(2, right(140.0), 0.0);
        assert_eq!(hand.up(2, right(140.0), 1.0), None);
        assert_eq!(pulled(&mut hand, 8.0), None);
    }

    #[test]
    fn two_fingers_pinch_around_their_middle() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        hand.down(2, right(100.0), 0.0);
        let Some(Motion::Pinch { at, factor, by }) = hand.moves(2, right(200.0), 0.0) else {
            panic!("no pinch")
        };
        assert_eq!((at, factor, by), (right(50.0), 2.0, Point::new(50.0, 0.0)));
        assert_eq!(hand.up(1, HERE, 0.0), None);
        assert_eq!(hand.moves(2, right(210.0), 0.0), Some(Motion::Pan(Point::new(10.0, 0.0))));
        assert_eq!(hand.up(2, right(210.0), 0.0), None);
    }

    #[test]
    fn two_taps_in_a_row_on_one_place_are_a_double_tap_and_a_third_is_not() {
        let mut hand = Gesture::default();
        let mut tap = |at: Point, time: f64| {
            hand.down(1, at, 0.0);
            hand.up(1, at, time)
        };
        let taps = |at, twice| Some(Motion::Tap { at, twice });
        assert_eq!(tap(HERE, 0.0), taps(HERE, false));
        assert_eq!(tap(HERE, 200.0), taps(HERE, true));
        assert_eq!(tap(HERE, 300.0), taps(HERE, false));
        assert_eq!(tap(right(60.0), 400.0), taps(right(60.0), false));
        assert_eq!(tap(right(60.0), 900.0), taps(right(60.0), false));
    }

    #[test]
    fn a_tap_with_two_fingers_is_one_thing() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        hand.down(2, right(80.0), 0.0);
        assert_eq!(hand.up(1, HERE, 0.0), None);
        assert_eq!(hand.up(2, right(80.0), 10.0), Some(Motion::TwoFingerTap(right(80.0))));
    }

    #[test]
    fn a_finger_taps_while_another_rests() {
        let (there, taps) = (right(200.0), |at| Some(Motion::Tap { at, twice: false }));
        for is_held in [false, true] {
            let mut hand = Gesture::default();
            hand.down(1, HERE, 0.0);
            if is_held {
                assert_eq!(hand.held(1), Some(HERE));
            }
            for time in [400.0, 900.0, 1_400.0] {
                hand.down(2, there, time);
                hand.moves(1, right(4.0), time);
                assert_eq!(hand.up(2, there, time + 60.0), taps(there));
            }
            assert_eq!(hand.up(1, HERE, 2_000.0), None, "it only rested");
            hand.down(1, HERE, 2_100.0);
            assert_eq!(hand.up(1, HERE, 2_160.0), taps(HERE));
        }
    }

    #[test]
    fn a_finger_that_rests_presses_long_and_does_not_tap() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        assert_eq!(hand.held(1), Some(HERE));
        assert_eq!(hand.up(1, HERE, 0.0), None);
        hand.down(1, HERE, 0.0);
        hand.moves(1, right(20.0), 0.0);
        assert_eq!(hand.held(1), None);
        hand.up(1, HERE, 0.0);
        hand.down(1, HERE, 0.0);
        hand.down(2, right(80.0), 0.0);
        assert_eq!(hand.held(1), None);
        hand.up(2, HERE, 0.0);
        hand.up(1, HERE, 0.0);
        assert_eq!(hand.held(1), None, "it is lifted");
    }

    #[test]
    fn a_finger_that_holds_something_pulls_it_and_lets_it_go_and_neither_pans_nor_flings() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        hand.hold();
        assert_eq!(hand.moves(1, right(5.0), 0.0), None, "it trembles");
        assert_eq!(hand.moves(1, right(60.0), 8.0), Some(Motion::Pull(right(60.0))));
        assert_eq!(hand.moves(1, right(120.0), 16.0), Some(Motion::Pull(right(120.0))));
        assert_eq!(hand.up(1, right(120.0), 17.0), Some(Motion::Drop(right(120.0))));
        assert!(!hand.is_holding());
        hand.down(1, HERE, 0.0);
        hand.hold();
        assert_eq!(hand.up(1, HERE, 500.0), Some(Motion::Tap { at: HERE, twice: false }));
        hand.down(1, HERE, 0.0);
        assert_eq!(hand.moves(1, right(20.0), 0.0), Some(Motion::Pan(Point::new(20.0, 0.0))));
    }

    #[test]
    fn a_second_finger_moves_the_map_whatever_the_first_holds() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        hand.hold();
        hand.moves(1, right(40.0), 0.0);
        hand.down(2, right(140.0), 0.0);
        assert!(!hand.is_holding());
        assert!(matches!(
            hand.moves(2, right(240.0), 1.0),
            Some(Motion::Pinch { factor: 2.0, .. })
        ));
        assert_eq!(hand.up(2, right(240.0), 2.0), None);
        assert!(matches!(hand.moves(1, right(50.0), 3.0), Some(Motion::Pan(_))), "it goes on so");
        hand.hold();
        assert_eq!(hand.up(1, right(50.0), 900.0), None);
    }

    #[test]
    fn a_finger_that_pressed_long_may_still_pull() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        hand.hold();
        assert_eq!(hand.held(1), Some(HERE));
        assert_eq!(hand.moves(1, right(5.0), 600.0), None, "it trembles");
        assert_eq!(hand.moves(1, right(30.0), 610.0), Some(Motion::Pull(right(30.0))));
        assert_eq!(hand.up(1, right(30.0), 620.0), Some(Motion::Drop(right(30.0))));
    }

    #[test]
    fn what_is_held_is_let_go_where_the_browser_takes_the_finger_away() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        hand.hold();
        hand.moves(1, right(40.0), 0.0);
        hand.cancel(1);
        assert!(!hand.is_holding());
        assert_eq!(hand.up(1, right(40.0), 1.0), None);
    }

    #[test]
    fn what_the_browser_takes_away_is_no_tap() {
        let mut hand = Gesture::default();
        hand.down(1, HERE, 0.0);
        hand.cancel(1);
        assert_eq!(hand.up(1, HERE, 0.0), None);
        hand.down(1, HERE, 0.0);
        assert!(hand.up(1, HERE, 0.0).is_some());
    }
}
