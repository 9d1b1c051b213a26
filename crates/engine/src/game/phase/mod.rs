//! The phases of a turn, each with its own data.

pub(super) mod battle;
pub(super) mod bid;
pub(super) mod duel;
pub(super) mod outcome;
pub(super) mod sea_battle;
pub(super) mod window;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::battle::{Dice, MAX_BLOCKS, Post};
use crate::core::{BySeat, RuleId, Seat, SeatSet, ShipId};
use crate::game::phase::battle::{Battle, Force};
use crate::game::phase::bid::{Bid, PokerTable};
use crate::game::phase::duel::Duel;
use crate::game::phase::outcome::Outcome;
use crate::game::phase::sea_battle::SeaBattle;
use crate::game::phase::window::ReactionWindow;
use crate::world::{ByTerritory, Territory, TerritorySet};

/// The pending moves of armies into a conquered territory.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Advance {
    /// The conquered territory.
    pub to: Territory,
    /// The territories and ships still to be asked about, the next one last.
    pub from: ArrayVec<Post, MAX_BLOCKS>,
    /// The number of armies that stay aboard a ship: one after a normal landing (N5).
    pub stay_aboard: u32,
}

/// An attack on land or at sea.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Attack {
    /// An attack on a territory.
    Land(Battle),
    /// An attack on ships.
    Sea(Box<SeaBattle>),
}

impl Attack {
    /// Returns the seat whose territory or ships are attacked.
    pub fn defender(&self) -> Seat {
        match self {
            Self::Land(battle) => battle.defender,
            Self::Sea(battle) => battle.defender,
        }
    }

    /// Returns the attacked territory, or `None` at sea.
    pub fn to(&self) -> Option<Territory> {
        match self {
            Self::Land(battle) => Some(battle.to),
            Self::Sea(_) => None,
        }
    }
}

/// The continuation after an elimination.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Continuation {
    /// Armies move into the conquered territory.
    Advance(Advance),
    /// The campaign continues.
    Campaign,
    /// The next turn begins, since the seat on turn itself was eliminated.
    NextTurn,
    /// Further seats of the same sea battle may be eliminated, including the seat on turn;
    /// otherwise the campaign continues.
    AfterBattle {
        /// The seat that has beaten the seat on turn, if that one is eliminated.
        by: Seat,
    },
    /// The turn ends.
    EndTurn,
}

/// The progress with captured cards whose sets are turned in at once (C8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) enum Spoils {
    /// There are no such cards.
    #[default]
    None,
    /// The army in action has captured cards and now holds too many; the elimination is settled
    /// first.
    Taken,
    /// The army in action turns in sets and places armies.
    TurnedIn {
        /// The continuation.
        then: Continuation,
    },
}

/// The phase of a game: the current decision, with all of its data that isn't in the rest of the
/// [`State`](super::State).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The seat on turn takes a free territory (X1).
    Choose,
    /// Starting armies are placed (X1).
    Garrison {
        /// The number of armies left to each seat.
        left: BySeat<u32>,
    },
    /// The seat on turn rearranges its starting armies (T4).
    Arrange,
    /// The seat on turn places its starting factory (T4).
    FirstFactory,
    /// The seat on turn places its starting ship (T4).
    FirstShip {
        /// The number of armies aboard.
        crew: u32,
    },
    /// The seat on turn places reinforcements and turns in sets.
    Reinforce {
        /// The number of armies left to place.
        left: u32,
    },
    /// A bought ship is placed (T9).
    Launch {
        /// The number of armies aboard.
        crew: u32,
        /// The number of reinforcements left to place afterwards.
        left: u32,
    },
    /// The seat on turn attacks, sails, or ends its campaign.
    Campaign,
    /// A ship sails (N1).
    Cruise {
        /// The ship.
        ship: ShipId,
        /// The boat lengths that it can sail.
        lengths: u32,
    },
    /// The attacked player may mobilize (T11).
    Mobilize(Attack),
    /// Armies raised by wild cards are placed (T11, T12).
    Levy {
        /// The pending attack.
        attack: Attack,
        /// The seat to act.
        decider: Seat,
        /// The armies of each wild card still to be placed, the next one last.
        armies: ArrayVec<u32, 4>,
    },
    /// The attacker rolls, adds reserves, or breaks off.
    Battle(Battle),
    /// The attacker chooses the die for the plus one (A6).
    PlusOne {
        /// The attack.
        battle: Battle,
        /// The block that rolled.
        block: u8,
        /// The attacker's dice.
        attack: Dice,
        /// The defender's dice.
        defence: Dice,
    },
    /// The attacked seat may send other ships into the battle (N7).
    SendIn {
        /// The battle.
        battle: Box<SeaBattle>,
        /// The seat to act.
        decider: Seat,
    },
    /// Ships fight (N7 to N9).
    SeaBattle(Box<SeaBattle>),
    /// A ship without armies is boarded or sunk (N10).
    Board {
        /// The battle.
        battle: Box<SeaBattle>,
        /// The engagement that was won.
        engagement: u8,
        /// The ship.
        prize: ShipId,
        /// The seat to act.
        decider: Seat,
    },
    /// More armies may move into a conquered territory.
    Advance(Advance),
    /// An eliminated player may go on with an ally (T42).
    Succeed {
        /// The eliminated player.
        fallen: Seat,
        /// The continuation.
        then: Continuation,
    },
    /// Bought factories are placed (T22).
    Factory,
    /// Armies are moved (T23, X4).
    Transfer,
    /// The player may call an ally to play (T24).
    Call,
    /// The other players may contest the call, one by one (P1).
    Contest {
        /// The call.
        bid: Bid,
        /// The seat to act.
        asked: Seat,
    },
    /// The caller plays poker or gives the ally up (P1).
    Answer(Bid),
    /// Players play poker for the ally (P2 to P8).
    Poker(Box<PokerTable>),
    /// Poker cards beyond five are discarded (T25).
    Discard,
    /// The game is over.
    Over(Outcome),
    /// The player has won this ally and may play it (P8).
    Won(Seat),
    /// The attacked player has decided about the cut and may reveal cards (T11).
    Reveal {
        /// The pending attack.
        attack: Attack,
        /// The armies for a wild card that was cut.
        wilds: ArrayVec<u32, 4>,
    },
    /// The player with a full stash discards a poker card and draws one, or draws none (W3).
    MakeRoom,
    /// Sets may buy factories at the end of the turn (W3).
    Purchase,
    /// The player hasn't won the hand of poker for this ally and may ask for another one (W8).
    AnotherHand(Seat),
    /// The other players join another hand or stay out, one by one (W8).
    Joining {
        /// The call, with the players who have joined.
        bid: Bid,
        /// The seat to act.
        asked: Seat,
    },
    /// The player may take a card for a conquest (K6).
    Draw,
    /// Territory cards beyond seven are discarded (K6).
    Shed {
        /// The seat that holds the cards.
        seat: Seat,
        /// The continuation.
        then: Continuation,
    },
    /// The defender declares its dice (A22, L1).
    Defend(Duel),
    /// A seat may play a reaction in an attack (L5).
    Window(ReactionWindow),
}

