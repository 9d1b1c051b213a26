//! What the device can do beside drawing, by the page's `device.js`: sound, a screen that stays awake,
//! full screen, installing.

use crate::erased::live;
use leptos::prelude::*;

use super::settings::{OneOf, Settings};
use crate::Controller;
use crate::model::{Ears, Session, Sound};

/// Says something to the page.
pub fn tell(event: &str) {
    if let Ok(event) = web_sys::Event::new(event) {
        let _ = window().dispatch_event(&event);
    }
}

/// What the page says it can do, as it is and whenever that changes.
#[derive(Clone, Copy)]
pub struct Device(RwSignal<[Option<String>; 2]>);

impl Device {
    /// The device of this page.
    pub fn new() -> Self {
        let found = RwSignal::new(look());
        let changed = leptos::ev::Custom::<web_sys::Event>::new("device");
        let handle = window_event_listener(changed, move |_| found.set(look()));
        on_cleanup(move || handle.remove());
        Self(found)
    }

    /// The device of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }
}

/// What the page says of full screen, and of installing.
fn look() -> [Option<String>; 2] {
    let root = document().document_element();
    ["data-full-screen", "data-install"].map(|name| root.as_ref()?.get_attribute(name))
}

/// Makes the sounds of the game on the table, and keeps the screen awake while it is there.
#[component]
pub fn Presence() -> impl IntoView {
    let (controller, settings) = (Controller::expect(), Settings::expect());
    // Whoever looks back hears what happens now.
    let ears = StoredValue::new(controller.with_present(Ears::of));
    let now = controller.memo_present(Ears::of);
    Effect::new(move || {
        now.get();
        let chosen = settings.get_untracked();
        let sounds = ears.try_update_value(|ears| {
            controller.with_present(|session: &Session| ears.hear(session, chosen.pace))
        });
        for sound in sounds.into_iter().flatten().filter(|_| chosen.sound) {
            tell(Sound::name(sound));
        }
    });
    Effect::new(move || tell(if settings.get().awake { "awake-wanted" } else { "awake-over" }));
    on_cleanup(|| tell("awake-over"));
}

/// Whether there is sound.
#[component]
pub fn SoundChoice() -> impl IntoView {
    let settings = Settings::expect();
    let choose = move |sound: bool| {
        settings.update(|it| it.sound = sound);
        if sound {
            tell(Sound::Turn.name());
        }
    };
    let sound = Signal::derive(move || settings.get().sound);
    view! { <OneOf legend=text::settings::sound() options=on_or_off() chosen=sound choose/> }
}

/// Whether the screen stays awake.
#[component]
pub fn AwakeChoice() -> impl IntoView {
    let settings = Settings::expect();
    let awake = Signal::derive(move || settings.get().awake);
    let choose = move |awake| settings.update(|it| it.awake = awake);
    view! { <OneOf legend=text::settings::awake() options=on_or_off() chosen=awake choose/> }
}

/// The words for a setting that is on or off.
pub(super) fn on_or_off() -> Vec<(bool, &'static str)> {
    vec![(true, text::settings::on()), (false, text::settings::off())]
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
