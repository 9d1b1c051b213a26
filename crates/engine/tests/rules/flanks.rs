//! A5 to A10: flanking attacks.

use red_queens_engine::battle::MAX_BLOCKS;
use red_queens_engine::battle::Post;
use red_queens_engine::core::RuleId;
use red_queens_engine::core::Seat::{Blue, Red};
use red_queens_engine::game::{Action, Ask, AttackKind, Event, LandEvent, PlusOne, Refusal, Until};
use red_queens_engine::world::names::{
    Alaska, Alberta, Kamchatka, NorthwestTerritory, Ontario, WesternUnitedStates,
};

use crate::support::{Scene, advance, campaign, flank, reserve, roll_block};

/// Returns a scene with Red around Blue's Alberta.
fn around(alaska: u32, northwest: u32, ontario: u32, alberta: u32) -> Scene {
    campaign(&format!(
        "Alaska Red {alaska}
         Northwest-Territory Red {northwest}
         Ontario Red {ontario}
         Kamchatka Red 1
         Alberta Blue {alberta}
         Iceland Blue 1"
    ))
}

fn ask_plus_one(block: u8) -> Action {
    Action::RollBlock { block, plus: PlusOne::Ask, until: Until::Once }
}

#[test]
fn a5_two_or_more_blocks_of_equal_size_from_bordering_territories() {
    for from in [
        &[Alaska, Ontario][..],
        &[Alaska, NorthwestTerritory, Ontario],
        &[Alaska, Alaska],
        &[Ontario, Alaska, Ontario, Alaska],
    ] {
        let mut scene = around(9, 9, 9, 5);
        scene.play(flank(Alberta, 3, from));
        let kind = AttackKind::Flanking;
        assert!(scene.told(Event::Land(LandEvent::Attacked {
            attacker: Red,
            defender: Blue,
            to: Alberta,
            kind
        })));
        let sent = scene.pick(|event| match event {
            Event::Land(LandEvent::BlockSent { from, armies: 3, .. }) => Some(*from),
            _ => None,
        });
        let from: Vec<Post> = from.iter().copied().map(Post::Land).collect();
        assert_eq!(sent, from);
        scene.asks(Red, Ask::Battle { to: Alberta, large: true });
    }
}

#[test]
fn a5_one_block_too_many_blocks_or_foreign_flanks_are_no_flanking_attack() {
    let scene = around(9, 9, 9, 5);
    scene.refuses(&flank(Alberta, 3, &[Alaska]), &Refusal::Blocks, "A5");
    scene.refuses(&flank(Alberta, 3, &[]), &Refusal::Blocks, "A5");
    let kamchatka = flank(Alberta, 2, &[Alaska, Kamchatka]);
    scene.refuses(&kamchatka, &Refusal::NoBorder(Kamchatka, Alberta), "B2");
    let foreign = flank(Alberta, 2, &[Alaska, WesternUnitedStates]);
    let refusal = Refusal::NotYours(WesternUnitedStates, RuleId("A1"));
    scene.refuses(&foreign, &refusal, "A1");
    scene.refuses(&flank(Kamchatka, 2, &[Alaska, Alaska]), &Refusal::Yours(Kamchatka), "A1");
    let mut scene = around(2 * u32::try_from(MAX_BLOCKS).unwrap() + 1, 1, 1, 5);
    scene.play(flank(Alberta, 2, &[Alaska; MAX_BLOCKS]));
}

#[test]
fn a5_a_block_has_two_armies_at_least_and_one_stays_in_each_territory() {
    let scene = around(8, 5, 3, 5);
    let armies = |most| Refusal::Armies { least: 2, most, rule: RuleId("A5") };
    for size in [0, 1, 5, u32::MAX] {
        let action = flank(Alberta, size, &[Alaska, NorthwestTerritory]);
        scene.refuses(&action, &armies(if (2..=7).contains(&size) { 4 } else { 7 }), "A5");
    }
    scene.refuses(&flank(Alberta, 4, &[Alaska, Alaska]), &armies(3), "A5");
    scene.refuses(&flank(Alberta, 3, &[Alaska, Alaska, Ontario]), &armies(2), "A5");
    let mut scene = around(8, 5, 3, 5);
    scene.play(flank(Alberta, 2, &[Alaska, Alaska, Alaska, Ontario]));
}

