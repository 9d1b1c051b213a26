//! The trial of a board, which the worker plays.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::boards::checked_board;
use crate::erased::Derived;
use crate::worker::{Job, JobReply, JobState};
use editor::BoardContents;
use screens::new_game::own_board::title_of;
use worker::{Call, Reply, TRIAL_GAMES, TrialCall, TrialReport, TrialSettings};

/// The seed of all trials: another result comes from another board, not from other dice.
const SEED: u64 = 1;

/// The state of a trial.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TrialState {
    /// No games have been played yet.
    Idle,
    /// The board is being checked.
    Preparing,
    /// Games are being played.
    Playing,
    /// The user cancelled it.
    Stopped,
    /// The worker failed.
    Failed,
    /// The board can't be played on, for this reason.
    Faulty(String),
    /// All games have been played.
    Done,
}

/// The current or last trial of a board.
#[derive(Clone, Copy)]
pub struct BoardTrial {
    job: Job<()>,
    /// The number of players in the next trial.
    pub players: RwSignal<u32>,
    /// The number of the trial that is being prepared.
    preparing: RwSignal<Option<u32>>,
    count: StoredValue<u32>,
    fault: RwSignal<Option<String>>,
    report: RwSignal<Option<Arc<TrialReport>>>,
    /// The board as it was when the trial began.
    board: RwSignal<BoardContents>,
}

impl BoardTrial {
    /// Creates the trial before its first game. It ends with the surrounding component.
    pub fn new() -> Self {
        let report = RwSignal::new(None);
        let read = move |reply| match reply {
            Reply::TrialProgress(told) => {
                let percent = told.played * 100 / TRIAL_GAMES;
                let _ = report.try_set(Some(Arc::new(told)));
                Some(JobReply::Progress(u8::try_from(percent).unwrap_or(100)))
            }
            Reply::TrialDone(told) => {
                let is_played = told.is_some();
                if let Some(told) = told {
                    let _ = report.try_set(Some(Arc::new(told)));
                }
                Some(JobReply::Done(is_played.then_some(())))
            }
            _ => None,
        };
        Self {
            job: Job::new(JobState::Idle, Call::Trial(TrialCall::Continue), read),
            players: RwSignal::new(3),
            preparing: RwSignal::new(None),
            count: StoredValue::new(0),
            fault: RwSignal::new(None),
            report,
            board: RwSignal::new(BoardContents::default()),
        }
    }

    /// Returns the state of the trial, which doesn't change with every game.
    pub fn state(self) -> Derived<TrialState> {
        Derived::new(move |_| {
            if self.preparing.get().is_some() {
                return TrialState::Preparing;
            }
            if let Some(fault) = self.fault.get() {
                return TrialState::Faulty(fault);
            }
            match self.job.state() {
                JobState::Idle => TrialState::Idle,
                JobState::Working(_) => TrialState::Playing,
                JobState::Stopped => TrialState::Stopped,
                JobState::Failed => TrialState::Failed,
                JobState::Done(()) => TrialState::Done,
            }
        })
    }

    /// Returns the results so far.
    pub fn report(self) -> Option<Arc<TrialReport>> {
        self.report.get()
    }

    /// Reads the board that is being tried.
    pub fn with_board<T>(self, read: impl FnOnce(&BoardContents) -> T) -> T {
        self.board.with(read)
    }

    /// Begins with a board and its text, as the editor writes it. An earlier trial ends.
    pub fn begin(self, board: BoardContents, text: String) {
        self.job.reset();
        self.report.set(None);
        self.fault.set(None);
        self.board.set(board);
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        self.preparing.set(Some(number));
        spawn_local(async move {
            let checked = checked_board(text).await;
            // The trial may have been cancelled, and another one started.
            if self.preparing.try_get_untracked().flatten() != Some(number) {
                return;
            }
            self.preparing.set(None);
            match checked {
                Ok(board) => self.play(board),
                Err(fault) => self.fault.set(Some(fault)),
            }
        });
    }

    fn play(self, board: String) {
        let players = self.players.get_untracked();
        let title = title_of(&board).unwrap_or_default();
        let settings = TrialSettings { board, title, players, seed: SEED };
        self.job.begin(|| Some(Call::Trial(TrialCall::Begin(Box::new(settings)))));
    }

    /// Stops the trial but keeps its results.
    pub fn stop(self) {
        self.preparing.set(None);
        self.job.stop();
    }
}
