//! Resolving a sea battle: rolls, sinking, reserves, breaking off (N8, N9, A2 to A9).

use crate::battle::{Clash, Dice, Post, attack_dice, clash, defence_dice};
use crate::core::ShipId;
use crate::game::action::rolling::Until;
use crate::game::action::sizes::check_armies;
use crate::game::action::sizes::check_block;
use crate::game::event::SeaEvent;
use crate::game::phase::Phase;
use crate::game::phase::battle::Force;
use crate::game::phase::sea_battle::{Engagement, EngagementStatus, SeaBattle};
use crate::game::refusal::Refusal;
use crate::game::sea::end;
use crate::game::sea::end::close;
use crate::game::state::State;
use crate::game::state::play::Play;

impl State {
    /// Returns an open engagement of the side to roll (N8).
    ///
    /// # Errors
    /// Returns an error if there is none with this number.
    pub fn check_engagement(&self, number: u8) -> Result<&Engagement, Refusal> {
        let Some(battle) = sea_battle(self) else { return self.not_now() };
        let found = battle.engagements.get(usize::from(number));
        found
            .filter(|engagement| engagement.is_open() && engagement.by == battle.side)
            .ok_or(Refusal::NoSuchEngagement(number))
    }

    /// Returns the ship that rolls for this block of an engagement (N8, A8).
    ///
    /// # Errors
    /// Returns the reason if none does.
    pub fn check_sea_roll(&self, number: u8, block: u8) -> Result<ShipId, Refusal> {
        check_rolling(self.check_engagement(number)?, block)
    }

    /// Returns the fewest and the most dice that can be chosen in an engagement (A1). The range is
    /// empty in a massed attack, which rolls with all its armies (A2).
    ///
    /// # Errors
    /// Returns the reason if nobody can roll in it now.
    pub fn sea_dice(&self, number: u8) -> Result<(u32, u32), Refusal> {
        Ok(match self.check_engagement(number)?.force {
            Force::Normal(from) => self.normal_dice(from),
            Force::Blocks(_) => (1, 0),
        })
    }

    /// Returns the most armies that can join a block of an engagement now; 0 if none are left (A3).
    ///
    /// # Errors
    /// Returns the reason if no armies can join it now.
    pub fn check_sea_reserves(&self, number: u8, block: u8) -> Result<u32, Refusal> {
        let engagement = self.check_engagement(number)?;
        let Force::Blocks(assault) = &engagement.force else {
            return Err(Refusal::NoSuchBlock(block));
        };
        if engagement.rolls == 0 {
            return Err(Refusal::NotBetweenRolls);
        }
        let found = assault.blocks.get(usize::from(block)).ok_or(Refusal::NoSuchBlock(block))?;
        Ok(self.reserves(assault, found.from))
    }

    /// Checks that an engagement can be broken off now, which takes a normal one after a roll (N8).
    ///
    /// # Errors
    /// Returns the reason if it can't.
    pub fn check_break_off(&self, number: u8) -> Result<(), Refusal> {
        let engagement = self.check_engagement(number)?;
        match engagement.force {
            Force::Normal(_) if engagement.rolls > 0 => Ok(()),
            _ => Err(Refusal::NoHalt),
        }
    }

    /// Returns the armies that an engagement's attackers can still roll with, as counted by
    /// [`Until::Left`].
    pub fn troops(&self, engagement: &Engagement) -> u32 {
        match &engagement.force {
            Force::Normal(post) => self.armies_at(*post),
            Force::Blocks(assault) => assault.troops(),
        }
    }
}

fn sea_battle(state: &State) -> Option<&SeaBattle> {
    match &state.phase {
        Phase::SeaBattle(battle) => Some(battle),
        _ => None,
    }
}

pub(crate) fn sea_roll(
    state: &mut State,
    number: u8,
    block: u8,
    dice: Option<u8>,
    until: Until,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_sea_dice(state, number, block, dice)?;
    let (mut block, mut dice) = (block, dice);
    loop {
        let Phase::SeaBattle(ref battle) = state.phase else { return Ok(()) };
        let mut battle = battle.clone();
        roll_engagement(state, &mut battle, number, block, dice.take(), play);
        let opposed = battle.is_opposed();
        end::settle_battle(state, battle, Some(number), play);
        let Ok(engagement) = state.check_engagement(number) else { return Ok(()) };
        let left = state.troops(engagement);
        if until.stops_with(left) || opposed {
            return Ok(());
        }
        let Some(next) = next_block(engagement, block) else { return Ok(()) };
        block = next;
    }
}

/// Checks that a block of an engagement can roll this many dice; only a normal engagement has a
/// choice (A1). Returns the ship that rolls.
pub(crate) fn check_sea_dice(
    state: &State,
    number: u8,
    block: u8,
    dice: Option<u8>,
) -> Result<ShipId, Refusal> {
    let ship = state.check_sea_roll(number, block)?;
    let (least, most) = state.sea_dice(number)?;
    match dice.map(u32::from) {
        Some(dice) if !(least..=most).contains(&dice) => Err(Refusal::Dice { least, most }),
        _ => Ok(ship),
    }
}

