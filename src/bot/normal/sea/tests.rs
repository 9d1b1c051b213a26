//! What ships are worth to the sensible player: it plays against itself without them.

use crate::arena::{Limits, play_out};
use crate::bot::{Bot, Normal, plain_action};
use crate::core::{Seat, Seed};
use crate::game::{Action, Ask, Control, Legal, Observation, Player, RuleSet, Setup, option};

/// Plays on land as it would if it had no ships, and does the plainest thing at sea.
struct Landlubber(Normal);

impl Bot for Landlubber {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let at_sea = view.prompt().is_some_and(|prompt| {
            matches!(
                prompt.ask,
                Ask::FirstShip { .. } | Ask::SendIn | Ask::SeaBattle | Ask::Board { .. }
            )
        });
        if at_sea {
            return plain_action(legal);
        }
        let ashore = view.without_ships_of(view.viewer());
        self.0.decide(&ashore, &ashore.legal())
    }
}

fn with_ships() -> RuleSet {
    let mut rules = RuleSet::NAUTICAL;
    option("ships").unwrap().set(&mut rules, "on").unwrap();
    rules
}

/// How many of so many duels the player with ships wins.
fn wins_with_ships(games: u64) -> (u64, u64) {
    let (mut won, mut finished) = (0, 0);
    for number in 0..games {
        let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
        let seed = Seed::from_number(number / 2 + 1_000);
        let setup = Setup { rules: with_ships(), players: players.into(), seed };
        let sailor = usize::try_from(number % 2).unwrap();
        let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(Landlubber(Normal::new(number)))];
        bots.insert(sailor, Box::new(Normal::new(number + 1)));
        let limits = Limits { rounds: 150, actions: 30_000 };
        let bout = play_out(setup, &mut bots, limits).unwrap();
        assert_eq!(bout.faults, 0, "game {number}");
        finished += u64::from(bout.is_finished());
        won += u64::from(bout.winners == [sailor]);
    }
    (won, finished)
}

#[test]
fn ships_do_no_harm_to_whoever_uses_them() {
    let games = 300;
    let (won, finished) = wins_with_ships(games);
    println!("with ships {won} of {finished} duels that ended, {games} played");
    // Two standard deviations of luck below an even score.
    assert!(won * 100 >= finished * 44, "{won} of {finished}");
}

#[test]
#[ignore = "thousands of games take minutes"]
fn soak_ships_are_of_use_to_whoever_uses_them() {
    let (won, finished) = wins_with_ships(6_000);
    println!("with ships {won} of {finished} duels that ended");
    assert!(won * 2 >= finished, "{won} of {finished}");
}
