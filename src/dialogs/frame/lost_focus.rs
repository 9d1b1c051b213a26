//! Restoring focus that is lost because its element is removed, hidden or disabled. It moves to the
//! panel around it, to its place before that panel opened, or to the current question.
//!
//! Browsers move such focus to the page itself, some of them without an event. This module
//! therefore observes all changes of the page, and no other part of a screen has to pass focus on
//! when it is removed.

use std::cell::{Cell, RefCell};

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, FocusEvent, HtmlElement, MutationObserver, MutationObserverInit};

use super::focusable::{active, can_take, enter, in_page, is_enabled, once_drawn, topmost};

/// The attributes that can take focus from an element.
const HIDING: [&str; 5] = ["class", "disabled", "hidden", "inert", "open"];

/// Marks panels: scripts focus them, and the Tab key passes them by.
const PANEL: &str = "[tabindex='-1']";

/// The bar with the current question.
const PROMPT: &str = ".prompt";

/// The panels with questions to answer.
const DIALOGS: &str = "[role='dialog']";

/// The title of a screen.
const HEAD: &str = "h1[tabindex]";

/// The number of places remembered.
const REMEMBERED: usize = 24;

/// An element that had focus.
struct FocusVisit {
    element: HtmlElement,
    /// The panels around it, the innermost first.
    panels: Vec<HtmlElement>,
}

thread_local! {
    /// The places that had focus, the most recent one last.
    static VISITS: RefCell<Vec<FocusVisit>> = const { RefCell::new(Vec::new()) };
    static IS_DUE: Cell<bool> = const { Cell::new(false) };
}

/// Keeps focus from getting lost for as long as the surrounding component exists.
pub fn watch() {
    let arrives = window_event_listener(ev::focusin, |event: FocusEvent| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        element.into_iter().for_each(remember);
    });
    let leaves = window_event_listener(ev::focusout, |event: FocusEvent| {
        if event.related_target().is_none() {
            check_soon();
        }
    });
    let changed = Closure::<dyn Fn()>::new(check_soon);
    let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok();
    if let (Some(observer), Some(body)) = (&observer, document().body()) {
        let wanted = MutationObserverInit::new();
        wanted.set_child_list(true);
        wanted.set_subtree(true);
        wanted.set_attributes(true);
        let names: js_sys::Array = HIDING.iter().map(|name| JsValue::from_str(name)).collect();
        wanted.set_attribute_filter(&names);
        // On failure, focus stays where the browser puts it.
        let _ = observer.observe_with_options(&body, &wanted);
    }
    let kept = StoredValue::new_local(Some((observer, changed)));
    on_cleanup(move || {
        arrives.remove();
        leaves.remove();
        if let Some(Some((Some(observer), _))) = kept.try_update_value(Option::take) {
            observer.disconnect();
        }
    });
}

/// Forgets all places that had focus before.
pub(super) fn forget() {
    VISITS.with_borrow_mut(Vec::clear);
}

fn remember(element: Element) {
    let mut panels = Vec::new();
    let mut around = Some(element.clone());
    while let Some(panel) = around.and_then(|around| around.closest(PANEL).ok().flatten()) {
        around = panel.parent_element();
        panels.push(panel.unchecked_into());
    }
    let element: HtmlElement = element.unchecked_into();
    VISITS.with_borrow_mut(|visits| {
        visits.retain(|visit| visit.element != element && visit.element.is_connected());
        visits.push(FocusVisit { element, panels });
        let excess = visits.len().saturating_sub(REMEMBERED);
        visits.drain(..excess);
    });
}

fn check_soon() {
    if !IS_DUE.replace(true) {
        once_drawn(Box::new(|| {
            IS_DUE.set(false);
            check();
        }));
    }
}

fn check() {
    let above = topmost();
    let is_reached = |it: &HtmlElement| above.as_ref().is_none_or(|above| above.contains(Some(it)));
    if active().is_some_and(|it| is_enabled(&it) && is_reached(&it)) {
        return;
    }
    let can_take = |it: &&HtmlElement| is_reached(it) && can_take(it);
    let next = VISITS.with_borrow(|visits| match visits.split_last() {
        // The element could still have focus, so the user has moved focus away on purpose.
        Some((last, _)) if can_take(&&last.element) => None,
        Some((last, earlier)) => after(last, earlier, can_take)
            .or_else(|| above.clone())
            .or_else(asked)
            .or_else(|| in_page(HEAD).pop()),
        // No element has had focus yet: start at the top of the page, unless there is a question.
        None => above.clone().or_else(asked),
    });
    if let Some(next) = next {
        enter(&next);
    }
}

/// Returns the place derived from the last focus: the panel around it, or the focus before a panel
/// opened that is now gone.
fn after(
    last: &FocusVisit,
    earlier: &[FocusVisit],
    can_take: impl Fn(&&HtmlElement) -> bool,
) -> Option<HtmlElement> {
    let around = last.panels.iter().find(&can_take);
    let is_of_prompt = last.panels.iter().any(|panel| panel.matches(PROMPT).unwrap_or(false));
    let is_panel_gone = around != last.panels.first() && !is_of_prompt;
    let is_inside = |it: &&HtmlElement| around.is_none_or(|around| around.contains(Some(it)));
    let before = earlier.iter().rev().map(|visit| &visit.element).filter(is_inside);
    let before = before.filter(|_| is_panel_gone).find(&can_take);
    before.or(around).cloned()
}

/// Returns the current question: a panel with one to answer, or else the prompt.
fn asked() -> Option<HtmlElement> {
    let last = |selector| in_page(selector).into_iter().rfind(can_take);
    last(DIALOGS).or_else(|| last(PROMPT))
}
