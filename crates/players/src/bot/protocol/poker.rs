//! A game of poker as bots see it.

use serde::Serialize;

use engine::core::Seat;
use engine::game::{Observation, Phase, PokerTable};
use engine::poker::{Card, CardSet, Variant};

/// What a seat may know of the game of poker that is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Poker {
    /// The army that is played for.
    pub ally: String,
    /// `draw`, `stud` or `holdem`; nothing while the dealer chooses.
    pub game: Option<&'static str>,
    /// Who deals.
    pub dealer: String,
    /// The own cards in it.
    pub hand: Vec<&'static str>,
    /// The cards of all.
    pub board: Vec<&'static str>,
    /// Armies that everybody has put in.
    pub pot: u32,
    /// All in the game, in the order in which they act.
    pub players: Vec<PlayerAtPoker>,
}

/// A player in it, as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerAtPoker {
    /// The army.
    pub seat: String,
    /// Armies that it has put in.
    pub staked: u32,
    /// Armies that it can still put in.
    pub left: u32,
    /// Armies that it must put in to stay.
    pub owed: u32,
    /// Whether it has folded.
    pub folded: bool,
    /// How many cards it has.
    pub cards: u8,
    /// Those that all see.
    pub open: Vec<&'static str>,
}

impl Poker {
    /// The game of an observation; `None` outside of one.
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
