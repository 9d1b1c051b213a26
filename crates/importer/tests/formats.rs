//! Boards of every format become boards that can be played on and drawn.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod pictures;

use std::collections::BTreeSet;

use engine::world::{Territory, WorldPlan};
use importer::{DecodedPicture, File, ForeignFeature, ImportedBoard, Note, import};
use pictures::{areas, numbers};
use serde_json::Value;

const DOMINATION: &str = include_str!("boards/skerries.map");
const CARDS: &str = include_str!("boards/skerries.cards");
const CONQUEST: &str = include_str!("boards/skerries-conquest.map");
const CONQUER_CLUB: &str = include_str!("boards/skerries.xml");
const LUX: &str = include_str!("boards/skerries.luxb");

fn read(files: &[(&str, &[u8])], pictures: &[DecodedPicture]) -> ImportedBoard {
    let files: Vec<File> = files.iter().map(|(name, content)| File { name, content }).collect();
    import(&files, pictures).unwrap_or_else(|fault| panic!("{fault}"))
}

fn one(name: &str, text: &str) -> ImportedBoard {
    read(&[(name, text.as_bytes())], &[])
}

/// Returns the borders of a board by name, and checks what all versions of the Skerries have.
fn borders(board: &ImportedBoard) -> BTreeSet<(String, String)> {
    let plan = WorldPlan::read(&board.json).unwrap();
    let names: Vec<&str> = plan.territories.iter().map(|(name, _)| *name).collect();
    assert_eq!((names.len(), names[0], names[7]), (8, "Aldmere", "Kestrel Rock"));
    let continents: Vec<(&str, u32)> =
        plan.continents.iter().map(|it| (it.name, it.bonus)).collect();
    assert_eq!(continents, [("Westland", 4), ("Eastland", 2), ("Out Isles", 1)]);
    assert!(!plan.oceans.is_empty() && plan.shores.iter().all(|shores| !shores.is_empty()));
    let name = |place: u8| names[usize::from(place)].to_owned();
    plan.borders.iter().map(|(a, b)| (name(*a), name(*b))).collect()
}

fn lanes(board: &ImportedBoard) -> usize {
    let json: Value = serde_json::from_str(&board.json).unwrap();
    json["adjacency"]["overseas"].as_array().unwrap().len()
}

#[test]
fn all_versions_of_a_board_have_the_same_places_and_borders() {
    let map = numbers("skerries_map.png");
    let domination = read(
        &[("a/Skerries.MAP", DOMINATION.as_bytes()), ("x", CARDS.as_bytes())],
        &[map.borrow()],
    );
    assert_eq!((domination.name.as_str(), borders(&domination).len()), ("The Skerries", 9));
    assert_eq!(lanes(&domination), 4);
    assert!(domination.notes.contains(&Note::FromPicture { name: "skerries_map.png".to_owned() }));
    assert!(domination.notes.contains(&Note::Ignored(ForeignFeature::Missions)));
    for (board, name) in [
        (one("skerries.map", DOMINATION), "The Skerries"),
        (one("skerries-conquest.map", CONQUEST), "skerries-conquest"),
        (one("folder/skerries.xml", CONQUER_CLUB), "skerries"),
        (one("skerries.luxb", LUX), "The Skerries"),
    ] {
        assert_eq!(borders(&board), borders(&domination), "{name}");
        assert_eq!(board.name, name);
    }
}

#[test]
fn notes_say_what_was_missing() {
    let board = one("skerries.map", DOMINATION);
    let missing = Note::PictureMissing { name: "skerries_map.png".to_owned() };
    assert!(board.notes.contains(&missing) && board.notes.contains(&Note::FromPositions));
    let seas = board.notes.iter().any(|note| matches!(note, Note::SeasDrawn { seas: 1.., .. }));
    assert!(seas, "{:?}", board.notes);
    let board = one("skerries.xml", CONQUER_CLUB);
    for note in [
        Note::OneWay { count: 1 },
        Note::SeveralContinents { count: 3 },
        Note::EmptyContinents { count: 1 },
        Note::Ignored(ForeignFeature::Bombardments),
        Note::Ignored(ForeignFeature::Neutrals),
    ] {
        assert!(board.notes.contains(&note), "{note:?} in {:?}", board.notes);
    }
    let said: Vec<String> = board.notes.iter().map(ToString::to_string).collect();
    assert!(said.contains(&"made 1 one-way borders two-way".to_owned()), "{said:?}");
}

