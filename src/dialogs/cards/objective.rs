//! The secret objective, covered until its owner holds a finger or a key on it (K8).

use leptos::prelude::*;

use screens::seats::objective::ObjectiveView;

/// Shows the player's objective. While it is covered, nothing of it is in the page.
#[component]
pub fn ObjectiveCard(objective: ObjectiveView) -> impl IntoView {
    let open = RwSignal::new(false);
    let is_key = |event: &web_sys::KeyboardEvent| matches!(event.key().as_str(), " " | "Enter");
    let shown = move || {
        let ObjectiveView { aim, progress } = objective.clone();
        open.get().then(|| view! { <strong>{text::sentence(&aim)}</strong> <span class="quiet">{progress}</span> })
    };
    view! {
        <section class="objective">
            <h2>{text::objectives::title()}</h2>
            <p class="quiet">{text::objectives::title_about()}</p>
            <p class="objective-aim" role="status">{move || shown()}</p>
            <button type="button" class="button wide" aria-pressed=move || open.get().to_string()
                on:pointerdown=move |_| open.set(true) on:pointerup=move |_| open.set(false)
                on:pointercancel=move |_| open.set(false) on:pointerleave=move |_| open.set(false)
                on:contextmenu=|event| event.prevent_default()
                on:keydown=move |event| if is_key(&event) && !event.repeat() {
                    event.prevent_default();
                    open.set(true);
                }
                on:keyup=move |event| if is_key(&event) { open.set(false) }
                on:blur=move |_| open.set(false)>
                {text::objectives::title_hold()}
            </button>
        </section>
    }
}
