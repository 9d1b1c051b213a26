//! The territories that can be tapped in the current decision.

use crate::seats::holdings::coasts;
use engine::game::{Ask, State};
use engine::world::{Territory, TerritorySet};
use table::Session;

/// Returns the territories that can be tapped as the target of the selection.
pub fn targets(session: &Session) -> TerritorySet {
    let state = session.view().table();
    let ask = state.prompt().map(|prompt| prompt.ask);
    if let (Some(Ask::Campaign), Some(path)) = (ask, &session.draft().path) {
        return path.next(state);
    }
    match (ask, session.draft().from) {
        (Some(Ask::Campaign), Some(from)) => state.targets(from) | state.open_land(from),
        (Some(Ask::Transfer), Some(from)) => state.transfer_targets(from),
        (Some(Ask::Arrange), Some(from)) => {
            state.board().held(state.turn().seat) - TerritorySet::only(from)
        }
        _ => TerritorySet::EMPTY,
    }
}

/// Returns the territories that can be tapped to begin an action.
pub fn open(session: &Session) -> TerritorySet {
    let state = session.decided_on();
    let held = state.board().held(state.turn().seat);
    match state.prompt().map(|prompt| prompt.ask) {
        Some(Ask::Choose) => state.choosable(),
        Some(Ask::Garrison { .. } | Ask::FirstFactory | Ask::Factory { .. }) => held,
        Some(Ask::FirstShip { .. } | Ask::Launch { .. }) => coasts(state, state.turn().seat),
        Some(Ask::Reinforce { left, .. }) if left > 0 => held,
        Some(Ask::Levy { army, .. }) => state.board().held(army),
        Some(Ask::Arrange) => state.board().with_spare(state.turn().seat),
        Some(Ask::Campaign) => {
            let goals = |from: Territory| state.targets(from) | state.open_land(from);
            state.attackers().iter().filter(|from| !goals(*from).is_empty()).collect()
        }
        Some(Ask::Transfer) => can_send(state, held),
        _ => TerritorySet::EMPTY,
    }
}

fn can_send(state: &State, held: TerritorySet) -> TerritorySet {
    held.iter().filter(|from| !state.transfer_targets(*from).is_empty()).collect()
}
