//! The players that consider ships, and the worth of ships to the normal player, which plays
//! against itself without them.

use super::Planner;
use crate::bot::heuristics::HeuristicWeights;
use crate::bot::view::View;
use crate::bot::{Bot, Normal, decide, plain_action};
use engine::core::{BySeat, Seat, Seed};
use engine::game::{
    Action, Ask, Control, Event, Game, Legal, Observation, Player, RuleSet, SeatEvent, Setup,
};
use engine::record::Position;
use engine::world::names::Brazil;

#[test]
fn who_does_not_think_of_ships_leaves_them_but_for_who_has_nothing_else() {
    let off = RuleSet::NAUTICAL.world().harbours(Brazil).next().unwrap();
    let wants = |own: &str, sails: bool| {
        let text = format!(
            "rules nautical\nplayers Red Blue\nship 1 Red 9 at {off}\n{own}\n* Blue 1\nturn Red campaign"
        );
        let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
        let weights = HeuristicWeights { sails, ..HeuristicWeights::HARD_MASSED };
        let action = Planner::new(View::new(&view, &weights).unwrap(), 1).campaign();
        matches!(action, Action::Sea(_))
    };
    let ashore = "Japan Red 1";
    assert!(wants(ashore, true));
    assert!(!wants(ashore, false));
    assert!(wants("", false), "a pirate has nothing but ships");
}

/// A player on land as if it had no ships, which plays the simplest move at sea.
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
        let ashore = without_ships(view);
        self.0.decide(&ashore, &ashore.legal())
    }
}

/// Returns the same view without the viewer's ships.
fn without_ships(view: &Observation) -> Observation {
    let owner = serde_json::to_value(view.viewer()).unwrap();
    let mut told = serde_json::to_value(view).unwrap();
    for ship in told["table"]["fleet"]["ships"].as_array_mut().unwrap() {
        if ship.get("owner") == Some(&owner) {
            *ship = serde_json::Value::Null;
        }
    }
    serde_json::from_value(told).unwrap()
}

/// The most rounds of a duel; one that lasts longer has no winner.
const ROUNDS: u32 = 150;

/// Plays a duel of Red and Blue to its end; returns the winner, if there is one.
fn duel(red: &mut dyn Bot, blue: &mut dyn Bot, seed: u64) -> Option<Seat> {
    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    let seed = Seed::from_number(seed);
    let mut game = Game::new(Setup::new(RuleSet::NAUTICAL, players.into(), seed)).unwrap();
    let mut is_red = BySeat::from_fn(|seat| seat == Seat::Red);
    while let Some(prompt) = game.prompt().filter(|_| game.state().turn().round <= ROUNDS) {
        let bot: &mut dyn Bot = if is_red[prompt.seat] { &mut *red } else { &mut *blue };
        let decision = decide(bot, &game.observe(prompt.seat)).unwrap();
        assert!(!decision.is_fault, "an illegal answer to {prompt:?}");
        for event in game.play(decision.action).unwrap() {
            if let Event::Seat(SeatEvent::TookOver { by, ally }) = *event {
                is_red[ally] = is_red[by];
            }
        }
    }
    let winners = game.outcome()?.winners;
    let winner = if winners.iter().all(|seat| is_red[seat]) { Seat::Red } else { Seat::Blue };
    Some(winner)
}

/// Returns the duels won by the player with ships, and those that came to an end.
fn wins_with_ships(games: u64) -> (u64, u64) {
    let (mut won, mut finished) = (0, 0);
    for number in 0..games {
        let (mut sailor, mut landlubber) =
            (Normal::new(number + 1), Landlubber(Normal::new(number)));
        let seed = number / 2 + 1_000;
        let (winner, sails) = if number % 2 == 0 {
            (duel(&mut sailor, &mut landlubber, seed), Seat::Red)
        } else {
            (duel(&mut landlubber, &mut sailor, seed), Seat::Blue)
        };
        finished += u64::from(winner.is_some());
        won += u64::from(winner == Some(sails));
    }
    (won, finished)
}

#[test]
fn ships_do_no_harm_to_whoever_uses_them() {
    let games = 300;
    let (won, finished) = wins_with_ships(games);
    println!("with ships {won} of {finished} duels that ended, {games} played");
    // Allow two standard deviations of luck below an even score.
    assert!(won * 100 >= finished * 44, "{won} of {finished}");
}

#[test]
#[ignore = "thousands of games take minutes"]
fn soak_ships_are_of_use_to_whoever_uses_them() {
    let (won, finished) = wins_with_ships(6_000);
    println!("with ships {won} of {finished} duels that ended");
    assert!(won * 2 >= finished, "{won} of {finished}");
}
