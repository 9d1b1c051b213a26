//! The analysis of a finished game, one piece at a time.

use super::CERTAIN;
use super::attribution::{Attribution, GroupLuck};
use super::luck_source::LuckSource;
use super::report::{ActionGroup, GameAnalysis, Mistake, Share, Swing};
use super::suspected_mistake::SuspectedMistake;
use engine::core::{BySeat, Message, Seat};
use engine::game::{Action, SetupError, State};
use engine::messages;
use engine::record::{Record, Replay};
use stdx::InOrder;

/// The number of moments and decisions to report for each player.
const MOST_REPORTED: usize = 5;

/// The number of actions in a piece.
const ACTIONS_PER_STEP: usize = 8;

/// The number of rollouts for each suspected mistake in the first pass.
const FIRST_ROLLOUTS: u32 = 3;

/// The number of rollouts for the most promising ones in the second pass.
const SECOND_ROLLOUTS: u32 = 24;

/// The number of suspected mistakes of each player in the second pass.
const IN_SECOND_PASS: usize = 8;

/// The number of suspected mistakes of each player in the first pass.
const IN_FIRST_PASS: usize = 60;

/// The least change of a chance to report.
const LEAST_CHANGE: i32 = CERTAIN / 200;

/// The reason why a game can't be analysed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.reason())]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum AnalysisError {
    /// The record isn't a valid game.
    InvalidGame(#[from] SetupError),
    /// The game is still going on, or breaks off; hidden cards and objectives must stay hidden.
    NotOver,
}

messages! { AnalysisError {
    Self::InvalidGame(error) => (error),
    Self::NotOver => [
        "not-over",
        "Only finished games can be analysed: earlier, the analysis would give hidden cards away."
    ],
} }

/// The analysis of a finished game. It takes some seconds in all; the same game gives the same
/// result.
pub struct GameAnalyser {
    attribution: Attribution,
    replay: Replay,
    stage: AnalysisStage,
    suspects: Vec<SuspectedMistake>,
    /// The number of suspected mistakes examined at this stage.
    place: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AnalysisStage {
    Attribution,
    FirstPass,
    SecondPass,
    Over,
}

impl GameAnalyser {
    /// Starts the analysis of a game.
    ///
    /// # Errors
    /// Fails if the record isn't a finished game.
    pub fn new(record: Record) -> Result<Self, AnalysisError> {
        let replay = Replay::new(record.clone())?;
        let is_over = replay.at(replay.len()).outcome().is_some();
        if replay.fault().is_some() || !is_over {
            return Err(AnalysisError::NotOver);
        }
        let attribution = Attribution::new(record)?;
        Ok(Self {
            attribution,
            replay,
            stage: AnalysisStage::Attribution,
            suspects: Vec::new(),
            place: 0,
        })
    }

    /// Returns the progress in percent.
    pub fn percent(&self) -> u8 {
        let (done, of, from, to) = match self.stage {
            AnalysisStage::Attribution => (self.attribution.number, self.replay.len(), 0, 40),
            AnalysisStage::FirstPass => (self.place, self.suspects.len(), 40, 80),
            AnalysisStage::SecondPass => (self.place, self.suspects.len(), 80, 99),
            AnalysisStage::Over => (1, 1, 0, 100),
        };
        u8::try_from(from + (to - from) * done / of.max(1)).unwrap_or(100)
    }

    /// Continues with the next piece. Returns the results once nothing is left to do, and `None`
    /// before that.
    pub fn step(&mut self) -> Option<GameAnalysis> {
        match self.stage {
            AnalysisStage::Attribution => {
                if !(0..ACTIONS_PER_STEP).all(|_| self.follow()) {
                    self.enter(AnalysisStage::FirstPass, IN_FIRST_PASS);
                }
            }
            AnalysisStage::FirstPass => {
                if !self
                    .examine_next(|suspect, before| suspect.run_rollouts(before, FIRST_ROLLOUTS))
                {
                    self.enter(AnalysisStage::SecondPass, IN_SECOND_PASS);
                }
            }
            AnalysisStage::SecondPass => {
                let closely = |suspect: &mut SuspectedMistake, before: &State| {
                    suspect.ask_expert(before);
                    suspect.run_rollouts(before, SECOND_ROLLOUTS);
                };
                if !self.examine_next(closely) {
                    self.stage = AnalysisStage::Over;
                }
            }
            AnalysisStage::Over => return Some(self.results()),
        }
        None
    }

