//! The tablet passed around: nobody's cards are shown to anybody else.

use crate::allies::call::ContestView;
use crate::allies::poker;
use crate::seats::cards::CardsView;
use engine::game::Ask;
use table::testing::around_the_table;
use table::{Duty, Intent, Session};

#[test]
fn p5_the_tablet_goes_round_a_poker_table_with_covered_cards() {
    let (mut passed, mut answered) = (0, 0);
    for seed in 0..6 {
        around_the_table(seed, 1_200, |session| {
            let Duty::Decide(prompt) = session.duty() else { return };
            let is_quick = matches!(
                prompt.ask,
                Ask::Contest { .. } | Ask::Answer { .. } | Ask::Join { .. } | Ask::Poker { .. }
            );
            if !is_quick {
                assert_eq!(session.viewer(), Some(prompt.seat), "only a quick word is said unseen");
                return;
            }
            if session.viewer().is_some() {
                return;
            }
            passed += 1;
            answered += u32::from(matches!(prompt.ask, Ask::Answer { .. }));
            let hidden = |session: &Session| {
                let poker = poker::own_poker(session);
                poker.is_none_or(|own| own.covered && own.hand.is_empty() && own.stash.is_empty())
                    && ContestView::of(session).is_none_or(|contest| contest.stash.is_empty())
                    && CardsView::of(session).is_none()
            };
            assert!(hidden(session));
            let mut session = session.clone();
            session.dispatch(Intent::Peek(true));
            assert_eq!(session.viewer(), Some(prompt.seat));
            assert_eq!(session.view().viewer(), Some(prompt.seat));
            session.dispatch(Intent::Peek(false));
            assert!(session.viewer().is_none() && hidden(&session));
        });
    }
    assert!(passed > 20 && answered > 5, "{passed} {answered}");
}
