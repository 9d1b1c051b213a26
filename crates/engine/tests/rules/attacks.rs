//! A1 to A4, A21, A22: normal and committed attacks.

use red_queens_engine::core::RuleId;
use red_queens_engine::core::Seat::{Blue, Red};
use red_queens_engine::game::{
    Action, Ask, AttackKind, Event, LandEvent, PlusOne, Refusal, Repulse, Until,
};
use red_queens_engine::world::names::{
    Alaska, Alberta, Brazil, Kamchatka, NorthwestTerritory, Ontario,
};

use crate::support::{
    Scene, advance, attack, campaign, commit, reserve, roll, roll_block, roll_until, transfer,
};

/// Returns a scene with Red in Alaska against Blue in Alberta.
fn duel(own: u32, theirs: u32) -> Scene {
    campaign(&format!(
        "Alaska Red {own}
         Kamchatka Red 1
         Alberta Blue {theirs}
         Iceland Blue 1"
    ))
}

fn standing(scene: &Scene) -> (u32, u32) {
    (scene.armies(Alaska), scene.armies(Alberta))
}

#[test]
fn a1_highest_against_highest_and_ties_to_the_defender() {
    let cases: [(&[u8], u32, u32); 9] = [
        (&[6, 3, 2, 6, 2], 1, 1),
        (&[6, 6, 6, 6, 6], 2, 0),
        (&[6, 6, 1, 5, 5], 0, 2),
        (&[2, 1, 1, 1, 1], 1, 1),
        (&[1, 2, 6, 5, 4], 1, 1),
        (&[5, 1, 3, 2, 4], 0, 2),
        (&[4, 4, 4, 4, 3], 1, 1),
        (&[3, 4, 5, 4, 3], 0, 2),
        (&[3, 4, 5, 6, 4], 2, 0),
    ];
    for (dice, own, theirs) in cases {
        let mut scene = duel(9, 9);
        scene.play(attack(Alaska, Alberta)).roll(roll(3), dice);
        assert_eq!(standing(&scene), (9 - own, 9 - theirs), "{dice:?}");
    }
}

#[test]
fn a1_the_attacker_rolls_one_to_three_dice_and_keeps_an_army_back() {
    for (armies, most) in [(2, 1), (3, 2), (4, 3), (20, 3)] {
        let mut scene = duel(armies, 5);
        scene.play(attack(Alaska, Alberta));
        for dice in [0, most + 1, u8::MAX] {
            let refusal = Refusal::Dice { least: 1, most: most.into() };
            scene.refuses(&roll(dice), &refusal, "A1");
        }
        for dice in 1..=most {
            let mut scene = duel(armies, 5);
            let mut thrown = vec![1; dice.into()];
            thrown.extend([6, 6]);
            scene.play(attack(Alaska, Alberta)).roll(roll(dice), &thrown);
            assert_eq!(armies - scene.armies(Alaska), u32::from(dice.min(2)));
        }
    }
}

#[test]
fn a1_from_land_among_own_land_there_is_nobody_to_attack() {
    for armies in [1, 5] {
        let scene = Scene::at(&format!(
            "players Red Blue
             turn Red campaign
             Alaska Red {armies}
             Alberta Red 1
             Northwest-Territory Red 1
             Kamchatka Red 3
             * Blue 1"
        ));
        let nobody = Err(Refusal::NobodyBeside(Alaska));
        assert_eq!(scene.state.check_attack_from(Alaska), nobody, "with {armies}");
        let none_to_spare = Err(Refusal::NoneToSpare(Alberta));
        assert_eq!(scene.state.check_attack_from(Alberta), none_to_spare, "Ontario is Blue's");
        assert_eq!(scene.state.check_attack_from(Kamchatka), Ok(()));
    }
}

