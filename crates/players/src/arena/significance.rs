//! Exact tests: how likely chance alone would bring a result as unusual as this one.

use std::ops::RangeInclusive;

/// Returns the probability that chance brings a number of successes as unusual as this one, if each
/// trial succeeds with this probability (binomial test).
pub(super) fn of_share(wins: u64, trials: u64, share: f64) -> f64 {
    let logs = Logs::up_to(trials);
    let chance = |wins: u64| {
        let (won, lost) = (number(wins), number(trials - wins));
        logs.choose(trials, wins) + won * share.ln() + lost * (1.0 - share).ln()
    };
    both_tails(wins, 0..=trials, chance)
}

/// Returns the probability that chance brings shares as different as these, if both groups succeed
/// equally often (Fisher's exact test). Each group has its successes and its trials.
pub(super) fn of_difference([one, other]: [(u64, u64); 2]) -> f64 {
    let (wins, trials) = (one.0 + other.0, one.1 + other.1);
    let logs = Logs::up_to(trials);
    let chance = |won: u64| {
        logs.choose(one.1, won) + logs.choose(other.1, wins - won) - logs.choose(trials, wins)
    };
    both_tails(one.0, wins.saturating_sub(other.1)..=wins.min(one.1), chance)
}

/// Returns twice the probability of the smaller tail that begins with this value.
fn both_tails(value: u64, range: RangeInclusive<u64>, log: impl Fn(u64) -> f64) -> f64 {
    let (first, last) = range.into_inner();
    let sum = |range: RangeInclusive<u64>| range.map(|at| log(at).exp()).sum::<f64>();
    (2.0 * sum(first..=value).min(sum(value..=last))).min(1.0)
}

/// The logarithms of factorials.
struct Logs(Vec<f64>);

impl Logs {
    fn up_to(most: u64) -> Self {
        let mut sum = 0.0;
        let later = (1..=most).map(|count| {
            sum += number(count).ln();
            sum
        });
        Self(std::iter::once(0.0).chain(later).collect())
    }

    /// Returns the logarithm of the number of ways to choose some of this many.
    fn choose(&self, all: u64, some: u64) -> f64 {
        let log = |of: u64| usize::try_from(of).ok().and_then(|at| self.0.get(at).copied());
        let [all, some, rest] =
            [all, some, all.saturating_sub(some)].map(|it| log(it).unwrap_or(0.0));
        all - some - rest
    }
}

#[allow(clippy::cast_precision_loss, reason = "counts of games")]
fn number(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(found: f64, known: f64) {
        assert!((found - known).abs() < 5e-4, "{found} instead of {known}");
    }

    #[test]
    fn a_share_is_tested_as_in_the_tables() {
        is_near(of_share(8, 10, 0.5), 0.1094);
        is_near(of_share(2, 10, 0.5), 0.1094);
        is_near(of_share(62, 100, 0.5), 0.0210);
        is_near(of_share(5, 10, 0.5), 1.0);
        is_near(of_share(0, 0, 0.5), 1.0);
    }

    #[test]
    fn two_shares_are_compared_as_in_the_tables() {
        // Fisher's tea experiment: three of four cups were identified.
        is_near(of_difference([(3, 4), (1, 4)]), 2.0 * 17.0 / 70.0);
        is_near(of_difference([(1, 4), (3, 4)]), 2.0 * 17.0 / 70.0);
        is_near(of_difference([(0, 0), (3, 4)]), 1.0);
        assert!(of_difference([(50, 70), (60, 125)]) < 0.01);
        assert!(of_difference([(36, 70), (60, 125)]) > 0.5);
    }
}
