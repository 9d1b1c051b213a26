//! A panel whose part of the program may have to come first.

use crate::erased::prelude::*;

use super::dock::Dock;
use crate::part::Coming;
use crate::parts::{Missing, Piece, Placeholder, arriving};

/// A panel: on its way, drawn, or missing with the offer to try again.
pub(crate) fn panel(bring: impl Fn() -> Coming<Piece> + Send + Sync + 'static) -> AnyView {
    let coming = || view! { <Dock title=text::parts::coming()>""</Dock> }.into_any();
    let missed = |again: Callback<()>| {
        view! {
            <Dock title=text::parts::missing_title()><Missing again/></Dock>
        }
        .into_any()
    };
    arriving(bring, Placeholder { coming, missed })
}