#[test]
fn n2_land_among_own_land_has_something_to_do_while_a_ship_waits() {
    let position = |armies: u32| {
        Scene::at(&format!(
            "rules nautical ships on
             players Red Blue
             turn Red campaign
             Brazil Red {armies}
             Venezuela Red 1
             Peru Red 1
             Argentina Red 1
             North-Africa Red 1
             ship 1 Red 2 at 9,8
             * Blue 1"
        ))
    };
    assert_eq!(position(3).state.check_attack_from(Brazil), Ok(()));
    let none_to_spare = Err(Refusal::NoneToSpare(Brazil));
    assert_eq!(position(1).state.check_attack_from(Brazil), none_to_spare);
}

#[test]
fn a1_one_army_cannot_attack_and_nobody_attacks_far_own_or_foreign_land() {
    let scene = duel(1, 1);
    scene.refuses(&attack(Alaska, Alberta), &Refusal::NoneToSpare(Alaska), "T23");
    let scene = duel(5, 1);
    scene.refuses(&attack(Alaska, Ontario), &Refusal::NoBorder(Alaska, Ontario), "B2");
    scene.refuses(&attack(Alaska, Kamchatka), &Refusal::Yours(Kamchatka), "A1");
    let foreign = attack(Alberta, NorthwestTerritory);
    scene.refuses(&foreign, &Refusal::NotYours(Alberta, RuleId("A1")), "A1");
}

#[test]
fn a1_the_attacker_may_stop_after_any_roll_but_not_before_the_first() {
    let mut scene = duel(9, 9);
    scene.play(attack(Alaska, Alberta));
    scene.refuses(&Action::Halt, &Refusal::NoHalt, "A1");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(RuleId("A1")), "A1");
    scene.roll(roll(3), &[6, 6, 6, 1, 1]).play(Action::Halt);
    assert!(scene.told(Event::Land(LandEvent::Repulsed { to: Alberta, how: Repulse::BrokenOff })));
    scene.asks(Red, Ask::Campaign);
    scene.play(attack(Alaska, Alberta)).roll(roll(1), &[6, 1, 1]);
    assert_eq!(standing(&scene), (9, 6));
}

#[test]
fn a1_on_conquest_as_many_as_dice_move_in_and_at_most_all_but_one() {
    for dice in 1..=3 {
        let mut scene = duel(9, 1);
        let mut thrown = vec![6; dice.into()];
        thrown.push(1);
        scene.play(attack(Alaska, Alberta)).roll(roll(dice), &thrown);
        let in_already = u32::from(dice);
        assert_eq!(standing(&scene), (9 - in_already, in_already));
        assert_eq!(scene.owner(Alberta), Red);
        assert!(scene.told(Event::Land(LandEvent::Conquered {
            by: Red,
            from: Blue,
            territory: Alberta
        })));
        scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 8 - in_already });
        let most = 8 - in_already;
        let refusal = Refusal::Armies { least: 0, most, rule: RuleId("A1") };
        scene.refuses(&advance(most + 1), &refusal, "A1");
        scene.refuses(&Action::Done, &Refusal::NotDeclined(RuleId("A1")), "A1");
        scene.play(advance(most)).asks(Red, Ask::Campaign);
        assert_eq!(standing(&scene), (1, 8));
    }
}

#[test]
fn a1_nobody_is_asked_where_nobody_can_follow() {
    let mut scene = duel(4, 1);
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 5, 4, 1]).asks(Red, Ask::Campaign);
    assert_eq!(standing(&scene), (1, 3));
    let mut scene = duel(5, 1);
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 5, 4, 1]).play(advance(0));
    assert_eq!(standing(&scene), (2, 3));
}

#[test]
fn a1_an_attacker_down_to_one_army_is_spent_but_its_territory_is_not_exhausted() {
    let mut scene = duel(3, 9);
    scene.play(attack(Alaska, Alberta)).roll(roll(2), &[1, 1, 6, 6]);
    assert!(scene.told(Event::Land(LandEvent::Repulsed { to: Alberta, how: Repulse::Spent })));
    scene.asks(Red, Ask::Campaign);
    assert!(scene.state.turn().exhausted.is_empty());
}

