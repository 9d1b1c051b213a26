//! Outlines and lines as they were drawn with a finger, a pen or a mouse.

use super::area::Area;
use super::refusal::LandRefusal;
use crate::shape::{Coordinates, Shape, distance};

/// The least size of a territory, in square units: there is just room for its badge.
pub const LEAST: f64 = 300.0;

/// The least size of land that is added or taken away, in square units.
pub const LEAST_CHANGE: f64 = 40.0;

/// The most points of a stroke that are considered.
const MOST_POINTS: usize = 4000;

/// Points closer than this are one, in units.
const CLOSE: f64 = 1.0;

/// Points of a trembling hand are at most this far apart; those of tapped corners are farther.
const TREMBLING: f64 = 12.0;

/// The steps in which a stroke is laid along the outlines near it, in units.
const STEP: f64 = 3.0;

/// The distance from which a stroke is drawn to an outline, in units.
const SNAP: f64 = 6.0;

/// Corners that change an outline by less than this many square units are left out.
const UNSEEN: f64 = 0.6;

/// The part of an outline that may be in loops, as where its end runs past its beginning.
const LOOPS: f64 = 0.15;

/// The length by which a line is longer than it was drawn, at both ends, in units.
const BEYOND: f64 = 15.0;

/// Returns the area within a stroke, which follows the outlines near it.
pub fn outlined(
    stroke: &[Coordinates],
    size: (f64, f64),
    outlines: &[Shape],
    least: f64,
) -> Result<Area, LandRefusal> {
    let stroke = smoothed(cleaned(stroke, size));
    let laid = stepped(&stroke).into_iter().map(|at| snapped(at, outlines)).collect();
    let ring = thinned(apart(laid));
    if ring.len() < 3 {
        return Err(LandRefusal::TooSmall);
    }
    let area = Area::of([ring]);
    let largest = area.largest();
    if area.size() - largest.size() > LOOPS * area.size() {
        return Err(LandRefusal::Crossed);
    }
    if largest.size() < least {
        return Err(LandRefusal::TooSmall);
    }
    Ok(largest)
}

/// Returns a line as it was drawn, and a little longer.
pub fn line(stroke: &[Coordinates], size: (f64, f64)) -> Result<Vec<Coordinates>, LandRefusal> {
    let mut line = thinned(smoothed(cleaned(stroke, size)));
    let count = line.len();
    if count < 2 {
        return Err(LandRefusal::NotAcross);
    }
    let (first, last) = (beyond(line[1], line[0]), beyond(line[count - 2], line[count - 1]));
    line.insert(0, first);
    line.push(last);
    Ok(line)
}

/// Returns the point that is a little farther on the way from one point to another.
fn beyond(from: Coordinates, to: Coordinates) -> Coordinates {
    let length = distance(from, to).max(CLOSE);
    [0, 1].map(|at| to[at] + (to[at] - from[at]) / length * BEYOND)
}

/// Returns the points on the map that can be told apart.
fn cleaned(stroke: &[Coordinates], (width, height): (f64, f64)) -> Vec<Coordinates> {
    let on_map = |[x, y]: Coordinates| [x.clamp(0.0, width), y.clamp(0.0, height)];
    let is_known = |at: &&Coordinates| at.iter().all(|number| number.is_finite());
    let every = stroke.len().div_ceil(MOST_POINTS).max(1);
    apart(stroke.iter().filter(is_known).step_by(every).copied().map(on_map).collect())
}

fn apart(mut points: Vec<Coordinates>) -> Vec<Coordinates> {
    points.dedup_by(|a, b| distance(*a, *b) < CLOSE);
    points
}

/// Evens out what a hand did not mean.
fn smoothed(mut points: Vec<Coordinates>) -> Vec<Coordinates> {
    for _ in 0..2 {
        let even = |around: &[Coordinates]| {
            let [a, b, c] = [around[0], around[1], around[2]];
            let is_corner = distance(a, b).max(distance(b, c)) > TREMBLING;
            if is_corner { b } else { [0, 1].map(|at| (a[at] + 2.0 * b[at] + c[at]) / 4.0) }
        };
        let inner: Vec<Coordinates> = points.windows(3).map(even).collect();
        for (point, even) in points.iter_mut().skip(1).zip(inner) {
            *point = even;
        }
    }
    points
}

