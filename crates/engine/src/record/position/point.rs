//! The decision to be made, from the line for the turn.

use arrayvec::ArrayVec;

use super::fault::PositionFault;
use crate::battle::{Dice, MAX_BLOCKS, Post};
use crate::core::{BySeat, Seat, SeatSet, ShipId};
use crate::game::{Advance, Bid, Continuation, Outcome, Phase, ReactionMoment};
use crate::record::expected::Expected;
use crate::record::line_words::{Misread, Words};

/// The armies of each wild card that was cut or revealed, the next one last.
pub(super) type Wilds = ArrayVec<u32, 4>;

/// The decision to be made: a complete phase, or one that other lines complete.
#[derive(Debug, Clone)]
pub(super) enum DecisionPoint {
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
        moment: ReactionMoment,
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
enum PointKind {
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
    Window(ReactionMoment),
    Over,
}

/// The protocol's words for questions, for those that stand for one question only.
const KINDS: [(&str, PointKind); 38] = [
    ("choose", PointKind::Choose),
    ("garrison", PointKind::Garrison),
    ("arrange", PointKind::Arrange),
    ("first-factory", PointKind::FirstFactory),
    ("first-ship", PointKind::FirstShip),
    ("reinforce", PointKind::Reinforce),
    ("launch", PointKind::Launch),
    ("campaign", PointKind::Campaign),
    ("sail", PointKind::Sail),
    ("mobilize", PointKind::Mobilize),
    ("reveal", PointKind::Reveal),
    ("levy", PointKind::Levy),
    ("battle", PointKind::Battle),
    ("raise", PointKind::Raise),
    ("advance", PointKind::Advance),
    ("send", PointKind::Send),
    ("sea-battle", PointKind::SeaBattle),
    ("board", PointKind::Board),
    ("succeed", PointKind::Succeed),
    ("shed", PointKind::Shed),
    ("factory", PointKind::Factory),
    ("transfer", PointKind::Transfer),
    ("call", PointKind::Call),
    ("contest", PointKind::Contest),
    ("join", PointKind::Join),
    ("answer", PointKind::Answer),
    ("poker", PointKind::Poker),
    ("won", PointKind::Won),
    ("another-hand", PointKind::AnotherHand),
    ("draw", PointKind::Draw),
    ("discard", PointKind::Discard),
    ("make-room", PointKind::MakeRoom),
    ("purchase", PointKind::Purchase),
    ("defend", PointKind::Defend),
    ("window-start", PointKind::Window(ReactionMoment::Start)),
    ("window-roll", PointKind::Window(ReactionMoment::Roll)),
    ("window-missiles", PointKind::Window(ReactionMoment::Missiles)),
    ("over", PointKind::Over),
];

impl DecisionPoint {
    /// Reads the words after the seat on turn.
    pub fn read(words: &mut Words) -> Result<Self, PositionFault> {
        Ok(Self::Whole(match words.one_of(Expected::Phase, &KINDS)? {
            PointKind::Choose => Phase::Choose,
            PointKind::Garrison => Phase::Garrison { left: armies_of_seats(words)? },
            PointKind::Arrange => Phase::Arrange,
            PointKind::FirstFactory => Phase::FirstFactory,
            PointKind::FirstShip => Phase::FirstShip { crew: words.armies()? },
            PointKind::Reinforce => {
                let left = words.number(0, Expected::Armies)?;
                return placing(Phase::Reinforce { left }, words);
            }
            PointKind::Launch => {
                let crew = words.armies()?;
                let later = words.takes("left");
                let left = if later { words.number(0, Expected::Armies)? } else { 0 };
                return placing(Phase::Launch { crew, left }, words);
            }
            PointKind::Campaign => Phase::Campaign,
            PointKind::Sail => {
                let ship = words.ship()?;
                words.takes("lengths");
                Phase::Cruise { ship, lengths: words.number(1, Expected::Lengths)? }
            }
            PointKind::Advance => Phase::Advance(advance(words)?),
            PointKind::Succeed => Phase::Succeed { fallen: words.seat()?, then: then(words)? },
            PointKind::Shed => Phase::Shed { seat: words.seat()?, then: then(words)? },
            PointKind::Factory => Phase::Factory,
            PointKind::Transfer => Phase::Transfer,
            PointKind::Call => Phase::Call,
            PointKind::Contest => {
                let (bid, asked) = asked_about(words)?;
                Phase::Contest { bid, asked }
            }
            PointKind::Join => {
                let (bid, asked) = asked_about(words)?;
                Phase::Joining { bid, asked }
            }
            PointKind::Answer => Phase::Answer(bid(words)?),
            PointKind::Won => Phase::Won(words.seat()?),
            PointKind::AnotherHand => Phase::AnotherHand(words.seat()?),
            PointKind::Draw => Phase::Draw,
            PointKind::Discard => Phase::Discard,
            PointKind::MakeRoom => Phase::MakeRoom,
            PointKind::Purchase => Phase::Purchase,
            PointKind::Mobilize => return Ok(Self::Mobilize),
            PointKind::Reveal => return Ok(Self::Reveal(wilds(words, 0)?)),
            PointKind::Levy => return Ok(Self::Levy(wilds(words, 1)?)),
            PointKind::Battle => return Ok(Self::Battle),
            PointKind::Raise => return plus_one(words),
            PointKind::Send => return Ok(Self::SendIn),
            PointKind::SeaBattle => {
                let says = words.takes("rolls");
                let side = if says { Some(words.seat()?) } else { None };
                return Ok(Self::SeaBattle { side });
            }
            PointKind::Board => {
                let prize = words.ship()?;
                let says = words.takes("engagement");
                let engagement = if says { words.engagement()? } else { 0 };
                return Ok(Self::Board { prize, engagement });
            }
            PointKind::Poker => return Ok(Self::Poker { ally: words.seat()? }),
            PointKind::Defend => return Ok(Self::Defend),
            PointKind::Window(moment) => {
                words.takes("asks");
                let asked = words.seat()?;
                let passed = seats_after(words, "passed")?;
                return Ok(Self::Window { moment, asked, passed });
            }
            PointKind::Over => {
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

fn placing(phase: Phase, words: &mut Words) -> Result<DecisionPoint, PositionFault> {
    let then = if words.is_empty() { None } else { Some(then(words)?) };
    Ok(DecisionPoint::Placing { phase, then })
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
    enum NextPhase {
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
        ("advance", NextPhase::Advance),
        ("campaign", NextPhase::Campaign),
        ("next-turn", NextPhase::Turn),
        ("after-battle", NextPhase::Battle),
        ("end-turn", NextPhase::End),
    ];
    Ok(match words.one_of(Expected::Afterwards, &names)? {
        NextPhase::Advance => Continuation::Advance(advance(words)?),
        NextPhase::Campaign => Continuation::Campaign,
        NextPhase::Turn => Continuation::NextTurn,
        NextPhase::Battle => Continuation::AfterBattle { by: words.seat()? },
        NextPhase::End => Continuation::EndTurn,
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
fn plus_one(words: &mut Words) -> Result<DecisionPoint, PositionFault> {
    words.takes("block");
    let block = words.block()?;
    words.takes("attack");
    let attack = faces(words)?;
    words.takes("defence");
    Ok(DecisionPoint::PlusOne { block, attack, defence: faces(words)? })
}

fn faces(words: &mut Words) -> Result<Dice, Misread> {
    let mut dice = Dice::default();
    while words.peek().is_some_and(|word| word.parse::<u8>().is_ok()) || dice.is_empty() {
        dice = dice.with(words.face()?);
    }
    Ok(dice)
}
