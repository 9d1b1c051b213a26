//! Keeps pop-ups over the map clear of elements that can be tapped.

use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{DomRect, Element, HtmlElement};

use leptos::prelude::document;
use screens::decimal::Decimal;

/// The distance to the edges of the map, in pixels.
const MARGIN: f64 = 8.0;

/// The elements that the user may want to tap.
const TAPPED: &str = ".token[data-tap], button, a[href], input, summary";

/// The panels that the user reads, hidden only where a pop-up fits nowhere else.
const READ: &str = ".dock, .fresh-recap";

/// The number of controls that weigh as much as a panel.
const PANEL: usize = 100;

/// Moves a laid-out element to the place over the map where it hides the fewest controls. One that is
/// no higher than about two rows of seats lies over the seats instead, and leaves the map as it is.
pub fn keep_clear(element: &HtmlElement) {
    let Some(map) = rects(".map").into_iter().next() else { return };
    let own = element.get_bounding_client_rect();
    if let Some(seats) =
        rects(".ribbon").into_iter().next().filter(|it| own.height() <= 2.0 * it.height())
    {
        return lay_over(element, &seats);
    }
    let (taken, read) = (rects(TAPPED), rects(READ));
    let (top, bottom) = (map.top() + MARGIN, map.bottom() - own.height() - MARGIN);
    let (left, right) = (map.left() + MARGIN, map.right() - own.width() - MARGIN);
    let middle = f64::midpoint(left, right);
    let places = [top, bottom].into_iter().flat_map(|y| [middle, left, right].map(|x| (x, y)));
    let hides = |(x, y): &(f64, f64)| {
        let hidden = |it: &&DomRect| {
            it.left() < x + own.width()
                && it.right() > *x
                && it.top() < y + own.height()
                && it.bottom() > *y
        };
        taken.iter().filter(hidden).count() + PANEL * read.iter().filter(hidden).count()
    };
    if let Some((x, y)) = places.min_by_key(hides) {
        // An element as wide as the map has no room for a margin.
        move_to(element, x.min(map.right() - own.width()).max(0.0), y.max(top));
    }
}

/// Covers the full width of a place with an element.
fn lay_over(element: &HtmlElement, place: &DomRect) {
    let (width, height) = (Decimal(place.width()), Decimal(place.height()));
    let style = element.style();
    let _ = style.set_property("width", &format!("{width:.0}px"));
    let _ = style.set_property("min-height", &format!("{height:.0}px"));
    move_to(element, place.left(), place.top());
}

fn move_to(element: &HtmlElement, left: f64, top: f64) {
    let (x, y) = (Decimal(left), Decimal(top));
    let style = element.style();
    let _ = style.set_property("inset", &format!("{y:.0}px auto auto {x:.0}px"));
    let _ = style.set_property("margin", "0");
}

/// Returns the rectangles of the elements that match a selector, without those that aren’t drawn.
fn rects(selector: &str) -> Vec<DomRect> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|place| found.item(place)?.dyn_into().ok());
    let rects = elements.map(|element: Element| element.get_bounding_client_rect());
    rects.filter(|rect| rect.width() > 0.0 && rect.height() > 0.0).collect()
}
