//! Drawing territories, dividing, joining and removing them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use editor::{BoardDraft, Change, Coordinates, Fault, LandChange, LandRefusal, Rights};
use engine::core::Seat::{Blue, Red};
use engine::world::WorldPlan;
use importer::{File, ImportedBoard};
use proptest::prelude::*;

const AEGEAN: &str = include_str!("../../../public/boards/aegean.json");
const EARTH: &str = include_str!("../../engine/data/board.json");
const SEAS: [&str; 5] = ["West", "North", "Middle", "South", "East"];

fn aegean() -> BoardDraft {
    BoardDraft::open(AEGEAN, "Aegean").unwrap()
}

fn finish(draft: &BoardDraft) -> Result<ImportedBoard, importer::ImportFault> {
    importer::import(&[File { name: "", content: draft.write().as_bytes() }], &[])
}

fn number(draft: &BoardDraft, name: &str) -> usize {
    draft.board().territories.iter().position(|it| it.name == name).unwrap()
}

fn badge(draft: &BoardDraft, name: &str) -> Coordinates {
    draft.badges()[number(draft, name)]
}

fn circle([x, y]: Coordinates, radius: f64) -> Vec<Coordinates> {
    let at = |step: i32| f64::from(step) / 48.0 * std::f64::consts::TAU;
    (0..48).map(|step| [x + radius * at(step).cos(), y + radius * at(step).sin()]).collect()
}

fn drawn(name: &str, outline: Vec<Coordinates>, rights: Rights) -> LandChange {
    let (name, continent) = (name.to_owned(), "Mainland".to_owned());
    LandChange::Draw { outline, rights, name, continent }
}

fn neighbours(draft: &BoardDraft, name: &str) -> Vec<String> {
    let at = number(draft, name);
    draft.board().neighbours(at).map(|it| draft.board().territories[it].name.clone()).collect()
}

/// Returns the outlines of the territories that have changed.
fn changed(before: &BoardDraft, after: &BoardDraft) -> Vec<String> {
    let outline = |draft: &BoardDraft, id: &str| {
        let at = draft.number(id)?;
        draft.outlines().nth(at).map(str::to_owned)
    };
    let count = before.board().territories.len();
    let ids = (0..count).filter_map(|at| before.id(at));
    let is_changed = |id: &&str| outline(before, id) != outline(after, id);
    let name = |id: &str| before.board().territories[before.number(id).unwrap()].name.clone();
    ids.filter(is_changed).map(name).collect()
}

/// Checks that a draft can be played on, and is the same when it is opened again.
fn assert_whole(draft: &BoardDraft) {
    assert_eq!(draft.faults(), []);
    let board = finish(draft).unwrap();
    WorldPlan::read(&board.json).unwrap();
    let again = BoardDraft::open(&board.json, &board.name).unwrap();
    assert_eq!(again.board(), draft.board());
}

#[test]
fn starting_positions_stay_with_the_land() {
    let mut draft = aegean();
    let starts = |draft: &BoardDraft| {
        [Red, Blue].map(|seat| {
            let all = draft.board().start_of(seat);
            all.map(|at| draft.board().territories[at].name.clone()).collect::<Vec<_>>()
        })
    };
    for (name, seat) in [("Epirus", Red), ("Thessaly", Red), ("Crete", Blue), ("Sparta", Blue)] {
        draft.change(Change::SetStart(number(&draft, name), Some(seat)));
    }
    let half = LandChange::Halve { territory: number(&draft, "Crete"), name: "Knossos".to_owned() };
    draft.redraw(half).unwrap();
    assert_eq!(starts(&draft)[1], ["Sparta", "Crete", "Knossos"], "both parts are held");
    let join = LandChange::Join(number(&draft, "Thessaly"), number(&draft, "Epirus"));
    draft.redraw(join).unwrap();
    draft.redraw(LandChange::Remove(number(&draft, "Sparta"))).unwrap();
    draft.redraw(drawn("Atlantis", circle([300.0, 800.0], 50.0), Rights::Taken)).unwrap();
    let left = [vec!["Thessaly"], vec!["Crete", "Knossos"]];
    assert_eq!(starts(&draft), left);
    assert_whole(&draft);
    for _ in 0..4 {
        draft.undo();
    }
    assert_eq!(starts(&draft), [["Epirus", "Thessaly"], ["Sparta", "Crete"]]);
}

