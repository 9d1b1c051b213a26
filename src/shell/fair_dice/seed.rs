//! A field to compare a fingerprint that somebody has noted, and the complete seed, initially
//! folded.

use leptos::prelude::*;

use screens::fairness::SeedView;

/// Shows the fingerprint, the players' phrases, and the seed once it is no longer secret.
#[component]
pub(super) fn SeedPanel(seed: SeedView) -> impl IntoView {
    let view = seed.clone();
    let nobody = view
        .phrases
        .is_empty()
        .then(|| view! { <p class="quiet">{text::fair_dice::added_nobody()}</p> });
    let phrases = view.phrases.into_iter().map(|(name, words)| {
        let words = words.unwrap_or_else(|| text::fair_dice::added_secret().to_owned());
        view! { <dt>{text::fair_dice::added(name)}</dt><dd>{words}</dd> }
    });
    let phrases = phrases.collect_view();
    let told = match view.seed {
        Some(seed) => view! { <code>{seed}</code> }.into_any(),
        None => text::fair_dice::seed_secret().into_any(),
    };
    view! {
        <Noted seed/>
        <details>
            <summary>{text::fair_dice::digits()}</summary>
            <dl class="seed">
                <dt>{text::fair_dice::fingerprint()}</dt>
                <dd><code>{view.fingerprint}</code><span class="quiet">{text::fair_dice::fingerprint_about()}</span></dd>
                {phrases}
                <dt>{text::fair_dice::seed()}</dt>
                <dd>{told}</dd>
            </dl>
            {nobody}
        </details>
    }
}

/// Compares a fingerprint that somebody has noted.
#[component]
fn Noted(seed: SeedView) -> impl IntoView {
    let noted = RwSignal::new(String::new());
    let said = move || {
        seed.agrees(&noted.read()).map(|is_same| {
            let text = if is_same {
                text::fair_dice::noted_same()
            } else {
                text::fair_dice::noted_other()
            };
            view! { <p class:problem=!is_same class:good=is_same>{text}</p> }
        })
    };
    view! {
        <label class="field">
            <span class="field-name">{text::fair_dice::noted()}</span>
            <input class="input" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="80"
                on:input=move |event| noted.set(event_target_value(&event))/>
        </label>
        <div role="status">{move || said()}</div>
    }
}
