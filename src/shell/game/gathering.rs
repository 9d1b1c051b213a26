//! An invitation that goes round by link before cards are dealt: who has joined, and whom it waits
//! for (D3).

use crate::Controller;
use leptos::prelude::*;
use screens::names::joined;
use screens::notice::NoticeView;

use super::away::Away;
use crate::parts::ArmyGlyph;
use crate::shell::app::Heading;
use engine::core::Seat;

/// Shows the invitation until all devices have joined.
#[component]
pub fn Gathering() -> impl IntoView {
    let controller = Controller::expect();
    let joined = controller.memo(joined);
    let notice = controller.memo(|session| NoticeView::of(session).map(|notice| notice.text));
    let problem = move || notice.get().map(|notice| view! { <p class="gives-away">{notice}</p> });
    let rows = move || {
        let row = |(seat, name, has_joined): (Seat, String, bool)| {
            let told = if has_joined {
                text::play_by_link::joined()
            } else {
                text::play_by_link::not_joined()
            };
            view! { <li><span class="seat-label"><ArmyGlyph seat/>{name}</span><span class="quiet">{told}</span></li> }
        };
        joined.get().into_iter().map(row).collect_view()
    };
    view! {
        <main class="screen gathering">
            <Heading title=text::play_by_link::gathering()/>
            <section class="panel sheet">
                <p>{text::play_by_link::gathering_about()}</p>
                <ul role="list" class="chairs">{move || rows()}</ul>
                <div role="alert">{move || problem()}</div>
            </section>
            <Away/>
        </main>
    }
}
