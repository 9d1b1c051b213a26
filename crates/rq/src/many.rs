//! Many games of a match on several threads.

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::output::Failure;
use players::arena::{Contest, Tally};

/// Plays every game of a contest by its number, and adds up the results in the order of the games:
/// they are the same on any number of threads.
pub(super) fn play_all(
    contest: &Contest,
    play: impl Fn(u64) -> Result<Tally, Failure> + Sync + Send,
) -> Result<Tally, Failure> {
    let add = |mut tally: Tally, later: Tally| {
        tally.add(&later);
        Ok(tally)
    };
    (0..contest.games).into_par_iter().map(play).try_reduce(|| contest.tally(), add)
}