impl Phase {
    /// Returns the rule for this decision.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Choose | Self::Garrison { .. } => "X1",
            Self::Arrange | Self::FirstFactory | Self::FirstShip { .. } => "T4",
            Self::Launch { .. } => "T9",
            Self::Cruise { .. } => "N1",
            Self::SendIn { .. } => "N7",
            Self::SeaBattle(_) => "N8",
            Self::Board { .. } => "N10",
            Self::Reinforce { .. } => "T10",
            Self::Mobilize(_) | Self::Reveal { .. } | Self::Levy { .. } => "T11",
            Self::Campaign
            | Self::Advance(_)
            | Self::Battle(Battle { force: Force::Normal(_), .. }) => "A1",
            Self::Battle(_) => "A2",
            Self::PlusOne { .. } => "A6",
            Self::Succeed { .. } => "T42",
            Self::Factory => "T22",
            Self::Transfer => "T23",
            Self::Call => "T24",
            Self::Contest { .. } | Self::Answer(_) => "P1",
            Self::Poker(_) => "P6",
            Self::Won(_) => "P8",
            Self::Discard => "T25",
            Self::MakeRoom | Self::Purchase => "W3",
            Self::AnotherHand(_) | Self::Joining { .. } => "W8",
            Self::Draw | Self::Shed { .. } => "K6",
            Self::Over(_) => "T44",
            Self::Defend(_) => "A22",
            Self::Window(_) => "L5",
        })
    }
}

/// The current turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// The army in action: the player's own, or the ally being played.
    pub seat: Seat,
    /// The player who plays the ally in action (T24), or `None` while players play their own
    /// armies.
    pub commander: Option<Seat>,
    /// The round, counted from 1; 0 during set-up.
    pub round: u32,
    /// True until something is done in the turn. Players may then leave and join, as between turns
    /// (T40, T41).
    pub fresh: bool,
    /// True once a territory was conquered in the turn (T20).
    pub conquered: bool,
    /// The opponents attacked in the turn (T11).
    pub attacked: SeatSet,
    /// The territories that can do nothing more in the turn (A4).
    pub exhausted: TerritorySet,
    /// The number of factories bought in the turn and not placed yet (T9).
    pub factories: u32,
    /// The armies that arrived by a move and can't move again (X4).
    pub arrived: ByTerritory<u32>,
    /// The territory that this turn's transfers started from; `None` before the first one (X4).
    pub transfers_from: Option<Territory>,
}

impl Turn {
    /// Creates a fresh turn.
    pub fn new(seat: Seat, round: u32) -> Self {
        Self {
            seat,
            commander: None,
            round,
            fresh: true,
            conquered: false,
            attacked: SeatSet::EMPTY,
            exhausted: TerritorySet::EMPTY,
            factories: 0,
            arrived: ByTerritory::splat(0),
            transfers_from: None,
        }
    }

    /// Returns the player whose turn it is, who plays the army in action.
    pub fn player(&self) -> Seat {
        self.commander.unwrap_or(self.seat)
    }
}
