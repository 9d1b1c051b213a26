//! The state of a game, small plain data that is cheap to clone, and the operations on it that all
//! actions share.

pub(super) mod armies;
pub(super) mod draws;
mod objectives;
pub(super) mod play;
mod ships;
mod victory;

use serde::{Deserialize, Serialize};

use crate::core::{BySeat, Digest, Seat, SeatSet, ShipSet, digest};
use crate::game::phase::outcome::Outcome;
use crate::game::phase::{Phase, Spoils, Turn};
use crate::game::pieces::cards::TerritoryDeck;
use crate::game::pieces::fleet::Fleet;
use crate::game::pieces::legacy::LegacyState;
use crate::game::pieces::objective::Objective;
use crate::game::pieces::territories::Board;
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::RuleSet;
use crate::poker::{self, SuitSet};
use crate::world::{Territory, TerritorySet, World};

/// The role of an army in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// An army that was never in the game.
    Absent,
    /// An allied army, without a player (T1).
    Ally,
    /// An army with cards, turns and a chance to win, played by a person or a computer player.
    Player,
    /// An army that has been eliminated (T42, X6).
    Fallen,
}

/// The complete state of a game: with a [`RandomSource`](crate::core::RandomSource) it determines everything that follows.
///
/// It contains every card; show seats only [`crate::game::Observation`]s.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) rules: RuleSet,
    pub(crate) board: Board,
    pub(crate) fleet: Fleet,
    pub(crate) roles: BySeat<Role>,
    /// All six seats clockwise, starting with the one that began.
    pub(crate) order: [Seat; 6],
    pub(crate) suits: BySeat<SuitSet>,
    pub(crate) deck: TerritoryDeck,
    pub(crate) poker: poker::Deck,
    /// The rest of the armies that each seat has counted out since its last turn (P4, P9).
    pub(crate) pots: BySeat<Option<u32>>,
    pub(crate) sets_turned_in: u32,
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
    /// The rest of a pirate's pots, which adds to its reinforcements once the pirate holds land
    /// (T43).
    pub(crate) winnings: BySeat<u32>,
    /// The number of consecutive own turns that each seat has ended holding all territories (T44).
    pub(crate) reign: BySeat<u8>,
    /// The ships that took a prize this turn, and the prizes (N10).
    pub(crate) out_of_action: ShipSet,
    /// The armies that a player has left during this game (T41).
    pub(crate) deserted: SeatSet,
    /// The last dealer at poker (P3).
    pub(crate) dealer: Option<Seat>,
    /// The secret objective of each seat (K7).
    pub(crate) objectives: BySeat<Option<Objective>>,
    /// The actions of the seat on turn that chapter K counts.
    #[serde(rename = "deeds")]
    pub(crate) turn_actions: TurnActions,
    /// Scars, headquarters, and the reactions left for attacks (L6, L7).
    #[serde(rename = "grounds")]
    pub(crate) legacy: LegacyState,
    /// The captured cards whose sets are turned in at once (C8).
    pub(crate) spoils: Spoils,
    /// The players at the beginning of the first round, who share the armies for moving later
    /// (T13). Empty after that round, and if the rules have no such armies.
    pub(crate) sharing: SeatSet,
    /// The armies that a player has entered this game with, whose hands were topped up (T41).
    pub(crate) entered: SeatSet,
}

/// The actions of a turn that are limited to one or required once (K2, K4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) struct TurnActions {
    /// True once a set was turned in (K2).
    pub turned_in: bool,
    /// True once an attack with superior numbers was made (K4).
    pub attacked_superior: bool,
}

impl State {
    /// Returns the refusal of an action that doesn't fit the phase.
    pub(crate) fn not_now<T>(&self) -> Result<T, Refusal> {
        Err(if self.outcome().is_some() {
            Refusal::Over
        } else {
            Refusal::NotNow(self.phase.rule())
        })
    }

    /// Returns a fingerprint of the state, the same on every platform. Options and fields added
    /// since the first games are left out at their defaults, so that those games keep their
    /// fingerprints.
    pub fn digest(&self) -> Digest {
        self.rules.printing.world.in_storage(|| self.fingerprint())
    }

    fn fingerprint(&self) -> Digest {
        let Self { rules, board, fleet, roles, order, suits, deck, poker, pots, .. } = self;
        let table = (board, fleet, roles, order, suits, deck, poker, pots);
        let first = (rules.first_options(), table, (self.sets_turned_in, &self.turn, &self.phase));
        if *rules == rules.without_corrections() {
            return digest(&first);
        }
        let Self { winnings, reign, out_of_action, deserted, dealer, .. } = self;
        let then = (first, rules.later_options(), winnings, reign, out_of_action, deserted, dealer);
        let mut found = digest(&then);
        if let Some(options) = rules.options_of_poker() {
            found = digest(&(found.0, options));
        }
        if let Some(options) = rules.options_of_turns() {
            found = digest(&(found.0, options));
        }
        if let Some(options) = rules.options_of_k() {
            found = digest(&(found.0, options, self.objectives, self.turn_actions));
        }
        if let Some(options) = rules.options_of_attacks() {
            found = digest(&(found.0, options, &self.legacy));
        }
        if let Some(option) = rules.option_of_order() {
            found = digest(&(found.0, option));
        }
        if let Some(option) = rules.option_of_later_seats() {
            found = digest(&(found.0, option, self.sharing));
        }
        if let Some(option) = rules.option_of_captured_sets() {
            found = digest(&(found.0, option, &self.spoils));
        }
        if let Some(option) = rules.option_of_entry() {
            found = digest(&(found.0, option, self.entered));
        }
        if let Some(option) = rules.option_of_all_in() {
            found = digest(&(found.0, option));
        }
        if let Some(option) = rules.option_of_bonus_cards() {
            found = digest(&(found.0, option));
        }
        found
    }

