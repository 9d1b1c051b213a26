use super::*;
use crate::draft::Draft;
use engine::core::ShipId;
use engine::record::Position;
use engine::world::World;
use engine::world::names::{Alaska, Alberta, Kamchatka, NorthwestTerritory, Ontario};

fn table(lines: &str) -> State {
    Position::parse(&format!("players Red Blue\nturn Red campaign\n{lines}\n* Blue 2")).unwrap()
}

fn tapped(table: &State, from: Territory, to: Territory) -> Draft {
    let mut draft = Draft::default();
    draft.tap(table, from).unwrap();
    draft.tap(table, to).unwrap();
    draft
}

fn plans(table: &State, from: Territory, to: Territory) -> Vec<Plan> {
    proposals(table, from.into(), to).iter().map(|proposal| proposal.plan).collect()
}

#[test]
fn sixteen_against_fifteen_attack_in_eight_blocks_of_two() {
    let table = table("Alaska Red 17\nKamchatka Blue 15");
    let draft = tapped(&table, Alaska, Kamchatka);
    assert_eq!((draft.plan, draft.armies, draft.blocks.len()), (Plan::Flanking, 2, 8));
    let best = &proposals(&table, Alaska.into(), Kamchatka)[0];
    assert!((best.outlook.conquest - 0.979).abs() < 0.001, "{best:?}");
    assert!(best.outlook.captured > 14.5, "{best:?}");
    let mut halves = draft;
    halves.set_block_size(&table, 8).unwrap();
    assert_eq!((halves.armies, halves.blocks.len()), (8, 2));
}

#[test]
fn the_best_type_comes_first_and_each_can_be_declared() {
    for (own, other) in [(2, 1), (3, 3), (4, 1), (5, 9), (9, 2), (16, 15), (40, 50)] {
        let table = table(&format!("Alaska Red {own}\nKamchatka Blue {other}"));
        let proposals = proposals(&table, Alaska.into(), Kamchatka);
        assert!(proposals.is_sorted_by(|one, next| one.balance() >= next.balance()));
        for proposal in &proposals {
            let mut draft = tapped(&table, Alaska, Kamchatka);
            draft.set_plan(&table, proposal.plan).unwrap();
            assert_eq!((draft.armies, &draft.blocks), (proposal.armies, &proposal.blocks));
            assert!(table.check(&draft.declared().unwrap()).is_ok(), "{own} {proposal:?}");
        }
    }
    assert_eq!(plans(&table("Alaska Red 3\nKamchatka Blue 9"), Alaska, Kamchatka).len(), 2);
}

#[test]
fn a_game_without_large_attacks_proposes_a_normal_one() {
    let table = Position::parse(
        "rules next\nplayers Red Blue\nturn Red campaign\nAlaska Red 17\nKamchatka Blue 15\n* Blue 2",
    )
    .unwrap();
    assert_eq!(plans(&table, Alaska, Kamchatka), [Plan::Normal]);
    assert_eq!(tapped(&table, Alaska, Kamchatka).plan, Plan::Normal);
}

#[test]
fn others_join_only_if_that_is_clearly_better() {
    let origins = |alaska: u32| {
        let table = table(&format!(
            "Alaska Red {alaska}\nAlberta Red 3\nOntario Red 9\nNorthwest-Territory Blue 6"
        ));
        tapped(&table, Alaska, NorthwestTerritory).blocks.to_vec()
    };
    let [alaska, alberta, ontario] = [Alaska, Alberta, Ontario].map(Post::Land);
    assert_eq!(origins(25), [alaska; 12], "one place is enough");
    let few = origins(5);
    assert!(few.contains(&alaska) && few.contains(&ontario), "{few:?}");
    assert!(!few.contains(&alberta), "the weakest adds little: {few:?}");
}

#[test]
fn n6_no_proposal_puts_a_ship_at_stake() {
    let at = World::earth().harbours(Kamchatka).next().unwrap();
    let table = table(&format!("Alaska Red 7\nship 1 Red 5 at {at}"));
    let ship: ShipId = 0u8.try_into().unwrap();
    let proposals = proposals(&table, ship.into(), Kamchatka);
    assert_eq!(proposals.len(), 3);
    for proposal in proposals {
        let stays = proposal.plan == Plan::Normal || proposal.armies < 5;
        assert!(stays, "{proposal:?}");
    }
}

#[test]
fn a_tap_on_the_map_changes_the_blocks_only_after_the_player_has_chosen_them() {
    let table = table("Alaska Red 9\nOntario Red 9\nNorthwest-Territory Blue 6");
    let mut draft = tapped(&table, Alaska, NorthwestTerritory);
    assert_eq!(draft.plan, Plan::Flanking);
    draft.tap(&table, Ontario).unwrap();
    assert_eq!((draft.from, draft.to), (Some(Ontario), None), "another origin");
    let mut draft = tapped(&table, Alaska, NorthwestTerritory);
    draft.set_plan(&table, Plan::Flanking).unwrap();
    let before = draft.blocks_of(Ontario);
    draft.tap(&table, Ontario).unwrap();
    assert_ne!(draft.blocks_of(Ontario), before);
    assert_eq!(draft.to, Some(NorthwestTerritory));
}
