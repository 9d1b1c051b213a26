use std::fs;

use crate::rq;

/// The boards of other programs among the importer’s tests.
const BOARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../importer/tests/boards");

#[test]
fn a_board_with_its_image_map_is_imported_and_played_on() {
    let files = ["skerries.map", "skerries_map.png", "skerries.cards"];
    let files = files.map(|name| format!("{BOARDS}/{name}")).join(" ");
    let run = rq(&format!("import {files}"));
    let board = run.json();
    assert!(board["title"].as_str().unwrap().starts_with("The-Skerries-"), "{}", board["title"]);
    assert_eq!(board["territories"].as_array().unwrap().len(), 8);
    for note in ["note: the outlines come from skerries_map.png", "note: ignored the missions"] {
        assert!(run.stderr.contains(note), "{}", run.stderr);
    }
    let file = std::env::temp_dir().join(format!("rq-import-{}.json", std::process::id()));
    let path = file.display();
    let written = rq(&format!("import {files} --output {path}"));
    assert_eq!((written.code, written.stdout.as_str()), (0, ""));
    assert_eq!(fs::read_to_string(&file).unwrap(), run.stdout);
    let games = "simulate --rules next --seats random,random --games 2 --seed 1";
    let played = rq(&format!("{games} --board-file {path}"));
    assert_eq!(played.code, 0, "{}", played.stderr);
    fs::remove_file(&file).unwrap();
}

#[test]
fn an_imported_board_is_drawn() {
    let files = format!("{BOARDS}/skerries.map {BOARDS}/skerries_map.png");
    let run = rq(&format!("import --svg {files}"));
    let svg = &run.stdout;
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(svg.matches("</text>").count(), 8, "{svg}");
    assert!(svg.contains(">Fenwick Down</text>") && svg.contains("<polyline"), "{svg}");
    let colours = ["#e9cf8f", "#c9d99a", "#e6b8a2"].map(|it| svg.matches(it).count());
    assert_eq!(colours, [4, 2, 2], "as many territories as each continent has");
    assert!(run.stderr.contains("note: the outlines come from skerries_map.png"));
    let file = std::env::temp_dir().join(format!("rq-import-{}.svg", std::process::id()));
    let written = rq(&format!("import --svg {files} --output {}", file.display()));
    assert_eq!((written.code, written.stdout.as_str()), (0, ""));
    assert_eq!(&fs::read_to_string(&file).unwrap(), svg);
    fs::remove_file(&file).unwrap();
    assert!(rq("import --help").stdout.contains("--svg"));
}

#[test]
fn a_board_without_artwork_is_imported_but_not_drawn() {
    let lagoon = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/tests/worlds/lagoon.json");
    assert_eq!(rq(&format!("import {lagoon}")).code, 0);
    let run = rq(&format!("import --svg {lagoon}"));
    assert!(run.refused(1).contains("has no artwork"), "{}", run.stderr);
}

#[test]
fn a_faulty_file_is_refused_with_its_line_and_nothing_is_written() {
    let folder = std::env::temp_dir();
    let [faulty, output] = ["map", "json"]
        .map(|ending| folder.join(format!("rq-import-faulty-{}.{ending}", std::process::id())));
    let text = fs::read_to_string(format!("{BOARDS}/skerries.map")).unwrap();
    fs::write(&faulty, text.replacen("Elmstead 2", "Elmstead 9", 1)).unwrap();
    let run = rq(&format!("import {} --output {}", faulty.display(), output.display()));
    let refused = run.refused(1);
    assert!(refused.contains(", line 19: found “9”; expected one of the continents"), "{refused}");
    assert!(!output.exists());
    fs::write(&faulty, b"\x89PNG\r\n\x1a\n").unwrap();
    assert!(rq(&format!("import {}", faulty.display())).refused(1).contains("rq-import-faulty"));
    fs::remove_file(&faulty).unwrap();
}
