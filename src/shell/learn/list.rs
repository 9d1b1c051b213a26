//! The list of lessons.

use leptos::prelude::*;

use super::first::FirstGameRow;
use super::lessons::{Lessons, begin};
use crate::shell::app::{Heading, Toasts};
use crate::shell::settings::Settings;
use crate::store::SavedGames;
use screens::lesson::Lesson;
use screens::route::Route;

/// Shows the lessons, to start, continue or repeat.
#[component]
pub fn Learn() -> impl IntoView {
    let lessons = Lessons::expect();
    view! {
        <main class="screen">
            <Heading title=text::home::learn()/>
            <p class="lead">{text::lessons::about()}</p>
            {lessons.view(|all| {
                let rows = all.iter().map(|lesson| view! { <Row lesson=lesson.clone()/> });
                view! {
                    <ol class="lessons" role="list"><FirstGameRow/>{rows.collect_view()}</ol>
                }
                .into_any()
            })}
        </main>
    }
}

#[component]
fn Row(lesson: Lesson) -> impl IntoView {
    let lessons = Lessons::expect();
    let (saved_games, settings, toasts) =
        (SavedGames::expect(), Settings::expect(), Toasts::expect());
    let is_done = lessons.has_finished(&lesson.id);
    let id = lesson.game_id();
    let is_begun = saved_games.text(&id).is_some();
    let goals = lesson
        .goals()
        .map(|goal| view! { <li>{text::passage(goal).into_owned()}</li> })
        .collect_view();
    let title = text::passage(&lesson.title).into_owned();
    let about = text::passage(&lesson.about).into_owned();
    let label = if is_begun { text::lessons::begin_again() } else { text::lessons::begin() };
    let start = move |_| begin(&lesson, lessons, saved_games, settings, toasts);
    let resume = is_begun.then(|| {
        view! { <a class="button primary" href=Route::Game(id).hash()>{text::lessons::go_on()}</a> }
    });
    view! {
        <li class="panel sheet lesson">
            <h2>{title} {is_done.then(|| view! { <span class="done">{text::lessons::done()}</span> })}</h2>
            <p>{about}</p>
            <ul class="quiet">{goals}</ul>
            <div class="chips">
                {resume}
                <button class="button" class:primary=!is_begun on:click=start>{label}</button>
            </div>
        </li>
    }
}
