//! Where the dice of a record come from, and whatever in it keeps them from being nobody's choice (D3, D4).

use std::fmt;

use crate::core::{BySeat, Seat, SeatSet};
use crate::game::{Action, Control, Game, Setup};

/// The protocol by which the dice of a game were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Provenance {
    /// A seed that was fixed before the first move.
    #[default]
    Seed,
    /// Words that whoever handed the game over mixed in (versions 1 to 3).
    Words,
    /// Secrets that every device had pledged.
    Secrets,
}

/// Something about the dice of a record that everybody who plays in it should know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// The action, from 1, where it was found,
    pub number: usize,
    /// in this round; 0 is the set-up.
    pub round: u32,
    /// Why the dice may be somebody's choice.
    pub doubt: Doubt,
}

/// A reason why dice may be somebody's choice, or why they are not those of a game that goes from device to device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// The seed does not follow from the pledges: the device of this seat could choose the deal.
    ForeignSeed(Seat),
    /// Devices pledged their secrets here: dice before this one are those of one table.
    PledgedLate,
    /// No device pledged for the seat of a person.
    Unpledged(Seat),
    /// In its own turn this seat played without the secret of its device: somebody else played it, or the device lost its key.
    Undisclosed(Seat),
    /// A word was mixed in by whoever had the game, where no turn had passed.
    WordInTurn(Seat),
    /// The game is a copy from here on.
    Copy,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, round, doubt } = *self;
        f.write_str(
            &text::records::Finding { action: number, round, doubt: doubt.in_words() }.say(),
        )
    }
}

impl Doubt {
    fn in_words(self) -> String {
        match self {
            Self::ForeignSeed(seat) => text::records::foreign_seed(seat.in_words()),
            Self::PledgedLate => text::records::pledged_late().to_owned(),
            Self::Unpledged(seat) => text::records::unpledged(seat.in_words()),
            Self::Undisclosed(seat) => text::records::undisclosed(seat.in_words()),
            Self::WordInTurn(seat) => text::records::word_in_turn(seat.in_words()),
            Self::Copy => text::records::copy().to_owned(),
        }
    }
}

/// What was noted up to an action.
pub(super) type Mark = (Provenance, usize, BySeat<usize>);

/// Follows a game as it is played again.
#[derive(Debug, Default)]
pub(super) struct Watch {
    pub provenance: Provenance,
    pub findings: Vec<Finding>,
    /// How often each seat was answered for in the turns of others without the secret of its device.
    pub answered: BySeat<usize>,
    /// The turn that goes on, and how many actions there were when it began.
    turn: Option<(u32, Seat, usize)>,
}

impl Watch {
    /// Looks at an action that is about to be played. `is_gathered` says whether the seed follows from the first pledges.
    pub fn see(&mut self, game: &Game, action: &Action, is_gathered: Option<bool>) {
        let turn = game.state().turn();
        if self.turn.is_none_or(|(round, seat, _)| (round, seat) != (turn.round, turn.seat)) {
            self.turn = Some((turn.round, turn.seat, game.actions().len()));
        }
        if matches!(action, Action::Pledge { .. }) {
            if !game.is_pledging() && !game.actions().is_empty() {
                self.find(game, Doubt::PledgedLate);
            }
        } else if matches!(action, Action::Reveal { .. }) {
            self.provenance = Provenance::Secrets;
            if game.is_pledging() {
                self.look_at_pledges(game, is_gathered);
            }
        } else if matches!(action, Action::Fork { .. }) {
            self.find(game, Doubt::Copy);
        } else if matches!(action, Action::Stir { .. }) {
            self.look_at_word(game);
        } else {
            self.look_at_deed(game);
        }
    }

    /// Returns a mark to go back to where an action turns out not to be allowed.
    pub fn mark(&self) -> Mark {
        (self.provenance, self.findings.len(), self.answered)
    }

    pub fn go_back(&mut self, (provenance, findings, answered): Mark) {
        (self.provenance, self.answered) = (provenance, answered);
        self.findings.truncate(findings);
    }

    fn find(&mut self, game: &Game, doubt: Doubt) {
        let (number, round) = (game.actions().len() + 1, game.state().turn().round);
        self.findings.push(Finding { number, round, doubt });
    }

    /// All have pledged.
    fn look_at_pledges(&mut self, game: &Game, is_gathered: Option<bool>) {
        let pledged = game.devices().fold(SeatSet::EMPTY, |all, (seats, _)| all | seats);
        let begins = game.actions().iter().all(|it| matches!(it, Action::Pledge { .. }));
        let first = game.devices().next().and_then(|(seats, _)| seats.first());
        if let Some(first) = first.filter(|_| begins && is_gathered == Some(false)) {
            self.find(game, Doubt::ForeignSeed(first));
        }
        for seat in people(game.setup()).filter(|seat| !pledged.contains(*seat)) {
            self.find(game, Doubt::Unpledged(seat));
        }
    }

    fn look_at_word(&mut self, game: &Game) {
        self.provenance = self.provenance.max(Provenance::Words);
        let Some(prompt) = game.prompt() else { return };
        let is_words = |action: &Action| action.is_about_dice();
        let began = self.turn.map_or(0, |(_, _, began)| began);
        if !game.actions()[began.min(game.actions().len())..].iter().all(is_words) {
            self.find(game, Doubt::WordInTurn(prompt.seat));
        }
    }

    /// Something was decided: by whom, if the decision has just come to another device.
    fn look_at_deed(&mut self, game: &Game) {
        let (Some(_), Some(prompt)) = (game.revealer(), game.prompt()) else { return };
        if game.state().turn().player() == prompt.seat {
            self.find(game, Doubt::Undisclosed(prompt.seat));
        } else {
            self.answered[prompt.seat] += 1;
        }
    }
}

fn people(setup: &Setup) -> impl Iterator<Item = Seat> + '_ {
    setup.players.iter().filter(|it| it.control == Control::Human).map(|it| it.seat)
}
