//! The decision to be made, from the line for the turn.

use arrayvec::ArrayVec;

use super::fault::PositionFault;
use crate::battle::{Dice, MAX_BLOCKS, Post};
use crate::core::{BySeat, Seat, SeatSet, ShipId};
use crate::game::{Advance, Bid, Continuation, Moment, Outcome, Phase};
use crate::record::expected::Expected;
use crate::record::words::{Misread, Words};

/// The armies of each wild card that was cut or revealed, the next one last.
pub(super) type Wilds = ArrayVec<u32, 4>;

/// The decision to be made: a complete phase, or one that other lines complete.
#[derive(Debug, Clone)]
pub(super) enum Point {
    Whole(Phase),
    /// Armies are placed, possibly in the middle of a turn.
    Placing {
        phase: Phase,
        then: Option<Continuation>,
    },
    Mobilize,
    Reveal(Wilds),
    Levy(Wilds),
    Battle,
    PlusOne {
        block: u8,
        attack: Dice,
        defence: Dice,
    },
    SendIn,
    SeaBattle {
        side: Option<Seat>,
    },
    Board {
        prize: ShipId,
        engagement: u8,
    },
    Defend,
    Window {
        moment: Moment,
        asked: Seat,
        passed: SeatSet,
    },
    Poker {
        ally: Seat,
    },
    Over {
        winners: SeatSet,
    },
}

#[derive(Clone, Copy)]
enum Kind {
    Choose,
    Garrison,
    Arrange,
    FirstFactory,
    FirstShip,
    Reinforce,
    Launch,
    Campaign,
    Sail,
    Mobilize,
    Reveal,
    Levy,
    Battle,
    Raise,
    Advance,
    Send,
    SeaBattle,
    Board,
    Succeed,
    Shed,
    Factory,
    Transfer,
    Call,
    Contest,
    Join,
    Answer,
    Poker,
    Won,
    AnotherHand,
    Draw,
    Discard,
    MakeRoom,
    Purchase,
    Defend,
    Window(Moment),
    Over,
}

/// The protocol's words for questions, for those that stand for one question only.
const KINDS: [(&str, Kind); 38] = [
    ("choose", Kind::Choose),
    ("garrison", Kind::Garrison),
    ("arrange", Kind::Arrange),
    ("first-factory", Kind::FirstFactory),
    ("first-ship", Kind::FirstShip),
    ("reinforce", Kind::Reinforce),
    ("launch", Kind::Launch),
    ("campaign", Kind::Campaign),
    ("sail", Kind::Sail),
    ("mobilize", Kind::Mobilize),
    ("reveal", Kind::Reveal),
    ("levy", Kind::Levy),
    ("battle", Kind::Battle),
    ("raise", Kind::Raise),
    ("advance", Kind::Advance),
    ("send", Kind::Send),
    ("sea-battle", Kind::SeaBattle),
    ("board", Kind::Board),
    ("succeed", Kind::Succeed),
    ("shed", Kind::Shed),
    ("factory", Kind::Factory),
    ("transfer", Kind::Transfer),
    ("call", Kind::Call),
    ("contest", Kind::Contest),
    ("join", Kind::Join),
    ("answer", Kind::Answer),
    ("poker", Kind::Poker),
    ("won", Kind::Won),
    ("another-hand", Kind::AnotherHand),
    ("draw", Kind::Draw),
    ("discard", Kind::Discard),
    ("make-room", Kind::MakeRoom),
    ("purchase", Kind::Purchase),
    ("defend", Kind::Defend),
    ("window-start", Kind::Window(Moment::Start)),
    ("window-roll", Kind::Window(Moment::Roll)),
    ("window-missiles", Kind::Window(Moment::Missiles)),
    ("over", Kind::Over),
];

