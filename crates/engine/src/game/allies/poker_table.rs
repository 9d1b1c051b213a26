//! Poker for an ally: players, stakes, and the result of a win (P3, P4, P8, P9).

use crate::core::{BySeat, Seat, SeatSet};
use crate::game::event::{AllyEvent, Event};
use crate::game::phase::bid::{Bid, PokerTable};
use crate::game::phase::{Continuation, Phase};
use crate::game::refusal::Refusal;
use crate::game::rules::turn_options::{Bids, Dealing};
use crate::game::state::play::{Next, Play};
use crate::game::state::{Role, State};
use crate::poker::{HandResult, Move, PokerGame, PokerSeats, PokerTerms, Stage, holds};

/// The first or a later hand of poker for one ally (W8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HandOf {
    /// The first hand after the call.
    TheCall,
    /// A later hand, requested by a player who didn't win the previous one.
    Later,
}

impl State {
    /// Returns the number of armies that a seat can stake: its pot if one was counted out, or else
    /// its current reinforcements (P4). A pirate has only what it kept of earlier pots (T43).
    pub fn stake(&self, seat: Seat) -> u32 {
        self.pots[seat].unwrap_or_else(|| levy_in_advance(self, seat)) + self.winnings[seat]
    }

    /// Returns `true` if a player has armies to stake in the coming hand, and a poker card if it
    /// must use one (P1, P2, P4, W5).
    pub fn can_sit_down(&self, seat: Seat) -> bool {
        can_play_with(self, self.poker.stashes[seat].len(), seat, hand_to_come(self))
    }

    /// Returns the terms of a hand between these players (P2, W5).
    pub(crate) fn poker_terms_of(&self, seats: SeatSet, hand: HandOf) -> PokerTerms {
        let free = seats.iter().filter(|seat| !uses_own_card(self, *seat, hand)).collect();
        PokerTerms { free, ..self.rules.poker_terms() }
    }
}

/// Returns the number of armies that a seat counts out in advance, including those of its
/// factories under that option (P4, W9).
fn levy_in_advance(state: &State, seat: Seat) -> u32 {
    let income = state.income_of(seat);
    let factories = if state.rules.pot_factories { income.factories } else { 0 };
    income.placeable() + factories
}

/// Returns `true` if a player with this many poker cards can sit down, as [`State::can_sit_down`]
/// says.
pub(crate) fn can_play_with(state: &State, cards: usize, seat: Seat, hand: HandOf) -> bool {
    let has_stake = state.roles[seat] == Role::Player && state.stake(seat) > 0;
    has_stake && (cards > 0 || !uses_own_card(state, seat, hand))
}

/// Returns the hand that would be played next.
pub(crate) fn hand_to_come(state: &State) -> HandOf {
    match state.phase {
        Phase::AnotherHand(_) | Phase::Joining { .. } => HandOf::Later,
        _ => HandOf::TheCall,
    }
}

/// Returns `true` if a player must use a card from its stash (P2). Under the option of rule W5,
/// only the caller must, and only in the first hand.
fn uses_own_card(state: &State, seat: Seat, hand: HandOf) -> bool {
    match state.rules.bids {
        Bids::Free => true,
        Bids::ByCard => hand == HandOf::TheCall && seat == state.turn.player(),
    }
}

/// Counts out the stakes and antes of all players in the hand; the player to the left of the
/// caller deals (P3 to P5).
pub(crate) fn sit_down(state: &mut State, bid: Bid, hand: HandOf, play: &mut Play) {
    let player = state.turn.player();
    let Bid { ally, contesters } = bid;
    let seats = contesters.with(player);
    for seat in seats {
        if state.pots[seat].is_none() {
            let armies = levy_in_advance(state, seat);
            state.pots[seat] = Some(armies + std::mem::take(&mut state.winnings[seat]));
            if armies > 0 {
                play.tell(AllyEvent::CountedOut { seat, armies });
            }
        }
    }
    let dealer = next_dealer(state, player, hand);
    state.dealer = Some(dealer);
    play.tell(AllyEvent::PokerBegan { player, ally, dealer });
    let stacks = BySeat::from_fn(|seat| state.pots[seat].unwrap_or(0));
    let mut facts = Vec::new();
    let terms = state.poker_terms_of(seats, hand);
    let seats = PokerSeats { table: &state.order, opener: player, dealer, players: seats, stacks };
    let game = PokerGame::new(terms, seats, &mut facts);
    play.events.extend(facts.into_iter().map(Event::Poker));
    count_stacks(state, &game);
    state.phase = Phase::Poker(Box::new(PokerTable { ally, game }));
}

