//! The poker table after the last card: all hands shown, and the winners of the pots.

use super::poker_table::{
    PokerSeat, PokerStanding, PokerView, PotView, around_the_table, name_hands,
};
use crate::allies::result::{self, PokerResultView};
use crate::names::player_name;
use engine::core::{BySeat, Seat};
use engine::game::{AllyEvent, Event};
use engine::poker::{Bet, Card, CardSet, Fact, HandValue, Ranking, SuitSet, Variant, VariantSet};
use table::{Duty, Session};
use words::InWords;

/// The result of a showdown, for everybody at a shared screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShowdownView {
    /// The result, in a sentence.
    pub sentence: String,
    /// The ally that the winner may now play.
    pub prize: Option<Seat>,
}

/// A player's part in a hand of poker, gathered from its events.
#[derive(Debug, Clone, Copy, Default)]
struct HandPart {
    staked: u32,
    /// The armies left after the last bet, if there was one.
    left: Option<u32>,
    hand: Option<CardSet>,
    folded: bool,
    won: u32,
}

/// A hand of poker, gathered from its events.
#[derive(Debug, Default)]
struct Told {
    order: Vec<Seat>,
    players: BySeat<HandPart>,
    board: Vec<Card>,
    variant: Option<Variant>,
}

impl Told {
    fn of(events: &[&Event]) -> Self {
        let mut told = Self::default();
        for event in events {
            if let Event::Poker(fact) = event {
                told.note(*fact);
            }
        }
        told
    }

    fn note(&mut self, fact: Fact) {
        let player = &mut self.players[fact.seat()];
        match fact {
            Fact::Anted { seat } => {
                player.staked = 1;
                self.order.push(seat);
            }
            Fact::Bet { bet, armies, left, .. } => {
                player.staked += armies;
                player.left = Some(left);
                player.folded |= bet == Bet::Fold;
            }
            Fact::Shown { cards, .. } => player.hand = Some(cards),
            Fact::Won { armies, .. } => player.won += armies,
            Fact::TookBack { armies, .. } => {
                player.staked = player.staked.saturating_sub(armies);
                player.left = player.left.map(|left| left + armies);
            }
            Fact::Named { variant, .. } => self.variant = Some(variant),
            Fact::TurnedUp { cards, .. } => self.board.extend(cards.iter()),
            Fact::Used { .. }
            | Fact::Dealt { .. }
            | Fact::Filled { .. }
            | Fact::Exchanged { .. }
            | Fact::Mucked { .. }
            | Fact::Burned { .. }
            | Fact::Opened { .. } => {}
        }
    }

    /// Returns the cards that a player has shown, with the board.
    fn cards(&self, seat: Seat) -> Option<CardSet> {
        let board: CardSet = self.board.iter().copied().collect();
        self.players[seat].hand.map(|hand| hand | board)
    }

    fn worth(&self, seat: Seat, ranking: Ranking) -> Option<HandValue> {
        self.cards(seat).map(|cards| ranking.worth(cards))
    }
}

impl ShowdownView {
    /// Returns the showdown on screen.
    pub fn of(session: &Session) -> Option<Self> {
        (session.duty() == Duty::Showdown).then(|| ShowdownView {
            sentence: PokerResultView::last(session).sentence,
            prize: session.prize().map(|(_, ally)| ally),
        })
    }
}

/// Returns the table of the last hand of poker as its showdown left it.
pub(super) fn table_at_the_showdown(session: &Session) -> Option<PokerView> {
    let events = result::since_poker_began(session, result::poker_began(session)?);
    let Event::Ally(AllyEvent::PokerBegan { player, ally, dealer }) = **events.first()? else {
        return None;
    };
    let state = session.view().table();
    let (suits, ranking) = (state.suits(ally), state.rules().ranking());
    let told = Told::of(&events);
    let order = around_the_table(session, &told.order);
    let seat = |seat: &Seat| PokerSeat {
        dealer: *seat == dealer,
        ..seat_at_the_showdown(session, *seat, &told, (suits, ranking))
    };
    let mut players: Vec<_> = order.iter().map(seat).collect();
    let worths: Vec<_> = order.iter().map(|seat| told.worth(*seat, ranking)).collect();
    name_hands(&mut players, &worths);
    let only_draw = state.rules().poker_terms().variants == VariantSet::only(Variant::Draw);
    let armies = players.iter().map(|player| player.won).sum();
    let chips = players.iter().map(|player| (player.seat, player.staked)).collect();
    Some(PokerView {
        ally,
        ally_name: player_name(session, ally).to_owned(),
        suits: suits.iter().collect(),
        player,
        player_name: player_name(session, player).to_owned(),
        players,
        pots: vec![PotView { armies, label: text::ally_sentences::pot().to_owned(), chips }],
        stage: text::ally_sentences::stage_showdown().to_owned(),
        game: told.variant.filter(|_| !only_draw).map(|variant| variant.in_words()),
        to_come: 0,
        board: told.board,
        ranking,
        is_over: true,
    })
}

fn seat_at_the_showdown(
    session: &Session,
    seat: Seat,
    told: &Told,
    (suits, ranking): (SuitSet, Ranking),
) -> PokerSeat {
    let HandPart { staked, left, folded, won, hand } = told.players[seat];
    let shown = told.cards(seat);
    PokerSeat {
        seat,
        name: player_name(session, seat).to_owned(),
        stack: left,
        staked,
        cards: hand.map_or(0, CardSet::len),
        open: Vec::new(),
        shown: shown.map(|cards| ranking.in_order(ranking.best_with(cards, suits).cards)),
        stash: session.view().stash_sizes()[seat].into(),
        standing: match shown {
            Some(_) => PokerStanding::In,
            None if folded => PokerStanding::Folded,
            None => PokerStanding::Mucked,
        },
        dealer: false,
        asked: false,
        own: false,
        said: None,
        hand: None,
        won,
    }
}
