//! Prompts: the seat to act and its decision.

use serde::{Deserialize, Serialize};

use crate::battle::Post;
use crate::core::{Seat, SeatSet, ShipId};
use crate::game::phase::Phase;
use crate::game::phase::battle::Force;
use crate::game::phase::bid::Bid;
use crate::game::phase::window::ReactionMoment;
use crate::game::state::State;
use crate::poker::PokerQuestion;
use crate::world::Territory;

/// A seat to act and its decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Prompt {
    /// The seat to act; other seats can at most leave.
    pub seat: Seat,
    /// The decision, with its data.
    pub ask: Ask,
}

/// A decision, with one variant for each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ask {
    /// Choose a free territory (X1).
    Choose,
    /// Place starting armies (X1).
    Garrison {
        /// The number of armies that the seat has left.
        left: u32,
    },
    /// Rearrange starting armies (T4).
    Arrange,
    /// Place the starting factory (T4).
    FirstFactory,
    /// Place the starting ship (T4).
    FirstShip {
        /// The number of armies aboard.
        crew: u32,
    },
    /// Place a bought ship (T9).
    Launch {
        /// The number of armies aboard.
        crew: u32,
    },
    /// Sail a ship (N1).
    Cruise {
        /// The seat's ship that sails.
        ship: ShipId,
        /// The boat lengths that it can sail.
        lengths: u32,
    },
    /// Send ships into a sea battle, or none (N7).
    SendIn,
    /// Continue a sea battle (N8).
    SeaBattle,
    /// Board or sink a beaten ship (N10).
    Board {
        /// The beaten ship.
        prize: ShipId,
    },
    /// Place reinforcements, and turn in sets.
    Reinforce {
        /// The number of armies left to place.
        left: u32,
        /// True if a set must be turned in first (C4).
        forced: bool,
    },
    /// Attack, sail, or end the campaign.
    Campaign,
    /// Cut the deck and reveal cards, or not (T11).
    Mobilize {
        /// The attacker.
        attacker: Seat,
        /// The attacked territory; `None` at sea.
        to: Option<Territory>,
    },
    /// Reveal cards after the cut (T11).
    Reveal {
        /// The attacker.
        attacker: Seat,
        /// The attacked territory; `None` at sea.
        to: Option<Territory>,
    },
    /// Place the armies of a wild card (T11, T12).
    Levy {
        /// The army that mobilizes.
        army: Seat,
        /// The number of armies.
        armies: u32,
    },
    /// Continue an attack.
    Battle {
        /// The attacked territory.
        to: Territory,
        /// True if the attack is committed or flanking.
        large: bool,
    },
    /// Choose the die that gets the plus one (A6).
    PlusOne,
    /// Move more armies into a conquered territory.
    Advance {
        /// The territory or ship that the armies leave.
        from: Post,
        /// The conquered territory.
        to: Territory,
        /// The most armies that can move in.
        most: u32,
    },
    /// Choose an ally to go on with, or none (T42).
    Succeed,
    /// Place a bought factory (T22).
    Factory {
        /// The number of factories left to place.
        left: u32,
    },
    /// Move armies (T23, X4).
    Transfer,
    /// Call an ally to play, or none (T24).
    Call {
        /// True if the player must call one (W5).
        forced: bool,
    },
    /// Contest the call for an ally, or not (P1).
    Contest {
        /// The player who calls it.
        player: Seat,
        /// The ally.
        ally: Seat,
    },
    /// Play poker with the contesting players, or give the ally up (P1).
    Answer {
        /// The ally.
        ally: Seat,
        /// The players who contest it.
        contesters: SeatSet,
    },
    /// Make a move in a hand of poker (P2, P5 to P8).
    Poker {
        /// The ally at stake.
        ally: Seat,
        /// The kind of move.
        question: PokerQuestion,
    },
    /// Play the ally that was won, or decline (P8).
    Won {
        /// The ally.
        ally: Seat,
    },
    /// Take a card for a conquest, or decline (K6).
    Draw,
    /// Discard a territory card (K6).
    Shed {
        /// The number of cards left to discard.
        left: u32,
    },
    /// Discard a poker card (T25).
    Discard {
        /// The number of cards left to discard.
        left: u32,
    },
    /// Discard a poker card in order to draw one, or draw none (W3).
    MakeRoom,
    /// Buy factories with sets at the end of the turn (W3).
    Purchase,
    /// Play another hand of poker for an ally, or end the turn (W8).
    AnotherHand {
        /// The ally.
        ally: Seat,
    },
    /// Join another hand of poker, or stay out (W8).
    Join {
        /// The player who called the ally.
        player: Seat,
        /// The ally.
        ally: Seat,
    },
    /// Choose the number of dice to defend with (A22).
    Defend {
        /// The attacked territory.
        to: Territory,
        /// The number of dice that the attacker has declared.
        attack: u8,
    },
    /// Play a reaction in an attack, or pass (L5).
    Window {
        /// The moment of the attack.
        moment: ReactionMoment,
        /// The attacked territory.
        to: Territory,
    },
}

