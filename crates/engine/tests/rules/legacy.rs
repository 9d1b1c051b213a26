//! L: attacks of one roll with declared dice, modifiers and reactions.

use red_queens_engine::battle::{Dice, Losses, ModifiedDie, Modifier, ModifierSet, Side};
use red_queens_engine::core::Seat::{self, Blue, Green, Red};
use red_queens_engine::game::{
    Action, Ask, Event, LandEvent, Reaction, ReactionMoment, ReactionSet, Refusal, Repulse,
    RuleSet, Scar, Until,
};
use red_queens_engine::world::Territory;
use red_queens_engine::world::names::{Alaska, Alberta, Kamchatka, NorthwestTerritory, Ontario};

use crate::support::{Scene, advance, attack, new_game, roll};

/// Returns a scene in which Red campaigns from Alaska against Blue in Alberta; Green, also a
/// player, holds the rest.
fn scene(red: u32, blue: u32, more: &str) -> Scene {
    Scene::at(&format!(
        "rules legacy-attack
         players Red Blue Green
         turn Red campaign
         Alaska Red {red}
         Alberta Blue {blue}
         Ontario Blue 3
         {more}
         * Green 1"
    ))
}

fn defend(dice: u8) -> Action {
    Action::Defend { dice }
}

fn missile(side: Side, face: u8) -> Action {
    Action::Missile { side, face }
}

fn window(scene: &Scene, seat: Seat, moment: ReactionMoment) {
    scene.asks(seat, Ask::Window { moment, to: Alberta });
}

/// Returns the rolled dice with their modified values, each with its modifiers.
fn lie(scene: &Scene) -> [Vec<ModifiedDie>; 2] {
    let lie = scene.pick(|event| match event {
        Event::Land(LandEvent::DiceModified { attack, defence }) => {
            Some([attack.dice().collect(), defence.dice().collect()])
        }
        _ => None,
    });
    lie.first().cloned().expect("dice lie")
}

fn losses(scene: &Scene) -> (u32, u32) {
    let losses = scene.pick(|event| match event {
        Event::Land(LandEvent::Rolled { losses: Losses { attacker, defender }, .. }) => {
            Some((*attacker, *defender))
        }
        _ => None,
    });
    *losses.last().expect("dice were compared")
}

#[test]
fn l1_both_sides_declare_dice_and_one_attack_is_one_roll() {
    let mut scene = scene(6, 4, "");
    scene.play(attack(Alaska, Alberta)).asks(Red, Ask::Battle { to: Alberta, large: false });
    scene.refuses(&Action::Halt, &Refusal::NoHalt, "A1");
    scene.refuses(&roll(4), &Refusal::Dice { least: 1, most: 3 }, "A1");
    scene.play(roll(2)).asks(Blue, Ask::Defend { to: Alberta, attack: 2 });
    let refusal = Refusal::DefenceDice { least: 1, most: 2 };
    scene.refuses(&defend(0), &refusal, "A22");
    scene.refuses(&defend(3), &refusal, "A22");
    scene.roll(defend(1), &[6, 2, 5]);
    assert_eq!((scene.armies(Alaska), scene.armies(Alberta)), (6, 3));
    assert!(scene.told(LandEvent::Repulsed { to: Alberta, how: Repulse::OneRoll }.into()));
    scene.asks(Red, Ask::Campaign);
    scene.play(attack(Alaska, Alberta));
}

#[test]
fn l1_the_attack_needs_two_troops_and_a_border() {
    let scene = scene(2, 1, "");
    scene.refuses(&attack(Alaska, Ontario), &Refusal::NoBorder(Alaska, Ontario), "B2");
    let scene = self::scene(1, 1, "");
    scene.refuses(&attack(Alaska, Alberta), &Refusal::NoneToSpare(Alaska), "T23");
}

#[test]
fn l1_a22_who_has_one_troop_rolls_one_die_and_is_not_asked() {
    let mut scene = scene(4, 1, "");
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 5, 1, 6]);
    assert_eq!(losses(&scene), (1, 0));
    assert!(scene.told(LandEvent::DiceDeclared { side: Side::Defender, dice: 1 }.into()));
}

