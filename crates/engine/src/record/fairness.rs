//! The origin of a record's dice, and everything that might have let somebody choose them (D3, D4).

use std::fmt;

use super::Record;
use crate::core::{BySeat, Message, Seat, SeatSet, messages};
use crate::game::{Action, Control, Game, Setup};

/// The protocol by which the dice of a game were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Provenance {
    /// A seed that was fixed before the first move.
    #[default]
    Seed,
    /// Nonces (“words”) that whoever handed the game over mixed in (versions 1 to 3).
    Words,
    /// Secrets to which every device had committed by a pledge.
    Secrets,
}

/// A fact about the dice of a record that every player in it should know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FairnessFinding {
    /// The number of the action at which it was found, counted from 1.
    pub number: usize,
    /// The round of that action; 0 is the set-up.
    pub round: u32,
    /// The reason why somebody might have chosen the dice.
    pub issue: FairnessIssue,
}

/// A reason why somebody might have chosen the dice, or why they don't follow the protocol for
/// games between devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum FairnessIssue {
    /// The deal doesn't follow from the pledges. The device of this seat pledged first and revealed
    /// its secret for it.
    FreeDeal(Seat),
    /// Devices pledged here, in a game that had begun without pledges.
    PledgedLate,
    /// Devices pledged a second time, in an exchange that the device of this seat started.
    PledgedAgain(Seat),
    /// No device pledged for this seat, which a person plays.
    Unpledged(Seat),
    /// This many turns of this seat, of which this is the first, were played without the secret of
    /// its device.
    Undisclosed(Seat, usize),
    /// A nonce (“word”) was mixed in during this seat's turn by whoever held the game.
    WordInTurn(Seat),
    /// The game is a copy from this action on.
    Copy,
}

impl fmt::Display for FairnessFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say(f)
    }
}

impl fmt::Display for FairnessIssue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say(f)
    }
}

messages! { FairnessFinding {
    Self { number: action, round: round @ 0, issue: doubt } => [
        "finding", "move {action}, set-up: {doubt}", action, round, doubt
    ],
    Self { number: action, round, issue: doubt } => [
        "finding", "move {action}, round {round}: {doubt}", action, round, doubt
    ],
} }

messages! { FairnessIssue {
    Self::FreeDeal(army) => [
        "free-deal",
        "the deal does not follow from the commitments, so whoever dealt could choose it; \
         {army}’s device, which committed first, revealed its secret for this deal",
        army
    ],
    Self::PledgedLate => [
        "pledged-late",
        "the devices committed to their secrets only here; nothing is proved about earlier dice"
    ],
    Self::PledgedAgain(army) => [
        "pledged-again", "the devices committed to new secrets, {army}’s device first", army
    ],
    Self::Unpledged(army) => [
        "unpledged",
        "no device has committed to secrets for {army}; anyone who plays before {army} can \
         compute the dice of {army}’s turns",
        army
    ],
    Self::Undisclosed(army, turns @ 1) => [
        "undisclosed",
        "this turn of {army}’s was played without the secret of {army}’s device: on another \
         device, by a computer player, or on a device that lost its key",
        army, turns
    ],
    Self::Undisclosed(army, turns) => [
        "undisclosed",
        "from here on, {turns} of {army}’s turns were played without the secret of {army}’s \
         device: on another device, by a computer player, or on a device that lost its key",
        army, turns
    ],
    Self::WordInTurn(army) => [
        "word-in-turn",
        "a number was mixed into the dice during {army}’s turn, as happens when another army \
         answers by link; the device that mixed it in could choose the number, and the next \
         dice depend on it",
        army
    ],
    Self::Copy => [
        "copy",
        "a copy: from here on it rolls its own dice, and the person who made it could choose \
         them"
    ],
} }

/// A round and the seat whose turn it is.
type TurnOfRound = (u32, Seat);

/// Follows a game as it is replayed and collects everything that might have let somebody choose its
/// dice.
///
/// ```
/// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Seeded, Setup};
/// use red_queens_engine::Record;
/// use red_queens_engine::record::Watch;
///
/// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
/// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
/// # let mut rng = Seeded::new(Seed::from_number(2), 0);
/// let mut game = Game::new(setup)?;
/// let mut watch = Watch::of(&Record::of(&game));
/// for _ in 0..50 {
///     let action = game.legal().sample(&mut rng).expect("the game has just begun");
///     watch.see(&game, &action);
///     game.play(action)?;
/// }
/// assert!(watch.findings().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Watch {
    pub(super) provenance: Provenance,
    findings: Vec<FairnessFinding>,
    /// The number of times that each seat was answered for during other seats' turns, without the
    /// secret of its device.
    pub(super) answered: BySeat<usize>,
    /// For each seat, the number of its own turns without that secret, and the last such turn.
    undisclosed: BySeat<usize>,
    last: Option<TurnOfRound>,
    /// The current turn, and the number of actions before it.
    turn: Option<(TurnOfRound, usize)>,
    /// True if the seed follows from the pledges with which the game begins; `None` without such
    /// pledges.
    is_gathered: Option<bool>,
}

