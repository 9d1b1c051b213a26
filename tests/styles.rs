//! Type, spacing and colour come from one scale: style/tokens.css, with style/tokens-table.css for what
//! only comes with the table.

mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sources::{Source, is_generated, modules_for_tests, sources, without_tests};

/// The style sheets that define the scale.
const SCALE: [&str; 2] = ["style/tokens.css", "style/tokens-table.css"];

/// The style sheet that is in the page before the scale arrives. Its colours are custom properties of
/// its own, its sizes and distances those of the scale.
const FIRST: &str = "style/loading.css";

/// The rules whose text is part of a drawing, in the drawing's own units.
const DRAWN: [&str; 20] = [
    ".battle-mark",
    ".card-index",
    ".card-letter",
    ".card-rank",
    ".continent text:not(:first-child), .nearest text",
    ".continents",
    ".die-plus-text",
    ".extra text",
    ".goals",
    ".labels",
    ".ladder svg",
    ".lanes text",
    ".lengths",
    ".lines",
    ".lines .scale text",
    ".ship .crew",
    ".ship .name",
    ".token .percent",
    ".tokens",
    ".told",
];

/// A rule, the beginning of a property's name, and the reason.
type Exemption = (&'static str, &'static str, &'static str);

/// The other rules with a text size or a distance that isn't on the scale.
const EXEMPT: [Exemption; 7] = [
    (".poker-chip", "font", "the number fills its chip"),
    (".commands", "margin", "the height of the prompt below it"),
    (".poker-hand > * + .playing-card", "margin", "cards overlap by a share of their width"),
    (".poker-hand > .card-back + .card-back", "margin", "as above"),
    (".poker-hand > .card-back + .playing-card", "margin", "as above"),
    (
        ".poker-seat:not([data-at=\"s\"]) .poker-hand > .card-back + .card-back",
        "margin",
        "as above",
    ),
    (".poker-lay, .poker-lay.laid", "padding", "the row with the name, above the cards"),
];

/// The functions that make a colour.
const COLOUR_FUNCTIONS: [&str; 11] =
    ["color", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "rgb", "rgba", "device-cmyk"];

/// The colours that CSS has names for.
const COLOUR_NAMES: &str = "aliceblue antiquewhite aqua aquamarine azure beige bisque black \
    blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral \
    cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey \
    darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen \
    darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray \
    dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod \
    gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender \
    lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow \
    lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray \
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine \
    mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen \
    mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy \
    oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise \
    palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown \
    royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue \
    slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat \
    white whitesmoke yellow yellowgreen";

/// A declaration of a style sheet.
#[derive(Debug, Clone)]
struct Declaration {
    line: usize,
    /// The selector, or another prelude, of the block around it.
    selector: String,
    property: String,
    value: String,
}

/// A part of a value that matters here.
#[derive(Debug, PartialEq)]
enum ValueWord<'a> {
    /// A name, such as `auto` or `red`.
    Name(&'a str),
    /// A function, without its arguments.
    Function(&'a str),
    /// A number with its unit, such as `-1.5rem`.
    Number(&'a str),
    /// A colour, such as `#1c2a33`.
    Hex(&'a str),
}

#[test]
fn every_colour_is_a_token() {
    let found: Vec<String> =
        sources("style").iter().flat_map(|sheet| told(sheet, colours(sheet))).collect();
    assert!(found.is_empty(), "define these in {SCALE:?}: {found:#?}");
}

#[test]
fn every_text_size_is_a_token() {
    let sizes = tokens("--text-");
    let found: Vec<String> =
        sources("style").iter().flat_map(|sheet| told(sheet, text_sizes(sheet, &sizes))).collect();
    assert!(found.is_empty(), "none of {sizes:?}: {found:#?}");
}

#[test]
fn every_distance_is_a_token() {
    let steps = distance_tokens();
    let found: Vec<String> =
        sources("style").iter().flat_map(|sheet| told(sheet, distances(sheet, &steps))).collect();
    assert!(found.is_empty(), "none of {steps:?}: {found:#?}");
}

#[test]
fn no_view_has_a_colour_of_its_own() {
    let views: Vec<Source> = ["crates/screens/src", "src"].into_iter().flat_map(sources).collect();
    let tests: Vec<String> = views.iter().flat_map(modules_for_tests).collect();
    let found: Vec<String> = views
        .iter()
        .filter(|view| Path::new(&view.path).extension().is_some_and(|it| it == "rs"))
        .filter(|view| !is_generated(view) && !view.path.contains("/tests/"))
        .filter(|view| !tests.iter().any(|part| view.path.starts_with(part)))
        .flat_map(colours_in_code)
        .collect();
    assert!(found.is_empty(), "define these in {SCALE:?}: {found:#?}");
}

#[test]
fn every_token_is_used() {
    let sheets = sources("style");
    let defined: BTreeSet<String> = sheets
        .iter()
        .filter(|sheet| SCALE.contains(&sheet.path.as_str()))
        .flat_map(declarations)
        .filter(|it| it.selector == ":root" && it.property.starts_with("--"))
        .map(|it| it.property)
        .collect();
    assert!(defined.len() > 60, "{defined:?}");
    let code: Vec<Source> = ["crates/screens/src", "src"].into_iter().flat_map(sources).collect();
    let unused: Vec<&String> = defined
        .iter()
        .filter(|token| {
            let (in_style, in_code) = (format!("var({token}"), format!("\"{}\"", &token[2..]));
            let uses = |sheet: &Source| {
                let mut after = sheet.text.split(&in_style).skip(1);
                after.any(|rest| rest.starts_with([')', ',']))
            };
            !sheets.iter().any(uses) && !code.iter().any(|source| source.text.contains(&in_code))
        })
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn every_exemption_is_needed() {
    let (sizes, steps) = (tokens("--text-"), distance_tokens());
    let all: Vec<Declaration> = sources("style")
        .iter()
        .flat_map(|sheet| [text_sizes(sheet, &sizes), distances(sheet, &steps)].concat())
        .collect();
    let drawn = DRAWN.map(|selector| (selector, "font", ""));
    let stale: Vec<&str> = drawn
        .into_iter()
        .chain(EXEMPT)
        .filter(|exemption| !all.iter().any(|it| falls_under(it, exemption)))
        .map(|(selector, _, _)| selector)
        .collect();
    assert!(stale.is_empty(), "{stale:#?}");
}

#[test]
fn a_colour_outside_the_scale_is_found() {
    let found = |path: &str, text: &str| {
        let sheet = sheet(path, text);
        told(&sheet, colours(&sheet))
    };
    assert_eq!(
        found("style/a.css", "/* #fff */\n.a {\n  color: #1b2226;\n}"),
        ["style/a.css:3: .a: color: #1b2226"]
    );
    for value in [
        "rgb(0 0 0 / .4)",
        "1px solid red",
        "RED",
        "oklch(50% .1 20)",
        "linear-gradient(var(--ink), #fffa)",
        "color-mix(in oklab, var(--felt), white 9%)",
        "light-dark(#fff, #000)",
    ] {
        assert_eq!(found("style/a.css", &format!(".a {{ border: {value} }}")).len(), 1, "{value}");
    }
    assert_eq!(found("style/a.css", ".a { --felt: #1f5c4d; & .b { fill: white } }").len(), 2);
    assert_eq!(found("style/tokens.css", "[data-seat=\"Red\"] { color: white }").len(), 1);
    for value in [
        "var(--red)",
        "color-mix(in oklab, var(--paper), var(--ink) 8%)",
        "transparent",
        "1px solid currentcolor",
        "\"red\"",
        "url(\"#deep\")",
    ] {
        assert!(found("style/a.css", &format!(".a {{ fill: {value} }}")).is_empty(), "{value}");
    }
    assert!(found("style/tokens.css", ":root { --red: light-dark(#fff, rgb(0 0 0)) }").is_empty());
    assert!(found("style/a.css", "#loading .red:hover, .white { fill: none }").is_empty());
}

#[test]
fn a_text_size_outside_the_scale_is_found() {
    let sizes = BTreeMap::from([("--text-m".to_owned(), 16.0)]);
    let found = |path: &str, text: &str| {
        let sheet = sheet(path, text);
        told(&sheet, text_sizes(&sheet, &sizes)).len()
    };
    for text in [
        ".a { font-size: 17px }",
        ".a { font-size: .8em }",
        ".a { font-size: small }",
        ".a { font-size: calc(1.2 * var(--text-m)) }",
        ".a { font: 600 1rem/1.2 var(--serif) }",
        ".a .tokens { font-size: 15px }",
        "@media print { .a { font-size: 90% } }",
    ] {
        assert_eq!(found("style/a.css", text), 1, "{text}");
    }
    for text in [
        ".a { font-size: var(--text-m) }",
        ".a { font-size: inherit }",
        ".a { font-size: 0 }",
        ".a { font-size: min(var(--text-m), max(18px, 6.5vw)) }",
        ".a { font: italic 600 var(--text-m)/1.25 var(--serif) }",
        ".tokens { font: 700 15px/1 var(--sans) }",
    ] {
        assert_eq!(found("style/a.css", text), 0, "{text}");
    }
    assert_eq!(found(FIRST, "h1 { font: 600 1rem/1.2 serif }"), 0);
    assert_eq!(found(FIRST, "h1 { font: 600 2rem/1.2 serif }"), 1);
}

#[test]
fn a_distance_outside_the_scale_is_found() {
    let steps = BTreeMap::from([("--space-2".to_owned(), 8.0)]);
    let found = |path: &str, text: &str| {
        let sheet = sheet(path, text);
        told(&sheet, distances(&sheet, &steps)).len()
    };
    for text in [
        ".a { padding: 8px }",
        ".a { margin-inline-start: -.3rem }",
        ".a { gap: var(--space-2) 2px }",
        ".a { border-radius: 4px 4px 0 0 }",
        ".a { border-start-end-radius: 3px }",
        ".a { column-gap: calc(var(--space-2) + 3px) }",
    ] {
        assert_eq!(found("style/a.css", text), 1, "{text}");
    }
    for text in [
        ".a { padding: 0 var(--space-2) }",
        ".a { margin: -1px auto }",
        ".a { padding-inline: .4em 2lh }",
        ".a { border-radius: 50% }",
        ".a { padding: max(var(--space-2), env(safe-area-inset-top)) }",
        ".a { margin: calc(-1 * var(--space-2)) }",
        ".a { padding-block: min(3dvh, var(--space-2)) }",
        ".a { width: 7px; translate: 3px }",
    ] {
        assert_eq!(found("style/a.css", text), 0, "{text}");
    }
    assert_eq!(found(FIRST, "h1 { padding: calc(.5rem + 8px) }"), 0);
    assert_eq!(found(FIRST, "h1 { padding: 9px }"), 1);
}

#[test]
fn a_colour_in_a_view_is_found() {
    let found = |text: &str| colours_in_code(&sheet("src/a.rs", text)).len();
    assert_eq!(found("view! { <i style=\"background:red\"></i> }"), 1);
    assert_eq!(found("view! { <i style=format!(\"color:#{hex}\")></i> }"), 0);
    assert_eq!(found("let ink = \"#1c2a33\";"), 1);
    assert_eq!(found("view! { <path fill=\"white\" /> }"), 1);
    assert_eq!(found("view! { <path stroke=\"rgb(0 0 0 / .5)\" /> }"), 1);
    assert_eq!(found("view! { <path fill=\"none\" stroke=\"currentcolor\" /> }"), 0);
    assert_eq!(found("view! { <rect fill=\"url(#deep)\" /> }"), 0);
    assert_eq!(found("let link = \"#abc/def\"; // \"#1c2a33\""), 0);
    assert_eq!(found("view! { <i style=format!(\"left:{at:.2}%\") title=\"red\"></i> }"), 0);
}

fn sheet(path: &str, text: &str) -> Source {
    Source { path: path.to_owned(), text: text.to_owned() }
}

/// Returns the declarations with a colour that don't define a token.
fn colours(sheet: &Source) -> Vec<Declaration> {
    let defines = SCALE.contains(&sheet.path.as_str()) || sheet.path == FIRST;
    let is_off = |it: &Declaration| {
        let is_token = defines && it.property.starts_with("--");
        !is_token && words(&it.value).iter().any(is_colour)
    };
    declarations(sheet).into_iter().filter(is_off).collect()
}

/// Returns the declarations of a text size that is none of `sizes`.
fn text_sizes(sheet: &Source, sizes: &BTreeMap<String, f64>) -> Vec<Declaration> {
    let is_off = |it: &Declaration| {
        let value = it.value.as_str();
        let before = value.split_once("var(").and_then(|(before, rest)| {
            let name = rest.split(')').next().unwrap_or_default();
            sizes.contains_key(name).then_some(before)
        });
        let lengths = lengths(value);
        let is_literal = sheet.path == FIRST && are_steps(&lengths, sizes);
        let is_token = match it.property.as_str() {
            // A text size may be limited by `min()`.
            "font-size" => before.is_some_and(|before| ["", "min("].contains(&before)),
            "font" => before.is_some() && lengths.is_empty(),
            _ => return false,
        };
        !is_token && !is_literal && !["0", "inherit"].contains(&value)
    };
    declarations(sheet).into_iter().filter(is_off).collect()
}

/// Returns the declarations of a padding, margin, gap or corner with a length that is none of `steps`.
fn distances(sheet: &Source, steps: &BTreeMap<String, f64>) -> Vec<Declaration> {
    let is_off = |it: &Declaration| {
        let property = it.property.as_str();
        let is_distance = ["padding", "margin"].iter().any(|name| property.starts_with(name))
            || ["gap", "radius"].iter().any(|name| property.ends_with(name));
        let mut lengths = lengths(&it.value);
        lengths.retain(|length| length.abs() > 1.0);
        let is_literal = sheet.path == FIRST && are_steps(&lengths, steps);
        is_distance && !property.starts_with("--") && !lengths.is_empty() && !is_literal
    };
    declarations(sheet).into_iter().filter(is_off).collect()
}

fn are_steps(lengths: &[f64], steps: &BTreeMap<String, f64>) -> bool {
    let is_step = |length: &f64| steps.values().any(|step| (step - length).abs() < 0.01);
    !lengths.is_empty() && lengths.iter().all(is_step)
}

/// Returns messages with the place of each declaration that isn't exempt.
fn told(sheet: &Source, found: Vec<Declaration>) -> Vec<String> {
    let drawn = DRAWN.map(|selector| (selector, "font", ""));
    let exempt: Vec<Exemption> = drawn.into_iter().chain(EXEMPT).collect();
    let rest = found.into_iter().filter(|it| !exempt.iter().any(|one| falls_under(it, one)));
    let told = rest.map(|it| {
        let Declaration { line, selector, property, value } = it;
        format!("{}:{line}: {selector}: {property}: {value}", sheet.path)
    });
    told.collect()
}

fn falls_under(it: &Declaration, (selector, property, _): &Exemption) -> bool {
    it.selector == *selector && it.property.starts_with(property)
}

/// Returns the lines of code with a colour in a text: `#1c2a33` anywhere, any other in a style or an
/// attribute of a drawing.
fn colours_in_code(source: &Source) -> Vec<String> {
    const ATTRIBUTES: [&str; 4] = ["style=", "fill=", "stroke=", "color="];
    let code = without_tests(&source.text);
    let has_colour = |line: &str| {
        let texts: Vec<&str> = line.split('"').collect();
        texts.chunks(2).any(|chunk| {
            let [before, text] = chunk else { return false };
            let is_hex = text.len() == 7 && words(text).iter().any(is_colour);
            let before = before.trim_end_matches("format!(").trim_end_matches("move || ");
            let is_style = ATTRIBUTES.iter().any(|name| before.ends_with(name));
            let values = text.split([';', ':']);
            is_hex || is_style && values.flat_map(words).any(|word| is_colour(&word))
        })
    };
    // Tests come last in a file, and none of their lines are in `code`.
    let lines = code.lines().enumerate().filter(|(_, line)| has_colour(line));
    lines.map(|(at, line)| format!("{}:{}: {}", source.path, at + 1, line.trim())).collect()
}

/// Returns the tokens whose names begin with `family`, in pixels at the usual size of text.
fn tokens(family: &str) -> BTreeMap<String, f64> {
    let sheets = sources("style").into_iter().filter(|it| SCALE.contains(&it.path.as_str()));
    let all: Vec<Declaration> = sheets.flat_map(|sheet| declarations(&sheet)).collect();
    let family_of = all.into_iter().filter(|it| it.property.starts_with(family));
    let steps = family_of.filter_map(|it| Some((it.property, *lengths(&it.value).first()?)));
    let steps: BTreeMap<String, f64> = steps.collect();
    assert!(steps.len() > 3, "{family}: {steps:?}");
    steps
}

fn distance_tokens() -> BTreeMap<String, f64> {
    let mut steps = tokens("--space-");
    steps.extend(tokens("--radius"));
    steps
}

/// Returns the declarations of a style sheet, in their order.
fn declarations(sheet: &Source) -> Vec<Declaration> {
    let mut found = Vec::new();
    let mut blocks: Vec<String> = Vec::new();
    let (mut line, mut begun, mut text) = (1, 1, String::new());
    for c in without_comments(&sheet.text).chars() {
        match c {
            '{' => blocks.push(std::mem::take(&mut text).trim().to_owned()),
            ';' | '}' => {
                let statement = std::mem::take(&mut text);
                if let (Some((property, value)), Some(block)) =
                    (statement.split_once(':'), blocks.last())
                {
                    found.push(Declaration {
                        line: begun,
                        selector: block.clone(),
                        property: property.trim().to_lowercase(),
                        value: value.trim().to_owned(),
                    });
                }
                if c == '}' {
                    blocks.pop();
                }
            }
            _ => {
                if text.trim().is_empty() {
                    begun = line;
                }
                text.push(c);
            }
        }
        line += usize::from(c == '\n');
    }
    assert!(blocks.is_empty(), "{}: {blocks:?}", sheet.path);
    found
}

/// Returns a style sheet without its comments, with the same lines.
fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (comment, rest) = part.split_once("*/").unwrap_or((part, ""));
        kept.extend(comment.chars().filter(|c| *c == '\n'));
        kept.push_str(rest);
    }
    kept
}

/// Returns what a value consists of, without texts, addresses and the names of tokens.
fn words(value: &str) -> Vec<ValueWord<'_>> {
    let mut found = Vec::new();
    let mut rest = value;
    while let Some(first) = rest.chars().next() {
        if first == '"' {
            let end = rest[1..].find('"').map_or(rest.len(), |at| at + 2);
            rest = &rest[end..];
            continue;
        }
        let is_part = |c: char| c.is_alphanumeric() || "-_.%#".contains(c);
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        if end == 0 {
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let (word, after) = rest.split_at(end);
        rest = after;
        let number = word.trim_start_matches(['-', '.']);
        if word.starts_with('#') {
            found.push(ValueWord::Hex(word));
        } else if number.starts_with(|c: char| c.is_ascii_digit()) {
            found.push(ValueWord::Number(word));
        } else if ["var", "url"].contains(&word) && after.starts_with('(') {
            let end = after.find(')').map_or(after.len(), |at| at + 1);
            let fallback = after[..end].find(',').unwrap_or(end);
            rest = &after[fallback..];
        } else if after.starts_with('(') {
            found.push(ValueWord::Function(word));
        } else {
            found.push(ValueWord::Name(word));
        }
    }
    found
}

fn is_colour(word: &ValueWord<'_>) -> bool {
    match word {
        ValueWord::Hex(hex) => {
            let digits = hex.trim_start_matches('#');
            [3, 4, 6, 8].contains(&digits.len()) && digits.chars().all(|c| c.is_ascii_hexdigit())
        }
        ValueWord::Function(name) => COLOUR_FUNCTIONS.contains(&name.to_lowercase().as_str()),
        ValueWord::Name(name) => {
            let name = name.to_lowercase();
            COLOUR_NAMES.split_whitespace().any(|colour| colour == name)
        }
        ValueWord::Number(_) => false,
    }
}

/// Returns the lengths in a value, in pixels at the usual size of text, without zeros and what is
/// relative to the text or the window.
fn lengths(value: &str) -> Vec<f64> {
    let found = words(value).into_iter().filter_map(|word| {
        let ValueWord::Number(number) = word else { return None };
        let unit = number.trim_start_matches(|c: char| "+-.".contains(c) || c.is_ascii_digit());
        let pixels = match unit {
            "px" => 1.0,
            "rem" => 16.0,
            "pt" => 4.0 / 3.0,
            "cm" => 96.0 / 2.54,
            "mm" => 9.6 / 2.54,
            "in" => 96.0,
            _ => return None,
        };
        number.strip_suffix(unit)?.parse::<f64>().ok().map(|size| size * pixels)
    });
    found.filter(|length| *length != 0.0).collect()
}
