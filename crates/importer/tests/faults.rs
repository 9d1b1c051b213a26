//! A faulty file is refused with the line and what was expected there, and nothing of it is kept.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fmt::Write;

use engine::core::Message;
use importer::{DecodedPicture, File, import};

const DOMINATION: &str = include_str!("boards/skerries.map");
const CONQUEST: &str = include_str!("boards/skerries-conquest.map");
const CONQUER_CLUB: &str = include_str!("boards/skerries.xml");
const LUX: &str = include_str!("boards/skerries.luxb");

/// Checks that a board with a change is refused with this key, in the last line with the mark, or in
/// none, and that the sentence has these words.
fn refused(name: &str, text: &str, change: (&str, &str), key: &str, at: Option<&str>, says: &str) {
    assert!(text.contains(change.0), "{name} has no “{}”", change.0);
    let faulty = text.replacen(change.0, change.1, 1);
    let fault = import(&[File { name, content: faulty.as_bytes() }], &[]).unwrap_err();
    let lines: Vec<&str> = faulty.lines().collect();
    let line = at.map(|mark| lines.iter().rposition(|line| line.contains(mark)).unwrap() + 1);
    let said = fault.to_string();
    assert_eq!((fault.problem.key(), fault.line), (key, line), "{said}");
    assert!(said.contains(says) && said.starts_with(name), "{said}");
    let place = line.map_or(format!("{name}: "), |line| format!("{name}, line {line}: "));
    assert!(said.starts_with(&place), "{said}");
}

#[test]
fn a_faulty_map_of_domination_is_refused() {
    let refused = |change, key, at, says| refused("a.map", DOMINATION, change, key, at, says);
    refused(
        ("Westland 4 red", "Westland four red"),
        "expected-domination-continent",
        Some("Westland"),
        "found “Westland four red”; expected a name, a bonus and a colour",
    );
    refused(
        ("5 Elmstead 2 115 30", "Elmstead 2 115 30"),
        "expected-domination-country",
        Some("Elmstead"),
        "found “Elmstead 2 115 30”; expected a number, a name, a continent, x and y",
    );
    refused(
        ("5 Elmstead 2 115 30", "5 Elmstead 2 115"),
        "expected-domination-country",
        Some("Elmstead"),
        "“5 Elmstead 2 115”",
    );
    refused(("Elmstead 2", "Elmstead 4"), "no-continent", Some("Elmstead"), "found “4”");
    refused(("Elmstead 2", "Elmstead 0"), "no-continent", Some("Elmstead"), "found “0”");
    refused(("5 Elmstead", "4 Elmstead"), "number-twice", Some("Elmstead"), "number 4");
    refused(("\n5 6 8", "\n5 6 9"), "no-territory", Some("5 6 9"), "found “9”; expected one of");
    refused(("\n5 6 8", "\n5 6 x"), "expected-domination-borders", Some("5 6 x"), "found “5 6 x”");
    refused(("[countries]", "[cuntries]"), "no-section", None, "expected a section [countries]");
    let borders = DOMINATION.find("[borders]").unwrap();
    let torn = &DOMINATION[..borders];
    let fault =
        |text: &str| import(&[File { name: "a.map", content: text.as_bytes() }], &[]).unwrap_err();
    let countries = torn.find("[countries]").unwrap();
    assert_eq!(fault(&torn[..countries]).problem.key(), "no-section", "continents only");
    let found = fault("name Torn\n[continents]\nEurope five blue\n");
    assert_eq!((found.problem.key(), found.line), ("expected-domination-continent", Some(3)));
    let cut = DOMINATION.find("\n5 Elmstead").unwrap();
    refused(
        (&DOMINATION[cut..], "\n[borders]\n1 2 3 4\n"),
        "too-few-territories",
        None,
        "4 territories",
    );
    refused(
        ("5 6 8\n6 5 7\n7 4 6\n8 2 5", "5 6\n6 5\n7 4\n8 2"),
        "unreachable",
        Some("5 Elmstead"),
        "from “Aldmere” to “Elmstead”",
    );
}

