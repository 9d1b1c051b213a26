//! The conquest as a film: the owner of each territory at the beginning of each turn and at the
//! end.

use crate::map::drawing::Drawing;
use crate::story::chart;
use engine::core::{BySeat, Seat};
use table::{Owners, Session, TurnTally};

/// The length of the film in milliseconds.
const RUNS: usize = 10_000;

/// The longest time for one frame, in milliseconds.
const LONGEST: usize = 700;

/// The most frames that can still be told apart.
const MOST: usize = 100;

/// The frames in order.
#[derive(Debug, Clone, PartialEq)]
pub struct FilmView {
    pub drawing: &'static Drawing,
    pub frames: Vec<Frame>,
    /// The time for each frame, in milliseconds.
    pub pause: u32,
    /// All seats in turn order.
    pub order: Vec<Seat>,
    /// The winner, if one seat has won alone.
    pub winner: Option<Seat>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    pub owners: Owners,
    /// The round, or the end of the game.
    pub caption: String,
    /// The number of territories of each seat that has any, in turn order.
    pub shares: Vec<(Seat, u32)>,
}

impl FilmView {
    /// Returns the film of the game so far, or `None` before the first turn.
    pub fn of(session: &Session) -> Option<Self> {
        let turns = session.tallies();
        turns.first()?;
        let order: Vec<Seat> = session.view().table().order().to_vec();
        let frame = |tally: &TurnTally, caption: String| Frame {
            owners: tally.owners,
            caption,
            shares: shares(&order, &tally.territories),
        };
        let step = turns.len().div_ceil(MOST);
        let shown = turns.iter().step_by(step);
        let mut frames: Vec<Frame> =
            shown.map(|tally| frame(tally, text::ending::film_round(tally.round))).collect();
        frames.push(frame(&chart::tally(session), text::ending::film_end().to_owned()));
        let pause = u32::try_from((RUNS / frames.len()).min(LONGEST)).unwrap_or(0);
        let outcome = session.view().table().outcome();
        let winner = outcome.filter(|over| over.winners.len() == 1);
        let winner = winner.and_then(|over| over.winners.iter().next());
        let drawing = Drawing::of_table(session);
        Some(FilmView { drawing, frames, pause, order, winner })
    }
}

fn shares(order: &[Seat], territories: &BySeat<u32>) -> Vec<(Seat, u32)> {
    let shares = order.iter().map(|seat| (*seat, territories[*seat]));
    shares.filter(|(_, count)| *count > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::testing;

    #[test]
    fn a_film_shows_every_turn_of_a_short_game_and_its_end() {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 2_000);
        let film = FilmView::of(&session).unwrap();
        assert_eq!(film.frames.len(), session.tallies().len() + 1);
        let state = session.view().table();
        let last = film.frames.last().unwrap();
        assert!(
            state.world().territories().iter().all(|at| last.owners[at] == state.board().owner(at))
        );
        assert_eq!(last.shares.iter().map(|(_, count)| count).sum::<u32>(), 42);
        assert!(film.frames.windows(2).any(|pair| pair[0].owners != pair[1].owners));
    }

    #[test]
    fn a_film_of_a_long_game_runs_ten_seconds() {
        let mut session = testing::two_humans();
        assert_eq!(FilmView::of(&session), None, "nobody had a turn");
        testing::play_some(&mut session, 6_000);
        let film = FilmView::of(&session).unwrap();
        assert!(session.tallies().len() > 30 && film.frames.len() <= MOST + 1);
        let runs = film.frames.len() * film.pause as usize;
        assert!((RUNS * 9 / 10..=RUNS).contains(&runs), "{runs}");
    }
}
