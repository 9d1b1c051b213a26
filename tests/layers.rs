//! The layers of the crate import only downwards, and the engine knows nothing of browsers.

mod sources;

use sources::sources;

/// Every layer with the layers it may use.
const LAYERS: [(&str, &[&str]); 10] = [
    ("core", &[]),
    ("world", &["core"]),
    ("battle", &["core", "world"]),
    ("poker", &["core", "world"]),
    ("game", &["core", "world", "battle", "poker"]),
    ("record", &["core", "world", "battle", "poker", "game"]),
    ("bot", &["core", "world", "battle", "poker", "game", "record"]),
    ("arena", &["core", "world", "battle", "poker", "game", "record", "bot"]),
    ("cli", &["core", "world", "battle", "poker", "game", "record", "bot", "arena"]),
    ("app", &["core", "world", "battle", "poker", "game", "record", "bot", "arena"]),
];

const WEB_CRATES: [&str; 6] =
    ["console_error_panic_hook", "js_sys", "leptos", "reactive_stores", "wasm_bindgen", "web_sys"];

#[test]
fn every_import_points_down() {
    let mut upwards = Vec::new();
    for (layer, below) in LAYERS {
        for source in sources(&format!("src/{layer}")) {
            let code = code(&source.text);
            let wrong =
                imports(&code).into_iter().filter(|used| *used != layer && !below.contains(used));
            upwards.extend(wrong.map(|used| format!("{} uses {used}", source.path)));
        }
    }
    assert!(upwards.is_empty(), "{upwards:#?}");
}

#[test]
fn the_engine_names_no_web_crate() {
    let mut named = Vec::new();
    for (layer, _) in LAYERS.into_iter().filter(|(layer, _)| *layer != "app") {
        for source in sources(&format!("src/{layer}")) {
            let code = code(&source.text);
            let web = WEB_CRATES.into_iter().filter(|name| words(&code).any(|word| word == *name));
            named.extend(web.map(|name| format!("{} names {name}", source.path)));
        }
    }
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn every_folder_is_a_layer() {
    for source in sources("src") {
        let parts: Vec<&str> = source.path.split('/').collect();
        if let [_, folder, _, ..] = parts[..] {
            let known = folder == "bin" || LAYERS.iter().any(|(layer, _)| *layer == folder);
            assert!(known, "{} is in no layer", source.path);
        }
    }
}

#[test]
fn imports_are_found_however_they_are_written() {
    let text = "
        use crate::core::Seat;
        use crate::{world::{Hex, Ocean}, game::Action};
        use core::array;
        fn f(x: crate::poker::Hand) {} // not crate::app
    ";
    assert_eq!(imports(&code(text)), ["core", "world", "game", "poker"]);
}

/// The text without its line comments.
fn code(text: &str) -> String {
    let lines = text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    lines.collect::<Vec<_>>().join("\n")
}

/// The layers that are named after `crate::`.
fn imports(code: &str) -> Vec<&str> {
    let named = code.split("crate::").skip(1).flat_map(first_names);
    named.filter(|name| LAYERS.iter().any(|(layer, _)| layer == name)).collect()
}

/// The first names of a path: one, or those of the outermost braces.
fn first_names(path: &str) -> Vec<&str> {
    let Some(list) = path.strip_prefix('{') else {
        return words(path).take(1).collect();
    };
    let mut depth = 1;
    let mut names = Vec::new();
    for part in list.split_inclusive(['{', '}', ',']) {
        if depth == 1 {
            names.extend(words(part).take(1));
        }
        match part.as_bytes().last() {
            Some(b'{') => depth += 1,
            Some(b'}') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}