#[test]
fn outlines_come_from_numbers_or_from_areas_with_lines_around() {
    let painting = numbers("painting.png").coloured();
    let board = read(&[("skerries.map", DOMINATION.as_bytes())], &[painting.borrow()]);
    assert!(board.notes.contains(&Note::FromPositions), "a painting is no image map");
    for (board, picture) in [
        (("skerries.map", DOMINATION), numbers("other.png")),
        (("skerries.map", CONQUEST), areas("SKERRIES.BMP")),
        (("skerries.map", DOMINATION), areas("skerries_map.png")),
    ] {
        let files = [(board.0, board.1.as_bytes())];
        let board = read(&files, &[numbers("none").blank().borrow(), picture.borrow()]);
        assert_eq!((borders(&board).len(), lanes(&board)), (9, 4));
        assert!(!board.notes.contains(&Note::FromPositions), "{:?}", board.notes);
    }
}

/// An island of two pixels by two is still on the map, with room for its badge.
#[test]
fn no_territory_is_too_small_to_be_seen() {
    let map = numbers("skerries_map.png");
    let board = read(&[("skerries.map", DOMINATION.as_bytes())], &[map.borrow()]);
    let json: Value = serde_json::from_str(&board.json).unwrap();
    for territory in json["territories"].as_array().unwrap() {
        assert!(territory["badge"]["r"].as_f64().unwrap() > 8.0, "{territory}");
    }
}

#[test]
fn a_map_is_read_whatever_its_line_ends_encoding_case_and_comments() {
    let plain = one("skerries.map", DOMINATION);
    let windows = DOMINATION.replace('\n', "\r\n");
    let old = DOMINATION.replace('\n', "\r");
    let loud = DOMINATION.replace("[countries]", " [COUNTRIES] ").replace("name ", "NAME\t");
    let tabs = DOMINATION.replace(' ', "\t ").replace("The\t Skerries", "The Skerries");
    let remarks = DOMINATION.replace("\n1 Aldmere", "\n# here\n; there\n\n1 Aldmere");
    for text in [windows, old, loud, tabs, remarks] {
        let board = one("skerries.map", &text);
        assert_eq!(board.json, plain.json, "{text}");
    }
    let accents = DOMINATION.replace("Aldmere", "\u{c5}ldm\u{e9}re");
    let latin: Vec<u8> = accents.chars().map(|it| u8::try_from(u32::from(it)).unwrap()).collect();
    let board = read(&[("skerries.map", &latin)], &[]);
    assert_eq!(board.json, one("skerries.map", &accents).json);
    assert!(board.json.contains("\u{c5}ldm\u{e9}re"));
}

#[test]
fn what_is_missing_is_made_up_for() {
    let start = DOMINATION.find("[borders]").unwrap();
    let map = numbers("skerries_map.png");
    let islands = DOMINATION.replace("\n7 Hollin 3 88 66\n8 Kestrel_Rock 3 88 21", "");
    let fault = import(
        &[File {
            name: "skerries.map",
            content: &islands.as_bytes()[..islands.find("[borders]").unwrap()],
        }],
        &[map.borrow()],
    );
    assert!(fault.is_err(), "two lands without a border between them");
    assert!(
        import(&[File { name: "x.map", content: &DOMINATION.as_bytes()[..start] }], &[]).is_err()
    );
    // A file without continents.
    let (from, to) =
        (DOMINATION.find("[continents]").unwrap(), DOMINATION.find("[countries]").unwrap());
    let board = one("x.map", &format!("{}{}", &DOMINATION[..from], &DOMINATION[to..]));
    assert!(
        board.notes.contains(&Note::NoContinents)
            && board.notes.contains(&Note::Bonuses { count: 3 })
    );
    // A file without positions.
    let bare: String = DOMINATION
        .lines()
        .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            [number, name, continent, _, _]
                if number.parse::<u8>().is_ok() && name.parse::<u8>().is_err() =>
            {
                format!("{number} {name} {continent}\n")
            }
            _ => format!("{line}\n"),
        })
        .collect();
    let board = one("x.map", &bare);
    assert!(board.notes.contains(&Note::NoPositions { count: 8 }), "{:?}", board.notes);
    assert_eq!(borders(&board).len(), 9);
}

#[test]
fn a_board_of_triplea_gets_lanes_for_its_seas() {
    let game = include_bytes!("boards/skerries-triplea.xml");
    let (polygons, centers) =
        (include_bytes!("boards/polygons.txt"), include_bytes!("boards/centers.txt"));
    let files: [(&str, &[u8]); 3] =
        [("polygons.txt", polygons), ("skerries.xml", game), ("centers.txt", centers)];
    let board = read(&files, &[]);
    let plan = WorldPlan::read(&board.json).unwrap();
    let continents: Vec<&str> = plan.continents.iter().map(|it| it.name).collect();
    assert_eq!(continents, ["Reds", "Blues", "Neutral Lands"]);
    assert_eq!((plan.borders.len(), lanes(&board), board.name.as_str()), (8, 3, "The Skerries"));
    assert!(board.notes.contains(&Note::Overseas { count: 3 }), "{:?}", board.notes);
    assert!(
        !board.notes.iter().any(|it| matches!(it, Note::FromPositions | Note::FileIgnored { .. }))
    );
    assert!(read(&files[1..], &[]).notes.contains(&Note::FromPositions));
}

