//! Calls, contests and bets: their cost against their expected gain (P1, P5).

use super::nerve::whim;
use super::{Planner, STASH_CARD};
use crate::bot::holdings::weight;
use engine::core::{Seat, SeatSet};
use engine::game::{Action, Choice, Legal, PokerTable};
use engine::poker::{
    Bet, BetSet, CardSet, HAND, HandOutlook, Limit, Move, Moves, Own, Stage, SuitSet, groups, holds,
};

/// The least worth of an ally to call it.
const WORTH_CALLING: f32 = 0.5;

/// The least gain of a contest beyond its cost; contesting everything would spend cards too soon.
const WORTH_CONTESTING: f32 = 1.0;

/// The worth of a hand of poker in itself to a gambler.
const LIKES_TO_PLAY: f32 = 0.4;

/// The average cost of a hand of poker besides the cards: the ante and a bet.
const USUAL_STAKE: f32 = 2.0;

/// The factor by which a hand must be above the average to bet on it, and the chance to win that is
/// always enough.
const STRONG: f32 = 1.4;
const SURE: f32 = 0.8;

/// The worth to a gambler of seeing a hand to its end, for each army that it costs.
const CURIOSITY: f32 = 0.12;

/// The chance, out of 256, to bet on a weak hand.
const BLUFFS: u8 = 24;

impl Planner<'_> {
    /// Calls the most promising ally; it costs nothing to give it up if somebody contests it.
    pub fn call(&self, legal: &Legal) -> Option<Action> {
        let state = self.view.state;
        let stash = self.view.observation.stash();
        let contested = self.can_be_contested();
        let promise = |ally: Seat| {
            let suited = holds(stash, state.suits(ally));
            let chance = if contested && !suited { 0.5 } else { 1.0 };
            chance * self.worth_of_playing(ally)
        };
        let best = state.callable_allies().iter().map(|ally| (promise(ally), ally));
        let best = best.max_by(|(a, _), (b, _)| a.total_cmp(b));
        let (worth, ally) = best?;
        let declines = worth <= WORTH_CALLING && legal.allows(&Action::Done);
        Some(if declines { Action::Done } else { Action::Declare { ally } })
    }

    /// Returns `true` if another player can contest.
    fn can_be_contested(&self) -> bool {
        self.view.rivals().any(|rival| self.view.observation.can_sit_down(rival))
    }

    /// Contests a harmful call, or one that it is likely to win.
    pub fn contest(&self, player: Seat, ally: Seat) -> Action {
        let HandOutlook { win, .. } = self.before_the_deal(1, SuitSet::FULL);
        let harm = self.harm_of(player, ally);
        // A player whose call is contested may give up the ally.
        let prevented = harm * (0.3 + 0.5 * win);
        let worth = prevented + USUAL_STAKE * (2.0 * win - 1.0) - STASH_CARD;
        if worth > self.bold(WORTH_CONTESTING) - self.view.weights.nerve * LIKES_TO_PLAY {
            Action::Contest
        } else {
            Action::Done
        }
    }

    /// Plays for the ally if it is worth the stakes.
    pub fn answer_contest(&self, ally: Seat, contesters: SeatSet) -> Action {
        let others = contesters.len();
        let HandOutlook { win, suited } = self.before_the_deal(others, self.view.state.suits(ally));
        let pot = USUAL_STAKE * (1.0 + weight(u32::try_from(others).unwrap_or(1)));
        let worth = win * pot + suited * self.worth_of_playing(ally) - USUAL_STAKE - STASH_CARD;
        if worth > -self.view.weights.nerve * LIKES_TO_PLAY { Action::Accept } else { Action::Done }
    }

    /// Returns the answer to the offer of another hand: to play on while the ally is worth the
    /// stakes (W8).
    pub fn another_hand(&self, ally: Seat) -> Action {
        let rivals = self.view.rivals().filter(|rival| self.view.observation.can_sit_down(*rival));
        self.answer_contest(ally, rivals.collect())
    }

    /// Joins another hand where it would contest the call (W8).
    pub fn join(&self, player: Seat, ally: Seat) -> Action {
        self.contest(player, ally)
    }

    /// Returns the expected result with the best card or pair of the stash.
    pub(super) fn before_the_deal(&self, opponents: usize, suits: SuitSet) -> HandOutlook {
        let stash = self.view.observation.stash();
        let ranking = self.view.state.rules().ranking();
        let best = ranking.in_order(stash).into_iter();
        let groups = groups(stash);
        let core: CardSet = match groups.len() {
            2..=HAND => groups,
            _ => best.take(1).collect(),
        };
        self.trials().outlook(Own::ToDraw(core), opponents, suits)
    }

    /// Bets on good hands, and sometimes on a bad one; calls while it pays.
    pub(super) fn bet(
        &self,
        table: &PokerTable,
        owed: u32,
        pot: u32,
        legal: &Legal,
    ) -> Option<Move> {
        let (bets, amounts) = legal.choices.iter().find_map(|choice| {
            if let Choice::Poker(Moves::Bet { bets, amounts }) = choice {
                Some((*bets, *amounts))
            } else {
                None
            }
        })?;
        let opponents = self.opponents(table);
        let outlook = self.outlook(table);
        let fair = 1.0 / weight(1 + u32::try_from(opponents).unwrap_or(1));
        if let Some(amounts) = amounts
            && let Some(by) = self.wager(table, outlook, fair, amounts)
        {
            return Some(Move::Wager(by));
        }
        let is_strong = outlook.win > self.bold(STRONG * fair).min(SURE);
        let more = bets & BetSet::of(&[Bet::Bet, Bet::Raise]);
        let more = more.first().filter(|_| amounts.is_none());
        if let Some(bet) = more.filter(|_| is_strong || self.bluffs(table)) {
            return Some(Move::Bet(bet));
        }
        let outlook = match table.game.terms().limit {
            Limit::OneArmy => outlook,
            Limit::NoLimit => Self::respected(outlook, owed, pot),
        };
        let worth = outlook.win * weight(pot) + outlook.suited * self.prize(table)
            - (1.0 - outlook.win) * weight(owed)
            + self.view.weights.nerve * CURIOSITY * weight(owed);
        Some(Move::Bet(match owed {
            0 => Bet::Check,
            _ if worth > 0.0 || !bets.contains(Bet::Fold) => Bet::Call,
            _ => Bet::Fold,
        }))
    }

    /// Returns the outlook of the present hand.
    fn outlook(&self, table: &PokerTable) -> HandOutlook {
        let (observation, suits) = (self.view.observation, self.useful_suits(table));
        if let Some(deal) = table.game.known_to(self.view.player, observation.table().poker()) {
            let deals = self.view.weights.deals;
            return deal.sampled(table.game.ranking(), suits, self.deals_seed(), deals);
        }
        let hand = observation.poker_hand();
        let own = match table.game.stage() {
            Stage::LastBets => Own::Drawn(hand),
            _ => Own::ToDraw(hand),
        };
        self.trials().outlook(own, self.opponents(table), suits)
    }

    /// Decides by the seed and the cards whether to bluff, as long as nothing was bet.
    fn bluffs(&self, table: &PokerTable) -> bool {
        let betting = table.game.betting();
        let hand = u64::from(self.view.observation.poker_hand());
        betting.owed(self.view.player) == 0 && whim(self.seed ^ hand) < self.tempted(BLUFFS)
    }
}
