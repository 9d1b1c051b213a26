//! All that happened, and what of it is told to whoever looks at the screen.

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
    pub events: Vec<Event>,
}

/// Who is told, and from which moment on also what is for that seat alone.
pub(super) type Listener = Option<(Seat, usize)>;

/// All that happened, moment by moment. What is told of it is made once for each moment and listener.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct History {
    all: Vec<Vec<Event>>,
    told: Vec<Moment>,
    listener: Listener,
}

impl History {
    /// Moments from the set-up on. Nothing is told yet.
    pub fn new(all: Vec<Vec<Event>>) -> Self {
        Self { all, told: Vec::new(), listener: None }
    }

    /// How many moments there were, the set-up among them.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// What happened in each moment, secrets and all.
    pub fn all(&self) -> &[Vec<Event>] {
        &self.all
    }

    /// What is told, up to the last call of [`Self::tell`].
    pub fn told(&self) -> &[Moment] {
        &self.told
    }

    pub fn push(&mut self, events: Vec<Event>) {
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
            self.told.push(Moment {
                number,
                deed: action.filter(|action| is_told(action)).cloned(),
                events: self.all[number].iter().map(|event| event.seen_by(viewer)).collect(),
            });
        }
    }
}

/// Whether an action is told: those that name no card, and without which some events could mean two
/// things.
fn is_told(action: &Action) -> bool {
    matches!(
        action,
        Action::Sea(SeaAction::BreakOff { .. } | SeaAction::Disembark { .. })
            | Action::Transfer { .. }
            | Action::Poker(Move::Bet(_) | Move::Wager(_))
    )
}
