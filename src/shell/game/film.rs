//! The animation of the conquest at the end of a game.

use std::time::Duration;

use super::gif::Gif;
use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::map::picture::picture;
use crate::page::{Alarm, is_calm};
use screens::story::film::{FilmView, Frame};
use table::Owners;

/// The state of the animation.
#[derive(Clone, Copy)]
struct FilmState {
    film: StoredValue<FilmView>,
    /// The frame on display.
    at: RwSignal<usize>,
    is_running: RwSignal<bool>,
    next: Alarm,
}

impl FilmState {
    fn last(self) -> usize {
        self.film.with_value(|film| film.frames.len().saturating_sub(1))
    }

    fn frame<T: PartialEq + Send + Sync + 'static>(
        self,
        of: fn(&Frame) -> T,
    ) -> Derived<Option<T>> {
        Derived::new(move |_| self.film.with_value(|film| film.frames.get(self.at.get()).map(of)))
    }

    /// Runs from here, or from the beginning if it is at the end.
    fn run(self) {
        if self.at.get_untracked() >= self.last() {
            self.at.set(0);
        }
        self.is_running.set(true);
        self.wait();
    }

    fn wait(self) {
        let pause = self.film.with_value(|film| film.pause);
        self.next.set(Duration::from_millis(pause.into()), move || {
            let next = self.at.get_untracked() + 1;
            self.at.set(next);
            if next < self.last() {
                self.wait();
            } else {
                self.is_running.set(false);
            }
        });
    }

    fn stop(self) {
        self.next.stop();
        self.is_running.set(false);
    }

    fn show(self, picture: usize) {
        self.stop();
        self.at.set(picture.min(self.last()));
    }
}

/// Shows the animation, which runs once automatically. With reduced motion it shows the end, and
/// any turn can be selected.
#[component]
pub fn Film() -> impl IntoView {
    Controller::expect().with_present(FilmView::of).map(|film| view! { <Reeled film/> })
}

#[component]
fn Reeled(film: FilmView) -> impl IntoView {
    let drawing = film.drawing;
    let reel = FilmState {
        film: StoredValue::new(film),
        at: RwSignal::new(0),
        is_running: RwSignal::new(false),
        next: Alarm::new(),
    };
    if is_calm() {
        reel.at.set(reel.last());
    } else {
        reel.run();
    }
    let owners = reel.frame(|frame| frame.owners);
    let owners = Derived::new(move |_| owners.get().unwrap_or(Owners::splat(None)));
    let caption = reel.frame(|frame| frame.caption.clone());
    let shares = reel.frame(|frame| frame.shares.clone());
    let shares = move || {
        let all = shares.get().unwrap_or_default().into_iter();
        all.map(|(seat, count)| view! { <i data-seat=seat.name() style=format!("flex-grow:{count}")></i> }).collect_view()
    };
    let press = move |_| if reel.is_running.get_untracked() { reel.stop() } else { reel.run() };
    let label = move || {
        if reel.is_running.get() { text::ending::film_pause() } else { text::ending::film_play() }
    };
    let seek = move |event| reel.show(event_target_value(&event).parse().unwrap_or(0));
    view! {
        <section class="film" aria-label=text::ending::film()>
            <div class="pictured">{picture(drawing, owners, ().into_any())}</div>
            <div class="film-shares" aria-hidden="true">{move || shares()}</div>
            <div class="film-run">
                <button type="button" class="button" on:click=press>{label}</button>
                <input type="range" min="0" max=reel.last().to_string() aria-label=text::ending::film_where()
                    prop:value=move || reel.at.get().to_string() aria-valuetext=move || caption.get() on:input=seek/>
                <span aria-hidden="true">{move || caption.get()}</span>
            </div>
            <Gif film=reel.film/>
        </section>
    }
}
