//! Runs a bot's test match in the worker, and notices if it gets stuck.

use std::time::Duration;

use leptos::prelude::*;

use super::bot_worker::BotWorker;
use crate::page::Alarm;
use worker::{BotCall, Call, MatchReport, MatchSettings, Reply};

/// The time that a match may be silent.
const PATIENCE: Duration = Duration::from_secs(30);

/// The current or last test match, if any.
#[derive(Clone, Copy)]
pub struct Tester {
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    deadline: Alarm,
    report: RwSignal<Option<MatchReport>>,
    trouble: RwSignal<Option<&'static str>>,
    playing: RwSignal<bool>,
}

impl Tester {
    /// Creates a tester without a match. A running match ends with the surrounding component.
    pub fn new() -> Self {
        let tester = Self {
            worker: StoredValue::new_local(None),
            deadline: Alarm::new(),
            report: RwSignal::new(None),
            trouble: RwSignal::new(None),
            playing: RwSignal::new(false),
        };
        on_cleanup(move || tester.rest());
        tester
    }

    /// Returns the state of the match.
    pub fn report(self) -> Option<MatchReport> {
        self.report.get()
    }

    /// Returns the problem, if it wasn't caused by the bot.
    pub fn trouble(self) -> Option<&'static str> {
        self.trouble.get()
    }

    /// Returns `true` while a match is running.
    pub fn is_playing(self) -> bool {
        self.playing.get()
    }

    /// Starts a match, ending the running one.
    pub fn start(self, settings: MatchSettings) {
        self.rest();
        self.trouble.set(None);
        self.report.set(Some(MatchReport { games: settings.games, ..MatchReport::default() }));
        let worker = BotWorker::start(move |reply| self.hear(reply), move |_| self.fail_soon());
        match &worker {
            Some(worker) => worker.ask(&Call::Bots(BotCall::Match(settings))),
            None => self.fail_soon(),
        }
        self.worker.set_value(worker);
        self.playing.set(true);
        self.wait();
    }

    /// Stops the match but keeps its results.
    pub fn stop(self) {
        self.rest();
        self.playing.set(false);
    }

    fn hear(self, reply: Reply) {
        let Reply::Report(report) = reply else { return };
        let is_over = report.is_over;
        if self.report.try_set(Some(report)).is_some() {
            return;
        }
        self.wait();
        if is_over {
            // A worker can't be ended while one of its messages is being handled.
            set_timeout(move || self.stop(), Duration::ZERO);
        }
    }

    fn wait(self) {
        self.deadline.set(PATIENCE, move || self.fail());
    }

    fn fail_soon(self) {
        set_timeout(move || self.fail(), Duration::ZERO);
    }

    fn fail(self) {
        if self.playing.try_get_untracked() == Some(true) {
            self.stop();
            self.trouble.set(Some(text::bots::trial_gone()));
        }
    }

    fn rest(self) {
        self.deadline.stop();
        let _ = self.worker.try_update_value(Option::take);
    }
}
