//! Showdowns that everybody at the tablet looks at.

use crate::allies::poker_table::{PokerStanding, PokerView};
use crate::allies::showdown::ShowdownView;
use crate::table::dialog::{self, AllyDialog, Dialog};
use engine::core::Seat;
use engine::game::Action;
use table::testing::showdowns;
use table::{Duty, Intent, PlayedBy};

#[test]
fn p7_a_showdown_that_a_person_was_in_stays_until_somebody_goes_on() {
    let (mut seen, mut prizes) = (0, 0);
    showdowns(|session| {
        if session.duty() != Duty::Showdown {
            assert_eq!((ShowdownView::of(session), session.prize()), (None, None));
            return;
        }
        seen += 1;
        prizes += u32::from(session.prize().is_some());
        assert_eq!(dialog::dialog(session, None), Some(Dialog::Allies(AllyDialog::Poker)));
        assert!(!session.is_shared() || session.viewer().is_none(), "everybody looks");
        let table = PokerView::of(session).unwrap();
        assert!(table.players.iter().any(|player| session.is_human(player.seat)));
        let shown = || table.players.iter().filter(|player| player.shown.is_some());
        assert!(shown().count() > 0);
        for player in &table.players {
            let bets = player.staked > 1 || player.standing == PokerStanding::Folded;
            assert!(player.stack.is_some() || !bets, "{player:?}");
            assert_eq!(player.shown.is_some(), player.hand.is_some(), "{player:?}");
        }
        let leads = |hand: &crate::allies::poker_table::OpenHand| hand.leads;
        assert!(shown().any(|player| player.hand.as_ref().is_some_and(leads)));
        let won: u32 = table.players.iter().map(|player| player.won).sum();
        let staked: u32 = table.players.iter().map(|player| player.staked).sum();
        assert!(won > 0 && won <= staked, "{table:?}");
        let mut session = session.clone();
        let after = session.game().actions().len();
        session.dispatch(Intent::Peek(false));
        session.dispatch(Intent::Control(Seat::Red, PlayedBy::Human));
        session.dispatch(Intent::Answer { after, action: Action::Done });
        assert_eq!(session.duty(), Duty::Showdown, "computer players wait as well");
    });
    assert!(seen > 10 && prizes > 1, "{seen} {prizes}");
}
