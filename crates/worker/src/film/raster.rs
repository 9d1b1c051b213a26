//! The territory at each point of the map. Each pixel has four points, so that edges are smooth.

use super::storyboard::Outline;

/// The number of points along each side of a pixel.
const FINE: usize = 2;

/// The ground at a point of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    Sea,
    Border,
    /// The territory with this index.
    Land(u16),
}

/// The ground at the four points of each pixel.
pub struct Raster {
    pixels: Vec<[Ground; FINE * FINE]>,
}

impl Raster {
    /// Draws the outlines. Whatever is outside the map is cut off.
    pub fn of(outlines: &[Outline], (width, height): (u16, u16)) -> Self {
        let (width, height) = (usize::from(width), usize::from(height));
        let mut points = Points {
            ground: vec![Ground::Sea; width * FINE * height * FINE],
            width: width * FINE,
            height: height * FINE,
        };
        for (territory, outline) in (0..).zip(outlines) {
            points.fill(outline, Ground::Land(territory));
        }
        points.draw_borders();
        let pixel = |index: usize| {
            let (x, y) = (index % width * FINE, index / width * FINE);
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| points.at(x + dx, y + dy))
        };
        Self { pixels: (0..width * height).map(pixel).collect() }
    }

    /// Returns the pixels, row by row.
    pub fn pixels(&self) -> &[[Ground; FINE * FINE]] {
        &self.pixels
    }
}

struct Points {
    ground: Vec<Ground>,
    width: usize,
    height: usize,
}

impl Points {
    fn at(&self, x: usize, y: usize) -> Ground {
        self.ground.get(y * self.width + x).copied().unwrap_or(Ground::Sea)
    }

    /// Fills the inside of an outline, row by row, by the even-odd rule.
    #[allow(clippy::cast_precision_loss, reason = "a map has a few thousand points in a row")]
    fn fill(&mut self, outline: &Outline, ground: Ground) {
        let fine = FINE as f32;
        let sides: Vec<[(f32, f32); 2]> = outline.iter().flat_map(|ring| sides(ring)).collect();
        let rows = sides.iter().flatten().map(|(_, y)| y * fine);
        let (top, bottom) =
            rows.fold((f32::MAX, 0_f32), |(top, bottom), y| (top.min(y), bottom.max(y)));
        for row in index(top)..index(bottom + 1.0).min(self.height) {
            let middle = (row as f32 + 0.5) / fine;
            let mut crossings: Vec<f32> =
                sides.iter().filter_map(|side| crossing(*side, middle)).collect();
            crossings.sort_by(f32::total_cmp);
            for span in crossings.chunks_exact(2) {
                let [from, to] = [span[0], span[1]].map(|x| index(x * fine + 0.5).min(self.width));
                let start = row * self.width;
                if let Some(inside) = self.ground.get_mut(start + from..start + to) {
                    inside.fill(ground);
                }
            }
        }
    }

    /// Draws a line wherever two territories, or land and sea, meet.
    fn draw_borders(&mut self) {
        let mut borders = Vec::new();
        for y in 0..self.height {
            for x in 0..self.width {
                let here = self.at(x, y);
                let beside = [(x + 1 < self.width, x + 1, y), (y + 1 < self.height, x, y + 1)];
                for (_, x2, y2) in beside.into_iter().filter(|(is_inside, ..)| *is_inside) {
                    if self.at(x2, y2) != here {
                        borders.extend([y * self.width + x, y2 * self.width + x2]);
                    }
                }
            }
        }
        for at in borders {
            self.ground[at] = Ground::Border;
        }
    }
}

/// Returns the sides of a ring, which is closed.
fn sides(ring: &[(f32, f32)]) -> impl Iterator<Item = [(f32, f32); 2]> + '_ {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(from, to)| [*from, *to])
}

/// Returns where a side crosses a horizontal line; `None` if it doesn't.
fn crossing([(x1, y1), (x2, y2)]: [(f32, f32); 2], y: f32) -> Option<f32> {
    ((y1 <= y) != (y2 <= y)).then(|| x1 + (y - y1) / (y2 - y1) * (x2 - x1))
}

/// Returns the index of a point; 0 before the first.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "casts saturate")]
fn index(at: f32) -> usize {
    at as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(left: f32, top: f32, side: f32) -> Vec<(f32, f32)> {
        let (right, bottom) = (left + side, top + side);
        vec![(left, top), (right, top), (right, bottom), (left, bottom)]
    }

    fn at(raster: &Raster, width: usize, x: usize, y: usize) -> [Ground; 4] {
        raster.pixels()[y * width + x]
    }

    #[test]
    fn land_is_inside_its_outline_with_a_border_around_it_and_no_land_in_its_lakes() {
        let outlines = [vec![square(2.0, 2.0, 12.0), square(6.0, 6.0, 4.0)]];
        let raster = Raster::of(&outlines, (16, 16));
        assert_eq!(at(&raster, 16, 0, 0), [Ground::Sea; 4]);
        assert_eq!(at(&raster, 16, 4, 4), [Ground::Land(0); 4]);
        assert_eq!(at(&raster, 16, 8, 8), [Ground::Sea; 4], "the lake");
        assert!(at(&raster, 16, 2, 8).contains(&Ground::Border));
        assert!(at(&raster, 16, 1, 8).contains(&Ground::Border), "on both sides");
    }

    #[test]
    fn neighbours_have_a_border_between_them() {
        let outlines = [vec![square(0.0, 0.0, 8.0)], vec![square(8.0, 0.0, 8.0)]];
        let raster = Raster::of(&outlines, (16, 8));
        assert_eq!(at(&raster, 16, 3, 3), [Ground::Land(0); 4]);
        assert_eq!(at(&raster, 16, 12, 3), [Ground::Land(1); 4]);
        assert!(at(&raster, 16, 8, 3).contains(&Ground::Border));
    }

    #[test]
    fn what_is_outside_the_map_is_cut_off() {
        let outlines = [vec![square(-5.0, -5.0, 100.0)], vec![vec![(f32::NAN, f32::INFINITY)]]];
        let raster = Raster::of(&outlines, (4, 4));
        assert_eq!(at(&raster, 4, 3, 3), [Ground::Land(0); 4]);
        assert_eq!(raster.pixels().len(), 16);
    }
}
