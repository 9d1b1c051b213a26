//! The odds of a path: one territory after the other, with all armies but one moving on each time.
//! It begins on land, or aboard a ship that lands.

mod action;
mod march;

pub use action::PathAction;
pub(crate) use march::March;

use engine::battle::{
    AttackTerms, ChainAttack, ChainOdds, LandingOdds, Post, SAFE, armies_needed, chain, chances,
};
use engine::core::{Seat, ShipId};
use engine::game::{Refusal, State};
use engine::world::{Territory, TerritorySet};
use players::reasons::percent;

/// A path that a player draws: from a territory or ship of their own over territories of others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Path {
    pub from: Option<Post>,
    /// The territories to take, in order.
    pub steps: Vec<Territory>,
    /// The way each of them is attacked.
    pub chain_attack: ChainAttack,
}

/// The odds of one step of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepOdds {
    /// The territory to take.
    pub territory: Territory,
    pub owner: Option<Seat>,
    pub defenders: u32,
    /// The chance of this step once those before it have succeeded, in percent.
    pub alone: u32,
    /// The chance of all steps so far, in percent.
    pub so_far: u32,
    /// The average number of armies left there.
    pub left: f64,
}

#[derive(Debug, Clone, PartialEq)]
pub struct PathOdds {
    /// The armies at its beginning.
    pub armies: u32,
    /// The number of patrolling ships to beat before the landing (N4).
    pub patrol: usize,
    /// The steps; empty if there are too many armies to work out the odds.
    pub steps: Vec<StepOdds>,
    /// The chance of the whole path, in percent; `None` before the first step.
    pub percent: Option<u32>,
    /// The chance of the rest, in percent, below which the path stops when it's carried out.
    pub floor: Option<u32>,
    /// The number of armies at the beginning that would give a chance of 80 %.
    pub needed: Option<u32>,
    /// True if there are too many armies to work out the odds.
    pub is_too_large: bool,
    /// True if scars or a choice of dice change the odds, so that they rest on an assumption.
    pub is_changed: bool,
}

/// A territory of a path: the terms on which it is attacked, and the number of its defenders.
type PathLand = (AttackTerms, u32);

/// The most armies, of the attackers and of all defenders on the path, for which the odds are
/// worked out without a noticeable wait; for committed attacks, the product of the two.
const MOST_NORMAL: u32 = 300;
const MOST_COMMITTED: u32 = 900;

/// The same where modifiers change dice or the defender chooses how many to roll.
const MOST_CHANGED: u32 = 100;

/// The same for armies aboard: the odds are worked out for each number that may survive the patrol.
const MOST_ABOARD: u32 = 60;

/// The chance below which going on with a path isn't worthwhile, in percent.
const GOOD: u32 = 50;

/// The most steps: more than anybody needs.
const MOST_STEPS: usize = 12;

/// Checks that a path can begin here.
fn check_beginning(table: &State, from: Post) -> Result<(), Refusal> {
    match from {
        Post::Land(territory) => table.check_attack_from(territory),
        Post::Ship(ship) => table.check_crewed(ship).map(|_| ()),
    }
}

impl Default for Path {
    fn default() -> Self {
        Self { from: None, steps: Vec::new(), chain_attack: ChainAttack::Normal }
    }
}

impl Path {
    /// Returns the current end of the path.
    pub fn end(&self) -> Option<Post> {
        self.steps.last().copied().map(Post::Land).or(self.from)
    }

    /// Handles a tap on a territory: begins the path, extends it, or goes back to that step.
    ///
    /// # Errors
    /// The path can't reach the territory.
    pub fn tap(&mut self, table: &State, territory: Territory) -> Result<(), Refusal> {
        let mine = table.board().held(table.turn().seat);
        if let Some(place) = self.steps.iter().position(|step| *step == territory) {
            self.steps.truncate(place);
            return Ok(());
        }
        if mine.contains(territory) {
            return self.begin_at(table, territory.into());
        }
        let Some(end) = self.end() else { return table.check_attack_from(territory) };
        if !self.next(table).contains(territory) {
            return Err(match end {
                Post::Land(end) => Refusal::NoBorder(end, territory),
                Post::Ship(_) => Refusal::NotInHarbour(territory),
            });
        }
        self.steps.push(territory);
        Ok(())
    }

