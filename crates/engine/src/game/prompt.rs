//! Who must decide now, and about what.

use serde::{Deserialize, Serialize};

use crate::battle::Post;
use crate::core::{Seat, SeatSet, ShipId};
use crate::game::allies::bid::Bid;
use crate::game::board::state::State;
use crate::game::land::battle::Force;
use crate::game::land::window::Moment;
use crate::game::turn::phase::Phase;
use crate::poker::Question;
use crate::world::Territory;

/// Who must decide now, and about what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Prompt {
    /// The seat whose action is awaited; others may at most leave.
    pub seat: Seat,
    /// What it decides about, with the numbers that belong to it.
    pub ask: Ask,
}

/// What is to be decided, one variant for each kind of decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ask {
    /// Which free territory to take (X1).
    Choose,
    /// Where starting armies go (X1).
    Garrison {
        /// Armies left to the seat.
        left: u32,
    },
    /// How starting armies are rearranged (T4).
    Arrange,
    /// Where the starting factory goes (T4).
    FirstFactory,
    /// Where the starting ship goes (T4).
    FirstShip {
        /// Armies aboard.
        crew: u32,
    },
    /// Where a bought ship goes (T9).
    Launch {
        /// Armies aboard.
        crew: u32,
    },
    /// Where a ship sails (N1).
    Cruise {
        /// The own ship that sails.
        ship: ShipId,
        /// Boat lengths it can go.
        lengths: u32,
    },
    /// Which ships are sent into a sea battle (N7).
    SendIn,
    /// How a sea battle goes on (N8).
    SeaBattle,
    /// Whether a beaten ship is boarded or sunk (N10).
    Board {
        /// The beaten ship, which is boarded or sunk.
        prize: ShipId,
    },
    /// Where reinforcements go, and whether to turn in sets.
    Reinforce {
        /// Armies left to place.
        left: u32,
        /// Whether a set must be turned in first (C4).
        forced: bool,
    },
    /// Whom to attack.
    Campaign,
    /// Whether to cut the deck and reveal cards (T11).
    Mobilize {
        /// Who attacks.
        attacker: Seat,
        /// The attacked territory; `None` at sea.
        to: Option<Territory>,
    },
    /// Which cards to reveal after the cut (T11).
    Reveal {
        /// Who attacks.
        attacker: Seat,
        /// The attacked territory; `None` at sea.
        to: Option<Territory>,
    },
    /// Where armies of a wild card go (T11, T12).
    Levy {
        /// The army that mobilizes.
        army: Seat,
        /// How many armies.
        armies: u32,
    },
    /// How the attack goes on.
    Battle {
        /// The attacked territory.
        to: Territory,
        /// Whether it is a committed or flanking attack.
        large: bool,
    },
    /// Which die gets the plus one (A6).
    PlusOne,
    /// How many more armies follow.
    Advance {
        /// Where they stand.
        from: Post,
        /// The conquered territory.
        to: Territory,
        /// The most that can go.
        most: u32,
    },
    /// With which ally to go on, if any (T42).
    Succeed,
    /// Where a bought factory goes (T22).
    Factory {
        /// How many are left to place.
        left: u32,
    },
    /// Which armies are moved (T23, X4).
    Transfer,
    /// Which ally to play, if any (T24).
    Call {
        /// Whether one has to be called (W5).
        forced: bool,
    },
    /// Whether to contest the call for an ally (P1).
    Contest {
        /// Who calls it.
        player: Seat,
        /// The ally.
        ally: Seat,
    },
    /// Whether to play poker with those who contest, or to give the ally up (P1).
    Answer {
        /// The ally.
        ally: Seat,
        /// Who contests it.
        contesters: SeatSet,
    },
    /// What to do in a game of poker (P2, P5 to P8).
    Poker {
        /// The ally it is played for.
        ally: Seat,
        /// What exactly.
        question: Question,
    },
    /// Whether to play the ally that was won (P8).
    Won {
        /// The ally.
        ally: Seat,
    },
    /// Whether to take a card for a conquest (K6).
    Draw,
    /// Which territory card is laid down (K6).
    Shed {
        /// How many are left to lay down.
        left: u32,
    },
    /// Which poker card is laid down (T25).
    Discard {
        /// How many are left to lay down.
        left: u32,
    },
    /// Whether a poker card is laid down for another one, or none is drawn (W3).
    MakeRoom,
    /// Whether sets buy factories at the end of the turn (W3).
    Purchase,
    /// Whether to play another hand of poker for an ally (W8).
    AnotherHand {
        /// The ally.
        ally: Seat,
    },
    /// Whether to take part in another hand of poker (W8).
    Join {
        /// Who called the ally.
        player: Seat,
        /// The ally.
        ally: Seat,
    },
    /// How many dice to defend with (A22).
    Defend {
        /// The attacked territory.
        to: Territory,
        /// The dice that the attacker has declared.
        attack: u8,
    },
    /// Whether to play something in an attack (L5).
    Window {
        /// What the attack has come to.
        moment: Moment,
        /// The attacked territory.
        to: Territory,
    },
}

impl State {
    /// Who must decide now, and about what; `None` when the game is over.
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
