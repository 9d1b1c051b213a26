//! Resolving an attack (A1 to A4, A6 to A9, A21, A22).

use crate::battle::{Assault, Block, Dice, Post, attack_dice, clash, compare};
use crate::core::Seat;
use crate::game::action::rolling::{PlusOne, Until};
use crate::game::action::sizes::{check_armies, check_block};
use crate::game::event::{LandEvent, Repulse};
use crate::game::land::{conquest, duel_play};
use crate::game::phase::battle::{Battle, Force};
use crate::game::phase::{Continuation, Phase};
use crate::game::pieces::fleet::Voyage;
use crate::game::refusal::Refusal;
use crate::game::state::State;
use crate::game::state::play::{Next, Play};
use crate::world::Territory;

impl State {
    /// Returns the fewest and the most dice of a normal attack from a territory or ship (A1, X3,
    /// N5).
    pub fn normal_dice(&self, from: impl Into<Post>) -> (u32, u32) {
        let most = attack_dice(self.armies_at(from.into()));
        let least = match self.rules.attack_dice {
            crate::game::rules::ruleset::AttackDice::Chosen => most.min(1),
            crate::game::rules::ruleset::AttackDice::Maximum => most,
        };
        (least, most)
    }

    /// Returns the number of dice that defend a territory against a normal attack (A1, A22, K3).
    pub fn normal_defence_dice(&self, to: Territory) -> u32 {
        self.board.armies(to).min(self.rules.most_defence_dice())
    }

    /// Returns the origin and the target of an attack that can be broken off now (A1).
    ///
    /// # Errors
    /// Returns the reason if it can't be.
    pub fn check_halt(&self) -> Result<(Post, Territory), Refusal> {
        let Phase::Battle(ref battle) = self.phase else { return self.not_now() };
        match battle.force {
            Force::Normal(from) if battle.rolls > 0 => Ok((from, battle.to)),
            _ => Err(Refusal::NoHalt),
        }
    }

    /// Returns the armies of a territory or ship that can still be committed to the attack: those
    /// that need not stay and are not in a block yet (A3).
    pub fn reserves(&self, assault: &Assault, from: impl Into<Post>) -> u32 {
        let from = from.into();
        if !self.fights_for(from, attacking(self)) {
            return 0;
        }
        self.committable_armies(from).saturating_sub(assault.committed_from(from))
    }

    /// Returns `true` if two or more flanks of the attack remain (A5, A9).
    pub fn is_flanking(&self, assault: &Assault) -> bool {
        assault.is_flanking(|from| self.reserves(assault, from))
    }

    /// Returns the most armies that can join a block now; 0 if none are left (A3).
    ///
    /// # Errors
    /// Returns the reason if no armies can join it now.
    pub fn check_reserves(&self, block: u8) -> Result<u32, Refusal> {
        let Phase::Battle(ref battle) = self.phase else { return self.not_now() };
        let Force::Blocks(assault) = &battle.force else { return self.not_now() };
        if battle.rolls == 0 {
            return Err(Refusal::NotBetweenRolls);
        }
        let target = assault.blocks.get(usize::from(block)).ok_or(Refusal::NoSuchBlock(block))?;
        Ok(self.reserves(assault, target.from))
    }

    /// Checks that one of the dice rolled shows this face, so that it can get the plus one (A6).
    ///
    /// # Errors
    /// Returns an error if no die shows it.
    pub fn check_raise(&self, face: u8) -> Result<(), Refusal> {
        let Phase::PlusOne { attack, .. } = self.phase else { return self.not_now() };
        attack.raised(face).map(drop).ok_or(Refusal::NoSuchDie(face))
    }
}

pub(crate) fn roll(
    state: &mut State,
    dice: u8,
    until: Until,
    play: &mut Play,
) -> Result<(), Refusal> {
    let (from, to) = check_roll(state, dice)?;
    if !state.rules.rolls_at_once() {
        duel_play::declare_dice(state, dice, until, play);
        return Ok(());
    }
    let mut dice = u32::from(dice);
    loop {
        normal_roll(state, from, to, dice, play);
        if state.board.armies(to) == 0 {
            conquest::take(state, to, &[(from, dice)], play);
            return Ok(());
        }
        dice = attack_dice(state.armies_at(from));
        if dice == 0 {
            conquest::repulse(state, from, to, Repulse::Spent, play);
            return Ok(());
        }
        if until.stops_with(state.armies_at(from)) {
            return Ok(());
        }
    }
}