impl Watch {
    /// Creates a watch for the game of this record, starting at its beginning.
    pub fn of(record: &Record) -> Self {
        Self { is_gathered: record.is_gathered(), ..Self::default() }
    }

    /// Returns everything found so far, in order.
    pub fn findings(&self) -> Vec<FairnessFinding> {
        let mut findings = self.findings.clone();
        for found in &mut findings {
            if let FairnessIssue::Undisclosed(seat, turns) = &mut found.issue {
                *turns = self.undisclosed[*seat];
            }
        }
        findings
    }

    /// Examines an action of the record before it is played.
    pub fn see(&mut self, game: &Game, action: &Action) {
        let turn = game.state().turn();
        let turn = (turn.round, turn.seat);
        if self.turn.is_none_or(|(last, _)| last != turn) {
            self.turn = Some((turn, game.actions().len()));
        }
        if let Action::Pledge { seats, .. } = action {
            self.look_at_pledge(game, *seats);
        } else if matches!(action, Action::Reveal { .. }) {
            self.provenance = Provenance::Secrets;
            if game.is_pledging() {
                self.look_at_pledges(game);
            }
        } else if matches!(action, Action::Fork { .. }) {
            self.find(game, FairnessIssue::Copy);
        } else if matches!(action, Action::Reseed { .. }) {
            self.look_at_word(game);
        } else {
            self.look_at_decision(game);
        }
    }

    fn find(&mut self, game: &Game, issue: FairnessIssue) {
        let (number, round) = (game.actions().len() + 1, game.state().turn().round);
        self.findings.push(FairnessFinding { number, round, issue });
    }

    /// Records a pledge, which starts a new exchange unless one is under way.
    fn look_at_pledge(&mut self, game: &Game, seats: SeatSet) {
        if game.is_pledging() || game.actions().is_empty() {
            return;
        }
        let is_again = game.devices().next().is_some();
        let by = seats.first().filter(|_| is_again);
        self.find(game, by.map_or(FairnessIssue::PledgedLate, FairnessIssue::PledgedAgain));
    }

    /// Records the end of an exchange of pledges.
    fn look_at_pledges(&mut self, game: &Game) {
        let pledged = game.devices().fold(SeatSet::EMPTY, |all, (seats, _)| all | seats);
        let begins = game.actions().iter().all(|it| matches!(it, Action::Pledge { .. }));
        let first = game.devices().next().and_then(|(seats, _)| seats.first());
        if let Some(first) = first.filter(|_| begins && self.is_gathered == Some(false)) {
            self.find(game, FairnessIssue::FreeDeal(first));
        }
        for seat in people(game.setup()).filter(|seat| !pledged.contains(*seat)) {
            self.find(game, FairnessIssue::Unpledged(seat));
        }
    }

    /// Records a nonce (“word”). One added before the first decision of a turn belongs to the
    /// hand-over before it.
    fn look_at_word(&mut self, game: &Game) {
        self.provenance = self.provenance.max(Provenance::Words);
        let began = self.turn.map_or(0, |(_, began)| began);
        if !game.actions().iter().skip(began).all(Action::is_about_dice) {
            self.find(game, FairnessIssue::WordInTurn(game.state().turn().player()));
        }
    }

    /// Records a decision and, if it has just passed to another device, the seat that made it.
    fn look_at_decision(&mut self, game: &Game) {
        let (Some(_), Some(prompt)) = (game.revealer(), game.prompt()) else { return };
        let (turn, seat) = (game.state().turn(), prompt.seat);
        if turn.player() != seat {
            self.answered[seat] += 1;
            return;
        }
        let turn = Some((turn.round, turn.seat));
        if self.last == turn {
            return;
        }
        if self.undisclosed[seat] == 0 {
            self.find(game, FairnessIssue::Undisclosed(seat, 1));
        }
        self.undisclosed[seat] += 1;
        self.last = turn;
    }
}

fn people(setup: &Setup) -> impl Iterator<Item = Seat> + '_ {
    setup.players.iter().filter(|it| it.control == Control::Human).map(|it| it.seat)
}
