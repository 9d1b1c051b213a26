//! Drafts of the boards in the catalogue: every change can be undone, and what has no faults can be
//! played on.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use editor::{BoardDraft, Change, Fault, LandChange, UNDOABLE};
use engine::core::Seat::{self, Blue, Green, Red};
use engine::world::WorldPlan;
use importer::{File, ImportedBoard};
use proptest::prelude::*;
use serde_json::Value;

const AEGEAN: &str = include_str!("../../../public/boards/aegean.json");
const EUROPE: &str = include_str!("../../../public/boards/europe.json");
const EARTH: &str = include_str!("../../engine/data/board.json");

fn aegean() -> BoardDraft {
    BoardDraft::open(AEGEAN, "Aegean").unwrap()
}

/// Imports what was written, as the app does.
fn finish(draft: &BoardDraft) -> Result<ImportedBoard, importer::ImportFault> {
    importer::import(&[File { name: "", content: draft.write().as_bytes() }], &[])
}

fn written(draft: &BoardDraft) -> Value {
    serde_json::from_str(&finish(draft).unwrap().json).unwrap()
}

/// Returns the title of a board, and everything else that the engine knows of it.
fn plan(json: &str) -> (&'static str, String) {
    let plan = WorldPlan::read(json).unwrap();
    (plan.title, format!("{plan:?}").replacen(plan.title, "", 1))
}

fn number(draft: &BoardDraft, name: &str) -> usize {
    draft.board().territories.iter().position(|it| it.name == name).unwrap()
}

fn seas(harbours: &Value) -> Vec<&String> {
    harbours.as_object().unwrap().keys().collect()
}

#[test]
fn a_board_that_was_only_opened_is_the_same_board() {
    for (json, name) in [(AEGEAN, "Aegean"), (EUROPE, "Europe"), (EARTH, "Earth")] {
        let draft = BoardDraft::open(json, name).unwrap();
        assert_eq!(draft.faults(), []);
        let (opened, finished) = (plan(json), plan(&finish(&draft).unwrap().json));
        assert_ne!(opened.0, finished.0, "games on the old board stay on it");
        let original = format!("plays_like: {:?}", Some(&opened.0));
        assert_eq!(opened.1.replace("plays_like: None", &original), finished.1);
    }
}

#[test]
fn a_copy_names_the_board_that_it_plays_like_until_more_than_names_change() {
    let mut draft = aegean();
    let original =
        |draft: &BoardDraft| WorldPlan::read(&finish(draft).unwrap().json).unwrap().plays_like;
    draft.change(Change::RenameBoard("Greek Seas".to_owned()));
    draft.change(Change::RenameTerritory(0, "Old Epirus".to_owned()));
    draft.change(Change::RenameContinent(0, "Old Hellas".to_owned()));
    draft.change(Change::RenameSea(0, "Old Sea".to_owned()));
    assert_eq!(original(&draft), Some("Aegean"));
    let saved = finish(&draft).unwrap();
    let again = BoardDraft::open(&saved.json, &saved.name).unwrap();
    assert_eq!(original(&again), Some("Aegean"), "a copy of a copy");
    let crete = number(&draft, "Crete");
    let neighbour = draft.board().neighbours(crete).next().unwrap();
    let (at, sea) = *draft.board().harbours.first().unwrap();
    for change in [
        Change::SetBonus(0, 9),
        Change::Move(0, 1),
        Change::RemoveBorder(crete, neighbour),
        Change::RemoveHarbour(at, sea),
    ] {
        draft.change(change);
        assert_eq!(original(&draft), None);
        let saved = finish(&draft).unwrap();
        let changed = BoardDraft::open(&saved.json, &saved.name).unwrap();
        assert_eq!(original(&changed), None, "a copy of a changed board");
        draft.undo();
    }
    assert_eq!(original(&draft), Some("Aegean"));
    draft.redraw(LandChange::Halve { territory: crete, name: "New".to_owned() }).unwrap();
    assert_eq!(original(&draft), None);
    draft.undo();
    assert_eq!(original(&draft), Some("Aegean"));
}