    /// Returns the options of the game, which never change during it.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Returns the board: owners, armies, captives and factories.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns all ships at sea, and the free numbers.
    pub fn fleet(&self) -> &Fleet {
        &self.fleet
    }

    /// Returns the number of armies of a seat on land and at sea, not counting captives.
    pub fn total_armies(&self, seat: Seat) -> u32 {
        self.board.total_armies(seat) + self.fleet.total_armies(seat)
    }

    /// Returns the current role of a seat, which changes as armies are eliminated, left and joined.
    pub fn role(&self, seat: Seat) -> Role {
        self.roles[seat]
    }

    /// Returns all six seats clockwise, starting with the one that began.
    pub fn order(&self) -> &[Seat; 6] {
        &self.order
    }

    /// Iterates over the seats in this role, clockwise.
    pub fn seats(&self, role: Role) -> impl Iterator<Item = Seat> + use<'_> {
        self.order.iter().copied().filter(move |seat| self.roles[*seat] == role)
    }

    /// Returns the poker suits of an ally (T3).
    pub fn suits(&self, seat: Seat) -> SuitSet {
        self.suits[seat]
    }

    /// Returns the deck of territory cards, including hands. It is secret; see [`State::observe`].
    pub fn deck(&self) -> &TerritoryDeck {
        &self.deck
    }

    /// Returns the deck of poker cards, including stashes and hands. It is secret; see
    /// [`State::observe`].
    pub fn poker(&self) -> &poker::Deck {
        &self.poker
    }

    /// Returns the armies that a player has counted out in advance, or the rest of them, or `None`
    /// if there are none (P4, P9, T43).
    pub fn pot(&self, seat: Seat) -> Option<u32> {
        self.pots[seat].or(Some(self.winnings[seat]).filter(|armies| *armies > 0))
    }

    /// Returns the number of sets turned in so far by all players (X5).
    pub fn sets_turned_in(&self) -> u32 {
        self.sets_turned_in
    }

    /// Returns the current turn.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Returns the current decision, with its data.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Returns the outcome of the game, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Returns the world of the game, under its options.
    #[inline]
    pub fn world(&self) -> &'static World {
        self.rules.world()
    }

    /// Returns the neighbours of a territory, under the option of rule B2.
    #[inline]
    pub fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.world().neighbours(territory)
    }

    /// Returns the territories that nobody holds yet.
    pub fn free(&self) -> TerritorySet {
        self.board.free(self.world().territories())
    }

    /// Returns the seats in this role.
    pub fn all(&self, role: Role) -> SeatSet {
        self.seats(role).collect()
    }

    /// Returns the next player clockwise from a seat, or `None` if there are no players. The seat
    /// itself comes last.
    pub fn next_player(&self, after: Seat) -> Option<Seat> {
        let mut clockwise = self.clockwise(after).chain([after]);
        clockwise.find(|seat| self.roles[*seat] == Role::Player)
    }

    /// Iterates over the other seats clockwise from one.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let order = self.order;
        let place = order.iter().position(|seat| *seat == from).unwrap_or(0);
        order.into_iter().cycle().skip(place + 1).take(order.len() - 1)
    }

    /// Returns `true` if the army in action may attack a seat: any except itself and the player who
    /// plays it (T30).
    pub fn is_foe(&self, seat: Seat) -> bool {
        seat != self.turn.seat && Some(seat) != self.turn.commander
    }

    /// Returns the territories that the army in action may not attack: its own, and those of the
    /// player who plays it (A1, T30).
    #[inline]
    pub fn spared(&self) -> TerritorySet {
        let commander = self.turn.commander.map(|seat| self.board.held(seat));
        self.board.held(self.turn.seat) | commander.unwrap_or(TerritorySet::EMPTY)
    }

    /// Returns the owner of a territory that the army in action may attack (A1, T30).
    pub(crate) fn check_foreign(&self, territory: Territory) -> Result<Seat, Refusal> {
        match self.board.owner(territory) {
            Some(owner) if self.is_foe(owner) => Ok(owner),
            Some(owner) if owner != self.turn.seat => Err(Refusal::Commander(owner)),
            Some(_) => Err(Refusal::Yours(territory)),
            None => Err(Refusal::NobodyThere(territory)),
        }
    }

    pub(crate) fn check_own(&self, territory: Territory, seat: Seat) -> Result<(), Refusal> {
        if self.board.held(seat).contains(territory) {
            Ok(())
        } else {
            Err(Refusal::NotYours(territory, self.phase.rule()))
        }
    }

    /// Returns the player who decides for a seat during another seat's turn: a player itself, or
    /// for an ally the next player clockwise from the attacker (T12), or `None` if only the
    /// attacker is left. The ally in action is led by the player who plays it (T30).
    pub(crate) fn leader_of(&self, army: Seat) -> Option<Seat> {
        let player = self.turn.player();
        match self.roles[army] {
            Role::Player => Some(army),
            _ if army == self.turn.seat => Some(player),
            _ => self.next_player(player).filter(|seat| *seat != player),
        }
    }

    /// Returns the scars and headquarters on territories, and the reactions that seats have left.
    pub fn legacy(&self) -> &crate::game::pieces::legacy::LegacyState {
        &self.legacy
    }
}
