//! Going back and forth in a record: any state at once, and what each action brought about.

use super::Record;
use crate::game::{Action, Event, Fortune, Game, ReplayError, Setup, SetupError, State};

/// Actions between two kept states.
const STRIDE: usize = 64;

/// A record that was played through, ready for scrubbing.
///
/// It holds every event and the state before every 64th action, so [`Replay::at`] plays at most 63.
#[derive(Debug, Clone)]
pub struct Replay {
    setup: Setup,
    actions: Vec<Action>,
    fault: Option<ReplayError>,
    kept: Vec<(State, Fortune)>,
    events: Vec<Event>,
    /// Where the events of the opening and of each action end.
    ends: Vec<usize>,
}

impl Replay {
    /// Plays a record up to its end or to the first action that is refused.
    ///
    /// # Errors
    /// The setup is no game.
    pub fn new(record: Record) -> Result<Self, SetupError> {
        let Record { setup, actions } = record;
        let game = Game::new(setup.clone())?;
        let events = game.opening().to_vec();
        let mut replay = Self {
            actions: Vec::with_capacity(actions.len()),
            fault: None,
            kept: vec![(game.state().clone(), Fortune::new(setup.mixed_seed()))],
            setup,
            ends: vec![events.len()],
            events,
        };
        replay.play_all(actions);
        Ok(replay)
    }

    fn play_all(&mut self, actions: Vec<Action>) {
        let (mut state, mut fortune) = self.kept[0].clone();
        for (number, action) in (1..).zip(actions) {
            let played = fortune.play(number as u64, &action, &mut state, &mut self.events);
            if let Err(refusal) = played {
                self.fault = Some(ReplayError::Refused { number, refusal });
                return;
            }
            self.actions.push(action);
            self.ends.push(self.events.len());
            if number % STRIDE == 0 {
                self.kept.push((state.clone(), fortune));
            }
        }
    }

    /// The state after this many actions, or after the last one if there are fewer. Plays at most 63.
    pub fn at(&self, number: usize) -> State {
        let number = number.min(self.len());
        let before = number - number % STRIDE;
        let (mut state, mut fortune) = self.kept[number / STRIDE].clone();
        for (step, action) in (before + 1..).zip(&self.actions[before..number]) {
            let played = fortune.play(step as u64, action, &mut state, &mut Vec::new());
            debug_assert!(played.is_ok(), "it was played before");
        }
        state
    }

    /// What the action of this number, from 1, brought about; 0 is the set-up.
    pub fn events(&self, number: usize) -> &[Event] {
        let end = |place: usize| self.ends.get(place).copied();
        let begin = number.checked_sub(1).map_or(Some(0), end);
        match (begin, end(number)) {
            (Some(begin), Some(end)) => &self.events[begin..end],
            _ => &[],
        }
    }

    /// How many actions were played.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The actions that were played.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// What the game was made of.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Why the record was not played to its end, if it was not.
    pub fn fault(&self) -> Option<&ReplayError> {
        self.fault.as_ref()
    }
}
