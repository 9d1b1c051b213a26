//! What is known of names.

use rstml::node::{CustomNode, NodeElement, NodeName};

/// Whether this is drawn by a component, which has a name with a capital.
pub fn is_component(element: &NodeElement<impl CustomNode>) -> bool {
    let NodeName::Path(path) = element.name() else { return false };
    let last = path.path.segments.last();
    last.is_some_and(|last| {
        last.ident.to_string().starts_with(|first: char| first.is_ascii_uppercase())
    })
}

/// A name as the browser has it.
pub fn plain(name: &NodeName) -> String {
    let name = name.to_string();
    name.trim_start_matches("r#").trim_end_matches('_').to_owned()
}

/// Elements without an end.
pub fn is_void(tag: &str) -> bool {
    const VOID: &[&str] = &[
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source", "track", "wbr",
    ];
    VOID.contains(&tag)
}

/// Elements that are drawn in pictures only; `a`, `title` and the like follow what they stand in.
pub fn is_of_picture(tag: &str) -> bool {
    const OF_PICTURES: &[&str] = &[
        "animate",
        "animateMotion",
        "animateTransform",
        "circle",
        "clipPath",
        "defs",
        "desc",
        "ellipse",
        "feBlend",
        "feColorMatrix",
        "feComponentTransfer",
        "feComposite",
        "feConvolveMatrix",
        "feDiffuseLighting",
        "feDisplacementMap",
        "feDistantLight",
        "feDropShadow",
        "feFlood",
        "feFuncA",
        "feFuncB",
        "feFuncG",
        "feFuncR",
        "feGaussianBlur",
        "feImage",
        "feMerge",
        "feMergeNode",
        "feMorphology",
        "feOffset",
        "fePointLight",
        "feSpecularLighting",
        "feSpotLight",
        "feTile",
        "feTurbulence",
        "filter",
        "foreignObject",
        "g",
        "image",
        "line",
        "linearGradient",
        "marker",
        "mask",
        "metadata",
        "mpath",
        "path",
        "pattern",
        "polygon",
        "polyline",
        "radialGradient",
        "rect",
        "set",
        "stop",
        "svg",
        "switch",
        "symbol",
        "text",
        "textPath",
        "tspan",
        "use",
        "view",
    ];
    OF_PICTURES.contains(&tag)
}
