//! Toasts: short messages that are announced politely, and disappear after a while or on a tap.
//! They may offer an action.

use std::sync::Arc;
use std::time::Duration;

use crate::erased::Derived;
use leptos::prelude::*;

use super::device::tell;
use crate::parts::RuleLink;
use screens::decimal::Decimal;
use screens::notice::NoticeView;

/// The time for which a message stays.
const STAY: Duration = Duration::from_secs(12);

/// An action that a message offers.
pub type NoticeAction = (&'static str, Arc<dyn Fn() + Send + Sync>);

#[derive(Clone)]
struct Toast {
    number: u32,
    text: String,
    offers: Vec<NoticeAction>,
    /// True if it disappears with the screen on which it was shown.
    goes_with_screen: bool,
}

/// The messages of the app.
#[derive(Clone, Copy)]
pub struct Toasts {
    shown: RwSignal<Vec<Toast>>,
    count: StoredValue<u32>,
}

impl Toasts {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self { shown: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// Returns the messages of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Shows a message.
    pub fn say(self, text: impl Into<String>) {
        self.show(text.into(), Vec::new(), false);
    }

    /// Shows a message until the user leaves the screen.
    pub fn say_here(self, text: impl Into<String>) {
        self.show(text.into(), Vec::new(), true);
    }

    /// Shows a message with an action.
    pub fn offer(
        self,
        text: impl Into<String>,
        label: &'static str,
        action: impl Fn() + Send + Sync + 'static,
    ) {
        self.offer_several(text, vec![(label, Arc::new(action))]);
    }

    /// Shows a message with several actions.
    pub fn offer_several(self, text: impl Into<String>, offers: Vec<NoticeAction>) {
        self.show(text.into(), offers, false);
    }

    fn show(self, text: String, offers: Vec<NoticeAction>, goes_with_screen: bool) {
        self.count.update_value(|count| *count = count.wrapping_add(1));
        let number = self.count.get_value();
        self.shown.update(|shown| {
            shown.retain(|toast| toast.text != text);
            shown.push(Toast { number, text, offers, goes_with_screen });
        });
        set_timeout(move || self.drop(number), STAY);
    }

    fn drop(self, number: u32) {
        self.shown.update(|shown| shown.retain(|toast| toast.number != number));
    }
}

/// Shows the messages of the app, one below the other.
#[component]
pub fn ToastList() -> impl IntoView {
    let toasts = Toasts::expect();
    let leave = move |_| toasts.shown.update(|shown| shown.retain(|toast| !toast.goes_with_screen));
    let handle = window_event_listener(leptos::ev::hashchange, leave);
    on_cleanup(move || handle.remove());
    let toast = move |Toast { number, text, offers, .. }: Toast| {
        let offered = offers.into_iter().map(|(label, action)| {
            let act = move |_| {
                toasts.drop(number);
                action();
            };
            view! { <button class="button" on:click=act>{label}</button> }
        });
        let offered: Vec<_> = offered.collect();
        let offered = (!offered.is_empty()).then(|| view! { <div class="ways">{offered}</div> });
        view! {
            <div class="toast panel">
                <p>{text}</p>
                {offered}
                <button class="button plain" aria-label=text::notices::dismiss() on:click=move |_| toasts.drop(number)>"×"</button>
            </div>
        }
    };
    // Toasts are above the bar at the bottom of the screen, clear of its buttons.
    let above = Derived::new(move |_| {
        toasts.shown.track();
        bar_height()
    });
    view! {
        <div class="toasts" role="status" style=move || format!("--above:{:.0}px", Decimal(above.get()))>
            <For each=move || toasts.shown.get() key=|toast| toast.number children=toast/>
        </div>
    }
}

/// Returns the height of the bar at the bottom of the screen, in pixels.
fn bar_height() -> f64 {
    let bar = document().query_selector(".prompt, .start").ok().flatten();
    let top = bar.map(|bar| bar.get_bounding_client_rect().top());
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    top.zip(height).map_or(0.0, |(top, height)| (height - top).max(0.0))
}

/// Shows a notice with a link to its rule.
#[component]
pub fn NoticeText(
    /// The notice.
    notice: NoticeView,
) -> impl IntoView {
    let rule = notice.rule.map(|rule| view! { " " <RuleLink rule=rule.to_string()/> });
    view! { <p>{notice.text}{rule}</p> }
}

/// Says that a newer version is available. The user decides when to load it.
#[component]
pub fn UpdateBanner() -> impl IntoView {
    let root = document().document_element();
    let is_ready = root.is_some_and(|root| root.get_attribute("data-update").is_some());
    let ready = RwSignal::new(is_ready);
    let event = leptos::ev::Custom::<web_sys::Event>::new("update-ready");
    let handle = window_event_listener(event, move |_| ready.set(true));
    on_cleanup(move || handle.remove());
    view! {
        <Show when=move || ready.get()>
            <aside class="update panel" aria-label=text::notices::update()>
                <p>{text::notices::update_about()}</p>
                <button class="button primary" on:click=|_| tell("update-wanted")>{text::notices::update_use()}</button>
                <button class="button" on:click=move |_| ready.set(false)>{text::notices::update_later()}</button>
            </aside>
        </Show>
    }
}
