//! A hand of poker as bots see it.

use serde::Serialize;

use engine::core::Seat;
use engine::game::{Observation, Phase, PokerTable};
use engine::poker::{Card, CardSet, Variant};

/// A seat's view of the current hand of poker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ObservedPoker {
    /// The ally that is contested.
    pub ally: String,
    /// `draw`, `stud` or `holdem`; absent while the dealer chooses.
    pub game: Option<&'static str>,
    /// The seat of the dealer.
    pub dealer: String,
    /// The seat's own cards.
    pub hand: Vec<&'static str>,
    /// The shared cards.
    pub board: Vec<&'static str>,
    /// The armies in the pot.
    pub pot: u32,
    /// All players in the hand, in betting order.
    pub players: Vec<PlayerAtPoker>,
}

/// A player in the hand, as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerAtPoker {
    /// The army.
    pub seat: String,
    /// The armies that it has put in.
    pub staked: u32,
    /// The armies that it can still put in.
    pub left: u32,
    /// The armies that it must put in to stay.
    pub owed: u32,
    /// True once it has folded.
    pub folded: bool,
    /// The number of its cards.
    pub cards: u8,
    /// Its face-up cards.
    pub open: Vec<&'static str>,
}

impl ObservedPoker {
    /// Returns the current hand of an observation; `None` if there is none.
    pub fn of(view: &Observation) -> Option<Self> {
        let Phase::Poker(table) = view.table().phase() else { return None };
        let PokerTable { ally, game, .. } = &**table;
        let order = game.betting().order().iter();
        Some(Self {
            ally: ally.to_string(),
            game: game.variant().map(Variant::name),
            dealer: game.dealer().to_string(),
            hand: names(view.poker_hand()),
            board: game.board().iter().copied().map(Card::name).collect(),
            pot: game.betting().total(),
            players: order.map(|seat| player(view, table, *seat)).collect(),
        })
    }
}

fn player(view: &Observation, table: &PokerTable, seat: Seat) -> PlayerAtPoker {
    let (game, deck) = (&table.game, view.table().poker());
    let shown = if game.shown().contains(seat) { deck.hands[seat] } else { CardSet::EMPTY };
    PlayerAtPoker {
        seat: seat.to_string(),
        staked: game.betting().staked(seat),
        left: game.betting().stack(seat),
        owed: game.betting().owed(seat),
        folded: !game.betting().in_game().contains(seat),
        cards: view.dealt()[seat],
        open: names(game.open(seat) | shown),
    }
}

fn names(cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(Card::name).collect()
}
