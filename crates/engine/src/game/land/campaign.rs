//! Declaring attacks on territories, from land and from ships (A1, A2, A5, N4, N5).

use crate::battle::{Assault, MAX_BLOCKS, Origins, Post};
use crate::core::{Seat, ShipId};
use crate::game::action::Effort;
use crate::game::board::state::{Play, State, check_armies};
use crate::game::event::{AttackKind, Event};
use crate::game::refusal::Refusal;
use crate::game::turn::phase::{Attack, Battle, Force, Phase};
use crate::world::{Territory, TerritorySet};

/// The fewest armies of a committed attack or of a block (A2, A5).
pub const LEAST_BLOCK: u32 = 2;

impl State {
    /// The territories from which the army in action can attack at all.
    pub fn attackers(&self) -> TerritorySet {
        self.board.with_spare(self.turn.seat) - self.turn.exhausted
    }

    /// What the army in action can attack from one of its territories.
    #[inline]
    pub fn targets(&self, from: Territory) -> TerritorySet {
        let own = self.board.held(self.turn.seat);
        let commander =
            self.turn.commander.map_or(TerritorySet::EMPTY, |seat| self.board.held(seat));
        self.neighbours(from) - own - commander
    }

    /// Armies of a territory that can be committed: all but one (A2). All of a ship's (N5).
    #[inline]
    pub fn to_commit(&self, from: impl Into<Post>) -> u32 {
        match from.into() {
            Post::Land(territory) => self.board.armies(territory).saturating_sub(1),
            Post::Ship(ship) => self.fleet.get(ship).map_or(0, |ship| ship.crew),
        }
    }

    /// Whether a ship of the seat on turn can land on a territory: it lies in a harbour of it and
    /// has overcome the patrol of that ocean (N4, N5).
    ///
    /// # Errors
    /// Why not.
    pub fn check_landing(&self, ship: ShipId, to: Territory) -> Result<Seat, Refusal> {
        let landing = self.check_ship(ship)?;
        if !self.shores(&landing).contains(to) {
            return Err(Refusal::NotInHarbour(to));
        }
        let owner = match self.board.owner(to) {
            Some(owner) if owner != self.turn.seat => owner,
            _ => return Err(Refusal::Yours(to)),
        };
        self.check_foe(owner)?;
        if landing.crew == 0 {
            return Err(Refusal::NoCrew(ship));
        }
        let ocean = landing.at.ocean();
        match self.fleet.patrol(owner, ocean).count() {
            0 => Ok(owner),
            ships => Err(Refusal::Patrol { ocean, ships }),
        }
    }

    fn check_origin(&self, from: Post, to: Territory) -> Result<Seat, Refusal> {
        match from {
            Post::Land(from) => self.check_attack(from, to),
            Post::Ship(ship) => self.check_landing(ship, to),
        }
    }

    pub(crate) fn land(
        &mut self,
        ship: ShipId,
        to: Territory,
        effort: Effort,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        let defender = self.check_landing(ship, to)?;
        let force = match effort {
            Effort::Normal => {
                check_armies(1, 1, self.to_commit(ship).saturating_sub(1), "N5")?;
                Force::Normal(ship.into())
            }
            Effort::Committed(_) if !self.rules.large_attacks => {
                return Err(Refusal::NoLargeAttacks);
            }
            Effort::Committed(armies) => {
                check_armies(armies, LEAST_BLOCK, self.to_commit(ship), "N5")?;
                Force::Blocks(Assault::new([ship.into()], armies))
            }
        };
        self.declare(Battle { defender, to, force, rolls: 0 }, play);
        Ok(())
    }

