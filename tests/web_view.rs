//! Templates with holes are drawn, changed and removed like Leptos’s own views.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement, HtmlInputElement};
use red_queens::erased::{Each, Variable, view};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Draws a view into an element of its own.
fn drawn<V: IntoView + 'static>(draw: impl FnOnce() -> V + 'static) -> Element {
    let place = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&place).unwrap();
    leptos::mount::mount_to(place.clone().unchecked_into(), draw).forget();
    place
}

fn found(place: &Element, selector: &str) -> Element {
    place.query_selector(selector).unwrap().unwrap()
}

/// Returns the HTML without the markers that Leptos leaves in empty places.
fn html(place: &Element) -> String {
    place.inner_html().replace("<!---->", "")
}

#[wasm_bindgen_test]
fn holes_are_filled_where_they_are() {
    let place = drawn(|| {
        let inner = view! { <i>{1}</i> {2} };
        let many = vec![view! { <b>"x"</b> }, view! { <b>{"y".to_owned()}</b> }];
        view! {
            <section class="a">
                "before " {inner} " between " {None::<i32>} " after"
                <p title="t"><span>{many}</span>{Some("end")}</p>
                {3}
            </section>
        }
    });
    let wanted = "<section class=\"a\">before <i>1</i>2 between  after\
        <p title=\"t\"><span><b>x</b><b>y</b></span>end</p>3</section>";
    assert_eq!(html(&place), wanted);
}

#[wasm_bindgen_test]
async fn texts_beside_a_hole_stay_as_it_changes() {
    let number = Variable::new(Some(1));
    let place = drawn(
        move || view! { <p>"a" {move || number.get()} "b" <i/> {move || number.get()} "c"</p> },
    );
    for (value, text) in [(Some(1), "a1b1c"), (None, "abc"), (Some(23), "a23b23c")] {
        number.set(value);
        leptos::task::tick().await;
        assert_eq!(place.text_content().unwrap(), text);
    }
}

#[wasm_bindgen_test]
fn pictures_and_their_parts_are_in_the_name_space_of_pictures() {
    let place = drawn(|| {
        let part = view! { <g><title>"t"</title><path d="M0 0"/></g> };
        view! {
            <div>
                <svg viewBox="0 0 1 1">{part}<a href="#x"><circle r=1/></a>
                    <foreignObject><p>"p"</p></foreignObject>
                </svg>
            </div>
        }
    });
    let is_of_picture =
        |tag: &str| found(&place, tag).namespace_uri().unwrap() == "http://www.w3.org/2000/svg";
    for tag in ["svg", "g", "title", "path", "a", "circle", "foreignObject"] {
        assert!(is_of_picture(tag), "{tag}");
    }
    assert!(!is_of_picture("p") && !is_of_picture("div"));
    assert_eq!(found(&place, "svg").get_attribute("viewBox").unwrap(), "0 0 1 1");
}

#[wasm_bindgen_test]
async fn attributes_come_and_go() {
    let said = Variable::new(Some("one".to_owned()));
    let place = drawn(move || {
        view! { <p title=move || said.get() hidden=move || said.get().is_none() lang=said.get_untracked()>"x"</p> }
    });
    let paragraph = found(&place, "p");
    for value in [Some("one"), None, Some("two")] {
        said.set(value.map(str::to_owned));
        leptos::task::tick().await;
        assert_eq!(paragraph.get_attribute("title").as_deref(), value);
        assert_eq!(paragraph.get_attribute("hidden").as_deref(), value.is_none().then_some(""));
        assert_eq!(paragraph.get_attribute("lang").unwrap(), "one");
    }
}

#[wasm_bindgen_test]
async fn a_class_is_toggled_beside_others() {
    let on = Variable::new(false);
    let place = drawn(move || {
        let kind = "kind".to_owned();
        view! { <p class:on=move || on.get() class=kind/> <p class="still" class:on=move || on.get()/> }
    });
    for value in [false, true, false] {
        on.set(value);
        leptos::task::tick().await;
        for (which, other) in [("p:first-child", "kind"), ("p:last-child", "still")] {
            let classes = found(&place, which).class_list();
            assert!(classes.contains(other));
            assert_eq!(classes.contains("on"), value);
        }
    }
}

#[wasm_bindgen_test]
async fn styles_and_properties_follow_what_they_are_set_to() {
    let wide = Variable::new(3);
    let place = drawn(move || {
        view! {
            <input style:width=move || format!("{}px", wide.get()) prop:value=move || wide.get().to_string()
                prop:checked=move || { wide.get() > 3 }/>
        }
    });
    let input: HtmlInputElement = found(&place, "input").unchecked_into();
    for value in [3, 40] {
        wide.set(value);
        leptos::task::tick().await;
        leptos::task::tick().await;
        assert_eq!(input.get_attribute("style").unwrap(), format!("width: {value}px;"));
        assert_eq!(input.value(), value.to_string());
        assert_eq!(input.checked(), value > 3);
    }
}

