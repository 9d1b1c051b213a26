//! Calling an ally at the end of a turn, and contesting the call (T24, P1).

use super::playing_cards::either;
use crate::allies::prompt;
use crate::names::{player_name, player_names};
use crate::seats::holdings;
use engine::core::Seat;
use engine::game::{Ask, Role};
use engine::poker::{Card, Suit};
use stdx::InOrder;
use table::{Duty, Reactions, Session, chooses_at_once};

/// An ally that can be called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllyView {
    /// The ally.
    pub seat: Seat,
    pub name: String,
    pub suits: Vec<Suit>,
    /// Its armies and other possessions, in words.
    pub strength: Vec<String>,
    /// The number of armies it would get to place.
    pub income: u32,
}

/// A choice of ally at the end of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllyCallView {
    pub seat: Seat,
    /// The allies, the one with the most armies first.
    pub allies: Vec<AllyView>,
    /// The players who could contest a call, and the stake in that case, in words.
    pub terms: String,
    /// True if the player has to call an ally (W5).
    pub forced: bool,
    pub stash: Vec<Card>,
}

/// A question about an ally that a player has called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AskedOfAlly {
    /// Asks another player whether to contest the call.
    Contest,
    /// Asks the caller whether to play poker against the players who contest.
    Answer,
    /// Asks the winner whether to play the ally.
    Play,
    /// Asks a caller who didn't win whether to play another hand (W8).
    Another,
    /// Asks another player whether to join that hand (W8).
    Join,
}

/// A call to contest or let pass, or an ally that has been won and can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContestView {
    pub seat: Seat,
    pub name: String,
    pub ally: AllyView,
    /// The situation, in a sentence.
    pub sentence: String,
    /// The armies that the seat can stake at poker, in words.
    pub means: String,
    pub asked: AskedOfAlly,
    /// True while the cards are covered, until the right player looks at them.
    pub covered: bool,
    /// The poker cards; empty while they are covered.
    pub stash: Vec<Card>,
    /// The number of poker cards, covered or not.
    pub held: usize,
    /// Standing orders never to ask the seat again, offered once it has been asked before.
    pub never: Option<Reactions>,
    /// True if the player chooses cards for the hand together with the answer.
    pub chooses: bool,
}

impl AllyCallView {
    /// Returns the choice of ally for the player at the screen.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let Ask::Call { forced } = prompt.ask else { return None };
        let state = session.view().table();
        let mut allies: Vec<AllyView> =
            state.callable_allies().iter().map(|ally| AllyView::of(session, ally)).collect();
        allies.order_by_key(|ally| std::cmp::Reverse(state.total_armies(ally.seat)));
        let others = state.seats(Role::Player).filter(|seat| *seat != prompt.seat);
        let rivals = player_names(
            session,
            others.filter(|seat| session.view().can_sit_down(*seat)).collect(),
        );
        Some(AllyCallView {
            seat: prompt.seat,
            allies,
            terms: match rivals.as_str() {
                "" => text::ally_sentences::terms().to_owned(),
                rivals => {
                    text::ally_sentences::TermsRivals { rivals, stake: means(session, prompt.seat) }
                        .say()
                }
            },
            forced,
            stash: session.view().stash().iter().collect(),
        })
    }

    /// Returns `true` if the player's own poker cards include a suit of the ally, which a hand
    /// needs to play it (P8).
    pub fn holds_suit_of(&self, ally: &AllyView) -> bool {
        self.stash.iter().any(|card| ally.suits.contains(&card.suit()))
    }
}

impl ContestView {
    /// Returns the call that the player at the screen has to answer.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let (ally, asked) = match prompt.ask {
            Ask::Contest { ally, .. } => (ally, AskedOfAlly::Contest),
            Ask::Answer { ally, .. } => (ally, AskedOfAlly::Answer),
            Ask::Won { ally } => (ally, AskedOfAlly::Play),
            Ask::AnotherHand { ally } => (ally, AskedOfAlly::Another),
            Ask::Join { ally, .. } => (ally, AskedOfAlly::Join),
            _ => return None,
        };
        let covered = session.viewer() != Some(prompt.seat);
        Some(ContestView {
            seat: prompt.seat,
            name: player_name(session, prompt.seat).to_owned(),
            ally: AllyView::of(session, ally),
            sentence: prompt::ally_sentence(session, prompt),
            means: match asked {
                AskedOfAlly::Play => text::ally_sentences::play_or_not().to_owned(),
                _ => means(session, prompt.seat),
            },
            asked,
            covered,
            stash: session.view().stash().iter().collect(),
            held: session.view().stash_sizes()[prompt.seat].into(),
            never: session
                .offers_an_order()
                .then(|| Reactions { no_contest: true, ..session.reactions(prompt.seat) }),
            chooses: asked == AskedOfAlly::Answer
                && !covered
                && chooses_at_once(session.view().table()),
        })
    }
}

impl AllyView {
    pub(crate) fn of(session: &Session, seat: Seat) -> Self {
        let state = session.view().table();
        let income = state.income_of(seat);
        Self {
            seat,
            name: player_name(session, seat).to_owned(),
            suits: state.suits(seat).iter().collect(),
            strength: holdings::holdings(session, seat),
            income: income.placeable() + income.factories,
        }
    }
}

/// Returns the armies that a seat can stake, in words (P4).
fn means(session: &Session, seat: Seat) -> String {
    let state = session.view().table();
    let armies = state.stake(seat);
    match state.pot(seat) {
        Some(_) => text::ally_sentences::stake_left(armies),
        None => text::ally_sentences::stake(armies),
    }
}

impl AllyView {
    /// Returns its suits: “♣ or ♥”.
    pub fn wanted(&self) -> String {
        either(&self.suits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::allies::playing_cards::suit_sign;
    use table::testing;

    #[test]
    fn t24_poker_is_spoken_of_only_where_somebody_can_contest() {
        let mut calls = [0, 0];
        let mut session = testing::two_humans();
        for _ in 0..6_000 {
            testing::play_some(&mut session, 1);
            let Some(call) = AllyCallView::of(&session) else { continue };
            let state = session.game().state();
            let mut others = state.seats(Role::Player).filter(|seat| *seat != call.seat);
            let can_be_contested = others.any(|seat| state.can_sit_down(seat));
            assert_eq!(call.terms.contains("poker"), can_be_contested, "{}", call.terms);
            calls[usize::from(can_be_contested)] += 1;
            for ally in &call.allies {
                let holds =
                    call.stash.iter().any(|card| ally.wanted().contains(suit_sign(card.suit())));
                assert_eq!(call.holds_suit_of(ally), holds, "{call:?}");
            }
        }
        assert!(calls.iter().all(|&number| number > 0), "{calls:?}");
    }
}
