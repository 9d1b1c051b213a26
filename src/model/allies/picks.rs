//! Cards that are picked for a game of poker until they are played or exchanged (P2, P6).

use crate::model::session::Session;
use crate::model::table::draft::{Actions, Draft};
use engine::game::{Action, Ask, Phase, Refusal, State};
use engine::poker::{Card, CardSet, Move, Question};

/// What is picked of the own cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PicksView {
    /// Of the hand: these are laid down.
    pub hand: CardSet,
    /// Of the stash: these are played, or taken for those laid down.
    pub stash: CardSet,
    /// Whether that can be done.
    pub can_play: bool,
}

impl Session {
    /// What is picked of the cards of whoever sits at the screen.
    pub fn picks(&self) -> PicksView {
        let (table, draft) = (self.view().table(), self.draft());
        let (hand, stash) = draft.picked_of(table);
        let action = draft.with_cards(table);
        let can_play = action.is_ok_and(|action| table.check(&action).is_ok());
        PicksView { hand, stash, can_play }
    }
}

impl Draft {
    /// Picks a card, or lays it back.
    pub(crate) fn pick(&mut self, card: Card) {
        let one = CardSet::only(card);
        self.picked =
            if self.picked.contains(card) { self.picked - one } else { self.picked | one };
    }

    /// Picks none: they are covered or looked at anew.
    pub(crate) fn lay_cards_back(&mut self) {
        self.picked = CardSet::EMPTY;
    }

    /// What is picked of the hand and of the stash of who is asked.
    fn picked_of(&self, table: &State) -> (CardSet, CardSet) {
        let Some(prompt) = table.prompt() else { return (CardSet::EMPTY, CardSet::EMPTY) };
        let deck = table.poker();
        let (hand, stash) = (deck.hands[prompt.seat], deck.stashes[prompt.seat]);
        let must_use = match table.phase() {
            Phase::Poker(poker) => !poker.game.terms().free.contains(prompt.seat),
            _ => false,
        };
        let uses = matches!(prompt.ask, Ask::Poker { question: Question::Use, .. });
        // Where at least one has to go there is nothing to choose of a single one.
        let picked = if uses && must_use && stash.len() == 1 { stash } else { self.picked };
        (picked & hand, picked & stash)
    }

    fn with_cards(&self, table: &State) -> Result<Action, Refusal> {
        let (lay_down, take) = self.picked_of(table);
        match table.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Poker { question: Question::Use, .. }) => Ok(Action::Poker(Move::Use(take))),
            Some(Ask::Poker { question: Question::Exchange, .. }) => {
                Ok(Action::Poker(Move::Exchange { lay_down, take }))
            }
            _ => Err(Refusal::NotNow(table.phase().rule())),
        }
    }

    /// Plays or exchanges what is picked.
    ///
    /// # Errors
    /// No cards are asked for.
    pub(crate) fn play_cards(&self, table: &State) -> Actions {
        Ok(vec![self.with_cards(table)?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Intent, testing};

    #[test]
    fn p2_p6_picked_cards_can_be_played_exactly_when_the_game_takes_them() {
        let mut session = testing::two_humans();
        let (mut taken, mut refused) = (0, 0);
        for _ in 0..4_000 {
            testing::play_some(&mut session, 1);
            session.dispatch(Intent::Uncover);
            session.dispatch(Intent::Peek(true));
            let Some(own) = session.own_poker().filter(|own| !own.veiled) else { continue };
            if !matches!(own.question, Some(Question::Use | Question::Exchange)) {
                continue;
            }
            // The stash first, so that more is taken than laid down for a while.
            for card in own.stash.iter().chain(&own.hand) {
                session.dispatch(Intent::Pick(*card));
                let can_play = session.picks().can_play;
                let mut played = session.clone();
                played.dispatch(Intent::PlayCards);
                assert_eq!(played.notice().is_none(), can_play, "{:?}", session.picks());
                assert_eq!(played.played() > session.played(), can_play);
                *if can_play { &mut taken } else { &mut refused } += 1;
            }
            session.dispatch(Intent::Peek(false));
        }
        assert!(taken > 20 && refused > 5, "{taken} {refused}");
    }
}
