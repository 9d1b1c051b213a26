//! The state of a game: small plain data, cheap to clone.

use serde::{Deserialize, Serialize};

use super::cards::Deck;
use super::fleet::Fleet;
use super::grounds::Grounds;
use super::objective::Objective;
use super::territories::Board;
use crate::core::{BySeat, Chance, Digest, RuleId, Seat, SeatSet, ShipSet, digest};
use crate::game::action::Action;
use crate::game::allies::bid::Bid;
use crate::game::event::Event;
use crate::game::outcome::Outcome;
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::RuleSet;
use crate::game::turn::phase::{Phase, Spoils, Turn};
use crate::poker::{self, STASH_LIMIT, SuitSet};
use crate::world::{Territory, TerritorySet, World};

/// Who plays an army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// The army is not in the game, from its beginning.
    Absent,
    /// Nobody: an allied army (T1).
    Ally,
    /// An army with cards, turns and a chance to win: a person or a computer plays it.
    Player,
    /// It was in the game and has fallen (T42, X6).
    Fallen,
}

/// The state of a game, complete: with a [`Chance`] it says all that can follow.
///
/// It knows every card; show [`crate::game::Observation`]s to seats.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) rules: RuleSet,
    pub(crate) board: Board,
    pub(crate) fleet: Fleet,
    pub(crate) roles: BySeat<Role>,
    /// All six seats clockwise, whoever began first.
    pub(crate) order: [Seat; 6],
    pub(crate) suits: BySeat<SuitSet>,
    pub(crate) deck: Deck,
    pub(crate) poker: poker::Deck,
    /// What is left to each seat of armies counted out since its last turn (P4, P9).
    pub(crate) pots: BySeat<Option<u32>>,
    pub(crate) sets_turned_in: u32,
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
    /// What is left of a pirate's pots: it comes on top of the levy once the pirate holds land (T43).
    pub(crate) winnings: BySeat<u32>,
    /// At the end of how many own turns in a row each seat has held all territories (T44).
    pub(crate) reign: BySeat<u8>,
    /// The ships that took a prize in this turn, and the prizes (N10).
    pub(crate) out_of_action: ShipSet,
    /// The armies that a player has left in this game (T41).
    pub(crate) deserted: SeatSet,
    /// Who dealt last (P3).
    pub(crate) dealer: Option<Seat>,
    /// The secret objective of each seat (K7).
    pub(crate) objectives: BySeat<Option<Objective>>,
    /// What the seat on turn has done of what chapter K counts.
    pub(crate) deeds: Deeds,
    /// Scars, headquarters, and what is left to play in attacks (L6, L7).
    pub(crate) grounds: Grounds,
    /// Captured cards of which sets are turned in at once (C8).
    pub(crate) spoils: Spoils,
    /// Who played when the first round began, until it is over: these share the armies for moving later (T13).
    /// Nobody where the rules have none.
    pub(crate) sharing: SeatSet,
    /// The armies with which somebody has entered this game: their hands were topped up (T41).
    pub(crate) entered: SeatSet,
}

/// What was done in a turn of what is allowed once, or demanded once (K2, K4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) struct Deeds {
    /// A set was turned in (K2).
    pub turned_in: bool,
    /// An attack with superior numbers was made (K4).
    pub attacked_superior: bool,
}

/// What an action draws on and writes to.
pub(crate) struct Play<'a> {
    pub chance: &'a mut dyn Chance,
    pub events: &'a mut Vec<Event>,
}

impl Play<'_> {
    pub fn tell(&mut self, event: impl Into<Event>) {
        self.events.push(event.into());
    }
}

