//! Actions as text, as records write them and people type them.
//!
//! Parsing is lenient: words may be in any case, and may be shortened to any unambiguous beginning.
//!
//! ```
//! use red_queens_engine::game::Action;
//!
//! let action: Action = "att alaska kam".parse()?;
//! assert_eq!(action.to_string(), "attack Alaska Kamchatka");
//! for text in [
//!     "choose Brazil",
//!     "garrison Brazil 2",
//!     "rearrange Brazil Peru 1",
//!     "build Brazil",
//!     "turn in Alaska Brazil wild",
//!     "turn in Alaska Brazil wild for factory",
//!     "deploy Western-United-States 3",
//!     "commit Alaska Kamchatka 5",
//!     "flank Ural 4 from Siberia Siberia Ukraine",
//!     "mobilize cut reveal Alaska wild",
//!     "mobilize nothing",
//!     "levy Brazil",
//!     "roll 3",
//!     "roll 3 until conquest",
//!     "roll 2 until 4 left",
//!     "roll block 1",
//!     "roll block 2 ask until conquest",
//!     "raise 5",
//!     "reserve 1 3",
//!     "halt",
//!     "advance 4",
//!     "transfer Brazil Peru 3",
//!     "discard QH",
//!     "discard Alaska",
//!     "draw",
//!     "take over Blue",
//!     "leave Red",
//!     "join Blue",
//!     "done",
//!     "expand Brazil Peru 3",
//!     "defend 2",
//!     "ambush",
//!     "barrage",
//!     "missile attacker 4",
//!     "stir 2863311530",
//!     "pledge 0102030405060708090a0b0c0d0e0f1011121314 7 Red Green",
//!     "reveal 0102030405060708090a0b0c0d0e0f1011121314",
//!     "fork 5",
//! ] {
//!     assert_eq!(text.parse::<Action>()?.to_string(), text);
//! }
//! # Ok::<(), red_queens_engine::record::Misread>(())
//! ```
//!
//! Blocks are counted from 1 here, as on the table. `ask` lets the attacker choose the die for the
//! plus one after the roll; without it, the best die is taken.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use super::expected::Expected;
use super::line_words::{Misread, Words, one_up, spelled, spelled_card, spelled_post, write_until};
use super::{naval, poker};
use crate::battle::{Origins, Side};
use crate::core::SeatSet;
use crate::game::{Action, Hand, PlusOne, Purchase, SeaAction, TerritoryCard, Verb, WILDS};
use crate::poker::{Bet, Move};
use crate::world::World;

/// The first words of all verbs, with which a line can begin.
const FIRST_WORDS: [(&str, Verb); Verb::COUNT] = {
    let mut words = [("", Verb::Done); Verb::COUNT];
    let mut place = 0;
    while place < Verb::COUNT {
        words[place] = (first_word(Verb::ALL[place].name()), Verb::ALL[place]);
        place += 1;
    }
    words
};

const fn first_word(text: &str) -> &str {
    let mut end = 0;
    while end < text.len() && text.as_bytes()[end] != b' ' {
        end += 1;
    }
    text.split_at(end).0
}

impl FromStr for Action {
    type Err = Misread;

    /// Reads an action on the Earth.
    fn from_str(text: &str) -> Result<Self, Misread> {
        Self::read(text, World::earth())
    }
}

impl Action {
    /// Reads an action whose places belong to this world.
    ///
    /// ```
    /// use red_queens_engine::{Action, Territory, World};
    ///
    /// let action = Action::read("deploy Brazil 3", World::earth())?;
    /// assert_eq!(action, Action::Deploy { territory: Territory::Brazil, armies: 3 });
    /// # Ok::<(), red_queens_engine::record::Misread>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error at the first word that isn't understood.
    pub fn read(text: &str, world: &'static World) -> Result<Self, Misread> {
        let mut words = Words::new(text, world);
        let action = read(&mut words)?;
        words.end()?;
        Ok(action)
    }
}