#[test]
fn a5_the_attacker_chooses_which_flank_rolls_and_each_faces_its_own_number() {
    let mut scene = around(9, 9, 1, 30);
    scene.play(flank(Alberta, 3, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(1), &[1, 1, 1, /* against */ 6, 6]);
    assert_eq!((scene.armies(Alaska), scene.armies(NorthwestTerritory)), (9, 7));
    scene.play(reserve(0, 2));
    scene.roll(roll_block(0), &[1, 1, 1, 1, 1, /* against */ 6, 6, 6, 6]);
    assert_eq!((scene.armies(Alaska), scene.armies(NorthwestTerritory)), (5, 7));
    scene.roll(roll_block(1), &[1, /* against */ 6, 6]);
    assert_eq!((scene.armies(Alaska), scene.armies(NorthwestTerritory)), (5, 6));
    scene.refuses(&roll_block(1), &Refusal::NoSuchBlock(1), "A8");
    scene.refuses(&roll_block(2), &Refusal::NoSuchBlock(2), "A8");
}

#[test]
fn a6_the_best_die_gets_the_plus_one_by_default() {
    let cases: [(&[u8], u8, u32, u32); 5] = [
        // Three attacking and two defending dice, the raised face, and the losses of Red and Blue.
        (&[5, 3, 1, 5, 4], 5, 1, 1),
        (&[6, 4, 1, 5, 4], 4, 0, 2),
        (&[6, 1, 1, 6, 1], 1, 1, 1),
        (&[6, 5, 4, 2, 1], 4, 0, 2),
        (&[1, 1, 1, 6, 6], 1, 2, 0),
    ];
    for (dice, face, own, theirs) in cases {
        let mut scene = around(9, 9, 1, 9);
        scene.play(flank(Alberta, 3, &[Alaska, NorthwestTerritory]));
        scene.roll(roll_block(0), dice);
        assert_eq!(
            (9 - scene.armies(Alaska), 9 - scene.armies(Alberta)),
            (own, theirs),
            "{dice:?}"
        );
        let raised = scene.pick(|event| match event {
            Event::Land(LandEvent::BlockRolled { plus, .. }) => *plus,
            _ => None,
        });
        assert_eq!(raised, [face], "{dice:?}");
    }
}

#[test]
fn a6_the_attacker_may_choose_the_die_once_all_dice_lie() {
    let mut scene = around(9, 9, 1, 9);
    scene.play(flank(Alberta, 3, &[Alaska, NorthwestTerritory]));
    scene.roll(ask_plus_one(0), &[6, 4, 1, /* against */ 6, 4]).asks(Red, Ask::PlusOne);
    assert_eq!((scene.armies(Alaska), scene.armies(Alberta)), (9, 9), "nothing is lost yet");
    for face in [0, 2, 3, 5, 7, u8::MAX] {
        scene.refuses(&Action::Raise { face }, &Refusal::NoSuchDie(face), "A6");
    }
    scene.refuses(&roll_block(0), &Refusal::NotNow(RuleId("A6")), "A6");
    scene.refuses(&reserve(0, 1), &Refusal::NotNow(RuleId("A6")), "A6");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(RuleId("A6")), "A6");
    let outcomes = [(6, 8, 8), (4, 8, 8), (1, 7, 9)];
    for (face, alaska, alberta) in outcomes {
        let mut scene = Scene { state: scene.state.clone(), events: Vec::new() };
        scene.play(Action::Raise { face });
        assert_eq!((scene.armies(Alaska), scene.armies(Alberta)), (alaska, alberta), "{face}");
        scene.asks(Red, Ask::Battle { to: Alberta, large: true });
    }
}

#[test]
fn a6_a_six_becomes_a_seven_and_beats_a_six() {
    let mut scene = around(9, 9, 1, 9);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[6, 1, /* against */ 6]);
    assert_eq!(scene.armies(Alberta), 8);
}

#[test]
fn a6_a_committed_attack_adds_nothing() {
    let mut scene = around(9, 1, 1, 9);
    scene.play(crate::support::commit(Alaska, Alberta, 2));
    scene.roll(ask_plus_one(0), &[6, 1, /* against */ 6]);
    assert_eq!((scene.armies(Alaska), scene.armies(Alberta)), (8, 9));
    scene.asks(Red, Ask::Battle { to: Alberta, large: true });
}

