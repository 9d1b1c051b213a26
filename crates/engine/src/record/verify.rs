//! Rolling a record again: whether it is a game, how it ended, what fell, and who had luck with the dice.

use std::vec::IntoIter;

use super::Record;
use super::fairness::{Finding, Provenance, Watch};
use super::luck::{Luck, Tally};
use super::thrown::{Count, Thrown};
use crate::core::{BySeat, Digest};
use crate::game::{Action, Event, Game, Outcome, ReplayError, SetupError, State};

/// What a record turns out to be when everything in it is rolled again.
#[derive(Debug, Clone, PartialEq)]
pub struct Verification {
    /// The first action that is not allowed, if there is one; all else counts up to it.
    pub fault: Option<ReplayError>,
    /// How many actions were played.
    pub actions: usize,
    /// How many of them mixed a word into the dice, by the older protocol (D3).
    pub words: usize,
    /// How many of them revealed a secret that a device had pledged (D3).
    pub secrets: usize,
    /// Where the dice come from.
    pub provenance: Provenance,
    /// Whatever keeps the dice from being nobody's choice.
    pub findings: Vec<Finding>,
    /// How often each seat was answered for in the turns of others, without the secret of its device (D2).
    pub answered: BySeat<usize>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// The fingerprint of the last state.
    pub digest: Digest,
    /// What the dice did to each seat.
    pub luck: BySeat<Luck>,
    /// What all dice showed.
    pub thrown: Thrown,
}

impl Verification {
    /// Whether the whole record is a game.
    pub fn is_ok(&self) -> bool {
        self.fault.is_none()
    }
}

impl Record {
    /// Rolls everything again.
    ///
    /// # Errors
    /// The setup is no game.
    pub fn verify(self) -> Result<Verification, SetupError> {
        let mut reroll = Reroll::new(self)?;
        reroll.play(usize::MAX, |_| ());
        Ok(reroll.verification())
    }
}

/// A record that is rolled again, some actions at a time.
#[derive(Debug)]
pub struct Reroll {
    game: Game,
    actions: IntoIter<Action>,
    fault: Option<ReplayError>,
    luck: Tally,
    count: Count,
    watch: Watch,
}

impl Reroll {
    /// A record at its beginning: dealt, and nothing played.
    ///
    /// # Errors
    /// The setup is no game.
    pub fn new(record: Record) -> Result<Self, SetupError> {
        let watch = Watch::of(&record);
        let Record { setup, actions } = record;
        let (game, mut count) = (Game::new(setup)?, Count::default());
        for event in game.opening() {
            count.hear(event);
        }
        let (actions, luck) = (actions.into_iter(), Tally::default());
        Ok(Self { game, actions, fault: None, luck, count, watch })
    }

    /// Plays so many further actions at most, and tells what each brought about. Whether that was all there is, or all that
    /// is allowed.
    pub fn play(&mut self, most: usize, mut hear: impl FnMut(&[Event])) -> bool {
        if self.fault.is_some() {
            return true;
        }
        for action in self.actions.by_ref().take(most) {
            let fleet = *self.game.state().fleet();
            let mut watch = self.watch.clone();
            watch.see(&self.game, &action);
            match self.game.play(action) {
                Ok(events) => {
                    self.watch = watch;
                    for event in events {
                        self.luck.count(event, &fleet);
                        self.count.hear(event);
                    }
                    hear(events);
                }
                Err(refusal) => {
                    let number = self.played() + 1;
                    self.fault = Some(ReplayError::Refused { number, refusal });
                    return true;
                }
            }
        }
        self.actions.len() == 0
    }

    /// How many actions were played.
    pub fn played(&self) -> usize {
        self.game.actions().len()
    }

    /// The state after them, with every card.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// What fell so far.
    pub fn thrown(&self) -> &Thrown {
        &self.count.thrown
    }

    /// What the record has turned out to be so far.
    pub fn verification(&self) -> Verification {
        let count =
            |is: fn(&Action) -> bool| self.game.actions().iter().filter(|it| is(it)).count();
        Verification {
            fault: self.fault.clone(),
            actions: self.played(),
            words: count(|it| matches!(it, Action::Stir { .. })),
            secrets: count(|it| matches!(it, Action::Reveal { .. })),
            provenance: self.watch.provenance,
            findings: self.watch.findings(),
            answered: self.watch.answered,
            outcome: self.game.outcome(),
            digest: self.game.digest(),
            luck: self.luck.luck,
            thrown: self.count.thrown,
        }
    }
}
