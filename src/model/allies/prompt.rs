//! What the prompt bar says about calling an ally and about poker for it.

use crate::model::session::Session;
use crate::model::words::armies;
use engine::core::Seat;
use engine::game::{Ask, Phase, Prompt};
use engine::poker::Question;

impl Session {
    /// The sentence of a prompt about allies.
    pub(crate) fn ally_sentence(&self, prompt: Prompt) -> String {
        let name = self.name(prompt.seat);
        match prompt.ask {
            Ask::Call => format!("{name}: play an ally, or end your turn."),
            Ask::Contest { player, ally } => {
                let (player, ally) = (self.name(player), self.name(ally));
                let contesters = self.contesters();
                format!(
                    "{player} wants to play {ally}.{contesters} {name}, you may contest it at poker."
                )
            }
            Ask::Answer { ally, contesters } => {
                let (ally, others) = (self.name(ally), self.names(contesters));
                format!("{name}: play poker for {ally} with {others}, or give up?")
            }
            Ask::Poker { ally, question } => self.poker_sentence(name, ally, question),
            _ => String::new(),
        }
    }

    /// Who contests the call already, in a sentence.
    fn contesters(&self) -> String {
        match self.view().table().phase() {
            Phase::Contest { bid, .. } if !bid.contesters.is_empty() => {
                let verb = if bid.contesters.len() == 1 { "contests" } else { "contest" };
                format!(" {} {verb} it already.", self.names(bid.contesters))
            }
            _ => String::new(),
        }
    }

    fn poker_sentence(&self, name: &str, ally: Seat, question: Question) -> String {
        let ally = self.name(ally);
        match question {
            Question::Use => format!("{name}: choose cards of your stash to play for {ally}."),
            Question::Bet { owed: 0, pot, .. } => {
                format!("{name}: {} in the pot; check or bet.", armies(pot))
            }
            Question::Bet { owed, pot, .. } => {
                format!("{name}: {} in the pot; to stay costs {}.", armies(pot), armies(owed))
            }
            Question::Exchange => format!("{name}: lay down the cards you do not want."),
            Question::Show { uncalled: true } => {
                format!("{name}, you have won. Show your hand to play {ally} with its suit.")
            }
            Question::Show { uncalled: false } => {
                format!("{name}: show your hand, or lay it down unseen.")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::model::Intent;
    use crate::model::testing::{play_some, session};
    use engine::core::Seat;
    use engine::game::{Ask, Control, Phase, RuleSet};

    #[test]
    fn p1_a_contest_says_who_contests_already() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = session(RuleSet::NAUTICAL, &people);
        let mut told = [0, 0];
        for _ in 0..4_000 {
            play_some(&mut session, 1);
            session.dispatch(Intent::Uncover);
            let Some(contest) = session.contest() else { continue };
            let Some(Ask::Contest { .. }) = session.game().prompt().map(|it| it.ask) else {
                continue;
            };
            let Phase::Contest { bid, .. } = session.game().state().phase() else { panic!() };
            let already = contest.sentence.contains("already");
            assert_eq!(already, !bid.contesters.is_empty(), "{}", contest.sentence);
            for seat in bid.contesters {
                assert!(contest.sentence.contains(session.name(seat)), "{}", contest.sentence);
            }
            told[usize::from(already)] += 1;
        }
        assert!(told.iter().all(|number| *number > 3), "{told:?}");
    }
}
