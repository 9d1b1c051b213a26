//! The first turns of a quick start: the factory and the ship, which were placed for the person, are
//! explained when they first matter.

use engine::core::{Seat, ShipId};
use engine::world::Territory;
use table::Session;

/// The round in which the factory is explained.
const OF_THE_FACTORY: u32 = 1;

/// The round in which the ship is explained.
const OF_THE_SHIP: u32 = 2;

/// Returns the viewer if it is their own turn in this round of a quick start.
fn viewer(session: &Session, round: u32) -> Option<Seat> {
    let turn = session.view().table().turn();
    let is_then = turn.round == round && session.is_quick_start();
    session.viewer().filter(|seat| is_then && turn.seat == *seat)
}

/// Returns the territory of the viewer's factory, if it brings armies for the first time.
pub(super) fn factory(session: &Session) -> Option<Territory> {
    let viewer = viewer(session, OF_THE_FACTORY)?;
    let board = session.view().table().board();
    board.held(viewer).iter().find(|own| board.factories(*own) > 0)
}

/// Returns the viewer's first ship, if it's time to try it out.
pub(super) fn ship(session: &Session) -> Option<ShipId> {
    let viewer = viewer(session, OF_THE_SHIP)?;
    session.view().table().fleet().of(viewer).map(|(ship, _)| ship).next()
}

#[cfg(test)]
mod tests {
    use crate::table::prompt::PromptView;
    use engine::core::Seat;
    use engine::game::{Action, Control};
    use players::arena::quick_start;
    use std::collections::BTreeSet;
    use table::{Duty, Intent, testing};

    #[test]
    fn a_quick_start_explains_the_factory_and_the_ship_when_they_first_matter() {
        let computers = quick_start::OPPONENTS.map(|level| Control::Computer(level.name().into()));
        let controls = [Control::Human].into_iter().chain(computers);
        let seats: Vec<_> = Seat::ALL.into_iter().zip(controls).collect();
        let mut session = testing::dealt(quick_start::RULES, &seats, 4);
        let prompt = PromptView::of(&session);
        assert_eq!(prompt.sentence, "Red: your armies are placed. Change them if you like.");
        assert_eq!(prompt.primary.map(|start| start.label).as_deref(), Some("Start"));
        session.dispatch(Intent::Play(Action::Done));
        assert_eq!(PromptView::of(&session).sentence, "Everyone is setting up…");
        let mut told = Vec::new();
        while session.view().table().turn().round < 4 {
            if let Duty::Decide(_) = session.duty() {
                let round = session.view().table().turn().round;
                told.push((round, PromptView::of(&session).sentence));
            }
            testing::play_some(&mut session, 1);
        }
        let rounds = |words: &str| -> BTreeSet<u32> {
            told.iter().filter(|(_, line)| line.contains(words)).map(|(round, _)| *round).collect()
        };
        assert_eq!(rounds("Your factory in "), [1].into());
        assert_eq!(rounds("carry armies across the sea"), [2].into());
    }
}
