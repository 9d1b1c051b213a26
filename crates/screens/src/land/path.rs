//! The odds of a path: one territory after the other, with all armies but one moving on each time.
//! It begins on land, or aboard a ship that lands.

use super::odds::{percent, tenths};
use engine::battle::{
    ChainAttack, ChainOdds, LandingOdds, Post, SAFE, Terms, armies_needed, chain, chances,
};
use engine::core::{Seat, ShipId};
use engine::game::{Refusal, State};
use engine::world::{Territory, TerritorySet};

/// A path that a player draws: from a territory or ship of their own over territories of others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Path {
    pub from: Option<Post>,
    /// The territories to take, in order.
    pub steps: Vec<Territory>,
    /// The way each of them is attacked.
    pub chain_attack: ChainAttack,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepView {
    /// The territory to take.
    pub territory: Territory,
    pub owner: Option<Seat>,
    pub defenders: u32,
    /// The chance of this step once those before it have succeeded, in percent.
    pub alone: u32,
    /// The chance of all steps so far, in percent.
    pub so_far: u32,
    /// The average number of armies left there.
    pub left: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathView {
    pub from: Option<Post>,
    /// True if the path may also begin aboard a ship.
    pub ships: bool,
    pub armies: u32,
    /// The number of patrolling ships to beat before the landing (N4).
    pub patrol: usize,
    /// The steps; empty if there are too many armies to work out the odds.
    pub steps: Vec<StepView>,
    /// The chance of the whole path, in percent; `None` before the first step.
    pub percent: Option<u32>,
    /// The average number of armies left on the last territory.
    pub left: String,
    /// The chance of the rest, in percent, below which the path stops when it's carried out.
    pub floor: Option<u32>,
    /// The number of armies at the beginning that would give a chance of 80 %.
    pub needed: Option<u32>,
    /// The way each territory is attacked, where there is a choice.
    pub chain_attack: Option<ChainAttack>,
    /// The reason why there are no odds, if there are none.
    pub cannot: Option<&'static str>,
    /// The assumption behind the odds, where it should be stated.
    pub assume: Option<&'static str>,
}

/// A territory of a path: the terms on which it is attacked, and the number of its defenders.
type Land = (Terms, u32);

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
            table.check_attack_from(territory)?;
            self.begin_at(territory.into());
            return Ok(());
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
        table.check_crewed(ship)?;
        self.begin_at(ship.into());
        Ok(())
    }

    fn begin_at(&mut self, from: Post) {
        self.from = (self.from != Some(from)).then_some(from);
        self.steps.clear();
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
    fn is_changed(attack: ChainAttack, lands: &[Land]) -> bool {
        attack != ChainAttack::Committed && lands.iter().any(|(terms, _)| !terms.are_plain())
    }

    fn odds(&self, attack: ChainAttack, armies: u32, patrol: &[u32], lands: &[Land]) -> ChainOdds {
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
            // One more is aboard, and stays there.
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
        lands: &[Land],
    ) -> Option<u32> {
        if matches!(self.from, Some(Post::Ship(_))) || Self::is_changed(attack, lands) {
            let whole = |armies| {
                let odds = self.odds(attack, armies, patrol, lands);
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
        let lands: Vec<Land> = self.steps.iter().map(land).collect();
        let attack = self.rolled(table);
        let (most, against) = (table.armies_at(from), lands.iter().map(|land| land.1).sum::<u32>());
        if Self::is_changed(attack, &lands) || most.max(against) > MOST_NORMAL {
            return None;
        }
        let defenders: Vec<u32> = lands.iter().map(|(_, defenders)| *defenders).collect();
        let chances = chances(attack, most, &defenders);
        u32::try_from(chances.iter().position(|chance| percent(*chance) >= floor)?).ok()
    }

    /// Returns the path with its odds.
    pub(crate) fn view(&self, table: &State) -> PathView {
        let board = table.board();
        let armies = self.from.map_or(0, |from| table.armies_at(from));
        let patrol = self.patrol(table);
        let attack = self.rolled(table);
        let land = |step: &Territory| (table.terms(*step), board.armies(*step));
        let lands: Vec<Land> = self.steps.iter().map(land).collect();
        let is_changed = Self::is_changed(attack, &lands);
        let against = lands.iter().map(|(_, defenders)| defenders).chain(&patrol).sum::<u32>();
        let most = match (self.chain_attack, self.from) {
            (_, Some(Post::Ship(_))) => MOST_ABOARD,
            (ChainAttack::Normal | ChainAttack::Even, _) if is_changed => MOST_CHANGED,
            (ChainAttack::Normal | ChainAttack::Even, _) => MOST_NORMAL,
            (ChainAttack::Committed, _) => (MOST_COMMITTED / against.max(1)).min(MOST_ABOARD),
        };
        let cannot = (armies > most || against > MOST_NORMAL).then(text::land_told::too_many);
        let mut view = PathView {
            from: self.from,
            ships: table.rules().ships,
            armies,
            patrol: patrol.len(),
            steps: Vec::new(),
            percent: None,
            left: String::new(),
            floor: None,
            needed: None,
            chain_attack: table.rules().large_attacks.then_some(self.chain_attack),
            cannot,
            assume: is_changed.then(text::land_told::odds_assume),
        };
        if cannot.is_some() || lands.is_empty() {
            return view;
        }
        let odds = self.odds(attack, armies, &patrol, &lands);
        let mut before = 1.0;
        for ((territory, land), step) in self.steps.iter().zip(&lands).zip(&odds.steps) {
            let alone = if before > 0.0 { step.conquest / before } else { 0.0 };
            before = step.conquest;
            view.steps.push(StepView {
                territory: *territory,
                owner: board.owner(*territory),
                defenders: land.1,
                alone: percent(alone),
                so_far: percent(step.conquest),
                left: tenths(step.left),
            });
        }
        view.percent = Some(percent(before));
        view.floor = view.percent.map(floor);
        view.left = view.steps.last().map_or(String::new(), |step| step.left.clone());
        view.needed = self.needed(attack, most, &patrol, &lands);
        view
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::land::path_action::PathAction;
    use crate::table::draft::Draft;
    use engine::battle::Odds;
    use engine::record::Position;
    use engine::world::names::{Alberta, Brazil, EastAfrica, Egypt, NorthAfrica, Peru, Venezuela};

    fn table(rules: &str) -> State {
        Position::parse(&format!(
            "rules {rules}
             players Red Blue
             turn Red campaign
             Venezuela Red 12
             Peru Red 1
             Brazil Blue 3
             North-Africa Blue 2
             * Blue 1"
        ))
        .unwrap()
    }

    fn drawn(table: &State, taps: &[Territory]) -> Draft {
        let mut draft = Draft::default();
        draft.draw(table, PathAction::Begin).unwrap();
        for territory in taps {
            assert_eq!(draft.tap(table, *territory), Ok(Vec::new()));
        }
        draft
    }

    fn view(table: &State, taps: &[Territory]) -> PathView {
        drawn(table, taps).path.unwrap().view(table)
    }

    #[test]
    fn a_path_has_the_odds_of_the_whole_and_of_each_step() {
        let table = table("next");
        let path = view(&table, &[Venezuela, Brazil, NorthAfrica, Egypt]);
        assert!(!path.ships);
        let odds = chain(ChainAttack::Normal, 12, &[3, 2, 1]);
        assert_eq!(path.percent, Some(percent(odds.steps[2].conquest)));
        assert_eq!(path.steps.len(), 3);
        assert_eq!(path.steps[0].alone, percent(Odds::normal(12, 3).conquest));
        assert_eq!(path.steps[0].alone, path.steps[0].so_far);
        assert!(path.steps[1].alone >= path.steps[1].so_far);
        assert_eq!(path.left, tenths(odds.steps[2].left));
        let needed = path.needed.unwrap();
        let whole = |armies| chain(ChainAttack::Normal, armies, &[3, 2, 1]).steps[2].conquest;
        assert!(whole(needed) >= SAFE && whole(needed - 1) < SAFE);
        assert_eq!(path.chain_attack, None, "the game has no large attacks");
    }

    #[test]
    fn l7_a_path_counts_what_lies_on_each_territory_and_says_what_it_assumes() {
        let table = |scars: &str| {
            Position::parse(&format!(
                "rules legacy-attack
                 players Red Blue
                 turn Red campaign
                 Venezuela Red 12
                 Brazil Blue 3
                 North-Africa Blue 2
                 {scars}
                 * Blue 1"
            ))
            .unwrap()
        };
        let scarred = table("scar Brazil fortification 3\nscar North-Africa bunker");
        let path = view(&scarred, &[Venezuela, Brazil, NorthAfrica]);
        let lands = [(scarred.terms(Brazil), 3), (scarred.terms(NorthAfrica), 2)];
        let of = |armies: usize| ChainOdds::on([vec![0.0; armies], vec![1.0]].concat(), &lands);
        assert_eq!(path.percent, Some(percent(of(12).steps[1].conquest)));
        let first = Odds::on(&lands[0].0, 12, 3).conquest;
        assert_eq!(path.steps[0].alone, percent(first));
        let open = view(&table(""), &[Venezuela, Brazil, NorthAfrica]);
        assert!(path.percent < open.percent, "{:?} {:?}", path.percent, open.percent);
        let needed = path.needed.unwrap() as usize;
        assert!(of(needed).steps[1].conquest >= SAFE && of(needed - 1).steps[1].conquest < SAFE);
        assert_eq!(path.assume, Some(text::land_told::odds_assume()));
        let plain = self::table("next");
        assert_eq!(view(&plain, &[Venezuela, Brazil]).assume, None, "nothing has to be assumed");
    }

    #[test]
    fn l7_a_landing_meets_what_lies_on_the_shore_behind_the_patrol() {
        let ship = ShipId::all().next().unwrap();
        let path = |steps: &[Territory]| Path {
            from: Some(ship.into()),
            steps: steps.to_vec(),
            chain_attack: ChainAttack::Normal,
        };
        let state = off_egypt("ship 2 Blue 2 at 9,8\nscar Egypt bunker");
        let view = path(&[Egypt, EastAfrica]).view(&state);
        let past = LandingOdds::new(ChainAttack::Normal, 7, &[2], 2);
        assert!(view.steps[0].so_far < percent(past.conquest), "the bunker counts");
        assert!(view.assume.is_some());
        let committed =
            Path { chain_attack: ChainAttack::Committed, ..path(&[Egypt]) }.view(&state);
        let all = LandingOdds::new(ChainAttack::Committed, 7, &[2], 2);
        assert_eq!(committed.steps[0].so_far, percent(all.conquest), "large attacks know none");
        assert_eq!(committed.assume, None);
    }

    #[test]
    fn a_path_goes_from_border_to_border_and_says_why_not() {
        let table = table("next");
        let mut draft = drawn(&table, &[]);
        assert!(matches!(draft.tap(&table, Brazil), Err(Refusal::NotYours(..))));
        assert_eq!(draft.tap(&table, Peru), Err(Refusal::NoneToSpare(Peru)));
        draft.tap(&table, Venezuela).unwrap();
        assert_eq!(draft.tap(&table, Alberta), Err(Refusal::NoBorder(Venezuela, Alberta)));
        draft.tap(&table, Brazil).unwrap();
        assert_eq!(draft.tap(&table, Egypt), Err(Refusal::NoBorder(Brazil, Egypt)));
        draft.tap(&table, NorthAfrica).unwrap();
        let path = draft.path.as_ref().unwrap();
        assert_eq!(path.arrows(), [(Venezuela, Brazil), (Brazil, NorthAfrica)]);
        assert!(path.next(&table).contains(Egypt) && !path.next(&table).contains(Brazil));
    }

    #[test]
    fn steps_are_taken_back_one_by_one_or_all_at_once() {
        let table = table("next");
        let mut draft = drawn(&table, &[Venezuela, Brazil, NorthAfrica, EastAfrica]);
        draft.draw(&table, PathAction::Back).unwrap();
        let steps = |draft: &Draft| draft.path.as_ref().unwrap().steps.clone();
        assert_eq!(steps(&draft), [Brazil, NorthAfrica]);
        draft.tap(&table, Brazil).unwrap();
        assert!(steps(&draft).is_empty());
        draft.draw(&table, PathAction::Back).unwrap();
        assert_eq!(draft.path, Some(Path::default()));
        draft.tap(&table, Venezuela).unwrap();
        draft.draw(&table, PathAction::Clear).unwrap();
        assert_eq!(draft.path, Some(Path::default()));
        draft.draw(&table, PathAction::Begin).unwrap();
        assert_eq!(draft.path, None, "asked for again it goes");
    }

    #[test]
    fn the_first_step_of_a_path_can_be_attacked() {
        let table = table("nautical");
        let mut draft = drawn(&table, &[Venezuela, Brazil, NorthAfrica]);
        draft.draw(&table, PathAction::AttackWith(ChainAttack::Committed)).unwrap();
        let path = draft.path.as_ref().unwrap().view(&table);
        assert_eq!(path.chain_attack, Some(ChainAttack::Committed));
        let odds = chain(ChainAttack::Committed, 12, &[3, 2]);
        assert_eq!(path.percent, Some(percent(odds.steps[1].conquest)));
        draft.draw(&table, PathAction::Attack).unwrap();
        assert_eq!((draft.from, draft.to, draft.path), (Some(Venezuela), Some(Brazil), None));
    }

    fn off_egypt(patrol: &str) -> State {
        Position::parse(&format!(
            "players Red Blue
             turn Red campaign
             Brazil Red 3
             Egypt Blue 2
             East-Africa Blue 1
             ship 1 Red 7 at 7,15
             {patrol}
             * Blue 1"
        ))
        .unwrap()
    }

    #[test]
    fn a_path_begins_aboard_a_ship_that_lands() {
        let ship = ShipId::all().next().unwrap();
        let mut draft = Draft::default();
        let table = off_egypt("");
        draft.draw(&table, PathAction::Begin).unwrap();
        draft.tap_ship(&table, ship).unwrap();
        assert_eq!(draft.tap(&table, Alberta), Err(Refusal::NotInHarbour(Alberta)));
        for step in [Egypt, EastAfrica] {
            draft.tap(&table, step).unwrap();
        }
        let path = draft.path.clone().unwrap();
        let landing = LandingOdds::new(ChainAttack::Normal, 7, &[], 2);
        let view = path.view(&table);
        assert_eq!((view.armies, view.steps[0].so_far), (7, percent(landing.conquest)));
        let inland = landing.inland(ChainAttack::Normal, &[1]);
        assert_eq!(view.percent, Some(percent(inland.steps[1].conquest)));
        assert!(view.needed.is_some_and(|needed| needed <= 7 || view.percent < Some(80)));
        assert_eq!(path.arrows(), [(Egypt, EastAfrica)]);

        let patrolled = path.view(&off_egypt("ship 2 Blue 2 at 9,8"));
        assert_eq!(patrolled.patrol, 1);
        let past = LandingOdds::new(ChainAttack::Normal, 7, &[2], 2);
        assert_eq!(patrolled.steps[0].so_far, percent(past.conquest));

        draft.draw(&table, PathAction::Attack).unwrap();
        assert_eq!((draft.ship, draft.to, draft.path), (Some(ship), Some(Egypt), None));
    }
}
