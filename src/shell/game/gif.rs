//! The film of a game as a GIF, to send or to save.

use std::sync::Arc;

use crate::erased::Derived;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::Blob;

use crate::Controller;
use crate::shell::saves::file_name;
use crate::store::{can_send_picture, download, file_of_bytes, sent_picture, theme_colour};
use crate::worker::{Job, JobReply, JobState};
use screens::poster::film::storyboard;
use screens::story::film::FilmView;
use worker::{Call, FilmCall, Reply};

/// The MIME type of the film.
const GIF: &str = "image/gif";

/// A GIF that the worker makes.
type GifJob = Job<Arc<Vec<u8>>>;

/// Offers the film as a file, which is made on request.
#[component]
pub fn Gif(film: StoredValue<FilmView>) -> impl IntoView {
    let job = GifJob::new(JobState::Idle, Call::Film(FilmCall::Continue), |heard| match heard {
        Reply::FilmProgress(percent) => Some(JobReply::Progress(percent)),
        Reply::FilmDone(gif) => Some(JobReply::Done((!gif.is_empty()).then(|| Arc::new(gif)))),
        _ => None,
    });
    let make = move || {
        let order = || film.try_with_value(|film| Box::new(storyboard(film, &theme_colour)));
        job.begin(|| order().map(|board| Call::Film(FilmCall::Begin(board))));
    };
    // Redraw when the job starts or ends, not with every percent.
    let working = Derived::new(move |_| matches!(job.state(), JobState::Working(_)));
    let body = move || {
        if working.get() {
            return view! { <Making job/> }.into_any();
        }
        let failed = match job.state() {
            JobState::Done(gif) => return view! { <Made gif/> }.into_any(),
            JobState::Failed => Some(text::ending::gif_failed()),
            _ => None,
        };
        view! {
            <button type="button" class="button" on:click=move |_| make()>{text::ending::gif()}</button>
            {failed.map(|failed| view! { <p class="problem" role="alert">{failed}</p> })}
        }
        .into_any()
    };
    view! { <div class="chips film-gif">{move || body()}</div> }
}

/// Shows the progress, and a button that stops it.
#[component]
fn Making(job: GifJob) -> impl IntoView {
    let percent = move || match job.state() {
        JobState::Working(percent) => percent,
        _ => 100,
    };
    view! {
        <progress aria-label=text::ending::gif_making() max="100" value=percent></progress>
        <button type="button" class="button" on:click=move |_| job.stop()>{text::ending::gif_stop()}</button>
    }
}

/// Offers the finished file.
#[component]
fn Made(gif: Arc<Vec<u8>>) -> impl IntoView {
    let said = RwSignal::new(None::<&'static str>);
    let title = Controller::expect().with_present(|session| session.table().title.clone());
    let name = format!("{}.gif", file_name(&title));
    let Ok(file) = file_of_bytes(GIF, &gif) else {
        return view! { <p class="problem" role="alert">{text::ending::gif_failed()}</p> }
            .into_any();
    };
    let can_send = can_send_picture(&name, &title, &file);
    let all = StoredValue::new_local((name, title, file));
    let send = move |_| {
        let Some((name, title, file)) = all.try_get_value() else { return };
        spawn_local(async move {
            if !sent_picture(name, title, file).await {
                let _ = said.try_set(Some(text::ending::gif_unsent()));
            }
        });
    };
    let save = move |_| {
        let saved = |(name, _, file): &(String, String, Blob)| download(name, file).is_ok();
        let is_saved = all.try_with_value(saved).unwrap_or(false);
        said.set((!is_saved).then(text::saves::export_failed));
    };
    view! {
        {can_send.then(|| view! { <button type="button" class="button" on:click=send>{text::ending::gif_send()}</button> })}
        <button type="button" class="button" on:click=save>{text::ending::gif_save()}</button>
        <p class="said" role="status">{move || said.get().unwrap_or_else(text::ending::gif_made)}</p>
    }
    .into_any()
}