#[test]
fn a22_with_the_option_the_defender_of_a_longer_attack_chooses_for_every_roll() {
    let mut scene = Scene::at(
        "rules next defence-dice chosen
         players Red Blue
         turn Red campaign
         Alaska Red 9
         Alberta Blue 3
         * Blue 1",
    );
    scene.play(attack(Alaska, Alberta));
    scene.play(Action::Roll { dice: 3, until: Until::Conquest });
    scene.asks(Blue, Ask::Defend { to: Alberta, attack: 3 });
    scene.roll(defend(1), &[6, 1, 1, 5]);
    scene.asks(Blue, Ask::Defend { to: Alberta, attack: 3 });
    scene.roll(defend(2), &[6, 6, 1, 5, 5]);
    assert_eq!(scene.owner(Alberta), Red);
}

#[test]
fn a22_next_and_nautical_never_ask_the_defender() {
    for rules in [RuleSet::NAUTICAL, RuleSet::NEXT] {
        let scene = Scene { state: new_game(rules, 3, 1).state().clone(), events: vec![] };
        for territory in scene.state.world().territories() {
            let (least, most) = scene.state.defence_range(territory);
            assert_eq!(least, most);
        }
    }
}

#[test]
fn l2_each_die_tells_what_changed_it_and_a_single_die_is_changed_once() {
    let mut scene = scene(6, 2, "scar Alberta fortification");
    scene.play(attack(Alaska, Alberta)).play(roll(2)).roll(defend(1), &[4, 3, 3]);
    let [ours, theirs] = lie(&scene);
    assert_eq!(ours.iter().map(ModifiedDie::shows).collect::<Vec<_>>(), [4, 3]);
    let walls = ModifierSet::only(Modifier::Fortification);
    assert_eq!(theirs, [ModifiedDie { rolled: 3, changed: walls }]);
    assert_eq!((theirs[0].shows(), losses(&scene)), (4, (1, 0)));
}

#[test]
fn l2_several_modifiers_change_one_die_and_then_it_is_cut_off() {
    let mut scene = scene(6, 2, "scar Alberta shortage\nploys Red barrage");
    scene.play(attack(Alaska, Alberta)).play(roll(1)).play(defend(1));
    window(&scene, Red, ReactionMoment::Roll);
    scene.roll(Action::Barrage, &[2, 1]);
    let [_, theirs] = lie(&scene);
    assert_eq!(theirs[0].changed, ModifierSet::of(&[Modifier::Shortage, Modifier::Barrage]));
    assert_eq!((theirs[0].shows(), losses(&scene)), (1, (0, 1)));
}

#[test]
fn l2_wear_is_counted_by_how_many_were_declared() {
    for (dice, worn) in [(3, Some(4)), (2, None), (1, None)] {
        let mut scene = scene(9, 2, "scar Alberta fortification 5");
        scene.play(attack(Alaska, Alberta)).play(roll(dice));
        let thrown = vec![1; usize::from(dice) + 2];
        scene.roll(defend(2), &thrown);
        let told = scene.pick(|event| match event {
            Event::Land(LandEvent::Worn { territory, left }) => {
                (*territory == Alberta).then_some(*left)
            }
            _ => None,
        });
        assert_eq!(told.first().copied(), worn);
        let left = worn.unwrap_or(5);
        assert_eq!(scene.state.legacy().scar(Alberta), Some(Scar::Fortification { left }));
    }
}

#[test]
fn l3_ties_go_to_the_defender_and_unpaired_dice_are_ignored() {
    let mut scene = scene(6, 4, "");
    scene.play(attack(Alaska, Alberta)).play(roll(3)).roll(defend(2), &[5, 4, 1, 5, 3]);
    assert_eq!(losses(&scene), (1, 1));
}

#[test]
fn l3_a_missile_makes_a_six_and_the_dice_are_sorted_again() {
    let mut scene = scene(6, 4, "ploys Blue missile");
    scene.play(attack(Alaska, Alberta)).play(roll(2)).roll(defend(2), &[5, 4, 4, 2]);
    window(&scene, Blue, ReactionMoment::Missiles);
    scene.refuses(&missile(Side::Defender, 3), &Refusal::NotToStrike(3), "L3");
    scene.refuses(&missile(Side::Defender, 6), &Refusal::NotToStrike(6), "L3");
    scene.play(missile(Side::Defender, 2));
    assert!(
        scene.told(LandEvent::MissileStruck { seat: Blue, side: Side::Defender, face: 2 }.into())
    );
    let shown = scene.pick(|event| match event {
        Event::Land(LandEvent::Rolled { defence, .. }) => Some(*defence),
        _ => None,
    });
    assert_eq!(shown, [Dice::of(&[6, 4])]);
    assert_eq!(losses(&scene), (2, 0), "the four meets a four now");
}