    fn check_attack(&self, from: Territory, to: Territory) -> Result<Seat, Refusal> {
        let Phase::Campaign = self.phase else { return self.not_now() };
        let seat = self.turn.seat;
        self.check_own(from, seat)?;
        if !self.neighbours(from).contains(to) {
            return Err(Refusal::NoBorder(from, to));
        }
        if self.turn.exhausted.contains(from) {
            return Err(Refusal::Exhausted(from));
        }
        match self.board.owner(to) {
            Some(owner) if owner != seat => self.check_foe(owner).map(|()| owner),
            _ => Err(Refusal::Yours(to)),
        }
    }

    pub(crate) fn attack(
        &mut self,
        from: Territory,
        to: Territory,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        let defender = self.check_attack(from, to)?;
        check_armies(1, 1, self.to_commit(from), "A1")?;
        self.declare(Battle { defender, to, force: Force::Normal(from.into()), rolls: 0 }, play);
        Ok(())
    }

    pub(crate) fn commit(
        &mut self,
        from: Territory,
        to: Territory,
        armies: u32,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        let defender = self.check_attack(from, to)?;
        if !self.rules.large_attacks {
            return Err(Refusal::NoLargeAttacks);
        }
        check_armies(armies, LEAST_BLOCK, self.to_commit(from), "A2")?;
        let force = Force::Blocks(Assault::new([from.into()], armies));
        self.declare(Battle { defender, to, force, rolls: 0 }, play);
        Ok(())
    }

    pub(crate) fn flank(
        &mut self,
        to: Territory,
        size: u32,
        from: &Origins,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        let Phase::Campaign = self.phase else { return self.not_now() };
        if !self.rules.large_attacks {
            return Err(Refusal::NoLargeAttacks);
        }
        if !(2..=MAX_BLOCKS).contains(&from.len()) {
            return Err(Refusal::Blocks);
        }
        let mut defender = None;
        for &origin in from {
            defender = Some(self.check_origin(origin, to)?);
            let blocks = from.iter().filter(|other| **other == origin).count();
            if let Some(ship) = origin.ship().filter(|_| blocks > 1) {
                return Err(Refusal::OneFlank(ship));
            }
            let most = self.to_commit(origin) / u32::try_from(blocks).unwrap_or(u32::MAX);
            check_armies(size, LEAST_BLOCK, most, "A5")?;
        }
        let Some(defender) = defender else { return Err(Refusal::Blocks) };
        let force = Force::Blocks(Assault::new(from.iter().copied(), size));
        self.declare(Battle { defender, to, force, rolls: 0 }, play);
        Ok(())
    }

    fn declare(&mut self, battle: Battle, play: &mut Play) {
        let (kind, blocks) = match &battle.force {
            Force::Normal(from) => (AttackKind::Normal, vec![(*from, self.armies_at(*from))]),
            Force::Blocks(assault) => {
                let blocks = assault.blocks.iter().map(|block| (block.from, block.troops));
                let kind = match assault.blocks.len() {
                    1 => AttackKind::Committed,
                    _ => AttackKind::Flanking,
                };
                (kind, blocks.collect())
            }
        };
        let Battle { defender, to, .. } = battle;
        play.tell(Event::Attacked { attacker: self.turn.seat, defender, to, kind });
        for (block, (from, armies)) in (0u8..).zip(blocks) {
            play.tell(Event::BlockSent { block, from, armies });
        }
        self.after_declaration(Attack::Land(battle), play);
    }

    /// The first attack of a turn on an opponent lets it mobilize; then they fight (T11).
    pub(crate) fn after_declaration(&mut self, attack: Attack, play: &mut Play) {
        let defender = attack.defender();
        let first = !self.turn.attacked.contains(defender);
        self.turn.attacked.insert(defender);
        if self.rules.mobilization && first {
            self.call_to_arms(attack, play);
        } else {
            self.fight(attack, play);
        }
    }

    pub(crate) fn fight(&mut self, attack: Attack, play: &mut Play) {
        match attack {
            Attack::Land(battle) => self.phase = Phase::Battle(battle),
            Attack::Sea(battle) => self.call_reserves(battle, play),
        }
    }
}
