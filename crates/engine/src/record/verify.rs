//! Verifies records by replaying them: legality, outcome, dice and luck.

use std::vec::IntoIter;

use super::Record;
use super::fairness::{Finding, Provenance, Watch};
use super::luck::{Luck, Tally};
use super::thrown::{Count, Thrown};
use crate::core::{BySeat, Digest};
use crate::game::{Action, Event, Game, Outcome, ReplayError, SetupError, State};

/// The result of replaying a record with its own dice.
#[derive(Debug, Clone, PartialEq)]
pub struct Verification {
    /// The first action that is not allowed, if there is one; all else counts up to it.
    pub fault: Option<ReplayError>,
    /// The number of actions played.
    pub actions: usize,
    /// The number of them that mixed a word into the dice, by the older protocol (D3).
    pub words: usize,
    /// The number of them that revealed a secret pledged by a device (D3).
    pub secrets: usize,
    /// The protocol that made the dice.
    pub provenance: Provenance,
    /// Every point where somebody could choose the dice.
    pub findings: Vec<Finding>,
    /// The number of decisions made for each seat in other players' turns without the secret of its device (D2).
    pub answered: BySeat<usize>,
    /// The outcome of the game, if it ended.
    pub outcome: Option<Outcome>,
    /// The fingerprint of the last state.
    pub digest: Digest,
    /// The luck of each seat in battles.
    pub luck: BySeat<Luck>,
    /// The faces of all dice.
    pub thrown: Thrown,
}

impl Verification {
    /// Returns `true` if the whole record is legal.
    pub fn is_ok(&self) -> bool {
        self.fault.is_none()
    }
}

impl Record {
    /// Replays the record with its own dice.
    ///
    /// # Errors
    /// The setup is no game.
    pub fn verify(self) -> Result<Verification, SetupError> {
        let mut reroll = Reroll::new(self)?;
        reroll.play(usize::MAX, |_| ());
        Ok(reroll.verification())
    }
}

/// A record that is being replayed, some actions at a time.
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
    /// Returns the replay of a record at its beginning: dealt, and nothing played.
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

    /// Plays up to `most` further actions and passes the events of each to `hear`. Returns `true` at the end of the record, or
    /// of the legal part of it.
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

    /// Returns the number of actions played.
    pub fn played(&self) -> usize {
        self.game.actions().len()
    }

    /// Returns the state after them, with every card.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// Returns the faces of all dice so far.
    pub fn thrown(&self) -> &Thrown {
        &self.count.thrown
    }

    /// Returns the result so far.
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