    /// Follows one action, and notes the expert's choice if it differs.
    fn follow(&mut self) -> bool {
        let (number, before) = (self.attribution.number, self.attribution.state.clone());
        let player_armies = self.attribution.player_armies.clone();
        let goes_on = self.attribution.step();
        if goes_on && let Some(done) = self.attribution.groups.last() {
            let group = (ActionGroup { from: number, ..done.group }, done.group.from == number);
            self.suspects.extend(SuspectedMistake::of(
                group,
                self.replay.actions(),
                &before,
                player_armies,
            ));
        }
        goes_on
    }

    /// Enters a stage with at most `most` suspected mistakes of each player, those of most weight.
    fn enter(&mut self, stage: AnalysisStage, most: usize) {
        (self.stage, self.place) = (stage, 0);
        self.suspects.order_by(|a, b| b.priority().total_cmp(&a.priority()));
        let mut left = BySeat::splat(most);
        self.suspects.retain(|suspect| {
            let left = &mut left[suspect.group.by];
            let stays = *left > 0;
            *left = left.saturating_sub(1);
            stays
        });
    }

    /// Examines the next suspected mistake; returns `false` if there is none.
    fn examine_next(&mut self, look: impl FnOnce(&mut SuspectedMistake, &State)) -> bool {
        let Some(suspect) = self.suspects.get_mut(self.place) else { return false };
        look(suspect, &self.replay.at(suspect.group.from));
        self.place += 1;
        true
    }

    fn results(&mut self) -> GameAnalysis {
        let attribution = &self.attribution;
        let began = attribution.record.setup.players.iter().map(|player| player.seat);
        let mut players: Vec<Seat> = began.collect();
        for action in &attribution.record.actions {
            if let Action::Join { ally } = *action
                && !players.contains(&ally)
            {
                players.push(ally);
            }
        }
        let battles = attribution.record.clone().verify().map(|it| it.luck).unwrap_or_default();
        GameAnalysis {
            players,
            shares: BySeat::from_fn(|seat| Share {
                result: attribution.chances.last().map_or(0, |last| last[seat]),
                ..attribution.shares[seat]
            }),
            chances: attribution.chances.clone(),
            luckiest: BySeat::from_fn(|seat| self.swings(seat, |luck| luck)),
            unluckiest: BySeat::from_fn(|seat| self.swings(seat, |luck| -luck)),
            costliest: BySeat::from_fn(|seat| self.costliest(seat)),
            counts: attribution.counter.with(&battles),
        }
    }

    /// Returns the costliest decisions of a player, at most one for each sequence of actions.
    fn costliest(&self, seat: Seat) -> Vec<Mistake> {
        let of = self
            .suspects
            .iter()
            .filter(|suspect| suspect.group.by == seat && suspect.is_significant());
        let mut found: Vec<Mistake> = Vec::new();
        for mistake in of.map(SuspectedMistake::to_mistake).filter(|it| it.cost >= LEAST_CHANGE) {
            match found.iter_mut().find(|it| self.group_at(it) == self.group_at(&mistake)) {
                Some(same) if same.cost >= mistake.cost => {}
                Some(same) => *same = mistake,
                None => found.push(mistake),
            }
        }
        found.order_by(|a, b| b.cost.cmp(&a.cost));
        found.truncate(MOST_REPORTED);
        found
    }

    /// Returns the index of the sequence of actions to which a decision belongs.
    fn group_at(&self, mistake: &Mistake) -> usize {
        self.attribution.groups.partition_point(|done| done.group.from <= mistake.group.from)
    }

    /// Returns the moments in which luck moved the chance of a player most; `counts` selects good
    /// or bad luck.
    fn swings(&self, seat: Seat, counts: fn(i32) -> i32) -> Vec<Swing> {
        let luck = |done: &GroupLuck| counts(done.luck[seat].iter().sum());
        let mut groups: Vec<&GroupLuck> =
            self.attribution.groups.iter().filter(|done| luck(done) >= LEAST_CHANGE).collect();
        groups.order_by(|a, b| luck(b).cmp(&luck(a)));
        let swing = |done: &GroupLuck| {
            let by_kind = done.luck[seat];
            let most = by_kind.iter().enumerate().max_by_key(|(_, luck)| counts(**luck));
            let kind = most.map_or(LuckSource::Other, |(place, _)| LuckSource::ALL[place]);
            let before = self.replay.at(done.group.from);
            let better =
                SuspectedMistake::expert_alternative(done.group, self.replay.actions(), &before);
            Swing { group: done.group, better, kind, luck: by_kind.iter().sum() }
        };
        groups.into_iter().take(MOST_REPORTED).map(swing).collect()
    }
}
