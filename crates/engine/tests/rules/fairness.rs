//! Captured sets at once (C8), and armies for moving later (T13).

use red_queens_engine::core::Seat::{self, Blue, Red};
use red_queens_engine::game::{
    Action, Ask, CapturedSets, Event, Phase, Purchase, Refusal, Role, RuleSet, TerritoryCard,
};
use red_queens_engine::record::Position;
use red_queens_engine::world::names::{Alaska, Kamchatka, Peru};

use crate::support::{Scene, attack, deploy, new_game, roll};

/// Returns a scene in which Red is about to take Blue's last territory; Red has four cards and Blue
/// three.
fn about_to_capture(rules: &str, own: &str) -> Scene {
    let mut scene = Scene::at(&format!(
        "rules next set-value 4-5-6 captured-sets {rules}
         players Red Blue Green
         turn Red campaign
         hand Red {own}
         hand Blue Congo Siam India
         Alaska Red 9
         Kamchatka Blue 1
         Peru Red 2
         * Green 2"
    ));
    scene.play(attack(Alaska, Kamchatka)).roll(roll(3), &[6, 6, 6, 1]);
    scene
}

fn turn_in(cards: [TerritoryCard; 3]) -> Action {
    Action::TurnIn { cards, buy: Purchase::Armies }
}

/// Returns a set that Red holds.
fn set_of(scene: &Scene) -> [TerritoryCard; 3] {
    scene.state.deck().hands[Red].sets().next().unwrap()
}

#[test]
fn c8_captured_cards_wait_for_the_next_turn_unless_the_option_says_otherwise() {
    let scene = about_to_capture("next-turn", "Brazil Egypt Peru");
    assert_eq!(scene.hand(Red).len(), 6);
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Kamchatka, most: 5 });
    for (_, rules) in RuleSet::PRESETS {
        assert_eq!(rules.captured_sets, CapturedSets::NextTurn);
    }
}

#[test]
fn c8_more_than_five_cards_are_turned_in_at_once_and_then_the_turn_goes_on() {
    let mut scene = about_to_capture("at-once", "Brazil Egypt Peru");
    scene.asks(Red, Ask::Reinforce { left: 0, forced: true });
    scene.refuses(&Action::Done, &Refusal::SetFirst, "C4");
    let text = Position(&scene.state).to_string();
    assert!(text.contains("turn Red reinforce 0 then advance Kamchatka from Alaska"), "{text}");
    assert_eq!(Position::parse(&text).as_ref(), Ok(&scene.state));
    scene.play(turn_in(set_of(&scene)));
    let left = match *scene.state.phase() {
        Phase::Reinforce { left } => left,
        ref phase => panic!("{phase:?}"),
    };
    assert_eq!((left, scene.hand(Red).len()), (4, 3), "the first set is worth four");
    scene.play(deploy(Alaska, 3));
    scene.play(deploy(Peru, 1));
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Kamchatka, most: 8 });
    scene.play(Action::Advance { armies: 1 });
    assert_eq!(scene.state.phase(), &Phase::Campaign, "the campaign goes on");
}

#[test]
fn c8_sets_are_turned_in_until_fewer_than_five_cards_are_left() {
    let mut scene = about_to_capture("at-once", "Brazil Egypt Peru Alaska Kamchatka Venezuela");
    assert_eq!(scene.hand(Red).len(), 9);
    scene.play(turn_in(set_of(&scene)));
    scene.asks(Red, Ask::Reinforce { left: 4, forced: true });
    scene.play(turn_in(set_of(&scene)));
    assert_eq!(scene.hand(Red).len(), 3);
    let rest = scene.state.deck().hands[Red].sets().next();
    if let Some(set) = rest {
        scene.refuses(&turn_in(set), &Refusal::EnoughSets, "C8");
    }
}

#[test]
fn c8_five_cards_or_none_captured_interrupt_nothing() {
    let scene = about_to_capture("at-once", "Brazil Egypt");
    assert_eq!(scene.hand(Red).len(), 5);
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Kamchatka, most: 5 });
    let mut scene = Scene::at(
        "rules next captured-sets at-once
         players Red Blue Green
         turn Red campaign
         hand Red Brazil Egypt Peru Alaska Congo India Siam
         Alaska Red 9
         Kamchatka Blue 1
         * Green 2",
    );
    scene.play(attack(Alaska, Kamchatka)).roll(roll(3), &[6, 6, 6, 1]);
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Kamchatka, most: 5 });
}

