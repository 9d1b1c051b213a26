//! The result of a hand of poker, for as long as it is news.

use crate::battles::battle_result::last;
use crate::battles::last_battle;
use crate::names::player_name;
use engine::core::Seat;
use engine::game::{AllyEvent, Event, LandEvent, Phase, SeaEvent};
use engine::poker::{Bet, Card, CardSet, Fact, SuitSet};
use stdx::InOrder;
use table::Session;
use words::InWords;

/// The result of a hand of poker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PokerResultView {
    /// The index of the moment in which it began.
    pub began: usize,
    /// The result, in a sentence.
    pub sentence: String,
    /// The players, winners first.
    pub rows: Vec<PokerResultRow>,
}

/// A player's result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PokerResultRow {
    pub seat: Seat,
    pub name: String,
    /// The hand, ordered by rank as hands are compared; empty if it wasn't shown.
    pub cards: Vec<Card>,
    /// The category of the hand, or what became of it.
    pub hand: &'static str,
    pub won: u32,
    /// The armies it put in, less what it took back.
    pub staked: u32,
}

impl PokerResultRow {
    /// Returns the armies it won from the others.
    fn gained(&self) -> u32 {
        self.won.saturating_sub(self.staked)
    }
}

impl PokerResultView {
    /// Returns the last hand of poker, once it is over and for as long as it is news: until the
    /// turn after next, or until a human player attacks.
    pub fn of(session: &Session) -> Option<Self> {
        if session.is_passed_by() || last_battle::result(session).is_some() {
            return None;
        }
        // The prompt bar reports hands in which nobody at the screen took part.
        let is_news = |hand: &PokerResultView| {
            session.is_past() || hand.rows.iter().any(|row| session.is_human(row.seat))
        };
        PokerResultView::last_hand(session).filter(is_news)
    }
}

impl PokerResultView {
    /// Returns the last hand of poker, once it is over and for as long as it is news.
    pub(crate) fn last_hand(session: &Session) -> Option<Self> {
        if matches!(session.view().table().phase(), Phase::Poker(_)) {
            return None;
        }
        let is_turn = |event: &&Event| matches!(event, Event::TurnBegan { .. });
        let mut turns = 0;
        let began = session.moments().iter().rposition(|moment| {
            turns += moment.events.iter().filter(is_turn).count();
            turns > 1 || moment.events.iter().any(begins)
        })?;
        if turns > 1 || session.was_seen_together(began) {
            return None;
        }
        let events = since_poker_began(session, began);
        let plays = who_plays(&events);
        // An ally attacks for the player who commands it.
        let acts_for =
            |seat| plays.filter(|(_, ally)| *ally == seat).map_or(seat, |(player, _)| player);
        let is_answered = |event: &&Event| {
            matches!(event, Event::Land(LandEvent::Attacked { attacker, .. }) | Event::Sea(SeaEvent::BattleBegan { attacker, .. })
                if session.is_human(acts_for(*attacker)))
        };
        if events.iter().any(is_answered) {
            return None;
        }
        Some(result_of(session, began, &events))
    }
}

impl PokerResultView {
    /// Returns the result of the last hand of poker.
    pub(crate) fn last(session: &Session) -> Self {
        let began = poker_began(session).unwrap_or(0);
        result_of(session, began, &since_poker_began(session, began))
    }
}

/// Returns the moment in which the last hand of poker began.
pub(super) fn poker_began(session: &Session) -> Option<usize> {
    last(session.moments(), begins)
}

/// Returns the events since the hand of poker that began in this moment.
pub(super) fn since_poker_began(session: &Session, moment: usize) -> Vec<&Event> {
    let events = session.moments()[moment..].iter().flat_map(|moment| moment.events.iter());
    events.skip_while(|event| !begins(event)).collect()
}

fn result_of(session: &Session, began: usize, events: &[&Event]) -> PokerResultView {
    let mut result = PokerResultView { began, sentence: String::new(), rows: Vec::new() };
    let suits = events.iter().find_map(|event| suits_of_game(session, event)).unwrap_or_default();
    let mut board = CardSet::EMPTY;
    for event in events {
        note(session, &mut result, (&mut board, suits), event);
    }
    result.sentence = came_to(session, &result.rows, who_plays(events));
    result.rows.order_by_key(|row| std::cmp::Reverse((row.won, row.cards.len())));
    result
}

