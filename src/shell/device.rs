//! What the device can do beside drawing, by the page's `device.js`: full screen, installing, and what it is told of sound and a
//! screen that stays awake.

use crate::erased::prelude::*;
use crate::erased::{live, surrounding};

/// Says something to the page.
pub fn tell(event: &str) {
    if let Ok(event) = web_sys::Event::new(event) {
        let _ = window().dispatch_event(&event);
    }
}

/// What the page says it can do, as it is and whenever that changes.
#[derive(Clone, Copy)]
pub struct Device(Variable<[Option<String>; 2]>);

impl Device {
    /// The device of this page.
    pub fn new() -> Self {
        let found = Variable::new(look());
        let changed = leptos::ev::Custom::<web_sys::Event>::new("device");
        let handle = window_event_listener(changed, move |_| found.set(look()));
        on_cleanup(move || handle.remove());
        Self(found)
    }

    /// The device of the surrounding app.
    pub fn expect() -> Self {
        surrounding()
    }
}

/// What the page says of full screen, and of installing.
fn look() -> [Option<String>; 2] {
    let root = document().document_element();
    ["data-full-screen", "data-install"].map(|name| root.as_ref()?.get_attribute(name))
}

/// Fills the screen with the game, where the browser can.
#[component]
pub fn FullScreen() -> impl IntoView {
    let device = Device::expect();
    live(move || {
        let [full, _] = device.0.get();
        let label = match full?.as_str() {
            "on" => text::settings::full_screen_leave(),
            _ => text::settings::full_screen(),
        };
        Some(view! { <button class="button" on:click=|_| tell("full-screen")>{label}</button> })
    })
}

/// Offers to install the game, where the browser does.
#[component]
pub fn Install() -> impl IntoView {
    let device = Device::expect();
    live(move || {
        let [_, install] = device.0.get();
        Some(match install?.as_str() {
            "offered" => {
                view! { <button class="button" on:click=|_| tell("install")>{text::settings::install()}</button> }
                    .into_any()
            }
            _ => view! {
                <p class="quiet install-by-hand">{text::settings::install_by_hand()}</p>
            }
            .into_any(),
        })
    })
}