#[test]
fn a_territory_drawn_at_sea_gets_a_lane_harbours_and_the_continent_nearest_to_it() {
    let mut draft = aegean();
    let before = draft.clone();
    let at = draft.redraw(drawn("Atlantis", circle([300.0, 800.0], 50.0), Rights::Taken)).unwrap();
    assert_eq!(at, Some(number(&draft, "Atlantis")));
    assert_eq!(changed(&before, &draft), [""; 0]);
    assert_eq!(neighbours(&draft, "Atlantis").len(), 1);
    let at = number(&draft, "Atlantis");
    assert!(!draft.coasts(at).is_empty());
    assert!(draft.coasts(at).iter().all(|sea| draft.board().harbours.contains(&(at, *sea))));
    assert_whole(&draft);
    draft.undo();
    assert_eq!((draft.board(), draft.write()), (before.board(), before.write()));
    draft.redo();
    assert_eq!(number(&draft, "Atlantis"), at);
}

#[test]
fn what_is_drawn_takes_the_land_of_neighbours_and_borders_on_them() {
    let mut draft = aegean();
    let before = draft.clone();
    let [epirus, thessaly] = ["Epirus", "Thessaly"].map(|name| badge(&draft, name));
    let between = [0, 1].map(|at| f64::midpoint(epirus[at], thessaly[at]));
    draft.redraw(drawn("March", circle(between, 45.0), Rights::Taken)).unwrap();
    let lost = changed(&before, &draft);
    assert!(
        lost.contains(&"Epirus".to_owned()) && lost.contains(&"Thessaly".to_owned()),
        "{lost:?}"
    );
    let near = neighbours(&draft, "March");
    assert!(lost.iter().all(|it| near.contains(it)), "{near:?} for {lost:?}");
    assert_whole(&draft);
}

#[test]
fn neighbours_may_keep_their_land() {
    let mut draft = aegean();
    let before = draft.clone();
    let at = badge(&draft, "Crete");
    let around = circle(at, 190.0);
    draft.redraw(drawn("Minoa", around.clone(), Rights::Kept)).unwrap();
    assert_eq!(changed(&before, &draft), [""; 0]);
    assert!(neighbours(&draft, "Minoa").contains(&"Crete".to_owned()));
    assert_whole(&draft);
    let inland = drawn("Inland", circle(at, 12.0), Rights::Kept);
    assert_eq!(draft.redraw(inland), Err(LandRefusal::AllLand));
    assert_eq!(
        draft.redraw(drawn("All", around, Rights::Taken)),
        Err(LandRefusal::NothingLeft(number(&draft, "Crete")))
    );
}

#[test]
fn harbours_on_water_that_becomes_land_go_or_move_along_the_coast() {
    let mut draft = aegean();
    draft.redraw(drawn("Thermaic", circle([572.4, 219.9], 137.8), Rights::Kept)).unwrap();
    assert_whole(&draft);
}

#[test]
fn what_makes_no_territory_is_refused_and_changes_nothing() {
    let mut draft = aegean();
    let before = draft.clone();
    let eight = vec![[100.0, 700.0], [200.0, 800.0], [200.0, 700.0], [100.0, 800.0]];
    for (change, refusal) in [
        (drawn("A", circle([300.0, 800.0], 5.0), Rights::Taken), LandRefusal::TooSmall),
        (drawn("A", eight, Rights::Taken), LandRefusal::Crossed),
        (LandChange::Flood(circle([300.0, 800.0], 20.0)), LandRefusal::AllSea),
        (LandChange::Join(number(&draft, "Crete"), number(&draft, "Epirus")), LandRefusal::Apart),
        (LandChange::Remove(99), LandRefusal::Gone),
        (
            LandChange::Divide {
                territory: number(&draft, "Crete"),
                line: vec![[100.0, 100.0], [200.0, 100.0]],
                name: "Half".to_owned(),
            },
            LandRefusal::NotAcross,
        ),
    ] {
        assert_eq!(draft.redraw(change), Err(refusal));
        assert_eq!((draft.can_undo(), draft.write()), (false, before.write()));
    }
}