impl Point {
    /// Reads the words after the seat on turn.
    pub fn read(words: &mut Words) -> Result<Self, PositionFault> {
        Ok(Self::Whole(match words.one_of(Expected::Phase, &KINDS)? {
            Kind::Choose => Phase::Choose,
            Kind::Garrison => Phase::Garrison { left: armies_of_seats(words)? },
            Kind::Arrange => Phase::Arrange,
            Kind::FirstFactory => Phase::FirstFactory,
            Kind::FirstShip => Phase::FirstShip { crew: words.armies()? },
            Kind::Reinforce => {
                let left = words.number(0, Expected::Armies)?;
                return placing(Phase::Reinforce { left }, words);
            }
            Kind::Launch => {
                let crew = words.armies()?;
                let later = words.takes("left");
                let left = if later { words.number(0, Expected::Armies)? } else { 0 };
                return placing(Phase::Launch { crew, left }, words);
            }
            Kind::Campaign => Phase::Campaign,
            Kind::Sail => {
                let ship = words.ship()?;
                words.takes("lengths");
                Phase::Cruise { ship, lengths: words.number(1, Expected::Lengths)? }
            }
            Kind::Advance => Phase::Advance(advance(words)?),
            Kind::Succeed => Phase::Succeed { fallen: words.seat()?, then: then(words)? },
            Kind::Shed => Phase::Shed { seat: words.seat()?, then: then(words)? },
            Kind::Factory => Phase::Factory,
            Kind::Transfer => Phase::Transfer,
            Kind::Call => Phase::Call,
            Kind::Contest => {
                let (bid, asked) = asked_about(words)?;
                Phase::Contest { bid, asked }
            }
            Kind::Join => {
                let (bid, asked) = asked_about(words)?;
                Phase::Joining { bid, asked }
            }
            Kind::Answer => Phase::Answer(bid(words)?),
            Kind::Won => Phase::Won(words.seat()?),
            Kind::AnotherHand => Phase::AnotherHand(words.seat()?),
            Kind::Draw => Phase::Draw,
            Kind::Discard => Phase::Discard,
            Kind::MakeRoom => Phase::MakeRoom,
            Kind::Purchase => Phase::Purchase,
            Kind::Mobilize => return Ok(Self::Mobilize),
            Kind::Reveal => return Ok(Self::Reveal(wilds(words, 0)?)),
            Kind::Levy => return Ok(Self::Levy(wilds(words, 1)?)),
            Kind::Battle => return Ok(Self::Battle),
            Kind::Raise => return plus_one(words),
            Kind::Send => return Ok(Self::SendIn),
            Kind::SeaBattle => {
                let says = words.takes("rolls");
                let side = if says { Some(words.seat()?) } else { None };
                return Ok(Self::SeaBattle { side });
            }
            Kind::Board => {
                let prize = words.ship()?;
                let says = words.takes("engagement");
                let engagement = if says { words.engagement()? } else { 0 };
                return Ok(Self::Board { prize, engagement });
            }
            Kind::Poker => return Ok(Self::Poker { ally: words.seat()? }),
            Kind::Defend => return Ok(Self::Defend),
            Kind::Window(moment) => {
                words.takes("asks");
                let asked = words.seat()?;
                let passed = seats_after(words, "passed")?;
                return Ok(Self::Window { moment, asked, passed });
            }
            Kind::Over => {
                let winners = words.all(Words::seat)?.into_iter().collect();
                return Ok(Self::Over { winners });
            }
        }))
    }

    /// Returns `true` for questions before the first turn.
    pub fn is_set_up(&self) -> bool {
        use Phase::{Arrange, Choose, FirstFactory, FirstShip, Garrison};
        let Self::Whole(phase) = self else { return false };
        matches!(phase, Choose | Garrison { .. } | Arrange | FirstFactory | FirstShip { .. })
    }

    /// Returns `true` for questions between the actions of a turn, before an ally may be contested.
    pub fn is_before_the_call(&self) -> bool {
        match self {
            Self::Whole(phase) => matches!(phase, Phase::Campaign | Phase::Transfer),
            Self::Placing { then, .. } => then.is_none(),
            _ => false,
        }
    }

    /// Returns `true` if territories may be free that would otherwise be dealt out.
    pub fn is_choice_of_land(&self) -> bool {
        matches!(self, Self::Whole(Phase::Choose))
    }

