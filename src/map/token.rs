//! The badge of a territory: its armies, and its button for keyboard and screen reader.

use crate::erased::Derived;
use leptos::prelude::*;

use super::placed::placed;
use super::signs::{EXTRA, REACH, counted, picture, signed};
use super::views::Views;
use engine::core::Seat;
use engine::world::Territory;
use screens::decimal::{Decimal, decimal};
use screens::map::drawing::Drawing;
use screens::map::drawing::covered::MARK;
use screens::map::emblem::small_glyph;
use screens::map::extra::Extra;
use screens::map::tap_action::TapAction;
use screens::map::territories::TerritoryView;

#[component]
pub(super) fn Tokens(
    drawing: &'static Drawing,
    views: Views,
    /// The territory that the Tab key reaches.
    at: Derived<Option<Territory>>,
) -> impl IntoView {
    let drawn_anew = |place: Territory| {
        let view = views.of(place);
        let is_reached = Derived::new(move |_| at.get() == Some(place));
        move || token(drawing, place, view.get(), is_reached.get())
    };
    view! { <g class="tokens">{drawing.territories().map(drawn_anew).collect_view()}</g> }
}

/// Returns the id of a badge's element.
pub(super) fn token_id(territory: Territory) -> String {
    format!("territory-{}", territory.index())
}

/// Returns a chance in short form.
fn chance(percent: u32) -> String {
    match percent {
        0 => "<1%".to_owned(),
        100.. => ">99%".to_owned(),
        percent => format!("{percent}%"),
    }
}

/// Draws a badge as a whole. If each of its parts followed its own value, every change would check
/// a dozen of them.
fn token(
    drawing: &Drawing,
    territory: Territory,
    view: TerritoryView,
    is_reached: bool,
) -> impl IntoView + use<> {
    let beside = drawing.chance_from_badge(territory);
    let likely = view.chance.map(|percent| {
        view! { <text class="percent" x=decimal(beside.x) y=decimal(beside.y)>{chance(percent)}</text> }
    });
    let rises = view.rises.or((view.risen > 0).then_some(view.risen)).map(|armies| {
        view! { <text class="percent rises" y="-19">{format!("+{armies}")}</text> }
    });
    view! {
        <g
            class="token at"
            id=token_id(territory)
            role="button"
            // A property: an attribute would be removed for a moment on each redraw, and the focus
            // with it.
            prop:tabIndex=if is_reached { 0 } else { -1 }
            aria-label=view.spoken(territory)
            data-territory=territory.name()
            data-seat=view.owner.map(Seat::name)
            data-tap=view.tap.map(TapAction::name)
            data-mark=format!("{:?}", view.mark)
            class:spent=view.exhausted
            style=placed(drawing.badge(territory))
        >
            <circle class="reach" r=REACH />
            {signed(view.mark)}
            {pill(&view)}
            {likely}
            {rises}
            {corner_marks(&view)}
        </g>
    }
}

/// Draws the number of armies, with the glyph of their owner.
fn pill(view: &TerritoryView) -> AnyView {
    let Some(seat) = view.owner else {
        return view! { <circle class="vacant" r="6" /> }.into_any();
    };
    let armies = view.armies;
    let width = 30 + 9 * armies.max(1).ilog10();
    let left = -f64::from(width) / 2.0;
    view! {
        <rect class="pill" x=decimal(left) width=width y="-12" height="24" rx="12" />
        <path class="glyph" d=format!("M{} 0{}", Decimal(left + 10.5), small_glyph(seat)) />
        <text class="armies" data-beat=if armies.is_multiple_of(2) { "even" } else { "odd" } x="5.5" y="5.5">{armies}</text>
    }
    .into_any()
}

/// The positions of the first four symbols, at the corners of the badge.
const CORNERS: [(f64, f64); 4] = [MARK, (-20.0, -15.0), (0.0, -21.0), (-20.0, 15.0)];

/// Draws the symbols of things on the territory besides armies.
fn corner_marks(view: &TerritoryView) -> Vec<impl IntoView + use<>> {
    Extra::on(view)
        .zip(CORNERS)
        .map(|(extra, (x, y))| {
            let (picture, count) = (picture(extra), extra.count(view));
            let sign = if picture.is_empty() {
                view! { <circle r=EXTRA /><text class="alone" y="4.5">{format!("−{count}")}</text> }.into_any()
            } else if count > 1 {
                counted(picture, count, x < 0.0).into_any()
            } else {
                view! { <circle r=EXTRA /><path d=picture /> }.into_any()
            };
            view! {
                <g class=format!("extra {}", extra.name()) transform=format!("translate({} {})", Decimal(x), Decimal(y))>
                    {sign}
                </g>
            }
        })
        .collect()
}
