//! All events of the game, and those that the viewer may know.

use std::sync::Arc;

use crate::tally::TurnTally;
use engine::core::Seat;
use engine::game::{Action, Event, SeaAction};
use engine::poker::Move;

/// The events of one action, as far as the viewer may know them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// The index of the action, from 1; 0 is the set-up.
    pub number: usize,
    /// The action, if the events alone don't identify it.
    pub action: Option<Action>,
    pub events: Arc<[Event]>,
}

/// The viewer, and the first moment for which they also learn what only their seat may know.
pub(super) type Listener = Option<(Seat, usize)>;

/// All events, moment by moment. The viewer's version of each moment is made once for each
/// listener, and shared when looking back over a long game.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct History {
    all: Vec<Arc<[Event]>>,
    /// The standing of all sides at the start of each turn.
    tallies: Vec<TurnTally>,
    told: Vec<Moment>,
    listener: Listener,
}

impl History {
    /// Returns the first `moments` moments.
    pub(crate) fn up_to(&self, moments: usize) -> Self {
        let [all, told] = [self.all.len(), self.told.len()].map(|length| length.min(moments));
        Self {
            all: self.all[..all].to_vec(),
            tallies: self.tallies.iter().filter(|tally| tally.moment < moments).copied().collect(),
            told: self.told[..told].to_vec(),
            listener: self.listener,
        }
    }

    /// Returns the history with other events in each moment, and nothing told yet.
    #[cfg(any(test, feature = "testing"))]
    pub fn with_all(&self, all: Vec<Arc<[Event]>>) -> Self {
        Self { all, tallies: self.tallies.clone(), ..Self::default() }
    }

    /// Returns the number of moments, including the set-up.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns the events of each moment, secrets included.
    pub fn all(&self) -> &[Arc<[Event]>] {
        &self.all
    }

    /// Returns the moments as told up to the last call of [`Self::tell`].
    pub fn told(&self) -> &[Moment] {
        &self.told
    }

    /// Returns the standing of all sides at the start of each turn.
    pub fn tallies(&self) -> &[TurnTally] {
        &self.tallies
    }

    /// Adds a moment, with the tally of the turn that begins in it.
    pub fn push(&mut self, events: Arc<[Event]>, tally: Option<TurnTally>) {
        self.all.push(events);
        self.tallies.extend(tally);
    }

    pub fn truncate(&mut self, moments: usize) {
        self.all.truncate(moments);
        self.told.truncate(moments);
        self.tallies.retain(|tally| tally.moment < moments);
    }

    /// Replays the events of these actions to a listener.
    pub fn tell(&mut self, listener: Listener, actions: &[Action]) {
        if listener != self.listener {
            self.listener = listener;
            self.told.clear();
        }
        for number in self.told.len()..self.all.len() {
            let viewer = listener.filter(|(_, came)| *came <= number).map(|(seat, _)| seat);
            let action = number.checked_sub(1).and_then(|place| actions.get(place));
            let all = &self.all[number];
            let is_open = all.iter().all(|event| event.seen_by(viewer) == *event);
            let seen = || all.iter().map(|event| event.seen_by(viewer)).collect();
            self.told.push(Moment {
                number,
                action: action.filter(|action| is_told(action)).cloned(),
                events: if is_open { Arc::clone(all) } else { seen() },
            });
        }
    }
}

/// Returns `true` if an action is told: one that names no card, and without which some events would
/// be ambiguous or missing.
fn is_told(action: &Action) -> bool {
    action.is_about_dice()
        || matches!(
            action,
            Action::Sea(SeaAction::BreakOff { .. } | SeaAction::Disembark { .. })
                | Action::Transfer { .. }
                | Action::Poker(Move::Bet(_) | Move::Wager(_))
        )
}
