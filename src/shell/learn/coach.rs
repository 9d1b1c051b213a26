//! The coach of a game: of a lesson, or of a first game.

use std::sync::Arc;

use crate::erased::Derived;
use leptos::prelude::*;

use super::first::FirstGame;
use super::lessons::{Lessons, begin};
use super::strip::{Strip, Words, guide};
use crate::Controller;
use crate::page::part;
use crate::parts::{DrawFn, NOTHING, arriving};
use crate::shell::app::Toasts;
use crate::shell::settings::Settings;
use crate::store::SavedGames;
use screens::lesson::{Advice, FirstGameView, Lesson};
use screens::route::Route;

/// Shows the coach if the game with this id belongs to a lesson or may be a first game.
#[component]
pub fn CoachOf(id: String) -> impl IntoView {
    arriving(move || Box::pin(coach_of(id.clone())), NOTHING)
}

part! {
    panels:
    /// Draws the coach of the game with this id, if it has one.
    fn coach_of(id: String) -> DrawFn {
        Arc::new(move || {
            let (id, lessons) = (id.clone(), Lessons::expect());
            if !Lesson::is_game(&id) {
                let is_first = Controller::expect()
                    .with_present(|session| FirstGameView::of(session, None).is_some());
                return is_first.then(|| view! { <FirstGame/> }).into_any();
            }
            lessons.fetch();
            let coach = move || {
                let (lesson, next) = lessons.of_game(&id)?;
                Some(view! { <Coach lesson next/> })
            };
            coach.into_any()
        })
    }
}

#[component]
fn Coach(lesson: Lesson, next: Option<Lesson>) -> impl IntoView {
    let (controller, lessons) = (Controller::expect(), Lessons::expect());
    let id = StoredValue::new(lesson.id.clone());
    let title = text::lessons::title(text::passage(&lesson.title));
    let end = StoredValue::new(text::passage(lesson.end()).into_owned());
    let next = StoredValue::new(next);
    let advice = controller.memo(move |session| lesson.advice(session, controller.opened()));
    let skipped = Derived::new(move |_| lessons.progress().is_skipped(&id.get_value()));
    let done = Derived::new(move |_| advice.with(Advice::is_done));
    guide(move || (!skipped.get()).then(|| advice.get()));
    Effect::new(move || {
        let id = id.get_value();
        if done.get() && !lessons.progress().is_done(&id) {
            lessons.advance(|progress| progress.finish(&id));
        }
    });
    let skip = move |skipped| lessons.advance(|progress| progress.skip(&id.get_value(), skipped));
    view! {
        <Strip away=Signal::derive(move || skipped.get())>
            {move || {
                if skipped.get() {
                    return view! {
                        <p class="quiet">{title.clone()}</p>
                        <button class="button plain" on:click=move |_| skip(false)>{text::lessons::skip_end()}</button>
                    }
                    .into_any();
                }
                view! {
                    <Goals advice/>
                    <Words>{move || view! { <Says advice=advice.get() end=end.get_value()/> }}</Words>
                    <div class="coach-ways">
                        {move || done.get().then(|| view! { <Onwards next=next.get_value()/> })}
                        <button class="button plain" on:click=move |_| skip(true)>{text::lessons::skip()}</button>
                    </div>
                }
                .into_any()
            }}
        </Strip>
    }
}

/// Shows the goals of the lesson and whether each has been reached.
#[component]
fn Goals(advice: Derived<Advice>) -> impl IntoView {
    let goals = Derived::new(move |_| advice.with(|advice| advice.goals.clone()));
    move || {
        let goals = goals.get().into_iter().map(|(text, done)| {
            let text = text::passage(&text).into_owned();
            let (sign, spoken) = if done {
                ("●", text::lessons::goal_done(&text))
            } else {
                ("○", text::lessons::goal_to_do(&text))
            };
            view! {
                <li class:done=done title=text>
                    <span aria-hidden="true">{sign}</span>
                    <span class="visually-hidden">{spoken}</span>
                </li>
            }
        });
        view! { <ol class="coach-goals" role="list" aria-label=text::lessons::goals()>{goals.collect_view()}</ol> }
    }
}

#[component]
fn Says(advice: Advice, end: String) -> impl IntoView {
    let is_done = advice.is_done();
    let text = if is_done { end } else { text::passage(&advice.text).into_owned() };
    let rule = advice.rule.filter(|_| !is_done).map(|rule| {
        let hash = Route::Rules(Some(rule.clone())).hash();
        view! { " " <a class="rule-link" href=hash aria-label=text::parts::rule(&rule)>{rule.clone()}</a> }
    });
    let noticed = advice.noticed.map(|text| view! { <strong>{text}</strong> " " });
    view! { <p>{noticed}{text}{rule}</p> }
}

/// Shows the next steps once all goals have been reached.
#[component]
fn Onwards(next: Option<Lesson>) -> impl IntoView {
    let (lessons, saved_games) = (Lessons::expect(), SavedGames::expect());
    let (settings, toasts) = (Settings::expect(), Toasts::expect());
    match next {
        Some(next) => {
            let go_on = move |_| begin(&next, lessons, saved_games, settings, toasts);
            view! { <button class="button primary" on:click=go_on>{text::lessons::onwards()}</button> }
                .into_any()
        }
        None => {
            view! { <a class="button primary" href="#/new">{text::home::new_game()}</a> }.into_any()
        }
    }
}
