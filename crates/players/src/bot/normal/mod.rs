//! The player that plays sensibly: it attacks with good odds, takes a card every turn and finishes off
//! the weak. One file for each part of its thinking; stronger players think with the same [`Mind`] and
//! other traits.

mod attack;
mod beside;
mod cards;
mod chain;
mod deploy;
mod foresight;
mod manner;
mod pincers;
mod plan;
mod poker;
mod react;
mod sea;
mod setup;
mod sweep;
mod transfer;

use std::cell::OnceCell;
use std::ops::Deref;

use super::character::{Character, Occasion};
use super::taste::Taste;
use super::value::Values;
use super::view::View;
use super::{Bot, plain_action};
use engine::battle::Post;
use engine::core::Seat;
use engine::game::{Action, Ask, Legal, Observation};
use engine::world::{ByTerritory, TerritorySet};
use plan::Plan;

/// A computer player that plays sensibly. What it does follows from what it sees and from its seed.
#[derive(Debug, Clone)]
pub struct Normal {
    seed: u64,
    taste: Taste,
}

impl Normal {
    /// A player whose whims follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_taste(seed, Taste::Balanced)
    }

    /// The same with a taste.
    pub fn with_taste(seed: u64, taste: Taste) -> Self {
        Self { seed, taste }
    }
}

impl Bot for Normal {
    fn decide(&mut self, observation: &Observation, legal: &Legal) -> Action {
        think(observation, &self.taste.season(*Character::normal(observation)), self.seed, &legal)
    }
}

/// What comes to a mind of this character first; the plainest action if nothing does. What is legal may be listed when it is
/// first asked for: for most decisions it is not.
pub(super) fn think(
    view: &Observation,
    character: &Character,
    seed: u64,
    legal: &dyn Deref<Target = Legal>,
) -> Action {
    View::new(view, character)
        .and_then(|view| Mind::new(view, seed).answer(legal))
        .unwrap_or_else(|| plain_action(legal))
}

/// What one decision is made with.
pub(super) struct Mind<'a> {
    view: View<'a>,
    /// What holding territories is worth, worked out when it is first asked for.
    values: OnceCell<Values<'a>>,
    /// The best chain from each territory as it stands, found when it is first asked for.
    plans: ByTerritory<OnceCell<Plan>>,
    /// What it costs to take each territory, found when it is first asked for.
    costs: OnceCell<ByTerritory<f32>>,
    seed: u64,
}

impl<'a> Mind<'a> {
    pub fn new(view: View<'a>, seed: u64) -> Self {
        let plans = ByTerritory::from_fn(TerritorySet::EMPTY, |_| OnceCell::new());
        Self { view, values: OnceCell::new(), plans, costs: OnceCell::new(), seed }
    }

    fn values(&self) -> &Values<'a> {
        self.values.get_or_init(|| Values::new(self.view))
    }

    /// `None` where nothing speaks for any action.
    pub fn answer(&self, legal: &dyn Deref<Target = Legal>) -> Option<Action> {
        match self.view.observation.prompt()?.ask {
            Ask::Choose => self.choose(),
            Ask::Garrison { left } => self.garrison(left, legal),
            Ask::Arrange => Some(self.arrange()),
            Ask::FirstFactory | Ask::Factory { .. } => self.build(),
            Ask::Reinforce { left, .. } => self.turn_in(legal).or_else(|| self.deploy(left)),
            Ask::Campaign => Some(self.duty(self.campaign())),
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
            // What was played for is worth playing.
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

    /// What kind of game it thinks of.
    pub fn occasion(&self) -> Occasion {
        Occasion::of(self.view.observation)
    }

    /// What is to be decided.
    pub fn ask(&self) -> Option<Ask> {
        Some(self.view.observation.prompt()?.ask)
    }

    /// The strongest ally is the best to go on with (T42).
    fn succeed(&self) -> Option<Action> {
        let strength = |ally: &Seat| {
            let board = self.view.board();
            (board.total_armies(*ally), board.held(*ally).len())
        };
        let ally = self.view.state.active_allies().iter().max_by_key(strength)?;
        Some(Action::TakeOver { ally })
    }
}
