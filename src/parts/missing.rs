//! What stands in the place of what did not come.

use crate::erased::prelude::*;

/// Says so, and offers to try again, or to repair the files of the game: the server may have a newer version, and those of this
/// one are gone for good.
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

/// Leads to the repair, which is a matter of the page (`index.html`), and from there back to the same place.
pub fn repair() {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let wish = if search.is_empty() { "?repair".to_owned() } else { format!("{search}&repair") };
    // A browser that refuses stays where it is.
    let _ = location.set_search(&wish);
}
