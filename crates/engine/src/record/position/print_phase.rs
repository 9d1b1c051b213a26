//! Printing the decision to be made and the current attack.

use std::fmt::{self, Display, Formatter};

use super::print_poker::print_poker;
use crate::battle::{Assault, Block, Dice, ModifiedRoll, Post};
use crate::core::SeatSet;
use crate::game::{
    Advance, Attack, Battle, Bid, Continuation, Duel, Engagement, EngagementStatus, Force, Phase,
    ReactionMoment, SeaBattle, Spoils, State,
};
use crate::record::line_words::{one_up, spelled, spelled_post, write_until};

/// A phase as it is written on the line for the turn.
pub(super) struct PrintedPhase<'a>(pub &'a Phase, pub &'a Spoils);

impl Display for PrintedPhase<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Phase::Choose => f.write_str("choose"),
            Phase::Garrison { left } => {
                f.write_str("garrison")?;
                let some = left.iter().filter(|(_, armies)| **armies > 0);
                some.into_iter().try_for_each(|(seat, armies)| write!(f, " {seat} {armies}"))
            }
            Phase::Arrange => f.write_str("arrange"),
            Phase::FirstFactory => f.write_str("first-factory"),
            Phase::FirstShip { crew } => write!(f, "first-ship {crew}"),
            Phase::Reinforce { left } => write!(f, "reinforce {left}{}", PrintedSpoils(self.1)),
            Phase::Launch { crew, left } => {
                write!(f, "launch {crew} left {left}{}", PrintedSpoils(self.1))
            }
            Phase::Campaign => f.write_str("campaign"),
            Phase::Cruise { ship, lengths } => write!(f, "sail {ship} lengths {lengths}"),
            Phase::Mobilize(_) => f.write_str("mobilize"),
            Phase::Reveal { wilds, .. } => write!(f, "reveal{}", PrintedNumbers(wilds)),
            Phase::Levy { armies, .. } => write!(f, "levy{}", PrintedNumbers(armies)),
            Phase::Battle(_) => f.write_str("battle"),
            Phase::PlusOne { block, attack, defence, .. } => {
                write!(f, "raise block {}", one_up(*block))?;
                write!(f, " attack{} defence{}", PrintedDice(*attack), PrintedDice(*defence))
            }
            Phase::SendIn { .. } => f.write_str("send"),
            Phase::SeaBattle(battle) => write!(f, "sea-battle rolls {}", battle.side),
            Phase::Board { prize, engagement, .. } => {
                write!(f, "board {prize} engagement {}", one_up(*engagement))
            }
            Phase::Advance(advance) => write!(f, "advance {}", Advancing(advance)),
            Phase::Succeed { fallen, then } => {
                write!(f, "succeed {fallen}{}", PrintedContinuation(then))
            }
            Phase::Shed { seat, then } => write!(f, "shed {seat}{}", PrintedContinuation(then)),
            Phase::Factory => f.write_str("factory"),
            Phase::Transfer => f.write_str("transfer"),
            Phase::Call => f.write_str("call"),
            Phase::Contest { bid, asked } => {
                write!(
                    f,
                    "contest {} asks {asked}{}",
                    bid.ally,
                    WordAndSeats("contesters", bid.contesters)
                )
            }
            Phase::Joining { bid, asked } => {
                write!(
                    f,
                    "join {} asks {asked}{}",
                    bid.ally,
                    WordAndSeats("contesters", bid.contesters)
                )
            }
            Phase::Answer(Bid { ally, contesters }) => {
                write!(f, "answer {ally}{}", WordAndSeats("contesters", *contesters))
            }
            Phase::Poker(table) => write!(f, "poker {}", table.ally),
            Phase::Won(ally) => write!(f, "won {ally}"),
            Phase::AnotherHand(ally) => write!(f, "another-hand {ally}"),
            Phase::Draw => f.write_str("draw"),
            Phase::Discard => f.write_str("discard"),
            Phase::MakeRoom => f.write_str("make-room"),
            Phase::Purchase => f.write_str("purchase"),
            Phase::Defend(_) => f.write_str("defend"),
            Phase::Window(window) => {
                let name = match window.moment {
                    ReactionMoment::Start => "window-start",
                    ReactionMoment::Roll => "window-roll",
                    ReactionMoment::Missiles => "window-missiles",
                };
                write!(f, "{name} asks {}{}", window.asked, WordAndSeats("passed", window.passed))
            }
            Phase::Over(outcome) => write!(f, "over{}", WordAndSeats("", outcome.winners)),
        }
    }
}

/// Numbers, of which the next one comes last.
struct PrintedNumbers<'a>(&'a [u32]);

impl Display for PrintedNumbers<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().rev().try_for_each(|number| write!(f, " {number}"))
    }
}

struct PrintedDice(Dice);

impl Display for PrintedDice {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.faces().try_for_each(|face| write!(f, " {face}"))
    }
}

/// A word followed by seats, if there are any.
struct WordAndSeats(&'static str, SeatSet);

impl Display for WordAndSeats {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(word, seats) = self;
        if !seats.is_empty() && !word.is_empty() {
            write!(f, " {word}")?;
        }
        seats.iter().try_for_each(|seat| write!(f, " {seat}"))
    }
}

