//! Actions at sea as text.
//!
//! ```
//! use red_queens_engine::game::Action;
//!
//! for text in [
//!     "launch 4,12",
//!     "cruise 3",
//!     "sail 4,12",
//!     "embark 3 Egypt 4",
//!     "disembark 3 Egypt 4",
//!     "land 3 Egypt",
//!     "land 3 Egypt committed 4",
//!     "flank Egypt 4 from ship 3 Libya",
//!     "engage 7 by 1",
//!     "engage 7 by 1 and 8 by 2 3 committed 4",
//!     "send nothing",
//!     "send 1 by 5 committed 2",
//!     "fight 1",
//!     "fight 1 block 2 until conquest",
//!     "support 1 2 3",
//!     "break off 1",
//!     "board 2 3",
//!     "sink",
//! ] {
//!     let text = text.replace("Libya", "Congo");
//!     assert_eq!(text.parse::<Action>()?.to_string(), text);
//! }
//! # Ok::<(), red_queens_engine::record::Misread>(())
//! ```
//!
//! `engage 7 by 2 3 committed 4` sends ships 2 and 3 against ship 7, with blocks of four. Ships,
//! engagements and blocks are counted from 1, as on the table.

use std::fmt::{self, Formatter};

use super::action::{many, read_until, write_until};
use super::words::{Misread, Words, spelled};
use crate::game::{Action, Effort, Engage, Engagements, Until};

/// What an action at sea is called.
#[derive(Clone, Copy)]
pub(super) enum NavalVerb {
    Launch,
    Cruise,
    Sail,
    Embark,
    Disembark,
    Land,
    Engage,
    Send,
    Fight,
    Support,
    BreakOff,
    Board,
    Sink,
}

pub(super) fn read(verb: NavalVerb, words: &mut Words) -> Result<Action, Misread> {
    Ok(match verb {
        NavalVerb::Launch => Action::PlaceShip { at: words.hex()? },
        NavalVerb::Cruise => Action::Cruise { ship: words.ship()? },
        NavalVerb::Sail => Action::Sail { to: words.hex()? },
        NavalVerb::Embark => {
            Action::Embark { ship: words.ship()?, from: words.territory()?, armies: many(words)? }
        }
        NavalVerb::Disembark => {
            Action::Disembark { ship: words.ship()?, to: words.territory()?, armies: many(words)? }
        }
        NavalVerb::Land => Action::Land {
            ship: words.ship()?,
            to: words.territory()?,
            effort: read_effort(words)?,
        },
        NavalVerb::Engage => Action::Engage { engagements: read_engagements(words)? },
        NavalVerb::Send => Action::SendIn { engagements: read_engagements(words)? },
        NavalVerb::Fight => {
            let engagement = read_number(words, "the number of an engagement")?;
            let block =
                if words.takes("block") { read_number(words, "the number of a block")? } else { 0 };
            Action::SeaRoll { engagement, block, until: read_until(words)? }
        }
        NavalVerb::Support => Action::SeaReserve {
            engagement: read_number(words, "the number of an engagement")?,
            block: read_number(words, "the number of a block")?,
            armies: many(words)?,
        },
        NavalVerb::BreakOff => {
            words.takes("off");
            Action::BreakOff { engagement: read_number(words, "the number of an engagement")? }
        }
        NavalVerb::Board => Action::Board { ship: words.ship()?, armies: many(words)? },
        NavalVerb::Sink => Action::Sink,
    })
}

/// A number counted from 1, as one counted from 0.
pub(super) fn read_number(words: &mut Words, expected: &'static str) -> Result<u8, Misread> {
    let before = words.clone();
    let number: u16 = words.read(expected)?;
    match number.checked_sub(1).map(u8::try_from) {
        Some(Ok(number)) => Ok(number),
        _ => before.unexpected(expected),
    }
}

fn read_effort(words: &mut Words) -> Result<Effort, Misread> {
    Ok(if words.takes("committed") { Effort::Committed(many(words)?) } else { Effort::Normal })
}

fn read_engagements(words: &mut Words) -> Result<Engagements, Misread> {
    let mut engagements = Engagements::new();
    if words.takes("nothing") {
        return Ok(engagements);
    }
    loop {
        let target = words.ship()?;
        if !words.takes("by") {
            return words.unexpected("by");
        }
        let mut ships = arrayvec::ArrayVec::new();
        while words.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
            let before = words.clone();
            if ships.try_push(words.ship()?).is_err() {
                return before.unexpected("a smaller number of ships");
            }
        }
        let effort = read_effort(words)?;
        let before = words.clone();
        if engagements.try_push(Engage { target, ships, effort }).is_err() {
            return before.unexpected("the end of the line");
        }
        if !words.takes("and") {
            return Ok(engagements);
        }
    }
}

/// Writes an action at sea; whether it is one.
pub(super) fn write(f: &mut Formatter<'_>, action: &Action) -> Result<bool, fmt::Error> {
    match *action {
        Action::PlaceShip { at } => write!(f, "launch {at}"),
        Action::Cruise { ship } => write!(f, "cruise {ship}"),
        Action::Sail { to } => write!(f, "sail {to}"),
        Action::Embark { ship, from, armies } => {
            write!(f, "embark {ship} {} {armies}", spelled(from))
        }
        Action::Disembark { ship, to, armies } => {
            write!(f, "disembark {ship} {} {armies}", spelled(to))
        }
        Action::Land { ship, to, effort } => {
            write!(f, "land {ship} {}", spelled(to))?;
            write_effort(f, effort)
        }
        Action::Engage { ref engagements } => {
            f.write_str("engage ")?;
            write_engagements(f, engagements)
        }
        Action::SendIn { ref engagements } => {
            f.write_str("send ")?;
            write_engagements(f, engagements)
        }
        Action::SeaRoll { engagement, block, until } => write_fight(f, engagement, block, until),
        Action::SeaReserve { engagement, block, armies } => {
            write!(f, "support {} {} {armies}", one_up(engagement), one_up(block))
        }
        Action::BreakOff { engagement } => write!(f, "break off {}", one_up(engagement)),
        Action::Board { ship, armies } => write!(f, "board {ship} {armies}"),
        Action::Sink => f.write_str("sink"),
        _ => return Ok(false),
    }?;
    Ok(true)
}

fn one_up(number: u8) -> u16 {
    u16::from(number) + 1
}

fn write_fight(f: &mut Formatter<'_>, engagement: u8, block: u8, until: Until) -> fmt::Result {
    write!(f, "fight {}", one_up(engagement))?;
    if block > 0 {
        write!(f, " block {}", one_up(block))?;
    }
    write_until(f, until)
}

fn write_effort(f: &mut Formatter<'_>, effort: Effort) -> fmt::Result {
    match effort {
        Effort::Normal => Ok(()),
        Effort::Committed(armies) => write!(f, " committed {armies}"),
    }
}

fn write_engagements(f: &mut Formatter<'_>, engagements: &Engagements) -> fmt::Result {
    if engagements.is_empty() {
        return f.write_str("nothing");
    }
    for (place, engage) in engagements.iter().enumerate() {
        let and = if place > 0 { " and " } else { "" };
        write!(f, "{and}{} by", engage.target)?;
        engage.ships.iter().try_for_each(|ship| write!(f, " {ship}"))?;
        write_effort(f, engage.effort)?;
    }
    Ok(())
}
