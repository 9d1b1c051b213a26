//! D5: actions that can be taken back, and those that have revealed something.

use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{Action, Game, TerritoryCard, UndoError};
use red_queens_engine::world::TerritorySet;
use red_queens_engine::world::names::{Africa, Asia, Congo, Peru, Siam};

use crate::poker::declare;
use crate::support::{game_at, land, turn_in};

/// Returns a game in which Red calls for Green, and nobody has armies to contest that.
fn calls_green(rules: &str, lines: &str) -> Game {
    let mut game = game_at(&format!(
        "rules {rules}
         players Red Blue
         turn Red call
         suits Green hearts
         stash Red QH
         pot Blue 0
         Alaska Red 5
         Brazil Blue 3
         {lines}
         * Green 2"
    ));
    game.play(declare(Green)).unwrap();
    game
}

#[test]
fn w4_d5_who_has_seen_an_allys_cards_cannot_take_the_call_back() {
    let game = calls_green("new-rules", "hand Green Peru Congo");
    let seen = game.observe(Red).table().deck().hands[Green];
    assert!(seen.holds([Peru, Congo].map(TerritoryCard::Territory)));
    assert_eq!(game.check_undo(), Err(UndoError::Chance));
}

#[test]
fn d5_a_call_that_shows_nothing_can_be_taken_back() {
    for rules in ["new-rules", "nautical allies poker"] {
        let mut game = calls_green(rules, "");
        assert_eq!(game.state().turn().seat, Green, "{rules}");
        game.undo().unwrap();
        assert_eq!(game.state().turn().seat, Red, "{rules}");
    }
}

/// Returns a game in which Green ends its turn and Red is next, holding Africa and Asia, possibly
/// without Siam.
fn green_is_done(siam: &str, objective: &str) -> Game {
    let held = (Africa.territories() | Asia.territories()) - TerritorySet::of(&[Siam]);
    let red = land(held, "Red 1");
    let mut game = game_at(&format!(
        "rules risiko-pocket
         players Red Blue Green
         turn Green transfer
         done superior
         objective Red {objective}
         objective Blue Green
         objective Green Red
         Alberta Green 3
         Siam {siam} 1
         {red}
         * Blue 1"
    ));
    game.play(Action::Done).unwrap();
    game
}

#[test]
fn k8_d5_an_end_that_has_opened_all_objectives_is_not_taken_back() {
    let game = green_is_done("Red", "Asia+Africa");
    assert!(game.outcome().is_some());
    assert!(game.observe(Green).table().objective(Blue).is_some());
    assert_eq!(game.check_undo(), Err(UndoError::Chance));
}

#[test]
fn k8_d5_a_turn_that_would_have_won_with_another_objective_is_not_taken_back() {
    let game = green_is_done("Red", "Blue");
    assert_eq!((game.outcome(), game.state().turn().seat), (None, Red));
    assert_eq!(game.check_undo(), Err(UndoError::Chance), "Green knows what Red is not after");
    let game = green_is_done("Blue", "Asia+Africa");
    assert_eq!((game.outcome(), game.state().turn().seat), (None, Red));
    assert_eq!(game.check_undo(), Ok(()), "no objective is met, so none is ruled out");
}

#[test]
fn d5_cards_that_were_turned_in_have_been_seen() {
    let mut game = game_at(
        "rules next wilds on
         players Red Blue
         turn Red reinforce 3
         hand Red Peru Congo wild
         Alaska Red 5
         * Blue 1",
    );
    game.play(turn_in([
        TerritoryCard::Territory(Peru),
        TerritoryCard::Territory(Congo),
        TerritoryCard::Wild,
    ]))
    .unwrap();
    assert_eq!(game.check_undo(), Err(UndoError::Chance));
}
