//! Work that the worker does in pieces, so that it can report progress and be stopped.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::BotWorker;
use crate::page::Alarm;
use worker::{Call, Reply};

/// The time for which the worker may be silent.
const PATIENCE: Duration = Duration::from_secs(60);

/// The state of a job whose result is a `T`.
#[derive(Clone, PartialEq)]
pub enum JobState<T> {
    /// It hasn't been started.
    Idle,
    /// This percentage has been done.
    Working(u8),
    /// The user stopped it.
    Stopped,
    /// The worker failed.
    Failed,
    /// It is complete.
    Done(T),
}

/// The meaning of a worker's reply for a job.
pub enum JobReply<T> {
    /// This percentage has been done, and the worker waits to go on.
    Progress(u8),
    /// It is complete, or has failed.
    Done(Option<T>),
}

/// A function that returns the meaning of a reply, or `None` if it belongs to another job.
type ReadReply<T> = Arc<dyn Fn(Reply) -> Option<JobReply<T>> + Send + Sync>;

/// A job of the surrounding component. It ends with the component.
pub struct Job<T: Send + Sync + 'static> {
    worker: StoredValue<Option<BotWorker>, LocalStorage>,
    deadline: Alarm,
    state: RwSignal<JobState<T>>,
    go_on: StoredValue<Call>,
    read: StoredValue<ReadReply<T>>,
}

impl<T: Send + Sync + 'static> Clone for Job<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Job<T> {}

impl<T: Clone + Send + Sync + 'static> Job<T> {
    /// Creates a job that is in this state. `go_on` is the call for each further piece.
    pub fn new(
        state: JobState<T>,
        go_on: Call,
        read: impl Fn(Reply) -> Option<JobReply<T>> + Send + Sync + 'static,
    ) -> Self {
        let read: ReadReply<T> = Arc::new(read);
        let job = Self {
            worker: StoredValue::new_local(None),
            deadline: Alarm::new(),
            state: RwSignal::new(state),
            go_on: StoredValue::new(go_on),
            read: StoredValue::new(read),
        };
        on_cleanup(move || job.rest());
        job
    }

    /// Returns the state of the job.
    pub fn state(self) -> JobState<T> {
        self.state.get()
    }

    /// Returns the result, once the job is complete.
    pub fn result(self) -> Option<T> {
        match self.state.get() {
            JobState::Done(result) => Some(result),
            _ => None,
        }
    }

    /// Starts the job, unless it is complete or running.
    pub fn begin(self, call: impl FnOnce() -> Option<Call>) {
        let is_idle = self
            .state
            .with_untracked(|state| !matches!(state, JobState::Done(_) | JobState::Working(_)));
        let Some(call) = is_idle.then(call).flatten() else { return };
        let worker = BotWorker::start(move |reply| self.hear(reply), move |_| self.fail_soon());
        match &worker {
            Some(worker) => worker.ask(&call),
            None => self.fail_soon(),
        }
        self.worker.set_value(worker);
        self.state.set(JobState::Working(0));
        self.wait();
    }

    /// Stops the job and forgets its result, so that it can be started again.
    pub fn reset(self) {
        self.rest();
        self.state.set(JobState::Idle);
    }

    /// Stops the job.
    pub fn stop(self) {
        self.rest();
        if self.is_working() {
            self.state.set(JobState::Stopped);
        }
    }

    fn is_working(self) -> bool {
        let is_working = |state: &JobState<T>| matches!(state, JobState::Working(_));
        self.state.try_with_untracked(is_working) == Some(true)
    }

    fn hear(self, reply: Reply) {
        match self.read.try_get_value().and_then(|read| read(reply)) {
            Some(JobReply::Progress(percent)) if self.is_working() => {
                let _ = self.state.try_set(JobState::Working(percent));
                self.wait();
                let go_on = self.go_on.try_get_value();
                let _ = self.worker.try_with_value(|worker| {
                    if let (Some(worker), Some(go_on)) = (worker, go_on) {
                        worker.ask(&go_on);
                    }
                });
            }
            Some(JobReply::Done(result)) => {
                let _ = self.state.try_set(result.map_or(JobState::Failed, JobState::Done));
                // A worker can't be ended while one of its messages is being handled.
                set_timeout(move || self.rest(), Duration::ZERO);
            }
            Some(JobReply::Progress(_)) | None => {}
        }
    }

    fn wait(self) {
        self.deadline.set(PATIENCE, move || self.fail());
    }

    fn fail_soon(self) {
        set_timeout(move || self.fail(), Duration::ZERO);
    }

    fn fail(self) {
        if self.is_working() {
            self.rest();
            self.state.set(JobState::Failed);
        }
    }

    fn rest(self) {
        self.deadline.stop();
        let _ = self.worker.try_update_value(Option::take);
    }
}
