//! Counts the saved games in steps, while the page stays responsive.

use leptos::prelude::*;
use std::time::Duration;

use crate::page::Alarm;
use crate::store::SavedGames;
use screens::statistics::game::GameFacts;
use screens::statistics::ledger::{Ledger, Memory};

/// The number of moves counted at once.
const AT_ONCE: usize = 100;

thread_local! {
    /// The results since the page was opened.
    static KNOWN: Memory = Memory::default();
}

/// The counted games, and the number of unreadable ones.
pub type Counted = (Vec<GameFacts>, usize);

/// Counts the saved games and returns the progress.
pub fn count(counted: RwSignal<Option<Counted>>) -> RwSignal<(usize, usize)> {
    let mut ledger = Ledger::new(SavedGames::expect().texts_now(), KNOWN.with(Memory::clone));
    let progress = RwSignal::new((0, 0));
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
