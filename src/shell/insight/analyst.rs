//! Has a finished game gone through in the worker, and keeps what it told.

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

/// How long the worker may give no sign of life.
const PATIENCE: Duration = Duration::from_secs(60);

thread_local! {
    /// What the game told that was gone through last, by its last position.
    static TOLD: RefCell<Option<(Digest, Arc<Insight>)>> = const { RefCell::new(None) };
}

/// How it stands with what a game tells.
#[derive(Clone, PartialEq)]
pub enum Standing {
    /// Nobody goes through it.
    Idle,
    /// So much was gone through, in percent.
    Working(u8),
    /// Somebody stopped it.
    Stopped,
    /// The worker is gone.
    Gone,
    /// All of it.
    Told(Arc<Insight>),
}

/// Goes through the game of the surrounding table.
#[derive(Clone, Copy)]
pub struct Analyst {
    controller: Controller,
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    deadline: Alarm,
    standing: Variable<Standing>,
}

impl Analyst {
    /// Knows what the game told before. What goes on ends with the surrounding component.
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

    /// How it stands.
    pub fn standing(self) -> Standing {
        self.standing.get()
    }

    /// What the game told, once it has.
    pub fn told(self) -> Option<Arc<Insight>> {
        match self.standing.get() {
            Standing::Told(insight) => Some(insight),
            _ => None,
        }
    }

    /// Goes through the game, unless that is done.
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

    /// Stops going through it.
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