fn read(words: &mut Words) -> Result<Action, Misread> {
    let verb = words.one_of(Expected::Action, &FIRST_WORDS)?;
    if let Some((_, second)) = verb.name().split_once(' ') {
        words.takes(second);
    }
    Ok(match verb {
        Verb::Choose => Action::Choose { territory: words.territory()? },
        Verb::Garrison => {
            Action::Garrison { territory: words.territory()?, armies: words.number_of_armies()? }
        }
        Verb::Rearrange => Action::Rearrange {
            from: words.territory()?,
            to: words.territory()?,
            armies: words.number_of_armies()?,
        },
        Verb::Build => Action::Build { territory: words.territory()? },
        Verb::TurnIn => read_set(words)?,
        Verb::Deploy => {
            Action::Deploy { territory: words.territory()?, armies: words.number_of_armies()? }
        }
        Verb::Attack => read_attack(words)?,
        Verb::Commit => Action::Commit {
            from: words.territory()?,
            to: words.territory()?,
            armies: words.number_of_armies()?,
        },
        Verb::Flank => read_flank(words)?,
        Verb::Launch => SeaAction::Launch { at: words.hex()? }.into(),
        Verb::Cruise => SeaAction::Cruise { ship: words.ship()? }.into(),
        Verb::Sail => SeaAction::Sail { to: words.hex()? }.into(),
        Verb::Embark => naval::read_embarking(words)?.into(),
        Verb::Disembark => naval::read_disembarking(words)?.into(),
        Verb::Land => naval::read_landing(words)?.into(),
        Verb::Engage => SeaAction::Engage { engagements: naval::read_engagements(words)? }.into(),
        Verb::Send => SeaAction::SendIn { engagements: naval::read_engagements(words)? }.into(),
        Verb::Fight => naval::read_fight(words)?.into(),
        Verb::Support => naval::read_support(words)?.into(),
        Verb::BreakOff => SeaAction::BreakOff { engagement: words.engagement()? }.into(),
        Verb::Board => naval::read_boarding(words)?.into(),
        Verb::Sink => SeaAction::Sink.into(),
        Verb::Mobilize => read_mobilization(words)?,
        Verb::Levy => Action::Levy { territory: words.territory()? },
        Verb::Roll => read_roll(words)?,
        // A bare `raise` is a bet at poker; in a battle, the face of the raised die follows.
        Verb::Raise if words.is_empty() => Action::Poker(Move::Bet(Bet::Raise)),
        Verb::Raise if words.takes("by") => Action::Poker(poker::read_wager(words)?),
        Verb::Raise => Action::Raise { face: words.read(Expected::Face)? },
        Verb::Reserve => {
            Action::Reserve { block: words.block()?, armies: words.number_of_armies()? }
        }
        Verb::Halt => Action::Halt,
        Verb::Advance => Action::Advance { armies: words.number_of_armies()? },
        Verb::Transfer => Action::Transfer {
            from: words.territory()?,
            to: words.territory()?,
            armies: words.number_of_armies()?,
        },
        Verb::Discard => read_discard(words)?,
        Verb::Draw => Action::Draw,
        Verb::TakeOver => Action::TakeOver { ally: words.seat()? },
        Verb::Leave => Action::Leave { seat: words.seat()? },
        Verb::Join => Action::Join { ally: words.seat()? },
        Verb::Done => Action::Done,
        Verb::Ally => Action::Declare { ally: words.seat()? },
        Verb::Contest => Action::Contest,
        Verb::Accept => Action::Accept,
        Verb::Use => Action::Poker(Move::Use(poker::read_used(words)?)),
        Verb::Check => Action::Poker(Move::Bet(Bet::Check)),
        Verb::Bet if words.is_empty() => Action::Poker(Move::Bet(Bet::Bet)),
        Verb::Bet | Verb::Wager => Action::Poker(poker::read_wager(words)?),
        Verb::Deal => Action::Poker(poker::read_variant(words)?),
        Verb::Call => Action::Poker(Move::Bet(Bet::Call)),
        Verb::Fold => Action::Poker(Move::Bet(Bet::Fold)),
        Verb::Exchange => Action::Poker(poker::read_exchange(words)?),
        Verb::Show => Action::Poker(Move::Show),
        Verb::Muck => Action::Poker(Move::Muck),
        Verb::Expand => Action::Expand {
            from: words.territory()?,
            to: words.territory()?,
            armies: words.number_of_armies()?,
        },
        Verb::Defend => Action::Defend { dice: words.read(Expected::Dice)? },
        Verb::Ambush => Action::Ambush,
        Verb::Barrage => Action::Barrage,
        Verb::Missile => Action::Missile {
            side: words.one_of(Expected::Side, &SIDES)?,
            face: words.read(Expected::Face)?,
        },
        Verb::Reseed => Action::Reseed { word: words.read(Expected::Word)? },
        Verb::Pledge => read_pledge(words)?,
        Verb::Reveal => Action::Reveal { secret: words.read(Expected::Secret)? },
        Verb::Fork => Action::Fork { word: words.read(Expected::Word)? },
    })
}