#[wasm_bindgen_test]
async fn what_is_drawn_anew_stays_the_same_elements() {
    let number = Variable::new(1);
    let heard = Variable::new(0);
    let place = drawn(move || {
        view! {
            <div>
                {move || {
                    let now = number.get();
                    view! {
                        <p title=now.to_string() class:odd={now % 2 == 1} data-live=move || (number.get() + now).to_string()>
                            <input on:click=move |_| heard.update(|heard| *heard += now)/>
                            {now} " " {(now > 1).then(|| view! { <b>"more"</b> })}
                        </p>
                    }
                }}
            </div>
        }
    });
    let input: HtmlElement = found(&place, "input").unchecked_into();
    input.focus().unwrap();
    number.set(2);
    leptos::task::tick().await;
    assert!(document().active_element().unwrap().is_same_node(Some(&input)), "the focus is lost");
    let paragraph = found(&place, "p");
    assert_eq!(paragraph.get_attribute("title").unwrap(), "2");
    assert_eq!(paragraph.get_attribute("data-live").unwrap(), "4");
    assert!(!paragraph.class_list().contains("odd"));
    assert_eq!(place.text_content().unwrap(), "2 more");
    input.click();
    assert_eq!(heard.get_untracked(), 2, "the listener of before is called too, or instead");
}

#[wasm_bindgen_test]
async fn another_template_takes_the_place_of_one() {
    let first = Variable::new(true);
    let place = drawn(move || {
        let either = move || {
            if first.get() {
                view! { <i title="x".to_owned()/> }
            } else {
                view! { <i lang="x".to_owned()/> }
            }
        };
        view! { <p>"a"{either}"b"</p> }
    });
    first.set(false);
    leptos::task::tick().await;
    assert_eq!(html(&place), "<p>a<i lang=\"x\"></i>b</p>");
}

#[wasm_bindgen_test]
async fn nothing_is_done_for_what_is_gone() {
    let (shown, number) = (Variable::new(true), Variable::new(1));
    let (times, cleaned) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
    let (counted, gone) = (Arc::clone(&times), Arc::clone(&cleaned));
    let place = drawn(move || {
        let inner = move || {
            let (counted, gone) = (Arc::clone(&counted), Arc::clone(&gone));
            shown.get().then(|| {
                on_cleanup(move || {
                    gone.fetch_add(1, Ordering::Relaxed);
                });
                let count = move || {
                    counted.fetch_add(1, Ordering::Relaxed);
                    number.get().to_string()
                };
                view! { <p title=count>{move || number.get()}</p> }
            })
        };
        view! { <div>{inner}</div> }
    });
    number.set(2);
    leptos::task::tick().await;
    assert_eq!(times.load(Ordering::Relaxed), 2);
    shown.set(false);
    leptos::task::tick().await;
    assert_eq!(html(&place), "<div></div>");
    assert_eq!(cleaned.load(Ordering::Relaxed), 1);
    number.set(3);
    leptos::task::tick().await;
    assert_eq!(times.load(Ordering::Relaxed), 2);
}

#[wasm_bindgen_test]
async fn a_reference_holds_its_element() {
    let reference = NodeRef::<leptos::html::Input>::new();
    let picture = NodeRef::<leptos::svg::G>::new();
    let place = drawn(move || {
        view! { <p><input node_ref=reference value="7"/><svg><g node_ref=picture/></svg></p> }
    });
    assert_eq!(reference.get_untracked().unwrap().value(), "7");
    let held: Element = picture.get_untracked().unwrap().unchecked_into();
    assert!(held.is_same_node(Some(&found(&place, "g"))));
}

#[wasm_bindgen_test]
async fn rows_move_without_being_made_anew() {
    let letters = Variable::new("abc");
    let place = drawn(move || {
        view! {
            <table><tbody>
                <Each each=move || letters.get().chars() key=|letter| *letter let:letter>
                    <tr class="row"><td>{letter.to_string()}</td></tr>
                </Each>
            </tbody></table>
        }
    });
    let second = found(&place, "tr:nth-of-type(2)");
    second.set_attribute("data-kept", "yes").unwrap();
    letters.set("cxb");
    leptos::task::tick().await;
    assert_eq!(place.text_content().unwrap(), "cxb");
    assert!(second.is_same_node(Some(&found(&place, "tr:nth-of-type(3)"))));
}

#[component]
fn Framed(title: &'static str, children: Children) -> impl IntoView {
    view! { <section title=title>{children()}</section> }
}

#[wasm_bindgen_test]
async fn components_get_their_children_and_attributes() {
    let on = Variable::new(true);
    let place = drawn(move || {
        view! {
            <Framed title="one">"text"</Framed>
            <Framed title="two" attr:lang="en"><b/>"text"{1}</Framed>
            <Show when=move || on.get() fallback=|| "none"><i>"some"</i></Show>
        }
    });
    let wanted = "<section title=\"one\">text</section>\
        <section title=\"two\" lang=\"en\"><b></b>text1</section><i>some</i>";
    assert_eq!(html(&place), wanted);
    on.set(false);
    leptos::task::tick().await;
    assert!(html(&place).ends_with("</section>none"));
}
