//! The weak points of a board, found in the results of many games.

use std::collections::{BTreeMap, BTreeSet};

use super::as_much_land::AsMuchLand;
use super::balance::Balance;
use super::rating::interval;
use super::significance::{of_difference, of_share};
use super::tally::ContinentResults;
use engine::world::Territory;
use serde::{Deserialize, Serialize};

/// The probability below which a result isn't put down to chance.
const UNLIKELY: f64 = 0.05;

/// The share of games below which something hardly ever happens.
const RARE: f64 = 0.1;

/// The share of unfinished games from which games take too long.
const OFTEN: f64 = 0.05;

/// A weak point of a board, with the figures that show it. Continents and territories have their
/// indexes on the board, so that a program that hasn't read it can tell them apart too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// Games were given up before anybody had won.
    Unfinished {
        /// The number of such games.
        games: u64,
    },
    /// The player at this place in the turn order, from 0, wins more or less often than an even
    /// share.
    TurnOrder {
        /// The place in the turn order, from 0.
        place: usize,
        /// The number of games that this player won.
        wins: u64,
        /// The number of games that anybody won.
        games: u64,
    },
    /// Players who hold this continent first win more or less often than those who first hold
    /// another one and have as much land.
    Continent {
        /// The index of the continent.
        continent: usize,
        /// The results of those who hold it first.
        own: ContinentResults,
        /// The results of those who first hold another one, if they had as much land.
        others: ContinentResults,
    },
    /// Hardly anybody ever holds this continent.
    Unheld {
        /// The index of the continent.
        continent: usize,
        /// The number of games in which somebody held it.
        games: u64,
    },
    /// Hardly anybody ever attacks these territories.
    Unattacked(Vec<usize>),
    /// These territories are attacked, but hardly ever conquered.
    Unconquered(Vec<usize>),
}

impl Balance {
    /// Returns the weak points of the board, those of the whole game first. There are none as long
    /// as chance may explain the results.
    pub fn findings(&self) -> Vec<Finding> {
        let mut found: Vec<Finding> = self.unfinished().into_iter().collect();
        found.extend(self.turn_order());
        found.extend(self.unequal_continents());
        found.extend(self.unheld());
        let unattacked = self.rare(&self.attacked);
        let unconquered = &self.rare(&self.conquered) - &unattacked;
        let not_empty = |it: BTreeSet<usize>| (!it.is_empty()).then(|| it.into_iter().collect());
        found.extend(not_empty(unattacked).map(Finding::Unattacked));
        found.extend(not_empty(unconquered).map(Finding::Unconquered));
        found
    }

    fn unfinished(&self) -> Option<Finding> {
        let games = self.tally.unfinished;
        let (at_least, _) = interval(games, self.tally.games);
        (at_least > OFTEN).then_some(Finding::Unfinished { games })
    }

    /// Returns the place in the turn order that wins most, of those for which chance hardly explains
    /// that it isn't an even share.
    fn turn_order(&self) -> Option<Finding> {
        let (games, places) = (self.decided(), self.tally.by_turn.len());
        let is_found = |wins: u64| is_unlikely(of_share(wins, games, 1.0 / number(places)), places);
        let all = self.tally.by_turn.iter().copied().enumerate();
        let (place, wins) =
            all.filter(|(_, wins)| is_found(*wins)).max_by_key(|(_, wins)| *wins)?;
        Some(Finding::TurnOrder { place, wins, games })
    }

    fn unequal_continents(&self) -> impl Iterator<Item = Finding> + '_ {
        let continents = self.tally.by_continent.len();
        self.with_as_much_land().filter_map(move |it| {
            let AsMuchLand { continent, own, others } = it;
            let chance = of_difference([own, others].map(|it| (it.wins, it.players)));
            let found = Finding::Continent { continent: continent.index(), own, others };
            is_unlikely(chance, continents).then_some(found)
        })
    }

    fn unheld(&self) -> impl Iterator<Item = Finding> + '_ {
        let rare = self.held.iter().filter(|(_, games)| self.is_rare(**games));
        rare.map(|(continent, games)| Finding::Unheld {
            continent: continent.index(),
            games: *games,
        })
    }

    /// Returns the territories with which something hardly ever happens.
    fn rare(&self, games: &BTreeMap<Territory, u64>) -> BTreeSet<usize> {
        let rare = games.iter().filter(|(_, games)| self.is_rare(**games));
        rare.map(|(territory, _)| territory.index()).collect()
    }

    fn is_rare(&self, games: u64) -> bool {
        let (_, at_most) = interval(games, self.tally.games);
        at_most < RARE
    }
}

