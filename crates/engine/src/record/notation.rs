//! Records as text: readable, and easy to compare line by line.
//!
//! ```text
//! Red Queens record 1
//! rules next victory domination
//! player Red "Ann" human
//! player Blue "Bob" computer "normal"
//! player Green "Eve" human phrase "only I know this"
//! seed 7c9fa136d4413fa6173637e883b6998d32e1d675f88cddff9dcbcf331820f4b8
//!
//! # round 1, Red
//! deploy Brazil 3
//! attack Brazil Peru
//! roll 3
//! ```
//!
//! The first line is a title. Rules, players (clockwise) and seed come before the actions, which
//! are written as `Action`'s text. A name for the rules goes at the end of their line:
//! `title "Sunday"`. `#` begins a comment; blank lines are skipped.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use super::expected::Expected;
use super::line_words::{Misread, Words, quoted};
use super::rule_sets::{RulesError, check_board};
use super::{CustomRules, Record};
use crate::core::{English, Seat, Seed, excerpt, messages};
use crate::game::{Action, Control, DiceSource, Game, Player, Setup, State};
use crate::world::World;

/// The beginning of the first line.
pub const TITLE: &str = "Red Queens record";

/// The version of the notation that is written.
pub const VERSION: &str = "1";

/// The reason why a text isn't a record, with its line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct NotationError {
    /// The line, counted from 1; the last one if something is missing.
    pub line: usize,
    /// The error in that line.
    pub fault: NotationFault,
}

/// An error in a text that should be a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum NotationFault {
    /// The text doesn't begin with the title.
    NoTitle,
    /// The text was written by a later version.
    UnknownVersion(String),
    /// A word that was not understood.
    #[error(transparent)]
    Word(#[from] Misread),
    /// A rule set that does not exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// No line states the rules.
    NoRules,
    /// No line states the seed.
    NoSeed,
    /// Rules, a player or the seed came after the first action.
    TooLate,
}

messages! { NotationError {
    Self { line, fault } => ["at-line", "line {line}: {fault}", line, fault],
} }

messages! { NotationFault {
    Self::NoTitle => [
        "no-title", "a record begins with “{title}”", title = format_args!("{TITLE} {VERSION}")
    ],
    Self::UnknownVersion(found) => [
        "unknown-notation",
        "this record has version “{found}”, but this program reads version {known}",
        found, known = VERSION
    ],
    Self::Word(error) => (error),
    Self::Rules(error) => (error),
    Self::NoRules => ["no-rules-line", "a line such as “rules next” is missing"],
    Self::NoSeed => ["no-seed-line", "a line such as “seed 7c9f…” is missing"],
    Self::TooLate => ["too-late", "rules, players and seed come before the actions"],
} }

/// A record that is being read.
#[derive(Debug, Default)]
pub(super) struct RecordDraft {
    has_title: bool,
    custom_rules: Option<CustomRules>,
    players: Vec<Player>,
    seed: Option<Seed>,
    actions: Vec<Action>,
}

impl FromStr for Record {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut draft = RecordDraft::default();
        let mut last = 1;
        for (line, text) in (1..).zip(text.lines()) {
            last = line;
            draft.read_line(text).map_err(|fault| NotationError { line, fault })?;
        }
        draft.finish().map_err(|fault| NotationError { line: last, fault })
    }
}

impl RecordDraft {
    pub(super) fn read_line(&mut self, line: &str) -> Result<(), NotationFault> {
        let world = self
            .custom_rules
            .as_ref()
            .map_or_else(World::earth, |custom_rules| custom_rules.rules.world());
        let mut words = Words::new(line, world);
        let Some(first) = words.peek() else { return Ok(()) };
        if !self.has_title {
            self.has_title = true;
            return read_title(line);
        }
        if !matches!(first, "rules" | "player" | "seed") {
            self.actions.push(Action::read(line, world)?);
            return Ok(());
        }
        if !self.actions.is_empty() {
            return Err(NotationFault::TooLate);
        }
        words.word(Expected::Line)?;
        match first {
            "rules" => {
                let custom_rules = CustomRules::read_words(&mut words)?;
                check_board(&custom_rules.rules)?;
                self.custom_rules = Some(custom_rules);
            }
            "player" => self.players.push(read_player(&mut words)?),
            _ => self.seed = Some(words.read(Expected::Seed)?),
        }
        Ok(words.end()?)
    }

