//! The screen for an address at which there is nothing.

use leptos::prelude::*;

use super::navigation::Heading;

/// Shows that there is nothing at this address.
#[component]
pub fn Missing(
    /// The title, which names the missing thing.
    title: &'static str,
    text: &'static str,
    /// Another address, and the text of the link to it.
    way: (&'static str, &'static str),
) -> impl IntoView {
    view! {
        <main class="screen">
            <Heading title/>
            <section class="panel sheet">
                <p>{text}</p>
                <a class="button primary" href=way.0>{way.1}</a>
            </section>
        </main>
    }
}
