//! All that happened, and what of it is told to whoever looks at the screen.

use std::sync::Arc;

use engine::core::Seat;
use engine::game::{Action, Event, SeaAction};
use engine::poker::Move;

/// What one action brought about, as whoever looks at the screen may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// The number of the action, from 1; 0 is the set-up.
    pub number: usize,
    /// What was played, where what happened does not say it.
    pub deed: Option<Action>,
    pub events: Arc<[Event]>,
}

/// Who is told, and from which moment on also what is for that seat alone.
pub(super) type Listener = Option<(Seat, usize)>;

/// All that happened, moment by moment. What is told of it is made once for each moment and listener; whoever looks back over
/// a long game shares it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct History {
    all: Vec<Arc<[Event]>>,
    told: Vec<Moment>,
    listener: Listener,
}

impl History {
    /// Moments from the set-up on. Nothing is told yet.
    pub fn new(all: Vec<Arc<[Event]>>) -> Self {
        Self { all, told: Vec::new(), listener: None }
    }

    /// The first so many moments.
    pub fn up_to(&self, moments: usize) -> Self {
        let [all, told] = [self.all.len(), self.told.len()].map(|length| length.min(moments));
        Self {
            all: self.all[..all].to_vec(),
            told: self.told[..told].to_vec(),
            listener: self.listener,
        }
    }

    /// How many moments there were, the set-up among them.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// What happened in each moment, secrets and all.
    pub fn all(&self) -> &[Arc<[Event]>] {
        &self.all
    }

    /// What is told, up to the last call of [`Self::tell`].
    pub fn told(&self) -> &[Moment] {
        &self.told
    }

    pub fn push(&mut self, events: Arc<[Event]>) {
        self.all.push(events);
    }

    pub fn truncate(&mut self, moments: usize) {
        self.all.truncate(moments);
        self.told.truncate(moments);
    }

    /// Tells this listener all that these actions brought about.
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
                deed: action.filter(|action| is_told(action)).cloned(),
                events: if is_open { Arc::clone(all) } else { seen() },
            });
        }
    }
}

/// Whether an action is told: those that name no card, and without which some events could mean two
/// things, or nothing happens.
fn is_told(action: &Action) -> bool {
    action.is_about_dice()
        || matches!(
            action,
            Action::Sea(SeaAction::BreakOff { .. } | SeaAction::Disembark { .. })
                | Action::Transfer { .. }
                | Action::Poker(Move::Bet(_) | Move::Wager(_))
        )
}
