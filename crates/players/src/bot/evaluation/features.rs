//! The features of a position: of each territory with its surroundings, and of each player.

use super::position::{EvalContext, ExpectedPosition, PositionChange};
use crate::bot::aims::progress;
use engine::core::{BySeat, Seat, SeatSet};
use engine::game::{Aim, AllyPlay, Role, Victory};
use engine::world::{ByTerritory, Territory, TerritorySet};

/// The number of features of a territory.
pub const TERRITORY_FEATURES: usize = 28;

/// The number of features of a player.
pub const PLAYER_FEATURES: usize = 46;

/// The features of one territory, for its owner.
pub type TerritoryFeatures = [f32; TERRITORY_FEATURES];

/// The features of one player.
pub type PlayerFeatures = [f32; PLAYER_FEATURES];

/// Maps a number from 0 up to a share of 1: a half at `half`.
fn saturate(number: f32, half: f32) -> f32 {
    number / (number + half)
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

#[allow(clippy::cast_precision_loss, reason = "weights, not counts")]
fn count(number: usize) -> f32 {
    number as f32
}

/// A position with the values that its features share.
pub struct FeatureExtractor<'a> {
    context: &'a EvalContext<'a>,
    position: &'a ExpectedPosition,
    /// The income of each player per turn: for land, and for continents and factories.
    income: BySeat<(f32, f32)>,
    /// The armies of each player on land and at sea.
    armies: BySeat<f32>,
    /// The number of turns until each player's next one, as a part of a round.
    wait: BySeat<f32>,
    alive: SeatSet,
    /// The owner of each territory, if still in the game.
    owners: ByTerritory<Option<Seat>>,
    players: TerritorySet,
}

impl<'a> FeatureExtractor<'a> {
    /// Prepares the features of a position.
    pub fn new(context: &'a EvalContext<'a>, position: &'a ExpectedPosition) -> Self {
        let lives = |seat: &Seat| !position.held[*seat].is_empty() || context.afloat[*seat] > 0.0;
        let alive: SeatSet = context.players.iter().copied().filter(lives).collect();
        let mut income = BySeat::splat((0.0, 0.0));
        let mut armies = BySeat::splat(0.0);
        let mut players = TerritorySet::EMPTY;
        let mut owners = ByTerritory::splat(None);
        for seat in alive {
            income[seat] = context.income(position, seat);
            let held = position.held[seat];
            let mut on_land = 0.0;
            for at in held {
                owners[at] = Some(seat);
                on_land += position.armies[at];
            }
            armies[seat] = context.afloat[seat] + on_land;
            players = players | held;
        }
        Self {
            context,
            position,
            income,
            armies,
            wait: turns_until_next(context, alive, position.mover),
            alive,
            owners,
            players,
        }
    }

    /// Returns the players still in the game.
    pub fn alive(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let alive = self.alive;
        self.context.players.iter().copied().filter(move |seat| alive.contains(*seat))
    }

    /// Returns the territories of a player.
    pub fn land(&self, seat: Seat) -> TerritorySet {
        self.position.held[seat]
    }

    /// Returns the territories whose features change with the position: those around the changed
    /// armies, or everything if a territory changed hands and affected a whole continent or the
    /// players still in the game.
    pub fn touched(&self, change: PositionChange) -> TerritorySet {
        let PositionChange { armies: changed, taken } = change;
        let state = self.context.state;
        let mut touched = changed.iter().fold(changed, |all, at| all | state.neighbours(at));
        let Some((taken, before)) = taken else { return touched };
        let (all, _) = self.context.continents[usize::from(self.context.continent[taken])];
        let only = TerritorySet::only(taken);
        let was_whole = all.is_subset(self.position.held[before] | only);
        let is_whole = self.alive().any(|seat| all.is_subset(self.position.held[seat]));
        if was_whole || is_whole || self.position.held[before].is_empty() {
            return state.world().territories();
        }
        touched = touched | all;
        touched
    }

    /// Returns the owner of a territory, if still in the game.
    pub fn owner(&self, at: Territory) -> Option<Seat> {
        self.owners[at]
    }

