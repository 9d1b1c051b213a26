//! A timer that can be postponed or cancelled.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

/// A timer. It never fires after the surrounding component has been removed.
#[derive(Clone, Copy)]
pub struct Alarm(StoredValue<Option<TimeoutHandle>>);

impl Alarm {
    /// Creates a timer that is off.
    pub fn new() -> Self {
        let alarm = Self(StoredValue::new(None));
        on_cleanup(move || alarm.stop());
        alarm
    }

    /// Fires after a delay, and no longer at the time set before.
    pub fn set(self, after: Duration, ring: impl FnOnce() + 'static) {
        self.stop();
        let handle = set_timeout_with_handle(ring, after).ok();
        if let Some(Some(too_late)) = self.0.try_set_value(handle) {
            too_late.clear();
        }
    }

    /// Fires repeatedly at this interval, until `ring` returns `true`.
    pub fn repeat(self, pause: Duration, mut ring: impl FnMut() -> bool + 'static) {
        self.set(pause, move || {
            if !ring() {
                self.repeat(pause, ring);
            }
        });
    }

    /// Cancels the timer.
    pub fn stop(self) {
        if let Some(handle) = self.0.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    }
}
