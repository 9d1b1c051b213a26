//! Where a turn stands. Each phase carries what belongs to it alone.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::battle::{Dice, MAX_BLOCKS, Post};
use crate::core::{BySeat, RuleId, Seat, SeatSet, ShipId};
use crate::game::allies::bid::{Bid, PokerTable};
use crate::game::land::battle::{Battle, Force};
use crate::game::land::duel::Duel;
use crate::game::land::window::Window;
use crate::game::outcome::Outcome;
use crate::game::sea::battle::SeaBattle;
use crate::world::{ByTerritory, Territory, TerritorySet};

/// Troops who may follow into a conquered territory.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Advance {
    /// The conquered territory.
    pub to: Territory,
    /// Territories and ships to be asked still, the next one last.
    pub from: ArrayVec<Post, MAX_BLOCKS>,
    /// Armies that stay aboard a ship: one after a normal landing (N5).
    pub stay_aboard: u32,
}

/// An attack on land or at sea.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Attack {
    /// On a territory.
    Land(Battle),
    /// On ships.
    Sea(Box<SeaBattle>),
}

impl Attack {
    /// Whose territory or ships are attacked.
    pub fn defender(&self) -> Seat {
        match self {
            Self::Land(battle) => battle.defender,
            Self::Sea(battle) => battle.defender,
        }
    }

    /// The attacked territory; `None` at sea.
    pub fn to(&self) -> Option<Territory> {
        match self {
            Self::Land(battle) => Some(battle.to),
            Self::Sea(_) => None,
        }
    }
}

/// What goes on after a seat has fallen.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Then {
    /// Troops follow into the conquered territory.
    Advance(Advance),
    /// The campaign.
    Campaign,
    /// The next turn: the seat on turn itself has fallen.
    NextTurn,
    /// Others may have fallen in the same sea battle, the seat on turn among them; else the campaign.
    AfterBattle {
        /// Who has beaten the seat on turn if it has fallen.
        by: Seat,
    },
    /// The end of the turn.
    EndTurn,
}

/// How far it has come with captured cards of which sets are turned in at once (C8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) enum Spoils {
    /// There are none.
    #[default]
    None,
    /// The army in action has taken some and holds too many now; who fell is settled first.
    Taken,
    /// It turns sets in and places armies.
    TurnedIn {
        /// What goes on afterwards.
        then: Then,
    },
}

/// What is to be decided.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The seat on turn takes a free territory (X1).
    Choose,
    /// Starting armies are placed (X1).
    Garrison {
        /// Armies left to each seat.
        left: BySeat<u32>,
    },
    /// The seat on turn rearranges its starting armies (T4).
    Arrange,
    /// The seat on turn places its starting factory (T4).
    FirstFactory,
    /// The seat on turn places its starting ship (T4).
    FirstShip {
        /// Armies aboard.
        crew: u32,
    },
    /// Reinforcements are placed, sets turned in.
    Reinforce {
        /// Armies left to place.
        left: u32,
    },
    /// A bought ship is placed (T9).
    Launch {
        /// Armies aboard.
        crew: u32,
        /// Reinforcements left to place afterwards.
        left: u32,
    },
    /// The seat on turn attacks, sails, or ends its campaign.
    Campaign,
    /// A ship sails (N1).
    Cruise {
        /// The ship.
        ship: ShipId,
        /// Boat lengths it can go.
        lengths: u32,
    },
    /// The attacked player may mobilize (T11).
    Mobilize(Attack),
    /// Armies raised by wild cards are placed (T11, T12).
    Levy {
        /// The attack that waits.
        attack: Attack,
        /// Who decides.
        decider: Seat,
        /// Armies of each wild card still to be placed, the next one last.
        armies: ArrayVec<u32, 4>,
    },
    /// The attacker rolls, adds reserves, or halts.
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
        /// Who decides.
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
        /// Who decides.
        decider: Seat,
    },
    /// More troops may follow into a conquered territory.
    Advance(Advance),
    /// A defeated player may go on with an ally (T42).
    Succeed {
        /// The defeated player.
        fallen: Seat,
        /// What goes on afterwards.
        then: Then,
    },
    /// Bought factories are placed (T22).
    Factory,
    /// Armies are moved (T23, X4).
    Transfer,
    /// The player may declare which ally to play (T24).
    Call,
    /// Others contest it, one after the other (P1).
    Contest {
        /// The call.
        bid: Bid,
        /// Who is asked.
        asked: Seat,
    },
    /// The player plays poker or gives up (P1).
    Answer(Bid),
    /// They play poker for the ally (P2 to P8).
    Poker(Box<PokerTable>),
    /// Poker cards beyond five are laid down (T25).
    Discard,
    /// The game is over.
    Over(Outcome),
    /// The player has won this ally and may play it (P8).
    Won(Seat),
    /// The attacked player has decided about the cut and may reveal cards (T11).
    Reveal {
        /// The attack that waits.
        attack: Attack,
        /// Armies of a wild card that the cut has shown.
        wilds: ArrayVec<u32, 4>,
    },
    /// The player with a full stash lays a poker card down and draws one, or draws none (W3).
    MakeRoom,
    /// Sets may buy factories at the end of the turn (W3).
    Purchase,
    /// The player has not won the hand of poker for this ally and may ask for another one (W8).
    AnotherHand(Seat),
    /// Others take part in another hand or stay out, one after the other (W8).
    Joining {
        /// The call, with those who take part.
        bid: Bid,
        /// Who is asked.
        asked: Seat,
    },
    /// The player may take a card for a conquest (K6).
    Draw,
    /// Territory cards beyond seven are laid down (K6).
    Shed {
        /// Whose they are.
        seat: Seat,
        /// What goes on afterwards.
        then: Then,
    },
    /// The defender declares its dice (A22, L1).
    Defend(Duel),
    /// Somebody may play something in an attack (L5).
    Window(Window),
}

impl Phase {
    /// The rule by which this is decided.
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

/// The turn that is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// The army in action: that of the player, or the ally that is played.
    pub seat: Seat,
    /// The player who plays the ally in action (T24); `None` while players play their own armies.
    pub commander: Option<Seat>,
    /// The round, from 1; 0 during set-up.
    pub round: u32,
    /// Whether nothing was done in it yet: between turns, players may leave and join (T40, T41).
    pub fresh: bool,
    /// Whether a territory was conquered in it (T20).
    pub conquered: bool,
    /// The opponents attacked in it (T11).
    pub attacked: SeatSet,
    /// The territories that take no more action in it (A4).
    pub exhausted: TerritorySet,
    /// Factories bought in it and not placed yet (T9).
    pub factories: u32,
    /// Armies that arrived by a transfer and do not move again (X4).
    pub arrived: ByTerritory<u32>,
    /// Where transfers come from, once there was one (X4).
    pub transfers_from: Option<Territory>,
}

impl Turn {
    /// A fresh turn.
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

    /// Whose turn it is: who plays the army in action.
    pub fn player(&self) -> Seat {
        self.commander.unwrap_or(self.seat)
    }
}
