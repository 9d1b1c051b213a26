//! The types that share one copy of code behave like Leptos's own.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use red_queens::erased::Derived;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Draws a view into an element of its own.
fn drawn<V: IntoView + 'static>(draw: impl FnOnce() -> V + 'static) -> Element {
    let place = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&place).unwrap();
    leptos::mount::mount_to(place.clone().unchecked_into(), draw).forget();
    place
}

#[wasm_bindgen_test]
async fn what_follows_a_memo_is_drawn_again_only_when_its_value_differs() {
    let number = RwSignal::new(1);
    let times = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&times);
    let place = drawn(move || {
        let tens: Derived<i32> = Derived::new(move |_| number.get() / 10);
        view! {
            <p>
                {move || {
                    counted.fetch_add(1, Ordering::Relaxed);
                    format!("{} tens, {}", tens.get(), tens.read().is_positive())
                }}
            </p>
        }
    });
    for (value, text, drawings) in
        [(2, "0 tens, false", 1), (34, "3 tens, true", 2), (39, "3 tens, true", 2)]
    {
        number.set(value);
        leptos::task::tick().await;
        assert_eq!(place.text_content().unwrap(), text);
        assert_eq!(times.load(Ordering::Relaxed), drawings, "{value}");
    }
}

#[wasm_bindgen_test]
async fn a_memo_knows_the_value_before() {
    let number = RwSignal::new(3);
    let place = drawn(move || {
        let highest = Derived::new(move |before: Option<&i32>| {
            number.get().max(before.copied().unwrap_or(0))
        });
        view! { <p>{move || highest.get()}</p> }
    });
    for (value, text) in [(7, "7"), (5, "7"), (8, "8")] {
        number.set(value);
        leptos::task::tick().await;
        assert_eq!(place.text_content().unwrap(), text);
    }
}

#[wasm_bindgen_test]
async fn an_item_that_stays_in_a_list_stays_on_the_screen() {
    let letters = RwSignal::new("abc");
    let place = drawn(move || {
        let each = move || letters.get().chars();
        view! {
            <For each key=|letter| *letter let:letter>
                <i>{letter.to_string()}</i>
            </For>
        }
    });
    let second = place.query_selector("i:nth-of-type(2)").unwrap().unwrap();
    letters.set("xba");
    leptos::task::tick().await;
    assert_eq!(place.text_content().unwrap(), "xba");
    let now = place.query_selector("i:nth-of-type(2)").unwrap();
    assert!(second.is_same_node(now.as_deref()));
}

#[wasm_bindgen_test]
async fn what_is_heard_changes_a_signal_and_an_effect_follows_it() {
    let (number, told) = (RwSignal::new(1), RwSignal::new(Vec::new()));
    let place = drawn(move || {
        Effect::new(move |before: Option<i32>| {
            told.update(|told| told.push((before, number.get())));
            number.get()
        });
        view! { <button on:click=move |_| number.update(|number| *number += 1)>{move || number.get()}</button> }
    });
    leptos::task::tick().await;
    let button = place.query_selector("button").unwrap().unwrap();
    button.unchecked_into::<HtmlElement>().click();
    leptos::task::tick().await;
    leptos::task::tick().await;
    assert_eq!(place.text_content().unwrap(), "2");
    assert_eq!(told.get_untracked(), [(None, 1), (Some(1), 2)]);
    assert_eq!(number.with(|number| number + 1), 3);
    assert!(number.try_set(5).is_none());
    assert_eq!(*number.read_untracked(), 5);
}
