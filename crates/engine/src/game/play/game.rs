//! A game: its setup, its actions, and the state that follows from them.

use std::sync::Arc;

use crate::core::{BySeat, Digest, English, Seat, SeatSet, Secret, Seeded, messages};
use crate::game::action::Action;
use crate::game::choice::Legal;
use crate::game::event::{Event, LandEvent};
use crate::game::phase::outcome::Outcome;
use crate::game::play::dice_source::DiceSource;
use crate::game::play::observation::Observation;
use crate::game::play::prompt::Prompt;
use crate::game::refusal::{Refusal, ReplayError};
use crate::game::rules::setup::{Setup, SetupError};
use crate::game::state::State;

/// A game: a [`Setup`] and the actions so far, from which everything else follows.
///
/// Two games are equal if their setups and actions are; their states are then equal too.
///
/// ```
/// use red_queens_engine::core::{Seat, Seed};
/// use red_queens_engine::game::{Action, Control, Game, Player, RuleSet, Setup};
///
/// let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
/// let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
/// let mut game = Game::new(setup)?;
/// let prompt = game.prompt().expect("a new game is not over");
/// let territory = game.state().board().held(prompt.seat).first().expect("they were dealt");
/// let events = game.play(Action::Garrison { territory, armies: 1 })?;
/// assert_eq!(events.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    setup: Arc<Setup>,
    dice_source: DiceSource,
    state: State,
    actions: Vec<Action>,
    opening: Arc<[Event]>,
    events: Vec<Event>,
    undoable_from: usize,
    /// The last attacker of each seat.
    attackers: BySeat<Option<Seat>>,
}

/// The reason that the last action can't be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum UndoError {
    /// There is no action yet.
    Nothing,
    /// The last action rolled dice or told a seat something new (D5).
    Chance,
}

messages! { UndoError {
    Self::Nothing => ["nothing-to-undo", "there is nothing to undo yet"],
    Self::Chance => [
        "chance", "dice were rolled or something new was revealed, so this can’t be undone"
    ],
} }

