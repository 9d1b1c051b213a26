//! All sentences that people read are in `text/`, not in the code of the app.

mod sources;

use sources::{Source, is_generated, modules_for_tests, sources, without_tests};

/// Text before words that are never shown on the screen.
const UNREAD: [(&str, &str); 6] = [
    ("class=", "names in the style sheet"),
    ("class=format!(", "names in the style sheet"),
    ("from = ", "a type, by whose form something is kept"),
    ("into = ", "a type, by whose form something is kept"),
    ("reason = ", "for readers of the code"),
    ("unreachable!(", "for whoever mends the program"),
];

/// Literals that aren't sentences, with their files and the reasons.
const NO_SENTENCES: [(&str, &str, &str); 28] = [
    ("src/dialogs/frame/clear.rs", ".token[data-tap]", "what a finger can press"),
    ("src/dialogs/frame/clear.rs", "{y:.0}px", "a style"),
    ("src/dialogs/allies/poker/bets.rs", "button ", "names in the style sheet"),
    ("src/map/drag.rs", "Aim", "a mark, as data of its element"),
    ("src/main.rs", "Red Queens runs in a browser", "for people who start it natively"),
    ("src/map/lanes.rs", "at end", "names in the style sheet"),
    ("crates/screens/src/map/drawing/mod.rs", "Drawing", "for people who debug"),
    ("crates/screens/src/command/word.rs", "ship {id}", "notation"),
    ("crates/screens/src/saves/preferences.rs", "Auto", "as it is kept"),
    ("crates/screens/src/saves/preferences.rs", "Day", "as it is kept"),
    ("crates/screens/src/saves/preferences.rs", "Night", "as it is kept"),
    ("crates/screens/src/saves/preferences.rs", "O", "on and off as they are kept"),
    ("crates/screens/src/lesson/read.rs", "end record", "grammar of lessons"),
    ("crates/screens/src/poster/map.rs", "font-family=", "names of typefaces"),
    ("crates/table/src/saves/save.rs", "Red Queens", "the name of the game"),
    ("crates/table/src/settings/mod.rs", "Ask", "as it is kept"),
    ("crates/table/src/settings/mod.rs", "Cut", "as it is kept"),
    ("crates/screens/src/table/pace.rs", "Step", "as it is kept"),
    ("crates/screens/src/table/pace.rs", "Readable", "as it is kept"),
    ("crates/screens/src/table/pace.rs", "Fast", "as it is kept"),
    ("crates/screens/src/table/pace.rs", "Instant", "as it is kept"),
    ("src/shell/game/commands.rs", "attack Alaska", "a typed command"),
    ("src/shell/game/hurry.rs", ".prompt", "where a finger is"),
    ("src/page/target.rs", "button, ", "where a finger is"),
    ("src/shell/app/notices.rs", ".prompt, .start", "the bar at the lower edge"),
    ("src/shell/app/pressed.rs", "a[href]", "what a finger can press"),
    ("src/shell/game/over.rs", "rq verify", "what is typed in a shell"),
    ("src/table/seat_card.rs", "inset:", "a style"),
];

/// Names of keys in browsers.
const KEYS: [&str; 6] = ["Backspace", "End", "Enter", "Escape", "Home", "Tab"];

/// Attributes that people read or hear.
const READ: [&str; 8] = [
    "aria-description=",
    "aria-label=",
    "aria-roledescription=",
    "aria-valuetext=",
    "alt=",
    "label=",
    "placeholder=",
    "title=",
];

