//! The role of each territory in the current decision.

use crate::battles::muster;
use crate::map::hinted::hinted;
use crate::map::mark::Mark;
use crate::map::ships;
use crate::map::tappable;
use engine::battle::Post;
use engine::game::{Attack, Duel, Force, Phase, ReactionWindow};
use engine::world::{Territory, TerritorySet};
use table::{Duty, Session};

/// The marks of all territories, with everything they have in common computed once.
pub(crate) struct Marks<'a> {
    session: &'a Session,
    decides: bool,
    is_passed_by: bool,
    targets: TerritorySet,
    open: TerritorySet,
    hinted: Option<(Vec<Territory>, Option<Territory>)>,
    owes: TerritorySet,
    risen: Vec<(Territory, u32)>,
}

/// Returns the roles of the territories in the current decision.
pub(crate) fn marks(session: &Session) -> Marks<'_> {
    let decides = matches!(session.duty(), Duty::Decide(_));
    let (targets, open) = if decides {
        (tappable::targets(session), tappable::open(session))
    } else {
        (TerritorySet::EMPTY, TerritorySet::EMPTY)
    };
    let (hinted, owes) = (hinted(session), owes(session));
    let is_passed_by = session.is_passed_by();
    let risen = if is_passed_by { Vec::new() } else { muster::risen(session) };
    Marks { session, decides, is_passed_by, targets, open, hinted, owes, risen }
}

/// Returns the territories from which an attack with superior numbers is due (K4).
fn owes(session: &Session) -> TerritorySet {
    let state = session.view().table();
    let is_still = session.defers_the_end() || session.is_passed_by();
    let campaigns = *state.phase() == Phase::Campaign && !is_still;
    if campaigns { state.bound_to_attack() } else { TerritorySet::EMPTY }
}

/// Returns the role of a territory or ship in the current decision.
pub fn mark_of(session: &Session, post: Post) -> Mark {
    match post {
        Post::Land(territory) => marks(session).of(territory),
        Post::Ship(ship) => ships::ship_mark(session, ship),
    }
}

impl Marks<'_> {
    /// Returns the mark that the map shows in a territory: the one for the hint, or else the one
    /// for the decision.
    pub fn shown(&self, territory: Territory) -> Mark {
        let mark = self.of(territory);
        let Some((from, to)) = &self.hinted else { return mark };
        match () {
            () if *to == Some(territory) => Mark::Aim,
            () if from.contains(&territory) => Mark::Selected,
            () if mark == Mark::Open => Mark::None,
            () => mark,
        }
    }

    /// Returns the territories that the map shows with one of these marks.
    pub fn among(&self, wanted: &[Mark]) -> TerritorySet {
        let all = self.session.view().table().world().territories().iter();
        all.filter(|at| wanted.contains(&self.shown(*at))).collect()
    }

    /// Returns the number of armies mobilized in a territory against the current attack (T11).
    pub fn risen(&self, territory: Territory) -> u32 {
        self.risen.iter().find(|(at, _)| *at == territory).map_or(0, |(_, armies)| *armies)
    }

    /// Returns `true` if an attack with superior numbers is due from a territory (K4).
    pub fn owes(&self, territory: Territory) -> bool {
        self.owes.contains(territory)
    }

    /// Returns the role of a territory, regardless of hints.
    pub fn of(&self, territory: Territory) -> Mark {
        if self.is_passed_by {
            return Mark::None;
        }
        let phase = self.session.view().table().phase();
        if self.decides && matches!(phase, Phase::Levy { .. }) {
            // While the attack waits, don't show what the attacker has planned.
            return if self.open.contains(territory) { Mark::Open } else { Mark::None };
        }
        if let Some(mark) = battle_mark(phase, territory) {
            return mark;
        }
        if !self.decides {
            return Mark::None;
        }
        let draft = self.session.draft();
        let path = draft.path.as_ref();
        if path.is_some_and(|path| path.steps.contains(&territory)) {
            Mark::Aim
        } else if path.is_some_and(|path| path.from == Some(territory.into())) {
            Mark::Selected
        } else if draft.to == Some(territory) {
            Mark::Aim
        } else if draft.from == Some(territory) || draft.blocks.contains(&territory.into()) {
            Mark::Selected
        } else if self.targets.contains(territory) {
            Mark::Target
        } else if self.open.contains(territory) {
            Mark::Open
        } else {
            Mark::None
        }
    }
}

/// Returns the role of a territory in an attack that waits for an answer.
fn duel_mark(duel: &Duel, territory: Territory) -> Option<Mark> {
    match () {
        () if duel.to == territory => Some(Mark::Aim),
        () if duel.from == territory.into() => Some(Mark::Selected),
        () => None,
    }
}

fn battle_mark(phase: &Phase, territory: Territory) -> Option<Mark> {
    let battle = match phase {
        Phase::Defend(duel) | Phase::Window(ReactionWindow { duel, .. }) => {
            return duel_mark(duel, territory);
        }
        Phase::Mobilize(Attack::Land(battle))
        | Phase::Reveal { attack: Attack::Land(battle), .. }
        | Phase::Levy { attack: Attack::Land(battle), .. }
        | Phase::Battle(battle)
        | Phase::PlusOne { battle, .. } => battle,
        Phase::Advance(advance) if advance.to == territory => return Some(Mark::Aim),
        Phase::Advance(advance) if advance.from.last() == Some(&territory.into()) => {
            return Some(Mark::Selected);
        }
        _ => return None,
    };
    let sends = match &battle.force {
        Force::Normal(from) => *from == territory.into(),
        Force::Blocks(assault) => assault.origins().contains(&territory.into()),
    };
    match () {
        () if battle.to == territory => Some(Mark::Aim),
        () if sends => Some(Mark::Selected),
        () => None,
    }
}
