//! The analysis of a finished game, one piece at a time.

use super::CERTAIN;
use super::course::{Course, Done};
use super::judge::Doubt;
use super::kind::Kind;
use super::report::{Costly, Deed, Insight, Share, Swing};
use engine::core::{BySeat, InOrder, Seat};
use engine::game::{Action, SetupError, State};
use engine::record::{Record, Replay};

/// The number of moments and decisions to report for each player.
const TOLD: usize = 5;

/// The number of actions in a piece.
const PIECE: usize = 8;

/// The number of rollouts for each suspected mistake in the first pass.
const FIRST: u32 = 3;

/// The number of rollouts for the most promising ones in the second pass.
const THEN: u32 = 24;

/// The number of suspected mistakes of each player in the second pass.
const CLOSE: usize = 8;

/// The number of suspected mistakes of each player in the first pass.
const DOUBTS: usize = 60;

/// The least change of a chance to report.
const LEAST: i32 = CERTAIN / 200;

/// The reason why a game can't be analysed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoInsight {
    /// The record isn't a valid game.
    #[error(transparent)]
    NoGame(#[from] SetupError),
    /// The game is still going on, or breaks off; hidden cards and objectives must stay hidden.
    #[error("{}", text::insight::not_over())]
    NotOver,
}

/// The analysis of a finished game. It takes some seconds in all; the same game gives the same
/// result.
pub struct Analysis {
    course: Course,
    replay: Replay,
    stage: Stage,
    doubts: Vec<Doubt>,
    /// The number of suspected mistakes examined at this stage.
    place: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Course,
    First,
    Close,
    Over,
}

impl Analysis {
    /// Starts the analysis of a game.
    ///
    /// # Errors
    /// Fails if the record isn't a finished game.
    pub fn new(record: Record) -> Result<Self, NoInsight> {
        let replay = Replay::new(record.clone())?;
        let is_over = replay.at(replay.len()).outcome().is_some();
        if replay.fault().is_some() || !is_over {
            return Err(NoInsight::NotOver);
        }
        let course = Course::new(record)?;
        Ok(Self { course, replay, stage: Stage::Course, doubts: Vec::new(), place: 0 })
    }

    /// Returns the progress in percent.
    pub fn percent(&self) -> u8 {
        let (done, of, from, to) = match self.stage {
            Stage::Course => (self.course.number, self.replay.len(), 0, 40),
            Stage::First => (self.place, self.doubts.len(), 40, 80),
            Stage::Close => (self.place, self.doubts.len(), 80, 99),
            Stage::Over => (1, 1, 0, 100),
        };
        u8::try_from(from + (to - from) * done / of.max(1)).unwrap_or(100)
    }

    /// Continues with the next piece; returns the results once nothing is left to do.
    pub fn go_on(&mut self) -> Option<Insight> {
        match self.stage {
            Stage::Course => {
                if !(0..PIECE).all(|_| self.follow()) {
                    self.enter(Stage::First, DOUBTS);
                }
            }
            Stage::First => {
                if !self.look_into(|doubt, before| doubt.try_out(before, FIRST)) {
                    self.enter(Stage::Close, CLOSE);
                }
            }
            Stage::Close => {
                let closely = |doubt: &mut Doubt, before: &State| {
                    doubt.ask_expert(before);
                    doubt.try_out(before, THEN);
                };
                if !self.look_into(closely) {
                    self.stage = Stage::Over;
                }
            }
            Stage::Over => return Some(self.found()),
        }
        None
    }

    /// Follows one action, and notes the expert's choice if it differs.
    fn follow(&mut self) -> bool {
        let (number, before) = (self.course.number, self.course.state.clone());
        let parties = self.course.parties.clone();
        let goes_on = self.course.go_on();
        if goes_on && let Some(done) = self.course.deeds.last() {
            let deed = (Deed { from: number, ..done.deed }, done.deed.from == number);
            self.doubts.extend(Doubt::of(deed, self.replay.actions(), &before, parties));
        }
        goes_on
    }

