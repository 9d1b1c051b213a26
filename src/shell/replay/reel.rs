//! The driver of a replay, which advances line by line of the log.

use std::time::Duration;

use crate::Controller;
use crate::dialogs::frame::focus::is_below_a_modal;
use crate::erased::Derived;
use crate::page::Alarm;
use crate::table::Runs;
use leptos::prelude::*;
use screens::story::past::{Grain, Past};

/// The time for which a line stays, in milliseconds.
const STAYS: u64 = 900;

/// The available speeds, as factors.
const SPEEDS: [u64; 4] = [1, 2, 4, 8];

/// A replay that is running or stopped.
#[derive(Clone, Copy)]
pub(super) struct Reel {
    controller: Controller,
    moment: Derived<Option<usize>>,
    is_running: RwSignal<bool>,
    speed: RwSignal<usize>,
    next: Alarm,
}

impl Reel {
    pub fn new(controller: Controller) -> Self {
        Self {
            controller,
            moment: controller.past(Past::moment),
            is_running: expect_context::<Runs>().0,
            speed: RwSignal::new(0),
            next: Alarm::new(),
        }
    }

    /// Returns the number of actions up to the current position, without tracking changes.
    pub fn moment(self) -> usize {
        self.moment.get_untracked().unwrap_or(0)
    }

    pub fn is_running(self) -> bool {
        self.is_running.get()
    }

    /// Returns the current speed as a factor.
    pub fn times(self) -> u64 {
        SPEEDS[self.speed.get() % SPEEDS.len()]
    }

    /// Selects the next higher speed, or the lowest after the highest.
    pub fn faster(self) {
        self.speed.update(|speed| *speed = (*speed + 1) % SPEEDS.len());
    }

    pub fn toggle(self) {
        if self.is_running.get_untracked() {
            self.stop();
        } else {
            self.is_running.set(true);
            self.run();
        }
    }

    pub fn stop(self) {
        self.next.stop();
        self.is_running.set(false);
    }

    fn run(self) {
        let times = SPEEDS[self.speed.get_untracked() % SPEEDS.len()];
        self.next.set(Duration::from_millis(STAYS / times), move || {
            self.run();
            // Hold the replay while a dialog is open above it.
            if !is_below_a_modal() {
                self.controller.step(Grain::Line, true);
            }
        });
    }
}
