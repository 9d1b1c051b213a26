//! An earlier position, for looking at only until somebody plays on from it.

use super::Session;
use super::duty::HistoryMode;
use crate::saves::save::Save;
use engine::game::State;
use engine::record::Record;

impl Session {
    /// Returns the game after `number` actions, when this was its state. The viewer sees no more of
    /// it than they did then, nothing that a seat held before they joined, and can't decide
    /// anything.
    pub(super) fn as_it_was(&self, number: usize, state: State, mode: HistoryMode) -> Self {
        let history = self.history.up_to(number + 1);
        let tallies = self.tallies.iter().filter(|tally| tally.moment <= number);
        let game = self.game.as_it_was(number, state);
        let mut past = Self {
            scripts: self.scripts.clone(),
            people: self.people,
            came: self.came,
            holder: self.viewer().filter(|seat| self.was_there(*seat, number)),
            seen: self.seen,
            revision: self.revision,
            undo_floor: number,
            tallies: tallies.copied().collect(),
            answered: self.answered,
            past: Some(mode),
            ..Self::around(game, self.table.clone())
        };
        for (number, events) in history.all().iter().enumerate() {
            past.reseat(number, events);
        }
        past.history = history;
        past.look();
        past
    }

    /// Returns the game up to the position shown, as if nobody had played it here before, to be
    /// passed on or continued from there.
    pub fn up_to_here(&self) -> Save {
        let save = Save::at(self.table.clone(), Record::of(&self.game));
        Save { scripts: self.scripts.clone(), ..save }
    }

    /// Returns `true` if this is an earlier position.
    pub fn is_past(&self) -> bool {
        self.past.is_some()
    }

    /// Returns `true` if it is only shown in passing, while dragging along the timeline. Then the
    /// board is shown without anything that would flicker from one moment to the next.
    pub fn is_passed_by(&self) -> bool {
        self.past == Some(HistoryMode::Scrubbing)
    }
}

#[cfg(test)]
impl Session {
    /// Returns the session with this state, to be played on.
    pub(crate) fn set_out(mut self, state: State) -> Self {
        self.game = self.game.as_it_was(0, state);
        self.history.truncate(1);
        self.holder = None;
        self.pick_up_the_tablet();
        self.look();
        self
    }
}

#[cfg(test)]
mod tests {
    use crate::{Past, Save, testing};

    #[test]
    fn a_game_begins_anew_where_it_is_looked_back_at_and_stays_as_it_is() {
        let present = testing::two_humans_after(300);
        let save = Save::of(&present, 0);
        for moment in [60, 120, 299] {
            let past = Past::look(&present, 0).unwrap().go(&present, moment).unwrap();
            let taken = past.shown().up_to_here().open().unwrap();
            assert_eq!((taken.played(), taken.viewer()), (moment, None));
            assert_eq!(taken.game().digest(), past.shown().game().digest());
            assert_eq!(taken.table(), present.table());
            assert_eq!(taken.controls(), past.shown().controls());
        }
        assert_eq!(Save::of(&present, 0), save);
    }
}