/// Returns the origin and the target of a normal attack that can roll this many dice now (A1,
/// X3).
pub(crate) fn check_roll(state: &State, dice: u8) -> Result<(Post, Territory), Refusal> {
    let Phase::Battle(Battle { force: Force::Normal(from), to, .. }) = state.phase else {
        return state.not_now();
    };
    let (least, most) = state.normal_dice(from);
    if (least..=most).contains(&dice.into()) {
        Ok((from, to))
    } else {
        Err(Refusal::Dice { least, most })
    }
}

fn normal_roll(state: &mut State, from: Post, to: Territory, dice: u32, play: &mut Play) {
    let attack = Dice::roll(dice, play.rng);
    let defence = Dice::roll(state.normal_defence_dice(to), play.rng);
    let losses = compare(attack, defence);
    play.tell(LandEvent::Rolled { attack, defence, losses });
    state.lose_at(from, losses.attacker);
    state.board.lose(to, losses.defender);
    if let Phase::Battle(battle) = &mut state.phase {
        battle.rolls += 1;
    }
}

pub(crate) fn halt(state: &mut State, play: &mut Play) -> Result<(), Refusal> {
    let (from, to) = state.check_halt()?;
    conquest::repulse(state, from, to, Repulse::BrokenOff, play);
    Ok(())
}

fn current_assault(state: &State) -> Option<(Territory, &Assault)> {
    match &state.phase {
        Phase::Battle(battle) | Phase::PlusOne { battle, .. } => match &battle.force {
            Force::Blocks(assault) => Some((battle.to, assault)),
            Force::Normal(_) => None,
        },
        _ => None,
    }
}

fn block_mut(state: &mut State, block: u8) -> Option<&mut Block> {
    match &mut state.phase {
        Phase::Battle(battle) => match &mut battle.force {
            Force::Blocks(assault) => assault.blocks.get_mut(usize::from(block)),
            Force::Normal(_) => None,
        },
        _ => None,
    }
}

/// Returns the attacking seat: the seat on turn, or the side whose ships roll (N8).
fn attacking(state: &State) -> Seat {
    match &state.phase {
        Phase::SeaBattle(battle) => battle.side,
        _ => state.turn.seat,
    }
}

pub(crate) fn reserve(
    state: &mut State,
    block: u8,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_reserving(state, block, armies)?;
    if let Some(block) = block_mut(state, block) {
        block.reinforce(armies);
    }
    play.tell(LandEvent::Reserved { block, armies });
    Ok(())
}

pub(crate) fn check_reserving(state: &State, block: u8, armies: u32) -> Result<(), Refusal> {
    check_armies(armies, 1, state.check_reserves(block)?, "A3")
}

/// Returns the attacked territory, if a block can roll (A8).
pub(crate) fn check_roll_block(state: &State, block: u8) -> Result<Territory, Refusal> {
    let Phase::Battle(ref battle) = state.phase else { return state.not_now() };
    let Force::Blocks(assault) = &battle.force else { return state.not_now() };
    check_block(assault, block)?;
    Ok(battle.to)
}

pub(crate) fn roll_block(
    state: &mut State,
    block: u8,
    plus: PlusOne,
    until: Until,
    play: &mut Play,
) -> Result<(), Refusal> {
    let to = check_roll_block(state, block)?;
    let mut number = usize::from(block);
    loop {
        let Some((_, assault)) = current_assault(state) else { return Ok(()) };
        let Some(next) = assault.next_with_troops(number) else { return Ok(()) };
        number = next;
        let (rolling, flanking) = (assault.blocks[number], state.is_flanking(assault));
        let attack = Dice::roll(rolling.troops, play.rng);
        let defence = Dice::roll(rolling.defence_dice(state.board.armies(to)), play.rng);
        let block = u8::try_from(number).unwrap_or(u8::MAX);
        if flanking && plus == PlusOne::Ask && until == Until::Once {
            ask_plus_one(state, block, attack, defence, play);
            return Ok(());
        }
        let raise = if flanking { attack.best_raise(defence) } else { None };
        resolve(state, block, attack, defence, raise, play);
        let left = current_assault(state).map_or(0, |(_, assault)| assault.troops());
        if left == 0 || until.stops_with(left) {
            return Ok(());
        }
    }
}