impl State {
    /// Plays an action of the seat that is to decide, with dice and draws from `chance`; what
    /// happened is added to `events`.
    ///
    /// # Errors
    /// The action is not allowed. Nothing has changed then, and no chance was used.
    pub fn play(
        &mut self,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let play = &mut Play { chance, events };
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
            Action::Stir { .. }
            | Action::Pledge { .. }
            | Action::Reveal { .. }
            | Action::Fork { .. } => Err(Refusal::NotToStir),
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

    /// Whether what is asked can be ended or declined.
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

    /// The refusal of an action that does not fit the phase.
    pub(crate) fn not_now<T>(&self) -> Result<T, Refusal> {
        Err(if self.outcome().is_some() {
            Refusal::Over
        } else {
            Refusal::NotNow(self.phase.rule())
        })
    }

    /// A fingerprint, the same on every platform. What rules and states have got since the first games
    /// is left out where the rules are as they were, so that those games keep theirs.
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
            found = digest(&(found.0, options, self.objectives, self.deeds));
        }
        if let Some(options) = rules.options_of_attacks() {
            found = digest(&(found.0, options, &self.grounds));
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

    /// The options of the game; they never change in it.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Owners, armies, captives, factories.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// All ships at sea, and the numbers that are free.
    pub fn fleet(&self) -> &Fleet {
        &self.fleet
    }

    /// All armies of a seat on land and at sea, captives not counted.
    pub fn total_armies(&self, seat: Seat) -> u32 {
        self.board.total_armies(seat) + self.fleet.total_armies(seat)
    }

    /// Who plays a seat now; it changes as armies fall, leave and join.
    pub fn role(&self, seat: Seat) -> Role {
        self.roles[seat]
    }

    /// All six seats clockwise, starting with the one that began.
    pub fn order(&self) -> &[Seat; 6] {
        &self.order
    }

    /// The seats in this role, clockwise.
    pub fn seats(&self, role: Role) -> impl Iterator<Item = Seat> + use<'_> {
        self.order.iter().copied().filter(move |seat| self.roles[*seat] == role)
    }

    /// The poker suits of an ally (T3).
    pub fn suits(&self, seat: Seat) -> SuitSet {
        self.suits[seat]
    }

    /// Where the territory cards are, hands included: secret, see [`State::observe`].
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Where the poker cards are, stashes and hands included: secret, see [`State::observe`].
    pub fn poker(&self) -> &poker::Deck {
        &self.poker
    }

    /// Armies of a player that are counted out in advance, or left of those (P4, P9, T43).
    pub fn pot(&self, seat: Seat) -> Option<u32> {
        self.pots[seat].or(Some(self.winnings[seat]).filter(|armies| *armies > 0))
    }

    /// Sets turned in so far by everybody (X5).
    pub fn sets_turned_in(&self) -> u32 {
        self.sets_turned_in
    }

    /// The turn that is being played.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What is to be decided, with all that belongs to it.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The world that is played on, as the rules read it.
    #[inline]
    pub fn world(&self) -> &'static World {
        self.rules.world()
    }

    /// The neighbours of a territory, by the option of rule B2.
    #[inline]
    pub fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.world().neighbours(territory)
    }

    /// The territories nobody holds yet.
    pub fn free(&self) -> TerritorySet {
        self.board.free(self.world().territories())
    }

    /// Poker cards beyond the five a seat may keep (T25).
    pub(crate) fn excess_stash(&self, seat: Seat) -> u32 {
        let held = self.poker.stashes[seat].len();
        u32::try_from(held.saturating_sub(STASH_LIMIT)).unwrap_or(0)
    }

    /// The seats in this role.
    pub fn all(&self, role: Role) -> SeatSet {
        self.seats(role).collect()
    }

    /// The next player clockwise from a seat, itself last.
    pub fn next_player(&self, after: Seat) -> Option<Seat> {
        let mut clockwise = self.clockwise(after).chain([after]);
        clockwise.find(|seat| self.roles[*seat] == Role::Player)
    }

    /// The other seats clockwise from one.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let order = self.order;
        let place = order.iter().position(|seat| *seat == from).unwrap_or(0);
        order.into_iter().cycle().skip(place + 1).take(order.len() - 1)
    }

    /// Whether the army in action may attack a seat: any but itself and the player who plays it
    /// (T30).
    pub fn is_foe(&self, seat: Seat) -> bool {
        seat != self.turn.seat && Some(seat) != self.turn.commander
    }

    /// The territories that the army in action cannot attack from anywhere: its own and those of the
    /// player who plays it (A1, T30).
    #[inline]
    pub fn spared(&self) -> TerritorySet {
        let commander = self.turn.commander.map(|seat| self.board.held(seat));
        self.board.held(self.turn.seat) | commander.unwrap_or(TerritorySet::EMPTY)
    }

    /// Who holds a territory that the army in action may attack (A1, T30).
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

/// Refuses a number of armies outside of the range that the rule of this id sets.
pub(crate) fn check_armies(
    armies: u32,
    least: u32,
    most: u32,
    rule: &'static str,
) -> Result<(), Refusal> {
    if (least..=most).contains(&armies) {
        Ok(())
    } else {
        Err(Refusal::Armies { least, most, rule: RuleId(rule) })
    }
}
