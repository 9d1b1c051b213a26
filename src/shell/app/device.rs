//! Abilities of the device besides drawing, through the page's `device.js`: full screen,
//! installation, sounds and keeping the screen awake.

use leptos::prelude::*;

use crate::parts::{Icon, IconKind};

/// Sends an event to the page.
pub fn tell(event: &str) {
    if let Ok(event) = web_sys::Event::new(event) {
        let _ = window().dispatch_event(&event);
    }
}

/// The abilities that the page reports, kept up to date.
#[derive(Clone, Copy)]
pub struct Device(RwSignal<[Option<String>; 2]>);

impl Device {
    /// Creates the device of this page.
    pub fn new() -> Self {
        let found = RwSignal::new(look());
        let changed = leptos::ev::Custom::<web_sys::Event>::new("device");
        let handle = window_event_listener(changed, move |_| found.set(look()));
        on_cleanup(move || handle.remove());
        Self(found)
    }

    /// Returns the device of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }
}

/// Returns the page's state of full screen and of installation.
fn look() -> [Option<String>; 2] {
    let root = document().document_element();
    ["data-full-screen", "data-install"].map(|name| root.as_ref()?.get_attribute(name))
}

/// Offers full screen if the browser can do that.
#[component]
pub fn FullScreen() -> impl IntoView {
    let device = Device::expect();
    move || {
        let [full, _] = device.0.get();
        let label = match full?.as_str() {
            "on" => text::settings::full_screen_leave(),
            _ => text::settings::full_screen(),
        };
        Some(view! { <button class="button" on:click=|_| tell("full-screen")>{label}</button> })
    }
}

/// Offers to install the game if the browser can do that.
#[component]
pub fn Install() -> impl IntoView {
    let device = Device::expect();
    move || {
        let [_, install] = device.0.get();
        Some(match install?.as_str() {
            "offered" => {
                view! { <button class="button" on:click=|_| tell("install")><Icon kind=IconKind::Download/>{text::settings::install()}</button> }
                    .into_any()
            }
            _ => view! {
                <p class="quiet install-by-hand">{text::settings::install_by_hand()}</p>
            }
            .into_any(),
        })
    }
}
