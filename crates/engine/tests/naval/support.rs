//! Positions at sea to continue from, with actions as text and with given dice and random draws.

use std::collections::VecDeque;

use red_queens_engine::core::{RandomSource, Seat, ShipId, digest};
use red_queens_engine::game::{Action, Ask, Event, Refusal, Ship, State};
use red_queens_engine::record::Position;
use red_queens_engine::world::Territory;

use crate::calls::without_calls;

/// Given dice and random draws, each kind in its order. Running out of dice is an error; a missing
/// draw takes the first candidate.
struct Given {
    dice: VecDeque<u8>,
    draws: VecDeque<u32>,
}

impl RandomSource for Given {
    fn die(&mut self) -> u8 {
        self.dice.pop_front().expect("one die more than was given")
    }

    fn below(&mut self, n: u32) -> u32 {
        self.draws.pop_front().unwrap_or(0).min(n.saturating_sub(1))
    }
}

/// A position to continue from. `events` are those of the last action.
pub struct Scene {
    pub state: State,
    pub events: Vec<Event>,
}

/// Returns a scene in which Red campaigns against Blue, and Green holds all other land; nobody
/// mobilizes.
pub fn campaign(lines: &str) -> Scene {
    Scene::at(&format!(
        "players Red Blue
         rules nautical
         turn Red campaign
         attacked Blue Green
         {lines}
         * Green 1"
    ))
}

/// Returns a [`campaign`] with Red in Brazil and Blue in Japan, far from each other.
pub fn at_sea(ships: &str) -> Scene {
    campaign(&format!(
        "Brazil Red 5
         Japan Blue 5
         {ships}"
    ))
}

pub fn ship(number: u8) -> ShipId {
    number.to_string().parse().unwrap()
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{error} in {text}"))
}

impl Scene {
    /// Starts from a position as text. Allies can be contested only if the text says so; otherwise
    /// the next turn follows the transfer.
    pub fn at(text: &str) -> Self {
        let text = &without_calls(text);
        let state = Position::parse(text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        Self { state, events: Vec::new() }
    }

    /// Plays an action that rolls no dice.
    pub fn play(&mut self, text: &str) -> &mut Self {
        self.with(text, &[], &[])
    }

    /// Plays an action with exactly these dice, in the order of rolling.
    pub fn roll(&mut self, text: &str, dice: &[u8]) -> &mut Self {
        self.with(text, dice, &[])
    }

    /// Plays an action with exactly these dice and draws. It must be listed as legal.
    pub fn with(&mut self, text: &str, dice: &[u8], draws: &[u32]) -> &mut Self {
        self.events.clear();
        let action = action(text);
        let mut rng =
            Given { dice: dice.iter().copied().collect(), draws: draws.iter().copied().collect() };
        assert!(self.allows(text), "{text} is not listed in {:?}", self.state.phase());
        if let Err(refusal) = self.state.play(&action, &mut rng, &mut self.events) {
            panic!("{text} is refused: {refusal}");
        }
        assert_eq!((rng.dice.len(), rng.draws.len()), (0, 0), "left over by {text}");
        self
    }

    /// Returns `true` if an action is listed as legal.
    pub fn allows(&self, text: &str) -> bool {
        self.state.legal().allows(&action(text))
    }

    /// Expects an action to be refused by a rule, and nothing to change.
    pub fn refuses(&self, text: &str, refusal: &Refusal, rule: &str) -> &Self {
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let mut rng = Given { dice: VecDeque::new(), draws: VecDeque::new() };
        let refused = state.play(&action(text), &mut rng, &mut events);
        assert_eq!(refused.as_ref(), Err(refusal), "{text}");
        assert_eq!(refusal.rule().to_string(), rule, "{text}");
        assert!(refusal.to_string().ends_with(&format!(" ({rule})")), "{refusal}");
        assert!(events.is_empty() && !self.allows(text), "{text}");
        assert_eq!((digest(&state), &state), (digest(&self.state), &self.state), "{text}");
        self
    }

    /// Expects this seat to be asked this question.
    pub fn asks(&mut self, seat: Seat, ask: Ask) -> &mut Self {
        let prompt = self.state.prompt().expect("the game is not over");
        assert_eq!((prompt.seat, prompt.ask), (seat, ask));
        self
    }

    /// Expects one line for each ship: owner, armies aboard, and `sailed` or `done` if applicable.
    pub fn fleet(&mut self, expected: &[(u8, Seat, u32)]) -> &mut Self {
        let ships = self.state.fleet().iter();
        let found: Vec<(u8, Seat, u32)> =
            ships.map(|(id, ship)| (u8::from(id) + 1, ship.owner, ship.crew)).collect();
        assert_eq!(found, expected);
        self
    }

    /// Expects these armies and this owner on a territory.
    pub fn land(&mut self, territory: Territory, owner: Seat, armies: u32) -> &mut Self {
        let board = self.state.board();
        let found = (board.owner(territory), board.armies(territory));
        assert_eq!(found, (Some(owner), armies), "{territory}");
        self
    }

    pub fn ship(&self, number: u8) -> Ship {
        *self.state.fleet().get(ship(number)).expect("the ship is at sea")
    }

    /// Returns `true` if a ship can go on another cruise.
    pub fn can_cruise(&self, number: u8) -> bool {
        self.allows(&format!("cruise {number}"))
    }

    /// Returns `true` if the last action caused this event.
    pub fn told(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// Returns `true` if the last action caused an event that `pick` accepts.
    pub fn told_any(&self, pick: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(pick)
    }
}