pub(crate) fn check_sea_reserving(
    state: &State,
    number: u8,
    block: u8,
    armies: u32,
) -> Result<(), Refusal> {
    check_armies(armies, 1, state.check_sea_reserves(number, block)?, "A3")
}

fn roll_engagement(
    state: &mut State,
    battle: &mut SeaBattle,
    number: u8,
    block: u8,
    dice: Option<u8>,
    play: &mut Play,
) {
    let place = usize::from(number);
    let Some(engagement) = battle.engagements.get_mut(place) else { return };
    let Ok(ship) = check_rolling(engagement, block) else { return };
    let target = engagement.target;
    let defenders = state.armies_at(target.into());
    let (attackers, defence, flanking) = match &engagement.force {
        Force::Normal(post) => {
            let most = attack_dice(state.armies_at(*post));
            (dice.map_or(most, u32::from), defence_dice(defenders), false)
        }
        Force::Blocks(assault) => {
            let rolling = assault.blocks[usize::from(block)];
            let flanking = state.is_flanking(assault);
            (rolling.troops, rolling.defence_dice(defenders), flanking)
        }
    };
    let attack = Dice::roll(attackers, play.rng);
    let defence = Dice::roll(defence, play.rng);
    let plus = if flanking { attack.best_raise(defence) } else { None };
    let clash = clash(attack, defence, plus);
    engagement.rolls += 1;
    let losses = clash.losses;
    play.tell(SeaEvent::Rolled { engagement: number, ship, target, attack, defence, plus, losses });
    book(state, battle, ship, target, clash, play);
}

fn book(
    state: &mut State,
    battle: &mut SeaBattle,
    ship: ShipId,
    target: ShipId,
    clash: Clash,
    play: &mut Play,
) {
    let losses = clash.losses;
    state.lose_at(ship.into(), losses.attacker);
    state.lose_at(target.into(), losses.defender);
    shrink_blocks(battle, ship, losses.attacker);
    shrink_blocks(battle, target, losses.defender);
    if clash.captured {
        let of = state.fleet.get(target).map(|target| target.owner);
        if let Some(of) = of {
            state.capture_at(ship.into(), of, play);
        }
    }
    if losses.attacker == 0 && losses.defender > 0 {
        roll_for_sinking(state, target, play);
    }
    if losses.defender == 0 && losses.attacker > 0 {
        roll_for_sinking(state, ship, play);
    }
    end::fit_blocks(state, battle);
}

/// Rolls for both sides after a total defeat; the loser's ship sinks if its die is lower (N9).
/// A ship that has lost its last army is boarded or sunk instead (N10).
fn roll_for_sinking(state: &mut State, ship: ShipId, play: &mut Play) {
    if state.armies_at(ship.into()) == 0 {
        return;
    }
    let (own, victor) = (play.rng.die(), play.rng.die());
    play.tell(SeaEvent::SinkingRolled { ship, own, victor });
    if own < victor {
        state.sink(ship, play);
    }
}

pub(crate) fn sea_reserve(
    state: &mut State,
    number: u8,
    block: u8,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_sea_reserving(state, number, block, armies)?;
    if let Phase::SeaBattle(battle) = &mut state.phase
        && let Some(engagement) = battle.engagements.get_mut(usize::from(number))
        && let Force::Blocks(assault) = &mut engagement.force
        && let Some(found) = assault.blocks.get_mut(usize::from(block))
        && let Some(ship) = found.from.ship()
    {
        found.reinforce(armies);
        play.tell(SeaEvent::Reserved { engagement: number, ship, armies });
    }
    Ok(())
}

pub(crate) fn break_off(state: &mut State, number: u8, play: &mut Play) -> Result<(), Refusal> {
    state.check_break_off(number)?;
    let Phase::SeaBattle(ref battle) = state.phase else { return state.not_now() };
    let mut battle = battle.clone();
    close(&mut battle, number, EngagementStatus::Lost, play);
    end::settle_battle(state, battle, Some(number), play);
    Ok(())
}

fn next_block(engagement: &Engagement, block: u8) -> Option<u8> {
    match &engagement.force {
        Force::Normal(_) => Some(0),
        Force::Blocks(assault) => {
            assault.next_with_troops(block.into()).and_then(|next| u8::try_from(next).ok())
        }
    }
}

/// Subtracts a ship's losses from its block.
fn shrink_blocks(battle: &mut SeaBattle, ship: ShipId, lost: u32) {
    for engagement in &mut battle.engagements {
        if let Force::Blocks(assault) = &mut engagement.force
            && let Some(block) = assault.blocks.iter_mut().find(|block| block.from == ship.into())
        {
            block.troops = block.troops.saturating_sub(lost);
        }
    }
}

/// Returns the ship that rolls for this block of an engagement, if the block has armies (A8).
fn check_rolling(engagement: &Engagement, block: u8) -> Result<ShipId, Refusal> {
    let from = match &engagement.force {
        Force::Normal(post) => Some(*post).filter(|_| block == 0),
        Force::Blocks(assault) => Some(check_block(assault, block)?.from),
    };
    from.and_then(Post::ship).ok_or(Refusal::NoSuchBlock(block))
}