    /// Enters a stage with at most `most` suspected mistakes of each player, those of most weight.
    fn enter(&mut self, stage: Stage, most: usize) {
        (self.stage, self.place) = (stage, 0);
        self.doubts.order_by(|a, b| b.weight().total_cmp(&a.weight()));
        let mut left = BySeat::splat(most);
        self.doubts.retain(|doubt| {
            let left = &mut left[doubt.deed.by];
            let stays = *left > 0;
            *left = left.saturating_sub(1);
            stays
        });
    }

    /// Examines the next suspected mistake; returns `false` if there is none.
    fn look_into(&mut self, look: impl FnOnce(&mut Doubt, &State)) -> bool {
        let Some(doubt) = self.doubts.get_mut(self.place) else { return false };
        look(doubt, &self.replay.at(doubt.deed.from));
        self.place += 1;
        true
    }

    fn found(&mut self) -> Insight {
        let course = &self.course;
        let began = course.record.setup.players.iter().map(|player| player.seat);
        let mut players: Vec<Seat> = began.collect();
        for action in &course.record.actions {
            if let Action::Join { ally } = *action
                && !players.contains(&ally)
            {
                players.push(ally);
            }
        }
        let battles = course.record.clone().verify().map(|it| it.luck).unwrap_or_default();
        Insight {
            players,
            shares: BySeat::from_fn(|seat| Share {
                result: course.chances.last().map_or(0, |last| last[seat]),
                ..course.shares[seat]
            }),
            course: course.chances.clone(),
            luckiest: BySeat::from_fn(|seat| self.swings(seat, |luck| luck)),
            unluckiest: BySeat::from_fn(|seat| self.swings(seat, |luck| -luck)),
            costliest: BySeat::from_fn(|seat| self.costliest(seat)),
            counts: course.counter.with(&battles),
        }
    }

    /// Returns the costliest decisions of a player, at most one for each sequence of actions.
    fn costliest(&self, seat: Seat) -> Vec<Costly> {
        let of = self.doubts.iter().filter(|doubt| doubt.deed.by == seat && doubt.is_sure());
        let mut found: Vec<Costly> = Vec::new();
        for costly in of.map(Doubt::costly).filter(|it| it.cost >= LEAST) {
            match found.iter_mut().find(|it| self.deed_at(it) == self.deed_at(&costly)) {
                Some(same) if same.cost >= costly.cost => {}
                Some(same) => *same = costly,
                None => found.push(costly),
            }
        }
        found.order_by(|a, b| b.cost.cmp(&a.cost));
        found.truncate(TOLD);
        found
    }

    /// Returns the index of the sequence of actions to which a decision belongs.
    fn deed_at(&self, costly: &Costly) -> usize {
        self.course.deeds.partition_point(|done| done.deed.from <= costly.deed.from)
    }

    /// Returns the moments in which luck moved the chance of a player most; `counts` selects good
    /// or bad luck.
    fn swings(&self, seat: Seat, counts: fn(i32) -> i32) -> Vec<Swing> {
        let luck = |done: &Done| counts(done.luck[seat].iter().sum());
        let mut deeds: Vec<&Done> =
            self.course.deeds.iter().filter(|done| luck(done) >= LEAST).collect();
        deeds.order_by(|a, b| luck(b).cmp(&luck(a)));
        let swing = |done: &Done| {
            let by_kind = done.luck[seat];
            let most = by_kind.iter().enumerate().max_by_key(|(_, luck)| counts(**luck));
            let kind = most.map_or(Kind::Other, |(place, _)| Kind::ALL[place]);
            let before = self.replay.at(done.deed.from);
            let better = Doubt::otherwise(done.deed, self.replay.actions(), &before);
            Swing { deed: done.deed, better, kind, luck: by_kind.iter().sum() }
        };
        deeds.into_iter().take(TOLD).map(swing).collect()
    }
}
