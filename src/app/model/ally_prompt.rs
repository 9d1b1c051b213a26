//! What the prompt bar says about calling an ally and about poker for it.

use super::prompt::Button;
use super::session::{Intent, Session};
use super::words::armies;
use crate::core::Seat;
use crate::game::{Action, Ask, Prompt};
use crate::poker::{Bet, BetSet, Move, Moves, Question};

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
                let others: Vec<&str> = contesters.iter().map(|seat| self.name(seat)).collect();
                let (ally, others) = (self.name(ally), others.join(" and "));
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
            Question::Show { uncalled: false } => format!("{name}: show your hand, or muck it."),
        }
    }

    /// The button to go on with, and what else there is.
    pub(super) fn ally_buttons(&self, prompt: Prompt) -> (Option<Button>, Option<Button>) {
        let button = |label: &str, action: Action| {
            Some(Button { label: label.to_owned(), intent: Intent::Play(action) })
        };
        match prompt.ask {
            Ask::Call => (button("End turn", Action::Done), None),
            Ask::Contest { .. } => {
                (button("Let it pass", Action::Done), button("Contest", Action::Contest))
            }
            Ask::Answer { .. } => {
                (button("Play poker", Action::Accept), button("Give up", Action::Done))
            }
            Ask::Poker { .. } => match self.poker_moves() {
                Some(Moves::Use { stash }) => {
                    let lowest = stash.iter().min_by_key(|card| card.rank()).into_iter().collect();
                    (button("Use the lowest", Action::Poker(Move::Use(lowest))), None)
                }
                Some(Moves::Bet { bets }) => bet_buttons(bets, button),
                Some(Moves::Exchange { .. }) => {
                    let none = crate::poker::CardSet::EMPTY;
                    let keep = Move::Exchange { lay_down: none, take: none };
                    (button("Keep all", Action::Poker(keep)), None)
                }
                Some(Moves::Show) => (
                    button("Show", Action::Poker(Move::Show)),
                    button("Muck", Action::Poker(Move::Muck)),
                ),
                None => (None, None),
            },
            _ => (None, None),
        }
    }

    fn poker_moves(&self) -> Option<Moves> {
        self.game().legal().choices.into_iter().find_map(|choice| match choice {
            crate::game::Choice::Poker(moves) => Some(moves),
            _ => None,
        })
    }
}

fn bet_buttons(
    bets: BetSet,
    button: impl Fn(&str, Action) -> Option<Button>,
) -> (Option<Button>, Option<Button>) {
    let bet = |label, bet| button(label, Action::Poker(Move::Bet(bet)));
    match (bets.contains(Bet::Check), bets.contains(Bet::Bet)) {
        (true, true) => (bet("Check", Bet::Check), bet("Bet", Bet::Bet)),
        (true, false) => (bet("Check", Bet::Check), bet("Fold", Bet::Fold)),
        (false, _) => (bet("Call", Bet::Call), bet("Fold", Bet::Fold)),
    }
}
