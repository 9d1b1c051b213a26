//! The message in place of a part that failed to load.

use leptos::prelude::*;

/// Shows the message, and offers to try again or to repair the app's files: the server may have a
/// newer version and no longer the files of this one.
#[component]
pub fn Missing(#[prop(into)] again: Callback<()>) -> impl IntoView {
    view! {
        <div class="missing" role="alert">
            <p>{text::parts::missing()}</p>
            <button type="button" class="button primary" on:click=move |_| again.run(())>{text::parts::missing_again()}</button>
            <button type="button" class="button" on:click=|_| repair()>{text::parts::missing_repair()}</button>
        </div>
    }
}

/// Starts the repair, which is done by the page (`index.html`) and returns to the same place.
pub fn repair() {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let wish = if search.is_empty() { "?repair".to_owned() } else { format!("{search}&repair") };
    // On failure, the page stays as it is.
    let _ = location.set_search(&wish);
}
