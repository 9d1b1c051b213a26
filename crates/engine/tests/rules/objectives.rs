//! K7 and K8: objectives, winning by them, and keeping them secret.

use red_queens_engine::core::Seat::{self, Blue, Green, Red, Yellow};
use red_queens_engine::core::{Seed, Seeded};
use red_queens_engine::game::{
    Action, Aim, CardEvent, Event, Objective, Role, RuleSet, State, Victory,
};
use red_queens_engine::world::names::{Alaska, Brazil, Kamchatka, Peru};
use red_queens_engine::world::{Continent, TerritorySet};

use crate::support::{Scene, attack, land, named, new_game, roll};

fn colours(state: &State) -> Vec<Seat> {
    let colour = |it: Objective| match it {
        Objective::Colour(seat) => Some(seat),
        Objective::Continents(_) => None,
    };
    state.objectives().filter_map(colour).collect()
}

fn winners(scene: &Scene) -> Vec<Seat> {
    scene.state.outcome().map_or(Vec::new(), |outcome| outcome.winners.iter().collect())
}

/// Returns the territories of these continents.
fn both([one, other]: [Continent; 2]) -> TerritorySet {
    one.territories() | other.territories()
}

#[test]
fn k7_six_pairs_of_continents_and_four_colours() {
    let game = new_game(RuleSet::RISIKO_POCKET, 3, 1);
    let pairs: Vec<String> = game.state().objectives().take(6).map(|it| it.to_string()).collect();
    assert_eq!(
        pairs,
        [
            "Asia+Africa",
            "Asia+SouthAmerica",
            "NorthAmerica+Africa",
            "NorthAmerica+Australia",
            "Europe+SouthAmerica",
            "Europe+Australia"
        ]
    );
    assert_eq!(colours(game.state()), [Red, Blue, Green, Yellow], "one of them does not play");
    let game = new_game(RuleSet::RISIKO_POCKET, 4, 1);
    assert_eq!(colours(game.state()), [Red, Blue, Green, Yellow]);
    let six = new_game(RuleSet { victory: Victory::Objectives, ..RuleSet::NEXT }, 6, 1);
    assert_eq!(colours(six.state()).len(), 6);
}

#[test]
fn k1_each_player_has_an_objective_of_its_own() {
    for seed in 0..40 {
        let game = new_game(RuleSet::RISIKO_POCKET, 4, seed);
        let state = game.state();
        let held: Vec<Objective> =
            state.seats(Role::Player).map(|seat| state.objective(seat).unwrap()).collect();
        for (place, objective) in held.iter().enumerate() {
            assert!(!held[..place].contains(objective), "{held:?}");
        }
        assert_eq!(state.objectives_left().len(), 6);
    }
    assert_eq!(new_game(RuleSet::NEXT, 4, 1).state().objective(Red), None);
}

#[test]
fn k7_the_own_colour_and_one_that_does_not_play_mean_24_territories() {
    let scene = Scene::at(
        "rules risiko-pocket
         players Red Blue Green
         turn Red campaign
         Alaska Red 1
         Peru Blue 1
         * Green 1",
    );
    let aim = |seat, of| scene.state.aim(seat, Objective::Colour(of));
    assert_eq!(aim(Red, Red), Aim::Territories(24));
    assert_eq!(aim(Red, Yellow), Aim::Territories(24));
    assert_eq!(aim(Red, Blue), Aim::Eliminate(Blue));
}

#[test]
fn k7_two_continents_win_at_once_in_the_own_turn_and_are_shown() {
    let pair = [Continent::Europe, Continent::SouthAmerica];
    let missing = both(pair) - TerritorySet::of(&[Peru]);
    let objective = Objective::Continents(pair);
    let mut scene = Scene::at(&format!(
        "rules risiko-pocket
         players Red Blue Green
         turn Red campaign
         objective Red Europe+SouthAmerica
         objective Blue Red
         {}
         Peru Blue 1
         Alaska Blue 1
         * Green 1",
        land(missing, "Red 4")
    ));
    scene.play(attack(Brazil, Peru)).roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!(winners(&scene), [Red]);
    assert!(scene.told(Event::Card(CardEvent::ShowedObjective { seat: Red, objective })));
    // All objectives are revealed when the game is over.
    let seen = scene.state.observe(Some(Green));
    assert_eq!(seen.table().objective(Blue), Some(Objective::Colour(Red)));
}

