//! Counts the kept games bit by bit, while the page goes on.

use std::cell::RefCell;
use std::time::Duration;

use crate::erased::prelude::*;

use crate::alarm::Alarm;
use crate::model::statistics::game::GameFacts;
use crate::model::statistics::ledger::{Known, Ledger};

/// So many moves are counted in one go.
const AT_ONCE: usize = 100;

thread_local! {
    /// What was counted since the page was opened.
    static KNOWN: RefCell<Known> = const { RefCell::new(Known::new()) };
}

/// What was counted: the games, and how many cannot be read.
pub type Counted = (Vec<GameFacts>, usize);

/// Counts games, and says how far it is.
pub fn count(
    texts: Vec<(String, String)>,
    counted: Variable<Option<Counted>>,
) -> Variable<(usize, usize)> {
    let mut ledger = Some(Ledger::new(texts, KNOWN.take()));
    let progress = Variable::new((0, 0));
    let alarm = Alarm::new();
    alarm.repeat(Duration::ZERO, move || {
        let Some(is_over) = ledger.as_mut().map(|ledger| ledger.count(AT_ONCE)) else {
            return true;
        };
        progress.set(ledger.as_ref().map_or((0, 0), Ledger::progress));
        if is_over && let Some(ledger) = ledger.take() {
            counted.set(Some(ledger.counted()));
            KNOWN.set(ledger.known());
        }
        is_over
    });
    progress
}
