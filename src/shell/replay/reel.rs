//! What runs a game that is looked back at, line by line of its log.

use std::time::Duration;

use crate::Controller;
use crate::alarm::Alarm;
use crate::dialogs::frame::focus::is_below_a_modal;
use crate::erased::Derived;
use crate::erased::prelude::*;
use crate::model::{Grain, Past};
use crate::table::Runs;

/// How long a line stays, in milliseconds.
const STAYS: u64 = 900;

/// How many times faster it can run.
const SPEEDS: [u64; 4] = [1, 2, 4, 8];

/// A game that runs, or not.
#[derive(Clone, Copy)]
pub(super) struct Reel {
    controller: Controller,
    moment: Derived<Option<usize>>,
    is_running: Variable<bool>,
    speed: Variable<usize>,
    next: Alarm,
}

impl Reel {
    pub fn new(controller: Controller) -> Self {
        Self {
            controller,
            moment: controller.past(Past::moment),
            is_running: expect_context::<Runs>().0,
            speed: Variable::new(0),
            next: Alarm::new(),
        }
    }

    /// The actions up to where it is, once.
    pub fn moment(self) -> usize {
        self.moment.get_untracked().unwrap_or(0)
    }

    pub fn is_running(self) -> bool {
        self.is_running.get()
    }

    /// How many times faster it runs than at first.
    pub fn times(self) -> u64 {
        SPEEDS[self.speed.get() % SPEEDS.len()]
    }

    /// Runs faster, after the fastest slowly again.
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
            // What opens above it waits for nobody.
            if !is_below_a_modal() {
                self.controller.step(Grain::Line, true);
            }
        });
    }
}