#[test]
fn c8_comes_before_cards_are_laid_down_that_may_not_be_kept() {
    let own = "Brazil Egypt Peru Alaska Kamchatka Venezuela Ural";
    let mut scene = about_to_capture("at-once seven-cards on", own);
    assert_eq!(scene.hand(Red).len(), 10);
    scene.asks(Red, Ask::Reinforce { left: 0, forced: true });
    while scene.hand(Red).len() > 4 {
        scene.play(turn_in(set_of(&scene)));
    }
    let Phase::Reinforce { left } = *scene.state.phase() else { panic!() };
    scene.play(deploy(Alaska, left));
    assert!(matches!(scene.state.phase(), Phase::Advance(_)), "none is laid down");
    let mut scene = about_to_capture("next-turn seven-cards on", own);
    for card in scene.hand(Red).into_iter().take(3) {
        scene.play(Action::Shed { card });
    }
    assert!(matches!(scene.state.phase(), Phase::Advance(_)));
}

/// Returns the extra armies of each player for moving later, in turn order.
fn for_moving_later(armies: u8, players: usize) -> Vec<u32> {
    let rules = RuleSet { later_seats: armies, ..RuleSet::RISIKO_POCKET };
    let rules = RuleSet { three_or_four: false, ..rules };
    let mut scene = Scene::at("players Red Blue\nturn Red campaign\n* Blue 1\nAlaska Red 1");
    let game = new_game(rules, players, 3);
    scene.state = game.state().clone();
    let order: Vec<Seat> = scene.state.seats(Role::Player).collect();
    let mut got = vec![first_income(game.opening(), order[0])];
    for seat in &order[1..] {
        let mut events = Vec::new();
        while scene.state.turn().seat != *seat {
            let legal = scene.state.legal();
            let end = legal.allows(&Action::Done).then_some(Action::Done);
            let action = end.or_else(|| legal.fallback()).unwrap();
            let mut rng = red_queens_engine::core::Loaded::dice(&[1; 64]);
            scene.state.play(&action, &mut rng, &mut events).unwrap();
        }
        got.push(first_income(&events, *seat));
    }
    got
}

fn first_income(events: &[Event], seat: Seat) -> u32 {
    let mut incomes = events.iter().filter_map(|event| match *event {
        Event::TurnBegan { seat: on_turn, income, .. } if on_turn == seat => Some(income.later),
        _ => None,
    });
    incomes.next().unwrap()
}

#[test]
fn t13_all_but_the_first_share_the_armies_for_moving_later() {
    assert_eq!(for_moving_later(0, 2), [0, 0]);
    assert_eq!(for_moving_later(6, 2), [0, 6]);
    assert_eq!(for_moving_later(6, 4), [0, 2, 2, 2]);
    assert_eq!(for_moving_later(6, 5), [0, 1, 1, 2, 2], "the last ones get what is left over");
    assert_eq!(for_moving_later(3, 6), [0, 0, 0, 1, 1, 1]);
}

#[test]
fn t13_the_share_comes_with_the_armies_of_the_first_turn_only() {
    let at = |round: u32| {
        let mut scene = Scene::at(&format!(
            "rules next later-seats 6\nplayers Red Blue Green\nround {round}\nturn Red transfer\nAlaska Red 2\nPeru Green 1\n* Blue 1"
        ));
        scene.play(Action::Done);
        scene
    };
    let placed = |scene: &Scene| match *scene.state.phase() {
        Phase::Reinforce { left } => left,
        ref phase => panic!("{phase:?}"),
    };
    assert_eq!(placed(&at(1)), placed(&at(2)) + 3, "half of the six: the other half is Green's");
}

/// Returns Blue's extra armies for moving later, when its first turn begins.
fn share_of_blue(scene: &mut Scene) -> u32 {
    let mut events = Vec::new();
    while scene.state.turn().seat != Blue {
        let mut rng = red_queens_engine::core::Loaded::dice(&[1; 64]);
        scene.state.play(&Action::Done, &mut rng, &mut events).unwrap();
    }
    first_income(&events, Blue)
}

#[test]
fn t13_a_player_who_falls_before_its_turn_changes_no_other_share() {
    let mut scene = Scene::at(
        "rules next later-seats 6\nplayers Red Green Blue\nround 1\nturn Red campaign
         Alaska Red 9\nKamchatka Green 1\nPeru Red 2\n* Blue 1",
    );
    scene.play(attack(Alaska, Kamchatka)).roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!(scene.state.role(Seat::Green), Role::Fallen);
    scene.play(Action::Advance { armies: 1 });
    let text = Position(&scene.state).to_string();
    assert!(text.contains("\nsharing "), "{text}");
    assert_eq!(Position::parse(&text).as_ref(), Ok(&scene.state));
    assert_eq!(share_of_blue(&mut scene), 3, "half of the six: the other half was Green's");
}

#[test]
fn t13_a_player_who_replaces_another_gets_no_share() {
    let share = |sharing: &str| {
        share_of_blue(&mut Scene::at(&format!(
            "rules nautical later-seats 6\nplayers Red Blue\nround 1\nturn Red transfer\n{sharing}
             Alaska Red 2\nPeru Blue 1\n* Yellow 1"
        )))
    };
    assert_eq!(["", "sharing Red Green Blue", "sharing Red Green"].map(share), [6, 3, 0]);
}
