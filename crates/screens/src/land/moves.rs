//! Armies that move into a conquered territory, and moves at the end of a turn.

use engine::battle::Post;
use engine::game::{Ask, Fortify, Phase};
use engine::world::{Territory, TerritorySet};
use table::{Duty, Session};

/// The armies that may move into a conquered territory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdvanceView {
    pub from: Post,
    pub to: Territory,
    /// The most armies that can move.
    pub most: u32,
    /// The number of armies already in the territory.
    pub inside: u32,
    /// The number of armies where they come from.
    pub outside: u32,
    /// The territories and ships to ask about afterwards.
    pub next: Vec<Post>,
    /// The number proposed: all where no enemy borders the origin any longer, otherwise none; from
    /// a ship, all but one.
    pub proposed: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TransferView {
    pub from: Territory,
    pub to: Territory,
    /// The number of armies that move.
    pub armies: u32,
    /// The most armies that can move.
    pub most: u32,
    /// The number of armies at each end now.
    pub now: (u32, u32),
    /// True if this is the only move, so that it ends the turn.
    pub ends_turn: bool,
    /// True if it takes land that nobody controls (L6).
    pub expands: bool,
}

impl AdvanceView {
    /// Describes both ends after this many have moved: “5 in Alaska, 1 aboard ship 6.”
    pub fn outcome(&self, armies: u32) -> String {
        let stay = self.outside.saturating_sub(armies);
        let inside = self.inside + armies;
        match self.from {
            Post::Land(from) => {
                text::land_sentences::Outcome { inside, to: self.to, stay, from }.say()
            }
            Post::Ship(ship) => {
                text::land_sentences::OutcomeShip { inside, to: self.to, stay, ship }.say()
            }
        }
    }
}

impl AdvanceView {
    /// Returns the armies that may move in, if the player at the screen has to decide.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let Ask::Advance { from, to, most } = prompt.ask else { return None };
        let state = session.view().table();
        let Phase::Advance(advance) = state.phase() else { return None };
        let held = state.board().held(state.turn().seat);
        let proposed = match from {
            Post::Land(from) if (state.neighbours(from) - held).is_empty() => most,
            Post::Land(_) => 0,
            // One army stays aboard, so that the ship can sail (N3).
            Post::Ship(_) => most.saturating_sub(u32::from(state.armies_at(from) == most)),
        };
        Some(AdvanceView {
            from,
            to,
            most,
            inside: state.board().armies(to),
            outside: state.armies_at(from),
            next: advance.from.iter().rev().skip(1).copied().collect(),
            proposed,
        })
    }
}

impl TransferView {
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let (state, draft) = (session.view().table(), session.draft());
        let expands = prompt.ask == Ask::Campaign && draft.expands(state);
        if prompt.ask != Ask::Transfer && !expands {
            return None;
        }
        let (from, to) = (draft.from?, draft.to?);
        if expands {
            return Some(TransferView {
                from,
                to,
                armies: draft.armies,
                most: state.committable_armies(from),
                now: (state.board().armies(from), 0),
                ends_turn: false,
                expands,
            });
        }
        let targets: TerritorySet = state.transfer_targets(from);
        targets.contains(to).then(|| TransferView {
            from,
            to,
            armies: draft.armies,
            most: state.movable(from),
            now: (state.board().armies(from), state.board().armies(to)),
            ends_turn: is_single(state.rules().fortify),
            expands,
        })
    }
}

fn is_single(fortify: Fortify) -> bool {
    matches!(fortify, Fortify::OnePath | Fortify::OneNeighbour)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::{Control, Until};
    use engine::world::names::{Argentina, Brazil, Peru};
    use table::Intent;
    use table::testing::position;

    #[test]
    fn a1_all_move_in_if_no_enemy_borders_where_they_come_from() {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let proposed = |others: &str| {
            let text = format!(
                "rules next\nplayers Red Blue\nturn Red campaign\n\
                 Argentina Red 20\nPeru Blue 1\n{others}\n* Blue 1"
            );
            (0..20).find_map(|seed| {
                let mut session = position(&text, &people, seed);
                session.dispatch(Intent::Tap(Argentina));
                session.dispatch(Intent::Tap(Peru));
                session.dispatch(Intent::Attack(Until::Conquest));
                AdvanceView::of(&session).map(|view| (view.proposed, view.most))
            })
        };
        let (armies, most) = proposed("Brazil Red 1").unwrap();
        assert!(armies == most && most > 5, "{armies} of {most}");
        let (armies, most) = proposed("Brazil Blue 1").unwrap();
        assert!(armies == 0 && most > 5, "{armies} of {most}");
    }

    #[test]
    fn it_is_told_who_stays_in_a_territory_and_who_aboard() {
        let ship = Post::Ship(engine::core::ShipId::try_from(5).unwrap());
        let view = |from| {
            let (to, most, inside, outside) = (Brazil, 3, 2, 4);
            AdvanceView { from, to, most, inside, outside, next: Vec::new(), proposed: 0 }
        };
        assert_eq!(view(ship).outcome(3), "5 in Brazil, 1 aboard ship 6.");
        assert_eq!(view(Post::Land(Peru)).outcome(0), "2 in Brazil, 4 in Peru.");
    }
}
