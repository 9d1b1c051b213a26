//! A battle at sea, from its declaration to its end.

use super::{RecordedRoll, numbered};
use engine::battle::Losses;
use engine::core::{BySeat, Seat, ShipId};
use engine::game::{AttackKind, Event, SeaEvent};
use table::Moment;

/// A battle at sea.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NavalBattle {
    /// The attacking seat.
    pub attacker: Seat,
    /// The defending seats, in turn order.
    pub(crate) defenders: Vec<Seat>,
    /// The engagements of both sides.
    pub clashes: Vec<RecordedEngagement>,
    /// True while the attacker still declares engagements.
    pub declaring: bool,
    /// The armies that each seat lost, including those that went down with a ship.
    pub lost: BySeat<u32>,
    /// The fates of ships, and engagements that ended without the loss of a ship.
    pub fates: Vec<Fate>,
    /// The moment when the last engagement ended.
    pub ended_at: Option<usize>,
    /// The moment of the last roll.
    pub rolled_at: Option<usize>,
    /// The engagement of the last roll.
    rolling: u8,
    gone: Vec<ShipId>,
}

/// One engagement: one or more ships against a single ship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RecordedEngagement {
    /// Its number, from 0.
    pub number: u8,
    /// The seat whose ships attack.
    pub by: Seat,
    /// The seat whose ship is attacked.
    pub other: Seat,
    /// The attacking ships.
    pub ships: Vec<ShipId>,
    /// The ship under attack.
    pub target: ShipId,
    /// The attack type.
    pub kind: AttackKind,
    /// The number of attacking armies, reserves included.
    pub sent: u32,
    /// All rolls so far, each with the ship that rolled.
    pub rolls: Vec<(ShipId, RecordedRoll)>,
    /// The rolls for sinking after the last one: the ship, its own die and the victor's (N9).
    pub sinking: Vec<(ShipId, u8, u8)>,
    /// The losses of both sides.
    pub losses: Losses,
    /// True while the engagement lasts.
    pub is_open: bool,
}

/// The fate of a ship or an engagement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fate {
    /// A ship sank.
    Sunk {
        ship: ShipId,
        /// The owner of the ship.
        owner: Seat,
        /// Armies that went down with it.
        crew: u32,
        /// The seat and the ships that sank it, if it was beaten in an engagement.
        victors: Option<(Seat, Vec<ShipId>)>,
    },
    /// A ship was boarded.
    Boarded {
        /// The ship that boarded it.
        by: ShipId,
        /// The captured ship.
        ship: ShipId,
        /// The previous owner.
        from: Seat,
    },
    /// Captives took the ship that carried them (N14).
    Mutinied {
        ship: ShipId,
        /// The seat of the captives.
        by: Seat,
        /// The previous owner.
        from: Seat,
    },
    /// The attackers of an engagement didn't overcome the ship they attacked.
    HeldOut {
        /// The number of the engagement.
        number: u8,
        /// The moment when the engagement ended.
        at: usize,
    },
}

impl NavalBattle {
    /// Returns the engagement of the last roll.
    pub(crate) fn last_rolled(&self) -> Option<&RecordedEngagement> {
        self.clash(self.rolling)
    }

    /// Returns the last battle that began in these moments, of which the first has this index.
    pub(crate) fn last_of(moments: &[Moment], first: usize) -> Option<Self> {
        let mut last = None;
        for (at, event) in numbered(moments, first) {
            Self::follow(&mut last, event, at);
        }
        last
    }

    /// Continues a battle with this event, or begins another one.
    pub(crate) fn follow(battle: &mut Option<Self>, event: &Event, at: usize) {
        match (event, battle) {
            (Event::Sea(SeaEvent::BattleBegan { attacker, defender }), Some(battle))
                if battle.declaring && battle.attacker == *attacker =>
            {
                battle.defenders.push(*defender);
            }
            (Event::Sea(SeaEvent::BattleBegan { attacker, defender }), battle) => {
                *battle = Some(Self::new(*attacker, *defender));
            }
            (_, Some(battle)) => battle.read(event, at),
            (_, None) => {}
        }
    }

    fn new(attacker: Seat, defender: Seat) -> Self {
        Self {
            attacker,
            defenders: vec![defender],
            clashes: Vec::new(),
            declaring: true,
            lost: BySeat::splat(0),
            fates: Vec::new(),
            ended_at: None,
            rolled_at: None,
            rolling: 0,
            gone: Vec::new(),
        }
    }

    /// Returns the engagement with this number.
    pub(crate) fn clash(&self, number: u8) -> Option<&RecordedEngagement> {
        self.clashes.iter().find(|clash| clash.number == number)
    }

    fn clash_mut(&mut self, number: u8) -> Option<&mut RecordedEngagement> {
        self.clashes.iter_mut().find(|clash| clash.number == number)
    }

