//! Each stranger finishes games by all rules, always plays the same way, and follows its idea.

use super::*;
use engine::core::Seat;
use engine::game::{Action, RuleSet, State};
use engine::record::Position;
use engine::world::Territory;
use players::arena::{GameLimits, GameResult, Match};
use players::bot::{Normal, decide};

fn position(lines: &str) -> State {
    Position::parse(&format!("rules next\nplayers Red Blue Green\n{lines}")).unwrap()
}

fn asked(name: &str, state: &State) -> Action {
    let mut bot = by_name(name, 1).unwrap();
    let decision = decide(bot.as_mut(), &state.observe(Some(Seat::Red))).unwrap();
    assert!(!decision.is_fault, "{name}");
    decision.action
}

fn attack(from: Territory, to: Territory) -> Action {
    Action::Attack { from, to }
}

fn deploys_at(name: &str, state: &State) -> Territory {
    match asked(name, state) {
        Action::Deploy { territory, .. } => territory,
        action => panic!("{name} answers {action:?}"),
    }
}

/// Plays a game of these strangers and `normal`.
fn game(rules: RuleSet, names: &[&str], number: u64) -> GameResult {
    let levels = names.iter().chain([&"normal"]).map(ToString::to_string).collect();
    let limits = GameLimits { rounds: 200, actions: 60_000 };
    let matchup = Match { rules, levels, games: 1, seed: 5, seated: false, limits };
    let player =
        |(level, seed)| by_name(level, seed).unwrap_or_else(|| Box::new(Normal::new(seed)));
    let mut bots: Vec<_> = matchup.seats(number).map(player).collect();
    matchup.play_with(number, &mut bots).unwrap()
}

fn all() -> Vec<&'static str> {
    [&NAMES[..], &HELD_OUT].concat()
}

#[test]
fn every_stranger_has_a_name_of_its_own() {
    for (place, name) in all().into_iter().enumerate() {
        assert!(by_name(name, 1).is_some(), "{name}");
        assert!(!all()[..place].contains(&name), "{name}");
        assert!(players::bot::by_name(name, 1).is_err(), "{name} is a level");
    }
    assert!(by_name("stranger", 1).is_none());
}

#[test]
fn every_stranger_finishes_games_by_all_rules_without_an_illegal_answer() {
    let headquarters = RuleSet {
        start: engine::game::Start::Headquarters,
        victory: engine::game::Victory::Headquarters,
        ..RuleSet::LEGACY_ATTACK
    };
    let presets = RuleSet::PRESETS.into_iter().chain([("headquarters", headquarters)]);
    for (number, (rules_name, rules)) in (0..).zip(presets) {
        let all = all();
        for first in (0..all.len()).step_by(3) {
            let names = [0, 1, 2].map(|next| all[(first + next) % all.len()]);
            let result = game(rules, &names, number);
            assert_eq!(result.faults, 0, "{names:?} {rules_name}");
            assert!(result.is_finished(), "{names:?} {rules_name}");
        }
    }
}

#[test]
fn every_stranger_plays_the_same_game_again() {
    for names in all().chunks(5) {
        let [one, other] = [1, 1].map(|number| game(RuleSet::NEXT, names, number).digest());
        assert_eq!(one, other, "{names:?}");
    }
}

/// Red can complete South America, or attack a weaker territory elsewhere.
fn nearly_a_continent(phase: &str) -> State {
    position(&format!(
        "turn Red {phase}
         Brazil Red 8
         Peru Red 2
         Venezuela Red 2
         Argentina Blue 4
         Japan Red 8
         Kamchatka Green 1
         * Blue 5"
    ))
}

#[test]
fn continent_first_completes_its_continent_before_it_attacks_weaker_land() {
    assert_eq!(
        asked("continent-first", &nearly_a_continent("campaign")),
        attack(Territory::Brazil, Territory::Argentina)
    );
    assert_eq!(
        deploys_at("continent-first", &nearly_a_continent("reinforce 4")),
        Territory::Brazil
    );
}

#[test]
fn weakest_first_attacks_the_fewest_armies() {
    assert_eq!(
        asked("weakest-first", &nearly_a_continent("campaign")),
        attack(Territory::Japan, Territory::Kamchatka)
    );
    assert_eq!(deploys_at("weakest-first", &nearly_a_continent("reinforce 4")), Territory::Japan);
}

#[test]
fn leader_first_attacks_the_leader_although_others_are_weaker() {
    let state = nearly_a_continent("campaign");
    let Action::Attack { to, .. } = asked("leader-first", &state) else { panic!("it attacks") };
    assert_eq!(state.board().owner(to), Some(Seat::Blue));
}

