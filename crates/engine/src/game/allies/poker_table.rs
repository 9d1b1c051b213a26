//! Poker for an ally: who sits down with what, and what a win is good for (P3, P4, P8, P9).

use super::bid::{Bid, PokerTable};
use crate::core::{BySeat, Seat};
use crate::game::board::state::{Play, Role, State};
use crate::game::event::{AllyEvent, Event};
use crate::game::refusal::Refusal;
use crate::game::turn::income::Income;
use crate::game::turn::phase::Phase;
use crate::poker::{Move, PokerGame, Stage, Verdict, holds};

impl State {
    /// Armies that a seat can stake: what is left of those counted out, else its reinforcements as
    /// things stand (P4). A pirate has none of these, but what it has kept of its pots (T43).
    pub fn stake(&self, seat: Seat) -> u32 {
        let income = || Income::of(&self.board, seat).to_place();
        self.pots[seat].unwrap_or_else(income) + self.winnings[seat]
    }

    /// Whether a player has a poker card to use and armies to stake (P1, P2, P4).
    pub fn can_sit_down(&self, seat: Seat) -> bool {
        !self.poker.stashes[seat].is_empty() && self.has_stake(seat)
    }

    /// Whether a seat is a player's with armies to stake (P4).
    pub(crate) fn has_stake(&self, seat: Seat) -> bool {
        self.roles[seat] == Role::Player && self.stake(seat) > 0
    }

    /// All in the game count their stakes out and ante; the one left of the player deals (P3 to P5).
    pub(crate) fn sit_down(&mut self, bid: Bid, play: &mut Play) {
        let player = self.turn.player();
        let Bid { ally, contesters } = bid;
        let seats = contesters.with(player);
        for seat in seats {
            if self.pots[seat].is_none() {
                let armies = Income::of(&self.board, seat).to_place();
                self.pots[seat] = Some(armies + std::mem::take(&mut self.winnings[seat]));
                if armies > 0 {
                    play.tell(AllyEvent::CountedOut { seat, armies });
                }
            }
        }
        let dealer = self.next_dealer(player);
        self.dealer = Some(dealer);
        play.tell(AllyEvent::PokerBegan { player, ally, dealer });
        let stacks = BySeat::from_fn(|seat| self.pots[seat].unwrap_or(0));
        let mut facts = Vec::new();
        let terms = self.rules.poker_terms();
        let places = (player, dealer);
        let game = PokerGame::new(terms, &self.order, places, (seats, stacks), &mut facts);
        play.events.extend(facts.into_iter().map(Event::Poker));
        self.count_stacks(&game);
        self.phase = Phase::Poker(Box::new(PokerTable { ally, game }));
    }

    /// The first to deal is the one left of the player; with every game the deal moves on (P3).
    fn next_dealer(&self, player: Seat) -> Seat {
        let last = self.dealer.filter(|_| self.rules.dealer_moves_on).unwrap_or(player);
        self.next_player(last).unwrap_or(player)
    }

    pub(crate) fn play_poker(&mut self, action: Move, play: &mut Play) -> Result<(), Refusal> {
        let Phase::Poker(ref table) = self.phase else { return self.not_now() };
        let (mut table, mut facts) = (table.clone(), Vec::new());
        let dealt = table.game.play(action, &mut self.poker, play.chance, &mut facts);
        dealt.map_err(Refusal::Poker)?;
        play.events.extend(facts.into_iter().map(Event::Poker));
        self.count_stacks(&table.game);
        match table.game.stage() {
            Stage::Over(verdict) => self.conclude(table.ally, verdict, play),
            _ => self.phase = Phase::Poker(table),
        }
        Ok(())
    }

    /// Whether this can be done at the poker table (P2, P5 to P7).
    pub(crate) fn check_poker(&self, action: Move) -> Result<(), Refusal> {
        let Phase::Poker(ref table) = self.phase else { return self.not_now() };
        table.game.check(action, &self.poker).map(drop).map_err(Refusal::Poker)
    }

    /// What players have in front of them is their pot for later (P9).
    fn count_stacks(&mut self, game: &PokerGame) {
        let betting = game.betting();
        for &seat in betting.order() {
            self.pots[seat] = Some(betting.stack(seat));
        }
    }

    /// The player who wins with a card of the ally's suits may play it; else the turn ends (P8).
    fn conclude(&mut self, ally: Seat, verdict: Verdict, play: &mut Play) {
        let is_mine = verdict.winner == Some(self.turn.player());
        let suits = self.suits[ally];
        let best = |cards| self.rules.ranking().best_with(cards, suits).cards;
        if is_mine && verdict.hand.is_some_and(|cards| holds(best(cards), suits)) {
            if self.rules.prize_declinable {
                self.phase = Phase::Won(ally);
            } else {
                self.command(ally, play);
            }
        } else {
            self.end_turn(play);
        }
    }

    /// Armies counted out are lost with a player who leaves or falls (P9).
    pub(crate) fn lose_pot(&mut self, seat: Seat, play: &mut Play) {
        let armies = self.pots[seat].take().unwrap_or(0) + std::mem::take(&mut self.winnings[seat]);
        if armies > 0 {
            play.tell(AllyEvent::PotLost { seat, armies });
        }
    }
}