impl Game {
    /// Creates a game at its first prompt.
    ///
    /// ```
    /// use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup, SetupError};
    ///
    /// let alone = vec![Player::new(Seat::Red, Control::Human)];
    /// let setup = Setup::new(RuleSet::NEXT, alone, Seed::from_number(1));
    /// assert_eq!(Game::new(setup).err(), Some(SetupError::TooFew(1)));
    /// ```
    ///
    /// # Errors
    /// Returns an error if the setup is not valid.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let seed = setup.mixed_seed();
        let mut opening = Vec::new();
        let state = State::open(&setup, &mut Seeded::new(seed, 0), &mut opening);
        Ok(Self {
            setup: Arc::new(setup),
            dice_source: DiceSource::new(seed),
            state,
            actions: Vec::new(),
            opening: opening.into(),
            events: Vec::new(),
            undoable_from: 0,
            attackers: BySeat::default(),
        })
    }

    /// Creates a game and plays these actions. Time grows with their number (millions a second).
    ///
    /// # Errors
    /// Returns an error if the setup is not valid or an action was refused.
    pub fn replay(
        setup: Setup,
        actions: impl IntoIterator<Item = Action>,
    ) -> Result<Self, ReplayError> {
        let mut game = Self::new(setup)?;
        for action in actions {
            let number = game.actions.len() + 1;
            game.play(action).map_err(|refusal| ReplayError::Refused { number, refusal })?;
        }
        Ok(game)
    }

    /// Plays an action of the seat to act and returns its events. Either everything happens or
    /// nothing.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Player, RuleSet, Seat, Seed, Setup};
    /// use red_queens_engine::{Action, Game};
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// let mut game = Game::new(setup)?;
    /// let before = game.digest();
    /// let refusal = game.play(Action::Halt).expect_err("there is no attack to halt");
    /// println!("{refusal}");
    /// assert_eq!(game.digest(), before);
    /// # Ok::<(), red_queens_engine::SetupError>(())
    /// ```
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the action is not allowed; the game is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<&[Event], Refusal> {
        let number = self.actions.len() as u64 + 1;
        self.events.clear();
        let is_chance =
            self.dice_source.play(number, &action, &mut self.state, &mut self.events)?;
        self.actions.push(action);
        self.remember_attackers();
        if is_chance || self.state.has_told(&self.events) {
            self.undoable_from = self.actions.len();
        }
        Ok(&self.events)
    }

    fn remember_attackers(&mut self) {
        for event in &self.events {
            if let Event::Land(LandEvent::Attacked { attacker, defender, .. }) = event {
                self.attackers[*defender] = Some(*attacker);
            }
        }
    }

    /// Takes the last action back. This is possible until dice are rolled or a seat learns
    /// something new, for instance from a card that is drawn or shown (D5). Time grows with the
    /// number of actions (millions a second).
    ///
    /// ```
    /// # use red_queens_engine::{Control, Player, RuleSet, Seat, Seed, Setup};
    /// use red_queens_engine::{Action, Game};
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// let mut game = Game::new(setup)?;
    /// let seat = game.prompt().expect("a new game is not over").seat;
    /// let territory = game.state().board().held(seat).first().expect("they were dealt");
    /// game.play(Action::Garrison { territory, armies: 1 })?;
    /// game.undo()?;
    /// assert!(game.actions().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if nothing can be taken back; the game is then unchanged.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.check_undo()?;
        let mut actions = std::mem::take(&mut self.actions);
        actions.pop();
        let setup = Setup::clone(&self.setup);
        match Self::replay(setup, actions) {
            Ok(before) => *self = before,
            Err(error) => unreachable!("the actions were played before: {error}"),
        }
        Ok(())
    }

    /// Returns the game after this many of its actions. `state` must be the state at that point, as
    /// a [`Replay`](crate::record::Replay) has it. None of these actions can be taken back.
    #[must_use]
    pub fn rewound(&self, number: usize, state: State) -> Self {
        let number = number.min(self.actions.len());
        Self {
            setup: Arc::clone(&self.setup),
            dice_source: DiceSource::after(self.setup.mixed_seed(), &self.actions[..number]),
            state,
            actions: self.actions[..number].to_vec(),
            opening: Arc::clone(&self.opening),
            events: Vec::new(),
            undoable_from: number,
            attackers: BySeat::default(),
        }
    }

    /// Checks that the last action can be taken back.
    ///
    /// # Errors
    /// Returns the reason if it can't.
    pub fn check_undo(&self) -> Result<(), UndoError> {
        match self.actions.len() {
            0 => Err(UndoError::Nothing),
            number if number <= self.undoable_from => Err(UndoError::Chance),
            _ => Ok(()),
        }
    }

    /// Checks that a fresh nonce can be mixed into the dice now ([`Action::Reseed`]): once, when
    /// the decision has passed from one seat to another (D3).
    ///
    /// # Errors
    /// Returns the reason if it can't.
    pub fn check_reseed(&self) -> Result<(), Refusal> {
        self.dice_source.check_reseed(&self.state)
    }

    /// Returns `true` if a device can pledge its secrets now ([`Action::Pledge`]): others have just
    /// done so, or the decision has passed from one seat to another (D3).
    pub fn can_pledge(&self) -> bool {
        self.dice_source.can_pledge(&self.state)
    }

    /// Returns `true` while devices exchange their pledges. Nothing else can be played until all
    /// have pledged and the first has revealed a secret (D3).
    pub fn is_pledging(&self) -> bool {
        self.dice_source.pledges().is_open()
    }

    /// Iterates over the devices that have pledged secrets, in order: the seats of each, and the
    /// image of its next secret (D3).
    pub fn devices(&self) -> impl Iterator<Item = (SeatSet, Secret)> + '_ {
        self.dice_source.pledges().devices()
    }

    /// Returns the seats of the device that must reveal a secret before anything else is played,
    /// because the decision has come to it from another device or all have pledged
    /// ([`Action::Reveal`]). Returns `None` if no device must, as in games without pledges (D3).
    pub fn revealer(&self) -> Option<SeatSet> {
        self.dice_source.revealer(&self.state)
    }

    /// Returns the setup that the game began with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the state. It reveals every card: to show a game to a player, use [`Self::observe`].
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns all actions so far, in order. With [`Self::setup`] they are the whole game.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Returns the events before the first prompt: dealing, allies and the first player. They are
    /// not redacted; show them through [`Event::seen_by`].
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Returns the events of the last action; empty before the first. They are not redacted; show
    /// them through [`Event::seen_by`].
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns the seat to act and its decision, or `None` when the game is over.
    pub fn prompt(&self) -> Option<Prompt> {
        self.state.prompt()
    }

    /// Returns all legal actions of the seat to act, and of players who may leave or join.
    /// [`Self::play`] accepts exactly these.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Player, RuleSet, Seat, Seed, Seeded, Setup};
    /// use red_queens_engine::Game;
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// let mut game = Game::new(setup)?;
    /// let mut rng = Seeded::new(Seed::from_number(2), 0);
    /// let action = game.legal().sample(&mut rng).expect("a new game is not over");
    /// assert!(game.play(action).is_ok());
    /// # Ok::<(), red_queens_engine::SetupError>(())
    /// ```
    pub fn legal(&self) -> Legal {
        self.state.legal()
    }

    /// Returns the observation of a seat, which is all that screens and computer players get.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Player, RuleSet, Seed, Setup};
    /// use red_queens_engine::{Game, Seat};
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// let game = Game::new(setup)?;
    /// let acts = |seat| game.observe(seat).prompt().is_some();
    /// assert_ne!(acts(Seat::Red), acts(Seat::Blue), "one of them is to act");
    /// # Ok::<(), red_queens_engine::SetupError>(())
    /// ```
    pub fn observe(&self, seat: Seat) -> Observation {
        self.state.observe(Some(seat)).remembering(self.attackers[seat])
    }

    /// Returns the outcome of the game, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Returns a fingerprint of the state, the same on every platform.
    pub fn digest(&self) -> Digest {
        self.state.digest()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.actions == other.actions
    }
}
