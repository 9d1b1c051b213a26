//! Analyses a finished game in the worker, and keeps the result.

use screens::story::analysis;
use std::cell::RefCell;
use std::sync::Arc;

use crate::Controller;
use crate::worker::{Job, JobReply, JobState};
use engine::core::Digest;
use players::analysis::GameAnalysis;
use worker::{AnalysisCall, Call, Reply};

thread_local! {
    /// The most recent analysis, with the last position of its game.
    static LATEST: RefCell<Option<(Digest, Arc<GameAnalysis>)>> = const { RefCell::new(None) };
}

/// The state of the analysis.
pub type AnalysisState = JobState<Arc<GameAnalysis>>;

/// Analyses the game of the surrounding table.
#[derive(Clone, Copy)]
pub struct Analyst {
    controller: Controller,
    job: Job<Arc<GameAnalysis>>,
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
        let state = told.map_or(AnalysisState::Idle, AnalysisState::Done);
        let read = move |reply| match reply {
            Reply::AnalysisProgress(percent) => Some(JobReply::Progress(percent)),
            Reply::AnalysisDone(bytes) => {
                let analysis = GameAnalysis::from_bytes(&bytes).map(Arc::new);
                Some(JobReply::Done(analysis.inspect(|analysis| keep(controller, analysis))))
            }
            _ => None,
        };
        Self { controller, job: Job::new(state, Call::Analysis(AnalysisCall::Continue), read) }
    }

    /// Returns the state of the analysis.
    pub fn state(self) -> AnalysisState {
        self.job.state()
    }

    /// Returns the result, once it is complete.
    pub fn result(self) -> Option<Arc<GameAnalysis>> {
        self.job.result()
    }

    /// Starts the analysis, unless it is complete or running.
    pub fn begin(self) {
        self.job.begin(|| {
            let packed = self.controller.with_present(analysis::record_to_analyse)?;
            Some(Call::Analysis(AnalysisCall::Begin(packed)))
        });
    }

    /// Stops the analysis.
    pub fn stop(self) {
        self.job.stop();
    }
}

fn keep(controller: Controller, analysis: &Arc<GameAnalysis>) {
    if let Some(game) = controller.with_present(analysis::final_digest) {
        LATEST.set(Some((game, Arc::clone(analysis))));
    }
}