#[test]
fn a_faulty_map_of_conquest_is_refused() {
    let refused = |change, key, at, says| refused("a.map", CONQUEST, change, key, at, says);
    refused(
        ("Westland=4", "Westmark"),
        "expected-conquest-continent",
        Some("Westmark"),
        "a name and a bonus",
    );
    refused(
        ("Elmstead,115,30", "Elmstead,115"),
        "expected-conquest-territory",
        Some("Elmstead,115,E"),
        "a name, x, y",
    );
    refused(
        ("115,30,Eastland", "115,30,Estland"),
        "no-continent",
        Some("Estland"),
        "found “Estland”",
    );
    refused(
        ("Fenwick Down,Kes", "Fenwik Down,Kes"),
        "no-territory",
        Some("Fenwik"),
        "found “Fenwik Down”",
    );
    refused(
        ("\nDunholm,", "\nAldmere,1,1,Westland\nDunholm,"),
        "territory-twice",
        Some("Aldmere,1,1"),
        "two territories are called “Aldmere”",
    );
    refused(("[Territories]", "[Continents]"), "unrecognized", None, "");
}

#[test]
fn faulty_xml_of_conquer_club_is_refused() {
    let refused = |change, key, at, says| refused("a.xml", CONQUER_CLUB, change, key, at, says);
    refused(("</name>", "</nome>"), "xml", Some("</nome>"), "expected XML");
    refused(
        ("<bonus>4", "<bonus>four"),
        "expected-whole-number",
        Some("four"),
        "found “four”; expected a whole number",
    );
    refused(
        ("<border>Cold Ness", "<border>Cold Nest"),
        "no-territory",
        Some("Nest"),
        "found “Cold Nest”",
    );
    refused(
        ("<territory>Hollin", "<territory>Holin"),
        "no-territory",
        Some("Holin"),
        "found “Holin”",
    );
    refused(
        ("<largex>70", "<largex>seventy"),
        "expected-number",
        Some("seventy"),
        "expected a number",
    );
    refused(
        ("<territory>\n    <name>Hollin", "<territory >\n    <name>Aldmere"),
        "territory-twice",
        Some("<territory >"),
        "two territories",
    );
    refused(("</map>", "</maps>"), "xml", Some("</maps>"), "");
    refused(("<map>\n", "<map <\n"), "xml", Some("<map <"), "");
}

#[test]
fn a_faulty_board_of_lux_is_refused() {
    let refused = |change, key, at, says| refused("a.luxb", LUX, change, key, at, says);
    refused(("<id>5</id>", "<id>five</id>"), "expected-whole-number", Some("five"), "found “five”");
    refused(
        ("<country>\n      <id>5</id>", "<country >"),
        "no-element",
        Some("<country >"),
        "expected an element <id>",
    );
    refused(
        ("20,75 48,75", "20,75 48;75"),
        "expected-points",
        Some("48;75"),
        "expected points such as",
    );
    refused(("<adjoining>2,3", "<adjoining>2,30"), "no-territory", Some("2,30"), "found “30”");
    refused(("<height>90", "<height>tall"), "expected-number", Some("tall"), "found “tall”");
}

#[test]
fn a_faulty_board_of_triplea_is_refused() {
    let game = include_str!("boards/skerries-triplea.xml");
    let refused = |change, key, at, says| refused("a.xml", game, change, key, at, says);
    refused(("t2=\"Dunholm\"", "t2=\"Dunhelm\""), "no-territory", Some("Dunhelm"), "“Dunhelm”");
    refused(
        ("<territory name=\"Hollin\"", "<territory name=\"Aldmere\""),
        "territory-twice",
        Some("<territory name=\"Aldmere\""),
        "",
    );
    let outlines = include_str!("boards/polygons.txt").replacen("(20,75)", "(20;75)", 1);
    let files = [("a.xml", game), ("polygons.txt", &outlines)];
    let files = files.map(|(name, text)| File { name, content: text.as_bytes() });
    let fault = import(&files, &[]).unwrap_err();
    assert_eq!((fault.file.as_str(), fault.line), ("polygons.txt", Some(3)), "{fault}");
    assert_eq!(fault.problem.key(), "expected-places");
}

