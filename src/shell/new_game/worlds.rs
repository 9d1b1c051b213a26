//! The choice of a generated world in a new game.

use crate::erased::Derived;
use leptos::prelude::*;

use super::resumed::goes_on_after_reload;
use crate::shell::saves::seed::seed;
use engine::world::WorldId;
use screens::map::drawing::Drawing;
use screens::new_game::draft::NewGame;
use screens::new_game::worlds::{NewWorld, Slider, extent};

/// The card that offers a new world.
#[component]
pub(super) fn WorldCard(
    form: RwSignal<NewGame>,
    problem: RwSignal<Option<&'static str>>,
) -> impl IntoView {
    let is_chosen = move || form.with(NewGame::board).is_generated();
    let choose_one = move |_| {
        if !form.with_untracked(NewGame::board).is_generated() {
            choose(form, problem, NewWorld::random(seed()));
        }
    };
    view! {
        <button class="preset board" type="button" data-board="new-world" aria-pressed=move || is_chosen().to_string() on:click=choose_one>
            <svg class="board-picture" viewBox="0 0 32 18" aria-hidden="true">
                <path d="M3 8l3-4 5 0 2 3-3 2 1 3-4 2-3-2zM17 4l5-2 6 2 1 4-5 1-4-1zM20 12l4-1 4 2-2 3-6 0z"/>
            </svg>
            <strong>{text::boards::new_world()}</strong>
            <span>{text::boards::any_size()}</span>
        </button>
    }
}

/// The sliders, the name and the picture of the chosen world, if it is generated.
#[component]
pub(super) fn WorldChoice(
    form: RwSignal<NewGame>,
    problem: RwSignal<Option<&'static str>>,
    /// True while the chosen board is on its way.
    is_coming: Derived<bool>,
    /// True if the page was reloaded while somebody looked at worlds: they go on here.
    is_resumed: bool,
) -> impl IntoView {
    let board = Derived::new(move |_| form.with(NewGame::board));
    let world = Derived::new(move |_| NewWorld::of(board.get()));
    let is_here = Derived::new(move |_| form.with(NewGame::has_board));
    // The previous world stays visible until the next one has been drawn.
    let drawn = Derived::new(move |before: Option<&Option<WorldId>>| match board.get() {
        board if !board.is_generated() => None,
        board if is_here.get() => Some(board),
        _ => before.copied().flatten(),
    });
    let chosen = move || world.get_untracked();
    let another = move |_| {
        if let Some(world) = chosen() {
            choose(form, problem, world.another(seed()));
        }
    };
    let next = NodeRef::<leptos::html::Button>::new();
    let resumes = StoredValue::new(is_resumed);
    Effect::new(move || {
        if let Some(next) = next.get()
            && resumes.try_update_value(std::mem::take) == Some(true)
        {
            let _ = next.focus();
        }
    });
    let typed = move |event| match NewWorld::typed(&event_target_value(&event)) {
        Ok(world) => choose(form, problem, world),
        Err(fault) => problem.set(Some(fault)),
    };
    let slider = move |(number, slider): (usize, Slider)| {
        let [least, most] = slider.ends;
        let moved = move |event| {
            let value = event_target_value(&event).parse().ok();
            if let (Some(world), Some(value)) = (chosen(), value) {
                choose(form, problem, world.moved(number, value));
            }
        };
        let value = move || {
            world.get().map_or(slider.value, |world| world.sliders()[number].value).to_string()
        };
        view! {
            <label class="world-slider">
                <span class="field-name">{slider.name}</span>
                <span aria-hidden="true">{least}</span>
                <input type="range" id=slider.id min="0" max=slider.most.to_string() prop:value=value on:change=moved/>
                <span aria-hidden="true">{most}</span>
            </label>
        }
    };
    let sliders = move || {
        world
            .get_untracked()
            .into_iter()
            .flat_map(|world| world.sliders().into_iter().enumerate())
            .map(slider)
            .collect_view()
    };
    let is_chosen = Derived::new(move |_| world.get().is_some());
    view! {
        <Show when=move || is_chosen.get()>
            <div class="new-world">
                <div class="world-picture" data-coming=move || (!is_here.get()).to_string()>
                    {move || drawn.get().map(picture)}
                    <p role="status">{move || is_coming.get().then(text::boards::world_coming)}</p>
                </div>
                <div class="world-choice">
                    {sliders}
                    <label class="field">
                        <span class="field-name">{text::boards::world_name()}</span>
                        <input class="input" id="world-name" autocomplete="off" spellcheck="false" maxlength="24" prop:value=move || world.get().map(NewWorld::name) on:change=typed/>
                    </label>
                    <button node_ref=next class="button" type="button" on:click=another>{text::boards::another_world()}</button>
                    <p class="quiet" role="status">{move || is_here.get().then(|| extent(board.get()))}</p>
                </div>
            </div>
        </Show>
        <div role="alert">{move || problem.get().map(|fault| view! { <p>{fault}</p> })}</div>
    }
}

/// Draws the land of a board, each continent in its tint.
fn picture(board: WorldId) -> AnyView {
    let drawing = Drawing::of(board);
    let (width, height) = drawing.dimensions();
    let lands = drawing.territories().map(
        |at| view! { <path data-tint=drawing.tint(at).to_string() d=drawing.shape(at).path/> },
    );
    view! {
        <svg viewBox=format!("0 0 {width} {height}") role="img" aria-label=text::boards::world_picture()>
            <g transform="scale(.2)">{lands.collect_view()}</g>
        </svg>
    }
    .into_any()
}

/// Chooses a world, if need be after reloading the page, which makes room for more of them.
fn choose(form: RwSignal<NewGame>, problem: RwSignal<Option<&'static str>>, world: NewWorld) {
    match world.board() {
        Some(board) => {
            problem.set(None);
            form.update(|game| game.set_board(board));
        }
        None if form.with_untracked(|game| goes_on_after_reload(game, world.name())) => {}
        None => problem.set(Some(text::boards::too_many_worlds())),
    }
}
