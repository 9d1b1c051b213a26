//! A newcomer may win a first game: `easy` is an opponent for beginners, with or without the
//! coach's hints.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use red_queens_engine::battle::Post;
use red_queens_engine::game::{
    Action, Ask, Board, Choice, Force, Legal, Observation, Phase, Purchase, RuleSet, State, Until,
};
use red_queens_engine::world::{Territory, TerritorySet};
use red_queens_players::arena::{GameLimits, Match, quick_start};
use red_queens_players::bot::{Bot, Hard, Level, by_name, plain_action};

/// The number of armies by which an attack must outnumber the defender to look good.
const EDGE: u32 = 3;

/// A newcomer's view of the map.
struct NewcomerMap<'a> {
    state: &'a State,
    board: &'a Board,
    held: TerritorySet,
}

impl<'a> NewcomerMap<'a> {
    fn new(view: &'a Observation) -> Option<Self> {
        let (state, me) = (view.table(), view.viewer()?);
        Some(Self { state, board: state.board(), held: state.board().held(me) })
    }

    fn is_front(&self, own: Territory) -> bool {
        !(self.state.world().neighbours(own) - self.held).is_empty()
    }

    fn thinnest_front(&self) -> Option<Territory> {
        let fronts = self.held.iter().filter(|own| self.is_front(*own));
        fronts.min_by_key(|own| self.board.armies(*own))
    }

    fn biggest_front(&self) -> Option<Territory> {
        let fronts = self.held.iter().filter(|own| self.is_front(*own));
        fronts.max_by_key(|own| self.board.armies(*own))
    }

    /// Attacks where there are far more armies here than there, first where a continent is nearly
    /// whole, since its bonus is written on the map.
    fn attack(&self) -> Option<Action> {
        let pairs = self
            .state
            .attackers()
            .iter()
            .flat_map(|from| self.state.targets(from).iter().map(move |to| (from, to)));
        let armies = |at: Territory| self.board.armies(at);
        let looks_good = |(from, to): &(Territory, Territory)| {
            let missing = (to.continent().territories() - self.held).len();
            (std::cmp::Reverse(missing), armies(*from) - armies(*to))
        };
        let far_more = pairs.filter(|(from, to)| armies(*from) >= armies(*to) + EDGE);
        let (from, to) = far_more.max_by_key(looks_good)?;
        Some(Action::Attack { from, to })
    }

    fn roll(&self) -> Option<Action> {
        let Phase::Battle(battle) = self.state.phase() else { return None };
        let Force::Normal(from) = battle.force else { return None };
        let (_, most) = self.state.normal_dice(from);
        Some(Action::Roll { dice: u8::try_from(most).ok()?, until: Until::Conquest })
    }

    /// Moves all armies on if nobody is left to fight behind them; otherwise all stay.
    fn advance(&self, from: Territory, to: Territory, most: u32) -> Action {
        let goes = self.is_front(to) && !self.is_front(from);
        Action::Advance { armies: if goes { most } else { 0 } }
    }

    /// Moves armies from the interior to a border beside it.
    fn transfer(&self, legal: &Legal) -> Option<Action> {
        legal.choices.iter().find_map(|choice| match choice {
            Choice::Transfer { from, to, most } if !self.is_front(*from) => {
                let to = to.iter().find(|to| self.is_front(*to))?;
                Some(Action::Transfer { from: *from, to, armies: *most })
            }
            _ => None,
        })
    }
}

/// A newcomer who takes hints on placing armies, on attacks and on when to stop. Otherwise it plays
/// alone: it never calls an ally and folds at poker.
struct Follower(Hard);

impl Follower {
    fn answer(&mut self, view: &Observation, legal: &Legal) -> Option<Action> {
        let table = NewcomerMap::new(view)?;
        match view.prompt()?.ask {
            Ask::Garrison { .. }
            | Ask::Arrange
            | Ask::Reinforce { .. }
            | Ask::Campaign
            | Ask::Battle { .. }
            | Ask::Cruise { .. } => Some(self.0.decide(view, legal)),
            Ask::Advance { from: Post::Land(from), to, most } => {
                Some(table.advance(from, to, most))
            }
            Ask::Draw => Some(Action::Draw),
            Ask::Transfer => table.transfer(legal),
            _ => None,
        }
    }
}

/// A newcomer without hints, who has only learned from the lessons to place armies where it wants
/// to attack: on its strongest border. All other borders stay bare. It attacks where there are far
/// more armies here than there, and moves idle armies to a border. It ignores everything else.
#[derive(Default)]
struct Novice {
    /// True to strengthen its thinnest borders too, and to stop after a few conquests in a turn.
    is_careful: bool,
    /// The round in which its campaign began, and the number of its territories then.
    began: (u32, usize),
}

/// The number of conquests in a turn that satisfies a careful newcomer.
const ENOUGH: usize = 3;
/// The most armies that a careful newcomer places together, on its strongest border.
const TOGETHER: u32 = 3;

impl Novice {
    fn deploy(&self, table: &NewcomerMap, left: u32) -> Option<Action> {
        if self.is_careful && left > TOGETHER {
            let thinnest = table.thinnest_front()?;
            return Some(Action::Deploy { territory: thinnest, armies: left.div_ceil(4) });
        }
        let territory = table.biggest_front()?;
        (left > 0).then_some(Action::Deploy { territory, armies: left })
    }