#[test]
fn what_is_no_board_with_artwork_is_not_opened() {
    for json in ["", "[]", "{}", r#"{"territories": []}"#, &AEGEAN.replace("\"d\"", "\"e\"")] {
        assert!(BoardDraft::open(json, "Nothing").is_none());
    }
}

#[test]
fn the_oldest_of_many_changes_is_forgotten() {
    let mut draft = aegean();
    for number in 0..=UNDOABLE {
        draft.change(Change::RenameBoard(format!("Board {number}")));
    }
    let undone = std::iter::from_fn(|| draft.can_undo().then(|| draft.undo())).count();
    assert_eq!((undone, draft.board().name.as_str()), (UNDOABLE, "Board 0"));
    (0..UNDOABLE).for_each(|_| draft.redo());
    assert_eq!(draft.board().name, format!("Board {UNDOABLE}"));
}

#[test]
fn every_change_can_be_undone_and_made_again() {
    let mut draft = aegean();
    let opened = draft.board().clone();
    draft.change(Change::RenameTerritory(0, "  Upper \n Epirus ".to_owned()));
    draft.change(Change::Move(0, 1));
    draft.change(Change::Move(0, 1));
    assert_eq!(draft.board().territories[0].name, "Upper Epirus");
    let changed = draft.board().clone();
    draft.undo();
    draft.undo();
    assert_eq!((draft.board(), draft.can_undo()), (&opened, false), "nothing happened twice");
    draft.redo();
    draft.redo();
    assert_eq!((draft.board(), draft.can_redo()), (&changed, false));
    draft.undo();
    draft.change(Change::SetBonus(0, 9));
    assert!(!draft.can_redo(), "another way was taken");
}

#[test]
fn territories_that_touch_border_by_land_and_others_by_a_lane() {
    let mut draft = aegean();
    let [epirus, thessaly, crete] = ["Epirus", "Thessaly", "Crete"].map(|it| number(&draft, it));
    draft.change(Change::RemoveBorder(epirus, thessaly));
    let opened = written(&draft);
    let is_there = |board: &Value| {
        let land = board["adjacency"]["land"].as_array().unwrap();
        land.iter().any(|it| *it == serde_json::json!(["epirus", "thessaly"]))
    };
    assert!(!is_there(&opened));
    draft.change(Change::AddBorder(thessaly, epirus));
    draft.change(Change::AddBorder(crete, epirus));
    let changed = written(&draft);
    assert!(is_there(&changed));
    let lanes = changed["adjacency"]["overseas"].as_array().unwrap();
    assert_eq!(lanes.len(), opened["adjacency"]["overseas"].as_array().unwrap().len() + 1);
    assert_eq!(
        (&lanes.last().unwrap()["a"], &lanes.last().unwrap()["b"]),
        (&"epirus".into(), &"crete".into())
    );
}

#[test]
fn land_borders_of_the_catalogue_touch_and_lanes_do_not() {
    let mut board: Value = serde_json::from_str(AEGEAN).unwrap();
    let land = std::mem::take(&mut board["adjacency"]["land"]);
    board["adjacency"]["land"] = Value::Array(Vec::new());
    let mut draft = BoardDraft::open(&board.to_string(), "Bare").unwrap();
    let all = BoardDraft::open(AEGEAN, "Aegean").unwrap().board().borders.clone();
    for (a, b) in all {
        draft.change(Change::AddBorder(a, b));
    }
    let drawn = written(&draft)["adjacency"]["land"].as_array().unwrap().len();
    let lanes = board["adjacency"]["overseas"].as_array().unwrap().len();
    assert!(drawn + lanes >= land.as_array().unwrap().len(), "{drawn} and {lanes}");
}