/// Returns the next dealer. The first is the player to the left of the caller, and the deal
/// moves on with every hand (P3); under the option of rule W6 it starts over with every call.
fn next_dealer(state: &State, player: Seat, hand: HandOf) -> Seat {
    let goes_on = match state.rules.dealing {
        Dealing::Rotating => state.rules.dealer_moves_on,
        Dealing::LeftOfCaller => hand == HandOf::Later,
    };
    let last = state.dealer.filter(|_| goes_on).unwrap_or(player);
    state.next_player(last).unwrap_or(player)
}

pub(crate) fn play_poker(state: &mut State, action: Move, play: &mut Play) -> Result<(), Refusal> {
    let Phase::Poker(ref table) = state.phase else { return state.not_now() };
    let (mut table, mut facts) = (table.clone(), Vec::new());
    let dealt = table.game.play(action, &mut state.poker, play.rng, &mut facts);
    dealt.map_err(Refusal::Poker)?;
    play.events.extend(facts.into_iter().map(Event::Poker));
    count_stacks(state, &table.game);
    match table.game.stage() {
        Stage::Over(verdict) => conclude(state, table.ally, verdict, play),
        _ => state.phase = Phase::Poker(table),
    }
    Ok(())
}

/// Checks that this move is possible in the hand of poker (P2, P5 to P7).
pub(crate) fn check_poker(state: &State, action: Move) -> Result<(), Refusal> {
    let Phase::Poker(ref table) = state.phase else { return state.not_now() };
    table.game.check(action, &state.poker).map(drop).map_err(Refusal::Poker)
}

/// Stores the players' stacks as their pots for later (P9).
fn count_stacks(state: &mut State, game: &PokerGame) {
    let betting = game.betting();
    for &seat in betting.order() {
        state.pots[seat] = Some(betting.stack(seat));
    }
}

/// Ends a hand. A player who wins with a card of the ally's suits may play it; one who hasn't
/// won may ask for another hand (W8); otherwise the turn ends (P8).
fn conclude(state: &mut State, ally: Seat, verdict: HandResult, play: &mut Play) {
    let player = state.turn.player();
    let is_mine = verdict.winner == Some(player);
    let suits = state.suits[ally];
    let best = |cards| state.rules.ranking().best_with(cards, suits).cards;
    if is_mine && verdict.hand.is_some_and(|cards| holds(best(cards), suits)) {
        if state.rules.prize_declinable {
            state.phase = Phase::Won(ally);
        } else {
            play.follow_with(Next::PlayAlly(ally));
        }
    } else if state.rules.further_hands && !is_mine && can_play_on(state, player) {
        state.phase = Phase::AnotherHand(ally);
    } else {
        play.follow_with(Next::GoOn(Continuation::EndTurn));
    }
}

/// Returns `true` if the caller can afford another hand (W8).
fn can_play_on(state: &State, player: Seat) -> bool {
    can_play_with(state, state.poker.stashes[player].len(), player, HandOf::Later)
}

/// Removes the pot of a player who leaves or is eliminated (P9).
pub(crate) fn lose_pot(state: &mut State, seat: Seat, play: &mut Play) {
    let armies = state.pots[seat].take().unwrap_or(0) + std::mem::take(&mut state.winnings[seat]);
    if armies > 0 {
        play.tell(AllyEvent::PotLost { seat, armies });
    }
}
