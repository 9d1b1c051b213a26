//! The recap of events since the last turn, above the map, where nothing that opens beside or below
//! it is hidden.

use leptos::prelude::*;
use screens::story::farewell;
use screens::story::recap::RecapView;

use crate::Controller;
use crate::parts::{ArmyGlyph, MoreLines, RecapLines};
use engine::core::SeatSet;
use screens::story::farewell::FarewellView;

/// Shows the events since the last turn until the user has seen them or all armies are placed, and
/// again on request.
#[component]
pub(super) fn Recap() -> impl IntoView {
    let controller = Controller::expect();
    let recap = controller.memo_present(RecapView::at_hand);
    let seen = StoredValue::new(None);
    Effect::new(move |was_early: Option<bool>| {
        let recap = recap.read();
        let news = recap.as_ref().filter(|recap| recap.is_news()).map(|recap| recap.key);
        let is_early = recap.as_ref().is_some_and(|recap| recap.is_early);
        if news.is_some() && seen.get_value() != news {
            controller.open_recap(news);
        } else if was_early == Some(true) && !is_early {
            controller.open_recap(None);
        }
        is_early
    });
    let put_aside = move |_| {
        seen.set_value(recap.get_untracked().map(|recap| recap.key));
        controller.open_recap(None);
    };
    let told = move || {
        let open = controller.recap();
        recap.get().filter(|recap| open == Some(recap.key))
    };
    move || {
        told().map(|recap| {
            let (lines, unfolded) = (recap.clone(), RwSignal::new(false));
            view! {
                <aside class="fresh-recap" aria-label=text::table::since()>
                    <header>
                        <h2>{text::table::since()}</h2>
                        <div class="chips">
                            <MoreLines recap unfolded />
                            <button type="button" class="button" on:click=put_aside>{text::table::seen()}</button>
                        </div>
                    </header>
                    <div tabindex="0" role="group" aria-label=text::table::since_about()><RecapLines recap=lines unfolded /></div>
                </aside>
            }
        })
    }
}

/// Tells people that they have been eliminated, until they have seen it.
#[component]
pub(super) fn Farewells() -> impl IntoView {
    let farewells = Controller::expect().memo_present(farewell::farewells);
    let seen = RwSignal::new(SeatSet::EMPTY);
    let told = move |FarewellView { seat, name, text }: FarewellView| {
        let put_aside = move |_| seen.update(|seen| seen.insert(seat));
        view! {
            <aside class="fresh-recap farewell" role="alert" data-seat=seat.name()>
                <header>
                    <ArmyGlyph seat />
                    <p><strong>{name}</strong> " " {text}</p>
                    <button type="button" class="button" on:click=put_aside>{text::table::seen()}</button>
                </header>
            </aside>
        }
    };
    move || {
        let unread = farewells.get().into_iter().filter(|it| !seen.read().contains(it.seat));
        unread.map(told).collect_view()
    }
}
