//! Tests of paths and their odds.

use crate::draft::Draft;
use crate::path::{Path, PathAction, PathOdds};
use engine::battle::{ChainAttack, ChainOdds, LandingOdds, Odds, SAFE, chain};
use engine::core::ShipId;
use engine::game::{Refusal, State};
use engine::record::Position;
use engine::world::Territory;
use engine::world::names::{Alberta, Brazil, EastAfrica, Egypt, NorthAfrica, Peru, Venezuela};
use players::reasons::percent;

fn table(rules: &str) -> State {
    Position::parse(&format!(
        "rules {rules}
         players Red Blue
         turn Red campaign
         Venezuela Red 12
         Peru Red 1
         Brazil Blue 3
         North-Africa Blue 2
         * Blue 1"
    ))
    .unwrap()
}

fn drawn(table: &State, taps: &[Territory]) -> Draft {
    let mut draft = Draft::default();
    draft.draw(table, PathAction::Begin).unwrap();
    for territory in taps {
        assert_eq!(draft.tap(table, *territory), Ok(Vec::new()));
    }
    draft
}

fn odds(table: &State, taps: &[Territory]) -> PathOdds {
    drawn(table, taps).path.unwrap().odds(table)
}

#[test]
fn a_path_has_the_odds_of_the_whole_and_of_each_step() {
    let table = table("next");
    let path = odds(&table, &[Venezuela, Brazil, NorthAfrica, Egypt]);
    let all = chain(ChainAttack::Normal, 12, &[3, 2, 1]);
    assert_eq!(path.percent, Some(percent(all.steps[2].conquest)));
    assert_eq!(path.steps.len(), 3);
    assert_eq!(path.steps[0].alone, percent(Odds::normal(12, 3).conquest));
    assert_eq!(path.steps[0].alone, path.steps[0].so_far);
    assert!(path.steps[1].alone >= path.steps[1].so_far);
    assert!((path.steps[2].left - all.steps[2].left).abs() < f64::EPSILON);
    let needed = path.needed.unwrap();
    let whole = |armies| chain(ChainAttack::Normal, armies, &[3, 2, 1]).steps[2].conquest;
    assert!(whole(needed) >= SAFE && whole(needed - 1) < SAFE);
}

#[test]
fn a_path_is_cleared_when_nothing_more_can_leave_its_beginning() {
    let table = table("nautical");
    let drawn = drawn(&table, &[Venezuela, Brazil]);
    let after = |armies: u32| {
        let text = Position(&table).to_string();
        let text = text.replace("Venezuela Red 12", &format!("Venezuela Red {armies}"));
        let mut draft = drawn.clone();
        draft.let_go_of_the_drained(&Position::parse(&text).unwrap());
        draft.path.unwrap()
    };
    assert_eq!(Some(after(2)), drawn.path, "one army can still go");
    assert_eq!(after(1), Path::default(), "the others went aboard");
}

#[test]
fn a_path_from_a_ship_is_cleared_when_its_crew_has_gone_ashore() {
    let afloat = |crew: u32| {
        let text = "rules nautical
             players Red Blue
             turn Red campaign
             Brazil Red 5
             * Blue 1";
        Position::parse(&format!("{text}\nship 1 Red {crew} at 9,8")).unwrap()
    };
    let mut drawn = Path::default();
    drawn.tap_ship(&afloat(3), ShipId::try_from(0).unwrap()).unwrap();
    let after = |crew| {
        let mut draft = Draft { path: Some(drawn.clone()), ..Draft::default() };
        draft.let_go_of_the_drained(&afloat(crew));
        draft.path.unwrap()
    };
    assert_eq!((after(1), after(0)), (drawn.clone(), Path::default()));
}

#[test]
fn l7_a_path_counts_what_lies_on_each_territory_and_says_what_it_assumes() {
    let table = |scars: &str| {
        Position::parse(&format!(
            "rules legacy-attack
             players Red Blue
             turn Red campaign
             Venezuela Red 12
             Brazil Blue 3
             North-Africa Blue 2
             {scars}
             * Blue 1"
        ))
        .unwrap()
    };
    let scarred = table("scar Brazil fortification 3\nscar North-Africa bunker");
    let path = odds(&scarred, &[Venezuela, Brazil, NorthAfrica]);
    let lands = [(scarred.terms(Brazil), 3), (scarred.terms(NorthAfrica), 2)];
    let of = |armies: usize| ChainOdds::on([vec![0.0; armies], vec![1.0]].concat(), &lands);
    assert_eq!(path.percent, Some(percent(of(12).steps[1].conquest)));
    let first = Odds::on(&lands[0].0, 12, 3).conquest;
    assert_eq!(path.steps[0].alone, percent(first));
    let open = odds(&table(""), &[Venezuela, Brazil, NorthAfrica]);
    assert!(path.percent < open.percent, "{:?} {:?}", path.percent, open.percent);
    let needed = path.needed.unwrap() as usize;
    assert!(of(needed).steps[1].conquest >= SAFE && of(needed - 1).steps[1].conquest < SAFE);
    assert!(path.is_changed);
    let plain = self::table("next");
    assert!(!odds(&plain, &[Venezuela, Brazil]).is_changed, "nothing has to be assumed");
}

