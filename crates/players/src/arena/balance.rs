//! The balance of a board: what many games on it show.

use std::collections::BTreeMap;

use super::as_much_land::{AsMuchLand, others_with_as_much_land};
use super::conquests::Conquests;
use super::first_continents::FirstContinent;
use super::game::GameResult;
use super::tally::Tally;
use engine::world::{Continent, Territory, World};

/// The totals of some games on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balance {
    /// The totals by player and by continent.
    pub tally: Tally,
    /// The first continent of each player who held one, and `true` if the player won.
    pub firsts: Vec<(FirstContinent, bool)>,
    /// The number of games in which a player held a continent when a turn of its own began, for each
    /// continent of the board.
    pub held: BTreeMap<Continent, u64>,
    /// The number of games in which a territory was attacked, for each territory of the board.
    pub attacked: BTreeMap<Territory, u64>,
    /// The number of games in which a territory was conquered, for each territory of the board.
    pub conquered: BTreeMap<Territory, u64>,
}

impl Balance {
    /// Creates the balance of a board before any game of this many players.
    pub fn new(world: &World, players: usize) -> Self {
        let territories: BTreeMap<_, _> = world.territories().iter().map(|it| (it, 0)).collect();
        Self {
            tally: Tally::new(players),
            firsts: Vec::new(),
            held: world.continents().map(|it| (it, 0)).collect(),
            attacked: territories.clone(),
            conquered: territories,
        }
    }

    /// Adds a game between players of equal strength.
    pub fn add(&mut self, result: &GameResult) {
        self.tally.add(&Tally::of(self.tally.wins.len(), result, |place| place));
        let firsts = result.first_continents.iter().enumerate();
        let firsts =
            firsts.filter_map(|(place, first)| Some(((*first)?, result.winners == [place])));
        self.firsts.extend(firsts);
        let Conquests { attacked, conquered, held } = &result.conquests;
        count(&mut self.held, held.iter().copied());
        count(&mut self.attacked, attacked.iter());
        count(&mut self.conquered, conquered.iter());
    }

    /// Compares the first holders of each continent with those of others who had as much land. A
    /// continent that nobody or everybody held first is left out.
    pub fn with_as_much_land(&self) -> impl Iterator<Item = AsMuchLand> + '_ {
        self.tally.by_continent.iter().filter_map(|(&continent, &own)| {
            let others = others_with_as_much_land(&self.firsts, continent)?;
            Some(AsMuchLand { continent, own, others })
        })
    }

    /// Returns the number of games that one player has won.
    pub fn decided(&self) -> u64 {
        self.tally.by_turn.iter().sum()
    }
}

fn count<T: Ord>(games: &mut BTreeMap<T, u64>, places: impl Iterator<Item = T>) {
    for place in places {
        *games.entry(place).or_default() += 1;
    }
}