#[test]
fn a_territory_is_divided_and_its_halves_are_joined_again() {
    let mut draft = aegean();
    let before = draft.clone();
    let crete = number(&draft, "Crete");
    let name = "Eastern Crete".to_owned();
    draft.redraw(LandChange::Halve { territory: crete, name }).unwrap();
    assert!(neighbours(&draft, "Crete").contains(&"Eastern Crete".to_owned()));
    assert_whole(&draft);
    let all: Vec<String> = ["Crete", "Eastern Crete"]
        .iter()
        .flat_map(|name| neighbours(&draft, name))
        .filter(|name| !name.ends_with("Crete"))
        .collect();
    assert_eq!(all.len(), neighbours(&before, "Crete").len(), "{all:?}");
    let half = number(&draft, "Eastern Crete");
    draft.redraw(LandChange::Join(crete, half)).unwrap();
    assert_eq!(neighbours(&draft, "Crete"), neighbours(&before, "Crete"));
    assert_eq!(draft.board().harbours, before.board().harbours);
    assert_whole(&draft);
}

#[test]
fn a_line_divides_a_territory_where_it_was_drawn() {
    let mut draft = aegean();
    let at = badge(&draft, "Epirus");
    let line = (-30..30).map(|step| [at[0] + f64::from(step) * 10.0, at[1]]).collect();
    let name = "Half".to_owned();
    let divided = LandChange::Divide { territory: number(&draft, "Epirus"), line, name };
    draft.redraw(divided).unwrap();
    let [one, other] = ["Epirus", "Half"].map(|name| badge(&draft, name)[1]);
    assert!((one < at[1]) != (other < at[1]), "{one} and {other} are beside {}", at[1]);
    assert_whole(&draft);
}

#[test]
fn a_removed_territory_is_sea_and_its_neighbours_get_coasts() {
    let mut draft = aegean();
    let thessaly = number(&draft, "Thessaly");
    let harbours = |draft: &BoardDraft, name: &str| {
        let at = number(draft, name);
        draft.board().harbours.iter().filter(|(it, _)| *it == at).count()
    };
    let hexes = |draft: &BoardDraft| draft.write().matches("\"ocean\"").count();
    let (known, before) = (hexes(&draft), draft.clone());
    draft.redraw(LandChange::Remove(thessaly)).unwrap();
    assert!(hexes(&draft) > known);
    assert!(draft.board().territories.iter().all(|it| it.name != "Thessaly"));
    assert!(harbours(&draft, "Epirus") >= harbours(&before, "Epirus"));
    finish(&draft).unwrap();
    let gone = changed(&before, &draft);
    assert_eq!(gone, ["Thessaly"]);
}

#[test]
fn what_people_have_set_stays() {
    let mut draft = aegean();
    let [epirus, thessaly] = ["Epirus", "Thessaly"].map(|it| number(&draft, it));
    let crete = number(&draft, "Crete");
    let harbour = *draft.board().harbours.iter().find(|(at, _)| *at == crete).unwrap();
    draft.change(Change::RemoveBorder(epirus, thessaly));
    draft.change(Change::RemoveHarbour(harbour.0, harbour.1));
    draft.change(Change::RenameSea(0, "Old Sea".to_owned()));
    draft.change(Change::RenameTerritory(epirus, "West".to_owned()));
    draft.redraw(drawn("Atlantis", circle([300.0, 800.0], 50.0), Rights::Taken)).unwrap();
    draft.redraw(LandChange::Halve { territory: epirus, name: "Half".to_owned() }).unwrap();
    let board = draft.board();
    let parts = [epirus, number(&draft, "Half")];
    assert!(parts.iter().all(|part| !board.neighbours(*part).any(|it| it == thessaly)));
    assert!(!board.harbours.contains(&harbour));
    assert_eq!((&*board.seas[0], &*board.territories[epirus].name), ("Old Sea", "West"));
    assert_whole(&draft);
}

#[test]
fn a_board_is_drawn_from_nothing() {
    let mut draft = BoardDraft::blank("New board", SEAS).unwrap();
    assert!(draft.faults().contains(&Fault::TooFew { least: 6 }));
    for (number, x) in (0..7).map(|number| (number, 300.0 + f64::from(number) * 150.0)) {
        let y = 400.0 + f64::from(number % 2) * 60.0;
        let name = format!("Land {number}");
        draft.redraw(drawn(&name, circle([x, y], 90.0), Rights::Kept)).unwrap();
    }
    for number in 1..6 {
        let near = neighbours(&draft, &format!("Land {number}"));
        assert_eq!(near.len(), 2, "Land {number}: {near:?}");
    }
    assert_eq!(draft.board().continents.len(), 1);
    assert!(draft.board().harbours.len() >= 7);
    assert_whole(&draft);
}