#[test]
fn a22_the_defender_rolls_two_dice_if_it_can() {
    for (theirs, dice) in [(1, &[1, 6][..]), (2, &[1, 6, 6]), (9, &[1, 6, 6])] {
        let mut scene = duel(9, theirs);
        scene.play(attack(Alaska, Alberta)).roll(roll(1), dice);
        assert_eq!(standing(&scene), (8, theirs));
    }
}

#[test]
fn a2_all_but_one_army_can_be_committed_and_at_least_two() {
    let scene = duel(6, 9);
    let refusal = Refusal::Armies { least: 2, most: 5, rule: RuleId("A2") };
    for armies in [0, 1, 6, u32::MAX] {
        scene.refuses(&commit(Alaska, Alberta, armies), &refusal, "A2");
    }
    for armies in 2..=5 {
        let mut scene = duel(6, 9);
        scene.play(commit(Alaska, Alberta, armies));
        scene.asks(Red, Ask::Battle { to: Alberta, large: true });
        let kind = AttackKind::Committed;
        assert!(scene.told(Event::Land(LandEvent::Attacked {
            attacker: Red,
            defender: Blue,
            to: Alberta,
            kind
        })));
    }
    let scene = duel(2, 9);
    let refusal = Refusal::Armies { least: 2, most: 1, rule: RuleId("A2") };
    scene.refuses(&commit(Alaska, Alberta, 2), &refusal, "A2");
}

#[test]
fn a2_a_die_for_each_committed_army_against_one_less_than_declared() {
    let mut scene = duel(12, 20);
    scene.play(commit(Alaska, Alberta, 5));
    scene.roll(roll_block(0), &[6, 6, 3, 3, 1, /* against */ 5, 4, 3, 2]);
    assert_eq!(standing(&scene), (11, 17), "6>5, 6>4, 3=3, 3>2; the fifth die is unpaired");
}

#[test]
fn a2_the_defender_rolls_all_its_armies_if_they_are_fewer() {
    let mut scene = duel(12, 2);
    scene.play(commit(Alaska, Alberta, 5));
    scene.roll(roll_block(0), &[1, 1, 1, 1, 2, /* against */ 6, 1]);
    assert_eq!(standing(&scene), (10, 2), "2 against 6, 1 against 1: both pairs go to Blue");
}

#[test]
fn a2_two_committed_armies_face_one_die() {
    let mut scene = duel(3, 5);
    scene.play(commit(Alaska, Alberta, 2)).roll(roll_block(0), &[2, 1, 1]);
    assert_eq!(standing(&scene), (3, 4));
}

#[test]
fn a2_no_large_attacks_where_the_rules_have_none() {
    let scene = Scene::at(
        "rules next
         players Red Blue
         turn Red campaign
         Alaska Red 9
         * Blue 2",
    );
    scene.refuses(&commit(Alaska, Alberta, 5), &Refusal::NoLargeAttacks, "A2");
    let flank = crate::support::flank(Alberta, 2, &[Alaska, Alaska]);
    scene.refuses(&flank, &Refusal::NoLargeAttacks, "A2");
}

#[test]
fn a3_the_defenders_dice_follow_the_declared_number_not_the_losses() {
    let mut scene = duel(5, 20);
    scene.play(commit(Alaska, Alberta, 4));
    scene.roll(roll_block(0), &[1, 1, 1, 1, /* against */ 6, 6, 6]);
    assert_eq!(standing(&scene), (2, 20));
    scene.roll(roll_block(0), &[6, /* against */ 5, 5, 5]);
    assert_eq!(standing(&scene), (2, 19), "one die against three");
}

