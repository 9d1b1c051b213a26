//! The film as an animated GIF, frame by frame. Each frame contains only what has changed.

use super::palette::{FilmPalette, Paint};
use super::raster::{Ground, Raster};
use super::storyboard::Storyboard;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;
use std::iter::repeat;

/// The height of the bar with each owner's share, in pixels.
const BAR: u16 = 28;

/// The time for which the end is shown, in hundredths of a second.
const END: u16 = 300;

/// The winner's crown, in a box of 28 by 28.
const CROWN: [(f32, f32); 7] =
    [(6.0, 21.0), (4.0, 9.0), (10.0, 14.0), (14.0, 6.0), (18.0, 14.0), (24.0, 9.0), (22.0, 21.0)];

/// A film that is being drawn.
pub struct Animation {
    board: Storyboard,
    /// The pixels of the map with land in them, by their place.
    lands: Vec<(usize, [Ground; 4])>,
    palette: FilmPalette,
    file: Encoder<Vec<u8>>,
    /// The map with land that nobody owns, as indices of colours.
    empty: Vec<u8>,
    /// The last frame drawn.
    shown: Vec<u8>,
    drawn: usize,
}

impl Animation {
    /// Begins a film; `None` if the storyboard can't be drawn.
    pub fn new(board: Storyboard) -> Option<Self> {
        if !board.is_sound() {
            return None;
        }
        let on_winner =
            board.winner.and_then(|seat| board.colours.on_owners.get(usize::from(seat)));
        let palette = FilmPalette::of(&board.colours, on_winner.copied().unwrap_or_default());
        let (width, height) = board.size;
        let mut file = Encoder::new(Vec::new(), width, height + BAR, &palette.bytes()).ok()?;
        file.set_repeat(Repeat::Infinite).ok()?;
        let raster = Raster::of(&board.outlines, board.size);
        let empty = raster.pixels().iter().map(|points| colour(&palette, *points, &[])).collect();
        let has_land = |points: &[Ground; 4]| points.iter().any(|at| matches!(at, Ground::Land(_)));
        let pixels = raster.pixels().iter().copied().enumerate();
        let lands = pixels.filter(|(_, points)| has_land(points)).collect();
        Some(Self { board, lands, palette, file, empty, shown: Vec::new(), drawn: 0 })
    }

    /// Returns the part of the frames that are drawn, in percent.
    pub fn percent(&self) -> u8 {
        u8::try_from(100 * self.drawn / self.board.frames.len().max(1)).unwrap_or(100)
    }

    /// Returns `true` if all frames are drawn.
    pub fn is_done(&self) -> bool {
        self.drawn >= self.board.frames.len()
    }

    /// Draws the next frame; `None` if there is none, or it can't be written.
    pub fn draw(&mut self) -> Option<()> {
        let owners = self.board.frames.get(self.drawn)?;
        self.drawn += 1;
        let is_last = self.is_done();
        let mut pixels = self.empty.clone();
        for (at, points) in &self.lands {
            pixels[*at] = colour(&self.palette, *points, owners);
        }
        pixels.extend(self.bar(owners, is_last));
        let pause = u16::try_from(self.board.pause / 10).unwrap_or(u16::MAX);
        let frame = Frame {
            delay: if is_last { END } else { pause },
            dispose: DisposalMethod::Keep,
            ..self.changes(&pixels)
        };
        self.file.write_frame(&frame).ok()?;
        self.shown = pixels;
        Some(())
    }

    /// Ends the film and returns the file; `None` if it can't be written.
    pub fn finish(self) -> Option<Vec<u8>> {
        self.file.into_inner().ok()
    }

    /// Draws the bar, in which each owner has a share, and the winner wears a crown.
    fn bar(&self, owners: &[Option<u8>], is_last: bool) -> Vec<u8> {
        let width = usize::from(self.board.size.0);
        let everybody = (0..).take(self.board.colours.owners.len()).map(Some).chain([None]);
        let mut row = Vec::with_capacity(width);
        let mut crowned = None;
        let mut counted = 0;
        for owner in everybody {
            counted += owners.iter().filter(|other| **other == owner).count();
            let end = width * counted / owners.len().max(1);
            if is_last && owner.is_some() && owner == self.board.winner && end > row.len() {
                crowned = Some(usize::midpoint(row.len(), end));
            }
            row.resize(end.max(row.len()), Paint::of(owner).index());
        }
        row.resize(width, Paint::SEA.index());
        let mut bar = row.repeat(BAR.into());
        if let Some(middle) = crowned {
            self.crown(&mut bar, middle);
        }
        bar
    }

