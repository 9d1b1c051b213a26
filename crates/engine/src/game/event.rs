//! What happened, one fact each.

use serde::{Deserialize, Serialize};

use super::action::Purchase;
use super::outcome::Outcome;
use crate::battle::{Dice, Losses, Post};
use crate::core::{Seat, ShipId};
use crate::game::board::cards::Card;
use crate::game::turn::income::Income;
use crate::poker;
use crate::poker::{Fact, SuitSet};
use crate::world::{Hex, Territory};

/// Where armies come from that were not on the board before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// Set-up (T2, T4, X1).
    Start,
    /// Reinforcements (T10).
    Deployed,
    /// A factory (T7).
    Factory,
    /// A card turned in whose territory is held (C3).
    Card,
    /// Mobilization (T11).
    Militia,
}

/// The kinds of attack; which of them there are is an option of the rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackKind {
    /// Three dice against two (A1).
    Normal,
    /// One block (A2).
    Committed,
    /// Several blocks (A5).
    Flanking,
}

/// How an attack ended without a conquest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Repulse {
    /// The attacker broke it off (A1).
    BrokenOff,
    /// The attacker has no armies to go on with (A1, A4).
    Spent,
}

/// One fact. Cards are `None` in what a seat sees that may not know them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum Event {
    /// A territory was dealt to or chosen by a seat.
    Settled { seat: Seat, territory: Territory },
    /// A die for who begins (T4).
    ThrewForStart { seat: Seat, die: u8 },
    /// This player begins (T4).
    Begins { seat: Seat },
    /// The suits of an ally now (T3).
    Suits { ally: Seat, suits: SuitSet },
    /// Armies came onto the board that were not on it before.
    Raised { seat: Seat, territory: Territory, armies: u32, source: Source },
    /// Armies moved between territories of one seat.
    Moved { seat: Seat, from: Territory, to: Territory, armies: u32 },
    /// A factory was placed.
    FactoryBuilt { seat: Seat, territory: Territory },
    /// A factory was bought and no territory is left to place it on (T22).
    FactoryLost { seat: Seat },
    /// A turn begins, with these reinforcements to place.
    TurnBegan { seat: Seat, round: u32, income: Income },
    /// A set of three cards was turned in (C2); [`Event::SetWorth`] says for how much.
    TurnedIn { seat: Seat, cards: [Card; 3], buy: Purchase },
    /// What the set brought, with the dice if they decided.
    SetWorth { seat: Seat, armies: u32, dice: Option<[u8; 2]> },
    /// An attack was declared.
    Attacked { attacker: Seat, defender: Seat, to: Territory, kind: AttackKind },
    /// A block of the attack.
    BlockSent { block: u8, from: Post, armies: u32 },
    /// The deck was cut (T11).
    Cut { seat: Seat, card: Card },
    /// A card of a hand was revealed (T11).
    Revealed { seat: Seat, card: Card },
    /// Armies are raised wherever their leader likes (T11).
    WildRaised { seat: Seat, armies: u32 },
    /// Dice of a normal attack.
    Rolled { attack: Dice, defence: Dice, losses: Losses },
    /// Dice of a block, as thrown; `plus` is the face that was raised by one (A6).
    BlockRolled { block: u8, attack: Dice, defence: Dice, plus: Option<u8>, losses: Losses },
    /// Dice of a flanking block lie; the attacker chooses the plus one (A6).
    AwaitsPlusOne { block: u8, attack: Dice, defence: Dice },
    /// One army was captured (A7).
    Captured { of: Seat, at: Post },
    /// Reserves joined a block (A3).
    Reserved { block: u8, armies: u32 },
    /// The attack ended without a conquest.
    Repulsed { to: Territory, how: Repulse },
    /// A territory takes no more action this turn (A4).
    Exhausted { territory: Territory },
    /// A territory was conquered; who moves in is told by [`Event::Moved`] or [`Event::Disembarked`].
    Conquered { by: Seat, from: Seat, territory: Territory },
    /// Captives came home because their place was taken (A20).
    CaptivesFreed { seat: Seat, territory: Territory, armies: u32 },
    /// Captives became the captor's armies (A20).
    CaptivesTurned { seat: Seat, of: Seat, territory: Territory, armies: u32 },
    /// A ship was launched (T2, T4, T9).
    Launched { seat: Seat, ship: ShipId, at: Hex, crew: u32 },
    /// How far a ship can sail, by two dice (N1).
    CruiseRolled { ship: ShipId, dice: [u8; 2] },
    /// A ship sailed (N1).
    Sailed { ship: ShipId, from: Hex, to: Hex },
    /// Armies came aboard (N2).
    Embarked { seat: Seat, ship: ShipId, from: Territory, armies: u32 },
    /// Armies went ashore, in peace or after a landing (N2, N5).
    Disembarked { seat: Seat, ship: ShipId, to: Territory, armies: u32 },
    /// A sea battle was declared (N7).
    SeaBattleBegan { attacker: Seat, defender: Seat },
    /// A ship attacks another one (N7); by the seat on turn, or by the attacked one that sends it in.
    Engaged {
        engagement: u8,
        by: Seat,
        ship: ShipId,
        target: ShipId,
        kind: AttackKind,
        armies: u32,
    },
    /// Dice of an engagement, as thrown; `plus` is the face that was raised by one (A6).
    SeaRolled {
        engagement: u8,
        ship: ShipId,
        target: ShipId,
        attack: Dice,
        defence: Dice,
        plus: Option<u8>,
        losses: Losses,
    },
    /// Reserves aboard joined a ship's block (A3, N8).
    SeaReserved { engagement: u8, ship: ShipId, armies: u32 },
    /// A total defeat: the loser's ship sinks if its die is lower (N9).
    SinkingRolled { ship: ShipId, own: u8, victor: u8 },
    /// A ship sank with all aboard (N6, N9, N10).
    Sank { ship: ShipId, owner: Seat, crew: u32, captives: u32 },
    /// A ship was boarded and captured (N10).
    ShipCaptured { by: ShipId, ship: ShipId, from: Seat, crew: u32 },
    /// Captives aboard took the ship for their own side (N14).
    Commandeered { ship: ShipId, by: Seat, from: Seat, crew: u32 },
    /// An engagement ended; won if the enemy ship is gone (N8).
    EngagementEnded { engagement: u8, won: bool },
    /// Captives aboard became the captor's armies (A20).
    CaptivesTurnedAboard { seat: Seat, of: Seat, ship: ShipId, armies: u32 },
    /// A player without land sails on as a pirate (T43).
    TurnedPirate { seat: Seat },
    /// A territory card was drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// A poker card was drawn.
    DrewPoker { seat: Seat, card: Option<poker::Card> },
    /// A player declared which ally it wants to play (T24, P1).
    Declared { player: Seat, ally: Seat },
    /// A player contests that (P1).
    Contested { seat: Seat, ally: Seat },
    /// A player lets it pass (P1).
    LetPass { seat: Seat, ally: Seat },
    /// The player gives up the ally, or has no card or no armies to play for it (P1, P4).
    GaveUp { player: Seat, ally: Seat },
    /// A player's reinforcements were counted out in advance (P4).
    CountedOut { seat: Seat, armies: u32 },
    /// A game of poker begins (P3).
    PokerBegan { player: Seat, ally: Seat, dealer: Seat },
    /// Something happened in it (P5 to P8).
    Poker(Fact),
    /// A player plays an ally, with these reinforcements to place (T30).
    PlaysAlly { player: Seat, ally: Seat, income: Income },
    /// Armies that were counted out are lost with their player (P9).
    PotLost { seat: Seat, armies: u32 },
    /// A poker card was laid down (T25).
    Discarded { seat: Seat, card: Option<poker::Card> },
    /// An army has no land left (T42, X6).
    Fell { seat: Seat, by: Seat },
    /// A territory card went from one hand to another (X6, T42).
    TookCard { from: Seat, to: Seat, card: Option<Card> },
    /// A poker card went from one stash to another (T40, T42).
    TookPoker { from: Seat, to: Seat, card: Option<poker::Card> },
    /// A defeated player goes on with an ally (T42).
    TookOver { by: Seat, ally: Seat },
    /// A player left; the army is an ally now (T40).
    Left { seat: Seat },
    /// Somebody took over an ally (T41).
    Joined { seat: Seat },
    /// The game is over.
    Over { outcome: Outcome },
}

