//! Plays for the computer players of a table: asks the worker, keeps the pace, and never gets
//! stuck.

use screens::names::player_name;
use screens::table::lost_decision::lost_decision;
use screens::table::pace;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use crate::erased::Derived;
use leptos::prelude::*;

use super::bot_worker::{BotWorker, WorkerFailure};
use crate::Controller;
use crate::page::Alarm;
use engine::core::{Seat, SeatSet};
use engine::game::{Action, Control};
use players::bot::Level;
use screens::new_game::draft::level_in_words;
use screens::table::pace::{ContinueWhen, Pace};
use table::{Duty, Intent, Session};
use worker::{Answer, Reply, name_of};

/// The time that a computer player may think.
const PATIENCE: Duration = Duration::from_secs(10);

/// The time that it may think after a failure.
const LITTLE_PATIENCE: Duration = Duration::from_secs(2);

/// The reduction of the pause after dice whose animation was shown, in milliseconds.
const ENOUGH: f64 = 400.0;

/// A decision that a computer player has to take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct AwaitedTurn {
    after: usize,
    seat: Seat,
}

impl AwaitedTurn {
    fn of(session: &Session) -> Option<Self> {
        match session.duty() {
            Duty::Think(seat) => Some(Self { after: session.played(), seat }),
            _ => None,
        }
    }

    /// Returns a message if the bot to decide wasn't included with the game.
    fn stranger(self, session: &Session) -> Option<String> {
        let Some(Control::Computer(level)) = session.control(self.seat) else { return None };
        let name = name_of(level).filter(|_| session.script(level).is_none())?;
        let seat = player_name(session, self.seat);
        Some(
            text::computer_players::Stranger {
                bot: name,
                level: level_in_words(Level::SUBSTITUTE),
                player: seat,
            }
            .say(),
        )
    }
}

/// The pace that the user wants of the computer players.
#[derive(Clone, Copy)]
pub struct Thinker {
    core: StoredValue<Rc<Core>, LocalStorage>,
    paused: RwSignal<bool>,
    skipping: RwSignal<bool>,
    rushing: RwSignal<bool>,
    /// True if each action waits for the user.
    stepping: RwSignal<bool>,
}

/// A function that tries again after a failure.
pub type Again = Arc<dyn Fn() + Send + Sync>;

struct Core {
    controller: Controller,
    pace: Signal<Pace>,
    apologise: Box<dyn Fn(String)>,
    miss: Box<dyn Fn(Again)>,
    /// True if the computer players couldn't be loaded.
    is_missing: Cell<bool>,
    strangers: Cell<SeatSet>,
    worker: RefCell<Option<BotWorker>>,
    asked: Cell<Option<AwaitedTurn>>,
    answer: RefCell<Option<Action>>,
    failures: Cell<u32>,
    patience: Cell<Duration>,
    shown_at: Cell<f64>,
    /// True if the next answer is played as soon as it arrives.
    hurried: Cell<bool>,
    deadline: Alarm,
    delay: Alarm,
}

impl Thinker {
    /// Plays for the computer players of this table until the surrounding component is removed.
    /// `apologise` is called after a substitute made a decision, `miss` if the computer players
    /// couldn't be loaded.
    pub fn new(
        controller: Controller,
        pace: Signal<Pace>,
        apologise: impl Fn(String) + 'static,
        miss: impl Fn(Again) + 'static,
    ) -> Self {
        let core = Rc::new(Core {
            controller,
            pace,
            apologise: Box::new(apologise),
            miss: Box::new(miss),
            is_missing: Cell::default(),
            strangers: Cell::default(),
            worker: RefCell::default(),
            asked: Cell::default(),
            answer: RefCell::default(),
            failures: Cell::default(),
            patience: Cell::new(PATIENCE),
            shown_at: Cell::new(0.0),
            hurried: Cell::default(),
            deadline: Alarm::new(),
            delay: Alarm::new(),
        });
        let thinker = Self {
            core: StoredValue::new_local(core.clone()),
            paused: RwSignal::new(false),
            skipping: RwSignal::new(false),
            rushing: RwSignal::new(false),
            stepping: RwSignal::new(false),
        };
        let turn = controller.memo(AwaitedTurn::of);
        Effect::new(move || {
            let turn = turn.get().filter(|_| !controller.is_watching());
            thinker.paused.track();
            thinker.skipping.track();
            thinker.rushing.track();
            pace.track();
            thinker.follow(turn);
        });
        let fell = core.clone();
        let tumbles = Derived::new(move |_| controller.animates_roll());
        Effect::new(move || {
            // The result of a roll counts as shown only once the dice have settled.
            if !tumbles.get() && controller.roll_is_settled() {
                fell.shown_at.set(js_sys::Date::now() - ENOUGH);
            }
        });
        let core = StoredValue::new_local(core);
        on_cleanup(move || core.with_value(|core| core.stop()));
        thinker
    }

