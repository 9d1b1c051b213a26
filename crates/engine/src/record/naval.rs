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

use std::fmt::{self, Display, Formatter};

use super::words::{Misread, Words, one_up, spelled, write_until};
use crate::game::{Effort, Engage, Engagements, SeaAction, Until};

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

pub(super) fn read(verb: NavalVerb, words: &mut Words) -> Result<SeaAction, Misread> {
    Ok(match verb {
        NavalVerb::Launch => SeaAction::Launch { at: words.hex()? },
        NavalVerb::Cruise => SeaAction::Cruise { ship: words.ship()? },
        NavalVerb::Sail => SeaAction::Sail { to: words.hex()? },
        NavalVerb::Embark => SeaAction::Embark {
            ship: words.ship()?,
            from: words.territory()?,
            armies: words.number_of_armies()?,
        },
        NavalVerb::Disembark => SeaAction::Disembark {
            ship: words.ship()?,
            to: words.territory()?,
            armies: words.number_of_armies()?,
        },
        NavalVerb::Land => SeaAction::Land {
            ship: words.ship()?,
            to: words.territory()?,
            effort: read_effort(words)?,
        },
        NavalVerb::Engage => SeaAction::Engage { engagements: read_engagements(words)? },
        NavalVerb::Send => SeaAction::SendIn { engagements: read_engagements(words)? },
        NavalVerb::Fight => {
            let engagement = words.engagement()?;
            let block = if words.takes("block") { words.block()? } else { 0 };
            SeaAction::Roll { engagement, block, until: words.until()? }
        }
        NavalVerb::Support => SeaAction::Reserve {
            engagement: words.engagement()?,
            block: words.block()?,
            armies: words.number_of_armies()?,
        },
        NavalVerb::BreakOff => {
            words.takes("off");
            SeaAction::BreakOff { engagement: words.engagement()? }
        }
        NavalVerb::Board => {
            SeaAction::Board { ship: words.ship()?, armies: words.number_of_armies()? }
        }
        NavalVerb::Sink => SeaAction::Sink,
    })
}

fn read_effort(words: &mut Words) -> Result<Effort, Misread> {
    Ok(if words.takes("committed") {
        Effort::Committed(words.number_of_armies()?)
    } else {
        Effort::Normal
    })
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

impl Display for SeaAction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Launch { at } => write!(f, "launch {at}"),
            Self::Cruise { ship } => write!(f, "cruise {ship}"),
            Self::Sail { to } => write!(f, "sail {to}"),
            Self::Embark { ship, from, armies } => {
                write!(f, "embark {ship} {} {armies}", spelled(from))
            }
            Self::Disembark { ship, to, armies } => {
                write!(f, "disembark {ship} {} {armies}", spelled(to))
            }
            Self::Land { ship, to, effort } => {
                write!(f, "land {ship} {}", spelled(to))?;
                write_effort(f, effort)
            }
            Self::Engage { ref engagements } => {
                f.write_str("engage ")?;
                write_engagements(f, engagements)
            }
            Self::SendIn { ref engagements } => {
                f.write_str("send ")?;
                write_engagements(f, engagements)
            }
            Self::Roll { engagement, block, until } => write_fight(f, engagement, block, until),
            Self::Reserve { engagement, block, armies } => {
                write!(f, "support {} {} {armies}", one_up(engagement), one_up(block))
            }
            Self::BreakOff { engagement } => write!(f, "break off {}", one_up(engagement)),
            Self::Board { ship, armies } => write!(f, "board {ship} {armies}"),
            Self::Sink => f.write_str("sink"),
        }
    }
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
