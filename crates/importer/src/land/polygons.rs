//! Outlines that the file has.

use super::frame::MapFrame;
use crate::sketch::{SketchPoint, SketchTerritory};
use cartography::grid::{CELL, CELLS, HEIGHT, WIDTH, cell_at};

/// Returns the labels of cells. Every territory with an outline gets at least one.
pub fn cells(territories: &[SketchTerritory], frame: &MapFrame) -> Vec<u8> {
    let mut cells = vec![0; CELLS];
    for (label, territory) in (1..=u8::MAX).zip(territories) {
        for outline in &territory.outlines {
            let ring: Vec<SketchPoint> =
                outline.iter().map(|point| frame.onto_map(*point)).collect();
            fill(&mut cells, &ring, label);
        }
    }
    // Give a territory that is too narrow to cover the middle of any cell one cell.
    for (label, territory) in (1..=u8::MAX).zip(territories) {
        if !cells.contains(&label) {
            let point = territory.outlines.iter().flatten().next();
            let point = point.map(|point| frame.onto_map(*point));
            if let Some(cell) = point.and_then(|(x, y)| cell_at(x, y)) {
                cells[cell] = label;
            }
        }
    }
    cells
}

/// Labels the cells whose middle is within a ring.
fn fill(cells: &mut [u8], ring: &[SketchPoint], label: u8) {
    let mut crossings = Vec::new();
    for row in 0..HEIGHT {
        let y = real(row) * CELL + CELL / 2.0;
        crossings.clear();
        let next = ring.iter().cycle().skip(1);
        for (a, b) in ring.iter().zip(next) {
            if (a.1 > y) != (b.1 > y) {
                crossings.push(a.0 + (b.0 - a.0) * (y - a.1) / (b.1 - a.1));
            }
        }
        crossings.sort_by(f64::total_cmp);
        for pair in crossings.chunks_exact(2) {
            for column in column(pair[0])..column(pair[1]) {
                cells[row * WIDTH + column] = label;
            }
        }
    }
}

/// Returns the first column whose middle is right of a line.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "kept on the map")]
fn column(x: f64) -> usize {
    (x / CELL + 0.5).clamp(0.0, real(WIDTH)) as usize
}

#[expect(clippy::cast_precision_loss, reason = "the map has few cells")]
fn real(number: usize) -> f64 {
    number as f64
}
