//! The same session with other secrets, to test that nothing shown depends on them.

use super::Session;
use super::after_end::AfterEnd;
use engine::core::Seeded;
use engine::game::{Action, State};

impl Session {
    /// Returns the session as it is, with no actions to undo.
    #[must_use]
    pub fn without_undo(&self) -> Self {
        self.in_state(self.game.state().clone())
    }

    /// Returns the session with other cards wherever its viewer sees none, no secrets in the events
    /// they weren't told, and no actions to undo.
    #[must_use]
    pub fn with_other_secrets(&self, rng: &mut Seeded) -> Self {
        let told = self.moments().iter().map(|moment| moment.events.clone()).collect();
        let mut other = self.in_state(self.game.state().observe(self.viewer()).guess(rng));
        other.history = self.history.with_all(told);
        other.look();
        other
    }

    fn in_state(&self, state: State) -> Self {
        let game = self.game.rewound(self.game.actions().len(), state);
        let after_end = self.after_end.as_ref().map(|_| {
            let mut after_end = game.clone();
            let _ = after_end.play(Action::Done);
            Box::new(AfterEnd::new(after_end))
        });
        let mut other = Self { game, after_end, ..self.clone() };
        other.look();
        other
    }

    /// Checks that the view and the moments are those that the viewer may know now.
    ///
    /// # Panics
    /// They are not.
    pub fn assert_told(&self) {
        assert_eq!(self.view, self.game.state().observe(self.viewer()));
        for (number, (events, moment)) in self.history.all().iter().zip(self.moments()).enumerate()
        {
            let viewer = self.viewer().filter(|seat| self.was_there(*seat, number));
            let told: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            assert_eq!((moment.number, &*moment.events), (number, &*told));
        }
        assert_eq!(self.moments().len(), self.game.actions().len() + 1);
    }
}