#[test]
fn a_harbour_is_where_the_coast_touches_the_sea() {
    let mut draft = aegean();
    let epirus = number(&draft, "Epirus");
    let [ionian, euxine] = ["Ionian Sea", "Euxine"]
        .map(|name| draft.board().seas.iter().position(|it| it == name).unwrap());
    draft.change(Change::AddHarbour(epirus, euxine));
    assert!(!draft.can_undo(), "the Euxine is far away");
    draft.change(Change::RemoveHarbour(epirus, ionian));
    assert!(seas(&written(&draft)["harbours"]["epirus"]).is_empty());
    draft.change(Change::AddHarbour(epirus, ionian));
    draft.change(Change::RenameSea(ionian, "Western Sea".to_owned()));
    let board = written(&draft);
    assert_eq!(seas(&board["harbours"]["epirus"]), ["Western Sea"]);
    assert!(!board.to_string().contains("Ionian Sea"));
}

#[test]
fn a_new_harbour_is_about_where_that_of_the_catalogue_is() {
    let mut bare: Value = serde_json::from_str(AEGEAN).unwrap();
    let known = bare["harbours"].take();
    bare["harbours"] = serde_json::json!({});
    let mut draft = BoardDraft::open(&bare.to_string(), "Bare").unwrap();
    let all = aegean().board().harbours.clone();
    for (at, sea) in &all {
        draft.change(Change::AddHarbour(*at, *sea));
    }
    let made = written(&draft)["harbours"].take();
    assert_eq!(draft.board().harbours, all);
    let hexes = |harbours: &Value| {
        let all = harbours.as_object().unwrap().values();
        all.flat_map(|it| it.as_object().unwrap().values())
            .map(|it| it["hexes"].as_array().unwrap().len())
            .sum::<usize>()
    };
    let (made, known) = (hexes(&made), hexes(&known));
    assert!(made.abs_diff(known) * 8 <= known, "{made} for {known}");
}

#[test]
fn a_new_continent_has_a_name_on_the_map_and_objectives_know_it() {
    let mut draft = aegean();
    draft.change(Change::AddContinent("Epirus and Thessaly".to_owned()));
    let new = draft.board().continents.len() - 1;
    assert_eq!(draft.faults(), [Fault::EmptyContinent(new)]);
    draft.change(Change::Move(0, new));
    draft.change(Change::Move(1, new));
    let board = written(&draft);
    let continent = &board["continents"][new];
    assert!(continent["nameAt"][0].as_f64().is_some_and(|x| x > 0.0), "{continent}");
    assert!(board["objectives"].as_array().unwrap().iter().flatten_ids().any(|id| id == "N1"));
    draft.change(Change::RemoveContinent(new));
    assert_eq!(draft.board().continents.len(), new + 1, "it has territories");
}

/// The ids in pairs of them.
trait FlattenIds<'a> {
    fn flatten_ids(self) -> impl Iterator<Item = &'a str>;
}

impl<'a, T: Iterator<Item = &'a Value>> FlattenIds<'a> for T {
    fn flatten_ids(self) -> impl Iterator<Item = &'a str> {
        self.flat_map(|pair| pair.as_array().unwrap()).map(|id| id.as_str().unwrap())
    }
}

#[test]
fn faults_name_the_places_concerned() {
    let mut draft = aegean();
    draft.change(Change::RenameTerritory(1, draft.board().territories[0].name.to_uppercase()));
    assert_eq!(draft.faults(), [Fault::SameTerritories(0, 1)]);
    draft.undo();
    draft.change(Change::RenameSea(1, "aegean sea".to_owned()));
    assert_eq!(draft.faults(), [Fault::SameSeas(0, 1)]);
    draft.undo();
    draft.change(Change::RenameBoard(" … ".to_owned()));
    assert_eq!(draft.faults(), [Fault::NamelessBoard]);
    assert!(finish(&draft).is_ok(), "the file would have a title anyway");
    draft.undo();
    let crete = number(&draft, "Crete");
    for other in draft.board().neighbours(crete).collect::<Vec<_>>() {
        draft.change(Change::RemoveBorder(crete, other));
    }
    assert_eq!(draft.faults(), [Fault::NoBorders(crete)]);
    assert_eq!(draft.faults()[0].territories(draft.board()), [crete]);
    assert!(finish(&draft).is_err());
}

