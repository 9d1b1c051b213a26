//! A battle for a territory, from its declaration to its end.

use crate::battles::recorded::{Ending, RecordedRoll, numbered};
use engine::battle::{self, Losses, Post, Side};
use engine::core::{Seat, ShipId};
use engine::game::{ArmySource, AttackKind, BoardEvent, Event, LandEvent, Repulse, SeaEvent};
use engine::world::Territory;
use table::Moment;

/// A battle for a territory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LandBattle {
    /// The attacking seat.
    pub attacker: Seat,
    /// The defending seat.
    pub defender: Seat,
    /// The attacked territory.
    pub to: Territory,
    /// The attack type.
    pub kind: AttackKind,
    /// The origin of each block; one entry in a normal attack.
    pub from: Vec<Post>,
    /// The number of attacking armies, reserves included.
    pub sent: u32,
    /// All rolls so far.
    pub rolls: Vec<RecordedRoll>,
    /// The losses of both sides.
    pub losses: Losses,
    /// Armies captured (A7).
    pub captives: u32,
    /// The militia raised in the attacked territory (T11).
    pub militia: u32,
    /// The ships that their captives took, each with its new and its previous owner (N14).
    pub mutinies: Vec<(ShipId, Seat, Seat)>,
    /// Dice that are rolled but not yet compared, each with its changes (L2, L3).
    pub modified: Option<[battle::ModifiedRoll; 2]>,
    /// The outcome and its moment, once the battle is over.
    pub ended: Option<(Ending, usize)>,
}

impl LandBattle {
    /// Returns the last battle declared in these moments, of which the first has this index.
    pub(crate) fn last_of(moments: &[Moment], first: usize) -> Option<Self> {
        let mut last = None;
        for (at, event) in numbered(moments, first) {
            Self::follow(&mut last, event, at);
        }
        last
    }

    /// Continues a battle with this event, or begins another one.
    pub(crate) fn follow(battle: &mut Option<Self>, event: &Event, at: usize) {
        if let Event::Land(LandEvent::Attacked { attacker, defender, to, kind }) = *event {
            *battle = Some(Self::new(attacker, defender, to, kind));
        } else if let Some(battle) = battle.as_mut().filter(|battle| battle.ended.is_none()) {
            battle.read(event, at);
        }
    }

    fn new(attacker: Seat, defender: Seat, to: Territory, kind: AttackKind) -> Self {
        Self {
            attacker,
            defender,
            to,
            kind,
            from: Vec::new(),
            sent: 0,
            rolls: Vec::new(),
            losses: Losses::default(),
            captives: 0,
            militia: 0,
            mutinies: Vec::new(),
            modified: None,
            ended: None,
        }
    }

    fn read(&mut self, event: &Event, at: usize) {
        match *event {
            Event::Land(event) => self.read_attack(event, at),
            Event::Board(event) => self.read_board(event),
            Event::Captured { .. } => self.captives += 1,
            Event::Sea(event) => {
                if let SeaEvent::Commandeered { ship, by, from, .. } = event {
                    self.mutinies.push((ship, by, from));
                }
            }
            Event::Seat(_)
            | Event::TurnBegan { .. }
            | Event::Card(_)
            | Event::Ally(_)
            | Event::Poker(_)
            | Event::Over { .. } => {}
        }
    }

    fn read_attack(&mut self, event: LandEvent, at: usize) {
        match event {
            LandEvent::BlockSent { from, armies, .. } => {
                self.from.push(from);
                self.sent += armies;
            }
            LandEvent::Reserved { armies, .. } => self.sent += armies,
            LandEvent::Rolled { attack, defence, losses } => {
                let changed = self.modified.take();
                self.roll(
                    RecordedRoll { block: None, attack, defence, plus: None, changed, at },
                    losses,
                );
            }
            LandEvent::BlockRolled { block, attack, defence, plus, losses } => {
                let (block, changed) = (Some(block), None);
                self.roll(RecordedRoll { block, attack, defence, plus, changed, at }, losses);
            }
            LandEvent::Conquered { .. } => self.ended = Some((Ending::Conquered, at)),
            LandEvent::Repulsed { how, .. } => {
                let ending = match how {
                    Repulse::BrokenOff => Ending::BrokenOff,
                    Repulse::Spent => Ending::Repelled,
                    Repulse::OneRoll => Ending::OneRoll,
                };
                self.ended = Some((ending, at));
            }
            LandEvent::DiceModified { attack, defence } => self.modified = Some([attack, defence]),
            LandEvent::MissileStruck { side, face, .. } => self.strike(side, face),
            LandEvent::Attacked { .. }
            | LandEvent::DiceDeclared { .. }
            | LandEvent::ReactionPlayed { .. }
            | LandEvent::Worn { .. }
            | LandEvent::Expanded { .. }
            | LandEvent::AwaitsPlusOne { .. }
            | LandEvent::Exhausted { .. }
            | LandEvent::CaptivesFreed { .. }
            | LandEvent::CaptivesTurned { .. } => {}
        }
    }

    fn strike(&mut self, side: Side, face: u8) {
        let Some([attack, defence]) = &mut self.modified else { return };
        let roll = if side == Side::Attacker { attack } else { defence };
        *roll = roll.struck(face).unwrap_or(*roll);
    }

    fn read_board(&mut self, event: BoardEvent) {
        if let BoardEvent::Raised { territory, armies, source: ArmySource::Militia, .. } = event {
            self.militia += if territory == self.to { armies } else { 0 };
        }
    }

    fn roll(&mut self, roll: RecordedRoll, losses: Losses) {
        self.losses.attacker += losses.attacker;
        self.losses.defender += losses.defender;
        self.rolls.push(roll);
    }

    /// Returns the moment of the last roll.
    pub(crate) fn rolled_at(&self) -> Option<usize> {
        self.rolls.last().map(|roll| roll.at)
    }

    /// Returns the number of rolls made together with the last one.
    pub(crate) fn latest(&self) -> usize {
        self.rolls.iter().filter(|roll| Some(roll.at) == self.rolled_at()).count()
    }
}
