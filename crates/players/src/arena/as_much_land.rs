//! Comparing continents: players who hold a large one have more land than others, and so win more
//! often, whatever it is worth.

use super::first_continents::FirstContinent;
use super::tally::ContinentResults;
use engine::world::Continent;

/// The players who first held a continent, compared with those who first held another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AsMuchLand {
    /// The continent that the players in `own` held first.
    pub continent: Continent,
    /// The results of its first holders.
    pub own: ContinentResults,
    /// The results that the others would have had with as much land.
    pub others: ContinentResults,
}

/// A straight line through points.
struct StraightLine {
    /// The means of all points.
    middle: [f64; 2],
    slope: f64,
}

impl StraightLine {
    /// Returns the line of least squares, but never one that falls.
    fn through(points: &[[f64; 2]]) -> Self {
        let count = number(points.len().max(1));
        let mean = |axis: usize| points.iter().map(|point| point[axis]).sum::<f64>() / count;
        let middle = [mean(0), mean(1)];
        let moment = |axis: usize| -> f64 {
            points.iter().map(|it| (it[0] - middle[0]) * (it[axis] - middle[axis])).sum()
        };
        let slope = if moment(0) > 0.0 { (moment(1) / moment(0)).max(0.0) } else { 0.0 };
        Self { middle, slope }
    }

    fn at(&self, x: f64) -> f64 {
        self.middle[1] + self.slope * (x - self.middle[0])
    }
}

/// Returns the results that the players who first held another continent would have had with as much
/// land as those who first held this one; each player has `true` if it won. `None` if there are no
/// such players.
pub(super) fn others_with_as_much_land(
    firsts: &[(FirstContinent, bool)],
    continent: Continent,
) -> Option<ContinentResults> {
    let (own, others): (Vec<_>, Vec<_>) =
        firsts.iter().partition(|(first, _)| first.continent == continent);
    if own.is_empty() || others.is_empty() {
        return None;
    }
    let point = |(first, won): &(FirstContinent, bool)| [number(first.land), f64::from(*won)];
    let line = StraightLine::through(&others.iter().map(point).collect::<Vec<_>>());
    let chance = |(first, _): &(FirstContinent, bool)| line.at(number(first.land)).clamp(0.0, 1.0);
    let share = own.iter().map(chance).sum::<f64>() / number(own.len());
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of them")]
    let wins = (share * number(others.len())).round() as u64;
    Some(ContinentResults { players: others.len() as u64, wins })
}

#[allow(clippy::cast_precision_loss, reason = "a number of games")]
fn number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::World;

    fn firsts(
        continent: usize,
        land: usize,
        players: u64,
        wins: u64,
    ) -> Vec<(FirstContinent, bool)> {
        let continent = World::earth().continents().nth(continent).unwrap();
        (0..players).map(|it| (FirstContinent { continent, land }, it < wins)).collect()
    }

    fn others(all: &[Vec<(FirstContinent, bool)>]) -> Option<(u64, u64)> {
        let first = World::earth().continents().next().unwrap();
        let others = others_with_as_much_land(&all.concat(), first)?;
        Some((others.wins, others.players))
    }

    #[test]
    fn the_others_win_as_often_as_with_the_same_land() {
        let small = firsts(1, 6, 20, 8);
        let large = firsts(2, 12, 20, 16);
        assert_eq!(others(&[firsts(0, 6, 9, 1), small.clone(), large.clone()]), Some((16, 40)));
        assert_eq!(others(&[firsts(0, 12, 9, 9), small.clone(), large.clone()]), Some((32, 40)));
        assert_eq!(others(&[firsts(0, 9, 9, 4), small.clone(), large.clone()]), Some((24, 40)));
        assert_eq!(
            others(&[firsts(0, 30, 9, 9), small.clone(), large]),
            Some((40, 40)),
            "at most all"
        );
        assert_eq!(others(&[firsts(0, 30, 9, 9), small]), Some((8, 20)), "all had the same land");
        assert_eq!(others(&[firsts(0, 30, 9, 9)]), None);
    }
}