    /// Returns `true` if the computer players are paused.
    pub fn is_paused(self) -> bool {
        self.paused.get()
    }

    /// Returns `true` if they skip to the next person's decision.
    pub fn is_skipping(self) -> bool {
        self.skipping.get()
    }

    /// Returns `true` if each action waits for the user.
    pub fn is_stepping(self) -> bool {
        self.stepping.get()
    }

    /// Pauses or resumes the computer players.
    pub fn pause(self, paused: bool) {
        self.paused.set(paused);
        self.skipping.set(false);
    }

    /// Lets them skip to the next person's decision, or not.
    pub fn skip(self, skipping: bool) {
        self.paused.set(false);
        self.skipping.set(skipping);
    }

    /// Plays one action while they are paused.
    pub fn step(self) {
        self.play();
    }

    /// Plays the next action at once, since the user has seen the screen.
    pub fn hurry(self) {
        let Some(core) = self.core().filter(|_| !self.paused.get_untracked()) else { return };
        if core.controller.is_tumbling_now() {
            return core.controller.settle();
        }
        core.hurried.set(true);
        self.schedule();
    }

    /// Lets them play faster for as long as the user wants.
    pub fn rush(self, rushing: bool) {
        if self.rushing.get_untracked() != rushing {
            self.rushing.set(rushing);
        }
    }

    fn core(self) -> Option<Rc<Core>> {
        self.core.try_get_value()
    }

    fn follow(self, turn: Option<AwaitedTurn>) {
        let Some(core) = self.core() else { return };
        match turn {
            None => core.rest(),
            Some(turn) if core.asked.get() == Some(turn) => self.schedule(),
            // The computer players couldn't be loaded: ask again when the player resumes.
            Some(_) if core.is_missing.get() && self.paused.get_untracked() => {}
            // Wait until the dice have settled.
            Some(_) if core.asked.get().is_none() && core.controller.is_tumbling_now() => {}
            Some(turn) => self.ask(turn),
        }
    }

    fn ask(self, turn: AwaitedTurn) {
        let Some(core) = self.core() else { return };
        core.rest();
        core.is_missing.set(false);
        core.asked.set(Some(turn));
        self.stop_stepping();
        if core.worker.borrow().is_none() {
            let hear = move |reply| match reply {
                Reply::Answer(answer) => self.hear(answer),
                Reply::Advice(_)
                | Reply::Report(_)
                | Reply::AnalysisProgress(_)
                | Reply::AnalysisDone(_)
                | Reply::FilmProgress(_)
                | Reply::FilmDone(_)
                | Reply::TrialProgress(_)
                | Reply::TrialDone(_) => {}
            };
            let worker = BotWorker::start(hear, move |failure| self.fail_soon(failure));
            core.worker.replace(worker);
        }
        match &*core.worker.borrow() {
            Some(worker) => {
                if let Some(call) = core.controller.with(Session::call_to_computer) {
                    worker.ask(&call);
                }
            }
            None => self.fail_soon(WorkerFailure::Broken),
        }
        core.introduce(turn);
        core.deadline.set(core.patience.get(), move || self.fail());
    }

    fn hear(self, Answer { after, action, fault }: Answer) {
        let Some(core) = self.core() else { return };
        if core.asked.get().is_some_and(|turn| turn.after == after) {
            core.deadline.stop();
            core.failures.set(0);
            core.patience.set(PATIENCE);
            if let (Some(fault), Some(turn)) = (fault, core.asked.get()) {
                (core.apologise)(
                    core.controller.with(|session| lost_decision(session, turn.seat, &fault)),
                );
            }
            core.answer.replace(Some(action));
            self.schedule();
        }
    }