#[test]
fn a3_reserves_replace_losses_first_and_raise_the_number_beyond_them() {
    let mut scene = duel(9, 20);
    scene.play(commit(Alaska, Alberta, 4));
    scene.refuses(&reserve(0, 1), &Refusal::NotBetweenRolls, "A3");
    scene.roll(roll_block(0), &[1, 1, 1, 1, /* against */ 6, 6, 6]);
    let refusal = Refusal::Armies { least: 1, most: 4, rule: RuleId("A3") };
    for armies in [0, 5] {
        scene.refuses(&reserve(0, armies), &refusal, "A3");
    }
    scene.refuses(&reserve(1, 1), &Refusal::NoSuchBlock(1), "A8");
    scene.play(reserve(0, 3));
    assert!(scene.told(Event::Land(LandEvent::Reserved { block: 0, armies: 3 })));
    scene.roll(roll_block(0), &[1, 1, 1, 1, /* against */ 6, 6, 6]);
    assert_eq!(standing(&scene), (3, 20), "four dice against three again");
    scene.play(reserve(0, 1));
    scene.roll(roll_block(0), &[6, 6, /* against */ 1, 1, 1]);
    assert_eq!(standing(&scene), (3, 18));
    let refusal = Refusal::Armies { least: 1, most: 0, rule: RuleId("A3") };
    scene.refuses(&reserve(0, 1), &refusal, "A3");
}

#[test]
fn a3_reserves_raise_the_declared_number_and_with_it_the_defenders_dice() {
    let mut scene = duel(9, 20);
    scene.play(commit(Alaska, Alberta, 3)).roll(roll_block(0), &[6, 6, 6, /* against */ 1, 1]);
    scene.play(reserve(0, 2));
    scene.roll(roll_block(0), &[6, 6, 6, 6, 6, /* against */ 1, 1, 1, 1]);
    assert_eq!(standing(&scene), (9, 14));
}

#[test]
fn a4_all_survivors_of_a_committed_attack_move_in_and_more_may_follow() {
    let mut scene = duel(9, 2);
    scene.play(commit(Alaska, Alberta, 5));
    scene.roll(roll_block(0), &[6, 1, 1, 1, 1, /* against */ 6, 5]);
    scene.roll(roll_block(0), &[6, 6, 1, /* against */ 5, 5]);
    assert_eq!(standing(&scene), (4, 3));
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 3 });
    scene.play(advance(1));
    assert_eq!(standing(&scene), (3, 4));
    assert!(scene.state.turn().exhausted.is_empty());
}

/// Returns a scene in which Red has lost a committed attack from Alaska.
fn beaten() -> Scene {
    let mut scene = duel(9, 9);
    scene.play(commit(Alaska, Alberta, 2)).roll(roll_block(0), &[1, 1, 6]);
    scene.roll(roll_block(0), &[1, 6]);
    scene
}

#[test]
fn a4_a_lost_committed_attack_ends_although_there_are_reserves() {
    let scene = beaten();
    assert!(scene.told(Event::Land(LandEvent::Repulsed { to: Alberta, how: Repulse::Spent })));
    assert!(scene.told(Event::Land(LandEvent::Exhausted { territory: Alaska })));
    assert_eq!(standing(&scene), (7, 9));
    scene.asks(Red, Ask::Campaign);
}

#[test]
fn a4_the_territory_takes_no_more_action_this_turn() {
    let mut scene = beaten();
    let refusal = Refusal::Exhausted(Alaska);
    scene.refuses(&attack(Alaska, Alberta), &refusal, "A4");
    scene.refuses(&attack(Alaska, NorthwestTerritory), &refusal, "A4");
    scene.refuses(&commit(Alaska, Alberta, 2), &refusal, "A4");
    scene.refuses(&crate::support::flank(Alberta, 2, &[Alaska, Alaska]), &refusal, "A4");
    scene.play(Action::Done);
    assert_eq!(scene.state.turn().seat, Blue, "Alaska alone could have sent armies");
}

#[test]
fn a4_no_transfer_leaves_it_but_armies_may_come() {
    let position = "players Red Blue
         turn Red transfer
         exhausted Alaska
         Alaska Red 5
         Kamchatka Red 5
         * Blue 1";
    let mut scene = Scene::at(position);
    scene.refuses(&transfer(Alaska, Kamchatka, 1), &Refusal::Exhausted(Alaska), "A4");
    scene.play(transfer(Kamchatka, Alaska, 4));
    assert_eq!((scene.armies(Alaska), scene.armies(Kamchatka)), (9, 1));
}

