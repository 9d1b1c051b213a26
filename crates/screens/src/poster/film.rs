//! The film of a game as the worker draws it: outlines and colours for a file that needs neither
//! the app nor its style sheet.

use super::colour::{Theme, colour, of_army};
use crate::map::drawing::Drawing;
use crate::map::drawing::artwork::STEP;
use crate::map::outline::rings;
use crate::story::film::{FilmView, Frame};
use engine::core::Seat;
use engine::world::Territory;
use worker::film::{Colours, Outline, Storyboard};

/// The width of the film in pixels.
const WIDTH: u16 = 800;

/// Returns the film in these colours, ready to be drawn.
pub fn storyboard(film: &FilmView, theme: Theme) -> Storyboard {
    let (width, height) = film.drawing.dimensions();
    let scale = f64::from(WIDTH) / f64::from(width.max(1));
    let rgb = |token: &str| colour(theme, token).rgb();
    let armies = film.order.iter().map(|seat| of_army(theme, *seat));
    let (owners, on_owners) = armies.map(|(army, ink)| (army.rgb(), ink.rgb())).unzip();
    Storyboard {
        size: (WIDTH, pixels(f64::from(height) * scale)),
        outlines: film.drawing.territories().map(|at| outline(film.drawing, at, scale)).collect(),
        colours: Colours {
            sea: rgb("sea"),
            land: rgb("paper"),
            border: rgb("ink"),
            owners,
            on_owners,
        },
        frames: film.frames.iter().map(|frame| owned(film, frame)).collect(),
        pause: film.pause,
        winner: film.winner.and_then(|seat| place(&film.order, seat)),
    }
}

fn owned(film: &FilmView, frame: &Frame) -> Vec<Option<u8>> {
    let owner = |at: Territory| frame.owners[at].and_then(|seat| place(&film.order, seat));
    film.drawing.territories().map(owner).collect()
}

/// Returns the place of a seat in turn order.
fn place(order: &[Seat], seat: Seat) -> Option<u8> {
    order.iter().position(|other| *other == seat).and_then(|place| u8::try_from(place).ok())
}

#[allow(clippy::cast_possible_truncation, reason = "pixels need no more precision")]
fn outline(drawing: &Drawing, territory: Territory, scale: f64) -> Outline {
    let place = |(x, y)| ((x * STEP * scale) as f32, (y * STEP * scale) as f32);
    let rings = rings(drawing.outline(territory).0);
    rings.map(|ring| ring.into_iter().map(place).collect()).collect()
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "casts saturate")]
fn pixels(length: f64) -> u16 {
    length.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::testing;
    use worker::film::Animation;

    /// The largest film that most chats accept, in bytes.
    const LARGEST: usize = 5_000_000;

    fn file(film: &FilmView) -> Vec<u8> {
        let theme = |name: &str| Some(format!("rgb({}, 99, 120)", name.len() * 20));
        let mut film = Animation::new(storyboard(film, &theme)).unwrap();
        while !film.is_done() {
            film.draw().unwrap();
        }
        film.finish().unwrap()
    }

    #[test]
    fn the_film_of_a_finished_game_crowns_its_winner() {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 2_000);
        let film = FilmView::of(&session).unwrap();
        let board = storyboard(&film, &|_| Some("#102030".to_owned()));
        assert_eq!(board.size, (800, 450));
        assert_eq!((board.outlines.len(), board.frames.len()), (42, film.frames.len()));
        let winner = film.order[usize::from(board.winner.unwrap())];
        let outcome = session.view().table().outcome().unwrap();
        assert!(outcome.winners.contains(winner));
        let last = film.frames.last().unwrap();
        for (at, owner) in film.drawing.territories().zip(board.frames.last().unwrap()) {
            let seat = owner.map(|place| film.order[usize::from(place)]);
            assert_eq!(seat, last.owners[at], "{at}");
        }
    }

    #[test]
    fn the_film_of_a_long_game_fits_into_a_message() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 6_000);
        let film = FilmView::of(&session).unwrap();
        assert!(film.frames.len() > 30);
        let size = file(&film).len();
        assert!((20_000..LARGEST).contains(&size), "{size} bytes");
    }
}
