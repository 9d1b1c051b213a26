//! The buttons that are there at any time: undo, odds of a path, hint, cards, log, menu.

use crate::slim::{Memo, live};
use leptos::prelude::*;

use crate::advice::HintButton;
use crate::model::{CardsHint, Intent, PathDeed, PromptView, Session};
use crate::parts::{Icon, IconKind};
use crate::{Aids, Desk, Opened};

/// The buttons beside the prompt.
#[component]
pub(super) fn Toolbar(prompt: Memo<PromptView>) -> impl IntoView {
    let desk = Desk::expect();
    let cards = Memo::new(move |_| prompt.with(|prompt| prompt.cards));
    view! {
        <div class="toolbar" role="toolbar" aria-label="Table">
            <Undo prompt />
            <PathButton />
            <HintButton />
            {live(move || cards.get().map(|cards| view! { <Cards cards /> }))}
            <Opener desk dialog=Opened::Log label="Log" kind=IconKind::Log />
            <Opener desk dialog=Opened::Menu label="Menu" kind=IconKind::Menu />
        </div>
    }
}

/// Asks for the odds of a path, or lets go of it.
#[component]
fn PathButton() -> impl IntoView {
    let (desk, wanted) = (Desk::expect(), Aids::wanted().odds);
    let may_draw = desk.memo(Session::may_draw_path);
    let draws = desk.memo(|session| session.draft().path.is_some());
    let press = move |_| {
        let deed = Intent::Path(PathDeed::Begin);
        desk.dispatch(if draws.get_untracked() { Intent::Deselect } else { deed });
    };
    view! {
        <Show when=move || may_draw.get() && wanted.get()>
            <button type="button" class="button plain" aria-pressed=move || draws.get().to_string()
                aria-label="Odds for a path" title="Odds for a path (P)" on:click=press>
                <Icon kind=IconKind::Path />
                <span class="label">"Path"</span>
            </button>
        </Show>
    }
}

/// Takes back the last step. It can be pressed even if that is impossible: then it says why.
#[component]
fn Undo(prompt: Memo<PromptView>) -> impl IntoView {
    let desk = Desk::expect();
    let reason = Memo::new(move |_| prompt.with(|prompt| prompt.undo.clone().err()));
    view! {
        <button
            type="button"
            class="button plain"
            aria-label="Undo"
            aria-disabled=move || reason.get().map(|_| "true")
            title=move || reason.get().map_or("Undo".to_owned(), |reason| reason.text)
            on:click=move |_| desk.dispatch(Intent::Undo)
        >
            <Icon kind=IconKind::Undo />
            <span class="label">"Undo"</span>
        </button>
    }
}

#[component]
fn Cards(cards: CardsHint) -> impl IntoView {
    let desk = Desk::expect();
    let label = match cards {
        CardsHint { count, ready: true } => format!("Cards: {count}, a set is ready"),
        CardsHint { count, .. } => format!("Cards: {count}"),
    };
    view! {
        <button
            type="button"
            class="button plain cards"
            class:ready=cards.ready
            aria-label=label.clone()
            title=label
            on:click=move |_| desk.open(Some(Opened::Cards))
        >
            <Icon kind=IconKind::Cards />
            <span class="label">"Cards"</span>
            <span class="number">{cards.count}</span>
            {cards.ready.then(|| view! { <span class="flag">"set"</span> })}
        </button>
    }
}

/// Opens something above the table.
#[component]
pub(super) fn Opener(
    desk: Desk,
    dialog: Opened,
    label: &'static str,
    kind: IconKind,
) -> impl IntoView {
    view! {
        <button type="button" class="button plain" aria-label=label title=label on:click=move |_| desk.open(Some(dialog))>
            <Icon kind />
            <span class="label">{label}</span>
        </button>
    }
}
