//! The buttons that are always there: undo, odds of a path, hint, cards, log, menu.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::land::path::can_draw_path;

use crate::hint::HintButton;
use crate::parts::{Icon, IconKind};
use crate::{Controller, DecisionHelp};
use screens::table::dialog::Opened;
use screens::table::prompt::{CardsHint, PromptView};
use table::{Intent, PathAction};

/// Shows the buttons beside the prompt.
#[component]
pub(super) fn Toolbar(prompt: Derived<PromptView>) -> impl IntoView {
    let controller = Controller::expect();
    let cards = Derived::new(move |_| prompt.with(|prompt| prompt.cards));
    view! {
        <div class="toolbar" role="toolbar" aria-label=text::table::table_tools()>
            <Undo prompt />
            <PathButton />
            <HintButton />
            {move || cards.get().map(|cards| view! { <Cards cards /> })}
            <Opener controller dialog=Opened::Log label=text::table::log() kind=IconKind::Log />
            <Opener controller dialog=Opened::Menu label=text::table::menu() kind=IconKind::Menu />
        </div>
    }
}

/// Asks for the odds of a path, or cancels it.
#[component]
fn PathButton() -> impl IntoView {
    let (controller, wanted) = (Controller::expect(), DecisionHelp::wanted().odds);
    let can_draw = controller.memo(can_draw_path);
    let draws = controller.memo(|session| session.draft().path.is_some());
    let press = move |_| {
        let begin = Intent::Path(PathAction::Begin);
        controller.dispatch(if draws.get_untracked() { Intent::Deselect } else { begin });
    };
    view! {
        <Show when=move || can_draw.get() && wanted.get()>
            <button type="button" class="button plain" aria-pressed=move || draws.get().to_string()
                aria-label=text::table::path_about() title=text::table::path_key() on:click=press>
                <Icon kind=IconKind::Path />
                <span class="label">{text::table::path()}</span>
            </button>
        </Show>
    }
}

/// Takes back the last step. The button can be pressed even if that is impossible: then it explains
/// why.
#[component]
fn Undo(prompt: Derived<PromptView>) -> impl IntoView {
    let controller = Controller::expect();
    let reason = Derived::new(move |_| prompt.with(|prompt| prompt.undo.clone().err()));
    view! {
        <button
            type="button"
            class="button plain"
            aria-label=text::table::undo()
            aria-disabled=move || reason.get().map(|_| "true")
            title=move || reason.get().map_or(text::table::undo().to_owned(), |reason| reason.text)
            on:click=move |_| controller.dispatch(Intent::Undo)
        >
            <Icon kind=IconKind::Undo />
            <span class="label">{text::table::undo()}</span>
        </button>
    }
}

#[component]
fn Cards(cards: CardsHint) -> impl IntoView {
    let controller = Controller::expect();
    let label = match cards {
        CardsHint { count, ready: true } => text::table::cards_held_ready(count),
        CardsHint { count, .. } => text::table::cards_held(count),
    };
    view! {
        <button
            type="button"
            class="button plain cards"
            class:ready=cards.ready
            aria-label=label.clone()
            title=label
            on:click=move |_| controller.open(Some(Opened::Cards))
        >
            <Icon kind=IconKind::Cards />
            <span class="label">{text::table::cards()}</span>
            <span class="number">{cards.count}</span>
            {cards.ready.then(|| view! { <span class="flag">{text::table::cards_set()}</span> })}
        </button>
    }
}

/// Opens something above the table.
#[component]
pub(super) fn Opener(
    controller: Controller,
    dialog: Opened,
    label: &'static str,
    kind: IconKind,
) -> impl IntoView {
    view! {
        <button type="button" class="button plain" aria-label=label title=label on:click=move |_| controller.open(Some(dialog))>
            <Icon kind />
            <span class="label">{label}</span>
        </button>
    }
}
