//! Borders and harbours follow the land: whatever touches for the first time gets them, whatever no
//! longer touches loses them, and the rest stays as people have set it.

use std::collections::{BTreeMap, BTreeSet};

use super::piece::Piece;
use crate::board::{BoardContents, Pair, pair};
use crate::file::BoardFile;
use crate::shape::Shape;

/// The length of outline that two territories share if they border on each other, in units.
const CONTACT: f64 = 6.0;

/// Returns the board with the territories of changed land.
pub fn follow(
    file: &BoardFile,
    board: &BoardContents,
    written: &BoardFile,
    pieces: Vec<Piece>,
) -> BoardContents {
    let borders = FollowedBorders { file, board, written, pieces: &pieces }.all();
    let (seas, harbours) = harbours(file, board, written, &pieces);
    let territories = pieces.into_iter().map(|piece| piece.territory).collect();
    BoardContents { territories, seas, borders, harbours, ..board.clone() }
}

struct FollowedBorders<'a> {
    file: &'a BoardFile,
    board: &'a BoardContents,
    written: &'a BoardFile,
    pieces: &'a [Piece],
}

impl FollowedBorders<'_> {
    fn all(&self) -> BTreeSet<Pair> {
        let count = self.pieces.len();
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
        let mut found: BTreeSet<Pair> =
            pairs.filter(|(one, other)| self.is_border(*one, *other)).collect();
        for (number, piece) in self.pieces.iter().enumerate() {
            let is_lonely = !found.iter().any(|(a, b)| *a == number || *b == number);
            if piece.from.is_empty() && is_lonely {
                found.extend(self.nearest(number).map(|other| pair(number, other)));
            }
        }
        found
    }

    fn is_border(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.pieces[one], &self.pieces[other]);
        let forebears = || a.from.iter().flat_map(|i| b.from.iter().map(move |j| (*i, *j)));
        let was = forebears().any(|(i, j)| self.board.borders.contains(&pair(i, j)));
        if a.area.is_none() && b.area.is_none() {
            return was;
        }
        let (Some(here), Some(there)) = (self.shape(one), self.shape(other)) else { return false };
        let is_divided = forebears().any(|(i, j)| i == j);
        let did_touch = is_divided || forebears().any(|(i, j)| self.touched(i, j));
        match (did_touch, here.touches(there)) {
            (true, true) => was || is_divided,
            (true, false) => false,
            (false, true) => was || here.contact(there).max(there.contact(here)) >= CONTACT,
            (false, false) => was && self.is_nearest(one, other) && self.is_nearest(other, one),
        }
    }

    fn shape(&self, piece: usize) -> Option<&Shape> {
        self.written.shapes.get(piece)
    }

    fn touched(&self, one: usize, other: usize) -> bool {
        let shapes = self.file.shapes.get(one).zip(self.file.shapes.get(other));
        shapes.is_some_and(|(a, b)| a.touches(b))
    }

    /// Returns `true` if no other part of the same territory is nearer, which then has the lane.
    fn is_nearest(&self, part: usize, to: usize) -> bool {
        let far = |at: usize| {
            let gap = self.shape(at).zip(self.shape(to)).and_then(|(a, b)| a.gap(b));
            gap.map_or(f64::INFINITY, |gap| gap.length)
        };
        let own = &self.pieces[part].from;
        let is_sibling = |(at, it): &(usize, &Piece)| {
            *at != part && *at != to && it.from.iter().any(|from| own.contains(from))
        };
        let siblings = self.pieces.iter().enumerate().filter(is_sibling);
        siblings.map(|(at, _)| far(at)).all(|other| far(part) <= other)
    }

    /// Returns the territory nearest to a lonely one.
    fn nearest(&self, lonely: usize) -> Option<usize> {
        let own = self.shape(lonely)?;
        let others = self.written.shapes.iter().enumerate().filter(|(at, _)| *at != lonely);
        let gaps = others.filter_map(|(at, shape)| Some((at, own.gap(shape)?.length)));
        gaps.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(at, _)| at)
    }
}

/// Returns the names of the seas that are left, and the harbours.
fn harbours(
    file: &BoardFile,
    board: &BoardContents,
    written: &BoardFile,
    pieces: &[Piece],
) -> (Vec<String>, BTreeSet<(usize, usize)>) {
    // Leave out seas that have no hexes left.
    let left: BTreeMap<usize, usize> = (0..file.board.seas.len())
        .filter_map(|sea| Some((sea, written.sea(&file.board.seas[sea])?)))
        .collect();
    let names = left.keys().filter_map(|sea| board.seas.get(*sea).cloned()).collect();
    let had = |piece: &Piece, sea: usize| {
        piece.from.iter().any(|from| board.harbours.contains(&(*from, sea)))
    };
    let mut found = BTreeSet::new();
    for (number, piece) in pieces.iter().enumerate() {
        for (sea, now) in &left {
            let is_kept = written.board.harbours.contains(&(number, *now));
            let is_coast = || !written.coast(number, *now).is_empty();
            let was_coast = || piece.from.iter().any(|from| !file.coast(*from, *sea).is_empty());
            if is_kept || (is_coast() && (had(piece, *sea) || !was_coast())) {
                found.insert((number, *now));
            }
        }
    }
    (names, found)
}
