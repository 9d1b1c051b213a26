//! T41 and T42: the cards of players who enter the game with an allied army.

use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::Action;
use red_queens_engine::record::Position;
use red_queens_engine::world::names::{Alaska, Alberta, Japan};

use crate::support::{Scene, attack, deploy, roll};

/// Lets a player join with Blue, which another player has left, and returns its numbers of
/// territory and poker cards.
fn joins_with_blue(rules: &str, lines: &str) -> (usize, usize) {
    let mut scene = Scene::at(&format!(
        "rules nautical {rules}
         players Red Yellow
         deserted Blue
         turn Red reinforce 3
         fresh
         suits Green clubs diamonds
         suits Blue hearts spades
         {lines}
         Alaska Red 4
         Alberta Blue 1
         Iceland Yellow 1
         * Green 1"
    ));
    scene.play(Action::Join { ally: Blue });
    let text = Position(&scene.state).to_string();
    assert_eq!(Position::parse(&text).as_ref(), Ok(&scene.state), "{text}");
    (scene.hand(Blue).len(), scene.stash(Blue))
}

#[test]
fn t41_joining_draws_only_what_is_missing_from_two_and_one() {
    let kept = [
        ("", (2, 1)),
        ("hand Blue Brazil", (2, 1)),
        ("hand Blue Brazil wild Peru", (3, 1)),
        ("stash Blue QH 7C", (2, 2)),
    ];
    for (lines, drawn) in kept {
        assert_eq!(joins_with_blue("", lines), drawn, "{lines}");
    }
}

#[test]
fn t41_an_army_brings_its_cards_once_in_a_game() {
    assert_eq!(joins_with_blue("", "entered Blue"), (0, 0));
    assert_eq!(joins_with_blue("", "entered Blue\nhand Blue Brazil"), (1, 0));
    assert_eq!(joins_with_blue("", "entered Green"), (2, 1), "another army has brought them");
}

#[test]
fn t40_t41_a_late_player_draws_cards_also_where_the_kept_ones_were_taken() {
    let mut scene = Scene::at(
        "rules nautical allies poker
         players Red Blue Black
         turn Red reinforce 3
         fresh
         hand Blue Peru Congo
         stash Blue 2C 3C
         Alaska Red 2
         Japan Blue 3
         Brazil Black 3
         * Green 1",
    );
    scene.play(Action::Leave { seat: Blue }).play(deploy(Alaska, 3)).play(Action::Done);
    scene.play(Action::Declare { ally: Blue });
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (2, 2), "Red has taken them");
    scene.play(deploy(Japan, 3)).play(Action::Done);
    scene.play(Action::Join { ally: Blue });
    assert_eq!((scene.hand(Blue).len(), scene.stash(Blue)), (2, 1));
}

#[test]
fn t41_as_it_was_who_joined_with_an_army_left_by_a_player_drew_nothing() {
    assert_eq!(joins_with_blue("entry-tops-up off", ""), (0, 0));
    assert_eq!(joins_with_blue("entry-tops-up off", "entered Blue"), (0, 0));
}

#[test]
fn t42_t41_who_goes_on_with_an_army_left_by_a_player_draws_only_what_it_lacks() {
    let goes_on = |lines: &str| {
        let mut scene = Scene::at(&format!(
            "players Red Blue Black
             deserted Green
             turn Red campaign
             attacked Blue
             {lines}
             Alaska Red 9
             Alberta Blue 1
             Congo Black 3
             * Green 1"
        ));
        scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
        scene.play(Action::TakeOver { ally: Green });
        (scene.hand(Green).len(), scene.stash(Green))
    };
    assert_eq!(goes_on("hand Green Peru Congo\nstash Green 2C"), (2, 1), "as it kept them");
    assert_eq!(goes_on("hand Green Peru"), (2, 1));
    assert_eq!(goes_on("hand Green Peru\nentered Green"), (1, 0), "once in a game");
    let text = "rules nautical entry-tops-up off\nhand Green Peru";
    assert_eq!(goes_on(text), (3, 1), "as it was");
}
