//! The size of the map on screen, and the panels over it. Panels needn't know about this:
//! everything that the page places beside the map is observed here.

use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::web_sys::{
    Element, HtmlElement, MutationObserver, MutationObserverInit, ResizeObserver,
};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::camera::Camera;
use screens::map::free_space::Room;
use screens::map::point::Point;

/// The element that contains the map and the panels over it.
const ROOT: &str = ".table-root";

/// The panels in it that stay and leave the map usable.
const PANELS: &str = ":scope > .panel:not(dialog, [popover])";

/// The elements to observe: the map, and the parent of the panels over it.
#[derive(Clone)]
struct Observed {
    map: HtmlElement,
    root: Option<Element>,
}

/// Keeps the camera informed of the sizes of the map and of the panels over it.
pub(super) fn watch(chart: NodeRef<Svg>, camera: Camera) {
    let kept = StoredValue::new_local(None);
    Effect::new(move |_| {
        let map = chart.get().and_then(|chart| chart.parent_element());
        let Some(map) = map.and_then(|map| map.dyn_into::<HtmlElement>().ok()) else { return };
        let place = Observed { root: map.closest(ROOT).ok().flatten(), map };
        let resized = Closure::<dyn Fn()>::new({
            let place = place.clone();
            move || {
                camera.resize(
                    size(&place.map),
                    place.panels().iter().map(|it| place.room(it)).collect(),
                );
            }
        });
        let Ok(sizes) = ResizeObserver::new(resized.as_ref().unchecked_ref()) else { return };
        let altered = Closure::<dyn Fn(JsValue, MutationObserver)>::new({
            let (place, sizes) = (place.clone(), sizes.clone());
            move |_, observer: MutationObserver| place.look_at(&sizes, &observer)
        });
        let Ok(changes) = MutationObserver::new(altered.as_ref().unchecked_ref()) else { return };
        place.look_at(&sizes, &changes);
        kept.set_value(Some((sizes, changes, resized, altered)));
    });
    on_cleanup(move || {
        if let Some(Some((sizes, changes, ..))) = kept.try_update_value(Option::take) {
            sizes.disconnect();
            changes.disconnect();
        }
    });
}

impl Observed {
    /// Observes the present elements: first the sizes of the map and the panels, which are reported
    /// before the next frame, then additions, removals and panels that change sides.
    fn look_at(&self, sizes: &ResizeObserver, changes: &MutationObserver) {
        sizes.disconnect();
        sizes.observe(&self.map);
        let Some(root) = &self.root else { return };
        let comes = MutationObserverInit::new();
        comes.set_child_list(true);
        let moves = MutationObserverInit::new();
        moves.set_attributes(true);
        moves.set_attribute_filter(&js_sys::Array::of1(&"class".into()));
        changes.disconnect();
        // On failure, changes to the panels go unnoticed.
        let _ = changes.observe_with_options(root, &comes);
        for panel in self.panels() {
            sizes.observe(&panel);
            let _ = changes.observe_with_options(&panel, &moves);
        }
    }

    fn panels(&self) -> Vec<HtmlElement> {
        let found = self.root.as_ref().and_then(|root| root.query_selector_all(PANELS).ok());
        let all =
            found.into_iter().flat_map(|all| (0..all.length()).filter_map(move |at| all.get(at)));
        all.filter_map(|node| node.dyn_into().ok()).collect()
    }

    /// Returns the area of the map that a panel covers once it has come to rest.
    fn room(&self, panel: &HtmlElement) -> Room {
        Room::new(corner(panel) - corner(&self.map), size(panel))
    }
}

fn corner(element: &HtmlElement) -> Point {
    Point::new(element.offset_left().into(), element.offset_top().into())
}

fn size(element: &HtmlElement) -> Point {
    Point::new(element.offset_width().into(), element.offset_height().into())
}