#[test]
fn turtle_stops_after_one_conquest_and_refuses_even_odds() {
    let lines = |conquered: &str, armies: u32| {
        position(&format!(
            "turn Red campaign\n{conquered}\nJapan Red {armies}\nKamchatka Green 2\n* Blue 5"
        ))
    };
    assert_eq!(asked("turtle", &lines("", 9)), attack(Territory::Japan, Territory::Kamchatka));
    assert_eq!(asked("turtle", &lines("conquered", 9)), Action::Done);
    assert_eq!(asked("turtle", &lines("", 3)), Action::Done);
}

#[test]
fn card_farmer_keeps_its_set_and_stops_once_it_has_earned_a_card() {
    let hand = "hand Red Alaska Alberta Ontario Brazil";
    let state = position(&format!("turn Red reinforce 3\n{hand}\nJapan Red 9\n* Blue 2"));
    assert!(matches!(asked("card-farmer", &state), Action::Deploy { .. }));
    let campaign = |lines: &str| {
        position(&format!("turn Red campaign\n{lines}\nJapan Red 9\nKamchatka Green 1\n* Blue 2"))
    };
    assert!(matches!(asked("card-farmer", &campaign("")), Action::Attack { .. }));
    assert_eq!(asked("card-farmer", &campaign("conquered")), Action::Done);
}

#[test]
fn all_in_attacks_against_the_odds_and_never_breaks_off() {
    let state = position("turn Red campaign\nJapan Red 5\n* Blue 5");
    assert!(matches!(asked("all-in", &state), Action::Attack { .. }));
    let battle = "turn Red battle\nattack Japan Kamchatka rolls 3\nJapan Red 3\n* Blue 9";
    assert!(matches!(asked("all-in", &position(battle)), Action::Roll { .. }));
    assert_eq!(asked("weakest-first", &position(battle)), Action::Halt);
}

#[test]
fn border_balancer_reinforces_the_thinnest_border_and_keeps_what_it_needs() {
    let lines = "Brazil Red 9\nJapan Red 1\nKamchatka Green 4\nMongolia Green 4\n* Blue 4";
    let placing = position(&format!("turn Red reinforce 4\n{lines}"));
    assert_eq!(deploys_at("border-balancer", &placing), Territory::Japan);
    let attacker = |other: u32| {
        position(&format!(
            "turn Red campaign\nJapan Red 7\nKamchatka Green 2\nMongolia Green {other}\n* Blue 4"
        ))
    };
    assert_eq!(
        asked("border-balancer", &attacker(3)),
        attack(Territory::Japan, Territory::Kamchatka)
    );
    assert_eq!(asked("border-balancer", &attacker(8)), Action::Done);
}

#[test]
fn hahn_attacks_above_one_half_only_and_with_full_force() {
    let state = |armies: u32| {
        position(&format!("turn Red campaign\nJapan Red {armies}\nKamchatka Green 3\n* Blue 9"))
    };
    assert_eq!(asked("hahn", &state(5)), attack(Territory::Japan, Territory::Kamchatka));
    assert_eq!(asked("hahn", &state(3)), Action::Done);
    let advance =
        position("turn Red advance Kamchatka from Japan\nJapan Red 7\nKamchatka Red 3\n* Blue 5");
    assert_eq!(asked("hahn", &advance), Action::Advance { armies: 6 });
}

#[test]
fn osborne_attacks_the_largest_stack_that_it_equals_from_five_armies_on() {
    let state = |armies: u32| {
        position(&format!(
            "turn Red campaign\nJapan Red {armies}\nKamchatka Green 7\nMongolia Green 2\n* Blue 9"
        ))
    };
    assert_eq!(asked("osborne", &state(8)), attack(Territory::Japan, Territory::Kamchatka));
    assert_eq!(asked("osborne", &state(6)), attack(Territory::Japan, Territory::Mongolia));
    assert_eq!(asked("osborne", &state(4)), Action::Done);
}

#[test]
fn wolf_prefers_the_attack_that_brings_reinforcements() {
    assert_eq!(
        asked("wolf", &nearly_a_continent("campaign")),
        attack(Territory::Brazil, Territory::Argentina)
    );
    let hopeless = position("turn Red campaign\nconquered\nJapan Red 3\n* Blue 9");
    assert_eq!(asked("wolf", &hopeless), Action::Done);
}

