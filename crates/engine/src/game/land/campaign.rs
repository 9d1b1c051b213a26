//! Declaring attacks on territories, from land and from ships (A1, A2, A5, N4, N5).

use crate::battle::{Assault, Origins, Post};
use crate::core::Seat;
use crate::game::action::sea::Effort;
use crate::game::action::sizes::{LEAST_BLOCK, check_blocks, check_effort, check_flanks};
use crate::game::event::{AttackKind, LandEvent};
use crate::game::land::duty;
use crate::game::phase::battle::{Battle, Force};
use crate::game::phase::{Attack, Phase};
use crate::game::refusal::Refusal;
use crate::game::state::State;
use crate::game::state::play::{Next, Play};
use crate::world::{Territory, TerritorySet};

impl State {
    /// Returns the territories from which the army in action can attack.
    pub fn attackers(&self) -> TerritorySet {
        self.board.with_spare(self.turn.seat) - self.turn.exhausted
    }

    /// Returns the territories that the army in action can attack from one of its own.
    #[inline]
    pub fn targets(&self, from: Territory) -> TerritorySet {
        self.neighbours(from) - self.spared() - self.unclaimed()
    }

    /// Returns the fewest and the most armies in each block of a committed or flanking attack from
    /// these origins. An origin of several blocks is listed once for each (A2, A5).
    pub fn block_range(&self, origins: &[Post]) -> (u32, u32) {
        let size = |from: &Post| {
            let blocks = origins.iter().filter(|other| *other == from).count();
            self.committable_armies(*from) / u32::try_from(blocks).unwrap_or(u32::MAX)
        };
        (LEAST_BLOCK, origins.iter().map(size).min().unwrap_or(LEAST_BLOCK))
    }

    /// Checks that a territory or ship can send this many blocks of a flanking attack (A5). Returns
    /// the attacked seat.
    ///
    /// # Errors
    /// Returns the reason if it can't.
    pub fn check_flank_from(
        &self,
        from: Post,
        to: Territory,
        blocks: u32,
    ) -> Result<Seat, Refusal> {
        let defender = check_origin(self, from, to)?;
        check_blocks(from, self.committable_armies(from), blocks)?;
        Ok(defender)
    }

    /// Returns the territories and ships that can send blocks of a flanking attack, each with the
    /// most armies for all its blocks together (A5).
    pub fn flanks(&self, to: Territory) -> impl Iterator<Item = (Post, u32)> {
        let land = (self.neighbours(to) & self.attackers()).iter().map(Post::Land);
        land.chain(self.landing_ships(to).map(Post::Ship))
            .map(|from| (from, self.committable_armies(from)))
            .filter(|(from, most)| check_blocks(*from, *most, 1).is_ok())
    }

    /// Checks that a territory borders on one that the army in action may attack (A1, B2, T30).
    /// Returns the owner of the target.
    ///
    /// # Errors
    /// Returns the reason if it doesn't.
    pub fn check_target(&self, from: Territory, to: Territory) -> Result<Seat, Refusal> {
        if self.neighbours(from).contains(to) {
            self.check_foreign(to)
        } else {
            Err(Refusal::NoBorder(from, to))
        }
    }

    /// Checks that the armies of a territory can do something in the campaign: attack, move into
    /// land that nobody controls, or board a ship of their own (A1, A4, L6, N2).
    ///
    /// # Errors
    /// Returns the reason if they can't.
    pub fn check_attack_from(&self, from: Territory) -> Result<(), Refusal> {
        check_active(self, from)?;
        let boards = || self.ready().any(|(_, ship)| self.shores(ship).contains(from));
        if self.targets(from).is_empty() && self.open_land(from).is_empty() && !boards() {
            return Err(Refusal::NobodyBeside(from));
        }
        if self.committable_armies(from) == 0 { Err(Refusal::NoneToSpare(from)) } else { Ok(()) }
    }

