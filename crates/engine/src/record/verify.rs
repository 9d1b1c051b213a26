//! Rolling a record again to check that it is valid, and to find its result, its dice and each
//! seat's luck.

use std::vec::IntoIter;

use super::Record;
use super::fairness::{FairnessFinding, Provenance, Watch};
use super::luck::{Luck, LuckTally};
use super::rolled_dice::{DiceCount, RolledDice};
use crate::core::{BySeat, Digest};
use crate::game::{Action, Event, Game, Outcome, ReplayError, SetupError, State};

/// The result of replaying a record in full.
///
/// ```
/// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
/// use red_queens_engine::Record;
///
/// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
/// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
/// let game = Game::new(setup)?;
/// let verification = Record::of(&game).verify()?;
/// assert!(verification.is_ok() && verification.findings.is_empty());
/// assert_eq!(verification.digest, game.digest());
/// # Ok::<(), red_queens_engine::SetupError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Verification {
    /// The first illegal action, if there is one; the other fields cover the actions before it.
    pub fault: Option<ReplayError>,
    /// The number of actions played.
    pub actions: usize,
    /// The number of actions that mixed a nonce (“word”) into the dice, by the older protocol (D3).
    pub words: usize,
    /// The number of actions that revealed a secret pledged by a device (D3).
    pub secrets: usize,
    /// The protocol by which the dice were made.
    pub provenance: Provenance,
    /// Everything that might have let somebody choose the dice.
    pub findings: Vec<FairnessFinding>,
    /// The number of times that each seat was answered for during other seats' turns, without the
    /// secret of its device (D2).
    pub answered: BySeat<usize>,
    /// The result of the game, if it is over.
    pub outcome: Option<Outcome>,
    /// The fingerprint of the last state.
    pub digest: Digest,
    /// Each seat's luck with the dice.
    pub luck: BySeat<Luck>,
    /// The counts of all dice.
    pub rolled: RolledDice,
}

impl Verification {
    /// Returns `true` if the whole record is a valid game.
    pub fn is_ok(&self) -> bool {
        self.fault.is_none()
    }
}

impl Record {
    /// Rolls all dice again.
    ///
    /// # Errors
    /// Returns an error if the setup is invalid.
    pub fn verify(self) -> Result<Verification, SetupError> {
        let mut reroll = Reroll::new(self)?;
        reroll.play(usize::MAX, |_| ());
        Ok(reroll.verification())
    }
}

/// A record that is rolled again a number of actions at a time.
///
/// ```
/// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
/// use red_queens_engine::Record;
/// use red_queens_engine::record::Reroll;
///
/// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
/// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
/// let game = Game::new(setup)?;
/// let mut reroll = Reroll::new(Record::of(&game))?;
/// while !reroll.play(100, |events| println!("{events:?}")) {
///     println!("{} actions", reroll.played());
/// }
/// assert!(reroll.verification().is_ok());
/// # Ok::<(), red_queens_engine::SetupError>(())
/// ```
#[derive(Debug)]
pub struct Reroll {
    game: Game,
    actions: IntoIter<Action>,
    fault: Option<ReplayError>,
    luck: LuckTally,
    count: DiceCount,
    watch: Watch,
}

impl Reroll {
    /// Creates the game at its beginning: dealt, and nothing played.
    ///
    /// # Errors
    /// Returns an error if the setup is invalid.
    pub fn new(record: Record) -> Result<Self, SetupError> {
        let watch = Watch::of(&record);
        let Record { setup, actions } = record;
        let (game, mut count) = (Game::new(setup)?, DiceCount::default());
        for event in game.opening() {
            count.hear(event);
        }
        let (actions, luck) = (actions.into_iter(), LuckTally::default());
        Ok(Self { game, actions, fault: None, luck, count, watch })
    }

    /// Plays at most this many further actions and passes the events of each to `hear`. Returns
    /// `true` if no legal action is left.
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

    /// Returns the current state, with every card.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// Returns the dice rolled so far.
    pub fn rolled(&self) -> &RolledDice {
        &self.count.rolled
    }

    /// Returns the result of the verification so far.
    pub fn verification(&self) -> Verification {
        let count =
            |is: fn(&Action) -> bool| self.game.actions().iter().filter(|it| is(it)).count();
        Verification {
            fault: self.fault.clone(),
            actions: self.played(),
            words: count(|it| matches!(it, Action::Reseed { .. })),
            secrets: count(|it| matches!(it, Action::Reveal { .. })),
            provenance: self.watch.provenance,
            findings: self.watch.findings(),
            answered: self.watch.answered,
            outcome: self.game.outcome(),
            digest: self.game.digest(),
            luck: self.luck.luck,
            rolled: self.count.rolled,
        }
    }
}
