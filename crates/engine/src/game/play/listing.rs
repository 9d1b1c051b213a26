//! Listing of the legal actions of the seat to act.

use crate::battle::{Assault, Post};
use crate::game::action::Purchase;
use crate::game::action::sizes::LEAST_BLOCK;
use crate::game::choice::sea::SeaChoice;
use crate::game::choice::{Choice, Legal};
use crate::game::land::{asking, fight};
use crate::game::phase::Phase;
use crate::game::phase::battle::{Battle, Force};
use crate::game::phase::window::ReactionMoment;
use crate::game::rules::attack_options::Start;
use crate::game::sea::legal;
use crate::game::state::State;
use crate::game::turn::reinforce;
use crate::world::{Territory, TerritorySet};

impl State {
    /// Returns all legal actions of the seat to act. Time grows with the number of its territories;
    /// numbers of armies are listed as ranges.
    pub fn legal(&self) -> Legal {
        let mut legal =
            Legal { choices: Vec::new(), leave: self.able_to_leave(), join: self.able_to_join() };
        self.list_choices(&mut legal.choices);
        legal
    }

    /// Lists the choices of [`State::legal`] in a list that can be reused, without leaving and
    /// joining.
    pub fn list_choices(&self, choices: &mut Vec<Choice>) {
        choices.clear();
        let seat = self.turn.seat;
        let held = self.board.held(seat);
        match &self.phase {
            Phase::Choose => choices.push(Choice::Choose { territories: self.choosable() }),
            Phase::Garrison { left } => {
                let most = self.most_to_garrison(left[seat]);
                choices.push(Choice::Garrison { territories: held, most });
            }
            Phase::Arrange => list_arranging(self, choices),
            Phase::FirstFactory | Phase::Factory => {
                choices.push(Choice::Build { territories: held });
            }
            Phase::Reinforce { left } => list_reinforcing(self, *left, choices),
            Phase::Campaign => {
                list_attacks(self, choices);
                if self.rules.start == Start::Headquarters {
                    list_expansions(self, choices);
                }
                legal::list_naval(self, choices);
                if self.check_duty().is_ok() {
                    choices.push(Choice::Done);
                }
            }
            Phase::FirstShip { .. } | Phase::Launch { .. } => {
                choices.push(Choice::Sea(SeaChoice::Launch { at: self.harbours(seat).into() }));
            }
            Phase::Cruise { .. } => {
                choices.push(Choice::Sea(SeaChoice::Sail { to: self.within_reach().into() }));
            }
            Phase::SendIn { battle, .. } => legal::list_send_in(self, battle, choices),
            Phase::SeaBattle(battle) => legal::list_sea_rolls(self, battle, choices),
            Phase::Board { .. } => legal::list_boarding(self, choices),
            Phase::Mobilize(attack) => choices.push(if self.rules.cut_first {
                Choice::Cut
            } else {
                Choice::Mobilize { reveal: self.revealable(attack.defender()) }
            }),
            Phase::Reveal { attack, .. } => {
                choices.push(Choice::Reveal { cards: self.revealable(attack.defender()) });
            }
            Phase::Levy { attack, .. } => {
                choices.push(Choice::Levy { territories: self.board.held(attack.defender()) });
            }
            Phase::Battle(battle) => list_rolls(self, battle, choices),
            Phase::PlusOne { .. } => choices.push(Choice::Raise {
                faces: (1..=6).filter(|face| self.check_raise(*face).is_ok()).collect(),
            }),
            Phase::Advance(advance) => {
                let last = advance.from.last();
                let most = last.map_or(0, |from| self.to_follow(*from, advance.stay_aboard));
                choices.push(Choice::Advance { most });
            }
            Phase::Succeed { .. } => {
                choices.push(Choice::TakeOver { allies: self.active_allies() });
                choices.push(Choice::Done);
            }
            Phase::Transfer => list_transfers(self, choices),
            Phase::Call => list_calls(self, choices),
            Phase::Contest { .. } | Phase::Joining { .. } => {
                choices.extend([Choice::Contest, Choice::Done]);
            }
            Phase::Answer(_) | Phase::Won(_) | Phase::AnotherHand(_) => {
                choices.extend([Choice::Accept, Choice::Done]);
            }
            Phase::Poker(table) => {
                choices.extend(table.game.moves(&self.poker).map(Choice::Poker));
            }
            Phase::Draw => choices.extend([Choice::Draw, Choice::Done]),
            Phase::Shed { seat, .. } => {
                choices.push(Choice::Shed { cards: self.deck.hands[*seat] });
            }
            Phase::Discard => choices.push(Choice::Discard { cards: self.poker.stashes[seat] }),
            Phase::MakeRoom => {
                let cards = self.poker.stashes[self.turn.player()];
                choices.extend([Choice::Discard { cards }, Choice::Done]);
            }
            Phase::Purchase => {
                list_purchases(self, choices);
                choices.push(Choice::Done);
            }
            Phase::Defend(duel) => {
                let (least, most) = self.defence_range(duel.to);
                choices.push(Choice::Defend { least: dice(least), most: dice(most) });
            }
            Phase::Window(window) => {
                choices.push(match window.moment {
                    ReactionMoment::Start => Choice::Ambush,
                    ReactionMoment::Roll => Choice::Barrage,
                    ReactionMoment::Missiles => {
                        Choice::Missile { dice: asking::strikable(&window.duel).collect() }
                    }
                });
                choices.push(Choice::Done);
            }
            Phase::Over(_) => {}
        }
    }
}

