//! Cards picked in a hand of poker, until they are played or exchanged (P2, P6).

use engine::poker::CardSet;
use table::Session;

/// The cards that a player has picked from their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PicksView {
    /// The cards that are picked: those of the hand to replace, and those of the stash to play or take.
    pub marked: CardSet,
    /// The number of cards to discard from the hand.
    pub discarded: usize,
    /// The number of cards from the stash to play, or to take in exchange for the discards.
    pub taken: usize,
    /// True if the picked cards can be played.
    pub can_play: bool,
}

impl PicksView {
    /// Returns the cards that the player at the screen has picked.
    pub fn of(session: &Session) -> Self {
        let (table, draft) = (session.view().table(), session.draft());
        let (down, taken) = draft.picked_of(table);
        let actions = draft.play_cards(table);
        let can_play =
            actions.is_ok_and(|all| all.first().is_some_and(|action| table.check(action).is_ok()));
        PicksView { marked: down | taken, discarded: down.len(), taken: taken.len(), can_play }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::allies::call::ContestView;
    use crate::allies::poker;
    use engine::core::Seat;
    use engine::game::{Control, Phase, RuleSet};
    use engine::poker::{Card, PokerQuestion};
    use table::{Intent, testing};

    #[test]
    fn p2_p6_picked_cards_can_be_played_exactly_when_the_game_takes_them() {
        let mut session = testing::two_humans();
        let (mut taken, mut refused) = (0, 0);
        for _ in 0..4_000 {
            testing::play_some(&mut session, 1);
            session.dispatch(Intent::Uncover);
            session.dispatch(Intent::Peek(true));
            let Some(own) = poker::own_poker(&session).filter(|own| !own.covered) else { continue };
            if !matches!(own.question, Some(PokerQuestion::Use | PokerQuestion::Exchange)) {
                continue;
            }
            let all = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
            let is_dealt = own.question == Some(PokerQuestion::Exchange);
            if is_dealt {
                let picks = PicksView::of(&session);
                assert_eq!(picks.marked, CardSet::EMPTY, "as long as nothing is chosen");
                session.dispatch(Intent::Pick(own.hand[0]));
                let picks = PicksView::of(&session);
                assert_eq!((picks.marked, picks.discarded), (all(&own.hand[..1]), 1));
                session.dispatch(Intent::Pick(own.hand[0]));
            }
            // Start with the stash, so that for a while more is taken than discarded.
            for card in own.stash.iter().chain(&own.hand) {
                let was_marked = PicksView::of(&session).marked.contains(*card);
                session.dispatch(Intent::Pick(*card));
                assert_ne!(PicksView::of(&session).marked.contains(*card), was_marked);
                let can_play = PicksView::of(&session).can_play;
                let mut played = session.clone();
                played.dispatch(Intent::PlayCards);
                assert_eq!(played.notice().is_none(), can_play, "{:?}", PicksView::of(&session));
                assert_eq!(played.played() > session.played(), can_play);
                *if can_play { &mut taken } else { &mut refused } += 1;
            }
            session.dispatch(Intent::Peek(false));
        }
        assert!(taken > 20 && refused > 5, "{taken} {refused}");
    }

    #[test]
    fn p1_p2_who_answers_a_contest_chooses_cards_in_the_same_breath() {
        let computer = Control::Computer("easy".into());
        let mut chosen = 0;
        for seed in 10..14 {
            let players = [(Seat::Red, Control::Human), (Seat::Blue, computer.clone())];
            let mut session = testing::dealt(RuleSet::NAUTICAL, &players, seed);
            for _ in 0..6_000 {
                testing::play_some(&mut session, 1);
                let Some(contest) = ContestView::of(&session).filter(|contest| contest.chooses)
                else {
                    continue;
                };
                let picks = PicksView::of(&session);
                assert!(picks.can_play && picks.taken == 1, "one is proposed: {picks:?}");
                let is_of_use = |card: &Card| contest.ally.suits.contains(&card.suit());
                let any = contest.stash.iter().any(is_of_use);
                assert_eq!(picks.marked.iter().any(|card| is_of_use(&card)), any);
                let mut played = session.clone();
                played.dispatch(Intent::PlayCards);
                assert_eq!(played.notice(), None);
                let Phase::Poker(table) = played.game().state().phase() else {
                    panic!("it is played")
                };
                let asked = table.game.asks().unwrap();
                assert_ne!(asked, (contest.seat, PokerQuestion::Use));
                // A second tap takes the card back, and playing none isn't allowed.
                session.dispatch(Intent::Pick(picks.marked.first().unwrap()));
                assert!(!PicksView::of(&session).can_play && PicksView::of(&session).taken == 0);
                chosen += 1;
            }
        }
        assert!(chosen > 5, "{chosen}");
    }
}