/// Returns the suits of the ally that the hand was played for.
fn suits_of_game(session: &Session, event: &Event) -> Option<SuitSet> {
    let Event::Ally(AllyEvent::PokerBegan { ally, .. }) = *event else { return None };
    Some(session.view().table().suits(ally))
}

/// Records an event; `board` are the shared cards so far, `suits` the suits that are of use.
fn note(
    session: &Session,
    result: &mut PokerResultView,
    (board, suits): (&mut CardSet, SuitSet),
    event: &Event,
) {
    let Event::Poker(fact) = event else { return };
    let mut row = |seat: Seat, act: &mut dyn FnMut(&mut PokerResultRow)| {
        result.rows.iter_mut().filter(|row| row.seat == seat).for_each(act);
    };
    match *fact {
        Fact::Anted { seat } => result.rows.push(PokerResultRow {
            seat,
            name: player_name(session, seat).to_owned(),
            cards: Vec::new(),
            hand: text::ally_sentences::not_shown(),
            won: 0,
            staked: 1,
        }),
        Fact::Bet { seat, bet, armies, .. } => row(seat, &mut |row| {
            row.staked += armies;
            if bet == Bet::Fold {
                row.hand = text::ally_sentences::not_shown_folded();
            }
        }),
        Fact::TookBack { seat, armies } => {
            row(seat, &mut |row| row.staked = row.staked.saturating_sub(armies));
        }
        Fact::Shown { seat, cards, category } => {
            let ranking = session.view().table().rules().ranking();
            let best = ranking.best_with(cards | *board, suits).cards;
            row(seat, &mut |row| {
                row.cards = ranking.in_order(best);
                row.hand = category.in_words();
            });
        }
        Fact::TurnedUp { cards, .. } => *board = *board | cards,
        Fact::Mucked { seat } => {
            row(seat, &mut |row| row.hand = text::ally_sentences::not_shown_mucked());
        }
        Fact::Won { seat, armies } => row(seat, &mut |row| row.won += armies),
        Fact::Used { .. }
        | Fact::Dealt { .. }
        | Fact::Filled { .. }
        | Fact::Exchanged { .. }
        | Fact::Named { .. }
        | Fact::Burned { .. }
        | Fact::Opened { .. } => {}
    }
}

fn came_to(session: &Session, rows: &[PokerResultRow], plays: Option<(Seat, Seat)>) -> String {
    let winners: Vec<&PokerResultRow> = rows.iter().filter(|row| row.won > 0).collect();
    if let Some((player, ally)) = plays {
        let gained = winners.iter().filter(|row| row.seat == player).map(|row| row.gained());
        return text::ally_sentences::WinsPlays {
            name: player_name(session, player),
            armies: gained.sum::<u32>(),
            ally: player_name(session, ally),
        }
        .say();
    }
    let told = match winners.as_slice() {
        [winner] => {
            text::ally_sentences::Wins { name: &winner.name, armies: winner.gained() }.say()
        }
        several => {
            let names: Vec<&str> = several.iter().map(|row| row.name.as_str()).collect();
            let won: u32 = several.iter().map(|row| row.won).sum();
            text::ally_sentences::Share { armies: won, names: text::all_of(&names) }.say()
        }
    };
    if can_still_be_played(session) {
        return told;
    }
    format!("{told} {}", text::ally_sentences::nobody_plays())
}

/// Returns `true` if the ally can still be played, by its winner or after another hand.
fn can_still_be_played(session: &Session) -> bool {
    let phase = session.view().table().phase();
    matches!(phase, Phase::Won(_) | Phase::AnotherHand(_) | Phase::Joining { .. })
}

fn begins(event: &Event) -> bool {
    matches!(event, Event::Ally(AllyEvent::PokerBegan { .. }))
}

/// Returns the player who plays the ally that was won, and the ally.
fn who_plays(events: &[&Event]) -> Option<(Seat, Seat)> {
    events.iter().find_map(|event| {
        if let Event::Ally(AllyEvent::PlaysAlly { player, ally, .. }) = **event {
            Some((player, ally))
        } else {
            None
        }
    })
}
