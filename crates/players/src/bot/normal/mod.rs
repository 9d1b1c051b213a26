//! The normal player: it attacks with good odds, takes a card every turn and finishes off weak
//! rivals. There is one file for each part of its decisions; stronger players use the same
//! [`Planner`] with other weights.

mod alternatives;
mod attack;
mod attack_type;
mod campaign;
mod card_armies;
mod cards;
mod chain;
mod chain_plan;
mod deploy;
mod pincers;
mod poker;
mod react;
mod sea;
mod setup;
mod sweep;
mod transfer;
mod turn_search;

use std::cell::OnceCell;
use std::ops::Deref;

use super::heuristics::{GameType, HeuristicWeights};
use super::play_style::PlayStyle;
use super::value::Values;
use super::view::View;
use super::{Bot, plain_action};
use chain_plan::ChainPlan;
use engine::battle::Post;
use engine::core::Seat;
use engine::game::{Action, Ask, Legal, Observation};
use engine::world::{ByTerritory, TerritorySet};

/// A computer player of normal strength. Its actions depend only on its observations and its seed.
#[derive(Debug, Clone)]
pub struct Normal {
    seed: u64,
    style: PlayStyle,
}

impl Normal {
    /// Creates a player whose random choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_style(seed, PlayStyle::Balanced)
    }

    /// Creates the same player with a play style.
    pub fn with_style(seed: u64, style: PlayStyle) -> Self {
        Self { seed, style }
    }
}

impl Bot for Normal {
    fn decide(&mut self, observation: &Observation, legal: &Legal) -> Action {
        heuristic_action(
            observation,
            &self.style.adjust(*HeuristicWeights::normal(observation)),
            self.seed,
            &legal,
        )
    }
}

/// Returns the action of the heuristic policy with these weights, or the simplest one if it has
/// none. Legal actions are listed only if needed, which they rarely are.
pub(super) fn heuristic_action(
    view: &Observation,
    weights: &HeuristicWeights,
    seed: u64,
    legal: &dyn Deref<Target = Legal>,
) -> Action {
    View::new(view, weights)
        .and_then(|view| Planner::new(view, seed).answer(legal))
        .unwrap_or_else(|| plain_action(legal))
}

/// The context of one decision.
pub(super) struct Planner<'a> {
    view: View<'a>,
    /// The worth of territories, computed on first use.
    values: OnceCell<Values<'a>>,
    /// The best chain from each territory in the current position, computed on first use.
    plans: ByTerritory<OnceCell<ChainPlan>>,
    /// The cost of taking each territory, computed on first use.
    costs: OnceCell<ByTerritory<f32>>,
    seed: u64,
}

impl<'a> Planner<'a> {
    pub fn new(view: View<'a>, seed: u64) -> Self {
        let plans = ByTerritory::from_fn(TerritorySet::EMPTY, |_| OnceCell::new());
        Self { view, values: OnceCell::new(), plans, costs: OnceCell::new(), seed }
    }

    fn values(&self) -> &Values<'a> {
        self.values.get_or_init(|| Values::new(self.view))
    }

    /// Returns the chosen action; `None` if nothing favours any.
    pub fn answer(&self, legal: &dyn Deref<Target = Legal>) -> Option<Action> {
        match self.view.observation.prompt()?.ask {
            Ask::Choose => self.choose(),
            Ask::Garrison { left } => self.garrison(left, legal),
            Ask::Arrange => Some(self.arrange()),
            Ask::FirstFactory | Ask::Factory { .. } => self.build(),
            Ask::Reinforce { left, .. } => self.turn_in(legal).or_else(|| self.deploy(left)),
            Ask::Campaign => Some(self.due_attack(self.campaign())),
            Ask::Mobilize { .. } | Ask::Reveal { .. } => cards::mobilize(legal),
            Ask::Levy { army, .. } => self.levy(army),
            Ask::Battle { .. } => self.battle(),
            Ask::PlusOne => self.plus_one(),
            Ask::Advance { from: Post::Land(from), to, most } => Some(self.advance(from, to, most)),
            Ask::Advance { from: Post::Ship(ship), most, .. } => Some(self.go_ashore(ship, most)),
            Ask::FirstShip { .. } | Ask::Launch { .. } => self.place_ship(),
            Ask::Cruise { ship, .. } => self.sail(ship),
            Ask::SendIn => self.send_in(),
            Ask::SeaBattle => self.sea_battle(),
            Ask::Board { .. } => self.board(legal),
            Ask::Succeed => self.succeed(),
            Ask::Transfer => Some(self.transfer(legal)),
            Ask::Call { .. } => self.call(legal),
            Ask::Contest { player, ally } => Some(self.contest(player, ally)),
            Ask::Answer { ally, contesters } => Some(self.answer_contest(ally, contesters)),
            // An ally worth playing for is worth commanding.
            Ask::Won { .. } => Some(Action::Accept),
            Ask::AnotherHand { ally } => Some(self.another_hand(ally)),
            Ask::Join { player, ally } => Some(self.join(player, ally)),
            Ask::Poker { question, .. } => self.poker(question, legal),
            Ask::Discard { .. } | Ask::MakeRoom => self.discard(),
            Ask::Purchase => Some(self.buy(legal)),
            Ask::Draw => Some(Action::Draw),
            Ask::Shed { .. } => self.shed(),
            Ask::Defend { .. } => self.defend(),
            Ask::Window { .. } => self.react(),
        }
    }

    /// Returns the kind of game played.
    pub fn game_type(&self) -> GameType {
        GameType::of(self.view.observation)
    }

    /// Returns the question to decide.
    pub fn ask(&self) -> Option<Ask> {
        Some(self.view.observation.prompt()?.ask)
    }

    /// Takes over the strongest ally, the best to go on with (T42).
    fn succeed(&self) -> Option<Action> {
        let strength = |ally: &Seat| {
            let board = self.view.board();
            (board.total_armies(*ally), board.held(*ally).len())
        };
        let ally = self.view.state.active_allies().iter().max_by_key(strength)?;
        Some(Action::TakeOver { ally })
    }
}