    /// Returns the phase of a game that is over.
    pub fn ended(winners: SeatSet, round: u32) -> Phase {
        Phase::Over(Outcome { winners, round })
    }
}

fn placing(phase: Phase, words: &mut Words) -> Result<Point, PositionFault> {
    let then = if words.is_empty() { None } else { Some(then(words)?) };
    Ok(Point::Placing { phase, then })
}

fn armies_of_seats(words: &mut Words) -> Result<BySeat<u32>, Misread> {
    let mut left = BySeat::splat(0);
    let pairs = words.all(|words| Ok((words.seat()?, words.number(0, Expected::Armies)?)))?;
    for (seat, armies) in pairs {
        left[seat] = armies;
    }
    Ok(left)
}

/// Reads `Brazil from Peru ship 3 aboard 1`, with the seat to act first.
fn advance(words: &mut Words) -> Result<Advance, Misread> {
    let to = words.territory()?;
    words.takes("from");
    let mut from: ArrayVec<Post, MAX_BLOCKS> = ArrayVec::new();
    while words.peek().is_some_and(|word| !word.eq_ignore_ascii_case("aboard")) {
        if from.is_full() {
            words.end()?;
        }
        from.push(words.post()?);
    }
    from.reverse();
    let says = words.takes("aboard");
    let stay_aboard = if says { words.number(0, Expected::Armies)? } else { 0 };
    Ok(Advance { to, from, stay_aboard })
}

/// Reads the phase that follows, by default the campaign.
fn then(words: &mut Words) -> Result<Continuation, Misread> {
    #[derive(Clone, Copy)]
    enum Next {
        Advance,
        Campaign,
        Turn,
        Battle,
        End,
    }
    if !words.takes("then") {
        return Ok(Continuation::Campaign);
    }
    let names = [
        ("advance", Next::Advance),
        ("campaign", Next::Campaign),
        ("next-turn", Next::Turn),
        ("after-battle", Next::Battle),
        ("end-turn", Next::End),
    ];
    Ok(match words.one_of(Expected::Afterwards, &names)? {
        Next::Advance => Continuation::Advance(advance(words)?),
        Next::Campaign => Continuation::Campaign,
        Next::Turn => Continuation::NextTurn,
        Next::Battle => Continuation::AfterBattle { by: words.seat()? },
        Next::End => Continuation::EndTurn,
    })
}

fn seats_after(words: &mut Words, word: &str) -> Result<SeatSet, Misread> {
    let says = words.takes(word);
    Ok(if says { words.all(Words::seat)?.into_iter().collect() } else { SeatSet::EMPTY })
}

fn bid(words: &mut Words) -> Result<Bid, Misread> {
    Ok(Bid { ally: words.seat()?, contesters: seats_after(words, "contesters")? })
}

fn asked_about(words: &mut Words) -> Result<(Bid, Seat), Misread> {
    let ally = words.seat()?;
    words.takes("asks");
    let asked = words.seat()?;
    Ok((Bid { ally, contesters: seats_after(words, "contesters")? }, asked))
}

fn wilds(words: &mut Words, least: usize) -> Result<Wilds, Misread> {
    let mut wilds = Wilds::new();
    while !words.is_empty() || wilds.len() < least {
        if wilds.is_full() {
            words.end()?;
        }
        wilds.push(words.armies()?);
    }
    wilds.reverse();
    Ok(wilds)
}

/// Reads `block 1 attack 6 5 3 defence 4 2`.
fn plus_one(words: &mut Words) -> Result<Point, PositionFault> {
    words.takes("block");
    let block = words.block()?;
    words.takes("attack");
    let attack = faces(words)?;
    words.takes("defence");
    Ok(Point::PlusOne { block, attack, defence: faces(words)? })
}

fn faces(words: &mut Words) -> Result<Dice, Misread> {
    let mut dice = Dice::default();
    while words.peek().is_some_and(|word| word.parse::<u8>().is_ok()) || dice.is_empty() {
        dice = dice.with(words.face()?);
    }
    Ok(dice)
}