    pub(super) fn finish(self) -> Result<Record, NotationFault> {
        if !self.has_title {
            return Err(NotationFault::NoTitle);
        }
        let CustomRules { rules, title } = self.custom_rules.ok_or(NotationFault::NoRules)?;
        let seed = self.seed.ok_or(NotationFault::NoSeed)?;
        let setup = Setup { rules, players: self.players, seed, rules_title: title };
        Ok(Record { setup, actions: self.actions })
    }
}

/// Returns `true` if a text is meant to be a record in this notation.
pub(super) fn is_titled(text: &str) -> bool {
    text.get(..TITLE.len()).is_some_and(|start| start.eq_ignore_ascii_case(TITLE))
}

fn read_title(line: &str) -> Result<(), NotationFault> {
    let line = line.trim();
    if !is_titled(line) {
        return Err(NotationFault::NoTitle);
    }
    match line[TITLE.len()..].trim() {
        VERSION => Ok(()),
        other => Err(NotationFault::UnknownVersion(excerpt(other))),
    }
}

fn read_player(words: &mut Words) -> Result<Player, Misread> {
    let (seat, name) = (words.seat()?, words.quotation()?);
    let controls = [("human", Control::Human), ("computer", Control::Computer(String::new()))];
    let mut control = words.one_of(Expected::Control, &controls)?;
    if let Control::Computer(level) = &mut control {
        *level = words.quotation()?;
    }
    let phrase = if words.takes("phrase") { words.quotation()? } else { String::new() };
    Ok(Player { seat, name, control, phrase })
}

impl Display for Record {
    /// Prints the record with a heading for each turn. Takes as long as a replay.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE} {VERSION}")?;
        write_setup(f, &self.setup)?;
        let mut headings = Headings::new(&self.setup);
        for (number, action) in (1..).zip(&self.actions) {
            headings.write(f)?;
            writeln!(f, "{action}")?;
            headings.play(number, action);
        }
        Ok(())
    }
}

fn write_setup(f: &mut Formatter<'_>, setup: &Setup) -> fmt::Result {
    writeln!(f, "{}", CustomRules::of(setup))?;
    for Player { seat, name, control, phrase } in &setup.players {
        write!(f, "player {seat} {} ", quoted(name))?;
        match control {
            Control::Human => write!(f, "human")?,
            Control::Computer(level) => write!(f, "computer {}", quoted(level))?,
        }
        if !phrase.is_empty() {
            write!(f, " phrase {}", quoted(phrase))?;
        }
        writeln!(f)?;
    }
    writeln!(f, "seed {}", setup.seed)
}

/// Finds the turn to which the next action belongs, as long as the actions are legal.
struct Headings {
    dice_source: DiceSource,
    state: Option<State>,
    last: Option<(u32, Option<Seat>)>,
}

impl Headings {
    fn new(setup: &Setup) -> Self {
        let game = Game::new(setup.clone()).ok();
        let state = game.map(|game| game.state().clone());
        Self { dice_source: DiceSource::new(setup.mixed_seed()), state, last: None }
    }

    fn play(&mut self, number: u64, action: &Action) {
        let Some(state) = &mut self.state else { return };
        if self.dice_source.play(number, action, state, &mut Vec::new()).is_err() {
            self.state = None;
        }
    }

    fn write(&mut self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(turn) = self.state.as_ref().map(State::turn) else { return Ok(()) };
        let seat = (turn.round > 0).then_some(turn.seat);
        if self.last.replace((turn.round, seat)) == Some((turn.round, seat)) {
            return Ok(());
        }
        match seat {
            None => writeln!(f, "\n# set-up"),
            Some(seat) => {
                write!(f, "\n# round {}, {seat}", turn.round)?;
                turn.commander.map_or(Ok(()), |player| write!(f, ", played by {player}"))?;
                writeln!(f)
            }
        }
    }
}
