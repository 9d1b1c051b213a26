//! What stands in the place of what did not come.

use crate::erased::prelude::*;

/// Says so, and offers to try again, or to load the page anew: once a newer version has been put up, the files of this one are
/// gone for good.
#[component]
pub fn Missing(#[prop(into)] again: Callback<()>) -> impl IntoView {
    let anew = |_| {
        // A browser that refuses stays where it is.
        let _ = window().location().reload();
    };
    view! {
        <div class="missing" role="alert">
            <p>{text::parts::missing()}</p>
            <button type="button" class="button primary" on:click=move |_| again.run(())>{text::parts::missing_again()}</button>
            <button type="button" class="button" on:click=anew>{text::parts::missing_anew()}</button>
        </div>
    }
}
