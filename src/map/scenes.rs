//! Animations of the latest events, each shown once above the land: the old colour recedes, armies
//! march, ships burn and sink.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::map::scene;

use super::placed::placed;
use crate::Controller;
use crate::parts::glyph;
use screens::decimal::Decimal;
use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;
use screens::map::emblem::{HULL, SAIL};
use screens::map::point::Point;
use screens::map::scene::Scene;

/// The number of events beyond which none is animated: the game was replaced, or the user skips a
/// whole round.
const MOST: usize = 12;

/// A flame, above the hull.
const FLAME: &str = "M-6-2C-9-9-3-11-3-17C2-13 1-9 4-12C8-7 7-4 5-2z";

/// The number of events shown so far, and the current animations, each with a unique number.
#[derive(Clone, PartialEq)]
struct SeenEvents {
    moments: usize,
    scenes: Vec<(usize, Scene)>,
}

/// Shows each event once.
#[component]
pub(super) fn Scenes(drawing: &'static Drawing) -> impl IntoView {
    let controller = Controller::expect();
    let played = controller.memo_present(|session| session.moments().len());
    let seen = Derived::new(move |before: Option<&SeenEvents>| {
        let now = played.get();
        let seen = before.map_or(now, |before| before.moments);
        let is_news = now > seen && now - seen <= MOST && controller.shows_what_happens();
        let news = is_news.then(|| controller.with_present(|session| scene::scenes(session, seen)));
        let scenes: Vec<_> = (now * MOST * MOST..).zip(news.unwrap_or_default()).collect();
        // Without new scenes, the current ones play to their end.
        let goes_on = before.filter(|_| scenes.is_empty() && now >= seen);
        SeenEvents { moments: now, scenes: goes_on.map_or(scenes, |before| before.scenes.clone()) }
    });
    view! {
        <g class="scenes" aria-hidden="true">
            <For each=move || seen.get().scenes key=|(number, _)| *number let((number, scene))>
                {drawn(drawing, number, scene)}
            </For>
        </g>
    }
}

fn drawn(drawing: &Drawing, number: usize, scene: Scene) -> AnyView {
    match scene {
        Scene::Wash { territory, was, last: Point { x, y } } => {
            let (id, path) = (format!("wash-{number}"), drawing.shape(territory).path);
            let clip = format!("url(#{id})");
            view! {
                <clipPath id=id><path d=path transform=PATH_TRANSFORM /></clipPath>
                <g clip-path=clip>
                    <circle class="wash" data-seat=was.name() cx=Decimal(x).to_string() cy=Decimal(y).to_string() r="200"
                        style=format!("transform-origin:{}px {}px", Decimal(x), Decimal(y)) />
                </g>
            }
            .into_any()
        }
        Scene::March { seat, from, way: Point { x, y } } => view! {
            <g class="at" style=placed(from)>
                <g class="march" data-seat=seat.name() style=format!("--x:{}px;--y:{}px", Decimal(x), Decimal(y))>
                    <circle r="9" />
                    <path class="glyph" d=glyph(seat) transform="scale(.5)" />
                </g>
            </g>
        }
        .into_any(),
        Scene::Wreck { owner, at } => view! {
            <g class="at" style=placed(at)>
                <g class="ship wreck" data-seat=owner.name()>
                    <path class="hull" d=HULL />
                    <path class="sail" d=SAIL />
                    <path class="flame" d=FLAME />
                </g>
            </g>
        }
        .into_any(),
    }
}
