//! The probability distribution of a player's rating, given the results of their games.

use super::anchors::weight;

/// The distance between neighbouring ratings of the distribution, in Elo points.
const STEP: f64 = 20.0;
/// The lowest rating.
const LEAST: f64 = -200.0;
/// The number of ratings.
const MANY: usize = 131;

/// The mean and standard deviation of the prior, in Elo points: before any game, people are taken
/// to be somewhere between easy and normal, and almost certainly between a beginner and an expert.
const USUAL: f64 = 960.0;
const SPREAD: f64 = 300.0;

/// The factor by which each later game reduces the weight of earlier ones: people learn, so games
/// from fifty games ago say little.
const FADING: f64 = 0.98;

/// Returns the weight of a player about whom nothing is known.
pub fn usual_weight() -> f64 {
    weight(USUAL)
}

/// The result of a game for one name.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatedGame {
    /// The number of seats it had, and the number of those that won.
    pub seats: f64,
    pub won: f64,
    /// The total weight of all others, and of those that won.
    pub others: f64,
    pub other_winners: f64,
}

impl RatedGame {
    /// Returns the likelihood of this result for a player of this weight, if weights decide.
    fn likelihood(&self, own: f64) -> f64 {
        (self.won * own + self.other_winners) / (self.seats * own + self.others)
    }
}

/// The probability of each rating.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingPosterior {
    /// The log-likelihood of each rating given the games so far, up to a constant.
    logs: Vec<f64>,
}

impl RatingPosterior {
    /// Returns the distribution before any game.
    pub fn new() -> Self {
        Self { logs: vec![0.0; MANY] }
    }

    /// Updates the distribution with a later game.
    pub fn update(&mut self, game: &RatedGame) {
        for (log, elo) in self.logs.iter_mut().zip(ratings()) {
            *log = FADING * *log + game.likelihood(weight(elo)).max(f64::MIN_POSITIVE).ln();
        }
    }

    /// Returns each rating with its probability.
    fn shares(&self) -> Vec<(f64, f64)> {
        let prior = |elo: f64| -((elo - USUAL) / SPREAD).powi(2) / 2.0;
        let logs: Vec<f64> =
            self.logs.iter().zip(ratings()).map(|(log, elo)| log + prior(elo)).collect();
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let all: f64 = logs.iter().map(|log| (log - most).exp()).sum();
        ratings().zip(logs).map(|(elo, log)| (elo, (log - most).exp() / all)).collect()
    }

    /// Returns the mean of the distribution.
    pub fn rating(&self) -> f64 {
        self.shares().iter().map(|(elo, share)| elo * share).sum()
    }

    /// Returns the rating below which this part of the probability lies.
    fn quantile(&self, part: f64) -> f64 {
        let mut sum = 0.0;
        for (elo, share) in self.shares() {
            if share > 0.0 && sum + share >= part {
                return elo + STEP * ((part - sum) / share - 0.5);
            }
            sum += share;
        }
        LEAST
    }

    /// Returns the bounds between which the rating lies with a probability of 90 %.
    pub fn range(&self) -> (f64, f64) {
        (self.quantile(0.05), self.quantile(0.95))
    }

    /// Returns the probability of winning against others with this total weight.
    pub fn chance(&self, others: f64) -> f64 {
        let chance = |elo: f64| weight(elo) / (weight(elo) + others);
        self.shares().iter().map(|(elo, share)| share * chance(*elo)).sum()
    }
}

fn ratings() -> impl Iterator<Item = f64> {
    let step = |elo: &f64| Some(elo + STEP);
    std::iter::successors(Some(LEAST), step).take(MANY)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated_game(won: bool, others: f64, rivals: f64) -> RatedGame {
        let others = rivals * weight(others);
        let other_winners = if won { 0.0 } else { others };
        RatedGame { seats: 1.0, won: f64::from(u8::from(won)), others, other_winners }
    }

    fn after(games: impl IntoIterator<Item = RatedGame>) -> RatingPosterior {
        let mut posterior = RatingPosterior::new();
        games.into_iter().for_each(|game| posterior.update(&game));
        posterior
    }

    #[test]
    fn who_wins_every_other_game_is_as_good_as_the_rival_and_more_surely_so_with_more_games() {
        let games =
            |many: usize| after((0..many).map(|game| rated_game(game % 2 == 0, 1_300.0, 1.0)));
        let (few, many) = (games(4), games(60));
        assert!((many.rating() - 1_300.0).abs() < 40.0, "{}", many.rating());
        let width = |posterior: &RatingPosterior| posterior.range().1 - posterior.range().0;
        assert!(width(&many) < width(&few) && width(&few) < width(&RatingPosterior::new()));
        assert!(width(&many) > 100.0, "sixty games do not tell a rating to a point");
    }

    #[test]
    fn a_win_among_six_counts_more_than_one_among_two_and_a_loss_less() {
        let of = |won, rivals| after([rated_game(won, 1_300.0, rivals)]).rating();
        assert!(of(true, 5.0) > of(true, 1.0) && of(true, 1.0) > of(false, 5.0));
        assert!(of(false, 5.0) > of(false, 1.0));
        let one_of_six = after((0..48).map(|game| rated_game(game % 6 == 0, 1_300.0, 5.0)));
        assert!((one_of_six.rating() - 1_300.0).abs() < 60.0, "{}", one_of_six.rating());
    }

    #[test]
    fn the_range_holds_the_true_rating_nine_times_of_ten() {
        // Simulated players, drawn from the prior, play sixteen games each.
        let (mut state, mut held, mut all) = (1_u32, 0_u32, 0_u32);
        let mut random = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(state >> 8) / f64::from(1_u32 << 24)
        };
        for _ in 0..600 {
            let sum: f64 = (0..12).map(|_| random()).sum();
            let truth = USUAL + SPREAD * (sum - 6.0);
            let games: Vec<RatedGame> = (0..16)
                .map(|_| {
                    let rivals = 1.0 + (3.0 * random()).floor();
                    let chance = weight(truth) / (weight(truth) + rivals * weight(1_100.0));
                    rated_game(random() < chance, 1_100.0, rivals)
                })
                .collect();
            let (low, high) = after(games).range();
            all += 1;
            held += u32::from((low..high).contains(&truth));
        }
        let share = f64::from(held) / f64::from(all);
        assert!((0.86..0.95).contains(&share), "{share}");
    }

    #[test]
    fn nothing_that_games_can_be_breaks_the_sum() {
        let odd = [(0.0, 0.0, 0.0), (1.0, 1.0, 0.0), (1.0, 0.0, 1e300), (6.0, 6.0, 0.0)];
        let games =
            odd.map(|(seats, won, others)| RatedGame { seats, won, others, other_winners: 0.0 });
        let posterior = after(games);
        assert!(posterior.rating().is_finite() && posterior.range().0.is_finite());
    }
}
