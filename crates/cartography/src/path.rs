//! Reading path data, the form of outlines in the files of boards.

/// A point on the map, in units.
pub type Corner = [f64; 2];

/// Returns the corners of a ring such as `M0 0l9 0 0 9`, without the `z` at its end, or `None` if it
/// has another form or goes beyond `farthest` units from the origin in any direction.
///
/// ```
/// use cartography::path::corners;
///
/// assert_eq!(corners("M0 0l9 0 0 9", 100.0), Some(vec![[0.0, 0.0], [9.0, 0.0], [9.0, 9.0]]));
/// assert_eq!(corners("M0 0l900 0", 100.0), None);
/// ```
pub fn corners(ring: &str, farthest: f64) -> Option<Vec<Corner>> {
    let numbers = numbers(ring.trim().strip_prefix(['M', 'm'])?)?;
    if numbers.is_empty() || numbers.len() % 2 != 0 {
        return None;
    }
    let (mut x, mut y) = (0.0_f64, 0.0_f64);
    let corner = |pair: &[f64]| {
        x += pair[0];
        y += pair[1];
        (x.abs() <= farthest && y.abs() <= farthest).then_some([x, y])
    };
    numbers.chunks_exact(2).map(corner).collect()
}

/// Reads numbers that are separated by spaces, commas, signs or the letter `l`.
fn numbers(text: &str) -> Option<Vec<f64>> {
    let mut spaced = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        match letter {
            '-' => spaced.push_str(" -"),
            'l' | ',' => spaced.push(' '),
            '0'..='9' | '.' => spaced.push(letter),
            _ if letter.is_whitespace() => spaced.push(' '),
            _ => return None,
        }
    }
    spaced.split_whitespace().map(|number| number.parse().ok()).collect()
}