#[test]
fn a_faulty_board_of_our_own_is_refused() {
    let board = import(&[File { name: "a.map", content: DOMINATION.as_bytes() }], &[]).unwrap();
    let json: serde_json::Value = serde_json::from_str(&board.json).unwrap();
    let text = serde_json::to_string_pretty(&json).unwrap();
    let refused = |change, key, at, says| refused("a.json", &text, change, key, at, says);
    refused(("\"bonus\": 4", "\"bonus\": \"4\""), "json", Some("\"4\""), "invalid type");
    refused(("\"aldmere\",", "\"aldmore\","), "no-territory", Some("aldmore"), "found “aldmore”");
    refused(("\"badge\"", "\"budge\""), "missing", Some("\"name\": \"Aldmere\""), "has no “badge”");
    refused(("\"id\": \"B\"", "\"id\": \"Q\""), "no-continent", Some("\"B\""), "found “B”");
    refused(("\"hold\": 0", "\"hold\": 7"), "range", Some("\"Westland\""), "“hold”");
    refused(("\"title\"", "\"tatle\""), "json", Some("}"), "missing field `title`");
    let starts = |red: &str, other: &str| {
        format!("\"starts\": {{\"red\": [\"{red}\"],\n{other}\n}}, \"territories\"")
    };
    for (starts, key, at, says) in [
        (starts("atlantis", "\"blue\": []"), "no-territory", "atlantis", "found “atlantis”"),
        (starts("elmstead", "\"teal\": []"), "no-army", "teal", "the colour of an army"),
        (
            starts("elmstead", "\"blue\": [\"elmstead\"]"),
            "start-twice",
            "elmstead",
            "two armies start",
        ),
    ] {
        let (change, at) = (("\"territories\"", &*starts), format!("\"{at}\""));
        self::refused("a.json", &text, change, key, Some(&at), says);
    }
    refused(("\"d\": \"M", "\"d\": \"X"), "path", Some("\"name\": \"Aldmere\""), "is not a path");
}

#[test]
fn what_is_no_board_is_refused() {
    for (name, content) in [
        ("empty", ""),
        ("poem.txt", "Shall I compare thee"),
        ("page.html", "<html><body></body></html>"),
        ("list.json", "[1, 2]"),
        ("some.cards", include_str!("boards/skerries.cards")),
    ] {
        let fault = import(&[File { name, content: content.as_bytes() }], &[]).unwrap_err();
        assert!(["unrecognized", "no-element", "json"].contains(&fault.problem.key()), "{fault}");
    }
    assert_eq!(import(&[], &[]).unwrap_err().problem.key(), "no-file");
}

/// Returns a map of Conquest with so many territories in a chain, or without borders.
fn chain(count: usize, has_borders: bool) -> String {
    let mut map = "[Map]\nimage=many.png\n[Continents]\nLand=3\n[Territories]\n".to_owned();
    for at in 0..count {
        let (x, y) = (at % 20 * 8 + 4, at / 20 * 8 + 4);
        let border = if has_borders && at > 0 { format!(",T{}", at - 1) } else { String::new() };
        writeln!(map, "T{at},{x},{y},Land{border}").unwrap();
    }
    map
}

#[test]
fn a_board_with_too_many_or_too_few_territories_says_how_many_it_has_and_may_have() {
    // White fields with black lines around, one for each territory.
    let (width, height) = (160, 128);
    let is_line =
        |pixel: usize| (pixel % width).is_multiple_of(8) || (pixel / width).is_multiple_of(8);
    let colour = |pixel| if is_line(pixel) { [0, 0, 0, 255] } else { [255; 4] };
    let rgba: Vec<u8> = (0..width * height).flat_map(colour).collect();
    let picture = DecodedPicture { name: "many.png", width, height, rgba: &rgba };
    for has_borders in [true, false] {
        for (count, line, says) in [
            (5, None, "found 5 territories; a game needs at least 6"),
            (121, Some(126), "found 121 territories; a board has room for 120"),
            (300, Some(126), "found 300 territories; a board has room for 120"),
        ] {
            let map = chain(count, has_borders);
            let file = File { name: "a.map", content: map.as_bytes() };
            for pictures in [&[picture][..], &[]] {
                let fault = import(&[file], pictures).unwrap_err();
                assert_eq!(fault.line, line, "{count}: {fault}");
                assert!(fault.to_string().ends_with(says), "{count}: {fault}");
            }
        }
        let map = chain(120, has_borders);
        let file = File { name: "a.map", content: map.as_bytes() };
        assert!(import(&[file], &[picture]).is_ok(), "as many as there is room for");
    }
}