    fn answer(&mut self, view: &Observation, legal: &Legal) -> Option<Action> {
        let table = NewcomerMap::new(view)?;
        match view.prompt()?.ask {
            Ask::Garrison { .. } => legal.choices.iter().find_map(|choice| match choice {
                Choice::Garrison { most, .. } => {
                    Some(Action::Garrison { territory: table.biggest_front()?, armies: *most })
                }
                _ => None,
            }),
            Ask::Reinforce { left, .. } => {
                let kinds = table.state.rules().set_kinds();
                let set = view.hand_in_action().sets_of(kinds).next();
                let turn_in = set.map(|cards| Action::TurnIn { cards, buy: Purchase::Armies });
                turn_in.filter(|action| legal.allows(action)).or_else(|| self.deploy(&table, left))
            }
            Ask::Campaign => {
                let round = table.state.turn().round;
                if self.began.0 != round {
                    self.began = (round, table.held.len());
                }
                let is_content = self.is_careful && table.held.len() >= self.began.1 + ENOUGH;
                if is_content { None } else { table.attack() }
            }
            Ask::Battle { large: false, .. } => table.roll(),
            Ask::Advance { from: Post::Land(from), to, most } => {
                Some(table.advance(from, to, most))
            }
            Ask::Draw => Some(Action::Draw),
            Ask::Transfer => table.transfer(legal),
            _ => None,
        }
    }
}

fn or_plain(answer: Option<Action>, legal: &Legal) -> Action {
    answer.filter(|action| legal.allows(action)).unwrap_or_else(|| plain_action(legal))
}

impl Bot for Follower {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        or_plain(self.answer(view, legal), legal)
    }
}

impl Bot for Novice {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        or_plain(self.answer(view, legal), legal)
    }
}

const FOLLOWER: &str = "follower";
const NOVICE: &str = "novice";
const CAREFUL: &str = "careful";

fn bot(name: &str, seed: u64) -> Box<dyn Bot> {
    match name {
        FOLLOWER => Box::new(Follower(Hard::new(seed))),
        NOVICE => Box::<Novice>::default(),
        CAREFUL => Box::new(Novice { is_careful: true, ..Novice::default() }),
        _ => by_name(name, seed).unwrap(),
    }
}

/// Returns the percentage of games that a newcomer wins against three easy players, with places
/// changed from game to game.
fn won_against_three_easy(rules: RuleSet, newcomer: &str) -> f64 {
    let games: u64 = std::env::var("GAMES").map_or(100, |games| games.parse().unwrap());
    let levels = [newcomer, "easy", "easy", "easy"].map(str::to_owned).into();
    let limits = GameLimits { rounds: 120, actions: 100_000 };
    let matchup = Match { rules, levels, games, seed: 77, seated: false, limits };
    let mut tally = matchup.tally();
    for number in 0..games {
        let seats = matchup.seats(number);
        let mut bots: Vec<_> = seats.map(|(level, seed)| bot(level, seed)).collect();
        tally.add(&matchup.score(number, &matchup.play_with(number, &mut bots).unwrap()));
    }
    let median = tally.rounds_percentile(50);
    println!(
        "{newcomer}: {} of {games}, {} unfinished, half within {median} rounds",
        tally.wins[0], tally.unfinished
    );
    assert_eq!(tally.faults, 0);
    let in_numbers = |number: u64| f64::from(u32::try_from(number).unwrap());
    100.0 * in_numbers(tally.wins[0]) / in_numbers(games)
}

/// `GAMES=1000 cargo test -p red-queens-players --profile soak --test newcomers -- --nocapture` plays more.
#[test]
fn who_follows_the_hints_beats_three_that_play_easy_in_most_games() {
    for rules in [RuleSet::NEXT, RuleSet::NAUTICAL] {
        let won = won_against_three_easy(rules, FOLLOWER);
        assert!(won >= 60.0, "{won}");
    }
}

#[test]
fn who_listens_to_nobody_has_an_even_chance_against_three_that_play_easy() {
    for newcomer in [NOVICE, CAREFUL] {
        let won = won_against_three_easy(RuleSet::NEXT, newcomer);
        assert!(won >= 25.0, "{newcomer} {won}");
    }
}

/// A newcomer who follows every hint in a quick start keeps their land at first, and wins most
/// games, but not all: the lead changes in most of them.
#[test]
fn a_quick_start_stays_fair_and_open() {
    let games = 60;
    let levels = quick_start::levels().map(Level::name).map(str::to_owned).collect();
    let limits = GameLimits::default();
    let rules = quick_start::RULES;
    let tally = Match { rules, levels, games, seed: 77, seated: true, limits }.play_all().unwrap();
    let (kept, won, changed) = (tally.kept_land[0], tally.wins[0], tally.leader_changed);
    println!("kept six {kept}, won {won}, the lead changed {changed} of {games}");
    assert!(100 * kept >= 85 * games, "{kept}");
    assert!((55 * games..=85 * games).contains(&(100 * won)), "{won}");
    assert!(2 * changed > games, "{changed}");
}

#[test]
fn three_that_play_easy_come_to_an_end_in_every_rule_set() {
    for (name, rules) in RuleSet::PRESETS {
        let levels = ["easy"; 3].map(str::to_owned).into();
        let limits = GameLimits { rounds: 120, actions: 100_000 };
        let matchup = Match { rules, levels, games: 200, seed: 3, seated: false, limits };
        let tally = matchup.play_all().unwrap();
        println!(
            "{name:?}: half within {} rounds, longest {}",
            tally.rounds_percentile(50),
            tally.rounds_percentile(100)
        );
        assert_eq!((tally.faults, tally.unfinished), (0, 0), "{name:?}");
    }
}