#[test]
fn a7_total_defeat_takes_a_captive() {
    let mut scene = around(9, 9, 1, 9);
    scene.play(flank(Alberta, 3, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(1), &[6, 6, 1, /* against */ 5, 5]);
    assert_eq!(scene.armies(Alberta), 7, "the captive is one of the two lost");
    assert_eq!(scene.captives(NorthwestTerritory, Blue), 1);
    assert_eq!(scene.captives(Alaska, Blue), 0);
    assert!(scene.told(Event::Captured { of: Blue, at: NorthwestTerritory.into() }));
    scene.roll(roll_block(1), &[6, 6, 1, /* against */ 5, 5]);
    assert_eq!(scene.captives(NorthwestTerritory, Blue), 2);
}

#[test]
fn a7_the_plus_one_can_make_a_defeat_total_and_a_single_defender_is_one() {
    let mut scene = around(9, 9, 1, 9);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[4, 2, /* against */ 4]);
    assert_eq!((scene.captives(Alaska, Blue), scene.armies(Alberta)), (1, 8));
}

#[test]
fn a7_one_pair_held_means_no_captive() {
    let mut scene = around(9, 9, 1, 9);
    scene.play(flank(Alberta, 3, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[6, 1, 1, /* against */ 5, 5]);
    assert_eq!((scene.captives(Alaska, Blue), scene.armies(Alberta)), (0, 8));
}

#[test]
fn a7_the_last_defender_of_a_conquered_territory_can_be_captured() {
    let mut scene = around(9, 9, 1, 1);
    scene.play(flank(Alberta, 3, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[6, 1, 1, /* against */ 5]);
    assert_eq!((scene.owner(Alberta), scene.captives(Alaska, Blue)), (Red, 1));
    assert_eq!(scene.captives(Alberta, Blue), 0, "captives stay behind");
}

#[test]
fn a7_a_normal_or_committed_attack_captures_nobody() {
    let mut scene = around(9, 9, 1, 9);
    scene.play(crate::support::commit(Alaska, Alberta, 3));
    scene.roll(roll_block(0), &[6, 6, 6, /* against */ 1, 1]);
    assert!(scene.state.board().captives_at().is_empty());
}

#[test]
fn a8_an_empty_block_may_be_refilled_while_another_flank_stands() {
    let mut scene = around(6, 3, 1, 20);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[1, 1, 6]).roll(roll_block(0), &[1, 6]);
    scene.refuses(&roll_block(0), &Refusal::NoSuchBlock(0), "A8");
    scene.roll(roll_block(1), &[6, 1, /* against */ 6]);
    assert_eq!(scene.armies(Alberta), 19, "Alaska has reserves: still a flank, still plus one");
    scene.play(reserve(0, 3));
    scene.roll(roll_block(0), &[1, 1, 1, /* against */ 6, 6]);
    assert_eq!(scene.armies(Alaska), 2, "three against the new number less one");
}

#[test]
fn a8_a_flank_with_nobody_left_to_commit_has_failed() {
    let mut scene = around(3, 9, 1, 20);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[1, 1, 6]).roll(roll_block(0), &[1, 6]);
    assert_eq!(scene.armies(Alaska), 1);
    let refusal = Refusal::Armies { least: 1, most: 0, rule: RuleId("A3") };
    scene.refuses(&reserve(0, 1), &refusal, "A3");
}

#[test]
fn a9_with_one_flank_left_there_is_no_plus_one_and_no_captive() {
    let mut scene = around(3, 9, 1, 20);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[1, 1, 6]).roll(roll_block(0), &[1, 6]);
    scene.roll(ask_plus_one(1), &[6, 1, /* against */ 6]);
    assert_eq!((scene.armies(NorthwestTerritory), scene.armies(Alberta)), (8, 20));
    scene.play(reserve(1, 1)).roll(roll_block(1), &[6, 1, /* against */ 5]);
    assert_eq!((scene.armies(Alberta), scene.captives(NorthwestTerritory, Blue)), (19, 0));
}

#[test]
fn a9_two_blocks_of_one_territory_are_two_flanks() {
    let mut scene = around(5, 1, 1, 20);
    scene.play(flank(Alberta, 2, &[Alaska, Alaska]));
    scene.roll(roll_block(0), &[5, 1, /* against */ 5]);
    assert_eq!(scene.armies(Alberta), 19, "plus one");
    scene.roll(roll_block(0), &[1, 1, /* against */ 6]).roll(roll_block(0), &[1, 6]);
    scene.roll(roll_block(1), &[5, 1, /* against */ 5]);
    assert_eq!((scene.armies(Alaska), scene.armies(Alberta)), (2, 19), "no reserves: one flank");
}