    #[allow(clippy::cast_precision_loss, reason = "a film is at most 2,000 pixels wide")]
    fn crown(&self, bar: &mut [u8], middle: usize) {
        let width = self.board.size.0;
        let left = middle as f32 - f32::from(BAR) / 2.0;
        let ring = CROWN.map(|(x, y)| (left + x, y)).to_vec();
        let crown = Raster::of(&[vec![ring]], (width, BAR));
        for (pixel, points) in bar.iter_mut().zip(crown.pixels()) {
            if points.iter().filter(|ground| **ground != Ground::Sea).count() > 2 {
                *pixel = self.palette.on_winner();
            }
        }
    }

    /// Returns the smallest frame that turns what is shown into these pixels.
    fn changes(&self, pixels: &[u8]) -> Frame<'static> {
        let width = usize::from(self.board.size.0);
        let before = self.shown.chunks(width).map(Some).chain(repeat(None));
        let rows: Vec<_> = pixels.chunks(width).zip(before).collect();
        let differs = |(now, before): &(&[u8], Option<&[u8]>)| before.is_none_or(|it| it != *now);
        let columns = rows.iter().filter(|row| differs(row)).map(|row| changed_columns(*row));
        // A frame needs at least one pixel, even if nothing has changed.
        let (left, right) = columns
            .reduce(|(left, right), (from, to)| (left.min(from), right.max(to)))
            .unwrap_or((0, 0));
        let top = rows.iter().position(differs).unwrap_or(0);
        let bottom = rows.iter().rposition(differs).unwrap_or(0);
        let unchanged = self.palette.unchanged();
        let mut buffer = Vec::new();
        for (now, before) in rows.iter().take(bottom + 1).skip(top) {
            let pixels = (left..=right).map(|x| match before {
                Some(before) if before[x] == now[x] => unchanged,
                _ => now[x],
            });
            buffer.extend(pixels);
        }
        let length = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        Frame {
            left: length(left),
            top: length(top),
            width: length(right - left + 1),
            height: length(bottom - top + 1),
            transparent: Some(unchanged),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        }
    }
}

/// Returns the first and the last column in which a row has changed.
fn changed_columns((now, before): (&[u8], Option<&[u8]>)) -> (usize, usize) {
    let last = now.len().saturating_sub(1);
    let Some(before) = before else { return (0, last) };
    let mut differs = now.iter().zip(before).map(|(now, before)| now != before);
    let left = differs.clone().position(|it| it).unwrap_or(0);
    (left, differs.rposition(|it| it).unwrap_or(last))
}

/// Returns the index of a pixel's colour.
fn colour(palette: &FilmPalette, points: [Ground; 4], owners: &[Option<u8>]) -> u8 {
    let paint = |ground: Ground| match ground {
        Ground::Sea => Paint::SEA,
        Ground::Border => Paint::BORDER,
        Ground::Land(at) => Paint::of(owners.get(usize::from(at)).copied().flatten()),
    };
    if points == [points[0]; 4] {
        paint(points[0]).index()
    } else {
        palette.mixture(points.map(paint))
    }
}

#[cfg(test)]
mod tests {
    use super::super::storyboard::Colours;
    use super::*;

    const RED: [u8; 3] = [200, 0, 0];
    const BLUE: [u8; 3] = [0, 0, 200];
    const SEA: [u8; 3] = [180, 200, 220];
    const WHITE: [u8; 3] = [255, 255, 255];

