//! A panel whose part of the program may have to be loaded first.

use leptos::prelude::*;

use super::dock::Dock;
use crate::Controller;
use crate::page::Loading;
use crate::parts::{DrawFn, Missing, Placeholder, arriving};
use screens::table::dialog::Opened;

/// Shows the panel of something that can be opened at the table, while it is open.
pub(crate) fn opened(
    what: Opened,
    bring: impl Fn() -> Loading<DrawFn> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let controller = Controller::expect();
    view! {
        <Show when=move || controller.opened() == Some(what)>{panel(bring)}</Show>
    }
}

/// Shows a panel: loading, drawn, or missing with the offer to try again.
pub(crate) fn panel(bring: impl Fn() -> Loading<DrawFn> + Send + Sync + 'static) -> AnyView {
    let coming = || view! { <Dock title=text::parts::coming()>""</Dock> }.into_any();
    let missed = |again: Callback<()>| {
        view! {
            <Dock title=text::parts::missing_title()><Missing again/></Dock>
        }
        .into_any()
    };
    arriving(bring, Placeholder { coming, missed })
}