#[test]
fn k7_a_colour_that_is_eliminated_wins_whoever_did_it_but_in_the_own_turn() {
    let last = |objectives: &str| {
        let mut scene = Scene::at(&format!(
            "rules risiko-pocket
             players Red Blue Green
             turn Red campaign
             {objectives}
             Alaska Red 9
             Kamchatka Blue 1
             Ontario Red 1
             * Green 1"
        ));
        scene.play(attack(Alaska, Kamchatka)).roll(roll(3), &[6, 6, 6, 1]);
        scene
    };
    assert_eq!(winners(&last("objective Red Blue")), [Red]);
    // Another player's objective counts only in that player's turn.
    let mut scene = last("objective Red Green\nobjective Green Blue");
    assert_eq!(winners(&scene), []);
    scene.play(Action::Advance { armies: 0 }).play(Action::Done);
    while winners(&scene).is_empty() {
        scene.play(Action::Done);
    }
    assert_eq!(winners(&scene), [Green]);
    let shown =
        Event::Card(CardEvent::ShowedObjective { seat: Green, objective: Objective::Colour(Blue) });
    assert!(scene.told(shown));
}

#[test]
fn k7_24_territories_win() {
    let held: TerritorySet = TerritorySet::FULL
        .iter()
        .filter(|at| ![Alaska, Kamchatka, Peru].contains(at))
        .take(22)
        .collect();
    let (first, near) = (held.with(Alaska), format!("{}\nAlaska Red 9", land(held, "Red 1")));
    assert_eq!(first.len(), 23, "{}", named(first));
    let scene = |objective: &str| {
        let mut scene = Scene::at(&format!(
            "rules risiko-pocket
             players Red Blue Green
             turn Red campaign
             objective Red {objective}
             {near}
             Kamchatka Blue 1
             Peru Blue 1
             * Green 1"
        ));
        scene.play(attack(Alaska, Kamchatka)).roll(roll(3), &[6, 6, 6, 1]);
        scene
    };
    assert_eq!(winners(&scene("Red")), [Red], "the own colour");
    assert_eq!(winners(&scene("Yellow")), [Red], "a colour that does not play");
    assert_eq!(winners(&scene("Blue")), []);
}

#[test]
fn k7_who_has_met_it_in_another_turn_wins_when_its_own_begins() {
    let pair = [Continent::NorthAmerica, Continent::Australia];
    let mut scene = Scene::at(&format!(
        "rules risiko-pocket
         players Red Blue Green
         turn Red transfer
         objective Blue NorthAmerica+Australia
         {}
         Peru Red 1
         * Green 1",
        land(both(pair), "Blue 1")
    ));
    assert_eq!(winners(&scene), []);
    scene.play(Action::Done);
    assert_eq!(winners(&scene), [Blue]);
}

#[test]
fn k8_nobody_else_knows_an_objective() {
    let game = new_game(RuleSet::RISIKO_POCKET, 4, 3);
    let state = game.state();
    for viewer in [None, Some(Red), Some(Blue)] {
        let seen = state.observe(viewer);
        for seat in Seat::ALL {
            let known = state.objective(seat).filter(|_| viewer == Some(seat));
            assert_eq!(seen.table().objective(seat), known);
        }
        assert_eq!(seen.objective(), viewer.and_then(|seat| state.objective(seat)));
    }
    let drew = |event: &Event| matches!(event, Event::Card(CardEvent::DrewObjective { .. }));
    for event in game.opening().iter().filter(|event| drew(event)) {
        let Event::Card(CardEvent::DrewObjective { seat, objective }) = *event else { continue };
        assert!(objective.is_some());
        let hidden = Event::Card(CardEvent::DrewObjective { seat, objective: None });
        let viewers = Seat::ALL.into_iter().filter(|other| *other != seat).map(Some);
        assert!(viewers.chain([None]).all(|viewer| event.seen_by(viewer) == hidden));
        assert_eq!(event.seen_by(Some(seat)), *event);
    }
}

#[test]
fn k8_who_guesses_gives_each_other_player_one_of_those_that_are_left() {
    let game = new_game(RuleSet::RISIKO_POCKET, 4, 3);
    let seen = game.observe(Red);
    let mut rng = Seeded::new(Seed::from_number(1), 0);
    let guesses: Vec<State> = (0..30).map(|_| seen.guess(&mut rng)).collect();
    for guess in &guesses {
        assert_eq!(guess.objective(Red), game.state().objective(Red));
        let held: Vec<Objective> =
            guess.seats(Role::Player).filter_map(|seat| guess.objective(seat)).collect();
        assert_eq!(held.len(), 4);
        assert!((1..4).all(|place| !held[..place].contains(&held[place])), "{held:?}");
    }
    let first = guesses[0].objective(Blue);
    assert!(guesses.iter().any(|guess| guess.objective(Blue) != first));
}
