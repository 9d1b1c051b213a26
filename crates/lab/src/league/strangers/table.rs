//! A stranger's view of the board, with the queries that several policies share.

use std::sync::OnceLock;

use engine::battle::{ChainAttack, Odds, chances};
use engine::core::Seat;
use engine::game::{Action, Board, LEAST_BLOCK, Observation, Role, State};
use engine::world::{Continent, Territory, TerritorySet};

/// The largest battle whose odds are tabulated; both sides of larger ones are scaled down.
const LARGEST: u32 = 96;

/// The board as the seat sees it that decides.
pub(super) struct StrangerView<'a> {
    pub view: &'a Observation,
    /// Its public state.
    pub state: &'a State,
    /// The army that is played.
    pub me: Seat,
    /// The player who plays it.
    pub player: Seat,
    /// The territories of the army.
    pub held: TerritorySet,
}

impl<'a> StrangerView<'a> {
    /// Creates the view; `None` for an onlooker's observation.
    pub fn new(view: &'a Observation) -> Option<Self> {
        let (state, player, me) = (view.table(), view.viewer()?, view.army()?);
        Some(Self { view, state, me, player, held: state.board().held(me) })
    }

    pub fn board(&self) -> &'a Board {
        self.state.board()
    }

    pub fn armies(&self, at: Territory) -> u32 {
        self.board().armies(at)
    }

    pub fn owner(&self, at: Territory) -> Option<Seat> {
        self.board().owner(at)
    }

    /// Returns `true` if the army may attack this seat.
    pub fn is_foe(&self, seat: Seat) -> bool {
        seat != self.me && seat != self.player
    }

    /// Returns the neighbours that belong to others.
    pub fn foes_beside(&self, at: Territory) -> TerritorySet {
        let neighbours = self.state.neighbours(at).iter();
        neighbours.filter(|it| self.owner(*it).is_some_and(|owner| self.is_foe(owner))).collect()
    }

    /// Returns the territories beside one of another seat.
    pub fn front(&self) -> TerritorySet {
        self.held.iter().filter(|own| !self.foes_beside(*own).is_empty()).collect()
    }

    /// Returns the armies of others around a territory (the *border security threat* of Hahn 2010).
    pub fn threat(&self, at: Territory) -> u32 {
        self.foes_beside(at).iter().map(|foe| self.armies(foe)).sum()
    }

    /// Returns the armies in some territories.
    pub fn armies_in(&self, land: TerritorySet) -> u32 {
        land.iter().map(|at| self.armies(at)).sum()
    }

    /// Returns the other players still in the game.
    pub fn rivals(&self) -> Vec<Seat> {
        self.state.seats(Role::Player).filter(|seat| self.is_foe(*seat)).collect()
    }

    /// Returns a seat's armies and the income of two turns.
    pub fn power(&self, seat: Seat) -> u32 {
        self.state.total_armies(seat) + 2 * self.state.income_of(seat).flow()
    }

    /// Returns `true` if the army outnumbers all other players together.
    pub fn outnumbers_everybody(&self) -> bool {
        let theirs: u32 = self.rivals().into_iter().map(|it| self.state.total_armies(it)).sum();
        self.state.total_armies(self.me) > theirs
    }

    /// Returns all pairs of an own territory and a target that it can attack now.
    pub fn attacks(&self) -> Vec<(Territory, Territory)> {
        let from = self.state.attackers() & self.held;
        let pairs = from.iter().flat_map(|from| {
            (self.state.targets(from) & self.foes_beside(from)).iter().map(move |to| (from, to))
        });
        pairs.collect()
    }

    /// Returns the attack with the highest worth among those with at least this chance.
    pub fn best_attack(
        &self,
        least_chance: f64,
        worth: impl Fn(Territory, Territory) -> f64,
    ) -> Option<(Territory, Territory)> {
        let pairs = self.attacks().into_iter();
        pairs
            .filter(|(from, to)| self.chance(*from, *to) >= least_chance)
            .max_by(|(a, b), (c, d)| worth(*a, *b).total_cmp(&worth(*c, *d)))
    }

    /// Returns the surest attack if nothing has been conquered this turn, for the card.
    pub fn attack_for_card(&self, least_chance: f64) -> Option<(Territory, Territory)> {
        let wants = !self.state.turn().conquered;
        self.best_attack(least_chance, |from, to| self.chance(from, to)).filter(|_| wants)
    }

    /// Returns the chance to conquer a territory from another.
    pub fn chance(&self, from: Territory, to: Territory) -> f64 {
        self.chance_of(self.armies(from), self.armies(to))
    }

    /// Returns the same for this many armies, including the one that stays, by the better kind of
    /// attack.
    pub fn chance_of(&self, attackers: u32, defenders: u32) -> f64 {
        let committed = self.committed_chance(attackers, defenders);
        self.normal_chance(attackers, defenders).max(committed.unwrap_or(0.0))
    }

    /// Returns the attack as an action: committed with all armies where that has better chances
    /// than normal attacks.
    pub fn attack_action(&self, from: Territory, to: Territory) -> Action {
        let (own, theirs) = (self.armies(from), self.armies(to));
        let committed = self.committed_chance(own, theirs);
        if committed.is_some_and(|chance| chance > self.normal_chance(own, theirs)) {
            return Action::Commit { from, to, armies: self.state.committable_armies(from) };
        }
        Action::Attack { from, to }
    }

    /// Returns the chance of a committed attack with all armies but one; `None` where the rules
    /// have none or the armies are too few.
    fn committed_chance(&self, attackers: u32, defenders: u32) -> Option<f64> {
        /// The largest block whose odds are computed; larger battles are scaled down.
        const BLOCK: u32 = 32;
        const MOST: usize = BLOCK as usize + 1;
        static CHANCES: [[OnceLock<f64>; MOST]; MOST] =
            [const { [const { OnceLock::new() }; MOST] }; MOST];
        if !self.state.rules().large_attacks {
            return None;
        }
        let scale = attackers.max(defenders + 1).div_ceil(BLOCK).max(1);
        let own = attackers.checked_sub(1)? / scale;
        let theirs = (defenders / scale).max(1);
        if own < LEAST_BLOCK {
            return None;
        }
        let chance = CHANCES.get(own as usize)?.get(theirs as usize)?;
        Some(*chance.get_or_init(|| Odds::committed(own, theirs).conquest))
    }

    /// Returns the chance of normal attacks.
    fn normal_chance(&self, attackers: u32, defenders: u32) -> f64 {
        static TABLES: [OnceLock<Vec<Vec<f64>>>; 2] = [const { OnceLock::new() }; 2];
        let even = self.state.rules().three_defence_dice;
        let rolls = if even { ChainAttack::Even } else { ChainAttack::Normal };
        let table = TABLES[usize::from(even)].get_or_init(|| {
            (0..=LARGEST).map(|defenders| chances(rolls, LARGEST, &[defenders])).collect()
        });
        let scale = attackers.max(defenders).div_ceil(LARGEST).max(1);
        let row = table.get((defenders / scale) as usize);
        row.and_then(|row| row.get((attackers / scale) as usize)).copied().unwrap_or(0.0)
    }

    /// Returns the strongest own territory among these.
    pub fn strongest(&self, of: TerritorySet) -> Option<Territory> {
        (of & self.held).iter().max_by_key(|at| self.armies(*at))
    }

    /// Returns the own territory with the most armies among those beside `land`.
    pub fn strongest_beside(&self, land: TerritorySet) -> Option<Territory> {
        let beside = |own: &Territory| !(self.foes_beside(*own) & land).is_empty();
        self.strongest(self.held.iter().filter(beside).collect())
    }

    /// Returns the strongest own territory on the front, or anywhere if there is no front.
    pub fn strongest_front(&self) -> Option<Territory> {
        self.strongest(self.front()).or_else(|| self.strongest(self.held))
    }

    /// Returns the own territory on the front with the most foreign armies around it for each of
    /// its own: the largest *border security ratio* (Hahn 2010).
    pub fn least_secure(&self, of: TerritorySet) -> Option<Territory> {
        let ratio = |at: Territory| f64::from(self.threat(at)) / f64::from(self.armies(at).max(1));
        let front = of & self.front();
        front.iter().max_by(|a, b| ratio(*a).total_cmp(&ratio(*b)))
    }

    /// Returns the part of a continent that belongs to others.
    pub fn missing(&self, continent: Continent) -> TerritorySet {
        let missing = (continent.territories() - self.held).iter();
        missing.filter(|at| self.owner(*at).is_some_and(|owner| self.is_foe(owner))).collect()
    }

    /// Returns the land of the continents that the army holds whole.
    pub fn held_continents(&self) -> TerritorySet {
        let whole = self.board().continents(self.me).map(Continent::territories);
        whole.flat_map(TerritorySet::iter).collect()
    }

    /// Returns the number of steps from an own territory to the front, over own land.
    pub fn steps_to_front(&self, from: Territory) -> usize {
        let (front, mut reached) = (self.front(), TerritorySet::only(from));
        for steps in 0..self.held.len() {
            if !(reached & front).is_empty() {
                return steps;
            }
            let around = reached.iter().flat_map(|at| self.state.neighbours(at).iter());
            reached = reached.union(around.collect::<TerritorySet>() & self.held);
        }
        usize::MAX
    }
}