/// Reads the commitment of a pledge, its random number and its seats. A pledge of no seat is read
/// too, so that everything printed can be read; the rules refuse to play it.
fn read_pledge(words: &mut Words) -> Result<Action, Misread> {
    let (anchor, nonce) = (words.read(Expected::Secret)?, words.read(Expected::Word)?);
    let mut seats = SeatSet::EMPTY;
    while !words.is_empty() {
        seats.insert(words.seat()?);
    }
    Ok(Action::Pledge { seats, anchor, nonce })
}

/// Reads a poker card or a territory card.
fn read_discard(words: &mut Words) -> Result<Action, Misread> {
    match (words.poker_card(), words.clone().card()) {
        (Ok(card), _) => Ok(Action::Discard { card }),
        (Err(_), Ok(_)) => Ok(Action::Shed { card: words.card()? }),
        (Err(error), Err(_)) => Err(error),
    }
}
/// The names of the sides of an attack.
const SIDES: [(&str, Side); 2] = [("attacker", Side::Attacker), ("defender", Side::Defender)];

/// Reads an attack; one with a number commits that many armies.
fn read_attack(words: &mut Words) -> Result<Action, Misread> {
    let (from, to) = (words.territory()?, words.territory()?);
    if words.is_empty() {
        return Ok(Action::Attack { from, to });
    }
    Ok(Action::Commit { from, to, armies: words.number_of_armies()? })
}

fn read_set(words: &mut Words) -> Result<Action, Misread> {
    let cards = [words.card()?, words.card()?, words.card()?];
    let purchases =
        [("armies", Purchase::Armies), ("factory", Purchase::Factory), ("ship", Purchase::Ship)];
    let buy = if words.takes("for") {
        words.one_of(Expected::Purchase, &purchases)?
    } else {
        Purchase::Armies
    };
    Ok(Action::TurnIn { cards, buy })
}

fn read_flank(words: &mut Words) -> Result<Action, Misread> {
    let (to, size) = (words.territory()?, words.number_of_armies()?);
    words.takes("from");
    let mut from = Origins::new();
    while !words.is_empty() {
        if from.is_full() {
            words.end()?;
        }
        from.push(words.post()?);
    }
    Ok(Action::Flank { to, size, from })
}

fn read_mobilization(words: &mut Words) -> Result<Action, Misread> {
    let cut = words.takes("cut");
    let mut reveal = Hand::EMPTY;
    if words.takes("reveal") {
        let mut left = Hand::all(words.world().territories(), WILDS);
        while !words.is_empty() {
            let before = words.clone();
            let card = words.card()?;
            if !left.take(card) {
                return before.unexpected(Expected::NewCard);
            }
            reveal.add(card);
        }
    }
    if !cut && reveal.is_empty() && !words.takes("nothing") {
        return words.unexpected(Expected::Mobilization);
    }
    Ok(Action::Mobilize { cut, reveal })
}

fn read_roll(words: &mut Words) -> Result<Action, Misread> {
    if words.takes("block") {
        let block = words.block()?;
        let plus = if words.takes("ask") { PlusOne::Ask } else { PlusOne::Best };
        return Ok(Action::RollBlock { block, plus, until: words.until()? });
    }
    let dice = words.read(Expected::Dice)?;
    Ok(Action::Roll { dice, until: words.until()? })
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb().name())?;
        match *self {
            Self::Choose { territory } | Self::Build { territory } | Self::Levy { territory } => {
                write!(f, " {}", spelled(territory))
            }
            Self::Garrison { territory, armies } | Self::Deploy { territory, armies } => {
                write!(f, " {} {armies}", spelled(territory))
            }
            Self::Rearrange { from, to, armies }
            | Self::Commit { from, to, armies }
            | Self::Transfer { from, to, armies }
            | Self::Expand { from, to, armies } => {
                write!(f, " {} {} {armies}", spelled(from), spelled(to))
            }
            Self::TurnIn { cards, buy } => write_set(f, cards, buy),
            Self::Attack { from, to } => write!(f, " {} {}", spelled(from), spelled(to)),
            Self::Flank { to, size, ref from } => {
                write!(f, " {} {size} from", spelled(to))?;
                from.iter().try_for_each(|origin| write!(f, " {}", spelled_post(*origin)))
            }
            Self::Sea(ref action) => naval::write_fields(f, action),
            Self::Mobilize { cut, reveal } => write_mobilization(f, cut, reveal),
            Self::Roll { dice, until } => {
                write!(f, " {dice}")?;
                write_until(f, until)
            }
            Self::RollBlock { block, plus, until } => {
                let ask = if plus == PlusOne::Ask { " ask" } else { "" };
                write!(f, " block {}{ask}", one_up(block))?;
                write_until(f, until)
            }
            Self::Raise { face } => write!(f, " {face}"),
            Self::Reserve { block, armies } => write!(f, " {} {armies}", one_up(block)),
            Self::Advance { armies } => write!(f, " {armies}"),
            Self::Discard { card } => write!(f, " {card}"),
            Self::Shed { card } => write!(f, " {}", spelled_card(card)),
            Self::Leave { seat } => write!(f, " {seat}"),
            Self::TakeOver { ally } | Self::Join { ally } | Self::Declare { ally } => {
                write!(f, " {ally}")
            }
            Self::Poker(action) => poker::write_fields(f, action),
            Self::Defend { dice } => write!(f, " {dice}"),
            Self::Missile { side, face } => {
                let [(attacker, _), (defender, _)] = SIDES;
                let side = if side == Side::Attacker { attacker } else { defender };
                write!(f, " {side} {face}")
            }
            Self::Reseed { word } | Self::Fork { word } => write!(f, " {word}"),
            Self::Reveal { secret } => write!(f, " {secret}"),
            Self::Pledge { seats, anchor, nonce } => {
                write!(f, " {anchor} {nonce}")?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Self::Halt
            | Self::Draw
            | Self::Contest
            | Self::Accept
            | Self::Done
            | Self::Ambush
            | Self::Barrage => Ok(()),
        }
    }
}

