//! A picture of the board, drawn on request to send, copy or save.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{Blob, Url};

use crate::page::{Alarm, SetIfOpen};
use crate::shell::app::Toasts;
use crate::shell::saves::file_name;
use crate::store::{
    can_send_picture, copied_picture, download, file_of, picture_of, sent_picture, theme_colour,
};
use engine::record::Reroll;
use screens::poster::Poster;
use table::Save;

/// The number of moves replayed at once.
const AT_ONCE: usize = 200;

/// The width and height of a picture.
type PictureSize = (u32, u32);

/// The state of the picture.
#[derive(Clone)]
enum PictureState {
    Making,
    /// The picture is ready at this address in the browser, in this size.
    Made(String, PictureSize),
    Failed(String),
}

/// Offers a picture of a game's current board.
#[component]
pub fn BoardPicture(save: Save) -> impl IntoView {
    let (is_open, save) = (RwSignal::new(false), StoredValue::new(save));
    let label = move || {
        if is_open.get() { text::poster::picture_hide() } else { text::poster::picture_make() }
    };
    view! {
        <section class="board-picture" aria-labelledby="picture-title">
            <h3 id="picture-title">{text::poster::picture()}</h3>
            <p class="quiet">{text::poster::picture_about()}</p>
            <div class="chips">
                <button type="button" class="button" aria-expanded=move || is_open.get().to_string()
                    on:click=move |_| is_open.update(|it| *it = !*it)>{label}</button>
            </div>
            {move || is_open.get().then(|| view! { <Drawing save=save.get_value()/> })}
        </section>
    }
}

/// Shows the picture as soon as it is drawn.
#[component]
fn Drawing(save: Save) -> impl IntoView {
    let title = save.cover.table.title.clone();
    let stage = RwSignal::new(PictureState::Making);
    // The vector picture, and the bitmap once the browser has drawn it.
    let (lines, pixels) =
        (StoredValue::new_local(None::<Blob>), StoredValue::new_local(None::<Blob>));
    let has_pixels = RwSignal::new(None::<bool>);
    let show = move |drawn: Result<(Blob, PictureSize), String>| {
        let address = drawn.and_then(|(picture, size)| {
            let address = Url::create_object_url_with_blob(&picture);
            lines.set_value(Some(picture));
            let address = address.map_err(|_| text::poster::png_failed().to_owned());
            address.map(|address| (address, size))
        });
        match address {
            Err(problem) => stage.set(PictureState::Failed(text::poster::failed(problem))),
            Ok((address, size)) => {
                stage.set(PictureState::Made(address.clone(), size));
                spawn_local(async move {
                    let drawn = picture_of(address, size).await.ok();
                    let has = drawn.is_some();
                    if pixels.set_if_open(drawn) {
                        has_pixels.set_if_open(Some(has));
                    }
                });
            }
        }
    };
    draw(save, show);
    on_cleanup(move || {
        if let Some(PictureState::Made(address, _)) = stage.try_get_untracked() {
            let _ = Url::revoke_object_url(&address);
        }
    });
    let name = StoredValue::new(format!("{}-board", file_name(&title)));
    let title = StoredValue::new(title);
    let shown = move || {
        match stage.get() {
        PictureState::Making => view! { <p role="status">{text::poster::picture_making()}</p> }.into_any(),
        PictureState::Failed(problem) => view! { <p class="problem" role="alert">{problem}</p> }.into_any(),
        PictureState::Made(address, (width, height)) => view! {
            <img class="board-drawn" src=address alt=text::poster::label(title.get_value()) width=width.to_string() height=height.to_string()/>
            <Ways name title lines pixels has_pixels/>
        }
        .into_any(),
    }
    };
    move || shown()
}

/// Replays the game in steps and draws its current board.
fn draw(save: Save, show: impl Fn(Result<(Blob, PictureSize), String>) + 'static) {
    let Save { cover, record, .. } = save;
    let players = record.setup.players.clone();
    let mut reroll = match Reroll::new(record) {
        Ok(reroll) => reroll,
        Err(problem) => return show(Err(problem.to_string())),
    };
    Alarm::new().repeat(Duration::ZERO, move || {
        let is_over = reroll.play(AT_ONCE, |_| ());
        if is_over {
            let poster = Poster::of(&cover, &players, reroll.state());
            let picture = file_of("image/svg+xml", &poster.svg(&theme_colour));
            let picture = picture.map(|picture| (picture, poster.size()));
            show(picture.map_err(|_| text::poster::unmade().to_owned()));
        }
        is_over
    });
}

/// Offers the ways to pass on the picture.
#[component]
fn Ways(
    name: StoredValue<String>,
    title: StoredValue<String>,
    lines: StoredValue<Option<Blob>, LocalStorage>,
    pixels: StoredValue<Option<Blob>, LocalStorage>,
    has_pixels: RwSignal<Option<bool>>,
) -> impl IntoView {
    let (toasts, said) = (Toasts::expect(), RwSignal::new(None::<&'static str>));
    let say = move |text| {
        let _ = said.try_set(Some(text));
    };
    let save = move |picture: Option<Blob>, ending: &'static str, failed: &'static str| {
        let name = format!("{}.{ending}", name.get_value());
        match picture {
            None => say(failed),
            Some(picture) if download(&name, &picture).is_err() => {
                toasts.say(text::saves::export_failed());
            }
            Some(_) => {}
        }
    };
    let copy = move |_| {
        let Some(picture) = pixels.get_value() else { return say(text::poster::png_failed()) };
        spawn_local(async move {
            let done = copied_picture(picture).await;
            say(if done { text::poster::copy_done() } else { text::poster::copy_failed() });
        });
    };
    let send = move |_| {
        let Some(picture) = pixels.get_value() else { return };
        let (name, title) = (format!("{}.png", name.get_value()), title.get_value());
        spawn_local(async move {
            if !sent_picture(name, title, picture).await {
                say(text::poster::send_failed());
            }
        });
    };
    let can_send = move || {
        let name = format!("{}.png", name.get_value());
        let can = |picture: &Blob| can_send_picture(&name, &title.get_value(), picture);
        has_pixels.get().is_some() && pixels.with_value(|picture| picture.as_ref().is_some_and(can))
    };
    let sends = move || {
        can_send().then(|| view! { <button type="button" class="button primary" on:click=send>{text::poster::send()}</button> })
    };
    let is_forbidden = move || (has_pixels.get() == Some(false)).then(text::poster::png_failed);
    view! {
        <div class="chips">
            {move || sends()}
            <button type="button" class="button" disabled=move || has_pixels.get().is_none()
                on:click=move |_| save(pixels.get_value(), "png", text::poster::png_failed())>{text::poster::png()}</button>
            <button type="button" class="button" on:click=move |_| save(lines.get_value(), "svg", text::poster::unmade())>{text::poster::svg()}</button>
            <button type="button" class="button" disabled=move || has_pixels.get().is_none() on:click=copy>{text::poster::copy()}</button>
        </div>
        <p class="said" role="status">{move || said.get().or_else(is_forbidden)}</p>
    }
}