impl State {
    /// Returns the seat to act and its decision, or `None` when the game is over.
    pub fn prompt(&self) -> Option<Prompt> {
        let turn = self.turn.player();
        let (seat, ask) = match &self.phase {
            Phase::Choose => (turn, Ask::Choose),
            Phase::Garrison { left } => (turn, Ask::Garrison { left: left[turn] }),
            Phase::Arrange => (turn, Ask::Arrange),
            Phase::FirstFactory => (turn, Ask::FirstFactory),
            Phase::Reinforce { left } => {
                (turn, Ask::Reinforce { left: *left, forced: self.must_turn_in() })
            }
            Phase::Campaign => (turn, Ask::Campaign),
            Phase::FirstShip { crew } => (turn, Ask::FirstShip { crew: *crew }),
            Phase::Launch { crew, .. } => (turn, Ask::Launch { crew: *crew }),
            Phase::Cruise { ship, lengths } => {
                (turn, Ask::Cruise { ship: *ship, lengths: *lengths })
            }
            Phase::SendIn { decider, .. } => (*decider, Ask::SendIn),
            Phase::SeaBattle(battle) => {
                (self.leader_of(battle.side).unwrap_or(turn), Ask::SeaBattle)
            }
            Phase::Board { prize, decider, .. } => (*decider, Ask::Board { prize: *prize }),
            Phase::Mobilize(attack) => {
                (attack.defender(), Ask::Mobilize { attacker: self.turn.seat, to: attack.to() })
            }
            Phase::Reveal { attack, .. } => {
                (attack.defender(), Ask::Reveal { attacker: self.turn.seat, to: attack.to() })
            }
            Phase::Levy { attack, decider, armies } => {
                let armies = armies.last().copied().unwrap_or(0);
                (*decider, Ask::Levy { army: attack.defender(), armies })
            }
            Phase::Battle(battle) => {
                let large = matches!(battle.force, Force::Blocks(_));
                (turn, Ask::Battle { to: battle.to, large })
            }
            Phase::PlusOne { .. } => (turn, Ask::PlusOne),
            Phase::Advance(advance) => {
                let from = *advance.from.last()?;
                let most = self.to_follow(from, advance.stay_aboard);
                (turn, Ask::Advance { from, to: advance.to, most })
            }
            Phase::Succeed { fallen, .. } => (*fallen, Ask::Succeed),
            Phase::Factory => (turn, Ask::Factory { left: self.turn.factories }),
            Phase::Transfer => (turn, Ask::Transfer),
            Phase::Call => (turn, Ask::Call { forced: self.must_call() }),
            Phase::Contest { bid, asked } => {
                (*asked, Ask::Contest { player: turn, ally: bid.ally })
            }
            Phase::Answer(Bid { ally, contesters }) => {
                (turn, Ask::Answer { ally: *ally, contesters: *contesters })
            }
            Phase::Poker(table) => {
                let (seat, question) = table.game.asks()?;
                (seat, Ask::Poker { ally: table.ally, question })
            }
            Phase::Won(ally) => (turn, Ask::Won { ally: *ally }),
            Phase::Draw => (turn, Ask::Draw),
            Phase::Shed { seat, .. } => (*seat, Ask::Shed { left: self.excess_cards(*seat) }),
            Phase::Discard => (turn, Ask::Discard { left: self.excess_stash(turn) }),
            Phase::MakeRoom => (turn, Ask::MakeRoom),
            Phase::Purchase => (turn, Ask::Purchase),
            Phase::AnotherHand(ally) => (turn, Ask::AnotherHand { ally: *ally }),
            Phase::Joining { bid, asked } => (*asked, Ask::Join { player: turn, ally: bid.ally }),
            Phase::Defend(duel) => {
                let leader = self.leader_of(duel.defender).unwrap_or(turn);
                (leader, Ask::Defend { to: duel.to, attack: duel.attack })
            }
            Phase::Window(window) => {
                (window.asked, Ask::Window { moment: window.moment, to: window.duel.to })
            }
            Phase::Over(_) => return None,
        };
        Some(Prompt { seat, ask })
    }
}
