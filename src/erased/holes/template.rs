//! A template and what fills its holes.

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types::Element;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Position, PositionState, RenderHtml};
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Node;

use super::fill::{Filled, Hole, Place};
use super::sheet;
use crate::erased::lost;

/// How to come from hole to hole and then the HTML, as `crates/view` writes it, and what fills the holes.
struct Template {
    sketch: &'static str,
    holes: Vec<Hole>,
}

/// Draws a template.
pub fn template(sketch: &'static str, holes: Vec<Hole>) -> AnyView {
    Template { sketch, holes }.into_any()
}

/// What a template has become.
struct Drawn {
    sketch: &'static str,
    root: Element,
    filled: Vec<Filled>,
}

impl Render for Template {
    type State = Drawn;

    fn build(self) -> Drawn {
        draw(self).unwrap_or_else(|| lost())
    }

    fn rebuild(self, drawn: &mut Drawn) {
        if std::ptr::eq(self.sketch, drawn.sketch) {
            for (hole, filled) in self.holes.into_iter().zip(&mut drawn.filled) {
                hole.refill(filled);
            }
        } else {
            let mut new = self.build();
            drawn.insert_before_this(&mut new);
            drawn.unmount();
            *drawn = new;
        }
    }
}

/// Copies the template and walks through it; nowhere if the browser read something else than what is written.
fn draw(Template { sketch, holes }: Template) -> Option<Drawn> {
    let (steps, html) = sketch.split_at(sketch.find('<')?);
    let (of_picture, mut steps) =
        steps.strip_prefix('S').map_or((false, steps), |steps| (true, steps));
    let root = sheet::copy(html, of_picture)?;
    let mut way: Vec<Node> = Vec::new();
    let mut at: Node = root.clone().into();
    let mut filled = Vec::with_capacity(holes.len());
    let mut holes = holes.into_iter();
    while let Some(&kind) = steps.as_bytes().first() {
        steps = steps.get(1..)?;
        match kind {
            b'D' => {
                let child = at.first_child()?;
                way.push(std::mem::replace(&mut at, child));
            }
            b'N' => at = at.next_sibling()?,
            b'U' => at = way.pop()?,
            b'B' => {
                let parent = way.last()?.clone();
                let place = Place { element: parent.unchecked_into(), kind, name: "" };
                filled.push(holes.next()?.fill(place, Some(&at)));
            }
            _ => {
                let named = !matches!(kind, b'A' | b'&');
                let (name, rest) = if named { steps.split_once(';')? } else { ("", steps) };
                steps = rest;
                let place = Place { element: at.clone().unchecked_into(), kind, name };
                filled.push(holes.next()?.fill(place, None));
            }
        }
    }
    Some(Drawn { sketch, root, filled })
}

impl Mountable for Drawn {
    fn unmount(&mut self) {
        self.root.remove();
    }

    fn mount(&mut self, parent: &Element, before: Option<&Node>) {
        let _ = parent.insert_before(&self.root, before);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let Some(parent) = self.root.parent_element() else { return false };
        child.mount(&parent, Some(&self.root));
        true
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.root.clone()]
    }
}

impl AddAnyAttr for Template {
    type Output<A: Attribute> = <AnyView as AddAnyAttr>::Output<A>;

    fn add_any_attr<A: Attribute>(self, attribute: A) -> Self::Output<A>
    where
        Self::Output<A>: RenderHtml,
    {
        self.into_any().add_any_attr(attribute)
    }
}

/// Nothing is drawn on a server.
impl RenderHtml for Template {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Drawn {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
