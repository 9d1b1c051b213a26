//! Image maps: pictures whose colours tell the territories apart.

use super::frame::{Bounds, MapFrame};
use crate::files::DecodedPicture;
use crate::sets::seen;
use crate::sketch::SketchPoint;
use cartography::grid::{CELLS, cell_at, middle};

/// The colours of an image map that stand for no territory.
const NOTHING: usize = 255;

/// The most that a channel of a colour may differ within an area.
const ALIKE: u8 = 24;

/// A channel below this is dark: lines around areas are.
const DARK: u8 = 96;

/// The largest part of a picture that is one territory.
const LARGEST: f64 = 0.4;

/// The steps by which areas grow over the lines around them.
const LINE: usize = 4;

/// The pixels around a position in which an area is looked for.
const NEAR: usize = 6;

/// The label of each pixel: 0, or one more than the number of a territory.
pub struct Labels {
    width: usize,
    labels: Vec<u8>,
}

/// Returns a picture's pixels as red, green, blue and alpha, if there are as many as it says.
fn pixels(picture: &DecodedPicture) -> Option<Vec<[u8; 4]>> {
    let count = picture.width.checked_mul(picture.height).filter(|count| *count > 0)?;
    let pixels: Vec<[u8; 4]> =
        picture.rgba.chunks_exact(4).map(|it| [it[0], it[1], it[2], it[3]]).collect();
    (pixels.len() == count).then_some(pixels)
}

impl Labels {
    /// Reads a picture in which the blue part of a colour is the number of a territory, as in
    /// Domination's. Returns `None` if it shows less than half of them. A picture that the board
    /// doesn't name must also be grey or blue, which others than image maps hardly are.
    pub fn by_number(picture: &DecodedPicture, numbers: &[usize], is_named: bool) -> Option<Self> {
        let mut label_of = [0_u8; 256];
        for (label, number) in (1..=u8::MAX).zip(numbers) {
            if let Some(place) = label_of.get_mut(*number).filter(|_| *number != NOTHING) {
                *place = label;
            }
        }
        let pixels = pixels(picture)?;
        let label = |[_, _, blue, alpha]: &[u8; 4]| {
            if *alpha < 128 { 0 } else { label_of[usize::from(*blue)] }
        };
        let labels = Self { width: picture.width, labels: pixels.iter().map(label).collect() };
        let is_map = is_named || labels.is_plain(&pixels);
        (is_map && labels.is_enough(numbers.len())).then_some(labels)
    }

    /// Reads a picture in which the position of each territory is in an area of one colour with dark
    /// lines around, as in Conquest's. Returns `None` if less than half of them are.
    pub fn by_area(picture: &DecodedPicture, positions: &[Option<SketchPoint>]) -> Option<Self> {
        let pixels = pixels(picture)?;
        let mut map = Self { width: picture.width, labels: vec![0; pixels.len()] };
        for (label, at) in (1..=u8::MAX).zip(positions) {
            if let Some(start) = at.and_then(|at| map.start(&pixels, at)) {
                map.fill(&pixels, start, label);
            }
        }
        if !map.is_enough(positions.len()) {
            return None;
        }
        map.grow(&pixels);
        Some(map)
    }

    /// Returns the pixel at or near a position that isn't on a line.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked before")]
    fn start(&self, pixels: &[[u8; 4]], (x, y): SketchPoint) -> Option<usize> {
        let height = pixels.len() / self.width;
        let is_inside =
            |at: f64, most: usize| at >= 0.0 && at < f64::from(u32::MAX) && (at as usize) < most;
        if !is_inside(x, self.width) || !is_inside(y, height) {
            return None;
        }
        let (x, y) = (x as usize, y as usize);
        let rows = y.saturating_sub(NEAR)..=(y + NEAR).min(height - 1);
        let near = rows.flat_map(|row| {
            let columns = x.saturating_sub(NEAR)..=(x + NEAR).min(self.width - 1);
            columns.map(move |column| (column, row))
        });
        let open = near.filter(|(column, row)| !is_dark(pixels[row * self.width + column]));
        let nearest =
            open.min_by_key(|(column, row)| column.abs_diff(x).pow(2) + row.abs_diff(y).pow(2));
        nearest.map(|(column, row)| row * self.width + column)
    }