#[test]
fn l3_a_six_is_no_target_and_where_all_dice_are_sixes_nobody_is_asked() {
    let mut scene = scene(6, 1, "ploys Red missile\nploys Green missile");
    scene.play(attack(Alaska, Alberta)).roll(roll(1), &[6, 6]);
    scene.asks(Red, Ask::Campaign);
}

#[test]
fn l4_all_surviving_attackers_move_in_and_more_may_follow() {
    let mut scene = scene(7, 1, "");
    scene.play(attack(Alaska, Alberta)).roll(roll(2), &[6, 1, 5]);
    assert_eq!((scene.armies(Alberta), scene.armies(Alaska)), (2, 5));
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 4 });
    scene.play(advance(4)).asks(Red, Ask::Campaign);
    assert_eq!((scene.armies(Alberta), scene.armies(Alaska)), (6, 1));
    assert!(scene.state.turn().conquered);
}

#[test]
fn l5_attacker_defender_then_clockwise_and_all_again_after_anything_was_played() {
    let all = "ploys Red missile\nploys Blue missile\nploys Green missile";
    let mut scene = scene(6, 4, all);
    scene.play(attack(Alaska, Alberta)).play(roll(2)).roll(defend(2), &[5, 1, 4, 1]);
    window(&scene, Red, ReactionMoment::Missiles);
    scene.play(Action::Done);
    window(&scene, Blue, ReactionMoment::Missiles);
    scene.play(Action::Done);
    window(&scene, Green, ReactionMoment::Missiles);
    scene.play(missile(Side::Defender, 4));
    window(&scene, Red, ReactionMoment::Missiles);
    scene.play(missile(Side::Attacker, 1));
    window(&scene, Blue, ReactionMoment::Missiles);
    scene.play(Action::Done);
    assert_eq!(losses(&scene), (1, 1), "six and five against six and one; Green has none left");
    assert_eq!(scene.state.legacy().reactions(Blue), ReactionSet::only(Reaction::Missile));
    assert!(scene.state.legacy().reactions(Green).is_empty());
}

#[test]
fn l5_who_has_nothing_to_play_is_not_asked() {
    let mut scene = scene(6, 1, "ploys Red ambush\nploys Blue barrage\nploys Green ambush barrage");
    scene.play(attack(Alaska, Alberta)).asks(Red, Ask::Battle { to: Alberta, large: false });
    scene.roll(roll(1), &[6, 5]);
    assert_eq!(scene.owner(Alberta), Red);
}

#[test]
fn l5_an_open_window_takes_what_belongs_to_it_and_nothing_else() {
    let mut scene = scene(6, 2, "ploys Blue ambush barrage missile");
    scene.refuses(&Action::Ambush, &Refusal::NotNow(red_queens_engine::core::RuleId("A1")), "A1");
    scene.play(attack(Alaska, Alberta));
    window(&scene, Blue, ReactionMoment::Start);
    let not_now = Refusal::NotNow(red_queens_engine::core::RuleId("L5"));
    scene.refuses(&Action::Barrage, &not_now, "L5");
    scene.refuses(&missile(Side::Attacker, 1), &not_now, "L5");
    scene.refuses(&roll(1), &not_now, "L5");
    scene.play(Action::Done).asks(Red, Ask::Battle { to: Alberta, large: false });
}

#[test]
fn l7_an_ambush_lowers_the_attackers_highest_die_in_this_attack_only() {
    let mut scene = scene(6, 2, "ploys Blue ambush");
    scene.play(attack(Alaska, Alberta)).play(Action::Ambush);
    assert!(
        scene.told(LandEvent::ReactionPlayed { seat: Blue, reaction: Reaction::Ambush }.into())
    );
    scene.play(roll(1)).roll(defend(1), &[5, 4]);
    assert_eq!(losses(&scene), (1, 0));
    scene.play(attack(Alaska, Alberta)).play(roll(1)).roll(defend(1), &[5, 4]);
    assert_eq!(losses(&scene), (0, 1), "it is spent");
}

