//! The odds of a path over several territories.

use crate::erased::{Derived, live};
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::dice::odds::ChanceBar;
use crate::dialogs::frame::dock::Dock;
use crate::model::{Intent, PathDeed, PathView, Session, StepView, chance_in_words};
use crate::parts::ArmyGlyph;
use engine::battle::Manner;

type Drawn = Derived<Option<PathView>>;

/// The path that is drawn on the map, with its odds.
#[component]
pub fn PathPanel() -> impl IntoView {
    let controller = Controller::expect();
    let path: Drawn = controller.memo(Session::path);
    let act = move |deed: PathDeed| controller.dispatch(Intent::Path(deed));
    let steps = move || path.read().as_ref().map_or(0, |path| path.steps.len());
    let is_empty = move || path.read().as_ref().is_none_or(|path| path.from.is_none());
    let chance = move || path.read().as_ref().and_then(|path| path.percent);
    view! {
        <Dock title=Signal::stored("Odds for a path".to_owned()) close=move || controller.dispatch(Intent::Deselect)>
            <p class="quiet">{live(move || path.read().as_ref().map(what_next))}</p>
            {live(move || path.read().as_ref().and_then(|path| path.manner).map(|manner| manners(manner, act)))}
            <ChanceBar percent=Signal::derive(chance) goal="to take all of it" />
            {live(move || path.get().filter(|path| !path.steps.is_empty()).map(table))}
            {live(move || path.read().as_ref().and_then(sums).map(|sums| view! { <p>{sums}</p> }))}
            <div class="dock-actions">
                <div class="two-buttons">
                    <button type="button" class="button" disabled=is_empty
                        on:click=move |_| act(PathDeed::Back)>"Undo step"</button>
                    <button type="button" class="button" disabled=is_empty
                        on:click=move |_| act(PathDeed::Clear)>"Clear"</button>
                </div>
                <button type="button" class="button primary wide" hidden=move || steps() == 0
                    on:click=move |_| act(PathDeed::Attack)>
                    {live(move || path.read().as_ref().and_then(|path| path.steps.first().map(|step| {
                        format!("Attack {}", step.territory)
                    })))}
                </button>
            </div>
        </Dock>
    }
}

fn what_next(path: &PathView) -> String {
    match (path.cannot, path.from, path.steps.is_empty()) {
        (Some(cannot), ..) => cannot.to_owned(),
        (None, None, _) => {
            let own = if path.ships { "territory or a ship" } else { "territory" };
            format!("Tap a {own} of yours, then what it should take, one after the other.")
        }
        (None, Some(from), true) => format!("Tap what {from} should take first."),
        (None, Some(_), false) => "Tap what comes next, or a step to go back to it. One army stays on each territory, all others go on.".to_owned(),
    }
}

fn manners(chosen: Manner, act: impl Fn(PathDeed) + Copy + 'static) -> impl IntoView {
    let chip = move |manner: Manner, name: &'static str| {
        view! {
            <button type="button" class="chip" aria-pressed=(chosen == manner).to_string()
                on:click=move |_| act(PathDeed::Manner(manner))>{name}</button>
        }
    };
    view! {
        <div class="chips" role="group" aria-label="Kind of attack">
            {chip(Manner::Normal, "Normal")}
            {chip(Manner::Committed, "All committed")}
        </div>
    }
}

fn table(path: PathView) -> impl IntoView {
    let rows = path.steps.into_iter().map(row).collect_view();
    view! {
        <table class="path-steps number">
            <thead><tr>
                <th scope="col">"Territory"</th><th scope="col">"This step"</th>
                <th scope="col">"All so far"</th><th scope="col">"Left"</th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn row(step: StepView) -> impl IntoView {
    let owner = step.owner.map(|seat| view! { <ArmyGlyph seat /> });
    view! {
        <tr>
            <th scope="row">{owner}<span>{step.territory.name()}" "<small class="quiet">{step.defenders}</small></span></th>
            <td>{chance_in_words(step.alone)}</td>
            <td>{chance_in_words(step.so_far)}</td>
            <td>{step.left}</td>
        </tr>
    }
}

fn sums(path: &PathView) -> Option<String> {
    let from = path.from.filter(|_| path.percent.is_some())?;
    let needed = path.needed.map_or(String::new(), |needed| {
        format!(" {needed} in {from} would make it 80 %; there are {}.", path.armies)
    });
    let patrol =
        if path.patrol > 0 { " The patrol off that coast is fought first (N4)." } else { "" };
    Some(format!("If all goes well, {} stand at the end on average.{needed}{patrol}", path.left))
}
