//! The number of dice to roll in a normal attack, if there is a choice (A1).

use leptos::prelude::*;

/// One chip for each number of dice; nothing if there is no choice.
#[component]
pub fn DiceChoice(
    /// The fewest and the most dice.
    #[prop(into)]
    range: Signal<(u32, u32)>,
    #[prop(into)] chosen: Signal<u32>,
    /// Called with another number.
    #[prop(into)]
    set: Callback<u32>,
) -> impl IntoView {
    let numbers = move || {
        let (least, most) = range.get();
        (least..=most).collect::<Vec<_>>()
    };
    view! {
        <div class="field" hidden=move || { range.get().0 >= range.get().1 }>
            <span class="field-name">{text::dice::dice()}</span>
            <div class="chips" role="group" aria-label=text::dice::dice_label()>
                <For each=numbers key=|number| *number let:number>
                    <button type="button" class="chip"
                        aria-pressed=move || (chosen.get() == number).to_string()
                        on:click=move |_| set.run(number)>{number}</button>
                </For>
            </div>
        </div>
    }
}
