//! Searches of whole turns on handmade positions.

use crate::bot::heuristics::HeuristicWeights;
use crate::bot::normal::Planner;
use crate::bot::view::View;
use crate::bot::{Bot, Hard};
use engine::core::Seat;
use engine::game::{Action, Ask, Observation, State};
use engine::record::Position;
use engine::world::names::{Argentina, Brazil, Peru};

/// A position of three players: Red lacks only Argentina to hold all of South America, which can be
/// attacked from North Africa alone.
const NEARLY_WHOLE: &str = "rules next\nplayers Red Blue Green\n\
    Venezuela Red 1\nPeru Red 5\nBrazil Red 1\nArgentina Blue 1\nNorth-Africa Green 3\n\
    Central-America Green 1\nEgypt Red 1\nJapan Red 1\n* Blue 2\n";

fn observed(position: &str) -> Observation {
    let state: State = Position::parse(position).unwrap();
    state.observe(Some(Seat::Red))
}

fn hard(position: &str) -> Action {
    let view = observed(position);
    let legal = view.legal();
    let action = Hard::new(1).decide(&view, &legal);
    assert!(legal.allows(&action), "{action:?}");
    action
}

#[test]
fn the_last_territory_of_a_continent_is_taken() {
    let action = hard(&format!("{NEARLY_WHOLE}turn Red campaign"));
    assert_eq!(action, Action::Attack { from: Peru, to: Argentina });
}

#[test]
fn who_has_too_few_armies_to_gain_anything_stops() {
    let position = "rules next\nplayers Red Blue Green\nIndonesia Red 3\nSiam Blue 9\n\
        New-Guinea Red 1\nWestern-Australia Red 1\nEastern-Australia Red 1\n\
        Brazil Green 6\n* Blue 2\nconquered\nturn Red campaign";
    assert_eq!(hard(position), Action::Done);
}

#[test]
fn reinforcements_go_where_they_do_most_for_the_turn_and_what_follows() {
    let position =
        format!("{NEARLY_WHOLE}turn Red reinforce 5").replace("Peru Red 5", "Peru Red 1");
    let Action::Deploy { territory, .. } = hard(&position) else { panic!("it deploys") };
    assert!([Peru, Brazil].contains(&territory), "{territory:?}");
}

#[test]
fn only_players_of_their_own_army_with_search_limits_search_turns() {
    let view = observed(&format!("{NEARLY_WHOLE}turn Red campaign"));
    assert_eq!(view.prompt().map(|it| it.ask), Some(Ask::Campaign));
    let thinks = |weights: &'static HeuristicWeights| {
        let planner = Planner::new(View::new(&view, weights).unwrap(), 1);
        planner.searched_campaign().is_some()
    };
    assert!(
        thinks(&HeuristicWeights::HARD_SEVERAL_RIVALS)
            && thinks(&HeuristicWeights::EXPERT_SEVERAL_RIVALS)
    );
    assert!(!thinks(&HeuristicWeights::NORMAL) && !thinks(&HeuristicWeights::HARD_MASSED));
    let set_up = "rules next\nplayers Red Blue Green\nBrazil Red 4\n* Blue 2\nturn Red transfer";
    let view = observed(set_up);
    let planner =
        Planner::new(View::new(&view, &HeuristicWeights::HARD_SEVERAL_RIVALS).unwrap(), 1);
    assert!(planner.searched_starting_stack().is_none(), "the set-up is over");
}

/// Returns Red's action with five armies to place and these cards in its hand.
fn with_cards(rules: &str, cards: &str, land: &str) -> Action {
    let start = format!("rules {rules}\nplayers Red Blue Green\nturn Red reinforce 5");
    hard(&format!("{start}\nhand Red {cards}\n{land}"))
}

/// A position in which Red is shut in: a set would change nothing soon.
const SHUT_IN: &str = "Indonesia Red 13\nSiam Blue 60\nNew-Guinea Red 1\nWestern-Australia Red 1\n\
    Eastern-Australia Red 1\nBrazil Green 6\n* Blue 6\n";

#[test]
fn a_set_is_kept_where_its_armies_would_gain_nothing_yet() {
    let turns_in = |action: &Action| matches!(action, Action::TurnIn { .. });
    let set = "Alaska Northwest-Territory Greenland Alberta";
    let kept = with_cards("next", set, SHUT_IN);
    assert!(matches!(kept, Action::Deploy { .. }), "{kept:?}");
    // A player who can use the armies doesn't wait, and forced sets are turned in.
    let open = SHUT_IN
        .replace("Siam Blue 60", "Siam Blue 5")
        .replace("Indonesia Red 13", "Indonesia Red 4");
    assert!(turns_in(&with_cards("next", set, &open)));
    let five = format!("{set} Siam");
    assert!(turns_in(&with_cards("next forced-sets from-five", &five, SHUT_IN)));
}

#[test]
fn a_set_with_which_a_rival_can_be_finished_off_is_turned_in() {
    let land =
        "Brazil Red 4\nPeru Red 1\nVenezuela Green 5\nArgentina Green 2\n* Blue 6\nAlaska Red 1\n";
    let action = with_cards("next", "Alaska Northwest-Territory Greenland Alberta", land);
    assert!(matches!(action, Action::TurnIn { .. }), "{action:?}");
}