#[test]
fn the_earth_can_be_drawn_on_at_its_seam() {
    let mut draft = BoardDraft::open(EARTH, "Earth").unwrap();
    for (name, at) in [("East", [1596.0, 300.0]), ("West", [20.0, 600.0])] {
        draft.redraw(drawn(name, circle(at, 60.0), Rights::Kept)).unwrap();
        assert_whole(&draft);
    }
}

fn point() -> impl Strategy<Value = Coordinates> {
    (-20.0..1620.0, -20.0..920.0).prop_map(|(x, y)| [x, y])
}

fn stroke() -> impl Strategy<Value = Vec<Coordinates>> {
    prop_oneof![
        4 => (point(), 5.0..160.0).prop_map(|(at, radius)| circle(at, radius)),
        1 => prop::collection::vec(point(), 0..9),
    ]
}

fn rights() -> impl Strategy<Value = Rights> {
    prop_oneof![Just(Rights::Taken), Just(Rights::Kept)]
}

fn land_change() -> impl Strategy<Value = LandChange> {
    let at = 0..22_usize;
    let name = "[A-Z][a-z]{3,8}";
    prop_oneof![
        4 => (stroke(), rights(), name).prop_map(|(outline, rights, name)| drawn(&name, outline, rights)),
        2 => (at.clone(), stroke(), rights())
            .prop_map(|(territory, outline, rights)| LandChange::Extend { territory, outline, rights }),
        2 => stroke().prop_map(LandChange::Flood),
        2 => (at.clone(), prop::collection::vec(point(), 0..6), name)
            .prop_map(|(territory, line, name)| LandChange::Divide { territory, line, name }),
        2 => (at.clone(), name).prop_map(|(territory, name)| LandChange::Halve { territory, name }),
        2 => (at.clone(), at.clone()).prop_map(|(a, b)| LandChange::Join(a, b)),
        1 => at.prop_map(LandChange::Remove),
    ]
}

fn change() -> impl Strategy<Value = Change> {
    let (at, few) = (0..22_usize, 0..7_usize);
    prop_oneof![
        (at.clone(), few.clone()).prop_map(|(at, to)| Change::Move(at, to)),
        (at.clone(), at.clone()).prop_map(|(a, b)| Change::AddBorder(a, b)),
        (at.clone(), at.clone()).prop_map(|(a, b)| Change::RemoveBorder(a, b)),
        (at.clone(), few.clone()).prop_map(|(at, sea)| Change::AddHarbour(at, sea)),
        (at, few.clone()).prop_map(|(at, sea)| Change::RemoveHarbour(at, sea)),
        few.prop_map(|at| Change::RenameSea(at, "Strait".to_owned())),
        Just(Change::AddContinent("Mainland".to_owned())),
    ]
}

#[derive(Debug, Clone)]
enum LandStep {
    Land(LandChange),
    Other(Change),
    Undo,
}

fn steps() -> impl Strategy<Value = Vec<LandStep>> {
    prop::collection::vec(
        prop_oneof![
            5 => land_change().prop_map(LandStep::Land),
            3 => change().prop_map(LandStep::Other),
            1 => Just(LandStep::Undo),
        ],
        0..14,
    )
}

fn play(draft: &mut BoardDraft, steps: Vec<LandStep>) {
    for step in steps {
        match step {
            LandStep::Land(change) => {
                let before = draft.board().clone();
                if draft.redraw(change).is_err() {
                    assert_eq!(draft.board(), &before);
                }
            }
            LandStep::Other(change) => draft.change(change),
            LandStep::Undo => draft.undo(),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_drawn_board_without_faults_can_be_played_on(blank in any::<bool>(), steps in steps()) {
        let mut draft = if blank { BoardDraft::blank("New", SEAS).unwrap() } else { aegean() };
        play(&mut draft, steps);
        let finished = finish(&draft);
        if draft.faults().is_empty() {
            let board = finished.map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            prop_assert!(WorldPlan::read(&board.json).is_ok());
            let again = BoardDraft::open(&board.json, &board.name).map(|it| it.board().clone());
            prop_assert_eq!(again.as_ref(), Some(draft.board()));
        }
    }

    #[test]
    fn undoing_every_step_gives_back_the_same_board(steps in steps()) {
        let mut draft = aegean();
        let (board, text) = (draft.board().clone(), draft.write());
        play(&mut draft, steps);
        while draft.can_undo() {
            draft.undo();
        }
        prop_assert_eq!((draft.board(), draft.write()), (&board, text));
    }
}
