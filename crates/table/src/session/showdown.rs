//! The end of a hand of poker: questions with only one good answer, or answered by a standing
//! order, aren't asked, and everybody at the device looks at the showdown together until somebody
//! continues (P2, P7, P8).

use super::duty::Showdowns;
use super::{Intent, Session};
use crate::settings::LosingHand;
use engine::core::{Seat, SeatSet};
use engine::game::{Action, AllyEvent, Ask, Event, Phase, PokerTable};
use engine::poker::{Fact, Move, PokerQuestion, holds};

impl Session {
    /// Returns a person's answer to a question at the poker table, if only one answer makes sense
    /// or a standing order gives it.
    pub(super) fn plain_at_poker(&self, seat: Seat, question: PokerQuestion) -> Option<Move> {
        let Phase::Poker(table) = self.game.state().phase() else { return None };
        match question {
            PokerQuestion::Use => {
                let stash = self.game.state().poker().stashes[seat];
                let must = !table.game.terms().free.contains(seat);
                (must && stash.len() == 1).then_some(Move::Use(stash))
            }
            PokerQuestion::Show { uncalled: false } if self.can_win(table, seat) => {
                Some(Move::Show)
            }
            PokerQuestion::Show { uncalled: false } => match self.reactions(seat).losing_hand {
                LosingHand::Ask if self.answers_by_itself(seat) => Some(Move::Muck),
                LosingHand::Ask => self.agreed_on(seat, question),
                LosingHand::Muck => Some(Move::Muck),
                LosingHand::Show => Some(Move::Show),
            },
            // Only a hand with the ally's suit gains by being shown. On a shared device the
            // question itself would reveal that.
            PokerQuestion::Show { uncalled: true } => {
                let is_alone = !self.is_shared() && self.is_here(seat);
                (is_alone && !self.has_the_suit(table, seat)).then_some(Move::Muck)
            }
            PokerQuestion::Bet { .. } => self.agreed_on(seat, question),
            PokerQuestion::Name | PokerQuestion::Exchange => None,
        }
    }

    /// Returns `true` if nobody has shown a better hand for one of the pots that a seat can win.
    fn can_win(&self, table: &PokerTable, seat: Seat) -> bool {
        let (game, deck) = (&table.game, self.game.state().poker());
        let worth = |seat: Seat| game.ranking().worth(game.cards(seat, deck));
        let pots = game.betting().pots();
        pots.iter().filter(|pot| pot.claimants.contains(seat)).any(|pot| {
            let mut rivals = (pot.claimants & game.shown()).iter();
            rivals.all(|rival| worth(rival) <= worth(seat))
        })
    }

    fn has_the_suit(&self, table: &PokerTable, seat: Seat) -> bool {
        let state = self.game.state();
        let suits = state.suits(table.ally);
        let cards = table.game.cards(seat, state.poker());
        holds(table.game.ranking().best_with(cards, suits).cards, suits)
    }

    /// Shows the showdown to everybody after a hand of poker, if cards were shown and a person took
    /// part.
    pub(super) fn come_to_the_showdown(&mut self) {
        let begins = |event: &Event| matches!(event, Event::Ally(AllyEvent::PokerBegan { .. }));
        let all = self.history.all();
        let began = all.iter().rposition(|events| events.iter().any(begins)).unwrap_or(0);
        let (mut players, mut is_shown) = (SeatSet::EMPTY, false);
        for event in all[began..].iter().flat_map(|events| events.iter()) {
            if let Event::Poker(Fact::Anted { seat }) = *event {
                players.insert(seat);
            }
            is_shown |= matches!(event, Event::Poker(Fact::Shown { .. }));
        }
        self.showdowns.lasts = is_shown && players.iter().any(|seat| self.is_here(seat));
    }

    /// Leaves a showdown, if this intent does so. The winner of an ally chooses there whether to
    /// play it; returns `true` if that was all the intent asked for.
    pub(super) fn go_on_from_the_showdown(&mut self, intent: &Intent) -> bool {
        if !self.showdowns.lasts || !leaves_a_showdown(intent) {
            return false;
        }
        self.showdowns = Showdowns { lasts: false, seen: self.history.len() };
        let answer = match intent {
            Intent::Play(action @ (Action::Accept | Action::Done)) => Some(action.clone()),
            _ => None,
        };
        if let (Some(action), Some(_)) = (answer, self.winner_is_asked()) {
            if let Err(refusal) = self.play(action) {
                self.notice = Some(refusal.into());
            }
            return true;
        }
        self.pick_up_the_tablet();
        self.is_covered() && *intent != Intent::Uncover
    }

    /// Returns the person who has won an ally and is asked whether to play it, with the ally.
    fn winner_is_asked(&self) -> Option<(Seat, Seat)> {
        let prompt = self.game.prompt()?;
        let Ask::Won { ally } = prompt.ask else { return None };
        self.is_here(prompt.seat).then_some((prompt.seat, ally))
    }

