//! A cruise that has been rolled: the shores within reach, by name (N1).

use engine::core::{Seat, ShipId};
use engine::game::{Ask, Event, SeaEvent};
use engine::world::{Hex, Territory, TerritorySet};
use stdx::InOrder;
use table::{Duty, Session};

/// A shore within reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallView {
    pub territory: Territory,
    /// The distance to its nearest harbour, in boat lengths.
    pub lengths: u32,
    pub owner: Option<Seat>,
    /// True if the shore is the player's own.
    pub mine: bool,
    /// The number of ships to beat before a landing there (N4).
    pub patrol: usize,
}

/// A cruise that has been rolled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CruiseView {
    pub ship: ShipId,
    /// The current hex of the ship, where it may also stay.
    pub at: Hex,
    /// The distance it can go, in boat lengths.
    pub lengths: u32,
    /// The dice that gave this distance.
    pub dice: Option<[u8; 2]>,
    /// The player who rolled them.
    pub seat: Seat,
    /// The shores within reach, the player's own first, then by distance.
    pub calls: Vec<CallView>,
}

impl CruiseView {
    /// Returns the cruise that the player at the screen has to sail.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let Ask::Cruise { ship, lengths } = prompt.ask else { return None };
        let state = session.view().table();
        let at = state.fleet().get(ship)?.at;
        let (mut calls, mut known) = (Vec::new(), TerritorySet::EMPTY);
        for (hex, lengths) in state.world().within(at, lengths) {
            for territory in state.world().shores(hex) - known {
                known.insert(territory);
                let owner = state.board().owner(territory);
                let mine = owner == Some(prompt.seat);
                let foe = owner.filter(|_| !mine);
                let patrol = foe.map_or(0, |foe| state.fleet().patrol(foe, hex.ocean()).count());
                calls.push(CallView { territory, lengths, owner, mine, patrol });
            }
        }
        calls.order_by_key(|call| (!call.mine, call.lengths));
        let (dice, seat) = (cruise_dice(session, ship), prompt.seat);
        Some(CruiseView { ship, at, lengths, dice, seat, calls })
    }
}

/// Returns the last dice rolled for the cruise of a ship.
fn cruise_dice(session: &Session, sailing: ShipId) -> Option<[u8; 2]> {
    let mut events = session.moments().iter().rev().flat_map(|moment| moment.events.iter().rev());
    let thrown = |event: &Event| {
        let Event::Sea(SeaEvent::CruiseRolled { ship, dice }) = *event else { return None };
        (ship == sailing).then_some(dice)
    };
    events.find_map(thrown)
}

#[cfg(test)]
mod tests {
    use crate::sea::cruise::CruiseView;
    use engine::game::{Action, SeaAction};
    use table::{Intent, testing};

    #[test]
    fn n1_every_shore_that_is_named_can_be_sailed_to_by_a_tap() {
        let mut session = testing::two_humans();
        let mut named = 0;
        for _ in 0..2_000 {
            testing::play_some(&mut session, 1);
            let Some(cruise) = CruiseView::of(&session) else { continue };
            for call in &cruise.calls {
                let mut there = session.clone();
                there.dispatch(Intent::Tap(call.territory));
                let ship = there.game().state().fleet().get(cruise.ship).unwrap();
                let way = session.game().state().world().way(cruise.at, ship.at).unwrap();
                assert_eq!(u32::try_from(way.len()).unwrap(), call.lengths, "{call:?}");
                assert!(there.game().state().shores(ship).contains(call.territory));
                named += 1;
            }
            let stay = Action::Sea(SeaAction::Sail { to: cruise.at });
            assert!(session.game().legal().allows(&stay));
        }
        assert!(named > 50, "{named}");
    }
}
