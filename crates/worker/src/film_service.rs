//! The service that makes a film of a game, piece by piece.

use crate::film::Animation;
use crate::messages::{FilmCall, Reply};

/// The number of frames drawn at once.
const AT_ONCE: usize = 4;

/// One film at a time.
#[derive(Default)]
pub struct FilmService {
    /// The film in progress.
    film: Option<Animation>,
}

impl FilmService {
    /// Handles a call from the page and returns the reply; `None` if there is nothing to continue.
    pub fn handle(&mut self, call: FilmCall) -> Option<Reply> {
        match call {
            FilmCall::Begin(board) => {
                self.film = Animation::new(*board);
                Some(match self.film {
                    Some(_) => Reply::FilmProgress(0),
                    None => Reply::FilmDone(Vec::new()),
                })
            }
            FilmCall::Continue => self.go_on(),
        }
    }

    fn go_on(&mut self) -> Option<Reply> {
        let mut film = self.film.take()?;
        for _ in 0..AT_ONCE {
            if film.is_done() {
                return Some(Reply::FilmDone(film.finish().unwrap_or_default()));
            }
            if film.draw().is_none() {
                return Some(Reply::FilmDone(Vec::new()));
            }
        }
        let percent = film.percent();
        self.film = Some(film);
        Some(Reply::FilmProgress(percent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::{Colours, Storyboard};

    fn board() -> Storyboard {
        Storyboard {
            size: (40, 20),
            outlines: vec![vec![vec![(2.0, 2.0), (30.0, 2.0), (30.0, 18.0)]]],
            colours: Colours {
                sea: [0, 0, 99],
                land: [99; 3],
                border: [0; 3],
                owners: vec![[200, 0, 0], [0, 200, 0]],
                on_owners: vec![[255; 3]; 2],
            },
            frames: (0..50).map(|frame| vec![Some(frame % 2)]).collect(),
            pause: 50,
            winner: Some(0),
        }
    }

    #[test]
    fn a_film_is_made_piece_by_piece() {
        let mut service = FilmService::default();
        assert_eq!(service.handle(FilmCall::Continue), None, "nothing has begun");
        assert_eq!(
            service.handle(FilmCall::Begin(Box::new(board()))),
            Some(Reply::FilmProgress(0))
        );
        let mut last = 0;
        let file = loop {
            match service.handle(FilmCall::Continue) {
                Some(Reply::FilmProgress(percent)) => {
                    assert!(percent > last && percent <= 100);
                    last = percent;
                }
                Some(Reply::FilmDone(file)) => break file,
                other => panic!("{other:?}"),
            }
        };
        assert!(last > 80 && file.starts_with(b"GIF89a"));
        assert_eq!(service.handle(FilmCall::Continue), None);
    }

    #[test]
    fn a_board_that_cannot_be_drawn_gives_an_empty_file() {
        let board = Storyboard { size: (0, 0), ..board() };
        let reply = FilmService::default().handle(FilmCall::Begin(Box::new(board)));
        assert_eq!(reply, Some(Reply::FilmDone(Vec::new())));
    }
}
