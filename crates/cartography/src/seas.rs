//! Dividing the sea into seas.

use std::collections::VecDeque;

use super::draws::Draws;
use super::sea::Sea;

/// The hexes of a sea, more or less.
const FAIR: usize = 52;

/// The most and the fewest seas.
const COUNT: (usize, usize) = (3, 7);

/// Divides the sea, and returns the number of seas.
pub fn divide(sea: &mut Sea, dice: &mut Draws) -> usize {
    if sea.hexes.is_empty() {
        return 0;
    }
    let count = (sea.hexes.len() / FAIR).clamp(COUNT.0, COUNT.1);
    let mut seeds = vec![dice.below(sea.hexes.len())];
    while seeds.len() < count {
        let far = steps(sea, &seeds);
        let next = (0..sea.hexes.len()).max_by_key(|hex| far[*hex].0).unwrap_or(0);
        seeds.push(next);
    }
    for _ in 0..4 {
        let near = steps(sea, &seeds);
        for (number, seed) in seeds.iter_mut().enumerate() {
            let own = sea.hexes.iter().zip(&near).filter(|(_, (_, of))| *of == number);
            let (mut x, mut y, mut size) = (0.0, 0.0, 0.0);
            for (hex, _) in own.clone() {
                (x, y, size) = (x + hex.at.0, y + hex.at.1, size + 1.0);
            }
            let (x, y) = (x / size, y / size);
            let away = |hex: usize| {
                let at = sea.hexes[hex].at;
                (at.0 - x) * (at.0 - x) + (at.1 - y) * (at.1 - y)
            };
            let own = (0..sea.hexes.len()).filter(|hex| near[*hex].1 == number);
            *seed = own.min_by(|a, b| away(*a).total_cmp(&away(*b))).unwrap_or(*seed);
        }
    }
    let near = steps(sea, &seeds);
    for (hex, (_, of)) in sea.hexes.iter_mut().zip(near) {
        hex.sea = of;
    }
    merge(sea, count)
}

/// Returns the number of steps from the nearest seed to each hex, and which one that is.
fn steps(sea: &Sea, seeds: &[usize]) -> Vec<(usize, usize)> {
    let mut near = vec![(usize::MAX, 0); sea.hexes.len()];
    let mut queue = VecDeque::new();
    for (number, seed) in seeds.iter().enumerate() {
        near[*seed] = (0, number);
        queue.push_back(*seed);
    }
    while let Some(hex) = queue.pop_front() {
        let (far, of) = near[hex];
        for next in &sea.hexes[hex].doors {
            if near[*next].0 == usize::MAX {
                near[*next] = (far + 1, of);
                queue.push_back(*next);
            }
        }
    }
    near
}

/// Joins seas with too few harbours to a neighbour, and returns the number that is left.
fn merge(sea: &mut Sea, mut count: usize) -> usize {
    let mut number = 0;
    while number < count {
        let has_port = |ports: &&Vec<(usize, (f64, f64))>| {
            ports.iter().any(|(hex, _)| sea.hexes[*hex].sea == number)
        };
        let ports = sea.harbours.iter().filter(has_port).count();
        if ports >= 2 || count == 1 {
            number += 1;
            continue;
        }
        let own = sea.hexes.iter().filter(|hex| hex.sea == number);
        let beside = own.flat_map(|hex| &hex.doors).map(|door| sea.hexes[*door].sea);
        let other = beside.filter(|it| *it != number).min().unwrap_or(usize::from(number == 0));
        let last = count - 1;
        for hex in &mut sea.hexes {
            if hex.sea == number {
                hex.sea = other;
            }
        }
        for hex in &mut sea.hexes {
            if hex.sea == last {
                hex.sea = number;
            }
        }
        count -= 1;
    }
    count
}
