//! Many games of a match on several threads, with a progress bar.

use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::output::Failure;
use players::arena::{Match, Tally};

/// Plays every game of a match by its number, and adds up the results in the order of the games:
/// they are the same on any number of threads.
///
/// # Errors
/// Fails if a game can't be played.
pub fn play_all(
    matchup: &Match,
    play: impl Fn(u64) -> Result<Tally, Failure> + Sync + Send,
) -> Result<Tally, Failure> {
    let add = |mut tally: Tally, later: Tally| {
        tally.add(&later);
        Ok(tally)
    };
    (0..matchup.games).into_par_iter().map(play).try_reduce(|| matchup.tally(), add)
}

/// Returns a progress bar, shown only if stderr is a terminal.
pub fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = "{wide_bar} {pos}/{len} games, {eta} left";
    bar.with_style(
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()),
    )
}
