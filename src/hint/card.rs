//! The button that asks for a hint, and the hint.

use leptos::prelude::*;

use super::Advisor;
use crate::parts::{Icon, IconKind, suited};
use crate::{Controller, DecisionHelp};
use screens::hint::HintView;
use table::{Duty, Intent, Session};

/// Asks for a hint if there is something to decide, or cancels the request.
#[component]
pub fn HintButton() -> impl IntoView {
    let (controller, advisor, wanted) =
        (Controller::expect(), Advisor::expect(), DecisionHelp::wanted().hints);
    let may_ask = controller.memo(Session::can_ask_for_a_hint);
    // While cards are covered, the hidden button already takes up its space.
    let decides = controller.memo(|session| matches!(session.duty(), Duty::Decide(_)));
    let label = move || {
        if advisor.is_thinking() { text::hints::hint_stop() } else { text::hints::hint() }
    };
    let press = move |_| {
        if advisor.is_thinking() { advisor.stop() } else { advisor.ask() }
    };
    view! {
        <Show when=move || wanted.get() && decides.get() && !controller.is_watching() && !controller.is_coached()>
            <button type="button" class="button plain" class:thinks=move || advisor.is_thinking()
                class:unseen=move || !may_ask.get()
                aria-label=label title=label on:click=press>
                <Icon kind=IconKind::Hint />
                <span class="label">{label}</span>
            </button>
        </Show>
    }
}

/// Shows the hint once it is there.
#[component]
pub fn HintCard() -> impl IntoView {
    let (controller, advisor) = (Controller::expect(), Advisor::expect());
    let hint = controller.memo(HintView::of);
    view! {
        <div class="advice" role="status">
            {move || match hint.get() {
                Some(hint) if !controller.is_coached() => card(controller, hint).into_any(),
                None if advisor.is_thinking() => view! { <p class="quiet">{text::hints::hint_looking()}</p> }.into_any(),
                None if advisor.has_failed() => view! { <p class="quiet">{text::hints::hint_none()}</p> }.into_any(),
                _ => ().into_any(),
            }}
        </div>
    }
}

/// Shows both within a dialog that covers the table.
#[component]
pub fn HintLine() -> impl IntoView {
    view! {
        <div class="hint-line"><HintCard /><HintButton /></div>
    }
}

fn card(controller: Controller, hint: HintView) -> impl IntoView {
    let HintView { text, why, intent } = hint;
    view! {
        <p class="advised"><strong>{suited(&text)}</strong>{why.map(|why| format!(" {why}"))}</p>
        <div class="advice-acts">
            <button type="button" class="button" on:click=move |_| controller.dispatch(intent.clone())>
                {text::hints::hint_do()}
            </button>
            <button type="button" class="button plain" aria-label=text::hints::hint_dismiss()
                on:click=move |_| controller.dispatch(Intent::Dismiss)>
                <Icon kind=IconKind::Close />
            </button>
        </div>
    }
}