    /// Handles a tap on a ship: the path begins aboard.
    ///
    /// # Errors
    /// The ship can't attack.
    pub fn tap_ship(&mut self, table: &State, ship: ShipId) -> Result<(), Refusal> {
        self.begin_at(table, ship.into())
    }

    fn begin_at(&mut self, table: &State, from: Post) -> Result<(), Refusal> {
        check_beginning(table, from)?;
        self.from = (self.from != Some(from)).then_some(from);
        self.steps.clear();
        Ok(())
    }

    /// Removes the beginning and all steps; the way of attacking stays.
    pub(crate) fn clear(&mut self) {
        self.from = None;
        self.steps.clear();
    }

    /// Clears the path if nothing more can leave its beginning.
    pub(crate) fn let_go_of_the_drained(&mut self, table: &State) {
        if self.from.is_some_and(|from| check_beginning(table, from).is_err()) {
            self.clear();
        }
    }

    /// Returns the territories that could be taken next.
    pub fn next(&self, table: &State) -> TerritorySet {
        let taken: TerritorySet = self.steps.iter().copied().collect();
        match self.end().filter(|_| self.steps.len() < MOST_STEPS) {
            Some(Post::Land(end)) => table.targets(end) - taken,
            Some(Post::Ship(ship)) => shores(table, ship),
            None => TerritorySet::EMPTY,
        }
    }

    /// Returns the arrows of the path, each from one territory to the next.
    pub fn arrows(&self) -> Vec<(Territory, Territory)> {
        let from = self.from.and_then(Post::territory);
        let stops: Vec<Territory> = from.into_iter().chain(self.steps.iter().copied()).collect();
        stops.windows(2).map(|pair| (pair[0], pair[1])).collect()
    }

    /// Returns the armies of each ship that patrols before the first step (N4).
    fn patrol(&self, table: &State) -> Vec<u32> {
        let ship = self.from.and_then(Post::ship).and_then(|ship| table.fleet().get(ship));
        let owner = self.steps.first().and_then(|first| table.board().owner(*first));
        ship.zip(owner).map_or_else(Vec::new, |(ship, owner)| {
            table.fleet().patrol(owner, ship.at.ocean()).map(|(_, enemy)| enemy.crew).collect()
        })
    }

    /// Returns the way of attacking under the rules of this table (A1, K3).
    fn rolled(&self, table: &State) -> ChainAttack {
        match self.chain_attack {
            ChainAttack::Committed => ChainAttack::Committed,
            ChainAttack::Normal | ChainAttack::Even => table.rules().normal_chain_attack(),
        }
    }

    /// Returns `true` if scars or a choice of dice change the odds; never in massed attacks (L1).
    fn is_changed(attack: ChainAttack, lands: &[PathLand]) -> bool {
        attack != ChainAttack::Committed && lands.iter().any(|(terms, _)| !terms.are_plain())
    }

    fn odds_of(
        &self,
        attack: ChainAttack,
        armies: u32,
        patrol: &[u32],
        lands: &[PathLand],
    ) -> ChainOdds {
        if Self::is_changed(attack, lands) {
            return ChainOdds::on(self.before(attack, armies, patrol), lands);
        }
        let defenders: Vec<u32> = lands.iter().map(|(_, defenders)| *defenders).collect();
        match (self.from, defenders.as_slice()) {
            (Some(Post::Ship(_)), [first, inland @ ..]) => {
                let landing = LandingOdds::new(attack, armies, patrol, *first);
                landing.inland(attack, inland)
            }
            (_, defenders) => chain(attack, armies, defenders),
        }
    }

    /// Returns the probability of each number of armies that begin on the first shore: on land all
    /// of them, from a ship those that survive the patrol.
    fn before(&self, attack: ChainAttack, armies: u32, patrol: &[u32]) -> Vec<f64> {
        let mut before = vec![0.0; armies as usize + 1];
        if let Some(Post::Ship(_)) = self.from {
            before = LandingOdds::new(attack, armies, patrol, 0).ashore;
            // One more army stays aboard.
            before.rotate_right(1);
        } else {
            before[armies as usize] = 1.0;
        }
        before
    }

