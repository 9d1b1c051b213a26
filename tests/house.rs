//! House rules that no lint checks, such as the product's name, the length of files and the imports
//! of views.

mod sources;

use std::collections::BTreeSet;

use sources::{Source, is_generated, modules_for_tests, sources, without_tests};

/// The places where people read or see the product.
const SHOWN: [&str; 10] = [
    "CHANGELOG.md",
    "Cargo.toml",
    "README.md",
    "crates",
    "docs",
    "index.html",
    "public",
    "src",
    "style",
    "text",
];

const LONGEST: usize = 500;

/// The places of code that shows games.
const SCREENS: [&str; 3] = ["crates/screens", "crates/table", "src"];

/// The names under which browsers store what players have, and lock it while they use it. Text after
/// a slash at the end is an id. They never change: whatever is stored under another name is lost.
const STORED: [&str; 10] = [
    "red-queens/after-reload",
    "red-queens/board/",
    "red-queens/bot/",
    "red-queens/device-key",
    "red-queens/game/",
    "red-queens/lessons",
    "red-queens/mix/",
    "red-queens/preferences",
    "red-queens/worker/",
    "red-queens/worlds/",
];

/// The database of the second copies of games, with its table.
const COPIES: &str = "[NAME, STORE] = [\"red-queens\", \"copies\"]";

#[test]
fn the_product_takes_no_foreign_name() {
    let uses: Vec<String> = SHOWN
        .into_iter()
        .flat_map(sources)
        .flat_map(|source| lines_with_the_trademark(&source))
        .collect();
    assert!(uses.is_empty(), "{uses:#?}");
}

#[test]
fn no_source_file_is_longer_than_one_idea() {
    let long: Vec<String> = ["crates", "src"]
        .into_iter()
        .flat_map(sources)
        .filter(|source| !is_generated(source))
        .map(|source| (source.text.lines().count(), source.path))
        .filter(|(lines, _)| *lines > LONGEST)
        .map(|(lines, path)| format!("{path}: {lines} lines"))
        .collect();
    assert!(long.is_empty(), "{long:#?}");
}

/// Leptos's memos have a copy of their code for each type, which would make up much of the download.
/// Those of `erased` share one.
#[test]
fn memos_share_their_code() {
    let foreign = ["Memo::new", "Memo<"];
    let views = sources("src").into_iter().filter(|source| !source.path.contains("src/erased/"));
    let drawn: Vec<String> = views
        .filter(|source| foreign.iter().any(|theirs| source.text.contains(theirs)))
        .map(|source| source.path)
        .collect();
    assert!(drawn.is_empty(), "{drawn:#?}");
}

/// A selector with `:has()` that ends in anything at all makes the browser restyle the whole page
/// after every insertion.
#[test]
fn no_rule_that_looks_inside_ends_in_anything_at_all() {
    let wide: Vec<String> = sources("style").iter().flat_map(rules_that_end_in_anything).collect();
    assert!(wide.is_empty(), "{wide:#?}");
}

/// The browser redraws the map sixty times a second for an endless animation of anything else.
#[test]
fn endless_animations_leave_the_page_at_rest() {
    let styles: String = sources("style").into_iter().map(|source| source.text).collect();
    let drawn = endless_animations_that_draw(&styles);
    assert!(drawn.is_empty(), "{drawn:#?}");
}

#[test]
fn an_endless_animation_that_draws_is_told_from_others() {
    let found = |frames: &str, count: &str| {
        let style = format!("@keyframes nod {{ {frames} }} .pin {{ animation: nod 1s {count}; }}");
        !endless_animations_that_draw(&style).is_empty()
    };
    assert!(found("to { translate: 0 -8px; }", "infinite"));
    assert!(found("40% { opacity: 1; stroke-dashoffset: 4 } to { opacity: 0 }", "infinite"));
    assert!(!found("to { transform: translateY(-8px); opacity: 0; }", "infinite"));
    assert!(!found("to { translate: 0 -8px; }", "3"));
}

#[test]
fn a_rule_that_ends_in_anything_is_told_from_others() {
    let found = |text: &str| {
        let source = Source { path: String::new(), text: text.to_owned() };
        !rules_that_end_in_anything(&source).is_empty()
    };
    assert!(found(".body:has(> .code) > :not(.code, .chips) { display: none; }"));
    assert!(found(".body:has(.code) * { display: none; }"));
    assert!(found("@media print {\n  .a, .body:has(.code) [hidden] { color: red }\n}"));
    assert!(!found(".body:has(> .code) > :is(.field, p) { display: none; }"));
    assert!(!found(".body:has(.code) + .field, label:has(:checked) { display: none; }"));
    assert!(!found(".body > :not(.code) { display: none; }"));
}

