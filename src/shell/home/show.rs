//! A moving picture that runs once, and again on request.

use std::time::Duration;

use leptos::prelude::*;

use crate::page::{Alarm, is_calm};
use crate::parts::{Icon, IconKind};

/// Pictures that follow one another.
#[derive(Clone, Copy)]
pub(super) struct Slideshow {
    /// The picture on display.
    pub at: RwSignal<usize>,
    last: usize,
    /// The time for each picture.
    pause: Duration,
    is_running: RwSignal<bool>,
    next: Alarm,
}

impl Slideshow {
    /// Starts with the first of several pictures, or shows the last one if the user prefers reduced
    /// motion.
    pub fn begin(count: usize, pause: Duration) -> Self {
        let last = count.saturating_sub(1);
        let (at, is_running) = (RwSignal::new(last), RwSignal::new(false));
        let show = Self { at, last, pause, is_running, next: Alarm::new() };
        if !is_calm() {
            show.run();
        }
        show
    }

    /// Runs from here, or from the beginning if it is at the end.
    fn run(self) {
        if self.at.get_untracked() >= self.last {
            self.at.set(0);
        }
        self.is_running.set(true);
        self.next.repeat(self.pause, move || {
            if !self.is_running.get_untracked() {
                return true;
            }
            // Pause while the page is hidden.
            if !document().hidden() {
                self.at.update(|at| *at += 1);
            }
            let is_over = self.at.get_untracked() >= self.last;
            if is_over {
                self.is_running.set(false);
            }
            is_over
        });
    }

    fn press(self) {
        if self.is_running.get_untracked() {
            self.is_running.set(false);
        } else {
            self.run();
        }
    }
}

/// Stops and starts a moving picture. With reduced motion there is nothing to start.
#[component]
pub(super) fn Switch(show: Slideshow) -> impl IntoView {
    let kind = move || if show.is_running.get() { IconKind::Pause } else { IconKind::Play };
    let label = move || {
        if show.is_running.get() { text::home::picture_stop() } else { text::home::picture() }
    };
    (!is_calm()).then(|| {
        view! {
            <button type="button" class="button switch-picture" aria-label=label title=label on:click=move |_| show.press()>
                {move || view! { <Icon kind=kind()/> }}
            </button>
        }
    })
}
