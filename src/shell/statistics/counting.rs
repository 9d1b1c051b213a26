//! Counts the kept games bit by bit, while the page goes on.

use std::time::Duration;

use crate::erased::prelude::*;

use crate::alarm::Alarm;
use crate::model::statistics::game::GameFacts;
use crate::model::statistics::ledger::{Ledger, Memory};
use crate::store::Shelf;

/// So many moves are counted in one go.
const AT_ONCE: usize = 100;

thread_local! {
    /// What was counted since the page was opened.
    static KNOWN: Memory = Memory::default();
}

/// What was counted: the games, and how many cannot be read.
pub type Counted = (Vec<GameFacts>, usize);

/// Counts the games that are kept, and says how far it is.
pub fn count(counted: Variable<Option<Counted>>) -> Variable<(usize, usize)> {
    let mut ledger = Ledger::new(Shelf::expect().texts_now(), KNOWN.with(Memory::clone));
    let progress = Variable::new((0, 0));
    let alarm = Alarm::new();
    alarm.repeat(Duration::ZERO, move || {
        let is_over = ledger.count(AT_ONCE);
        progress.set(ledger.progress());
        if is_over {
            counted.set(Some(ledger.counted()));
        }
        is_over
    });
    progress
}