#[test]
fn names_in_the_storage_of_browsers_never_change() {
    let places = ["crates", "index.html", "page", "src"].into_iter().flat_map(sources);
    let names: BTreeSet<String> = places.flat_map(|source| stored_names(&source)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(names, STORED);
    assert!(sources("page").iter().any(|source| source.text.contains(COPIES)));
}

#[test]
fn a_name_in_storage_is_told_from_other_texts() {
    let found = |path: &str, text: &str| {
        stored_names(&Source { path: path.to_owned(), text: text.to_owned() })
    };
    let code =
        "const KEY: &str = \"red-queens/lessons\";\nlet lock = format!(\"red-queens/game/{id}\");";
    assert_eq!(found("src/a.rs", code), ["red-queens/lessons", "red-queens/game/"]);
    assert!(
        found("src/a.rs", "\"https://example.org/red-queens/\" \"red-queens-save\"").is_empty()
    );
    assert!(found("crates/rq/tests/a.rs", code).is_empty());
    assert!(found("src/a.rs", &format!("#[cfg(test)]\nmod tests {{\n    {code}\n}}\n")).is_empty());
}

/// Code that runs in a game asks the world about its places, and names none of the Earth's.
#[test]
fn no_place_of_the_earth_is_named_in_code() {
    let code = running_code(&["crates", "src"]);
    let named: Vec<String> = code
        .iter()
        .filter(|source| !source.path.contains("/lesson/"))
        .flat_map(lines_with_a_place)
        .collect();
    assert!(named.is_empty(), "{named:#?}");
}

/// The screens draw the board at the table: only the drawing names a world, to choose its artwork.
#[test]
fn only_the_drawing_knows_a_board_by_name() {
    let by_name = ["World::earth(", "WorldId::EARTH", "earth::EARTH"];
    let named = |source: &Source| {
        let code = without_tests(&source.text);
        by_name.iter().any(|name| code.contains(name))
    };
    let code = running_code(&SCREENS);
    let knowing: Vec<&str> =
        code.iter().filter(|source| named(source)).map(|source| source.path.as_str()).collect();
    assert_eq!(knowing, ["crates/screens/src/map/drawing/mod.rs"]);
}

/// Values of one board belong to its drawing: a static would be shared by all boards.
#[test]
fn the_map_keeps_no_statics_beside_its_drawings() {
    let is_static = |line: &&str| {
        let words = line.split_whitespace().filter(|word| !word.starts_with("pub"));
        words.take(1).eq(["static"])
    };
    let statics: Vec<String> = running_code(&SCREENS)
        .iter()
        .filter(|source| source.path.contains("/map/") && !source.path.contains("/map/drawing/"))
        .flat_map(|source| {
            let code = without_tests(&source.text);
            let lines = code.lines().filter(is_static);
            lines.map(|line| format!("{}: {line}", source.path)).collect::<Vec<_>>()
        })
        .collect();
    assert!(statics.is_empty(), "{statics:#?}");
}

#[test]
fn a_place_in_code_is_told_from_what_is_asked() {
    let found = |line: &str| {
        !lines_with_a_place(&Source { path: String::new(), text: line.to_owned() }).is_empty()
    };
    assert!(found("let at = Territory::Alaska;"));
    assert!(found("for at in Territory::ALL {"));
    assert!(found("use crate::world::names::Peru;"));
    assert!(found("let rest = TerritorySet::FULL - held;"));
    assert!(found("[0; 42]"));
    assert!(!found("[0; Territory::CAPACITY]"));
    assert!(!found("pub const CAPACITY: usize = 42;"));
    assert!(!found("// as Territory::Alaska is"));
    assert!(!found("Card::Territory(territory) => 142,"));
    assert!(!found("UnknownTerritory::NoMatch(text)"));
    assert!(!found("\"M24 42 21 24\""));
    assert!(!found("#[cfg(test)]\nmod tests {\nlet at = Territory::Alaska;"));
}

#[test]
fn the_trademark_is_told_from_the_plain_word() {
    let found = |line: &str| {
        !lines_with_the_trademark(&Source { path: String::new(), text: line.to_owned() }).is_empty()
    };
    assert!(found("a game of Risk"));
    assert!(found("the RISK cards"));
    assert!(found("a risk card"));
    assert!(!found("three armies are at risk"));
    assert!(!found("the rule set risiko-pocket"));
    assert!(!found("asterisks"));
}

/// Returns the files of code that runs in the app, in these places: neither tests nor generated.
fn running_code(places: &[&str]) -> Vec<Source> {
    let all: Vec<Source> = places.iter().copied().flat_map(sources).collect();
    let tests: Vec<String> = all.iter().flat_map(modules_for_tests).collect();
    let other = ["/tests/", "/benches/", "/examples/"];
    let runs = |source: &Source| {
        std::path::Path::new(&source.path).extension().is_some_and(|it| it == "rs")
            && !is_generated(source)
            && !other.iter().any(|part| source.path.contains(part))
            && !tests.iter().any(|part| source.path.starts_with(part))
    };
    all.into_iter().filter(runs).collect()
}

/// Returns the texts in code, without tests, that begin like a name in storage, up to an id.
fn stored_names(source: &Source) -> Vec<String> {
    let code =
        if source.path.contains("/tests/") { String::new() } else { without_tests(&source.text) };
    let texts = code.split(['"', '\'', '`']).filter(|text| text.starts_with("red-queens/"));
    texts.map(|text| text.split(['{', '$']).next().unwrap_or_default().to_owned()).collect()
}

/// Returns the lines that use the trademark; armies may be “at risk”.
fn lines_with_the_trademark(source: &Source) -> Vec<String> {
    let name = |line: &str| {
        let line = line.to_lowercase().replace("at risk", "");
        line.split(|c: char| !c.is_alphanumeric()).any(|word| word == "risk")
    };
    let lines = source.text.lines().enumerate();
    lines
        .filter(|(_, line)| name(line))
        .map(|(at, line)| format!("{}:{}: {}", source.path, at + 1, line.trim()))
        .collect()
}

/// Returns the selectors with `:has()` whose last part names neither an element nor a class.
fn rules_that_end_in_anything(source: &Source) -> Vec<String> {
    let preludes = source.text.split(['{', '}', ';']).filter(|prelude| prelude.contains(":has("));
    let selectors = preludes.flat_map(|prelude| parts_outside_brackets(prelude, |c| c == ','));
    let anything = |selector: &String| {
        let compounds =
            parts_outside_brackets(selector, |c| c.is_whitespace() || ">+~".contains(c));
        let last = compounds.last().map(String::as_str).unwrap_or_default();
        let is_named = last.starts_with(|c: char| c.is_alphabetic() || ".#".contains(c));
        selector.contains(":has(") && !is_named && !last.starts_with(":is(")
    };
    selectors.filter(anything).map(|selector| format!("{}: {selector}", source.path)).collect()
}

/// Returns what endless animations change, unless the browser can do it without drawing anew.
fn endless_animations_that_draw(styles: &str) -> Vec<String> {
    let declarations = |text: &str| -> Vec<(String, String)> {
        let all = text.split(['{', '}', ';']).filter_map(|part| part.split_once(':'));
        all.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
    };
    let endless: Vec<String> = declarations(styles)
        .into_iter()
        .filter(|(name, value)| name == "animation" && value.contains("infinite"))
        .flat_map(|(_, value)| value.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let mut found = Vec::new();
    for rest in styles.split("@keyframes ").skip(1) {
        let (name, frames) = rest.split_once('{').unwrap_or_default();
        let mut depth = 1;
        let is_inside = |c: char| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth > 0
        };
        let end = frames.chars().map(is_inside).position(|inside| !inside).unwrap_or(frames.len());
        let frames: String = frames.chars().take(end).collect();
        let drawn = declarations(&frames).into_iter().map(|(property, _)| property);
        let drawn = drawn.filter(|it| !["transform", "opacity"].contains(&it.as_str()));
        if endless.iter().any(|it| it == name.trim()) {
            found.extend(drawn.map(|property| format!("{}: {property}", name.trim())));
        }
    }
    found
}

/// Splits a text at characters accepted by `parts`, except within brackets, and leaves out empty
/// parts.
fn parts_outside_brackets(text: &str, parts: impl Fn(char) -> bool) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 && parts(c) {
            found.push(String::new());
        } else if let Some(last) = found.last_mut() {
            last.push(c);
        }
    }
    let found = found.into_iter().map(|part| part.trim().to_owned());
    found.filter(|part| !part.is_empty()).collect()
}

/// Returns the lines of code, without comments and tests, that name places of the Earth or their
/// number.
fn lines_with_a_place(source: &Source) -> Vec<String> {
    let knows = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        let after = |id: &str| {
            let rest = code.split(id).nth(1).unwrap_or_default();
            rest.starts_with("ALL") || rest.chars().nth(1).is_some_and(char::is_lowercase)
        };
        let by_name = ["Territory::", "Continent::", "Ocean::"].into_iter().any(|id| {
            let before = code.split(id).next().unwrap_or_default();
            let alone = !before.ends_with(char::is_alphanumeric);
            let upper = code.split(id).nth(1).is_some_and(|it| it.starts_with(char::is_uppercase));
            alone && upper && after(id)
        });
        let outside: String = code.split('"').step_by(2).collect();
        let mut words = outside.split(|c: char| !c.is_alphanumeric() && c != '.');
        let number = !code.contains("const CAPACITY") && words.any(|word| word == "42");
        by_name || number || code.contains("world::names") || code.contains("TerritorySet::FULL")
    };
    let runs = source.text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = runs.lines().enumerate();
    lines
        .filter(|(_, line)| knows(line))
        .map(|(at, line)| format!("{}:{}: {}", source.path, at + 1, line.trim()))
        .collect()
}
