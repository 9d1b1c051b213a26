//! The service that tries a board: many games between computer players, one after the other.

use crate::messages::{Reply, TrialCall};
use crate::trial::{TRIAL_GAMES, TRIAL_ROUNDS, TrialReport, TrialSettings};
use engine::game::RuleSet;
use engine::world::WorldId;
use players::arena::{Balance, GameLimits, Match};
use players::bot::Level;

/// The level of all players: quick enough for a hundred games in some seconds.
const LEVEL: Level = Level::Hard;

/// One trial at a time.
#[derive(Default)]
pub struct TrialService {
    /// The trial in progress.
    trial: Option<Trial>,
}

struct Trial {
    games: Match,
    balance: Balance,
    played: u32,
}

impl TrialService {
    /// Handles a call from the page and returns the reply; `None` if there is nothing to continue.
    /// The board must have been read.
    pub fn handle(&mut self, call: TrialCall) -> Option<Reply> {
        match call {
            TrialCall::Begin(settings) => Some(self.begin(&settings)),
            TrialCall::Continue => self.go_on(),
        }
    }

    fn begin(&mut self, settings: &TrialSettings) -> Reply {
        self.trial = Trial::new(settings);
        match &self.trial {
            Some(trial) => Reply::TrialProgress(trial.report()),
            None => Reply::TrialDone(None),
        }
    }

    fn go_on(&mut self) -> Option<Reply> {
        let mut trial = self.trial.take()?;
        if trial.play().is_none() {
            return Some(Reply::TrialDone(None));
        }
        let report = trial.report();
        if report.played >= TRIAL_GAMES {
            return Some(Reply::TrialDone(Some(report)));
        }
        self.trial = Some(trial);
        Some(Reply::TrialProgress(report))
    }
}

impl Trial {
    /// Returns `None` if games can't be played.
    fn new(settings: &TrialSettings) -> Option<Self> {
        let world = WorldId::titled(&settings.title).filter(|world| world.is_read())?;
        let rules = RuleSet::NAUTICAL.on_board(world);
        let players = usize::try_from(settings.players).ok()?;
        let games = Match {
            rules,
            levels: vec![LEVEL.name().to_owned(); players],
            games: TRIAL_GAMES.into(),
            seed: settings.seed,
            seated: true,
            limits: GameLimits { rounds: TRIAL_ROUNDS, ..GameLimits::default() },
        };
        games.check().ok()?;
        Some(Self { games, balance: Balance::new(rules.world(), players), played: 0 })
    }

    /// Plays the next game.
    fn play(&mut self) -> Option<()> {
        let result = self.games.play(self.played.into()).ok()?;
        self.balance.add(&result);
        self.played += 1;
        Some(())
    }

    fn report(&self) -> TrialReport {
        let tally = &self.balance.tally;
        TrialReport {
            played: self.played,
            by_turn: tally.by_turn.clone(),
            rounds: [10, 50, 90].map(|percent| tally.rounds_percentile(percent)),
            findings: self.balance.findings(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::World;
    use players::arena::Finding;

    const EARTH: &str = include_str!("../../engine/data/board.json");

    fn begin(service: &mut TrialService, title: &str, players: u32) -> Option<Reply> {
        let (board, title) = (String::new(), title.to_owned());
        service.handle(TrialCall::Begin(Box::new(TrialSettings { board, title, players, seed: 1 })))
    }

    /// Plays a whole trial.
    fn tried(title: &str, players: u32) -> TrialReport {
        let mut service = TrialService::default();
        assert!(matches!(begin(&mut service, title, players), Some(Reply::TrialProgress(_))));
        for played in 1.. {
            match service.handle(TrialCall::Continue) {
                Some(Reply::TrialProgress(report)) => assert_eq!(report.played, played),
                Some(Reply::TrialDone(Some(report))) => {
                    assert_eq!(service.handle(TrialCall::Continue), None, "there is nothing left");
                    return report;
                }
                other => panic!("{other:?}"),
            }
        }
        unreachable!()
    }

    #[test]
    fn a_board_with_a_bonus_that_is_far_too_high_is_found_out() {
        let mut board: serde_json::Value = serde_json::from_str(EARTH).unwrap();
        board["title"] = "Lopsided-7K3QF".into();
        board["continents"][5]["bonus"] = 30.into();
        World::read(&board.to_string()).unwrap();
        let report = tried("Lopsided-7K3QF", 4);
        assert_eq!(report.played, TRIAL_GAMES);
        let stands_out = |it: &Finding| {
            matches!(it, Finding::Continent { continent: 5, own, others }
                if own.wins * others.players > others.wins * own.players)
        };
        assert!(report.findings.iter().any(stands_out), "{report:?}");
    }

    #[test]
    fn the_earth_has_no_territory_that_nobody_fights_for() {
        let report = tried("Earth", 3);
        assert_eq!(report.by_turn.len(), 3);
        assert!(report.by_turn.iter().sum::<u64>() > 90, "{report:?}");
        let [short, median, long] = report.rounds;
        assert!(0 < short && short <= median && median <= long && long < TRIAL_ROUNDS);
        let is_land = |it: &Finding| {
            matches!(
                it,
                Finding::Unattacked(_) | Finding::Unconquered(_) | Finding::Unfinished { .. }
            )
        };
        assert!(!report.findings.iter().any(is_land), "{report:?}");
    }

    #[test]
    fn what_cannot_be_played_says_so() {
        let mut service = TrialService::default();
        assert_eq!(service.handle(TrialCall::Continue), None, "nothing has begun");
        for (title, players) in [("Unread-7K3QF", 2), ("Earth", 1), ("Earth", 7)] {
            assert_eq!(begin(&mut service, title, players), Some(Reply::TrialDone(None)));
            assert_eq!(service.handle(TrialCall::Continue), None);
        }
    }
}
