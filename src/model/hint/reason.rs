//! Why an action is good, where that can be said in a sentence: what hangs on the place.

use crate::model::session::Session;
use crate::model::story::importance::{broken, completed};
use engine::core::Seat;
use engine::game::{Action, Observation, SeaAction};
use engine::world::{Territory, TerritorySet};

/// So few territories that are still missing are worth a word.
const NEAR: usize = 3;

impl Session {
    /// Why, as far as the person at the screen may know it.
    pub(super) fn reason_for(&self, action: &Action) -> Option<String> {
        let view = self.view();
        match *action {
            Action::Attack { to, .. }
            | Action::Commit { to, .. }
            | Action::Flank { to, .. }
            | Action::Sea(SeaAction::Land { to, .. }) => self.to_attack(view, to),
            Action::Garrison { territory, .. }
            | Action::Deploy { territory, .. }
            | Action::Levy { territory } => self.to_guard(view, territory),
            Action::Transfer { to, .. } | Action::Rearrange { to, .. } => self.to_guard(view, to),
            Action::Sea(
                SeaAction::Launch { .. }
                | SeaAction::Cruise { .. }
                | SeaAction::Sail { .. }
                | SeaAction::Embark { .. }
                | SeaAction::Disembark { .. }
                | SeaAction::Engage { .. }
                | SeaAction::SendIn { .. }
                | SeaAction::Roll { .. }
                | SeaAction::Reserve { .. }
                | SeaAction::BreakOff { .. }
                | SeaAction::Board { .. }
                | SeaAction::Sink,
            )
            | Action::Choose { .. }
            | Action::Build { .. }
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
            | Action::Expand { .. }
            | Action::Defend { .. }
            | Action::Ambush
            | Action::Barrage
            | Action::Missile { .. }
            | Action::Stir { .. } => None,
        }
    }

    fn to_attack(&self, view: &Observation, to: Territory) -> Option<String> {
        let (state, board) = (view.table(), view.table().board());
        let own = board.held(state.turn().seat);
        let defender = board.owner(to)?;
        let (name, theirs) = (self.name(defender), board.held(defender));
        if theirs == TerritorySet::only(to) {
            return Some(text::hints::last_territory(name));
        }
        if let Some(continent) = completed(own, to) {
            return Some(text::hints::completes(continent, continent.bonus()));
        }
        if let Some(continent) = broken(theirs, to) {
            return Some(text::hints::breaks(name, continent));
        }
        let continent = to.continent();
        let missing = (continent.territories() - own).len();
        if missing <= NEAR {
            return Some(text::hints::still_missing(missing - 1, continent));
        }
        (!state.turn().conquered).then(|| text::hints::brings_a_card().to_owned())
    }

    /// The strongest army that could attack there.
    fn to_guard(&self, view: &Observation, place: Territory) -> Option<String> {
        let (state, board) = (view.table(), view.table().board());
        let me = view.viewer()?;
        let foe = |at: &Territory| board.owner(*at).filter(|seat| is_foe(view, me, *seat));
        let threat = state.neighbours(place).iter().filter(|at| foe(at).is_some());
        let threat = threat.max_by_key(|at| board.armies(*at))?;
        Some(text::hints::threat(self.name(foe(&threat)?), threat, board.armies(threat)))
    }
}

fn is_foe(view: &Observation, me: Seat, seat: Seat) -> bool {
    seat != me && seat != view.table().turn().seat
}

#[cfg(test)]
mod tests {
    use super::super::super::testing;
    use crate::model::{Duty, Intent, Session};
    use engine::game::{Action, Ask};
    use engine::world::{Continent, Territory};

    fn in_campaign() -> Session {
        let mut session = testing::one_human();
        loop {
            if matches!(session.duty(), Duty::Decide(prompt) if prompt.ask == Ask::Campaign) {
                return session;
            }
            testing::play_some(&mut session, 1);
        }
    }

    #[test]
    fn reasons_agree_with_the_board() {
        let mut told = 0;
        let mut session = in_campaign();
        for _ in 0..600 {
            testing::play_some(&mut session, 1);
            if !matches!(session.duty(), Duty::Decide(prompt) if prompt.ask == Ask::Campaign) {
                continue;
            }
            let state = session.game().state();
            let own = state.board().held(state.turn().seat);
            for from in state.attackers() {
                for to in state.targets(from) {
                    let reason = session.reason_for(&Action::Attack { from, to });
                    let Some(reason) = reason else { continue };
                    let all = to.continent().territories();
                    let completes = reason.starts_with("It would give you all of");
                    assert_eq!(completes, (all - own).len() == 1 && !reason.contains("last"));
                    if reason.contains("would break") {
                        let owner = state.board().owner(to).unwrap();
                        assert!(state.board().continents(owner).any(|held| held == to.continent()));
                    }
                    told += 1;
                }
            }
        }
        assert!(told > 20, "{told}");
    }

    #[test]
    fn armies_are_placed_against_the_strongest_neighbour() {
        let mut session = testing::one_human();
        let wanted = |duty: Duty| matches!(duty, Duty::Decide(prompt) if matches!(prompt.ask, Ask::Reinforce { .. }));
        while !wanted(session.duty()) {
            testing::play_some(&mut session, 1);
        }
        session.dispatch(Intent::Deselect);
        let board = session.game().state().board();
        let own = board.held(session.viewer().unwrap());
        let strongest = |place: Territory| {
            let foreign = session.game().state().neighbours(place) - own;
            foreign.iter().map(|at| board.armies(at)).max()
        };
        let mut told = 0;
        for territory in own {
            let reason = session.reason_for(&Action::Deploy { territory, armies: 1 });
            assert_eq!(reason.is_some(), strongest(territory).is_some());
            if let (Some(reason), Some(number)) = (reason, strongest(territory)) {
                assert!(reason.contains(&format!("has {number} in")), "{reason}");
                told += 1;
            }
        }
        assert!(told > 0 && Continent::ALL.len() == 6);
    }
}