fn write_set(f: &mut Formatter<'_>, cards: [TerritoryCard; 3], buy: Purchase) -> fmt::Result {
    let [a, b, c] = cards.map(spelled_card);
    write!(f, " {a} {b} {c}")?;
    match buy {
        Purchase::Armies => Ok(()),
        Purchase::Factory => f.write_str(" for factory"),
        Purchase::Ship => f.write_str(" for ship"),
    }
}

fn write_mobilization(f: &mut Formatter<'_>, cut: bool, reveal: Hand) -> fmt::Result {
    match (cut, reveal.is_empty()) {
        (false, true) => return f.write_str(" nothing"),
        (true, true) => return f.write_str(" cut"),
        (false, false) => f.write_str(" reveal")?,
        (true, false) => f.write_str(" cut reveal")?,
    }
    reveal.iter().try_for_each(|card| write!(f, " {}", spelled_card(card)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        text.parse::<Action>().unwrap_err().to_string()
    }

    #[test]
    fn people_may_type_less() {
        for (typed, meant) in [
            ("DEP brazil 3", "deploy Brazil 3"),
            ("at north africa brazil", "attack North-Africa Brazil"),
            ("attack Alaska Kamchatka 5", "commit Alaska Kamchatka 5"),
            ("take Blue", "take over Blue"),
            ("turn alas br wild f f", "turn in Alaska Brazil wild for factory"),
            ("fl ural 4 sib sib ukr", "flank Ural 4 from Siberia Siberia Ukraine"),
            ("roll b 1 u c", "roll block 1 until conquest"),
            ("roll 3 u 4", "roll 3 until 4 left"),
            ("mob n", "mobilize nothing"),
            ("  done  # enough", "done"),
        ] {
            assert_eq!(typed.parse::<Action>().unwrap().to_string(), meant);
        }
    }

    #[test]
    fn what_is_not_understood_is_told_with_its_column() {
        for (typed, message) in [
            ("", "column 1: an action is missing"),
            ("fly Brazil", "column 1: “fly” is not an action"),
            ("r 3", "column 1: “r” could be rearrange, roll, raise, reserve or reveal"),
            ("deploy Brazil", "column 14: a number of armies is missing"),
            ("deploy Brazil -1", "column 15: “-1” is not a number of armies"),
            ("roll block 0", "column 12: “0” is not the number of a block"),
            ("roll block 257", "column 12: “257” is not the number of a block"),
            ("mobilize", "column 9: “cut”, “reveal” or “nothing” is missing"),
            ("mobilize reveal wild wild wild", "column 27: “wild” has already been named"),
            (
                "turn in Peru Alaska wild for cash",
                "column 30: “cash” is not “armies”, “factory” or “ship”",
            ),
            ("engage 7 by 1 2 3 4 5 6 8", "column 25: ship 8 is one too many"),
            ("done it", "column 6: the line should end before “it”"),
        ] {
            assert_eq!(error(typed), message);
        }
        let many = format!("flank Ural 2 from{}", " Siberia".repeat(13));
        assert_eq!(error(&many), "column 115: the line should end before “Siberia”");
    }
}
