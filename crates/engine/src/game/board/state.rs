//! The state of a game: small plain data, cheap to clone.

use serde::{Deserialize, Serialize};

use crate::core::{BySeat, Digest, RandomSource, Seat, SeatSet, ShipSet, digest};
use crate::game::action::Action;
use crate::game::event::Event;
use crate::game::phase::bid::Bid;
use crate::game::phase::outcome::Outcome;
use crate::game::phase::{Phase, Spoils, Turn};
use crate::game::pieces::cards::Deck;
use crate::game::pieces::fleet::Fleet;
use crate::game::pieces::legacy::LegacyState;
use crate::game::pieces::objective::Objective;
use crate::game::pieces::territories::Board;
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::RuleSet;
use crate::poker::{self, STASH_LIMIT, SuitSet};
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

/// The complete state of a game: with a [`RandomSource`] it determines everything that follows.
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
    pub(crate) deck: Deck,
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

/// The random source that an action draws from and the list of events that it writes to.
pub(crate) struct Play<'a> {
    pub rng: &'a mut dyn RandomSource,
    pub events: &'a mut Vec<Event>,
}

impl Play<'_> {
    pub fn tell(&mut self, event: impl Into<Event>) {
        self.events.push(event.into());
    }
}

impl State {
    /// Plays an action of the seat to act, using dice and draws from `rng`, and appends the
    /// events to `events`.
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the action is not allowed. Nothing has changed then, and `rng`
    /// was not used.
    pub fn play(
        &mut self,
        action: &Action,
        rng: &mut dyn RandomSource,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let play = &mut Play { rng, events };
        match *action {
            Action::Choose { territory } => self.choose(territory, play),
            Action::Garrison { territory, armies } => self.garrison(territory, armies, play),
            Action::Rearrange { from, to, armies } => self.rearrange(from, to, armies, play),
            Action::Build { territory } => self.build(territory, play),
            Action::TurnIn { cards, buy } => self.turn_in(cards, buy, play),
            Action::Deploy { territory, armies } => self.deploy(territory, armies, play),
            Action::Attack { from, to } => self.attack(from, to, play),
            Action::Commit { from, to, armies } => self.commit(from, to, armies, play),
            Action::Flank { to, size, ref from } => self.flank(to, size, from, play),
            Action::Sea(ref action) => self.play_at_sea(action, play),
            Action::Mobilize { cut, reveal } => self.mobilize(cut, reveal, play),
            Action::Levy { territory } => self.levy(territory, play),
            Action::Roll { dice, until } => self.roll(dice, until, play),
            Action::RollBlock { block, plus, until } => self.roll_block(block, plus, until, play),
            Action::Raise { face } => self.raise(face, play),
            Action::Reserve { block, armies } => self.reserve(block, armies, play),
            Action::Halt => self.halt(play),
            Action::Advance { armies } => self.advance(armies, play),
            Action::Transfer { from, to, armies } => self.transfer(from, to, armies, play),
            Action::Discard { card } => self.discard(card, play),
            Action::TakeOver { ally } => self.take_over(ally, play),
            Action::Leave { seat } => self.leave(seat, play),
            Action::Join { ally } => self.join(ally, play),
            Action::Declare { ally } => self.declare_ally(ally, play),
            Action::Contest => self.contest(play),
            Action::Accept => self.accept(play),
            Action::Poker(action) => self.play_poker(action, play),
            Action::Draw => self.take_card(play),
            Action::Shed { card } => self.shed(card, play),
            Action::Done => self.done(play),
            Action::Expand { from, to, armies } => self.expand(from, to, armies, play),
            Action::Defend { dice } => self.defend(dice, play),
            Action::Ambush => self.lay_ambush(play),
            Action::Barrage => self.fire_barrage(play),
            Action::Missile { side, face } => self.strike(side, face, play),
            Action::Reseed { .. }
            | Action::Pledge { .. }
            | Action::Reveal { .. }
            | Action::Fork { .. } => Err(Refusal::NotToReseed),
        }
    }

    fn done(&mut self, play: &mut Play) -> Result<(), Refusal> {
        self.check_done()?;
        match self.phase {
            Phase::Arrange => self.finish_arranging(play),
            Phase::Reinforce { .. } => self.keep_cards(play),
            Phase::Campaign => self.end_campaign(play),
            Phase::Transfer => self.end_transfers(play),
            Phase::Succeed { ref then, .. } => self.after_fall(then.clone(), play),
            Phase::Call => self.end_turn(play),
            Phase::Contest { bid, asked } => self.let_pass(bid, asked, play),
            Phase::Joining { bid, asked } => self.stay_out(bid, asked, play),
            Phase::Answer(Bid { ally, .. }) | Phase::Won(ally) | Phase::AnotherHand(ally) => {
                self.give_up(ally, play);
            }
            Phase::MakeRoom => self.draw_none(play),
            Phase::Purchase => self.end_purchases(play),
            Phase::Draw => self.draw_poker_for_conquest(play),
            Phase::Window(window) => self.pass(window, play),
            _ => {}
        }
        Ok(())
    }

    /// Checks that the current decision can be ended or declined.
    pub(crate) fn check_done(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Campaign => self.check_duty(),
            Phase::Call if self.must_call() => Err(Refusal::CallFirst),
            Phase::Arrange
            | Phase::Transfer
            | Phase::Draw
            | Phase::Succeed { .. }
            | Phase::Call
            | Phase::Contest { .. }
            | Phase::Answer(_)
            | Phase::Won(_)
            | Phase::AnotherHand(_)
            | Phase::Joining { .. }
            | Phase::MakeRoom
            | Phase::Purchase
            | Phase::Window(_) => Ok(()),
            Phase::Reinforce { left } => self.check_keep_cards(left),
            Phase::Over(_) => Err(Refusal::Over),
            _ => Err(Refusal::NotDeclined(self.phase.rule())),
        }
    }

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
        let Self { rules, board, fleet, roles, order, suits, deck, poker, pots, .. } = self;
        let table = (board, fleet, roles, order, suits, deck, poker, pots);
        let first = (rules.first_options(), table, (self.sets_turned_in, &self.turn, &self.phase));
        if *rules == rules.as_it_was() {
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
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Returns the deck of poker cards, including stashes and hands. It is secret; see
    /// [`State::observe`].
    pub fn poker(&self) -> &poker::Deck {
        &self.poker
    }

    /// Returns the armies that a player has counted out in advance, or the rest of them (P4, P9,
    /// T43).
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

    /// Returns the number of poker cards beyond the five that a seat may keep (T25).
    pub(crate) fn excess_stash(&self, seat: Seat) -> u32 {
        let held = self.poker.stashes[seat].len();
        u32::try_from(held.saturating_sub(STASH_LIMIT)).unwrap_or(0)
    }

    /// Returns the seats in this role.
    pub fn all(&self, role: Role) -> SeatSet {
        self.seats(role).collect()
    }

    /// Returns the next player clockwise from a seat; the seat itself comes last.
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
}
