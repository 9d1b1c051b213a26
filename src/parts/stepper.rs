//! Choosing a number: one less, one more, one, half, all, typed, or with the arrow keys.

use leptos::prelude::*;

/// A number within a range. All its targets are large enough for a finger.
#[component]
pub fn Stepper(
    /// The name of the number, for screen readers.
    #[prop(into)]
    label: Signal<String>,
    #[prop(into)] value: Signal<u32>,
    /// The smallest and the largest number.
    #[prop(into)]
    range: Signal<(u32, u32)>,
    /// Called with a new number within the range.
    #[prop(into)]
    set: Callback<u32>,
    /// True to offer the smallest number, half and the largest.
    #[prop(optional)]
    presets: bool,
) -> impl IntoView {
    let change = move |wanted: u32| {
        let (least, most) = range.get_untracked();
        set.run(wanted.clamp(least, most.max(least)));
    };
    let step = move |by: i32| change(value.get_untracked().saturating_add_signed(by));
    let typed = move |event: web_sys::Event| {
        let (least, most) = range.get_untracked();
        match event_target_value(&event).parse() {
            Ok(number) if (least..=most).contains(&number) => set.run(number),
            _ => {}
        }
    };
    // A typed number outside the range is corrected once the field loses focus.
    let settled = move |event: web_sys::Event| {
        let wanted = event_target_value(&event).parse().unwrap_or(value.get_untracked());
        change(wanted);
        event_target::<web_sys::HtmlInputElement>(&event)
            .set_value(&value.get_untracked().to_string());
    };
    let jump = move |event: web_sys::KeyboardEvent| {
        match event.key().as_str() {
            "PageUp" => step(5),
            "PageDown" => step(-5),
            "Home" => change(0),
            "End" => change(u32::MAX),
            _ => return,
        }
        event.prevent_default();
    };
    view! {
        <div class="stepper" role="group" aria-label=label>
            <button type="button" class="button" aria-label=text::parts::fewer()
                disabled=move || { value.get() <= range.get().0 } on:click=move |_| step(-1)>"−"</button>
            <input class="number" type="number" inputmode="numeric" aria-label=label
                min=move || range.get().0 max=move || range.get().1
                prop:value=move || value.get().to_string()
                on:input=typed on:change=settled on:keydown=jump />
            <button type="button" class="button" aria-label=text::parts::more()
                disabled=move || { value.get() >= range.get().1 } on:click=move |_| step(1)>"+"</button>
            {presets.then(|| view! { <Presets value range set /> })}
        </div>
    }
}

#[component]
fn Presets(value: Signal<u32>, range: Signal<(u32, u32)>, set: Callback<u32>) -> impl IntoView {
    let half = |(least, most): (u32, u32)| (most / 2).max(least);
    let preset = move |name: fn(u32) -> String, number: fn((u32, u32)) -> u32| {
        view! {
            <button type="button" class="chip tight"
                aria-pressed=move || (value.get() == number(range.get())).to_string()
                on:click=move |_| set.run(number(range.get_untracked()))>
                {move || name(number(range.get()))}
            </button>
        }
    };
    let least = preset(text::parts::least, |r| r.0);
    view! {
        <div class="stepper-presets" hidden=move || { range.get().1 < range.get().0 + 3 }>
            {least} {preset(|_| text::parts::half().to_owned(), half)} {preset(text::parts::all, |r| r.1)}
        </div>
    }
}