fn list_arranging(state: &State, choices: &mut Vec<Choice>) {
    let seat = state.turn.seat;
    for from in state.board.with_spare(seat) {
        let to = state.board.held(seat) - TerritorySet::only(from);
        if !to.is_empty() {
            choices.push(Choice::Rearrange { from, to, most: state.committable_armies(from) });
        }
    }
    choices.push(Choice::Done);
}

fn list_calls(state: &State, choices: &mut Vec<Choice>) {
    choices.push(Choice::Declare { allies: state.callable_allies() });
    if !state.must_call() {
        choices.push(Choice::Done);
    }
}

fn list_purchases(state: &State, choices: &mut Vec<Choice>) {
    if !state.can_turn_in() {
        return;
    }
    let hand = state.deck.hands[state.turn.seat];
    for buy in [Purchase::Armies, Purchase::Factory, Purchase::Ship] {
        if state.sells(buy) {
            choices.push(Choice::TurnIn { hand, sets: state.rules.set_kinds(), buy });
        }
    }
}

fn list_reinforcing(state: &State, left: u32, choices: &mut Vec<Choice>) {
    let seat = state.turn.seat;
    list_purchases(state, choices);
    if left > 0 {
        choices.push(Choice::Deploy { territories: state.board.held(seat), most: left });
    } else if reinforce::check_keep_cards(state, left).is_ok() {
        choices.push(Choice::Done);
    }
}

fn list_attacks(state: &State, choices: &mut Vec<Choice>) {
    let mut all_targets = TerritorySet::EMPTY;
    for from in state.attackers() {
        let (to, most) = (state.targets(from), state.committable_armies(from));
        if to.is_empty() {
            continue;
        }
        choices.push(Choice::Attack { from, to });
        if state.rules.large_attacks && most >= LEAST_BLOCK {
            choices.push(Choice::Commit { from, to, most });
            all_targets = all_targets | to;
        }
    }
    if state.rules.large_attacks {
        for to in all_targets | state.landings() {
            list_flanking(state, to, choices);
        }
    }
}

fn list_flanking(state: &State, to: Territory, choices: &mut Vec<Choice>) {
    let from: Vec<(Post, u32)> = state.flanks(to).collect();
    let blocks: u32 = from.iter().map(|(post, most)| post.most_blocks(*most, LEAST_BLOCK)).sum();
    if blocks >= 2 {
        choices.push(Choice::Flank { to, from });
    }
}

fn list_rolls(state: &State, battle: &Battle, choices: &mut Vec<Choice>) {
    match &battle.force {
        Force::Normal(from) => {
            let (least, most) = state.normal_dice(*from);
            choices.push(Choice::Roll { least: dice(least), most: dice(most) });
            if state.check_halt().is_ok() {
                choices.push(Choice::Halt);
            }
        }
        Force::Blocks(assault) => list_block_rolls(state, assault, choices),
    }
}

fn list_block_rolls(state: &State, assault: &Assault, choices: &mut Vec<Choice>) {
    let numbers = || 0u8..u8::try_from(assault.blocks.len()).unwrap_or(u8::MAX);
    let can_roll = |block: &u8| fight::check_roll_block(state, *block).is_ok();
    choices.push(Choice::RollBlock { blocks: numbers().filter(can_roll).collect() });
    for block in numbers() {
        if let Ok(most @ 1..) = state.check_reserves(block) {
            choices.push(Choice::Reserve { block, most });
        }
    }
}

fn list_expansions(state: &State, choices: &mut Vec<Choice>) {
    for from in state.attackers() {
        let to = state.open_land(from);
        if !to.is_empty() {
            choices.push(Choice::Expand { from, to, most: state.committable_armies(from) });
        }
    }
}

fn list_transfers(state: &State, choices: &mut Vec<Choice>) {
    for from in state.board.with_spare(state.turn.seat) {
        let to = state.transfer_targets(from);
        if !to.is_empty() {
            choices.push(Choice::Transfer { from, to, most: state.movable(from) });
        }
    }
    choices.push(Choice::Done);
}

fn dice(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
