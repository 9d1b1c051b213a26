//! Navigation by the address, which alone determines the screen, so that the back button works.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::dialogs::frame::focus::take_over;
use crate::dialogs::frame::{back, lost_focus};
use screens::route::Route;

thread_local! {
    /// True once the user has changed screens; the first one isn't announced.
    static HAS_GONE: Cell<bool> = const { Cell::new(false) };
}

#[derive(Clone, Copy)]
pub struct Navigation {
    route: RwSignal<Route>,
}

impl Navigation {
    /// Follows the address.
    pub fn new() -> Self {
        let route = RwSignal::new(current());
        let _ = back::mark_entry();
        let handle = window_event_listener(leptos::ev::hashchange, move |_| {
            // A link opens a screen at its top. After Back, the browser restores the scroll
            // position.
            if back::mark_entry() {
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            route.set(current());
            HAS_GONE.set(true);
            request_animation_frame(read_head);
        });
        on_cleanup(move || handle.remove());
        back::follow();
        lost_focus::watch();
        Effect::new(move || document().set_title(&route.read().title()));
        Self { route }
    }

    pub fn route(self) -> Route {
        self.route.get()
    }
}

pub fn go(route: &Route) {
    back::go(&route.hash());
}

/// Announces a screen whose part of the program has only just arrived.
pub fn read_late_head() {
    if HAS_GONE.get() {
        request_animation_frame(read_head);
    }
}

/// Announces the new screen to screen readers, and moves the keyboard focus there.
fn read_head() {
    let head = document().query_selector("h1[tabindex]").ok().flatten();
    if let Some(head) = head.and_then(|head| head.dyn_into::<HtmlElement>().ok()) {
        take_over(&head);
    }
}

fn current() -> Route {
    Route::from_hash(&window().location().hash().unwrap_or_default())
}

/// The heading of a screen: the way home, and its title.
#[component]
pub fn Heading(title: &'static str) -> impl IntoView {
    view! {
        <header class="screen-head">
            <a class="button plain" href="#/">{text::home::back()}</a>
            <h1 tabindex="-1">{title}</h1>
        </header>
    }
}
