//! Starting workers: programs beside the page, which keep it free for its user.

use web_sys::{Worker, WorkerOptions, WorkerType};

use super::fetch::address_of;

/// The page's name for the file that loads a worker.
pub const LOADER: &str = "worker";

/// Starts a worker with a name, by which it knows its work. Returns `None` if the browser has none.
pub fn start_worker(name: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(name);
    Worker::new_with_options(&address_of(LOADER)?, &options).ok()
}