#[test]
fn pages_of_notes_in_a_board_of_triplea_are_passed_over() {
    let game = include_str!("boards/skerries-triplea.xml");
    let notes =
        format!("<!-- <a><b> --><notes><![CDATA[{}]]></notes></game>", "<br><td>".repeat(200));
    let (before, after) = game.rsplit_once("</game>").unwrap();
    let board = one("skerries.xml", &format!("{before}{notes}{after}"));
    assert_eq!(board.name, "The Skerries");
}

#[test]
fn names_that_several_territories_have_are_numbered() {
    let twins = DOMINATION.replace("Cold_Ness", "Dunholm");
    let board = one("skerries.map", &twins);
    assert!(board.notes.contains(&Note::Numbered { count: 2 }), "{:?}", board.notes);
    assert!(board.json.contains("\"Dunholm 1\"") && board.json.contains("\"Dunholm 2\""));
}

#[test]
fn the_same_board_has_the_same_title_and_others_have_others() {
    let title = |board: &ImportedBoard| WorldPlan::read(&board.json).unwrap().title.to_owned();
    let (board, again) = (one("a.map", DOMINATION), one("b.map", DOMINATION));
    assert_eq!(board.json, again.json);
    assert!(title(&board).starts_with("The-Skerries-"), "{}", title(&board));
    let other = one("a.map", &DOMINATION.replace("Westland 4", "Westland 5"));
    assert_ne!(title(&board), title(&other));
    let kept = one("board.json", &board.json);
    assert_eq!((kept.json, kept.name), (board.json.clone(), board.name));
    let changed = one("board.json", &board.json.replacen("\"bonus\":4", "\"bonus\":9", 1));
    assert_ne!(title(&changed), title(&one("board.json", &board.json)));
    assert!(title(&changed).starts_with("The-Skerries-") && title(&changed).len() == 18);
}

#[test]
fn our_own_boards_are_imported_as_they_are() {
    for (name, text) in [
        ("aegean", include_str!("../../../public/boards/aegean.json")),
        ("east-indies", include_str!("../../../public/boards/east-indies.json")),
        ("europe", include_str!("../../../public/boards/europe.json")),
        ("old-world", include_str!("../../../public/boards/old-world.json")),
        ("earth", include_str!("../../engine/data/board.json")),
        ("lagoon", include_str!("../../engine/tests/worlds/lagoon.json")),
    ] {
        let board = one(name, text);
        let (plan, own) = (WorldPlan::read(&board.json).unwrap(), WorldPlan::read(text).unwrap());
        assert_eq!(
            (plan.territories, plan.borders, plan.sea),
            (own.territories, own.borders, own.sea)
        );
        assert_eq!(
            (plan.shores, plan.walls, plan.continents),
            (own.shores, own.walls, own.continents)
        );
        assert_eq!(one(name, &board.json).json, board.json);
    }
}

#[test]
fn a_board_with_too_many_territories_is_refused_at_the_first_one() {
    use std::fmt::Write;
    let most = Territory::CAPACITY;
    let mut text = "[continents]\nAll 5 red\n[countries]\n".to_owned();
    (1..=most + 1).for_each(|it| {
        writeln!(text, "{it} Land_{it}x 1 {} {}", it % 9 * 30, it / 9 * 30).unwrap();
    });
    text.push_str("[borders]\n");
    (1..=most).for_each(|it| writeln!(text, "{it} {}", it + 1).unwrap());
    let fault = import(&[File { name: "x.map", content: text.as_bytes() }], &[]).unwrap_err();
    assert_eq!(fault.line, Some(most + 4));
    assert!(fault.to_string().contains(&format!("{} territories", most + 1)), "{fault}");
}

#[test]
fn seas_are_drawn_for_a_board_of_our_own_without_any() {
    let aegean = include_str!("../../../public/boards/aegean.json");
    let mut json: Value = serde_json::from_str(aegean).unwrap();
    for field in ["oceans", "hexes", "walls", "harbours", "grid", "anchorages", "canals"] {
        json.as_object_mut().unwrap().remove(field);
    }
    let board = one("aegean.json", &json.to_string());
    let (plan, own) = (WorldPlan::read(&board.json).unwrap(), WorldPlan::read(aegean).unwrap());
    assert_eq!(plan.territories, own.territories);
    let pairs =
        |plan: &WorldPlan| plan.borders.iter().chain(plan.lanes).copied().collect::<BTreeSet<_>>();
    assert_eq!((pairs(&plan), board.name.as_str()), (pairs(&own), "Aegean"));
    assert!(
        plan.oceans.len() > 1 && board.notes.iter().any(|it| matches!(it, Note::SeasDrawn { .. }))
    );
    assert!(!board.notes.contains(&Note::FromPositions));
}