impl Event {
    /// The event as a seat, or an onlooker, may see it.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        let hidden_from = |owner: Seat| viewer != Some(owner);
        match self {
            Self::Drew { seat, .. } if hidden_from(seat) => Self::Drew { seat, card: None },
            Self::DrewPoker { seat, .. } if hidden_from(seat) => {
                Self::DrewPoker { seat, card: None }
            }
            Self::Discarded { seat, .. } if hidden_from(seat) => {
                Self::Discarded { seat, card: None }
            }
            Self::TookCard { from, to, .. } if hidden_from(from) && hidden_from(to) => {
                Self::TookCard { from, to, card: None }
            }
            Self::TookPoker { from, to, .. } if hidden_from(from) && hidden_from(to) => {
                Self::TookPoker { from, to, card: None }
            }
            Self::Poker(fact) => Self::Poker(fact.seen_by(viewer)),
            public => public,
        }
    }

    /// Whether it tells somebody what cannot be untold: a card, or what a player does about an ally.
    pub fn is_binding(&self) -> bool {
        matches!(
            self,
            Self::Drew { .. }
                | Self::DrewPoker { .. }
                | Self::Cut { .. }
                | Self::Revealed { .. }
                | Self::TookCard { .. }
                | Self::TookPoker { .. }
                | Self::Contested { .. }
                | Self::LetPass { .. }
                | Self::GaveUp { .. }
                | Self::Poker(_)
        )
    }
}
