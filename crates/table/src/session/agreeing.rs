//! An answer at the poker table on which everybody at the device agrees: it is given for each person
//! who is asked the same question in this round, without passing the device on (P5, P7).

use super::agreement::Agreement;
use super::{Duty, Intent, Session};
use engine::core::{Seat, SeatSet};
use engine::game::{Action, Ask, Phase, PokerTable};
use engine::poker::{Bet, Move, PokerQuestion, Stage};

impl Session {
    /// Returns the answer that everybody at the device could give together now: all check, or all
    /// muck their losing hands. `None` if nobody else here is still to be asked in this round.
    pub fn common_answer(&self) -> Option<Move> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let Ask::Poker { question, .. } = prompt.ask else { return None };
        let answer = answer_for_all(question)?;
        let Phase::Poker(table) = self.game.state().phase() else { return None };
        let others = still_to_answer(table, question) - SeatSet::only(prompt.seat);
        let is_open = self.is_shared() && others.iter().any(|seat| self.is_here(seat));
        is_open.then_some(answer)
    }

    /// Gives the answer for the person who is asked, and for everybody at the device who is asked
    /// the same question later in this round.
    pub(super) fn agree(&mut self, answer: Move) {
        if self.common_answer() != Some(answer) {
            return;
        }
        let Phase::Poker(table) = self.game.state().phase() else { return };
        self.agreement = Some(Agreement { answer, stage: table.game.stage() });
        self.decide(Intent::Play(Action::Poker(answer)));
    }

    /// Forgets what was agreed once the round is over or somebody has bet.
    pub(super) fn keep_agreement(&mut self) {
        self.agreement = self.agreement.filter(|it| self.is_asked_again(*it));
    }

    fn is_asked_again(&self, Agreement { answer, stage }: Agreement) -> bool {
        let Phase::Poker(table) = self.game.state().phase() else { return false };
        let same_round = match (stage, table.game.stage()) {
            (Stage::Showing(_), Stage::Showing(_)) => true,
            (before, now) => before == now,
        };
        let question = table.game.asks().map(|(_, question)| question);
        same_round && question.and_then(answer_for_all) == Some(answer)
    }

    /// Returns the answer to a question at the poker table that was agreed on for a seat.
    pub(super) fn agreed_on(&self, seat: Seat, question: PokerQuestion) -> Option<Move> {
        let answer = self.agreement.filter(|_| self.is_here(seat))?.answer;
        (answer_for_all(question) == Some(answer)).then_some(answer)
    }
}

/// Returns the answer to a question at the poker table that costs nothing and could be everybody's.
fn answer_for_all(question: PokerQuestion) -> Option<Move> {
    match question {
        PokerQuestion::Bet { owed: 0, .. } => Some(Move::Bet(Bet::Check)),
        PokerQuestion::Show { uncalled: false } => Some(Move::Muck),
        _ => None,
    }
}

/// Returns the players who are still to answer a question in this round.
fn still_to_answer(table: &PokerTable, question: PokerQuestion) -> SeatSet {
    let game = &table.game;
    match question {
        PokerQuestion::Bet { .. } => game.betting().players_to_act(),
        _ => game.betting().in_game() - game.shown() - game.mucked(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::showdowns;
    use engine::game::Event;
    use engine::poker::Fact;

    /// Calls `look` wherever people could agree, with the answer.
    fn agreements(mut look: impl FnMut(&Session, Move)) -> [u32; 2] {
        let mut offered = [0, 0];
        showdowns(|session| {
            let Some(answer) = session.common_answer() else { return };
            offered[usize::from(answer == Move::Muck)] += 1;
            look(session, answer);
        });
        offered
    }

    /// Returns the facts since a moment.
    fn facts(session: &Session, from: usize) -> Vec<Fact> {
        let events = session.history.all()[from..].iter().flat_map(|events| events.iter());
        events
            .filter_map(|event| if let Event::Poker(fact) = event { Some(*fact) } else { None })
            .collect()
    }

    #[test]
    fn p5_p7_all_at_the_device_answer_at_one_word_and_nobody_else_does() {
        let offered = agreements(|session, answer| {
            let from = session.history.len();
            let mut agreed = session.clone();
            agreed.dispatch(Intent::AnswerForAll(answer));
            assert_eq!(agreed.notice(), None);
            // The result must be the same as if each player had answered.
            let mut asked = session.clone();
            while asked.game.actions().len() < agreed.game.actions().len() {
                let Some(prompt) = asked.prompt() else { break };
                assert!(asked.is_here(prompt.seat), "computer players decide for themselves");
                asked.dispatch(Intent::Play(Action::Poker(answer)));
            }
            assert_eq!(asked.game.actions(), agreed.game.actions());
            for fact in facts(&agreed, from) {
                let is_bet = matches!(fact, Fact::Bet { bet, .. } if bet != Bet::Check);
                assert!(!is_bet, "{fact:?}");
            }
        });
        assert!(offered[0] > 5 && offered[1] > 0, "{offered:?}");
    }

    #[test]
    fn p5_whoever_faces_a_bet_is_asked_whatever_was_agreed() {
        let mut faced = 0;
        agreements(|session, answer| {
            if answer == Move::Muck {
                return;
            }
            let mut session = session.clone();
            session.agreement = Some(Agreement {
                answer,
                stage: match session.game.state().phase() {
                    Phase::Poker(table) => table.game.stage(),
                    _ => return,
                },
            });
            // One player bets in spite of the agreement.
            if session.record(Action::Poker(Move::Bet(Bet::Bet))).is_err() {
                return;
            }
            assert_eq!(session.agreement, None);
            faced += 1;
        });
        assert!(faced > 5, "{faced}");
    }

    #[test]
    fn nobody_speaks_for_others_alone_at_the_screen_or_out_of_turn() {
        showdowns(|session| {
            let answer = session.common_answer();
            assert!(answer.is_none() || session.is_shared());
            for other in [Move::Bet(Bet::Fold), Move::Show, Move::Bet(Bet::Bet)] {
                let mut session = session.clone();
                let before = session.game.actions().len();
                if session.duty() != Duty::Showdown {
                    session.dispatch(Intent::AnswerForAll(other));
                }
                assert_eq!(session.game.actions().len(), before);
            }
        });
    }
}
