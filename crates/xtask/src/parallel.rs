//! Tasks on all processors at once.

use std::sync::Mutex;
use std::thread::{self, available_parallelism};

use eyre::{OptionExt, Result};

/// Carries out a task for each item, as many at once as there are processors.
pub fn in_parallel<T: Send>(
    items: impl Iterator<Item = T> + Send,
    task: impl Fn(T) -> Result<()> + Sync,
) -> Result<()> {
    let items = Mutex::new(items);
    let next = || items.lock().ok()?.next();
    let work = || -> Result<()> {
        while let Some(item) = next() {
            task(item)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let threads: Vec<_> =
            (0..available_parallelism()?.get()).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|it| it.join().ok().ok_or_eyre("a thread panicked")?)
    })
}