#[test]
fn starting_positions_are_set_kept_in_the_file_and_undone() {
    let mut draft = aegean();
    let [epirus, crete, sparta] = ["Epirus", "Crete", "Sparta"].map(|it| number(&draft, it));
    draft.change(Change::SetStart(epirus, Some(Red)));
    assert_eq!(draft.faults(), [Fault::LoneStart(Red)], "a game has two players at least");
    assert_eq!(draft.faults()[0].territories(draft.board()), [epirus]);
    for (at, seat) in [(crete, Some(Blue)), (sparta, Some(Blue)), (epirus, Some(Green)), (99, None)]
    {
        draft.change(Change::SetStart(at, seat));
    }
    assert_eq!(draft.faults(), []);
    let starts = &written(&draft)["starts"];
    assert_eq!(*starts, serde_json::json!({"blue": ["sparta", "crete"], "green": ["epirus"]}));
    let board = finish(&draft).unwrap();
    let plan = WorldPlan::read(&board.json).unwrap();
    let armies: Vec<(Seat, usize)> = plan.starts.iter().map(|(it, all)| (*it, all.len())).collect();
    assert_eq!(armies, [(Blue, 2), (Green, 1)]);
    let mut again = BoardDraft::open(&board.json, &board.name).unwrap();
    assert_eq!(again.board(), draft.board());
    for at in [epirus, crete, sparta] {
        again.change(Change::SetStart(at, None));
    }
    assert_eq!(written(&again).get("starts"), None);
    again.undo();
    assert_eq!(again.board().start_of(Blue).collect::<Vec<_>>(), [sparta]);
    for _ in 0..4 {
        draft.undo();
    }
    assert_eq!((draft.can_undo(), draft.board()), (false, aegean().board()));
}

#[test]
fn a_file_whose_starting_positions_make_no_sense_is_not_opened() {
    for starts in [r#"{"teal": []}"#, r#"{"red": ["atlantis"]}"#, r#"["epirus"]"#] {
        let json = AEGEAN.replacen('{', &format!("{{\"starts\": {starts},"), 1);
        assert!(BoardDraft::open(&json, "Aegean").is_none(), "{starts}");
    }
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof!["[A-Za-z -]{0,50}", "\\PC{0,6}", Just("Crete".to_owned()), Just("ship".to_owned())]
}

fn change() -> impl Strategy<Value = Change> {
    let at = 0..20_usize;
    let few = 0..7_usize;
    prop_oneof![
        name().prop_map(Change::RenameBoard),
        (at.clone(), name()).prop_map(|(at, name)| Change::RenameTerritory(at, name)),
        (few.clone(), name()).prop_map(|(at, name)| Change::RenameContinent(at, name)),
        (few.clone(), name()).prop_map(|(at, name)| Change::RenameSea(at, name)),
        (at.clone(), few.clone()).prop_map(|(at, to)| Change::Move(at, to)),
        name().prop_map(Change::AddContinent),
        few.clone().prop_map(Change::RemoveContinent),
        (few.clone(), any::<u32>()).prop_map(|(at, bonus)| Change::SetBonus(at, bonus)),
        (at.clone(), at.clone()).prop_map(|(a, b)| Change::AddBorder(a, b)),
        (at.clone(), at.clone()).prop_map(|(a, b)| Change::RemoveBorder(a, b)),
        (at.clone(), few.clone()).prop_map(|(at, sea)| Change::AddHarbour(at, sea)),
        (at.clone(), few.clone()).prop_map(|(at, sea)| Change::RemoveHarbour(at, sea)),
        (at, few).prop_map(|(at, seat)| Change::SetStart(at, Seat::ALL.get(seat).copied())),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_draft_without_faults_can_be_played_on(
        steps in prop::collection::vec(prop_oneof![
            6 => change().prop_map(Some),
            1 => Just(None),
        ], 0..25),
    ) {
        let mut draft = aegean();
        for step in steps {
            match step {
                Some(change) => draft.change(change),
                None => draft.undo(),
            }
        }
        let finished = finish(&draft);
        if draft.faults().is_empty() {
            let board = finished.map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            prop_assert!(WorldPlan::read(&board.json).is_ok());
            let again = BoardDraft::open(&board.json, &board.name).map(|it| it.board().clone());
            prop_assert_eq!(again.as_ref(), Some(draft.board()));
        }
    }
}