    /// Returns `true` if every engagement is over.
    pub(crate) fn is_over(&self) -> bool {
        !self.clashes.is_empty() && self.clashes.iter().all(|clash| !clash.is_open)
    }

    /// Returns the opponent of a seat; for an attacker of several seats, the one it attacked last.
    pub(crate) fn enemy_of(&self, seat: Seat) -> Seat {
        let defender = self.defenders.last().copied().filter(|_| seat == self.attacker);
        defender.unwrap_or(self.attacker)
    }

    fn read(&mut self, event: &Event, at: usize) {
        let Event::Sea(event) = *event else {
            self.declaring = false;
            return;
        };
        self.declaring &= matches!(event, SeaEvent::Engaged { by, .. } if by == self.attacker);
        match event {
            SeaEvent::Engaged { engagement, by, ship, target, kind, armies } => {
                let other = self.enemy_of(by);
                self.join(RecordedEngagement {
                    number: engagement,
                    by,
                    other,
                    ships: vec![ship],
                    target,
                    kind,
                    sent: armies,
                    rolls: Vec::new(),
                    sinking: Vec::new(),
                    losses: Losses::default(),
                    is_open: true,
                });
            }
            SeaEvent::Reserved { engagement, armies, .. } => {
                if let Some(clash) = self.clash_mut(engagement) {
                    clash.sent += armies;
                }
            }
            SeaEvent::Rolled { engagement, ship, attack, defence, plus, losses, .. } => {
                let roll = RecordedRoll { block: None, attack, defence, plus, changed: None, at };
                self.roll(engagement, ship, roll, losses);
            }
            SeaEvent::SinkingRolled { ship, own, victor } => {
                if let Some(clash) = self.clash_mut(self.rolling) {
                    clash.sinking.push((ship, own, victor));
                }
            }
            SeaEvent::Sank { ship, owner, crew, .. } => {
                self.lost[owner] += crew;
                let victors = self.victors(ship);
                self.end_of(ship, Fate::Sunk { ship, owner, crew, victors });
            }
            SeaEvent::ShipCaptured { by, ship, from, .. } => {
                self.end_of(ship, Fate::Boarded { by, ship, from });
            }
            SeaEvent::Commandeered { ship, by, from, .. } => {
                self.end_of(ship, Fate::Mutinied { ship, by, from });
            }
            SeaEvent::EngagementEnded { engagement, won } => {
                self.close(engagement, won, at);
            }
            SeaEvent::Launched { .. }
            | SeaEvent::CruiseRolled { .. }
            | SeaEvent::Sailed { .. }
            | SeaEvent::Embarked { .. }
            | SeaEvent::Disembarked { .. }
            | SeaEvent::BattleBegan { .. }
            | SeaEvent::CaptivesTurned { .. } => {}
        }
    }

    /// Adds the ship to the engagement it joins, or begins a new one.
    fn join(&mut self, new: RecordedEngagement) {
        match self.clash_mut(new.number) {
            Some(clash) => {
                clash.ships.extend(new.ships);
                clash.sent += new.sent;
            }
            None => self.clashes.push(new),
        }
    }

    fn roll(&mut self, number: u8, ship: ShipId, roll: RecordedRoll, losses: Losses) {
        (self.rolling, self.rolled_at) = (number, Some(roll.at));
        let Some(clash) = self.clash_mut(number) else { return };
        clash.rolls.push((ship, roll));
        clash.sinking.clear();
        clash.losses.attacker += losses.attacker;
        clash.losses.defender += losses.defender;
        let (by, other) = (clash.by, clash.other);
        self.lost[by] += losses.attacker;
        self.lost[other] += losses.defender;
    }

    /// Returns the seat and the ships that fought the engagement in which this ship was beaten.
    fn victors(&self, ship: ShipId) -> Option<(Seat, Vec<ShipId>)> {
        let is_in =
            |clash: &&RecordedEngagement| clash.target == ship || clash.ships.contains(&ship);
        let rolling = self.clash(self.rolling).filter(is_in);
        let clash = rolling.or_else(|| self.clashes.iter().find(|it| it.is_open && is_in(it)))?;
        Some(if clash.target == ship {
            (clash.by, clash.ships.clone())
        } else {
            (clash.other, vec![clash.target])
        })
    }

    fn end_of(&mut self, ship: ShipId, fate: Fate) {
        self.gone.push(ship);
        self.fates.push(fate);
    }

    fn close(&mut self, number: u8, won: bool, at: usize) {
        self.ended_at = Some(at);
        let Some(clash) = self.clash_mut(number) else { return };
        clash.is_open = false;
        let Some(clash) = self.clash(number) else { return };
        let are_gone = clash.ships.iter().all(|ship| self.gone.contains(ship));
        if !won && !are_gone && !self.gone.contains(&clash.target) {
            self.fates.push(Fate::HeldOut { number, at });
        }
    }
}
