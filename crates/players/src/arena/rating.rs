//! The strength of players from their results: confidence intervals and Elo ratings.

/// The number of standard deviations on either side that hold 95 percent of a normal distribution.
const SIGMAS: f64 = 1.96;

/// The Elo points that stand for ten times the odds of winning.
const POINTS: f64 = 400.0;

/// Returns the 95 percent confidence interval of a probability, after this many successes in this
/// many trials (Wilson).
///
/// ```
/// let (low, high) = red_queens_players::arena::interval(70, 100);
/// assert!(low > 0.60 && high < 0.79);
/// ```
pub fn interval(wins: u64, trials: u64) -> (f64, f64) {
    let (wins, trials) = (number(wins), number(trials));
    if trials == 0.0 {
        return (0.0, 1.0);
    }
    let (share, z2) = (wins / trials, SIGMAS * SIGMAS);
    let middle = share + z2 / (2.0 * trials);
    let spread = SIGMAS * (share * (1.0 - share) / trials + z2 / (4.0 * trials * trials)).sqrt();
    let scale = 1.0 + z2 / trials;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// A rating with its 95 percent margin of error.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The Elo points; the first player has 0.
    pub elo: f64,
    /// The margin of error either way, if the other ratings are exact.
    pub error: f64,
}

/// Returns ratings from the games that each player (row) won against each other (column), by the
/// Bradley–Terry model. Half a game is added to each side of each pair that met, so that a player
/// who always won has a rating too.
///
/// ```
/// use red_queens_players::arena::ratings;
/// let ratings = ratings(&[vec![0, 10], vec![90, 0]]);
/// assert!((ratings[1].elo - 381.0).abs() < 10.0);
/// ```
pub fn ratings(won: &[Vec<u64>]) -> Vec<Rating> {
    let players = won.len();
    let games = |a: usize, b: usize| {
        let [mine, theirs] = [(a, b), (b, a)].map(|(row, column)| {
            won.get(row).and_then(|row| row.get(column)).copied().map_or(0.0, number)
        });
        if a == b || mine + theirs == 0.0 { (0.0, 0.0) } else { (mine + 0.5, mine + theirs + 1.0) }
    };
    let mut strength = vec![1.0; players];
    for _ in 0..ROUNDS {
        for a in 0..players {
            let wins: f64 = (0..players).map(|b| games(a, b).0).sum();
            let met: f64 = (0..players).map(|b| games(a, b).1 / (strength[a] + strength[b])).sum();
            if met > 0.0 {
                strength[a] = wins / met;
            }
        }
        let first = strength.first().copied().unwrap_or(1.0);
        for strength in &mut strength {
            *strength /= first;
        }
    }
    let error = |a: usize| {
        let known: f64 = (0..players)
            .map(|b| {
                let chance = strength[a] / (strength[a] + strength[b]);
                games(a, b).1 * chance * (1.0 - chance)
            })
            .sum();
        if known > 0.0 { SIGMAS * POINTS / std::f64::consts::LN_10 / known.sqrt() } else { 0.0 }
    };
    (0..players).map(|a| Rating { elo: POINTS * strength[a].log10(), error: error(a) }).collect()
}

/// The number of iterations, far more than it takes to converge.
const ROUNDS: usize = 2_000;

#[allow(clippy::cast_precision_loss, reason = "counts of games")]
fn number(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_foretell_the_scores_they_were_made_of() {
        // The expected wins in a thousand games between ratings of 0, 100 and 300.
        let won = vec![vec![0, 360, 151], vec![640, 0, 240], vec![849, 760, 0]];
        let ratings = ratings(&won);
        for (rating, elo) in ratings.iter().zip([0.0, 100.0, 300.0]) {
            assert!((rating.elo - elo).abs() < 3.0, "{ratings:?}");
            assert!((10.0..25.0).contains(&rating.error), "{ratings:?}");
        }
    }

    #[test]
    fn whoever_always_won_or_never_played_has_a_rating() {
        let ratings = ratings(&[vec![0, 0, 0], vec![50, 0, 0], vec![0, 0, 0]]);
        assert!(ratings.iter().all(|rating| rating.elo.is_finite() && rating.error.is_finite()));
        assert!(ratings[1].elo > 400.0);
        assert_eq!(super::ratings(&[]), []);
    }

    #[test]
    fn intervals_hold_the_share_and_shrink_with_games() {
        for (wins, games) in [(0, 10), (10, 10), (3, 10), (600, 1_000)] {
            let (low, high) = interval(wins, games);
            let share = number(wins) / number(games);
            assert!((0.0..=1.0).contains(&low) && low <= share + 1e-12 && share <= high + 1e-12);
        }
        let (low, high) = interval(6_000, 10_000);
        assert!(high - low < 0.02);
        assert_eq!(interval(0, 0), (0.0, 1.0));
    }
}