    /// Returns a map of four squares, and who owns them in each frame.
    fn board(frames: &[[Option<u8>; 4]]) -> Storyboard {
        let square = |left: f32| {
            vec![vec![(left, 4.0), (left + 16.0, 4.0), (left + 16.0, 20.0), (left, 20.0)]]
        };
        Storyboard {
            size: (80, 24),
            outlines: [4.0, 22.0, 40.0, 58.0].map(square).into(),
            colours: Colours {
                sea: SEA,
                land: [250, 245, 230],
                border: [40, 40, 40],
                owners: vec![RED, BLUE],
                on_owners: vec![WHITE, WHITE],
            },
            frames: frames.iter().map(|frame| frame.to_vec()).collect(),
            pause: 100,
            winner: Some(1),
        }
    }

    fn film(board: Storyboard) -> Vec<u8> {
        let mut film = Animation::new(board).unwrap();
        while !film.is_done() {
            film.draw().unwrap();
        }
        assert_eq!(film.percent(), 100);
        film.finish().unwrap()
    }

    /// Plays a file: the pixels of each frame as a viewer shows them, and the frame's delay.
    fn played(file: &[u8]) -> Vec<(Vec<[u8; 3]>, u16)> {
        let mut decoder = gif::DecodeOptions::new().read_info(file).unwrap();
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let palette: Vec<[u8; 3]> = decoder
            .global_palette()
            .unwrap()
            .chunks_exact(3)
            .map(|rgb| [rgb[0], rgb[1], rgb[2]])
            .collect();
        let mut screen = vec![[0; 3]; width * height];
        let mut played = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            for (at, index) in frame.buffer.iter().enumerate() {
                let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
                let place = (y + usize::from(frame.top)) * width + x + usize::from(frame.left);
                if Some(*index) != frame.transparent {
                    screen[place] = palette[usize::from(*index)];
                }
            }
            played.push((screen.clone(), frame.delay));
        }
        played
    }

    #[test]
    fn a_viewer_sees_each_owner_on_the_map_and_in_the_bar() {
        let frames =
            [[Some(0), Some(0), Some(1), None], [Some(0), Some(1), Some(1), Some(1)], [Some(1); 4]];
        let played = played(&film(board(&frames)));
        assert_eq!(played.iter().map(|(_, delay)| *delay).collect::<Vec<_>>(), [10, 10, END]);
        let colour = |frame: usize, x: usize, y: usize| played[frame].0[y * 80 + x];
        let squares = [12, 30, 48, 66];
        for (frame, owners) in frames.iter().enumerate() {
            for (x, owner) in squares.into_iter().zip(owners) {
                let expected =
                    [[250, 245, 230], RED, BLUE][owner.map_or(0, |it| usize::from(it) + 1)];
                assert_eq!(colour(frame, x, 12), expected, "frame {frame}, x {x}");
            }
            assert_eq!(colour(frame, 1, 1), SEA);
        }
        assert_eq!([5, 50, 75].map(|x| colour(0, x, 30)), [RED, BLUE, [250, 245, 230]]);
        assert_eq!([5, 30, 75].map(|x| colour(1, x, 30)), [RED, BLUE, BLUE]);
        assert_eq!(
            colour(2, 40, 24 + 18),
            WHITE,
            "the crown is in the middle of the winner's share"
        );
        assert_eq!(colour(1, 50, 24 + 18), BLUE, "nobody wears it before the end");
    }

    #[test]
    fn a_frame_in_which_nothing_changes_takes_its_time_all_the_same() {
        let same = [[Some(0); 4], [Some(0); 4], [Some(0); 4]];
        let played = played(&film(board(&same)));
        assert_eq!(played.len(), 3);
        assert_eq!(played[0].0, played[1].0);
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        let sound = board(&[[Some(0); 4]]);
        assert!(Animation::new(sound.clone()).is_some());
        let unsound = [
            Storyboard { size: (0, 24), ..sound.clone() },
            Storyboard { size: (60_000, 60_000), ..sound.clone() },
            Storyboard { frames: Vec::new(), ..sound.clone() },
            Storyboard { frames: vec![vec![Some(0)]], ..sound.clone() },
            Storyboard { frames: vec![vec![Some(7); 4]], ..sound.clone() },
            Storyboard { winner: Some(2), ..sound },
        ];
        assert!(unsound.into_iter().all(|board| Animation::new(board).is_none()));
    }
}
