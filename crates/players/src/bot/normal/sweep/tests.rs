//! The elimination of rivals in handmade positions.

use crate::bot::heuristics::HeuristicWeights;
use crate::bot::normal::Planner;
use crate::bot::view::View;
use crate::bot::{Bot, Hard, Normal};
use engine::core::Seat;
use engine::game::{Action, State};
use engine::record::Position;
use engine::world::names::{Argentina, China, Japan, Kamchatka, Peru};

/// Returns the decision in a position with Red on turn.
fn decided(bot: &mut dyn Bot, position: &str) -> Action {
    let state: State = Position::parse(position).unwrap();
    let view = state.observe(Some(Seat::Red));
    let legal = view.legal();
    let action = bot.decide(&view, &legal);
    assert!(legal.allows(&action), "{action:?}");
    action
}

fn hard(position: &str) -> Action {
    decided(&mut Hard::new(1), position)
}

/// A position in which Blue's last territories are far apart, in Japan and in Argentina.
const APART: &str = "rules next\nplayers Red Blue Green\nhand Blue Alaska Brazil Peru\n\
    Kamchatka Red 6\nJapan Blue 2\nPeru Red 6\nArgentina Blue 2\n\
    Egypt Green 9\nEast-Africa Green 9\nNorth-Africa Green 9\n* Red 1\n";

#[test]
fn a_rival_on_two_fronts_is_finished_off() {
    let fronts = [(Kamchatka, Japan), (Peru, Argentina)];
    let Action::Attack { from, to } = hard(&format!("{APART}turn Red campaign")) else {
        panic!("it attacks");
    };
    assert!(fronts.contains(&(from, to)), "{from:?} {to:?}");
}

#[test]
fn reinforcements_go_to_both_fronts() {
    let position = |kamchatka: u32, peru: u32, left: u32| {
        APART
            .replace("Kamchatka Red 6", &format!("Kamchatka Red {kamchatka}"))
            .replace("Peru Red 6", &format!("Peru Red {peru}"))
            + &format!("turn Red reinforce {left}")
    };
    let place = |action: Action| match action {
        Action::Deploy { territory, armies } => (territory, armies),
        other => panic!("{other:?}"),
    };
    let (weak, much) = place(hard(&position(2, 9, 6)));
    assert_eq!(weak, Kamchatka);
    assert!(much >= 4, "{much}");
    let (weak, _) = place(hard(&position(9, 2, 6)));
    assert_eq!(weak, Peru);
    let (first, much) = place(hard(&position(3, 3, 6)));
    assert!(much <= 4, "some are left for the other front");
    let (kamchatka, peru) = if first == Kamchatka { (3 + much, 3) } else { (3, 3 + much) };
    assert_ne!(place(hard(&position(kamchatka, peru, 6 - much))).0, first);
}

#[test]
fn dead_ends_fall_first_and_some_follow_no_farther() {
    // Paths from Siam lead only to Indonesia, then New Guinea and both Australias.
    let lands = "rules next\nplayers Red Blue\nSiam Red 30\nIndonesia Blue 1\nNew-Guinea Blue 1\n\
        Western-Australia Blue 1\nEastern-Australia Blue 1\nChina Blue 1\n* Red 1\n";
    let first = hard(&format!("{lands}turn Red campaign"));
    let Action::Attack { to, .. } = first else { panic!("{first:?}") };
    assert_eq!(to, China, "what leads nowhere, before four in a row");
}

#[test]
fn a_sensible_player_finishes_off_only_who_is_all_but_beaten() {
    let likely = format!("{APART}turn Red campaign");
    let certain = likely.replace("Red 6", "Red 16");
    let is_planned = |position: &str, weights: &HeuristicWeights| {
        let state = Position::parse(position).unwrap();
        let view = state.observe(Some(Seat::Red));
        let planner = Planner::new(View::new(&view, weights).unwrap(), 1);
        planner.best_sweep(0, None).is_some()
    };
    for (position, by_normal) in [(&likely, false), (&certain, true)] {
        assert_eq!(is_planned(position, &HeuristicWeights::NORMAL), by_normal, "{position}");
        assert!(is_planned(position, &HeuristicWeights::HARD), "{position}");
    }
    // All of Blue's territories fall; Green's on the way, with one army each, are left alone.
    let beside = certain.replace("* Red 1", "Alaska Green 1\nBrazil Green 1\n* Red 1");
    let Action::Attack { to, .. } = decided(&mut Normal::new(1), &beside) else {
        panic!("it attacks");
    };
    assert!([Japan, Argentina].contains(&to), "{to:?}");
}

#[test]
fn who_can_go_on_with_an_ally_is_not_hunted() {
    let is_hunted = |position: &str| {
        let state = Position::parse(position).unwrap();
        let view = state.observe(Some(Seat::Red));
        let view = View::new(&view, &HeuristicWeights::HARD).unwrap();
        Planner::new(view, 1).best_sweep(0, None).is_some()
    };
    let next = format!("{APART}turn Red campaign");
    assert!(is_hunted(&next));
    let allied = next.replace("rules next", "rules new-rules").replace("Green\nhand", "\nhand");
    assert!(!is_hunted(&allied), "Green is an ally");
    assert!(!is_hunted(&format!("{next}\nMadagascar Blue 60")), "too much for one turn");
}

#[test]
fn what_cannot_come_off_is_not_begun() {
    let strong = APART.replace("Japan Blue 2", "Japan Blue 40");
    let action = hard(&format!("{strong}turn Red campaign"));
    assert!(!matches!(action, Action::Attack { to, .. } if to == Japan), "{action:?}");
}