struct Advancing<'a>(&'a Advance);

impl Display for Advancing<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Advance { to, from, stay_aboard } = self.0;
        write!(f, "{} from", spelled(*to))?;
        from.iter().rev().try_for_each(|from| write!(f, " {}", spelled_post(*from)))?;
        if *stay_aboard > 0 { write!(f, " aboard {stay_aboard}") } else { Ok(()) }
    }
}

struct PrintedContinuation<'a>(&'a Continuation);

impl Display for PrintedContinuation<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Continuation::Advance(advance) => write!(f, " then advance {}", Advancing(advance)),
            Continuation::Campaign => f.write_str(" then campaign"),
            Continuation::NextTurn => f.write_str(" then next-turn"),
            Continuation::AfterBattle { by } => write!(f, " then after-battle {by}"),
            Continuation::EndTurn => f.write_str(" then end-turn"),
        }
    }
}

/// The phase that follows sets of captured cards.
struct PrintedSpoils<'a>(&'a Spoils);

impl Display for PrintedSpoils<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Spoils::TurnedIn { then } => PrintedContinuation(then).fmt(f),
            Spoils::None | Spoils::Taken => Ok(()),
        }
    }
}

/// Prints the lines of a phase other than the line for the turn.
pub(super) fn print_phase(f: &mut Formatter<'_>, state: &State) -> fmt::Result {
    match &state.phase {
        Phase::Mobilize(attack) | Phase::Reveal { attack, .. } | Phase::Levy { attack, .. } => {
            match attack {
                Attack::Land(battle) => print_battle(f, battle),
                Attack::Sea(battle) => print_sea_battle(f, battle),
            }
        }
        Phase::Battle(battle) | Phase::PlusOne { battle, .. } => print_battle(f, battle),
        Phase::SendIn { battle, .. } | Phase::SeaBattle(battle) | Phase::Board { battle, .. } => {
            print_sea_battle(f, battle)
        }
        Phase::Defend(duel) => print_duel(f, duel),
        Phase::Window(window) => print_duel(f, &window.duel),
        Phase::Poker(table) => print_poker(f, state, &table.game),
        _ => Ok(()),
    }
}

fn print_battle(f: &mut Formatter<'_>, battle: &Battle) -> fmt::Result {
    let to = spelled(battle.to);
    match &battle.force {
        Force::Normal(from) => write!(f, "attack {} {to}", spelled_post(*from))?,
        Force::Blocks(assault) => write!(f, "assault {to} from{}", Blocks(assault, true))?,
    }
    writeln!(f, "{}", PrintedRolls(battle.rolls))
}

struct PrintedRolls(u32);

impl Display for PrintedRolls {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 > 0 { write!(f, " rolls {}", self.0) } else { Ok(()) }
    }
}

/// Blocks, with a flag for writing `ship` before a ship.
struct Blocks<'a>(&'a Assault, bool);

impl Display for Blocks<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(assault, on_land) = self;
        for Block { from, declared, troops } in &assault.blocks {
            match from {
                Post::Ship(ship) if !on_land => write!(f, " {ship} {troops}")?,
                _ => write!(f, " {} {troops}", spelled_post(*from))?,
            }
            if declared != troops {
                write!(f, " of {declared}")?;
            }
        }
        Ok(())
    }
}

fn print_sea_battle(f: &mut Formatter<'_>, battle: &SeaBattle) -> fmt::Result {
    writeln!(f, "opponent {}", battle.defender)?;
    for Engagement { by, target, force, rolls, standing } in &battle.engagements {
        write!(f, "engagement {by} against {target}")?;
        match force {
            Force::Normal(Post::Ship(ship)) => write!(f, " from {ship}")?,
            Force::Normal(Post::Land(_)) => {}
            Force::Blocks(assault) => write!(f, " blocks{}", Blocks(assault, false))?,
        }
        let how = match standing {
            EngagementStatus::Open => "",
            EngagementStatus::Won => " won",
            EngagementStatus::Lost => " lost",
        };
        writeln!(f, "{}{how}", PrintedRolls(*rolls))?;
    }
    Ok(())
}

fn print_duel(f: &mut Formatter<'_>, duel: &Duel) -> fmt::Result {
    print_battle(f, &duel.battle())?;
    write!(f, "roll {} against {}", duel.attack, duel.defence)?;
    write_until(f, duel.until)?;
    writeln!(f)?;
    if duel.barrage {
        writeln!(f, "barrage")?;
    }
    let rolled = duel.dice.iter().flatten().zip(["attacker", "defender"]);
    rolled.into_iter().try_for_each(|(roll, side)| writeln!(f, "{side}{}", Lying(roll)))
}

struct Lying<'a>(&'a ModifiedRoll);

impl Display for Lying<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for die in self.0.dice() {
            write!(f, " {}", die.rolled)?;
            die.changed.iter().try_for_each(|modifier| write!(f, ":{modifier}"))?;
        }
        Ok(())
    }
}
