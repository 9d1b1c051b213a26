//! A panel whose part of the program may have to come first.

use crate::erased::prelude::*;

use super::dock::Dock;
use crate::part::Coming;
use crate::parts::{Piece, Placeholder, arriving};

/// A panel: on its way, drawn, or missing with the offer to try again.
pub(crate) fn panel(bring: impl Fn() -> Coming<Piece> + Send + Sync + 'static) -> AnyView {
    let coming = || view! { <Dock title=text::parts::coming()>""</Dock> }.into_any();
    let missed = |again: Callback<()>| {
        view! {
            <Dock title=text::parts::coming()>
                <p role="alert">{text::parts::missing()}</p>
                <div class="dock-actions">
                    <button class="button primary" on:click=move |_| again.run(())>{text::parts::missing_again()}</button>
                </div>
            </Dock>
        }
        .into_any()
    };
    arriving(bring, Placeholder { coming, missed })
}