/// Returns `true` if chance hardly explains one of this many results, the most unusual of them.
fn is_unlikely(chance: f64, results: usize) -> bool {
    chance * number(results) < UNLIKELY
}

#[allow(clippy::cast_precision_loss, reason = "a number of players or continents")]
fn number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::FirstContinent;
    use engine::world::{Continent, World};

    /// Returns the balance of a hundred fair games on the Earth.
    fn fair(players: usize) -> Balance {
        let mut balance = Balance::new(World::earth(), players);
        balance.tally.games = 100;
        let (even, rest) = (100 / players, 100 % players);
        balance.tally.by_turn =
            (0..players).map(|at| (even + usize::from(at < rest)) as u64).collect();
        for at in 0..balance.held.len() {
            hold(&mut balance, at, 8, ContinentResults { players: 30, wins: 16 });
        }
        balance.held.values_mut().for_each(|games| *games = 60);
        balance.attacked.values_mut().for_each(|games| *games = 100);
        balance.conquered.values_mut().for_each(|games| *games = 95);
        balance
    }

    /// Lets these players hold a continent first, when they have this much land.
    fn hold(balance: &mut Balance, at: usize, land: usize, results: ContinentResults) {
        let continent = continent(at);
        balance.firsts.retain(|(first, _)| first.continent != continent);
        let firsts = (0..results.players).map(|player| player < results.wins);
        balance.firsts.extend(firsts.map(|won| (FirstContinent { continent, land }, won)));
        balance.tally.by_continent.insert(continent, results);
    }

    fn continent(at: usize) -> Continent {
        World::earth().continents().nth(at).unwrap()
    }

    fn territory(at: usize) -> Territory {
        World::earth().territories().nth(at).unwrap()
    }

    #[test]
    fn fair_games_show_no_weak_points() {
        for players in 2..=6 {
            assert_eq!(fair(players).findings(), []);
        }
        assert_eq!(Balance::new(World::earth(), 4).findings(), [], "nothing has been played");
    }

    #[test]
    fn the_turn_order_is_unfair_only_if_chance_does_not_explain_it() {
        let by_turn = |wins: &[u64]| {
            let mut balance = fair(wins.len());
            balance.tally.by_turn = wins.to_vec();
            balance.findings()
        };
        let found = |place, wins| vec![Finding::TurnOrder { place, wins, games: 100 }];
        assert_eq!(by_turn(&[62, 38]), found(0, 62));
        assert_eq!(by_turn(&[57, 43]), []);
        assert_eq!(by_turn(&[34, 30, 28, 8]), found(3, 8));
        assert_eq!(by_turn(&[31, 26, 24, 19]), []);
    }

    #[test]
    fn a_continent_stands_out_if_its_first_holders_win_more_or_less_than_others() {
        let with = |wins: u64| {
            let mut balance = fair(2);
            hold(&mut balance, 2, 8, ContinentResults { players: 30, wins });
            balance.findings()
        };
        let found = |wins| {
            let own = ContinentResults { players: 30, wins };
            let others = ContinentResults { players: 150, wins: 80 };
            vec![Finding::Continent { continent: 2, own, others }]
        };
        assert_eq!(with(4), found(4));
        assert_eq!(with(27), found(27));
        assert_eq!(with(12), []);
        assert_eq!(with(20), []);
    }

    #[test]
    fn a_continent_that_few_hold_first_does_not_stand_out() {
        let holders = |players: u64| {
            let mut balance = fair(2);
            hold(&mut balance, 2, 8, ContinentResults { players, wins: players });
            balance.findings().len()
        };
        assert_eq!([3, 12].map(holders), [0, 1], "three of three may be chance");
    }

    #[test]
    fn what_hardly_ever_happens_is_found_once_there_are_enough_games() {
        let mut balance = fair(3);
        let (unheld, quiet, safe) = (continent(4), territory(9), territory(7));
        balance.held.insert(unheld, 3);
        balance.attacked.extend([(quiet, 2), (safe, 40)]);
        balance.conquered.extend([(quiet, 1), (safe, 0)]);
        let found = [
            Finding::Unheld { continent: unheld.index(), games: 3 },
            Finding::Unattacked(vec![quiet.index()]),
            Finding::Unconquered(vec![safe.index()]),
        ];
        assert_eq!(balance.findings(), found);
        balance.tally.games = 30;
        assert_eq!(balance.findings(), []);
    }

    #[test]
    fn games_that_nobody_wins_are_a_weak_point() {
        let mut balance = fair(2);
        balance.tally.unfinished = 12;
        assert_eq!(balance.findings(), [Finding::Unfinished { games: 12 }]);
        balance.tally.unfinished = 7;
        assert_eq!(balance.findings(), []);
    }
}
