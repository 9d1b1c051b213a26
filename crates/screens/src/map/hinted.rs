//! The territories and the sea hex that a hint is about.

use engine::game::{Action, SeaAction};
use engine::world::{Hex, Territory};
use table::Session;

/// Returns the territories that the hint is about: the origins, and the target.
pub(super) fn hinted(session: &Session) -> Option<(Vec<Territory>, Option<Territory>)> {
    Some(match *session.advice()? {
        Action::Attack { from, to }
        | Action::Commit { from, to, .. }
        | Action::Transfer { from, to, .. }
        | Action::Rearrange { from, to, .. }
        | Action::Expand { from, to, .. } => (vec![from], Some(to)),
        Action::Flank { to, ref from, .. } => {
            (from.iter().filter_map(|post| post.territory()).collect(), Some(to))
        }
        Action::Sea(SeaAction::Land { to, .. } | SeaAction::Disembark { to, .. }) => {
            (Vec::new(), Some(to))
        }
        Action::Sea(SeaAction::Embark { from, .. }) => (vec![from], None),
        Action::Choose { territory }
        | Action::Garrison { territory, .. }
        | Action::Build { territory }
        | Action::Deploy { territory, .. }
        | Action::Levy { territory } => (Vec::new(), Some(territory)),
        Action::Sea(
            SeaAction::Launch { .. }
            | SeaAction::Cruise { .. }
            | SeaAction::Sail { .. }
            | SeaAction::Engage { .. }
            | SeaAction::SendIn { .. }
            | SeaAction::Roll { .. }
            | SeaAction::Reserve { .. }
            | SeaAction::BreakOff { .. }
            | SeaAction::Board { .. }
            | SeaAction::Sink,
        )
        | Action::TurnIn { .. }
        | Action::Mobilize { .. }
        | Action::Roll { .. }
        | Action::RollBlock { .. }
        | Action::Raise { .. }
        | Action::Reserve { .. }
        | Action::Halt
        | Action::Advance { .. }
        | Action::Discard { .. }
        | Action::Draw
        | Action::Shed { .. }
        | Action::TakeOver { .. }
        | Action::Leave { .. }
        | Action::Join { .. }
        | Action::Done
        | Action::Declare { .. }
        | Action::Contest
        | Action::Accept
        | Action::Poker(_)
        | Action::Defend { .. }
        | Action::Ambush
        | Action::Barrage
        | Action::Missile { .. }
        | Action::Reseed { .. }
        | Action::Pledge { .. }
        | Action::Reveal { .. }
        | Action::Fork { .. } => return None,
    })
}

/// Returns the hex that the hint is about: where a ship is to begin, or to sail.
pub fn hinted_hex(session: &Session) -> Option<Hex> {
    let Action::Sea(SeaAction::Launch { at } | SeaAction::Sail { to: at }) = *session.advice()?
    else {
        return None;
    };
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::ships::sea;
    use engine::core::Seat;
    use engine::game::Control;
    use table::{Intent, testing};

    #[test]
    fn a_hint_to_launch_a_ship_is_about_a_hex() {
        let text = "rules nautical
             players Red Blue
             turn Red launch 3 left 0
             Brazil Red 5
             Peru Red 5
             Japan Blue 1
             * Green 1";
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let mut session = testing::position(text, &people, 1);
        let hexes = sea(&session);
        assert!(hexes.len() > 1 && hinted_hex(&session).is_none());
        let at = hexes[1].hex;
        let action = Action::Sea(SeaAction::Launch { at });
        session.dispatch(Intent::Advise {
            after: session.game().actions().len(),
            action,
            why: None,
        });
        assert_eq!(hinted_hex(&session), Some(at));
    }
}