    /// Checks that the army in action can attack one territory from another (A1). Returns the
    /// attacked seat.
    ///
    /// # Errors
    /// Returns the reason if it can't.
    pub fn check_attack(&self, from: Territory, to: Territory) -> Result<Seat, Refusal> {
        self.check_attack_from(from)?;
        self.check_target(from, to)
    }
}

fn check_origin(state: &State, from: Post, to: Territory) -> Result<Seat, Refusal> {
    match from {
        Post::Land(from) => {
            check_active(state, from)?;
            state.check_target(from, to)
        }
        Post::Ship(ship) => state.check_landing(ship, to),
    }
}

/// Checks that a territory belongs to the army in action and can still act (A4).
fn check_active(state: &State, from: Territory) -> Result<(), Refusal> {
    let Phase::Campaign = state.phase else { return state.not_now() };
    state.check_own(from, state.turn.seat)?;
    if state.turn.exhausted.contains(from) { Err(Refusal::Exhausted(from)) } else { Ok(()) }
}

pub(crate) fn check_commit(
    state: &State,
    from: Territory,
    to: Territory,
    armies: u32,
) -> Result<Seat, Refusal> {
    let defender = state.check_attack(from, to)?;
    let (effort, most) = (Effort::Committed(armies), state.committable_armies(from));
    check_effort(effort, most, state.rules.large_attacks, "A2")?;
    Ok(defender)
}

pub(crate) fn check_flank(
    state: &State,
    to: Territory,
    size: u32,
    from: &Origins,
) -> Result<Seat, Refusal> {
    let Phase::Campaign = state.phase else { return state.not_now() };
    if !state.rules.large_attacks {
        return Err(Refusal::NoLargeAttacks);
    }
    let mut defender = Err(Refusal::Blocks);
    for &origin in from {
        defender = Ok(check_origin(state, origin, to)?);
    }
    check_flanks(size, from, |origin| state.committable_armies(origin))?;
    defender
}

pub(crate) fn attack(
    state: &mut State,
    from: Territory,
    to: Territory,
    play: &mut Play,
) -> Result<(), Refusal> {
    let defender = state.check_attack(from, to)?;
    declare(state, Battle { defender, to, force: Force::Normal(from.into()), rolls: 0 }, play);
    Ok(())
}

pub(crate) fn commit(
    state: &mut State,
    from: Territory,
    to: Territory,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    let defender = check_commit(state, from, to, armies)?;
    let force = Force::Blocks(Assault::new([from.into()], armies));
    declare(state, Battle { defender, to, force, rolls: 0 }, play);
    Ok(())
}

pub(crate) fn flank(
    state: &mut State,
    to: Territory,
    size: u32,
    from: &Origins,
    play: &mut Play,
) -> Result<(), Refusal> {
    let defender = check_flank(state, to, size, from)?;
    let force = Force::Blocks(Assault::new(from.iter().copied(), size));
    declare(state, Battle { defender, to, force, rolls: 0 }, play);
    Ok(())
}

pub(super) fn declare(state: &mut State, battle: Battle, play: &mut Play) {
    let (kind, blocks) = match &battle.force {
        Force::Normal(from) => (AttackKind::Normal, vec![(*from, state.armies_at(*from))]),
        Force::Blocks(assault) => {
            let blocks = assault.blocks.iter().map(|block| (block.from, block.troops));
            let kind = match assault.blocks.len() {
                1 => AttackKind::Committed,
                _ => AttackKind::Flanking,
            };
            (kind, blocks.collect())
        }
    };
    duty::note_duty(state, &battle);
    let Battle { defender, to, .. } = battle;
    play.tell(LandEvent::Attacked { attacker: state.turn.seat, defender, to, kind });
    for (block, (from, armies)) in (0u8..).zip(blocks) {
        play.tell(LandEvent::BlockSent { block, from, armies });
    }
    play.follow_with(Next::Declared(Attack::Land(battle)));
}