#[test]
fn a4_the_next_turn_it_acts_again() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         exhausted Alaska
         Alaska Red 1
         Brazil Blue 1
         * Green 1",
    );
    scene.play(Action::Done);
    assert!(scene.state.turn().exhausted.is_empty());
}

#[test]
fn a4_a_committed_attack_cannot_be_broken_off() {
    let mut scene = duel(9, 9);
    scene.play(commit(Alaska, Alberta, 3));
    scene.refuses(&Action::Halt, &Refusal::NoHalt, "A1");
    scene.roll(roll_block(0), &[1, 1, 1, /* against */ 6, 6]);
    scene.refuses(&Action::Halt, &Refusal::NoHalt, "A1");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(RuleId("A2")), "A2");
    scene.refuses(&roll(1), &Refusal::NotNow(RuleId("A2")), "A2");
}

#[test]
fn a21_until_conquest_every_roll_is_recorded_and_uses_as_many_dice_as_possible() {
    let mut scene = duel(5, 3);
    scene.play(attack(Alaska, Alberta));
    scene.roll(
        roll_until(Until::Conquest),
        &[1, 1, 1, 6, 6, /* then */ 6, 5, 5, 4, /* then */ 6, 1, 1],
    );
    let losses = scene.pick(|event| match event {
        Event::Land(LandEvent::Rolled { losses, .. }) => Some((losses.attacker, losses.defender)),
        _ => None,
    });
    assert_eq!(losses, [(2, 0), (0, 2), (0, 1)]);
    assert_eq!(standing(&scene), (1, 2));
}

#[test]
fn a21_until_conquest_also_ends_when_the_attacker_is_spent() {
    let mut scene = duel(4, 9);
    scene.play(attack(Alaska, Alberta));
    scene.roll(roll_until(Until::Conquest), &[1, 1, 1, 6, 6, /* then */ 1, 6, 6]);
    assert_eq!(standing(&scene), (1, 9));
    assert!(scene.told(Event::Land(LandEvent::Repulsed { to: Alberta, how: Repulse::Spent })));
}

#[test]
fn a21_until_so_many_are_left_stops_there_and_the_attack_can_go_on() {
    let mut scene = duel(9, 9);
    scene.play(attack(Alaska, Alberta));
    let lost = [1, 1, 1, 6, 6];
    scene.roll(roll_until(Until::Left(5)), &[lost, lost].concat());
    assert_eq!(standing(&scene), (5, 9));
    scene.asks(Red, Ask::Battle { to: Alberta, large: false });
    scene.roll(roll_until(Until::Left(8)), &lost);
    assert_eq!(standing(&scene), (3, 9), "it rolls once at least");
}

#[test]
fn a21_large_attacks_count_the_armies_in_their_blocks() {
    let mut scene = duel(20, 9);
    scene.play(commit(Alaska, Alberta, 6));
    let action = Action::RollBlock { block: 0, plus: PlusOne::Best, until: Until::Left(3) };
    let first = [1, 1, 1, 1, 1, 6, /* against */ 6, 6, 6, 6, 5];
    scene.roll(action, &first);
    assert_eq!(standing(&scene), (15, 9));
    assert_eq!(
        scene
            .pick(|event| matches!(event, Event::Land(LandEvent::BlockRolled { .. })).then_some(()))
            .len(),
        1
    );
}

#[test]
fn a21_a_committed_attack_goes_on_until_conquest_or_loss() {
    let mut scene = duel(20, 2);
    scene.play(commit(Alaska, Alberta, 3));
    let action = Action::RollBlock { block: 0, plus: PlusOne::Best, until: Until::Conquest };
    scene.roll(action, &[1, 1, 6, /* against */ 5, 4, /* then */ 6, 1, /* against */ 5]);
    assert_eq!((scene.owner(Alberta), scene.armies(Alberta)), (Red, 2));
}
