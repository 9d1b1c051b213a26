//! Hints: what a good computer player would do in the person's place. It thinks in a worker of its
//! own, and only when it is asked.

mod card;

use std::time::Duration;

use crate::erased::prelude::*;

pub use card::{HintButton, HintCard, HintLine};

use super::alarm::Alarm;
use super::controller::Controller;
use super::erased::surrounding;
use super::model::{Intent, Session};
use super::worker::BotWorker;
use players::worker::{Advice, Call, Word};

/// How long a hint may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who is asked for hints at a table.
#[derive(Clone, Copy)]
pub struct Advisor {
    controller: Controller,
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    /// After how many actions it was asked, while it thinks.
    asked: Variable<Option<usize>>,
    failed: Variable<bool>,
    deadline: Alarm,
}

impl Advisor {
    /// Somebody to ask at this table, until the surrounding component goes.
    pub fn new(controller: Controller) -> Self {
        let advisor = Self {
            controller,
            worker: StoredValue::new_local(None),
            asked: Variable::new(None),
            failed: Variable::new(false),
            deadline: Alarm::new(),
        };
        let moment = controller.memo(|session| (session.played(), session.viewer()));
        Watcher::new(move |_| {
            let _ = moment.get();
            advisor.stop();
        });
        advisor
    }

    /// The advisor of the surrounding table.
    pub fn expect() -> Self {
        surrounding()
    }

    pub fn is_thinking(self) -> bool {
        self.asked.get().is_some()
    }

    /// Whether it found nothing when it was asked last.
    pub fn has_failed(self) -> bool {
        self.failed.get()
    }

    /// Asks for a hint.
    pub fn ask(self) {
        let Some(question) = self.controller.with(Session::question) else { return };
        let after = question.after;
        let names = self.controller.with(Session::all_names);
        let call = Call::Advise(Box::new(question), names);
        self.failed.set(false);
        self.asked.set(Some(after));
        if self.worker.with_value(Option::is_none) {
            let worker = BotWorker::start(
                move |word| self.hear(word),
                move |_| set_timeout(move || self.lose_worker(), Duration::ZERO),
            );
            self.worker.set_value(worker);
        }
        let is_asked = self
            .worker
            .with_value(|worker| worker.as_ref().map(|worker| worker.ask(&call)).is_some());
        if !is_asked {
            self.fail();
            return;
        }
        self.deadline.set(PATIENCE, move || self.fail());
    }

    /// Asks no more. A worker that still thinks ends with it.
    pub fn stop(self) {
        if self.asked.get_untracked().is_some() {
            self.worker.set_value(None);
            self.asked.set(None);
        }
        if self.failed.get_untracked() {
            self.failed.set(false);
        }
    }

    fn hear(self, word: Word) {
        let Word::Advice(Advice { after, action, why }) = word else { return };
        if self.asked.get_untracked() == Some(after) {
            self.asked.set(None);
            self.controller.dispatch(Intent::Advise { after, action, why });
        }
    }

    fn lose_worker(self) {
        if self.worker.try_set_value(None).is_none() {
            self.fail();
        }
    }

    fn fail(self) {
        if self.asked.try_get_untracked().flatten().is_some() {
            self.stop();
            self.failed.set(true);
        }
    }
}
