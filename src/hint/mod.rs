//! Hints: the action that a good computer player would choose in the user's place. They are
//! computed on request, in a separate worker.

mod card;

use screens::hint;
use std::time::Duration;

use leptos::prelude::*;

pub use card::{HintButton, HintCard, HintLine};

use super::controller::Controller;
use super::worker::BotWorker;
use crate::page::Alarm;
use table::Intent;
use worker::{Call, Hint, Reply};

/// The time allowed for a hint.
const PATIENCE: Duration = Duration::from_secs(10);

/// The source of hints at a table.
#[derive(Clone, Copy)]
pub struct Advisor {
    controller: Controller,
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    /// The number of actions before the question, while a hint is being computed.
    asked: RwSignal<Option<usize>>,
    failed: RwSignal<bool>,
    deadline: Alarm,
}

impl Advisor {
    /// Creates an advisor for this table, until the surrounding component is removed.
    pub fn new(controller: Controller) -> Self {
        let advisor = Self {
            controller,
            worker: StoredValue::new_local(None),
            asked: RwSignal::new(None),
            failed: RwSignal::new(false),
            deadline: Alarm::new(),
        };
        let moment = controller.memo(|session| (session.played(), session.viewer()));
        Effect::new(move |_| {
            let _ = moment.get();
            advisor.stop();
        });
        advisor
    }

    /// Returns the advisor of the surrounding table.
    pub fn expect() -> Self {
        expect_context()
    }

    pub fn is_thinking(self) -> bool {
        self.asked.get().is_some()
    }

    /// Returns `true` if the last request produced no hint.
    pub fn has_failed(self) -> bool {
        self.failed.get()
    }

    /// Asks for a hint.
    pub fn ask(self) {
        let Some(question) = self.controller.with(hint::question) else { return };
        let after = question.after;
        let names = self.controller.with(hint::all_names);
        let call = Call::Advise(Box::new(question), names);
        self.failed.set(false);
        self.asked.set(Some(after));
        if self.worker.with_value(Option::is_none) {
            let worker = BotWorker::start(
                move |reply| self.hear(reply),
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

    /// Cancels the request. A worker that is still computing is stopped.
    pub fn stop(self) {
        if self.asked.get_untracked().is_some() {
            self.worker.set_value(None);
            self.asked.set(None);
        }
        if self.failed.get_untracked() {
            self.failed.set(false);
        }
    }

    fn hear(self, reply: Reply) {
        let Reply::Advice(Hint { after, action, why }) = reply else { return };
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
