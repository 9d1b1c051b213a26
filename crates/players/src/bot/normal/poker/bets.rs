//! Calls, contests and bets: what they cost against what they promise (P1, P5).

use super::{Mind, STASH_CARD};
use crate::bot::value::weight;
use engine::core::{Seat, SeatSet};
use engine::game::{Action, Choice, Legal, PokerTable};
use engine::poker::{
    Bet, BetSet, CardSet, HAND, Move, Moves, Outlook, Own, Stage, SuitSet, groups, holds,
};

/// What an ally must promise to be called: below that it is left in peace.
const WORTH_CALLING: f32 = 0.5;

/// What a contest must promise beyond its cost; who contests everything spends its cards too soon.
const WORTH_CONTESTING: f32 = 1.0;

/// What a game of poker costs beside the cards, on average: the ante and a bet.
const USUAL_STAKE: f32 = 2.0;

/// How far a hand must be above the average to be bet on.
const STRONG: f32 = 1.4;
const SURE: f32 = 0.8;

/// How often a weak hand is bet on, of 256.
const BLUFFS: u8 = 24;

impl Mind<'_> {
    /// Calls the ally that promises most; it costs nothing to give it up if somebody contests it.
    pub fn call(&self) -> Action {
        let state = self.view.state;
        let stash = self.view.observation.stash();
        let contested = self.may_contest();
        let promise = |ally: Seat| {
            let suited = holds(stash, state.suits(ally));
            let chance = if contested && !suited { 0.5 } else { 1.0 };
            chance * self.worth_of_playing(ally)
        };
        let best = state.to_call().iter().map(|ally| (promise(ally), ally));
        let best = best.max_by(|(a, _), (b, _)| a.total_cmp(b));
        match best {
            Some((worth, ally)) if worth > WORTH_CALLING => Action::Declare { ally },
            _ => Action::Done,
        }
    }

    /// Whether somebody else has what it takes to contest.
    fn may_contest(&self) -> bool {
        let sizes = self.view.observation.stash_sizes();
        self.view.rivals().any(|rival| sizes[rival] > 0 && self.view.state.stake(rival) > 0)
    }

    /// Contests what would hurt, or what it is likely to win.
    pub fn contest(&self, player: Seat, ally: Seat) -> Action {
        let Outlook { win, .. } = self.before_the_deal(1, SuitSet::FULL);
        let harm = self.harm_of(player, ally);
        // Who is contested may as well give up.
        let prevented = harm * (0.3 + 0.5 * win);
        let worth = prevented + USUAL_STAKE * (2.0 * win - 1.0) - STASH_CARD;
        if worth > WORTH_CONTESTING { Action::Contest } else { Action::Done }
    }

    /// Plays for the ally if it is worth the stakes.
    pub fn answer_contest(&self, ally: Seat, contesters: SeatSet) -> Action {
        let others = contesters.len();
        let Outlook { win, suited } = self.before_the_deal(others, self.view.state.suits(ally));
        let pot = USUAL_STAKE * (1.0 + weight(u32::try_from(others).unwrap_or(1)));
        let worth = win * pot + suited * self.worth_of_playing(ally) - USUAL_STAKE - STASH_CARD;
        if worth > 0.0 { Action::Accept } else { Action::Done }
    }

    /// What can be expected with the best card or pair of the stash.
    fn before_the_deal(&self, opponents: usize, suits: SuitSet) -> Outlook {
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

    /// Bets on good hands, and now and then on a bad one; stays in while it pays.
    pub(super) fn bet(
        &self,
        table: &PokerTable,
        owed: u32,
        pot: u32,
        legal: &Legal,
    ) -> Option<Move> {
        let bets = legal.choices.iter().find_map(|choice| {
            if let Choice::Poker(Moves::Bet { bets }) = choice { Some(*bets) } else { None }
        })?;
        let hand = self.view.observation.poker_hand();
        let own = match table.game.stage() {
            Stage::LastBets => Own::Drawn(hand),
            _ => Own::ToDraw(hand),
        };
        let opponents = self.opponents(table);
        let outlook = self.trials().outlook(own, opponents, self.useful_suits(table));
        let fair = 1.0 / weight(1 + u32::try_from(opponents).unwrap_or(1));
        let is_strong = outlook.win > (STRONG * fair).min(SURE);
        let more = bets & BetSet::of(&[Bet::Bet, Bet::Raise]);
        if let Some(bet) = more.first().filter(|_| is_strong || self.bluffs(table)) {
            return Some(Move::Bet(bet));
        }
        let worth = outlook.win * weight(pot) + outlook.suited * self.prize(table)
            - (1.0 - outlook.win) * weight(owed);
        Some(Move::Bet(match owed {
            0 => Bet::Check,
            _ if worth > 0.0 => Bet::Call,
            _ => Bet::Fold,
        }))
    }

    /// A whim of the seed and the cards, while nothing was raised yet.
    fn bluffs(&self, table: &PokerTable) -> bool {
        let betting = table.game.betting();
        let hand = u64::from(self.view.observation.poker_hand());
        let mixed = (self.seed ^ hand).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let whim = mixed.to_be_bytes()[0];
        betting.owed(self.view.player) == 0 && whim < BLUFFS
    }
}