/// Returns points along a closed stroke, with no long way from one to the next.
fn stepped(stroke: &[Coordinates]) -> Vec<Coordinates> {
    let sides = stroke.iter().zip(stroke.iter().cycle().skip(1));
    let mut points = Vec::new();
    for (a, b) in sides {
        let length = distance(*a, *b);
        let mut along = 0.0;
        while along < length {
            points.push([0, 1].map(|at| a[at] + (b[at] - a[at]) / length * along));
            along += STEP;
        }
    }
    points
}

/// Returns the point of an outline that is near, or else the point itself.
fn snapped(at: Coordinates, outlines: &[Shape]) -> Coordinates {
    let near = outlines.iter().filter(|it| it.is_about(at, SNAP));
    let gaps = near.filter_map(|it| it.nearest(at)).filter(|gap| gap.length <= SNAP);
    let nearest = gaps.min_by(|a, b| a.length.total_cmp(&b.length));
    nearest.map_or(at, |gap| gap.ends.1)
}

/// Leaves out the points that can't be seen.
fn thinned(mut points: Vec<Coordinates>) -> Vec<Coordinates> {
    loop {
        let before = points.len();
        let mut kept: Vec<Coordinates> = Vec::with_capacity(before);
        let mut here = 0;
        while here < before {
            let (b, c) = (points[here], points.get(here + 1));
            if let (Some(a), Some(c)) = (kept.last(), c)
                && triangle(*a, b, *c) < UNSEEN
            {
                kept.push(*c);
                here += 2;
            } else {
                kept.push(b);
                here += 1;
            }
        }
        points = kept;
        if points.len() == before {
            return points;
        }
    }
}

fn triangle(a: Coordinates, b: Coordinates, c: Coordinates) -> f64 {
    ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])).abs() / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: (f64, f64) = (1600.0, 900.0);

    fn circle(turns: f64) -> Vec<Coordinates> {
        let at = |step: i32| f64::from(step) / 60.0 * turns * std::f64::consts::TAU;
        (0..=60)
            .map(|step| [300.0 + 50.0 * at(step).cos(), 300.0 + 50.0 * at(step).sin()])
            .collect()
    }

    #[test]
    fn a_stroke_is_closed_whether_it_ends_early_or_late() {
        for turns in [0.9, 1.0, 1.1] {
            let area = outlined(&circle(turns), SIZE, &[], LEAST).unwrap();
            assert!((7000.0..8000.0).contains(&area.size()), "{turns}: {}", area.size());
        }
    }

    #[test]
    fn what_makes_no_outline_is_refused() {
        let eight: Vec<Coordinates> = vec![[0.0, 0.0], [90.0, 90.0], [90.0, 0.0], [0.0, 90.0]];
        assert_eq!(outlined(&eight, SIZE, &[], LEAST), Err(LandRefusal::Crossed));
        for small in [&[][..], &[[5.0, 5.0]], &[[f64::NAN, 5.0], [9.0, 9.0], [15.0, 9.0]]] {
            assert_eq!(outlined(small, SIZE, &[], LEAST), Err(LandRefusal::TooSmall));
            assert!(small.len() > 2 || line(small, SIZE).is_err());
        }
    }

    #[test]
    fn a_stroke_follows_the_outline_that_it_comes_near() {
        let coast = Shape::read("M100 100l200 0 0 200-200 0z");
        let beside = [[104.0, 120.0], [96.0, 250.0], [40.0, 250.0], [40.0, 120.0]];
        let area = outlined(&beside, SIZE, &[coast], LEAST).unwrap();
        assert!((area.bounds().unwrap()[2] - 100.0).abs() < 0.1);
    }
}
