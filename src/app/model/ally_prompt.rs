//! What the prompt bar says about calling an ally and about poker for it.

use super::session::Session;
use super::words::armies;
use crate::core::Seat;
use crate::game::{Ask, Prompt};
use crate::poker::Question;

impl Session {
    /// The sentence of a prompt about allies.
    pub(super) fn ally_sentence(&self, prompt: Prompt) -> String {
        let name = self.name(prompt.seat);
        match prompt.ask {
            Ask::Call => format!("{name}: play an ally, or end your turn."),
            Ask::Contest { player, ally } => {
                let (player, ally) = (self.name(player), self.name(ally));
                format!("{player} wants to play {ally}. {name}, you may contest it at poker.")
            }
            Ask::Answer { ally, contesters } => {
                let (ally, others) = (self.name(ally), self.names(contesters));
                format!("{name}: play poker for {ally} with {others}, or give up?")
            }
            Ask::Poker { ally, question } => self.poker_sentence(name, ally, question),
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
