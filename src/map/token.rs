//! The badge of a territory: its armies, and the button it is for keyboard and screen reader.

use crate::erased::prelude::*;
use crate::erased::{Derived, live};

use super::placed::placed;
use super::signs::{EXTRA, REACH, Sign, picture};
use super::views::Views;
use crate::Controller;
use crate::model::decimal::{Decimal, decimal};
use crate::model::map::deed::Deed;
use crate::model::map::drawing::drawn;
use crate::model::map::names::{MARK, chance_from_badge};
use crate::model::map::place::badge;
use crate::model::{Extra, Intent, TerritoryView};
use crate::parts::glyph;
use engine::core::Seat;
use engine::world::Territory;

#[component]
pub(super) fn Tokens(
    views: Views,
    /// The one that the tab key comes to.
    at: Derived<Territory>,
) -> impl IntoView {
    let token = |territory| view! { <Token territory view=views.of(territory) at /> };
    view! { <g class="tokens">{drawn().territories().iter().map(token).collect_view()}</g> }
}

/// The id of the element of a badge.
pub(super) fn token_id(territory: Territory) -> String {
    format!("territory-{}", territory.index())
}

/// A chance, as short as there is room.
fn chance(percent: u32) -> String {
    match percent {
        0 => "<1%".to_owned(),
        100.. => ">99%".to_owned(),
        percent => format!("{percent}%"),
    }
}

#[component]
fn Token(
    territory: Territory,
    view: Derived<TerritoryView>,
    at: Derived<Territory>,
) -> impl IntoView {
    let controller = Controller::expect();
    let reached_by_tab = Derived::new(move |_| at.get() == territory);
    let mark = Derived::new(move |_| view.get().mark);
    let beside = chance_from_badge(territory);
    // A finger or mouse is understood by the whole map; this is what assistive technology sends.
    let activate = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            controller.dispatch(Intent::Tap(territory));
        }
    };
    view! {
        <g
            class="token at"
            id=token_id(territory)
            role="button"
            tabindex=move || if reached_by_tab.get() { "0" } else { "-1" }
            aria-label=move || view.get().spoken(territory)
            data-territory=territory.name()
            data-seat=move || view.get().owner.map(Seat::name)
            data-tap=move || view.get().tap.map(Deed::name)
            data-mark=move || format!("{:?}", mark.get())
            class:spent=move || view.get().exhausted
            style=placed(badge(territory))
            on:click=activate
        >
            <circle class="reach" r=REACH />
            <Sign mark />
            <Pill view />
            {live(move || view.get().chance.map(|percent| view! {
                <text class="percent" x=decimal(beside.x) y=decimal(beside.y)>{chance(percent)}</text>
            }))}
            {live(move || view.get().rises.map(|armies| view! {
                <text class="percent rises" y="-19">{format!("+{armies}")}</text>
            }))}
            {live(move || corner_marks(&view.get()))}
        </g>
    }
}

/// The number of armies, with the glyph of their owner.
#[component]
fn Pill(view: Derived<TerritoryView>) -> impl IntoView {
    let owner = Derived::new(move |_| view.get().owner);
    let armies = Derived::new(move |_| view.get().armies);
    let width = move || 30 + 9 * armies.get().max(1).ilog10();
    let left = move || -f64::from(width()) / 2.0;
    let beat = move || if armies.get() % 2 == 0 { "even" } else { "odd" };
    move || {
        let Some(seat) = owner.get() else {
            return view! { <circle class="vacant" r="6" /> }.into_any();
        };
        view! {
            <rect class="pill" x=move || decimal(left()) width=width y="-12" height="24" rx="12" />
            <path
                class="glyph"
                d=glyph(seat)
                transform=move || format!("translate({} 0) scale(.62)", Decimal(left() + 10.5))
            />
            <text class="armies" data-beat=beat x="5.5" y="5.5">
                {live(move || armies.get())}
            </text>
        }
        .into_any()
    }
}

/// Where the first four of what stands beside armies are drawn: at the corners of the badge.
const CORNERS: [(f64, f64); 4] = [MARK, (-20.0, -15.0), (0.0, -21.0), (-20.0, 15.0)];

/// What stands on the territory beside armies.
fn corner_marks(view: &TerritoryView) -> Vec<impl IntoView + use<>> {
    Extra::on(view)
        .zip(CORNERS)
        .map(|(extra, (x, y))| {
            let (picture, count) = (picture(extra), extra.count(view));
            let alone = picture.is_empty();
            let (right, down) = if alone { ("0", "3") } else { ("9", "-3") };
            let number = if alone { format!("−{count}") } else { count.to_string() };
            let count = (alone || count > 1).then(|| {
                view! { <text x=right y=down>{number}</text> }
            });
            view! {
                <g class=format!("extra {}", extra.name()) transform=format!("translate({} {})", Decimal(x), Decimal(y))>
                    <circle r=EXTRA />
                    <path d=picture />
                    {count}
                </g>
            }
        })
        .collect()
}