    /// Labels the area around a pixel, unless it is another territory’s or too large.
    fn fill(&mut self, pixels: &[[u8; 4]], start: usize, label: u8) {
        let most = part(pixels.len(), LARGEST);
        if self.labels[start] != 0 {
            return;
        }
        self.labels[start] = label;
        let colour = pixels[start];
        let mut found = vec![start];
        let mut place = 0;
        while let Some(pixel) = found.get(place).copied() {
            place += 1;
            for next in around(pixel, self.width, pixels.len()) {
                if self.labels[next] == 0 && is_alike(pixels[next], colour) {
                    self.labels[next] = label;
                    found.push(next);
                }
            }
            if found.len() > most {
                for pixel in found {
                    self.labels[pixel] = 0;
                }
                return;
            }
        }
    }

    /// Grows areas over the dark lines between them.
    fn grow(&mut self, pixels: &[[u8; 4]]) {
        for _ in 0..LINE {
            let free = |at: &usize| self.labels[*at] == 0 && is_dark(pixels[*at]);
            let found: Vec<(usize, u8)> = (0..pixels.len())
                .filter(free)
                .filter_map(|pixel| {
                    let mut near = around(pixel, self.width, pixels.len());
                    near.find_map(|it| Some((pixel, self.labels[it])).filter(|(_, it)| *it != 0))
                })
                .collect();
            for (pixel, label) in found {
                self.labels[pixel] = label;
            }
        }
    }

    /// Returns `true` if almost all labelled pixels are grey or blue.
    fn is_plain(&self, pixels: &[[u8; 4]]) -> bool {
        let labelled = self.labels.iter().zip(pixels).filter(|(label, _)| **label != 0);
        let is_plain = |(_, [red, green, blue, _]): &(&u8, &[u8; 4])| {
            red == green && (red == blue || *red == 0)
        };
        20 * labelled.clone().filter(is_plain).count() >= 19 * labelled.count()
    }

    /// Returns `true` if at least half of the territories can be seen.
    fn is_enough(&self, territories: usize) -> bool {
        let seen = seen(&self.labels);
        let count = seen.iter().skip(1).filter(|seen| **seen).count();
        count > 0 && 2 * count >= territories
    }

    /// Returns the bounds of the land.
    pub fn bounds(&self) -> Bounds {
        let labelled = self.labels.iter().enumerate().filter(|(_, label)| **label != 0);
        let point = |(pixel, _): (usize, _)| (real(pixel % self.width), real(pixel / self.width));
        let [left, top, right, bottom] = super::frame::bounds(labelled.map(point));
        [left, top, right + 1.0, bottom + 1.0]
    }

    /// Returns the labels of cells. Every territory in the picture gets at least one.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked before")]
    pub fn cells(&self, frame: &MapFrame) -> Vec<u8> {
        let height = self.labels.len() / self.width;
        let label = |cell: usize| {
            let (x, y) = frame.back(middle(cell));
            let inside = x >= 0.0 && y >= 0.0 && x < real(self.width) && y < real(height);
            if inside { self.labels[y as usize * self.width + x as usize] } else { 0 }
        };
        let mut cells: Vec<u8> = (0..CELLS).map(label).collect();
        let mut seen = seen(&cells);
        for (pixel, label) in self.labels.iter().enumerate() {
            if !std::mem::replace(&mut seen[usize::from(*label)], true) {
                let (x, y) = frame.onto_map((real(pixel % self.width), real(pixel / self.width)));
                if let Some(cell) = cell_at(x, y) {
                    cells[cell] = *label;
                }
            }
        }
        cells
    }
}

fn is_dark([red, green, blue, _]: [u8; 4]) -> bool {
    red.max(green).max(blue) < DARK
}

fn is_alike(one: [u8; 4], other: [u8; 4]) -> bool {
    one.iter().zip(other).all(|(a, b)| a.abs_diff(b) <= ALIKE)
}

fn around(pixel: usize, width: usize, count: usize) -> impl Iterator<Item = usize> {
    let column = pixel % width;
    let near = [
        (pixel >= width).then(|| pixel - width),
        (column > 0).then(|| pixel - 1),
        (column + 1 < width).then(|| pixel + 1),
        Some(pixel + width).filter(|below| *below < count),
    ];
    near.into_iter().flatten()
}

#[expect(clippy::cast_precision_loss, reason = "no picture has so many pixels")]
fn real(number: usize) -> f64 {
    number as f64
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of a whole")]
fn part(of: usize, share: f64) -> usize {
    (real(of) * share) as usize
}
