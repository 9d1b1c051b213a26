//! The card with all details of a territory, opened by resting the mouse on it, by a long press, or
//! by a key.

use screens::map::details;
use std::sync::Arc;
use std::time::Duration;

use crate::erased::Derived;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::camera::Camera;
use super::placed::at_corner;
use super::signs::{EXTRA, picture};
use crate::Controller;
use crate::dialogs::frame::back;
use crate::page::part;
use crate::parts::{ArmyGlyph, DrawFn, EXTRAS, Icon, IconKind, NOTHING, arriving, load_stylesheet};
use engine::world::Territory;
use screens::map::details::{Border, DetailsView, beside};
use screens::map::drawing::Drawing;
use screens::map::extra::ExtraView;
use screens::map::point::Point;

/// The time that the mouse rests over a territory before its card opens.
const REST: Duration = Duration::from_millis(500);

/// The width of a card in pixels, as in the style sheet.
const WIDTH: f64 = 288.0;

/// The way in which a card was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    Passing(Territory),
    /// By a long press or a key.
    Held(Territory),
}

impl Look {
    fn at(self) -> Territory {
        match self {
            Self::Passing(at) | Self::Held(at) => at,
        }
    }
}

/// The territory whose details are shown.
#[derive(Clone, Copy)]
pub(super) struct Looking {
    look: RwSignal<Option<Look>>,
    rest: StoredValue<Option<TimeoutHandle>>,
}

impl Looking {
    /// Starts without a card.
    pub fn new() -> Self {
        Self { look: RwSignal::new(None), rest: StoredValue::new(None) }
    }

    /// Opens a card that stays until it is closed.
    pub fn hold(self, at: Territory) {
        self.stop_waiting();
        self.look.set(Some(Look::Held(at)));
    }

    /// Opens a card, or closes it if it is open.
    pub fn toggle(self, at: Territory) {
        self.stop_waiting();
        let next = Some(Look::Held(at)).filter(|look| self.look.get_untracked() != Some(*look));
        self.look.set(next);
    }

    /// Returns `true` if the open card stays until it is closed.
    pub fn is_held(self) -> bool {
        matches!(self.look.get_untracked(), Some(Look::Held(_)))
    }

    /// Moves a card that stays to the territory that gets keyboard focus.
    pub fn follow(self, at: Territory) {
        if self.is_held() {
            self.hold(at);
        }
    }

    /// Closes the card.
    pub fn close(self) {
        self.stop_waiting();
        if self.look.get_untracked().is_some() {
            self.look.set(None);
        }
    }

    /// Handles a mouse movement; `at` returns the territory under the mouse.
    pub fn mouse(self, at: impl Fn() -> Option<Territory> + 'static) {
        self.stop_waiting();
        match self.look.get_untracked() {
            Some(Look::Held(_)) => return,
            Some(Look::Passing(seen)) if at() == Some(seen) => return,
            _ => self.close(),
        }
        let rested = move || self.look.set(at().map(Look::Passing));
        self.rest.set_value(set_timeout_with_handle(rested, REST).ok());
    }

    /// Handles the mouse leaving the map.
    pub fn leave(self) {
        if !self.is_held() {
            self.close();
        }
    }

    fn stop_waiting(self) {
        if let Some(waiting) = self.rest.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    }
}

/// Shows the card beside its territory, where it hides least.
#[component]
pub(super) fn Details(
    drawing: &'static Drawing,
    looking: Looking,
    camera: Camera,
) -> impl IntoView {
    arriving(move || Box::pin(details(drawing, looking, camera)), NOTHING)
}

part! {
    panels:
    /// Draws the card with all details of a territory.
    fn details(drawing: &'static Drawing, looking: Looking, camera: Camera) -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(move || view! { <Told drawing looking camera/> }.into_any())
    }
}

#[component]
fn Told(drawing: &'static Drawing, looking: Looking, camera: Camera) -> impl IntoView {
    let controller = Controller::expect();
    let at = Derived::new(move |_| looking.look.get().map(Look::at));
    let held = move || matches!(looking.look.get(), Some(Look::Held(_)));
    let view = controller.memo(move |session| at.get().map(|at| DetailsView::of(session, at)));
    let others = controller.memo(move |session| {
        at.get().map_or_else(Vec::new, |at| details::decided_about(session, at))
    });
    let spoken = move || view.read().as_ref().filter(|_| held()).map(DetailsView::spoken);
    on_cleanup(move || looking.stop_waiting());
    back::closes(held, Callback::new(move |()| looking.close()));
    view! {
        <p class="visually-hidden" role="status">{move || spoken()}</p>
        {move || view.get().map(|view| {
            let (at, size) = (view.territory, Point::new(WIDTH, height(&view)));
            let style = move || {
                let map = camera.view();
                let screen = |point: Point| map.to_screen(point);
                let others: Vec<Point> = others.read().iter().copied().map(screen).collect();
                let corner = beside(map.frame(), screen(drawing.badge(at)), size, &others);
                at_corner(corner)
            };
            view! {
                <aside class="details panel" aria-label=text::map::details(at) class:passing=move || !held() style=style>
                    <Card view/>
                    <button type="button" class="button plain details-close" aria-label=text::map::details_close() hidden=move || !held()
                        on:click=move |_| looking.close()>
                        <Icon kind=IconKind::Close/>
                    </button>
                </aside>
            }
        })}
    }
}

/// Returns the approximate height of a card.
fn height(view: &DetailsView) -> f64 {
    let borders = view.borders.len().div_ceil(2);
    let lines = 5 + borders + 2 * view.ships.len() + usize::from(view.chance.is_some()) * 2;
    let lines = lines + 3 * view.extras.len() + usize::from(view.tap.is_some());
    #[allow(clippy::cast_precision_loss, reason = "a few lines")]
    let lines = lines as f64;
    32.0 + 22.0 * lines
}

/// Shows a small symbol as it appears beside the badge, with its meaning.
fn meaning(ExtraView { extra, means }: ExtraView) -> impl IntoView {
    let picture = picture(extra);
    let alone = picture.is_empty().then(|| view! { <text class="alone" y="4.5">"−"</text> });
    view! {
        <p class="details-sign">
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <g class=format!("extra {}", extra.name())><circle r=EXTRA /><path d=picture />{alone}</g>
            </svg>
            {means}
        </p>
    }
}

#[component]
fn Card(view: DetailsView) -> impl IntoView {
    let continent = view.continent_in_words();
    let chance = view.chance_in_words();
    let ships = view.ships.iter().map(|ship| view! { <p>{ship.clone()}</p> }).collect_view();
    let border = |Border { to, owner, armies }: Border| {
        let glyph = owner.map(|seat| view! { <ArmyGlyph seat/> });
        view! { <li>{glyph}<span>{to.name()}</span> <span class="number">{armies}</span></li> }
    };
    let tap = view.tap_in_words();
    view! {
        <h2>{view.owner.map(|seat| view! { <ArmyGlyph seat/> })}{view.territory.name()}</h2>
        <p>{view.lies.join(" · ")}</p>
        {view.extras.into_iter().map(meaning).collect_view()}
        {tap.map(|tap| view! { <p>{tap}</p> })}
        <p class="quiet">{continent}</p>
        <ul role="list" aria-label=text::map::borders()>{view.borders.into_iter().map(border).collect_view()}</ul>
        {ships}
        {chance.map(|chance| view! { <p><strong>{chance}</strong></p> })}
    }
}
