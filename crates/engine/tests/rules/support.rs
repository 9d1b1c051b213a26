//! Positions to continue from, with given dice and random draws.

use std::collections::VecDeque;

use red_queens_engine::battle::Post;
use red_queens_engine::core::{Digest, RandomSource, Seat, Seed, digest};
use red_queens_engine::game::{
    Action, Ask, Control, Event, Game, Hand, Player, PlusOne, Purchase, Refusal, Role, RuleSet,
    Setup, State, TerritoryCard, Until,
};
use red_queens_engine::record::Position;
use red_queens_engine::world::{Territory, TerritorySet};

use crate::calls::without_calls;

/// Given dice and random draws, each kind in its order. Running out of dice is an error; a missing
/// draw takes the first candidate.
pub struct Given {
    dice: VecDeque<u8>,
    draws: VecDeque<u32>,
}

impl Given {
    pub fn new(dice: &[u8], draws: &[u32]) -> Self {
        Self { dice: dice.iter().copied().collect(), draws: draws.iter().copied().collect() }
    }

    fn check_used(&self, action: &Action) {
        let left = (self.dice.len(), self.draws.len());
        assert_eq!(left, (0, 0), "dice and draws left over by {action:?}");
    }
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

impl Scene {
    /// Starts from a position as text. Allies can be contested only if the text says so; otherwise
    /// the next turn follows the transfer.
    pub fn at(text: &str) -> Self {
        let text = &without_calls(text);
        let state = Position::parse(text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        Self { state, events: Vec::new() }
    }

    /// Starts from a new game.
    pub fn opening(rules: RuleSet, players: usize, seed: u64) -> Self {
        Self { state: new_game(rules, players, seed).state().clone(), events: Vec::new() }
    }

    /// Plays an action that rolls no dice.
    pub fn play(&mut self, action: Action) -> &mut Self {
        self.with(action, &[], &[])
    }

    /// Plays an action with exactly these dice, in the order of rolling.
    pub fn roll(&mut self, action: Action, dice: &[u8]) -> &mut Self {
        self.with(action, dice, &[])
    }

    /// Plays an action with exactly these dice and draws.
    pub fn with(&mut self, action: Action, dice: &[u8], draws: &[u32]) -> &mut Self {
        self.events.clear();
        let mut rng = Given::new(dice, draws);
        assert!(self.state.legal().allows(&action), "{action:?} is not listed");
        if let Err(refusal) = self.state.play(&action, &mut rng, &mut self.events) {
            panic!("{action:?} is refused: {refusal}");
        }
        rng.check_used(&action);
        self
    }

    /// Expects an action to be refused, and nothing to change.
    pub fn refuses(&self, action: &Action, refusal: &Refusal, rule: &str) {
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let refused = state.play(action, &mut Given::new(&[], &[]), &mut events);
        assert_eq!(refused.as_ref(), Err(refusal), "{action:?}");
        assert_eq!(refusal.rule().to_string(), rule, "{action:?}");
        assert!(refusal.to_string().ends_with(&format!(" ({rule})")), "{refusal}");
        assert!(events.is_empty() && !self.state.legal().allows(action), "{action:?}");
        assert_eq!((digest(&state), &state), (self.digest(), &self.state), "{action:?}");
    }

    pub fn digest(&self) -> Digest {
        digest(&self.state)
    }

    pub fn armies(&self, territory: Territory) -> u32 {
        self.state.board().armies(territory)
    }

    pub fn owner(&self, territory: Territory) -> Seat {
        self.state.board().owner(territory).expect("the territory is held")
    }

    pub fn captives(&self, territory: Territory, of: Seat) -> u32 {
        self.state.board().captives(territory)[of]
    }

    pub fn hand(&self, seat: Seat) -> Vec<TerritoryCard> {
        self.state.deck().hands[seat].iter().collect()
    }

    pub fn stash(&self, seat: Seat) -> usize {
        self.state.poker().stashes[seat].len()
    }

    /// Expects this seat to be asked this question.
    pub fn asks(&self, seat: Seat, ask: Ask) -> &Self {
        let prompt = self.state.prompt().expect("the game is not over");
        assert_eq!((prompt.seat, prompt.ask), (seat, ask));
        self
    }

    /// Returns `true` if the last action caused this event.
    pub fn told(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// Returns the values that `pick` takes from the events of the last action.
    pub fn pick<T>(&self, pick: impl Fn(&Event) -> Option<T>) -> Vec<T> {
        self.events.iter().filter_map(pick).collect()
    }
}

/// Creates a new game of the first seats.
pub fn new_game(rules: RuleSet, players: usize, seed: u64) -> Game {
    let players = Seat::ALL[..players].iter().map(|seat| Player::new(*seat, Control::Human));
    Game::new(Setup::new(rules, players.collect(), Seed::from_number(seed))).unwrap()
}

/// Creates a game that continues from a position; nothing before can be taken back.
pub fn game_at(text: &str) -> Game {
    let state = Scene::at(text).state;
    let players = state.seats(Role::Player).map(|seat| Player::new(seat, Control::Human)).collect();
    let setup = Setup::new(*state.rules(), players, Seed::from_number(1));
    Game::new(setup).unwrap().rewound(0, state)
}

/// Returns a scene in which Red campaigns against Blue, and Green holds all other land; nobody
/// mobilizes.
pub fn campaign(land: &str) -> Scene {
    Scene::at(&format!(
        "players Red Blue
         turn Red campaign
         attacked Blue Green
         {land}
         * Green 1"
    ))
}

pub fn attack(from: Territory, to: Territory) -> Action {
    Action::Attack { from, to }
}

pub fn commit(from: Territory, to: Territory, armies: u32) -> Action {
    Action::Commit { from, to, armies }
}

pub fn flank(to: Territory, size: u32, from: &[Territory]) -> Action {
    Action::Flank { to, size, from: from.iter().copied().map(Post::Land).collect() }
}

pub fn roll(dice: u8) -> Action {
    Action::Roll { dice, until: Until::Once }
}

pub fn roll_until(until: Until) -> Action {
    Action::Roll { dice: 3, until }
}

pub fn roll_block(block: u8) -> Action {
    Action::RollBlock { block, plus: PlusOne::Best, until: Until::Once }
}

pub fn reserve(block: u8, armies: u32) -> Action {
    Action::Reserve { block, armies }
}

pub fn advance(armies: u32) -> Action {
    Action::Advance { armies }
}

pub fn deploy(territory: Territory, armies: u32) -> Action {
    Action::Deploy { territory, armies }
}

pub fn transfer(from: Territory, to: Territory, armies: u32) -> Action {
    Action::Transfer { from, to, armies }
}

pub fn turn_in(cards: [TerritoryCard; 3]) -> Action {
    Action::TurnIn { cards, buy: Purchase::Armies }
}

pub fn mobilize(cut: bool, reveal: &[TerritoryCard]) -> Action {
    let mut hand = Hand::EMPTY;
    for card in reveal {
        hand.add(*card);
    }
    Action::Mobilize { cut, reveal: hand }
}

/// Returns the random draw that takes this card from the stock.
pub fn draw_of(scene: &Scene, card: TerritoryCard) -> u32 {
    let stock = &scene.state.deck().stock;
    let place = stock.iter().position(|other| other == card).expect("the card is in the stock");
    u32::try_from(place).unwrap()
}

/// Returns the territories in the notation of positions.
pub fn named(territories: TerritorySet) -> String {
    let names = territories.iter().map(|territory| territory.name().replace(' ', "-"));
    names.collect::<Vec<_>>().join(" ")
}

/// Returns a line of a position for each of these territories.
pub fn land(territories: TerritorySet, what: &str) -> String {
    let names = territories.iter().map(|territory| territory.name().replace(' ', "-"));
    names.map(|name| format!("{name} {what}")).collect::<Vec<_>>().join("\n")
}

/// Returns Red's reinforcements at the start of a turn with this land, if Blue holds the rest.
pub fn income(territories: TerritorySet) -> u32 {
    let mut scene = Scene::at(&format!(
        "rules next
         players Red Blue
         turn Blue transfer
         {}
         * Blue 1",
        land(territories, "Red 1")
    ));
    scene.play(Action::Done);
    match scene.state.prompt().map(|prompt| prompt.ask) {
        Some(Ask::Reinforce { left, forced: false }) => left,
        other => panic!("Red reinforces, not {other:?}"),
    }
}
