//! Buttons to zoom in, zoom out and show the whole map.

use crate::erased::Derived;
use leptos::prelude::*;

use super::camera::Camera;
use crate::parts::{Icon, IconKind};

/// Draws the buttons that move the map.
#[component]
pub(super) fn ZoomButtons(camera: Camera) -> impl IntoView {
    let all = Derived::new(move |_| camera.view().shows_all());
    let nearest = Derived::new(move |_| camera.view().is_nearest());
    let button = |label, kind, off: Derived<bool>, act: fn(Camera)| {
        view! {
            <button
                type="button" class="button" aria-label=label title=label
                disabled=move || off.get() on:click=move |_| act(camera)
            >
                <Icon kind />
            </button>
        }
    };
    view! {
        <div class="zoom" role="group" aria-label=text::map::view()>
            {button(text::map::nearer(), IconKind::Plus, nearest, Camera::nearer)}
            {button(text::map::farther(), IconKind::Minus, all, Camera::farther)}
            {button(text::map::show_all(), IconKind::Whole, all, Camera::show_all)}
        </div>
    }
}