    /// Plays the answer once the current screen has been shown for long enough.
    fn schedule(self) {
        let Some(core) = self.core() else { return };
        core.delay.stop();
        if self.paused.get_untracked() {
            return;
        }
        let when = match &*core.answer.borrow() {
            None => return,
            Some(_) if core.hurried.take() || self.skipping.get_untracked() => {
                ContinueWhen::After(0)
            }
            Some(action) => {
                let rushed = self.rushing.get_untracked().then_some(Pace::Fast);
                let pace = rushed.unwrap_or(core.pace.get_untracked());
                core.controller.with_present(|session| pace::continues_when(session, pace, action))
            }
        };
        let ContinueWhen::After(wait) = when else {
            self.stepping.set(true);
            return;
        };
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a short time")]
        let gone = (js_sys::Date::now() - core.shown_at.get()).max(0.0) as u64;
        let wait = Duration::from_millis(wait.saturating_sub(gone));
        core.delay.set(wait, move || self.play());
    }

    fn play(self) {
        let Some(core) = self.core() else { return };
        core.delay.stop();
        let Some(action) = core.answer.take() else { return };
        let Some(AwaitedTurn { after, .. }) = core.asked.take() else { return };
        self.stop_stepping();
        core.shown_at.set(js_sys::Date::now());
        core.controller.dispatch(Intent::Answer { after, action });
        if self.skipping.get_untracked() || self.rushing.get_untracked() {
            core.controller.settle();
        }
        if core.controller.with(AwaitedTurn::of).is_none() {
            self.skipping.set(false);
            self.rush(false);
            core.hurried.set(false);
        }
    }

    fn stop_stepping(self) {
        if self.stepping.get_untracked() {
            self.stepping.set(false);
        }
    }

    /// Fails after the current task has finished.
    fn fail_soon(self, failure: WorkerFailure) {
        let fail = move || match failure {
            WorkerFailure::Absent => self.wait(),
            WorkerFailure::Broken => self.lose_worker(),
        };
        set_timeout(fail, Duration::ZERO);
    }

    /// Waits for the user, since the computer players couldn't be loaded.
    fn wait(self) {
        let Some(core) = self.core() else { return };
        core.rest();
        core.is_missing.set(true);
        self.pause(true);
        (core.miss)(Arc::new(move || self.pause(false)));
    }

    /// Drops the worker, which isn't asked again.
    fn lose_worker(self) {
        if let Some(core) = self.core() {
            core.worker.take();
            self.fail();
        }
    }

    /// Handles a worker that is gone or doesn't answer: a new one is asked once, then a simple move
    /// is made.
    fn fail(self) {
        let Some(core) = self.core() else { return };
        let Some(turn) = core.asked.get().filter(|_| core.answer.borrow().is_none()) else {
            return;
        };
        core.worker.take();
        core.failures.set(core.failures.get() + 1);
        if core.failures.get() == 1 {
            self.ask(turn);
            return;
        }
        core.deadline.stop();
        core.failures.set(0);
        core.patience.set(LITTLE_PATIENCE);
        let fallback = core.controller.with(Session::plain_answer);
        core.answer.replace(fallback);
        (core.apologise)(text::computer_players::no_answer().to_owned());
        self.schedule();
    }
}

impl Core {
    /// Announces, once for each army, that another player substitutes for its bot.
    fn introduce(&self, turn: AwaitedTurn) {
        if self.strangers.get().contains(turn.seat) {
            return;
        }
        if let Some(stranger) = self.controller.with(|session| turn.stranger(session)) {
            let mut strangers = self.strangers.get();
            strangers.insert(turn.seat);
            self.strangers.set(strangers);
            (self.apologise)(stranger);
        }
    }

    /// Cancels all waiting. A worker that is still thinking is stopped, since its answer could be
    /// taken for one to the next question.
    fn rest(&self) {
        self.deadline.stop();
        self.delay.stop();
        let (asked, answer) = (self.asked.take(), self.answer.take());
        if asked.is_some() && answer.is_none() {
            self.worker.take();
        }
    }

    fn stop(&self) {
        self.rest();
        self.worker.take();
    }
}
