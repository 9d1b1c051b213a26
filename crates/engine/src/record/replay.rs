//! Moving through a record: any state at once, and the events of each action.

use super::Record;
use crate::game::{Action, DiceSource, Event, Game, ReplayError, Setup, SetupError, State};

/// The number of actions between two stored states.
const STRIDE: usize = 64;

/// A replayed record, ready for scrubbing.
///
/// It holds every event and the state before every 64th action, so [`Replay::at`] plays at most 63.
///
/// ```
/// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Seeded, Setup};
/// use red_queens_engine::{Record, Replay};
///
/// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
/// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
/// # let mut game = Game::new(setup)?;
/// # let mut rng = Seeded::new(Seed::from_number(2), 0);
/// # for _ in 0..50 {
/// #     game.play(game.legal().sample(&mut rng).expect("the game has just begun"))?;
/// # }
/// let replay = Replay::new(Record::of(&game))?;
/// assert_eq!(replay.at(50).digest(), game.digest());
/// assert_eq!(replay.events(50), game.events());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Replay {
    setup: Setup,
    actions: Vec<Action>,
    fault: Option<ReplayError>,
    kept: Vec<(State, DiceSource)>,
    events: Vec<Event>,
    /// The ends of the events of the set-up and of each action.
    ends: Vec<usize>,
}

impl Replay {
    /// Plays a record to its end or to the first action that is refused.
    ///
    /// # Errors
    /// Returns an error if the setup is invalid.
    pub fn new(record: Record) -> Result<Self, SetupError> {
        let Record { setup, actions } = record;
        let game = Game::new(setup.clone())?;
        let events = game.opening().to_vec();
        let mut replay = Self {
            actions: Vec::with_capacity(actions.len()),
            fault: None,
            kept: vec![(game.state().clone(), DiceSource::new(setup.mixed_seed()))],
            setup,
            ends: vec![events.len()],
            events,
        };
        replay.play_all(actions);
        Ok(replay)
    }

    fn play_all(&mut self, actions: Vec<Action>) {
        let (mut state, mut dice_source) = self.kept[0].clone();
        for (number, action) in (1..).zip(actions) {
            let played = dice_source.play(number as u64, &action, &mut state, &mut self.events);
            if let Err(refusal) = played {
                self.fault = Some(ReplayError::Refused { number, refusal });
                return;
            }
            self.actions.push(action);
            self.ends.push(self.events.len());
            if number % STRIDE == 0 {
                self.kept.push((state.clone(), dice_source));
            }
        }
    }

    /// Returns the state after this many actions, or after the last one if there are fewer. Plays
    /// at most 63.
    pub fn at(&self, number: usize) -> State {
        let number = number.min(self.len());
        let before = number - number % STRIDE;
        let (mut state, mut dice_source) = self.kept[number / STRIDE].clone();
        for (step, action) in (before + 1..).zip(&self.actions[before..number]) {
            let played = dice_source.play(step as u64, action, &mut state, &mut Vec::new());
            debug_assert!(played.is_ok(), "it was played before");
        }
        state
    }

    /// Returns the events of the action with this number, counted from 1; 0 is the set-up.
    pub fn events(&self, number: usize) -> &[Event] {
        let end = |place: usize| self.ends.get(place).copied();
        let begin = number.checked_sub(1).map_or(Some(0), end);
        match (begin, end(number)) {
            (Some(begin), Some(end)) => &self.events[begin..end],
            _ => &[],
        }
    }

    /// Returns the number of actions played.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Returns `true` if no action was played.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// Returns the actions played.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Returns the setup of the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the reason why the record wasn't played to its end, if it wasn't.
    pub fn fault(&self) -> Option<&ReplayError> {
        self.fault.as_ref()
    }
}
