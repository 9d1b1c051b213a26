//! Calling an ally at the end of a turn, and contesting the call (T24, P1).

use super::picks::chooses_at_once;
use super::playing_cards::either;
use crate::model::session::{Duty, Reactions, Session};
use engine::core::{InOrder, Seat, SeatSet};
use engine::game::{Ask, Role};
use engine::poker::{Card, Suit};

/// An ally that can be called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllyView {
    /// The ally.
    pub seat: Seat,
    pub name: String,
    pub suits: Vec<Suit>,
    /// What it has, in words.
    pub strength: Vec<String>,
    /// The armies it would get to place.
    pub income: u32,
}

/// The choice of an ally at the end of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllyCallView {
    pub seat: Seat,
    /// The allies, those with the most armies first.
    pub allies: Vec<AllyView>,
    /// Who could contest a call, and what is played with then, in words.
    pub terms: String,
    /// Whether one has to be called (W5).
    pub forced: bool,
    pub stash: Vec<Card>,
}

/// What is asked about an ally that somebody has called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AskedOfAlly {
    /// Whether another one contests the call.
    Contest,
    /// Whether who called it plays poker with those who contest.
    Answer,
    /// Whether who has won it plays it.
    Play,
    /// Whether who called it and has not won plays another hand (W8).
    Another,
    /// Whether another one takes part in that (W8).
    Join,
}

/// A call that is contested or not, or an ally that was won and is played or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContestView {
    pub seat: Seat,
    pub name: String,
    pub ally: AllyView,
    /// What is going on, in a sentence.
    pub sentence: String,
    /// What the seat can play poker with, in words.
    pub means: String,
    pub asked: AskedOfAlly,
    /// Whether the cards are covered until the right person looks at them.
    pub veiled: bool,
    /// The poker cards; none while they are covered.
    pub stash: Vec<Card>,
    /// Poker cards, covered or not.
    pub held: usize,
    /// The standing orders of the seat with which it is never asked again, once it was asked before.
    pub never: Option<Reactions>,
    /// Whether cards for the game are chosen together with the answer.
    pub chooses: bool,
}

impl Session {
    /// The choice of an ally by the person at the screen.
    pub fn call(&self) -> Option<AllyCallView> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let Ask::Call { forced } = prompt.ask else { return None };
        let state = self.view().table();
        let mut allies: Vec<AllyView> =
            state.to_call().iter().map(|ally| self.ally(ally)).collect();
        allies.order_by_key(|ally| std::cmp::Reverse(state.total_armies(ally.seat)));
        let others = state.seats(Role::Player).filter(|seat| *seat != prompt.seat);
        let rivals = self.names(others.filter(|seat| self.view().can_sit_down(*seat)).collect());
        Some(AllyCallView {
            seat: prompt.seat,
            allies,
            terms: match rivals.as_str() {
                "" => text::allies_told::terms().to_owned(),
                rivals => {
                    text::allies_told::TermsRivals { rivals, stake: self.means(prompt.seat) }.say()
                }
            },
            forced,
            stash: self.view().stash().iter().collect(),
        })
    }

    /// The call that the person at the screen answers.
    pub fn contest(&self) -> Option<ContestView> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let (ally, asked) = match prompt.ask {
            Ask::Contest { ally, .. } => (ally, AskedOfAlly::Contest),
            Ask::Answer { ally, .. } => (ally, AskedOfAlly::Answer),
            Ask::Won { ally } => (ally, AskedOfAlly::Play),
            Ask::AnotherHand { ally } => (ally, AskedOfAlly::Another),
            Ask::Join { ally, .. } => (ally, AskedOfAlly::Join),
            _ => return None,
        };
        let veiled = self.viewer() != Some(prompt.seat);
        Some(ContestView {
            seat: prompt.seat,
            name: self.name(prompt.seat).to_owned(),
            ally: self.ally(ally),
            sentence: self.ally_sentence(prompt),
            means: match asked {
                AskedOfAlly::Play => text::allies_told::play_or_not().to_owned(),
                _ => self.means(prompt.seat),
            },
            asked,
            veiled,
            stash: self.view().stash().iter().collect(),
            held: self.view().stash_sizes()[prompt.seat].into(),
            never: self
                .offers_an_order()
                .then(|| Reactions { no_contest: true, ..self.reactions(prompt.seat) }),
            chooses: asked == AskedOfAlly::Answer
                && !veiled
                && chooses_at_once(self.view().table()),
        })
    }

    /// What some seats are called, in a row.
    pub(crate) fn names(&self, seats: SeatSet) -> String {
        text::all_of(&seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }

    pub(crate) fn ally(&self, seat: Seat) -> AllyView {
        let state = self.view().table();
        let income = state.income_of(seat);
        AllyView {
            seat,
            name: self.name(seat).to_owned(),
            suits: state.suits(seat).iter().collect(),
            strength: self.holdings(seat),
            income: income.to_place() + income.factories,
        }
    }

    /// The armies a seat can stake (P4).
    fn means(&self, seat: Seat) -> String {
        let state = self.view().table();
        let armies = state.stake(seat);
        match state.pot(seat) {
            Some(_) => text::allies_told::stake_left(armies),
            None => text::allies_told::stake(armies),
        }
    }
}

impl AllyView {
    /// Its suits: “♣ or ♥”.
    pub fn wanted(&self) -> String {
        either(&self.suits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing;

    #[test]
    fn t24_poker_is_spoken_of_only_where_somebody_can_contest() {
        let mut calls = [0, 0];
        let mut session = testing::two_humans();
        for _ in 0..6_000 {
            testing::play_some(&mut session, 1);
            let Some(call) = session.call() else { continue };
            let state = session.game().state();
            let mut others = state.seats(Role::Player).filter(|seat| *seat != call.seat);
            let can_be_contested = others.any(|seat| state.can_sit_down(seat));
            assert_eq!(call.terms.contains("poker"), can_be_contested, "{}", call.terms);
            calls[usize::from(can_be_contested)] += 1;
        }
        assert!(calls.iter().all(|&number| number > 0), "{calls:?}");
    }
}
