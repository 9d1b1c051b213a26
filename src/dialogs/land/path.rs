//! The odds of a path over several territories.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::dice::odds::ChanceBar;
use crate::dialogs::frame::dock::Dock;
use crate::parts::ArmyGlyph;
use engine::battle::ChainAttack;
use screens::land::path::{PathView, StepView};
use table::{Intent, PathAction};

type Drawn = Derived<Option<PathView>>;

#[component]
pub fn PathPanel() -> impl IntoView {
    let controller = Controller::expect();
    let path: Drawn = controller.memo(PathView::of);
    let act = move |action: PathAction| controller.dispatch(Intent::Path(action));
    let steps = move || path.read().as_ref().map_or(0, |path| path.steps.len());
    let is_empty = move || path.read().as_ref().is_none_or(|path| path.from.is_none());
    let chance = move || path.read().as_ref().and_then(|path| path.percent);
    view! {
        <Dock title=text::land::path() close=move || controller.dispatch(Intent::Deselect)>
            <p class="quiet">{move || path.read().as_ref().map(what_next)}</p>
            {move || path.read().as_ref().and_then(|path| path.chain_attack).map(|chain_attack| chain_attacks(chain_attack, act))}
            <ChanceBar percent=Signal::derive(chance) goal=text::land::path_goal() />
            {move || path.get().filter(|path| !path.steps.is_empty()).map(table)}
            {move || path.read().as_ref().and_then(sums).map(|sums| view! { <p>{sums}</p> })}
            <div class="dock-actions">
                <div class="two-buttons">
                    <button type="button" class="button" disabled=is_empty
                        on:click=move |_| act(PathAction::Back)>{text::land::path_back()}</button>
                    <button type="button" class="button" disabled=is_empty
                        on:click=move |_| act(PathAction::Clear)>{text::land::path_clear()}</button>
                </div>
                {move || path.read().as_ref().and_then(|path| path.floor).map(|floor| view! {
                    <button type="button" class="button primary wide" on:click=move |_| act(PathAction::March)>
                        <span>{text::land::path_march()}<small>{text::land::path_march_about(floor)}</small></span>
                    </button>
                })}
                <button type="button" class="button wide" hidden=move || steps() == 0
                    on:click=move |_| act(PathAction::Attack)>
                    {move || path.read().as_ref().and_then(|path| path.steps.first().map(|step| text::land::attack(step.territory)))}
                </button>
            </div>
        </Dock>
    }
}

fn what_next(path: &PathView) -> String {
    match (path.cannot, path.from, path.steps.is_empty()) {
        (Some(cannot), ..) => cannot.to_owned(),
        (None, None, _) if path.ships => text::land::path_start_ships().to_owned(),
        (None, None, _) => text::land::path_start().to_owned(),
        (None, Some(from), true) => text::land::path_start_first(from),
        (None, Some(_), false) => text::land::path_start_next().to_owned(),
    }
}

fn chain_attacks(chosen: ChainAttack, act: impl Fn(PathAction) + Copy + 'static) -> impl IntoView {
    let chip = move |chain_attack: ChainAttack, name: &'static str| {
        view! {
            <button type="button" class="chip" aria-pressed=(chosen == chain_attack).to_string()
                on:click=move |_| act(PathAction::AttackWith(chain_attack))>{name}</button>
        }
    };
    view! {
        <div class="chips" role="group" aria-label=text::land::kinds()>
            {chip(ChainAttack::Normal, text::land::normal())}
            {chip(ChainAttack::Committed, text::land::all_committed())}
        </div>
    }
}

fn table(path: PathView) -> impl IntoView {
    let rows = path.steps.into_iter().map(row).collect_view();
    view! {
        <table class="path-steps number">
            <thead><tr>
                <th scope="col">{text::land::path_territory()}</th><th scope="col">{text::land::path_alone()}</th>
                <th scope="col">{text::land::path_so_far()}</th><th scope="col">{text::land::path_left()}</th>
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
            <td>{text::land_sentences::chance(step.alone)}</td>
            <td>{text::land_sentences::chance(step.so_far)}</td>
            <td>{step.left}</td>
        </tr>
    }
}

fn sums(path: &PathView) -> Option<String> {
    let from = path.from.filter(|_| path.percent.is_some())?;
    let average = text::land::path_average(&path.left);
    let needed = path
        .needed
        .map(|needed| text::land::PathNeeded { needed, from, armies: path.armies }.say());
    let patrol = (path.patrol > 0).then(|| text::land::path_patrol().to_owned());
    let assume = path.assume.map(str::to_owned);
    Some(
        [Some(average), needed, patrol, assume].into_iter().flatten().collect::<Vec<_>>().join(" "),
    )
}
