//! Something that happens later, unless it is put off or called off.

use std::time::Duration;

use crate::erased::prelude::*;
use leptos::leptos_dom::helpers::TimeoutHandle;

/// An alarm. It never rings once the surrounding component has gone.
#[derive(Clone, Copy)]
pub struct Alarm(StoredValue<Option<TimeoutHandle>>);

impl Alarm {
    /// An alarm that is off.
    pub fn new() -> Self {
        let alarm = Self(StoredValue::new(None));
        on_cleanup(move || alarm.stop());
        alarm
    }

    /// Rings after a while, and not when it was to ring before.
    pub fn set(self, after: Duration, ring: impl FnOnce() + 'static) {
        self.stop();
        let handle = set_timeout_with_handle(ring, after).ok();
        if let Some(Some(too_late)) = self.0.try_set_value(handle) {
            too_late.clear();
        }
    }

    /// Rings again and again, with such pauses, until it is told that all is done.
    pub fn repeat(self, pause: Duration, mut ring: impl FnMut() -> bool + 'static) {
        self.set(pause, move || {
            if !ring() {
                self.repeat(pause, ring);
            }
        });
    }

    /// Does not ring any more.
    pub fn stop(self) {
        if let Some(handle) = self.0.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    }
}