#[test]
fn cluster_expands_where_no_new_border_opens_and_leaves_what_lies_apart() {
    // Japan is apart from the largest stack, in Peru, whose only foreign neighbour is Argentina.
    let state = position(
        "turn Red campaign
         Peru Red 9
         Brazil Red 3
         Argentina Blue 2
         Japan Red 8
         Kamchatka Green 1
         * Blue 5",
    );
    assert_eq!(asked("cluster", &state), attack(Territory::Peru, Territory::Argentina));
}

#[test]
fn pixie_fights_for_the_continent_that_it_outweighs() {
    assert_eq!(
        asked("pixie", &nearly_a_continent("campaign")),
        attack(Territory::Brazil, Territory::Argentina)
    );
    assert_eq!(deploys_at("pixie", &nearly_a_continent("reinforce 4")), Territory::Brazil);
}

#[test]
fn killbot_goes_for_a_player_whom_it_can_eliminate() {
    let state = nearly_a_continent("campaign");
    assert_eq!(asked("killbot", &state), attack(Territory::Japan, Territory::Kamchatka));
    assert_eq!(deploys_at("killbot", &nearly_a_continent("reinforce 4")), Territory::Japan);
}

#[test]
fn brawler_gathers_where_it_is_surrounded_and_attacks_from_its_largest_stack() {
    let lines = "Alaska Red 9\nMadagascar Red 4\nUkraine Red 2\n* Blue 5";
    assert_eq!(
        deploys_at("brawler", &position(&format!("turn Red reinforce 4\n{lines}"))),
        Territory::Ukraine
    );
    let state = position(&format!("turn Red campaign\n{lines}"));
    let Action::Attack { from, .. } = asked("brawler", &state) else { panic!("it attacks") };
    assert_eq!(from, Territory::Alaska);
}

#[test]
fn leveller_reinforces_its_smallest_border_and_divides_what_follows() {
    let lines = "Brazil Red 9\nJapan Red 2\n* Blue 4";
    assert_eq!(
        deploys_at("leveller", &position(&format!("turn Red reinforce 4\n{lines}"))),
        Territory::Japan
    );
    let advance =
        position("turn Red advance Kamchatka from Japan\nJapan Red 7\nKamchatka Red 3\n* Blue 5");
    assert_eq!(asked("leveller", &advance), Action::Advance { armies: 3 });
}

/// Blue holds South America, beside Red’s army; Green is weaker, beside Japan.
fn a_continent_to_break(phase: &str) -> State {
    position(&format!(
        "turn Red {phase}
         Brazil Blue 4
         Peru Blue 2
         Venezuela Blue 2
         Argentina Blue 2
         North-Africa Red 6
         Japan Red 8
         Kamchatka Green 1
         * Blue 5"
    ))
}

#[test]
fn breaker_attacks_a_continent_that_somebody_holds_before_weaker_land() {
    let state = a_continent_to_break("campaign");
    let Action::Attack { to, .. } = asked("breaker", &state) else { panic!("it attacks") };
    assert_eq!(state.board().owner(to), Some(Seat::Blue));
}

#[test]
fn bully_attacks_the_weakest_player_although_others_hold_more() {
    assert_eq!(
        asked("bully", &a_continent_to_break("campaign")),
        attack(Territory::Japan, Territory::Kamchatka)
    );
    assert_eq!(deploys_at("bully", &a_continent_to_break("reinforce 4")), Territory::Japan);
}

#[test]
fn raider_gathers_for_two_rounds_and_attacks_in_the_third() {
    let round = |number: u32| {
        position(&format!(
            "round {number}\nturn Red campaign\nconquered\nJapan Red 9\nKamchatka Green 2\n* Blue 5"
        ))
    };
    assert_eq!(asked("raider", &round(2)), Action::Done);
    assert_eq!(asked("raider", &round(3)), attack(Territory::Japan, Territory::Kamchatka));
}

#[test]
fn pathfinder_goes_where_a_few_conquests_complete_a_continent() {
    let state = |phase: &str| {
        position(&format!(
            "turn Red {phase}
             Brazil Red 8
             Peru Red 2
             Venezuela Red 2
             Argentina Blue 4
             Japan Red 8
             Kamchatka Green 1
             Alberta Green 5
             Congo Green 5
             * Blue 5"
        ))
    };
    assert_eq!(
        asked("pathfinder", &state("campaign")),
        attack(Territory::Brazil, Territory::Argentina)
    );
    assert_eq!(deploys_at("pathfinder", &state("reinforce 4")), Territory::Brazil);
}