    /// Returns the features of a territory of this player.
    pub fn of_territory(&self, at: Territory, owner: Seat) -> TerritoryFeatures {
        let Self { context, position, .. } = self;
        let own = position.held[owner];
        let here = position.armies[at];
        let around = context.state.neighbours(at);
        let foreign = around - own;
        let rivals = foreign & self.players;
        let (mut most, mut sum, mut support, mut weakest) = (0.0_f32, 0.0, 0.0_f32, f32::INFINITY);
        let (mut threat, mut soon, mut breaks) = (0.0_f32, 0.0_f32, 0.0_f32);
        for next in around & own {
            support = support.max(position.armies[next] - 1.0);
        }
        for next in foreign {
            let there = position.armies[next];
            weakest = weakest.min(there);
            let Some(rival) = self.owner(next) else { continue };
            let spare = (there - 1.0).max(0.0);
            most = most.max(spare);
            sum += spare;
            let coming = spare + context.income[rival];
            threat = threat.max(coming);
            soon = soon.max(coming * (1.0 - self.wait[rival] * 0.8));
            let (all, bonus) = context.continents[usize::from(context.continent[next])];
            if all.is_subset(position.held[rival]) {
                breaks = breaks.max(bonus * saturate((here - 1.0).max(0.0), there));
            }
        }
        let (all, bonus) = context.continents[usize::from(context.continent[at])];
        let share = count((all & own).len()) / count(all.len());
        let whole = flag(all.is_subset(own));
        let one_missing = flag((all - own).len() == 1);
        let bonus = bonus / 5.0;
        let is_front = !foreign.is_empty();
        let danger = saturate(threat, here);
        [
            1.0,
            saturate(here, 2.0),
            saturate(here, 8.0),
            saturate(here, 30.0),
            saturate(most, 2.0),
            saturate(most, 8.0),
            saturate(most, here),
            saturate(sum, here),
            saturate(sum, 20.0),
            danger,
            saturate(soon, here),
            flag(!rivals.is_empty()),
            flag(!(foreign - rivals).is_empty()),
            count(rivals.len()) / 4.0,
            count((around & own).len()) / 4.0,
            saturate(support.max(0.0), 8.0),
            if is_front { saturate((here - 1.0).max(0.0), weakest) } else { 0.0 },
            share,
            share * share * bonus,
            whole * bonus,
            whole * bonus * danger,
            whole * bonus * flag(is_front),
            one_missing * bonus,
            breaks / 5.0,
            context.factories[at],
            if is_front { 0.0 } else { saturate(here - 1.0, 8.0) },
            bonus * saturate(threat, here + support.max(0.0)) * share,
            // The owned share of the continent, if rivals border from within it.
            flag(!(rivals & all).is_empty()) * share * bonus,
        ]
    }

    /// Returns the features of a player.
    pub fn of_player(&self, seat: Seat) -> PlayerFeatures {
        let Self { context, position, .. } = self;
        let state = context.state;
        let rules = state.rules();
        let (land, rest) = self.income[seat];
        let income = land + rest;
        let cards = position.cards[seat];
        let worth = cards_in_armies(cards) * context.set;
        let coming = context.coming[seat].max(0.0);
        let armies = self.armies[seat] + coming;
        let (mut all, mut most, mut richest, mut incomes) = (0.0, 0.0_f32, 0.0_f32, 0.0);
        for other in self.alive() {
            let (land, rest) = self.income[other];
            let force = self.armies[other] + context.coming[other].max(0.0);
            (all, incomes) = (all + force, incomes + land + rest);
            if other != seat {
                most = most.max(force);
                richest = richest.max(land + rest);
            }
        }
        let held = position.held[seat];
        let territories = count(held.len()) / count(state.world().territories().len());
        let spearhead = held.iter().map(|at| position.armies[at]).fold(0.0_f32, f32::max);
        let players = self.alive.len();
        let goal = self.goal_progress(seat);
        let elapsed = self.game_progress();
        let wait = self.wait[seat];
        let allies = state.seats(Role::Ally).next().is_some();
        let ships = count(state.fleet().of(seat).count());
        let stash = f32::from(context.stashes[seat]);
        let cube = goal * goal * goal;
        [
            1.0,
            armies / all.max(1.0),
            saturate(armies, 10.0),
            saturate(armies, 40.0),
            saturate(armies, 120.0),
            saturate(armies, most.max(1.0)),
            saturate(income, 5.0),
            saturate(income, 15.0),
            saturate(income, richest.max(1.0)),
            income / incomes.max(1.0),
            saturate(income, armies.max(1.0)),
            saturate(rest, 5.0),
            cards / 5.0,
            flag(cards >= 3.0),
            flag(cards >= 5.0),
            saturate(worth, 10.0),
            saturate(worth, 30.0),
            saturate(worth, armies.max(1.0)),
            territories,
            territories * territories,
            wait,
            flag(wait * count(players) < 1.5),
            flag(players == 2),
            flag(players == 2) * wait,
            flag(players == 2) * armies / all.max(1.0),
            flag(players == 2) * income / incomes.max(1.0),
            flag(players > 3),
            flag(players > 3) * armies / all.max(1.0),
            flag(players > 3) * income / incomes.max(1.0),
            flag(allies),
            flag(rules.large_attacks),
            flag(rules.three_defence_dice),
            flag(rules.ally_play != AllyPlay::Off),
            context.set / 30.0,
            ships / 3.0,
            stash / 5.0,
            saturate(coming, 10.0),
            saturate(spearhead, 20.0),
            spearhead / armies.max(1.0),
            1.0 / (1.0 + f32::from(u16::try_from(state.turn().round).unwrap_or(u16::MAX))),
            goal,
            cube,
            cube * cube * cube,
            elapsed * territories,
            elapsed * elapsed * elapsed * elapsed * territories,
            flag(elapsed > 0.9) * territories,
        ]
    }

