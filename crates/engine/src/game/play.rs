//! A game: set-up, actions so far, and the state that follows from them.

use std::sync::Arc;

use super::action::Action;
use super::event::{Event, LandEvent};
use super::fortune::Fortune;
use super::legal::Legal;
use super::observation::Observation;
use super::outcome::Outcome;
use super::prompt::Prompt;
use super::refusal::{Refusal, ReplayError};
use crate::core::{BySeat, Digest, Seat, SeatSet, Secret, Seeded};
use crate::game::board::state::State;
use crate::game::rules::setup::{Setup, SetupError};

/// A game: a [`Setup`] and the actions so far. Everything else follows from them.
///
/// Equality is that of setup and actions, and so of everything.
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
    fortune: Fortune,
    state: State,
    actions: Vec<Action>,
    opening: Arc<[Event]>,
    events: Vec<Event>,
    undoable_from: usize,
    /// The last attacker of each seat.
    attackers: BySeat<Option<Seat>>,
}

/// The reason why an action can't be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// The game is at its first prompt.
    #[error("{}", text::refusals::nothing_to_undo())]
    Nothing,
    /// The last action threw dice, or told somebody something new (D5).
    #[error("{}", text::refusals::chance())]
    Chance,
}

impl Game {
    /// A game at its first prompt.
    ///
    /// # Errors
    /// The setup is no game.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let seed = setup.mixed_seed();
        let mut opening = Vec::new();
        let state = State::open(&setup, &mut Seeded::new(seed, 0), &mut opening);
        Ok(Self {
            setup: Arc::new(setup),
            fortune: Fortune::new(seed),
            state,
            actions: Vec::new(),
            opening: opening.into(),
            events: Vec::new(),
            undoable_from: 0,
            attackers: BySeat::default(),
        })
    }

    /// A game after these actions. Time grows with their number (millions a second).
    ///
    /// # Errors
    /// The setup is no game, or an action was refused.
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

    /// Plays an action of the seat that is to decide, and says what happened. Atomic.
    ///
    /// # Errors
    /// The action is not allowed; the game is as it was.
    pub fn play(&mut self, action: Action) -> Result<&[Event], Refusal> {
        let number = self.actions.len() as u64 + 1;
        self.events.clear();
        let is_chance = self.fortune.play(number, &action, &mut self.state, &mut self.events)?;
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

    /// Takes the last action back: possible until dice fall or a seat learns something new, as from a card that is drawn or
    /// shown (D5). Time grows with the number of actions (millions a second).
    ///
    /// # Errors
    /// Nothing can be taken back; the game is as it was.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.can_undo()?;
        let mut actions = std::mem::take(&mut self.actions);
        actions.pop();
        let setup = Setup::clone(&self.setup);
        match Self::replay(setup, actions) {
            Ok(before) => *self = before,
            Err(error) => unreachable!("the actions were played before: {error}"),
        }
        Ok(())
    }

    /// The game as it was after so many of its actions, when this was its state, as a
    /// [`Replay`](crate::record::Replay) knows it. Nothing of it can be taken back.
    #[must_use]
    pub fn as_it_was(&self, number: usize, state: State) -> Self {
        let number = number.min(self.actions.len());
        Self {
            setup: Arc::clone(&self.setup),
            fortune: Fortune::after(self.setup.mixed_seed(), &self.actions[..number]),
            state,
            actions: self.actions[..number].to_vec(),
            opening: Arc::clone(&self.opening),
            events: Vec::new(),
            undoable_from: number,
            attackers: BySeat::default(),
        }
    }

    /// Checks that the last action can be undone.
    ///
    /// # Errors
    /// The reason why it can't.
    pub fn can_undo(&self) -> Result<(), UndoError> {
        match self.actions.len() {
            0 => Err(UndoError::Nothing),
            number if number <= self.undoable_from => Err(UndoError::Chance),
            _ => Ok(()),
        }
    }

    /// Checks that a new word can be mixed into the dice now ([`Action::Stir`]): once, where the decision has passed from one
    /// seat to another (D3).
    ///
    /// # Errors
    /// The reason why it can't.
    pub fn can_stir(&self) -> Result<(), Refusal> {
        self.fortune.check_stir(&self.state)
    }

    /// Returns `true` where a device can pledge its secrets ([`Action::Pledge`]): others have just done so, or the decision has
    /// passed from one seat to another (D3).
    pub fn can_pledge(&self) -> bool {
        self.fortune.can_pledge(&self.state)
    }

    /// Returns `true` while devices exchange their pledges: nothing else can be played before all have pledged, and the first
    /// has revealed a secret (D3).
    pub fn is_pledging(&self) -> bool {
        self.fortune.pledges().is_open()
    }

    /// The devices that have pledged secrets, in their order: the seats of each, and the image of its next secret (D3).
    pub fn devices(&self) -> impl Iterator<Item = (SeatSet, Secret)> + '_ {
        self.fortune.pledges().devices()
    }

    /// The seats of the device that has to reveal a secret before anything else is played, because the decision has come to it
    /// from another one, or all have pledged ([`Action::Reveal`]).
    pub fn revealer(&self) -> Option<SeatSet> {
        self.fortune.revealer(&self.state)
    }

    /// The setup from which the game began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The state, with every card; for the engine's own users, not for seats.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// All actions so far, in order; with [`Self::setup`] they are the whole game.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Returns the events before the first prompt: dealing, allies, who begins. Unredacted; show them by [`Event::seen_by`].
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Returns the events of the last action; none before the first. Unredacted; show them by [`Event::seen_by`].
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns the decision to be made now, and the seat that makes it; `None` when the game is over.
    pub fn prompt(&self) -> Option<Prompt> {
        self.state.prompt()
    }

    /// All legal actions of the seat that is to decide, and of players who may leave. [`Self::play`] refuses none of them, and
    /// everything else.
    pub fn legal(&self) -> Legal {
        self.state.legal()
    }

    /// Returns everything that a seat may know. Screens and computer players get this and nothing else.
    pub fn observe(&self, seat: Seat) -> Observation {
        self.state.observe(Some(seat)).remembering(self.attackers[seat])
    }

    /// Returns the outcome of the game; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// A fingerprint of the state, the same on every platform.
    pub fn digest(&self) -> Digest {
        self.state.digest()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.actions == other.actions
    }
}
