//! Analyses a finished game in the worker, and keeps the result.

use screens::story::analysis;
use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use crate::Controller;
use crate::page::Alarm;
use crate::worker::BotWorker;
use engine::core::Digest;
use players::analysis::GameAnalysis;
use worker::{AnalysisCall, Call, Reply};

/// The time for which the worker may be silent.
const PATIENCE: Duration = Duration::from_secs(60);

thread_local! {
    /// The most recent analysis, with the last position of its game.
    static LATEST: RefCell<Option<(Digest, Arc<GameAnalysis>)>> = const { RefCell::new(None) };
}

/// The state of the analysis.
#[derive(Clone, PartialEq)]
pub enum AnalysisState {
    /// It hasn't been started.
    Idle,
    /// This percentage of the game has been analysed.
    Working(u8),
    /// The user stopped it.
    Stopped,
    /// The worker failed.
    Failed,
    /// It is complete.
    Done(Arc<GameAnalysis>),
}

/// Analyses the game of the surrounding table.
#[derive(Clone, Copy)]
pub struct Analyst {
    controller: Controller,
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    deadline: Alarm,
    state: RwSignal<AnalysisState>,
}

impl Analyst {
    /// Creates the analyst, with any earlier result for this game. Running work ends with the
    /// surrounding component.
    pub fn new() -> Self {
        let controller = Controller::expect();
        let game = controller.with_present(analysis::final_digest);
        let told = LATEST.with_borrow(|told| {
            let (of, analysis) = told.as_ref()?;
            (Some(*of) == game).then(|| Arc::clone(analysis))
        });
        let state = RwSignal::new(told.map_or(AnalysisState::Idle, AnalysisState::Done));
        let worker = StoredValue::new_local(None);
        let analyst = Self { controller, worker, deadline: Alarm::new(), state };
        on_cleanup(move || analyst.rest());
        analyst
    }

    /// Returns the state of the analysis.
    pub fn state(self) -> AnalysisState {
        self.state.get()
    }

    /// Returns the result, once it is complete.
    pub fn result(self) -> Option<Arc<GameAnalysis>> {
        match self.state.get() {
            AnalysisState::Done(analysis) => Some(analysis),
            _ => None,
        }
    }

    /// Starts the analysis, unless it is complete or running.
    pub fn begin(self) {
        if matches!(self.state.get_untracked(), AnalysisState::Done(_) | AnalysisState::Working(_))
        {
            return;
        }
        let Some(packed) = self.controller.with_present(analysis::record_to_analyse) else {
            return;
        };
        let worker = BotWorker::start(move |reply| self.hear(reply), move |_| self.fail_soon());
        match &worker {
            Some(worker) => worker.ask(&Call::Analysis(AnalysisCall::Begin(packed))),
            None => self.fail_soon(),
        }
        self.worker.set_value(worker);
        self.state.set(AnalysisState::Working(0));
        self.wait();
    }

    /// Stops the analysis.
    pub fn stop(self) {
        self.rest();
        if matches!(self.state.get_untracked(), AnalysisState::Working(_)) {
            self.state.set(AnalysisState::Stopped);
        }
    }

    fn hear(self, reply: Reply) {
        match reply {
            Reply::AnalysisProgress(percent) => {
                if !matches!(self.state.try_get_untracked(), Some(AnalysisState::Working(_))) {
                    return;
                }
                let _ = self.state.try_set(AnalysisState::Working(percent));
                self.wait();
                let go_on = |worker: &Option<BotWorker>| {
                    if let Some(worker) = worker {
                        worker.ask(&Call::Analysis(AnalysisCall::Continue));
                    }
                };
                let _ = self.worker.try_with_value(go_on);
            }
            Reply::AnalysisDone(bytes) => {
                let state = match GameAnalysis::from_bytes(&bytes) {
                    Some(analysis) => AnalysisState::Done(self.keep(analysis)),
                    None => AnalysisState::Failed,
                };
                let _ = self.state.try_set(state);
                // The worker cannot end while it is heard.
                set_timeout(move || self.rest(), Duration::ZERO);
            }
            Reply::Answer(_) | Reply::Advice(_) | Reply::Report(_) => {}
        }
    }

    fn keep(self, analysis: GameAnalysis) -> Arc<GameAnalysis> {
        let analysis = Arc::new(analysis);
        if let Some(game) = self.controller.with_present(analysis::final_digest) {
            LATEST.set(Some((game, Arc::clone(&analysis))));
        }
        analysis
    }

    fn wait(self) {
        self.deadline.set(PATIENCE, move || self.fail());
    }

    fn fail_soon(self) {
        set_timeout(move || self.fail(), Duration::ZERO);
    }

    fn fail(self) {
        if matches!(self.state.try_get_untracked(), Some(AnalysisState::Working(_))) {
            self.rest();
            self.state.set(AnalysisState::Failed);
        }
    }

    fn rest(self) {
        self.deadline.stop();
        let _ = self.worker.try_update_value(Option::take);
    }
}
