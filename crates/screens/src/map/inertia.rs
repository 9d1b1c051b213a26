//! The inertia of a map after it is let go: plain maths, without a browser.

use super::point::Point;
use crate::decimal::between;

/// The end of a movement from which its speed is measured, in milliseconds.
const RECENT: f64 = 80.0;

/// The time without movement after which a finger rests, in milliseconds.
const REST: f64 = 50.0;

/// The lowest speed at which the map glides on, in pixels per millisecond.
const SLOWEST: f64 = 0.2;

/// The highest speed of a glide, in pixels per millisecond.
const FASTEST: f64 = 4.0;

/// The duration of a glide in milliseconds.
const TIME: f64 = 450.0;

/// The recent positions of a finger, with their times.
#[derive(Debug, Clone, Default)]
pub struct Trail(Vec<(f64, Point)>);

impl Trail {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Records the position of the finger.
    pub fn mark(&mut self, at: Point, time: f64) {
        self.0.retain(|(then, _)| time - then <= RECENT);
        self.0.push((time, at));
    }

    /// Returns the glide of the map if the finger is lifted now; `None` if it rested or crept.
    pub fn glide(&self, time: f64) -> Option<Glide> {
        let ((began, from), (ended, to)) = (self.0.first()?, self.0.last()?);
        if time - ended > REST || ended - began < 1.0 {
            return None;
        }
        let velocity = (*to - *from) * (ended - began).recip();
        let speed = velocity.length();
        (speed >= SLOWEST).then(|| Glide { velocity: velocity * (FASTEST / speed).min(1.0) })
    }
}

/// A glide of the map that slows down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glide {
    /// The initial velocity in pixels per millisecond.
    velocity: Point,
}

impl Glide {
    /// Returns the distance covered after this many milliseconds.
    pub fn way(&self, time: f64) -> Point {
        self.velocity * ((1.0 - left(time).powi(3)) * TIME / 3.0)
    }

    /// Returns `true` if it is still so fast that a touch is meant to stop it, rather than to hit
    /// anything on the map.
    pub fn is_fast(&self, time: f64) -> bool {
        self.velocity.length() * left(time).powi(2) >= SLOWEST
    }

    /// Returns `true` if the map has come to rest.
    pub fn is_over(&self, time: f64) -> bool {
        time >= TIME
    }
}

/// Returns the fraction of the time that is left.
fn left(time: f64) -> f64 {
    1.0 - between(time / TIME, 0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the trail of a finger that moves to the right by these many pixels, one step every
    /// ten milliseconds.
    fn trail(steps: &[f64]) -> (Trail, f64) {
        let (mut trail, mut time, mut x) = (Trail::default(), 1000.0, 0.0);
        for by in steps {
            (time, x) = (time + 10.0, x + by);
            trail.mark(Point::new(x, 0.0), time);
        }
        (trail, time)
    }

    fn way(steps: &[f64]) -> Option<f64> {
        let (trail, time) = trail(steps);
        trail.glide(time + 5.0).map(|glide| glide.way(f64::INFINITY).x)
    }

    fn is_about(way: Option<f64>, wanted: f64) -> bool {
        way.is_some_and(|way| (way - wanted).abs() < 1.0)
    }

    #[test]
    fn the_map_goes_on_as_the_finger_moved_last() {
        assert!(is_about(way(&[10.0; 8]), 150.0), "{:?}", way(&[10.0; 8]));
        assert!(is_about(way(&[-10.0; 8]), -150.0));
        let slow_at_first = [[1.0; 20], [10.0; 20]].concat();
        assert!(is_about(way(&slow_at_first), 150.0), "what came before does not count");
        assert!(is_about(way(&[400.0; 8]), FASTEST * TIME / 3.0), "nobody is lost");
    }

    #[test]
    fn a_finger_that_rests_or_creeps_leaves_the_map_where_it_is() {
        assert_eq!(way(&[1.0; 8]), None);
        assert_eq!(way(&[10.0]), None, "one place is no movement");
        assert_eq!(way(&[]), None);
        let (trail, time) = trail(&[10.0; 8]);
        assert_eq!(trail.glide(time + REST + 1.0), None);
    }

    #[test]
    fn it_slows_down_and_comes_to_rest() {
        let (trail, time) = trail(&[10.0; 8]);
        let glide = trail.glide(time).unwrap();
        let steps: Vec<f64> = (0_u32..10)
            .map(|step| f64::from(step) * TIME / 9.0)
            .map(|at| glide.way(at).x)
            .collect();
        assert_eq!(glide.way(0.0), Point::default());
        let leaps: Vec<f64> = steps.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(leaps.is_sorted_by(|a, b| a > b) && leaps.iter().all(|leap| *leap > 0.0));
        assert!(glide.is_fast(0.0) && !glide.is_fast(TIME * 0.8));
        assert!(!glide.is_over(TIME - 1.0) && glide.is_over(TIME));
        assert_eq!(glide.way(TIME * 2.0), glide.way(TIME));
    }
}
