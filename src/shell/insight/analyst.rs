//! Analyses a finished game in the worker, and keeps the result.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use crate::erased::prelude::*;

use crate::Controller;
use crate::alarm::Alarm;
use crate::model::Session;
use crate::worker::BotWorker;
use engine::core::Digest;
use players::insight::Insight;
use players::worker::{Call, Word};

/// The time for which the worker may be silent.
const PATIENCE: Duration = Duration::from_secs(60);

thread_local! {
    /// The most recent analysis, with the last position of its game.
    static TOLD: RefCell<Option<(Digest, Arc<Insight>)>> = const { RefCell::new(None) };
}

/// The state of the analysis.
#[derive(Clone, PartialEq)]
pub enum Standing {
    /// It hasn't been started.
    Idle,
    /// This percentage of the game has been analysed.
    Working(u8),
    /// The user stopped it.
    Stopped,
    /// The worker failed.
    Gone,
    /// It is complete.
    Told(Arc<Insight>),
}

/// Analyses the game of the surrounding table.
#[derive(Clone, Copy)]
pub struct Analyst {
    controller: Controller,
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    deadline: Alarm,
    standing: Variable<Standing>,
}

impl Analyst {
    /// Creates the analyst, with any earlier result for this game. Running work ends with the
    /// surrounding component.
    pub fn new() -> Self {
        let controller = Controller::expect();
        let game = controller.with_present(Session::mark_of_the_end);
        let told = TOLD.with_borrow(|told| {
            let (of, insight) = told.as_ref()?;
            (Some(*of) == game).then(|| Arc::clone(insight))
        });
        let standing = Variable::new(told.map_or(Standing::Idle, Standing::Told));
        let worker = StoredValue::new_local(None);
        let analyst = Self { controller, worker, deadline: Alarm::new(), standing };
        on_cleanup(move || analyst.rest());
        analyst
    }

    /// Returns the state of the analysis.
    pub fn standing(self) -> Standing {
        self.standing.get()
    }

    /// Returns the result, once it is complete.
    pub fn told(self) -> Option<Arc<Insight>> {
        match self.standing.get() {
            Standing::Told(insight) => Some(insight),
            _ => None,
        }
    }

    /// Starts the analysis, unless it is complete or running.
    pub fn begin(self) {
        if matches!(self.standing.get_untracked(), Standing::Told(_) | Standing::Working(_)) {
            return;
        }
        let Some(packed) = self.controller.with_present(Session::to_understand) else { return };
        let worker = BotWorker::start(move |word| self.hear(word), move |_| self.fail_soon());
        match &worker {
            Some(worker) => worker.ask(&Call::Understand(packed)),
            None => self.fail_soon(),
        }
        self.worker.set_value(worker);
        self.standing.set(Standing::Working(0));
        self.wait();
    }

    /// Stops the analysis.
    pub fn stop(self) {
        self.rest();
        if matches!(self.standing.get_untracked(), Standing::Working(_)) {
            self.standing.set(Standing::Stopped);
        }
    }

    fn hear(self, word: Word) {
        match word {
            Word::GoneThrough(percent) => {
                if !matches!(self.standing.try_get_untracked(), Some(Standing::Working(_))) {
                    return;
                }
                let _ = self.standing.try_set(Standing::Working(percent));
                self.wait();
                let go_on = |worker: &Option<BotWorker>| {
                    if let Some(worker) = worker {
                        worker.ask(&Call::GoOn);
                    }
                };
                let _ = self.worker.try_with_value(go_on);
            }
            Word::Understood(bytes) => {
                let standing = match Insight::from_bytes(&bytes) {
                    Some(insight) => Standing::Told(self.keep(insight)),
                    None => Standing::Gone,
                };
                let _ = self.standing.try_set(standing);
                // The worker cannot end while it is heard.
                set_timeout(move || self.rest(), Duration::ZERO);
            }
            Word::Answer(_) | Word::Advice(_) | Word::Report(_) => {}
        }
    }

    fn keep(self, insight: Insight) -> Arc<Insight> {
        let insight = Arc::new(insight);
        if let Some(game) = self.controller.with_present(Session::mark_of_the_end) {
            TOLD.set(Some((game, Arc::clone(&insight))));
        }
        insight
    }

    fn wait(self) {
        self.deadline.set(PATIENCE, move || self.fail());
    }

    fn fail_soon(self) {
        set_timeout(move || self.fail(), Duration::ZERO);
    }

    fn fail(self) {
        if matches!(self.standing.try_get_untracked(), Some(Standing::Working(_))) {
            self.rest();
            self.standing.set(Standing::Gone);
        }
    }

    fn rest(self) {
        self.deadline.stop();
        let _ = self.worker.try_update_value(Option::take);
    }
}