#[test]
fn a9_a_lost_flanking_attack_exhausts_every_territory_it_came_from() {
    let mut scene = around(9, 3, 5, 20);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    for block in [0, 1] {
        scene.roll(roll_block(block), &[1, 1, 6]).roll(roll_block(block), &[1, 6]);
    }
    scene.asks(Red, Ask::Campaign);
    for territory in [Alaska, NorthwestTerritory] {
        assert!(scene.state.turn().exhausted.contains(territory), "{territory}");
    }
    assert!(!scene.state.turn().exhausted.contains(Ontario));
    let again = flank(Alberta, 2, &[Ontario, Alaska]);
    scene.refuses(&again, &Refusal::Exhausted(Alaska), "A4");
}

#[test]
fn a9_a_failed_flank_is_exhausted_even_if_the_attack_succeeds() {
    let mut scene = around(3, 6, 1, 1);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[1, 1, 6]).roll(roll_block(0), &[1, 6]);
    scene.roll(roll_block(1), &[6, 1, /* against */ 5]);
    assert!(scene.told(Event::Land(LandEvent::Exhausted { territory: Alaska })));
    assert!(!scene.state.turn().exhausted.contains(NorthwestTerritory));
    assert_eq!(scene.owner(Alberta), Red);
}

#[test]
fn a9_a_beaten_block_with_reserves_behind_it_has_not_failed_when_the_attack_succeeds() {
    let mut scene = around(6, 6, 1, 1);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    scene.roll(roll_block(0), &[1, 1, 6]).roll(roll_block(0), &[1, 6]);
    scene.roll(roll_block(1), &[6, 1, /* against */ 5]);
    assert!(scene.state.turn().exhausted.is_empty());
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 3 });
}

#[test]
fn a10_survivors_of_all_flanks_move_in_and_more_may_follow_from_each() {
    let mut scene = around(9, 6, 5, 1);
    scene.play(flank(Alberta, 3, &[Alaska, NorthwestTerritory, Ontario]));
    scene.roll(roll_block(2), &[1, 1, 1, /* against */ 6]);
    scene.roll(roll_block(0), &[6, 1, 1, /* against */ 1]);
    assert_eq!(scene.armies(Alberta), 3 + 3 + 2);
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 5 });
    scene.play(advance(4));
    scene.asks(Red, Ask::Advance { from: NorthwestTerritory.into(), to: Alberta, most: 2 });
    scene.play(advance(0)).play(advance(1));
    assert_eq!([Alaska, NorthwestTerritory, Ontario].map(|at| scene.armies(at)), [2, 3, 1]);
    assert_eq!(scene.armies(Alberta), 13);
    scene.asks(Red, Ask::Campaign);
}

#[test]
fn a10_two_blocks_of_one_territory_move_in_together_and_are_asked_once() {
    let mut scene = around(9, 1, 1, 1);
    scene.play(flank(Alberta, 3, &[Alaska, Alaska]));
    scene.roll(roll_block(1), &[6, 1, 1, /* against */ 1]);
    assert_eq!((scene.armies(Alaska), scene.armies(Alberta)), (3, 6));
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 2 });
    scene.play(advance(2)).asks(Red, Ask::Campaign);
}

#[test]
fn a21_an_automatic_flanking_attack_goes_on_with_the_next_block() {
    let mut scene = around(3, 3, 1, 2);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    let action = Action::RollBlock { block: 0, plus: PlusOne::Best, until: Until::Conquest };
    scene.roll(
        action,
        &[
            1, 1, 6, // Alaska loses one,
            1, 6, // and the other: the flank has failed.
            6, 1, 6, // The Northwest Territory alone has no plus one,
            5, 4, // wins,
            4, 1, // and conquers.
        ],
    );
    let blocks = scene.pick(|event| match event {
        Event::Land(LandEvent::BlockRolled { block, plus, .. }) => Some((*block, plus.is_some())),
        _ => None,
    });
    assert_eq!(blocks, [(0, true), (0, true), (1, false), (1, false), (1, false)]);
    assert_eq!((scene.owner(Alberta), scene.armies(Alberta)), (Red, 1));
}

#[test]
fn a21_an_automatic_attack_chooses_the_best_plus_one_itself() {
    let mut scene = around(9, 9, 1, 1);
    scene.play(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    let action = Action::RollBlock { block: 0, plus: PlusOne::Ask, until: Until::Conquest };
    scene.roll(action, &[3, 2, /* against */ 3]);
    assert_eq!(scene.owner(Alberta), Red);
}