#[test]
fn no_sentence_stands_in_the_code_of_the_app() {
    let rooms = ["src", "crates/screens/src", "crates/table/src"];
    let files: Vec<Source> = rooms.into_iter().flat_map(sources).collect();
    let tests: Vec<String> = files.iter().flat_map(modules_for_tests).collect();
    let runs = |source: &&Source| {
        std::path::Path::new(&source.path).extension().is_some_and(|it| it == "rs")
            && !is_generated(source)
            && !tests.iter().any(|part| source.path.starts_with(part))
    };
    let mut found = Vec::new();
    for source in files.iter().filter(runs) {
        let known = |words: &str| {
            let here = |(path, start, _): &&(&str, &str, &str)| {
                source.path == *path && words.starts_with(start)
            };
            NO_SENTENCES.iter().any(|known| here(&known))
        };
        let code = without_tests(&source.text);
        let said = sentences(&code).into_iter().filter(|words| !known(words));
        found.extend(said.map(|words| format!("{}: “{words}”", source.path)));
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn what_is_no_sentence_is_still_there() {
    for (path, start, why) in NO_SENTENCES {
        let text = sources(path).into_iter().map(|source| source.text).collect::<String>();
        assert!(text.contains(&format!("\"{start}")), "{path} has “{start}” no more: {why}");
    }
}

/// Returns the literals of code that people read: several words, one with a capital, or one shown
/// on a page.
fn sentences(code: &str) -> Vec<&str> {
    let read = |(before, words): &(&str, &str)| {
        let unread = UNREAD.iter().any(|(mark, _)| before.ends_with(mark));
        let alone = words_of(words).any(|word| word.starts_with(char::is_uppercase));
        let shown = is_shown(before) && words_of(words).next().is_some();
        !unread && !KEYS.contains(words) && (alone || shown || is_sentence(words))
    };
    literals(code).into_iter().filter(read).map(|(_, words)| words).collect()
}

/// Returns every literal, with the text before it on its line.
fn literals(code: &str) -> Vec<(&str, &str)> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(start) = code[at..].find('"').map(|found| at + found) {
        let before = code[..start].rsplit('\n').next().unwrap_or_default();
        at = start + 1;
        if before.ends_with('\'') {
            continue;
        }
        let mut escaped = false;
        let end = code[at..].find(|c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        let Some(end) = end.map(|found| at + found) else { break };
        all.push((before, &code[at..end]));
        at = end + 1;
    }
    all
}

/// Returns `true` if two words, or a word and a placeholder, follow each other.
fn is_sentence(literal: &str) -> bool {
    let is_value = |word: &str| word.starts_with('{') && word.ends_with('}');
    let words: Vec<&str> = literal.split(' ').map(bare).collect();
    words.windows(2).any(|pair| {
        pair.iter().any(|word| is_word(word))
            && pair.iter().all(|word| is_word(word) || is_value(word))
    })
}

fn words_of(literal: &str) -> impl Iterator<Item = &str> {
    literal.split(' ').map(bare).filter(|word| is_word(word))
}

/// Returns a word without the punctuation around it.
fn bare(word: &str) -> &str {
    word.trim_matches([',', '.', ';', ':', '!', '?', '…', '“', '”', '(', ')'])
}

/// Returns `true` for two letters or more, all in lower case except for the first.
fn is_word(word: &str) -> bool {
    let small = |c: char| c.is_lowercase() || c == '’' || c == '\'';
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_alphabetic) && word.len() > 1 && letters.all(small)
}

/// Returns `true` if the code before a literal makes it text of the page, or an attribute that
/// people read.
fn is_shown(before: &str) -> bool {
    let in_tag = |mark: &str| before.trim_end().ends_with(mark);
    (in_tag(">") && !in_tag("=>") && !in_tag("->"))
        || READ.iter().any(|name| before.ends_with(name))
}

#[test]
fn a_sentence_is_told_from_what_programs_read() {
    for (code, said) in [
        (r#"x("The past")"#, vec!["The past"]),
        (r#"format!("{name}: roll {dice}.")"#, vec!["{name}: roll {dice}."]),
        (r#"format!("{} wins", name)"#, vec!["{} wins"]),
        ("x(\"a \\\"\nb\", 'c', \"one more\")", vec!["one more"]),
        (r#"['"', "by and by"]"#, vec!["by and by"]),
        (r#"<b>"Roll"</b>"#, vec!["Roll"]),
        (r#"<b title="Roll" class="button plain">{x}" "</b>"#, vec!["Roll"]),
        (r#"x => "Tab" or "ArrowUp" or "Won""#, vec!["Won"]),
        (r#"Bet => "fold", x -> "roll""#, vec![]),
        (r#"<path d="M1 2h3" data-way="on"/><b>"×"</b>"#, vec![]),
        (r#"format!("{row} {column}")"#, vec![]),
        (r#"#[allow(x, reason = "a few lines")]"#, vec![]),
    ] {
        assert_eq!(sentences(code), said, "{code}");
    }
}
