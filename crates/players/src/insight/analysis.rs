//! A finished game is gone through, a piece at a time.

use super::CERTAIN;
use super::course::{Course, Done};
use super::judge::Doubt;
use super::kind::Kind;
use super::report::{Costly, Deed, Insight, Share, Swing};
use engine::core::{BySeat, InOrder, Seat};
use engine::game::{Action, SetupError, State};
use engine::record::{Record, Replay};

/// How many moments and decisions are told of each player.
const TOLD: usize = 5;

/// Actions that are gone through in a piece.
const PIECE: usize = 8;

/// Trials in which every doubt is looked into first, …
const FIRST: u32 = 3;

/// … and those of which there is most to learn.
const THEN: u32 = 24;

/// The doubts about each player that are looked into closely.
const CLOSE: usize = 8;

/// The doubts about each player that are looked into at all.
const DOUBTS: usize = 60;

/// Less than this is told of nobody.
const LEAST: i32 = CERTAIN / 200;

/// Why there is nothing to find in a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoInsight {
    /// It is no game.
    #[error(transparent)]
    NoGame(#[from] SetupError),
    /// It goes on, or breaks off: what somebody still holds is not told.
    #[error("{}", text::insight::not_over())]
    NotOver,
}

/// A finished game that is gone through. All of it takes some seconds; the same game comes to the same.
pub struct Analysis {
    course: Course,
    replay: Replay,
    stage: Stage,
    doubts: Vec<Doubt>,
    /// The doubts that were looked into at this stage.
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
    /// A game before it is gone through.
    ///
    /// # Errors
    /// The record is no game that has come to its end.
    pub fn new(record: Record) -> Result<Self, NoInsight> {
        let replay = Replay::new(record.clone())?;
        let is_over = replay.at(replay.len()).outcome().is_some();
        if replay.fault().is_some() || !is_over {
            return Err(NoInsight::NotOver);
        }
        let course = Course::new(record)?;
        Ok(Self { course, replay, stage: Stage::Course, doubts: Vec::new(), place: 0 })
    }

    /// How much is done, in percent.
    pub fn percent(&self) -> u8 {
        let (done, of, from, to) = match self.stage {
            Stage::Course => (self.course.number, self.replay.len(), 0, 40),
            Stage::First => (self.place, self.doubts.len(), 40, 80),
            Stage::Close => (self.place, self.doubts.len(), 80, 99),
            Stage::Over => (1, 1, 0, 100),
        };
        u8::try_from(from + (to - from) * done / of.max(1)).unwrap_or(100)
    }

    /// Goes on by a piece; all that was found once nothing is left to do.
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

    /// Goes through an action, and notes what an expert would have done otherwise.
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

    /// Goes on to a stage with so many doubts about each player, those of most weight.
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

    /// Looks into the next doubt; `false` if there is none.
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

    /// The decisions of a player that cost most, one of each deed.
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

    /// The place of the deed to which a decision belongs.
    fn deed_at(&self, costly: &Costly) -> usize {
        self.course.deeds.partition_point(|done| done.deed.from <= costly.deed.from)
    }

    /// The deeds in which luck moved the chance of a player most, by what counts of luck.
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
