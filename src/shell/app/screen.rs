//! A screen whose part of the program may have to be loaded first.

use std::time::Duration;

use leptos::prelude::*;

use super::navigation::{Heading, read_late_head};
use crate::page::Loading;
use crate::parts::{DrawFn, Missing, Placeholder, arriving};

/// The time before a loading message appears; faster parts arrive before anybody could read it.
const SOON: Duration = Duration::from_millis(150);

/// Shows a screen: loading, drawn, or missing with the offer to try again.
pub fn screen(bring: impl Fn() -> Loading<DrawFn> + Send + Sync + 'static) -> AnyView {
    let coming = || view! { <OnItsWay/> }.into_any();
    let missed = |again| view! { <Missed again/> }.into_any();
    arriving(bring, Placeholder { coming, missed })
}

/// Shows that a screen is on its way, unless it comes at once.
#[component]
pub fn OnItsWay() -> impl IntoView {
    let is_late = RwSignal::new(false);
    let say = move || {
        let _ = is_late.try_set(true);
    };
    set_timeout(say, SOON);
    on_cleanup(read_late_head);
    view! {
        <main class="screen arriving" aria-busy="true" hidden=move || !is_late.get()>
            <Heading title=text::parts::coming()/>
            <progress aria-label=text::parts::coming()></progress>
        </main>
    }
}

#[component]
fn Missed(again: Callback<()>) -> impl IntoView {
    view! {
        <main class="screen">
            <Heading title=text::home::title()/>
            <section class="panel sheet"><Missing again/></section>
        </main>
    }
}