fn ask_plus_one(state: &mut State, block: u8, attack: Dice, defence: Dice, play: &mut Play) {
    let Phase::Battle(ref battle) = state.phase else { return };
    let battle = battle.clone();
    play.tell(LandEvent::AwaitsPlusOne { block, attack, defence });
    state.phase = Phase::PlusOne { battle, block, attack, defence };
}

pub(crate) fn raise(state: &mut State, face: u8, play: &mut Play) -> Result<(), Refusal> {
    state.check_raise(face)?;
    let Phase::PlusOne { ref battle, block, attack, defence } = state.phase else {
        return state.not_now();
    };
    state.phase = Phase::Battle(battle.clone());
    resolve(state, block, attack, defence, Some(face), play);
    Ok(())
}

/// Applies one roll of a block, and ends the attack if it decides it.
fn resolve(
    state: &mut State,
    block: u8,
    attack: Dice,
    defence: Dice,
    plus: Option<u8>,
    play: &mut Play,
) {
    let clash = clash(attack, defence, plus);
    let Phase::Battle(battle) = &mut state.phase else { return };
    let (to, of) = (battle.to, battle.defender);
    battle.rolls += 1;
    play.tell(LandEvent::BlockRolled { block, attack, defence, plus, losses: clash.losses });
    let Some(rolling) = block_mut(state, block) else { return };
    rolling.troops -= clash.losses.attacker;
    let from = rolling.from;
    state.lose_at(from, clash.losses.attacker);
    state.board.lose(to, clash.losses.defender);
    if clash.captured {
        state.capture_at(from, of, play);
    }
    lose_ship_if_spent(state, from, of, play);
    if state.board.armies(to) == 0 {
        win_assault(state, play);
    } else {
        lose_assault_if_spent(state, play);
    }
}

fn win_assault(state: &mut State, play: &mut Play) {
    let Some((to, assault)) = current_assault(state) else { return };
    let assault = assault.clone();
    exhaust_failed(state, &assault, play);
    let movers: Vec<(Post, u32)> =
        assault.blocks.iter().map(|block| (block.from, block.troops)).collect();
    conquest::take(state, to, &movers, play);
}

fn lose_assault_if_spent(state: &mut State, play: &mut Play) {
    let Phase::Battle(Battle { defender, .. }) = state.phase else { return };
    let Some((to, assault)) = current_assault(state) else { return };
    if assault.troops() > 0 {
        return;
    }
    let origins = assault.origins();
    play.tell(LandEvent::Repulsed { to, how: Repulse::Spent });
    for post in origins {
        exhaust(state, post, play);
    }
    state.phase = Phase::Campaign;
    let seat = state.turn.seat;
    if state.is_beaten(seat) {
        let then = Continuation::NextTurn;
        play.follow_with(Next::Eliminated { seat, by: defender, then });
    }
}

/// Exhausts flanks without armies left to commit, which have failed even if the attack succeeds
/// (A8, A9).
fn exhaust_failed(state: &mut State, assault: &Assault, play: &mut Play) {
    for post in assault.origins() {
        if assault.committed_from(post) == 0 && state.committable_armies(post) == 0 {
            exhaust(state, post, play);
        }
    }
}

fn exhaust(state: &mut State, post: Post, play: &mut Play) {
    match post {
        Post::Land(territory) => {
            state.turn.exhausted.insert(territory);
            play.tell(LandEvent::Exhausted { territory });
        }
        Post::Ship(ship) => state.end_action(ship, Voyage::Done),
    }
}

/// Sinks a ship that lost every army in a massed landing, unless captives of the defender
/// aboard take it (N6, N14).
fn lose_ship_if_spent(state: &mut State, post: Post, defender: Seat, play: &mut Play) {
    let Post::Ship(ship) = post else { return };
    if state.armies_at(post) == 0 && !state.commandeer(ship, defender, play) {
        state.sink(ship, play);
    }
}