    /// Returns the number of armies at the beginning that would make the path safe.
    fn needed(
        &self,
        attack: ChainAttack,
        most: u32,
        patrol: &[u32],
        lands: &[PathLand],
    ) -> Option<u32> {
        if matches!(self.from, Some(Post::Ship(_))) || Self::is_changed(attack, lands) {
            let whole = |armies| {
                let odds = self.odds_of(attack, armies, patrol, lands);
                odds.steps.last().map_or(0.0, |step| step.conquest)
            };
            return armies_needed(SAFE, most, whole);
        }
        let defenders: Vec<u32> = lands.iter().map(|(_, defenders)| *defenders).collect();
        let chances = chances(attack, most, &defenders);
        u32::try_from(chances.iter().position(|chance| *chance >= SAFE)?).ok()
    }

    /// Returns the fewest armies that take the rest with this chance in percent, in plain attacks
    /// from land, where one calculation gives the odds for all numbers at once.
    pub(crate) fn enough(&self, table: &State, floor: u32) -> Option<u32> {
        let from = self.from.filter(|from| from.ship().is_none())?;
        let land = |step: &Territory| (table.terms(*step), table.board().armies(*step));
        let lands: Vec<PathLand> = self.steps.iter().map(land).collect();
        let attack = self.rolled(table);
        let (most, against) = (table.armies_at(from), lands.iter().map(|land| land.1).sum::<u32>());
        if Self::is_changed(attack, &lands) || most.max(against) > MOST_NORMAL {
            return None;
        }
        let defenders: Vec<u32> = lands.iter().map(|(_, defenders)| *defenders).collect();
        let chances = chances(attack, most, &defenders);
        u32::try_from(chances.iter().position(|chance| percent(*chance) >= floor)?).ok()
    }

    /// Works out the odds of the path.
    pub fn odds(&self, table: &State) -> PathOdds {
        let board = table.board();
        let armies = self.from.map_or(0, |from| table.armies_at(from));
        let patrol = self.patrol(table);
        let attack = self.rolled(table);
        let land = |step: &Territory| (table.terms(*step), board.armies(*step));
        let lands: Vec<PathLand> = self.steps.iter().map(land).collect();
        let is_changed = Self::is_changed(attack, &lands);
        let against = lands.iter().map(|(_, defenders)| defenders).chain(&patrol).sum::<u32>();
        let most = match (self.chain_attack, self.from) {
            (_, Some(Post::Ship(_))) => MOST_ABOARD,
            (ChainAttack::Normal | ChainAttack::Even, _) if is_changed => MOST_CHANGED,
            (ChainAttack::Normal | ChainAttack::Even, _) => MOST_NORMAL,
            (ChainAttack::Committed, _) => (MOST_COMMITTED / against.max(1)).min(MOST_ABOARD),
        };
        let is_too_large = armies > most || against > MOST_NORMAL;
        let mut found = PathOdds {
            armies,
            patrol: patrol.len(),
            steps: Vec::new(),
            percent: None,
            floor: None,
            needed: None,
            is_too_large,
            is_changed,
        };
        if is_too_large || lands.is_empty() {
            return found;
        }
        let odds = self.odds_of(attack, armies, &patrol, &lands);
        let mut before = 1.0;
        for ((territory, land), step) in self.steps.iter().zip(&lands).zip(&odds.steps) {
            let alone = if before > 0.0 { step.conquest / before } else { 0.0 };
            before = step.conquest;
            found.steps.push(StepOdds {
                territory: *territory,
                owner: board.owner(*territory),
                defenders: land.1,
                alone: percent(alone),
                so_far: percent(step.conquest),
                left: step.left,
            });
        }
        found.percent = Some(percent(before));
        found.floor = found.percent.map(floor);
        found.needed = self.needed(attack, most, &patrol, &lands);
        found
    }
}

/// Returns the chance in percent below which a path that is carried out stops, given its chance at
/// the beginning: 50 %, or half its chance if that was below 50 %.
fn floor(percent: u32) -> u32 {
    if percent >= GOOD { GOOD } else { percent / 2 }
}

/// Returns the foreign shores near a ship, patrolled or not.
fn shores(table: &State, ship: ShipId) -> TerritorySet {
    let ship = table.fleet().get(ship);
    ship.map_or(TerritorySet::EMPTY, |ship| table.shores(ship) - table.spared())
}