#[test]
fn l7_a_landing_meets_what_lies_on_the_shore_behind_the_patrol() {
    let ship = ShipId::all().next().unwrap();
    let path = |steps: &[Territory]| Path {
        from: Some(ship.into()),
        steps: steps.to_vec(),
        chain_attack: ChainAttack::Normal,
    };
    let state = off_egypt("ship 2 Blue 2 at 9,8\nscar Egypt bunker");
    let odds = path(&[Egypt, EastAfrica]).odds(&state);
    let past = LandingOdds::new(ChainAttack::Normal, 7, &[2], 2);
    assert!(odds.steps[0].so_far < percent(past.conquest), "the bunker counts");
    assert!(odds.is_changed);
    let committed = Path { chain_attack: ChainAttack::Committed, ..path(&[Egypt]) }.odds(&state);
    let all = LandingOdds::new(ChainAttack::Committed, 7, &[2], 2);
    assert_eq!(committed.steps[0].so_far, percent(all.conquest), "large attacks know none");
    assert!(!committed.is_changed);
}

#[test]
fn a_path_goes_from_border_to_border_and_says_why_not() {
    let table = table("next");
    let mut draft = drawn(&table, &[]);
    assert!(matches!(draft.tap(&table, Brazil), Err(Refusal::NotYours(..))));
    assert_eq!(draft.tap(&table, Peru), Err(Refusal::NoneToSpare(Peru)));
    draft.tap(&table, Venezuela).unwrap();
    assert_eq!(draft.tap(&table, Alberta), Err(Refusal::NoBorder(Venezuela, Alberta)));
    draft.tap(&table, Brazil).unwrap();
    assert_eq!(draft.tap(&table, Egypt), Err(Refusal::NoBorder(Brazil, Egypt)));
    draft.tap(&table, NorthAfrica).unwrap();
    let path = draft.path.as_ref().unwrap();
    assert_eq!(path.arrows(), [(Venezuela, Brazil), (Brazil, NorthAfrica)]);
    assert!(path.next(&table).contains(Egypt) && !path.next(&table).contains(Brazil));
}

#[test]
fn steps_are_taken_back_one_by_one_or_all_at_once() {
    let table = table("next");
    let mut draft = drawn(&table, &[Venezuela, Brazil, NorthAfrica, EastAfrica]);
    draft.draw(&table, PathAction::Back).unwrap();
    let steps = |draft: &Draft| draft.path.as_ref().unwrap().steps.clone();
    assert_eq!(steps(&draft), [Brazil, NorthAfrica]);
    draft.tap(&table, Brazil).unwrap();
    assert!(steps(&draft).is_empty());
    draft.draw(&table, PathAction::Back).unwrap();
    assert_eq!(draft.path, Some(Path::default()));
    draft.tap(&table, Venezuela).unwrap();
    draft.draw(&table, PathAction::Clear).unwrap();
    assert_eq!(draft.path, Some(Path::default()));
    draft.draw(&table, PathAction::Begin).unwrap();
    assert_eq!(draft.path, None, "asked for again it goes");
}

#[test]
fn the_first_step_of_a_path_can_be_attacked() {
    let table = table("nautical");
    let mut draft = drawn(&table, &[Venezuela, Brazil, NorthAfrica]);
    draft.draw(&table, PathAction::AttackWith(ChainAttack::Committed)).unwrap();
    let path = draft.path.as_ref().unwrap().odds(&table);
    let odds = chain(ChainAttack::Committed, 12, &[3, 2]);
    assert_eq!(path.percent, Some(percent(odds.steps[1].conquest)));
    draft.draw(&table, PathAction::Attack).unwrap();
    assert_eq!((draft.from, draft.to, draft.path), (Some(Venezuela), Some(Brazil), None));
}

fn off_egypt(patrol: &str) -> State {
    Position::parse(&format!(
        "players Red Blue
         turn Red campaign
         Brazil Red 3
         Egypt Blue 2
         East-Africa Blue 1
         ship 1 Red 7 at 7,15
         {patrol}
         * Blue 1"
    ))
    .unwrap()
}

#[test]
fn a_path_begins_aboard_a_ship_that_lands() {
    let ship = ShipId::all().next().unwrap();
    let mut draft = Draft::default();
    let table = off_egypt("");
    draft.draw(&table, PathAction::Begin).unwrap();
    draft.tap_ship(&table, ship).unwrap();
    assert_eq!(draft.tap(&table, Alberta), Err(Refusal::NotInHarbour(Alberta)));
    for step in [Egypt, EastAfrica] {
        draft.tap(&table, step).unwrap();
    }
    let path = draft.path.clone().unwrap();
    let landing = LandingOdds::new(ChainAttack::Normal, 7, &[], 2);
    let odds = path.odds(&table);
    assert_eq!((odds.armies, odds.steps[0].so_far), (7, percent(landing.conquest)));
    let inland = landing.inland(ChainAttack::Normal, &[1]);
    assert_eq!(odds.percent, Some(percent(inland.steps[1].conquest)));
    assert!(odds.needed.is_some_and(|needed| needed <= 7 || odds.percent < Some(80)));
    assert_eq!(path.arrows(), [(Egypt, EastAfrica)]);

    let patrolled = path.odds(&off_egypt("ship 2 Blue 2 at 9,8"));
    assert_eq!(patrolled.patrol, 1);
    let past = LandingOdds::new(ChainAttack::Normal, 7, &[2], 2);
    assert_eq!(patrolled.steps[0].so_far, percent(past.conquest));

    draft.draw(&table, PathAction::Attack).unwrap();
    assert_eq!((draft.ship, draft.to, draft.path), (Some(ship), Some(Egypt), None));
}