    /// Returns the progress of a seat towards victory, from 0 to 1.
    fn goal_progress(&self, seat: Seat) -> f32 {
        let state = self.context.state;
        let held = self.position.held[seat];
        let of = |some: usize, of: usize| (count(some) / count(of.max(1))).min(1.0);
        let all = state.world().territories().len();
        match state.rules().victory {
            Victory::LastStanding | Victory::Domination => of(held.len(), all),
            Victory::Territories(goal) => of(held.len(), goal.into()),
            Victory::Headquarters => {
                let all = state.legacy().all_headquarters();
                of((all & held).len(), all.len())
            }
            Victory::Objectives => {
                let aims = self.context.aims[seat].iter();
                aims.map(|(aim, chance)| chance * self.aim_progress(seat, *aim)).sum()
            }
            Victory::Rounds(_) => 0.0,
        }
    }

    /// Returns the progress of a seat towards a possible objective, from 0 to 1.
    fn aim_progress(&self, seat: Seat, aim: Aim) -> f32 {
        let Aim::Eliminate(target) = aim else { return progress(aim, self.position.held[seat]) };
        let much = self.context.state.world().territories().len() / 3;
        1.0 - (count(self.position.held[target].len()) / count(much.max(1))).min(1.0)
    }

    /// Returns the part of the game that is over, from 0 to 1; 0 if the rounds aren't limited.
    fn game_progress(&self) -> f32 {
        let Victory::Rounds(last) = self.context.state.rules().victory else { return 0.0 };
        let round = u16::try_from(self.context.state.turn().round).unwrap_or(u16::MAX);
        (f32::from(round) / f32::from(last.max(1))).min(1.0)
    }
}

/// Returns the number of turns until each player's next one, as a part of a round.
fn turns_until_next(context: &EvalContext, alive: SeatSet, mover: Seat) -> BySeat<f32> {
    let order = context.state.order();
    let start = order.iter().position(|seat| *seat == mover).unwrap_or(0);
    let after = order.iter().cycle().skip(start + 1).take(order.len());
    let mut waits = BySeat::splat(1.0);
    let players = after.filter(|seat| alive.contains(**seat));
    for (turns, seat) in players.enumerate() {
        waits[*seat] = count(turns + 1) / count(alive.len());
    }
    waits
}

/// Returns the worth of a number of cards, as a share of a set.
fn cards_in_armies(cards: f32) -> f32 {
    const WORTH: [f32; 6] = [0.0, 0.08, 0.2, 0.55, 0.8, 1.0];
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 4")]
    let whole = cards.clamp(0.0, 4.0) as usize;
    if cards >= 5.0 {
        return 1.0 + (cards - 5.0) / 3.0;
    }
    let (low, high) = (WORTH[whole], WORTH[whole + 1]);
    low + (high - low) * (cards - count(whole))
}