    /// Returns the winner and the ally they may play, while everybody looks at the showdown.
    pub fn prize(&self) -> Option<(Seat, Seat)> {
        self.winner_is_asked().filter(|_| self.showdowns.lasts)
    }

    /// Returns `true` if everybody has seen the events of a moment, and all later ones, together.
    pub fn was_seen_together(&self, moment: usize) -> bool {
        moment < self.showdowns.seen
    }
}

/// Returns `true` if this intent ends the showdown.
fn leaves_a_showdown(intent: &Intent) -> bool {
    !matches!(
        intent,
        Intent::Answer { .. }
            | Intent::Advise { .. }
            | Intent::Peek(_)
            | Intent::Dismiss
            | Intent::Recall
            | Intent::Orders(..)
            | Intent::Reactions(..)
            | Intent::Control(..)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::testing::showdowns;
    use crate::{Duty, Reactions};

    use engine::poker::Stage;

    #[test]
    fn p8_whoever_has_won_says_at_the_showdown_whether_to_play_the_ally() {
        let mut answered = 0;
        showdowns(|session| {
            let Some((seat, ally)) = session.prize() else { return };
            for action in [Action::Accept, Action::Done] {
                let mut session = session.clone();
                session.dispatch(Intent::Play(action.clone()));
                assert_eq!(session.notice(), None);
                let turn = session.game.state().turn();
                let plays = (turn.seat, turn.commander) == (ally, Some(seat));
                assert_eq!(plays, action == Action::Accept);
            }
            answered += 1;
        });
        assert!(answered > 1, "{answered}");
    }

    #[test]
    fn p2_p7_nobody_is_asked_to_which_there_is_but_one_good_answer() {
        let mut asked = 0;
        showdowns(|session| {
            let Phase::Poker(table) = session.game.state().phase() else { return };
            let Some((seat, question)) = table.game.asks() else { return };
            if !session.is_human(seat) {
                return;
            }
            asked += 1;
            assert_eq!(session.plain_at_poker(seat, question), None);
            let is_showing = matches!(table.game.stage(), Stage::Showing(_));
            assert!(!(is_showing && session.can_win(table, seat)));
        });
        assert!(asked > 100, "{asked}");
    }

    /// Calls `look` in every moment when a person is asked about a hand that can't win.
    fn losing_hands(mut look: impl FnMut(&Session, Seat)) {
        let mut asked = 0;
        showdowns(|session| {
            let prompt = session.prompt().filter(|it| session.is_human(it.seat));
            let question = prompt.map(|it| (it.seat, it.ask));
            if let Some((
                seat,
                Ask::Poker { question: PokerQuestion::Show { uncalled: false }, .. },
            )) = question
                && let Duty::Decide(_) = session.duty()
            {
                asked += 1;
                look(session, seat);
            }
        });
        assert!(asked > 1, "{asked}");
    }

    fn fact(session: &Session, seat: Seat) -> Option<Fact> {
        let events = session.history.all().iter().rev().flat_map(|events| events.iter().rev());
        events.copied().find_map(|event| match event {
            Event::Poker(fact @ (Fact::Shown { .. } | Fact::Mucked { .. }))
                if fact.seat() == seat =>
            {
                Some(fact)
            }
            _ => None,
        })
    }

    #[test]
    fn p7_a_person_may_show_or_muck_a_hand_that_cannot_win() {
        losing_hands(|session, seat| {
            for (action, mucks) in [(Move::Show, false), (Move::Muck, true)] {
                let mut session = session.clone();
                session.dispatch(Intent::Play(Action::Poker(action)));
                assert_eq!(session.notice(), None);
                assert_eq!(matches!(fact(&session, seat), Some(Fact::Mucked { .. })), mucks);
            }
        });
    }

    #[test]
    fn p7_a_standing_order_shows_or_mucks_from_then_on() {
        losing_hands(|session, seat| {
            let asked = session.prompt();
            for (losing_hand, mucks) in [(LosingHand::Show, false), (LosingHand::Muck, true)] {
                let mut session = session.clone();
                let orders = Reactions { losing_hand, ..session.reactions(seat) };
                session.dispatch(Intent::Reactions(seat, orders));
                assert_eq!(session.reactions(seat), orders);
                assert_ne!(session.prompt(), asked, "it is answered");
                assert_eq!(matches!(fact(&session, seat), Some(Fact::Mucked { .. })), mucks);
            }
        });
    }

    #[test]
    fn p7_nobody_orders_to_show_the_hand_of_somebody_else() {
        losing_hands(|session, seat| {
            let others = [Seat::Red, Seat::Blue, Seat::Green].into_iter();
            for other in others.filter(|it| *it != seat && session.is_human(*it)) {
                let mut session = session.clone();
                let orders = Reactions { losing_hand: LosingHand::Show, ..Reactions::default() };
                session.dispatch(Intent::Reactions(other, orders));
                assert_eq!(session.reactions(other).losing_hand, LosingHand::Ask);
            }
        });
    }
}
