//! The address is the one place that says which screen is shown, so that the back button works.

use leptos::prelude::*;

use crate::app::model::Route;

/// Which screen is shown.
#[derive(Clone, Copy)]
pub struct Navigation {
    route: RwSignal<Route>,
}

impl Navigation {
    /// Follows the address.
    pub fn new() -> Self {
        let route = RwSignal::new(current());
        let handle = window_event_listener(leptos::ev::hashchange, move |_| route.set(current()));
        on_cleanup(move || handle.remove());
        Effect::new(move || document().set_title(route.read().title()));
        Self { route }
    }

    /// The screen.
    pub fn route(self) -> Route {
        self.route.get()
    }
}

/// Goes to another screen.
pub fn go(route: &Route) {
    // A window without an address bar still shows the screen it was on.
    let _ = window().location().set_hash(&route.hash());
}

fn current() -> Route {
    Route::from_hash(&window().location().hash().unwrap_or_default())
}

/// The head of a screen: the way home and what the screen is.
#[component]
pub fn Heading(
    /// What the screen is.
    title: &'static str,
) -> impl IntoView {
    view! {
        <header class="screen-head">
            <a class="button plain" href="#/">"‹ Home"</a>
            <h1>{title}</h1>
        </header>
    }
}
