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
//!     "fight 1 with 2",
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

use super::expected::Expected;
use super::line_words::{Misread, Words, one_up, spelled, write_until};
use crate::game::{Effort, Engage, Engagements, SeaAction, Until};

pub(super) fn read_embarking(words: &mut Words) -> Result<SeaAction, Misread> {
    let (ship, from) = (words.ship()?, words.territory()?);
    Ok(SeaAction::Embark { ship, from, armies: words.number_of_armies()? })
}

pub(super) fn read_disembarking(words: &mut Words) -> Result<SeaAction, Misread> {
    let (ship, to) = (words.ship()?, words.territory()?);
    Ok(SeaAction::Disembark { ship, to, armies: words.number_of_armies()? })
}

pub(super) fn read_landing(words: &mut Words) -> Result<SeaAction, Misread> {
    let (ship, to) = (words.ship()?, words.territory()?);
    Ok(SeaAction::Land { ship, to, effort: read_effort(words)? })
}

pub(super) fn read_fight(words: &mut Words) -> Result<SeaAction, Misread> {
    let engagement = words.engagement()?;
    let block = if words.takes("block") { words.block()? } else { 0 };
    let dice = if words.takes("with") { Some(words.read(Expected::Dice)?) } else { None };
    Ok(SeaAction::Roll { engagement, block, dice, until: words.until()? })
}

pub(super) fn read_support(words: &mut Words) -> Result<SeaAction, Misread> {
    let (engagement, block) = (words.engagement()?, words.block()?);
    Ok(SeaAction::Reserve { engagement, block, armies: words.number_of_armies()? })
}

pub(super) fn read_boarding(words: &mut Words) -> Result<SeaAction, Misread> {
    Ok(SeaAction::Board { ship: words.ship()?, armies: words.number_of_armies()? })
}

fn read_effort(words: &mut Words) -> Result<Effort, Misread> {
    Ok(if words.takes("committed") {
        Effort::Committed(words.number_of_armies()?)
    } else {
        Effort::Normal
    })
}

pub(super) fn read_engagements(words: &mut Words) -> Result<Engagements, Misread> {
    let mut engagements = Engagements::new();
    if words.takes("nothing") {
        return Ok(engagements);
    }
    loop {
        let target = words.ship()?;
        if !words.takes("by") {
            return words.unexpected(Expected::By);
        }
        let mut ships = arrayvec::ArrayVec::new();
        while words.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
            let before = words.clone();
            if ships.try_push(words.ship()?).is_err() {
                return before.unexpected(Expected::FewerShips);
            }
        }
        let effort = read_effort(words)?;
        let before = words.clone();
        if engagements.try_push(Engage { target, ships, effort }).is_err() {
            return before.unexpected(Expected::EndOfLine);
        }
        if !words.takes("and") {
            return Ok(engagements);
        }
    }
}

/// Writes the fields after the verb.
pub(super) fn write_fields(f: &mut Formatter<'_>, action: &SeaAction) -> fmt::Result {
    match *action {
        SeaAction::Launch { at } => write!(f, " {at}"),
        SeaAction::Cruise { ship } => write!(f, " {ship}"),
        SeaAction::Sail { to } => write!(f, " {to}"),
        SeaAction::Embark { ship, from, armies } => {
            write!(f, " {ship} {} {armies}", spelled(from))
        }
        SeaAction::Disembark { ship, to, armies } => {
            write!(f, " {ship} {} {armies}", spelled(to))
        }
        SeaAction::Land { ship, to, effort } => {
            write!(f, " {ship} {}", spelled(to))?;
            write_effort(f, effort)
        }
        SeaAction::Engage { ref engagements } | SeaAction::SendIn { ref engagements } => {
            write_engagements(f, engagements)
        }
        SeaAction::Roll { engagement, block, dice, until } => {
            write_fight(f, (engagement, block), dice, until)
        }
        SeaAction::Reserve { engagement, block, armies } => {
            write!(f, " {} {} {armies}", one_up(engagement), one_up(block))
        }
        SeaAction::BreakOff { engagement } => write!(f, " {}", one_up(engagement)),
        SeaAction::Board { ship, armies } => write!(f, " {ship} {armies}"),
        SeaAction::Sink => Ok(()),
    }
}

fn write_fight(
    f: &mut Formatter<'_>,
    (engagement, block): (u8, u8),
    dice: Option<u8>,
    until: Until,
) -> fmt::Result {
    write!(f, " {}", one_up(engagement))?;
    if block > 0 {
        write!(f, " block {}", one_up(block))?;
    }
    if let Some(dice) = dice {
        write!(f, " with {dice}")?;
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
        return f.write_str(" nothing");
    }
    for (place, engage) in engagements.iter().enumerate() {
        let and = if place > 0 { " and" } else { "" };
        write!(f, "{and} {} by", engage.target)?;
        engage.ships.iter().try_for_each(|ship| write!(f, " {ship}"))?;
        write_effort(f, engage.effort)?;
    }
    Ok(())
}