#[test]
fn l7_an_ambush_lasts_for_all_rolls_of_an_attack_of_many() {
    let mut scene = Scene::at(
        "rules next ploys on
         players Red Blue
         ploys Blue ambush
         turn Red campaign
         Alaska Red 3
         Alberta Blue 1
         * Blue 1",
    );
    scene.play(attack(Alaska, Alberta)).play(Action::Ambush);
    scene.roll(roll(2), &[5, 1, 4]).asks(Red, Ask::Battle { to: Alberta, large: false });
    scene.roll(roll(1), &[6, 4]);
    assert_eq!(scene.owner(Alberta), Red, "a five is more than a four");
}

#[test]
fn l7_a_fortification_is_gone_after_ten_rolls_of_three() {
    let mut scene = scene(60, 30, "scar Alberta fortification");
    for left in (0..10).rev() {
        scene.play(attack(Alaska, Alberta)).play(roll(3)).roll(defend(1), &[1, 1, 1, 6]);
        assert!(scene.told(LandEvent::Worn { territory: Alberta, left }.into()));
    }
    assert_eq!(scene.state.legacy().scar(Alberta), None);
    scene.play(attack(Alaska, Alberta)).play(roll(3)).roll(defend(1), &[3, 1, 1, 2]);
    assert_eq!(losses(&scene), (0, 1));
}

#[test]
fn l7_a_bunker_raises_and_a_shortage_lowers_the_defenders_highest_die() {
    for (scar, lost) in [("bunker", (1, 1)), ("shortage", (0, 2))] {
        let mut scene = scene(6, 4, &format!("scar Alberta {scar}"));
        scene.play(attack(Alaska, Alberta)).play(roll(2)).roll(defend(2), &[5, 3, 4, 2]);
        assert_eq!(losses(&scene), lost, "{scar}");
    }
}

#[test]
fn l7_two_of_each_lie_on_the_board_and_each_player_has_one_of_each() {
    let game = new_game(RuleSet::LEGACY_ATTACK, 3, 7);
    let legacy = game.state().legacy();
    let mut modifiers: Vec<Modifier> = legacy.scars().map(|(_, scar)| scar.modifier()).collect();
    modifiers.sort_unstable();
    let [a, b, c] = [Modifier::Shortage, Modifier::Bunker, Modifier::Fortification];
    assert_eq!(modifiers, [a, a, b, b, c, c]);
    let places: std::collections::BTreeSet<Territory> = legacy.scars().map(|(at, _)| at).collect();
    assert_eq!(places.len(), 6);
    for seat in Seat::ALL {
        let expected =
            if [Red, Blue, Green].contains(&seat) { ReactionSet::FULL } else { ReactionSet::EMPTY };
        assert_eq!(legacy.reactions(seat), expected);
    }
    let bare = RuleSet {
        ploys: false,
        scars: red_queens_engine::game::Scars::None,
        ..RuleSet::LEGACY_ATTACK
    };
    assert_eq!(new_game(bare, 3, 7).state().legacy().scars().count(), 0);
}

#[test]
fn l1_a21_the_same_attack_is_declared_again_from_its_first_window_on() {
    let mut scene = scene(6, 2, "ploys Blue ambush");
    scene.play(attack(Alaska, Alberta)).play(Action::Done);
    scene.play(Action::Roll { dice: 3, until: Until::Conquest }).roll(defend(2), &[6, 5, 1, 5, 5]);
    window(&scene, Blue, ReactionMoment::Start);
    scene.roll(Action::Ambush, &[6, 1, 1, 4]);
    assert_eq!(scene.owner(Alberta), Red, "a five is more than a four");
}

#[test]
fn l1_a21_it_ends_where_the_attacker_wants_it() {
    let mut scene = scene(6, 3, "");
    scene.play(attack(Alaska, Alberta));
    scene.play(Action::Roll { dice: 3, until: Until::Left(4) });
    scene.roll(defend(2), &[1, 1, 1, 5, 5]);
    assert_eq!(scene.armies(Alaska), 4);
    scene.asks(Red, Ask::Campaign);
    let kamchatka = scene.state.check_attack(Alaska, Kamchatka);
    assert_eq!((kamchatka, scene.armies(NorthwestTerritory)), (Ok(Green), 1));
}
