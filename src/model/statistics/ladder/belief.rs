//! What games tell of a rating: how likely each is, and so how far one can be off.

use super::anchors::weight;

/// Ratings are told apart by so many points,
const STEP: f64 = 20.0;
/// from this one on,
const LEAST: f64 = -200.0;
/// so many of them.
const MANY: usize = 131;

/// Before any game people are taken for players between easy and normal, and for little else than between a beginner and
/// an expert.
const USUAL: f64 = 960.0;
const SPREAD: f64 = 300.0;

/// What a game still counts when one more was played: people learn, and fifty games ago they were others.
const FADING: f64 = 0.98;

/// What somebody weighs of whom nothing is known.
pub fn usual_weight() -> f64 {
    weight(USUAL)
}

/// How a game went for one name.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Met {
    /// How many seats it had, and how many of those have won.
    pub seats: f64,
    pub won: f64,
    /// What all others weigh together, and those of them that have won.
    pub others: f64,
    pub other_winners: f64,
}

impl Met {
    /// How likely the game went as it did for who weighs so much: who wins is drawn by weight.
    fn likelihood(&self, own: f64) -> f64 {
        (self.won * own + self.other_winners) / (self.seats * own + self.others)
    }
}

/// How likely each rating is.
#[derive(Debug, Clone, PartialEq)]
pub struct Belief {
    /// Logarithms of likelihoods by the games so far, all with the same factor.
    logs: Vec<f64>,
}

impl Belief {
    /// Before any game.
    pub fn new() -> Self {
        Self { logs: vec![0.0; MANY] }
    }

    /// A later game.
    pub fn learn(&mut self, game: &Met) {
        for (log, elo) in self.logs.iter_mut().zip(ratings()) {
            *log = FADING * *log + game.likelihood(weight(elo)).max(f64::MIN_POSITIVE).ln();
        }
    }

    /// The probability of each rating.
    fn shares(&self) -> Vec<(f64, f64)> {
        let prior = |elo: f64| -((elo - USUAL) / SPREAD).powi(2) / 2.0;
        let logs: Vec<f64> =
            self.logs.iter().zip(ratings()).map(|(log, elo)| log + prior(elo)).collect();
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let all: f64 = logs.iter().map(|log| (log - most).exp()).sum();
        ratings().zip(logs).map(|(elo, log)| (elo, (log - most).exp() / all)).collect()
    }

    /// The mean of all ratings, each as likely as it is.
    pub fn rating(&self) -> f64 {
        self.shares().iter().map(|(elo, share)| elo * share).sum()
    }

    /// The rating that is below so much of what is likely.
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

    /// Nine times of ten the rating is between these.
    pub fn range(&self) -> (f64, f64) {
        (self.quantile(0.05), self.quantile(0.95))
    }

    /// How likely a game against others who weigh so much together is won.
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

    fn met(won: bool, others: f64, rivals: f64) -> Met {
        let others = rivals * weight(others);
        let other_winners = if won { 0.0 } else { others };
        Met { seats: 1.0, won: f64::from(u8::from(won)), others, other_winners }
    }

    fn after(games: impl IntoIterator<Item = Met>) -> Belief {
        let mut belief = Belief::new();
        games.into_iter().for_each(|game| belief.learn(&game));
        belief
    }

    #[test]
    fn who_wins_every_other_game_is_as_good_as_the_rival_and_more_surely_so_with_more_games() {
        let games = |many: usize| after((0..many).map(|game| met(game % 2 == 0, 1_300.0, 1.0)));
        let (few, many) = (games(4), games(60));
        assert!((many.rating() - 1_300.0).abs() < 40.0, "{}", many.rating());
        let width = |belief: &Belief| belief.range().1 - belief.range().0;
        assert!(width(&many) < width(&few) && width(&few) < width(&Belief::new()));
        assert!(width(&many) > 100.0, "sixty games do not tell a rating to a point");
    }

    #[test]
    fn a_win_among_six_counts_more_than_one_among_two_and_a_loss_less() {
        let of = |won, rivals| after([met(won, 1_300.0, rivals)]).rating();
        assert!(of(true, 5.0) > of(true, 1.0) && of(true, 1.0) > of(false, 5.0));
        assert!(of(false, 5.0) > of(false, 1.0));
        let one_of_six = after((0..48).map(|game| met(game % 6 == 0, 1_300.0, 5.0)));
        assert!((one_of_six.rating() - 1_300.0).abs() < 60.0, "{}", one_of_six.rating());
    }

    #[test]
    fn the_range_holds_the_true_rating_nine_times_of_ten() {
        // Players as they are before any game, who play sixteen games; every second by luck of a simple generator.
        let (mut state, mut held, mut all) = (1_u32, 0_u32, 0_u32);
        let mut random = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(state >> 8) / f64::from(1_u32 << 24)
        };
        for _ in 0..600 {
            let sum: f64 = (0..12).map(|_| random()).sum();
            let truth = USUAL + SPREAD * (sum - 6.0);
            let games: Vec<Met> = (0..16)
                .map(|_| {
                    let rivals = 1.0 + (3.0 * random()).floor();
                    let chance = weight(truth) / (weight(truth) + rivals * weight(1_100.0));
                    met(random() < chance, 1_100.0, rivals)
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
        let games = odd.map(|(seats, won, others)| Met { seats, won, others, other_winners: 0.0 });
        let belief = after(games);
        assert!(belief.rating().is_finite() && belief.range().0.is_finite());
    }
}
