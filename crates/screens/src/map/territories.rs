//! A single territory as the map shows it.

use super::mark::Mark;
use super::marks::Marks;
use super::tap_action::TapAction;
use crate::in_words::scar_in_words;
use crate::map::whereabouts;
use crate::map::{marks, tappable};
use engine::core::Seat;
use engine::game::{Ask, Phase, Scar};
use engine::world::{ByTerritory, Territory, TerritorySet};
use players::reasons::percent;
use table::{Duty, Session, proposals};
use words::InWords;

/// A territory as the map shows it. Equal values need no redrawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TerritoryView {
    pub owner: Option<Seat>,
    pub armies: u32,
    pub factories: u32,
    pub captives: u32,
    /// True if it can take no more action this turn (A4).
    pub exhausted: bool,
    /// The scar or fortification that changes the dice there (L7).
    pub scar: Option<Scar>,
    /// The owner of the headquarters there (L6).
    pub headquarters: Option<Seat>,
    /// Its role in the current decision.
    pub mark: Mark,
    /// The effect of a tap; `None` if it does nothing useful.
    pub tap: Option<TapAction>,
    /// The chance to take it by the best attack from the selected territory, in percent.
    pub chance: Option<u32>,
    /// The number of armies that a tap raises here, if that is the question.
    pub rises: Option<u32>,
    /// The number of armies mobilized here against the current attack (T11).
    pub risen: u32,
    /// True if an attack with superior numbers is due from here (K4).
    pub owes: bool,
    /// The number of armies to be removed if its owner's turn ends now (K5).
    pub surplus: u32,
}

impl TerritoryView {
    /// Describes the territory in words, for people who can't see the map.
    pub fn spoken(&self, territory: Territory) -> String {
        let mut facts = vec![territory.to_string()];
        match self.owner {
            Some(seat) => {
                facts.extend([seat.in_words().to_owned(), text::holdings::armies(self.armies)]);
            }
            None => facts.push(text::map::free().to_owned()),
        }
        facts.extend(self.headquarters.map(|seat| text::map::headquarters(seat.in_words())));
        facts.extend(self.scar.map(scar_in_words));
        facts.extend((self.factories > 0).then(|| text::holdings::factories(self.factories)));
        facts.extend((self.captives > 0).then(|| text::map::captives(self.captives)));
        facts.extend((self.risen > 0).then(|| text::map::risen(self.risen)));
        facts.extend(self.exhausted.then(|| text::map::exhausted().to_owned()));
        facts.extend(self.owes.then(|| text::map::owes().to_owned()));
        facts.extend((self.surplus > 0).then(|| text::map::surplus(self.surplus)));
        facts.extend(match self.mark {
            Mark::Selected => Some(text::map::selected().to_owned()),
            Mark::Aim => Some(text::map::aim().to_owned()),
            Mark::None | Mark::Open | Mark::Target => None,
        });
        let facts = facts.into_iter().reduce(text::and_next).unwrap_or_default();
        let Some(deed) = self.tap.map(TapAction::in_words) else { return facts };
        match (self.chance.map(text::land_sentences::chance), self.rises) {
            (Some(chance), _) => text::map::TapChance { facts, deed, chance }.say(),
            (None, Some(armies)) => text::map::TapRaises { facts, armies }.say(),
            (None, None) => text::map::Tap { facts, deed }.say(),
        }
    }

    /// Returns the view without odds.
    #[must_use]
    pub fn without_odds(self) -> Self {
        Self { chance: None, ..self }
    }
}

impl TerritoryView {
    /// Returns a territory as the map shows it.
    pub fn of(session: &Session, territory: Territory) -> Self {
        territory_marked(session, &marks::marks(session), territory)
    }
}

/// Returns all territories as the map shows them.
pub fn territories(session: &Session) -> ByTerritory<TerritoryView> {
    let marks = marks::marks(session);
    let world = session.view().table().world();
    ByTerritory::from_fn(world.territories(), |territory| {
        territory_marked(session, &marks, territory)
    })
}

fn territory_marked(session: &Session, marks: &Marks, territory: Territory) -> TerritoryView {
    let state = session.view().table();
    let board = state.board();
    let mark = marks.of(territory);
    TerritoryView {
        owner: board.owner(territory),
        armies: board.armies(territory),
        factories: board.factories(territory),
        captives: board.captives(territory).iter().map(|(_, armies)| armies).sum(),
        exhausted: state.turn().exhausted.contains(territory),
        scar: state.legacy().scar(territory),
        headquarters: state.legacy().headquarters_at(territory),
        mark: marks.shown(territory),
        tap: tap_action(session, mark, territory),
        chance: (mark == Mark::Target).then(|| chance(session, territory)).flatten(),
        rises: (mark == Mark::Open).then(|| rising(session)).flatten(),
        risen: marks.risen(territory),
        owes: marks.owes(territory),
        surplus: surplus(session, territory),
    }
}

/// Returns the number of armies that the seat on turn is about to lose in a territory (K5).
fn surplus(session: &Session, territory: Territory) -> u32 {
    let state = session.view().table();
    let mine = state.board().held(state.turn().seat).contains(territory);
    if mine && state.turn().round > 0 { state.excess_armies(territory) } else { 0 }
}

/// Returns the number of armies of a wild card that are still to be placed (T11, T12).
fn rising(session: &Session) -> Option<u32> {
    match session.view().table().prompt()?.ask {
        Ask::Levy { armies, .. } => Some(armies),
        _ => None,
    }
}

/// Returns the chance to take a territory from the selected one by the best attack, in percent.
fn chance(session: &Session, to: Territory) -> Option<u32> {
    let state = session.view().table();
    let from = session.draft().from.filter(|_| state.phase() == &Phase::Campaign)?;
    proposals(state, from.into(), to).first().map(|best| percent(best.outlook.conquest))
}

/// Returns the effect of a tap on a territory with this mark.
fn tap_action(session: &Session, mark: Mark, at: Territory) -> Option<TapAction> {
    let Duty::Decide(prompt) = session.duty() else { return None };
    let is_path = session.draft().path.is_some();
    Some(match (mark, session.asked(prompt).ask) {
        (Mark::Open, Ask::Campaign) if is_path => TapAction::BeginPath,
        (Mark::Target, Ask::Campaign) if is_path => TapAction::AddToPath,
        (Mark::Aim, Ask::Campaign) if is_path => TapAction::TakeOffPath,
        (Mark::Open, Ask::Choose) => TapAction::Take,
        (Mark::Open, Ask::Garrison { .. } | Ask::Reinforce { .. } | Ask::Levy { .. }) => {
            TapAction::Place
        }
        (Mark::Open, Ask::FirstFactory | Ask::Factory { .. }) => TapAction::BuildFactory,
        (Mark::Open, Ask::FirstShip { .. } | Ask::Launch { .. }) => TapAction::LaunchShip,
        (Mark::Open, Ask::Campaign) => TapAction::AttackFrom,
        (Mark::Target, Ask::Campaign) if session.view().table().unclaimed().contains(at) => {
            TapAction::MoveIn
        }
        (Mark::Target, Ask::Campaign) => TapAction::Attack,
        (Mark::Open, Ask::Arrange | Ask::Transfer) => TapAction::MoveFrom,
        (Mark::Target, Ask::Arrange | Ask::Transfer) => TapAction::MoveHere,
        (Mark::Selected, Ask::Campaign | Ask::Arrange | Ask::Transfer) => TapAction::LetGo,
        _ => return None,
    })
}

/// Returns the territories of the decision, which should be visible; empty if any will do.
pub fn focus(session: &Session) -> TerritorySet {
    chosen(session) | candidates(session)
}

/// Returns the territories selected, targeted, fought over, or part of an event on display.
pub fn chosen(session: &Session) -> TerritorySet {
    marks::marks(session).among(&[Mark::Selected, Mark::Aim]) | whereabouts::looked_at(session)
}

/// Returns the targets to choose from, once something is selected.
pub fn candidates(session: &Session) -> TerritorySet {
    // Armies may be rearranged between any territories, so don't zoom out to show them all.
    let arranges = session.prompt().is_some_and(|prompt| prompt.ask == Ask::Arrange);
    let is_chosen = session.draft().to.is_some() || chosen(session).is_empty();
    if arranges || is_chosen { TerritorySet::EMPTY } else { tappable::targets(session) }
}

/// Returns the most important territory of the decision: the target, or else the origin.
pub fn point(session: &Session) -> Option<Territory> {
    let marks = marks::marks(session);
    let first = |mark| marks.among(&[mark]).iter().next();
    first(Mark::Aim).or_else(|| first(Mark::Selected))
}

/// Returns the planned or current movements, each as its origin and target.
pub fn arrows(session: &Session) -> Vec<(Territory, Territory)> {
    if let Some(path) = &session.draft().path {
        return path.arrows();
    }
    let marks = marks::marks(session);
    let (from, to) = (marks.among(&[Mark::Selected]), marks.among(&[Mark::Aim]));
    to.iter().flat_map(|to| from.iter().map(move |from| (from, to))).collect()
}

/// Returns the strongest territory to tap, else of the seat on turn; `None` in a timeline drag.
pub fn heart(session: &Session) -> Option<Territory> {
    if session.is_passed_by() {
        return None;
    }
    let board = session.view().table().board();
    let held = board.held(session.view().table().turn().seat);
    let open = tappable::open(session);
    let set = if open.is_empty() { held } else { open };
    set.iter().max_by_key(|territory| board.armies(*territory))
}

#[cfg(test)]
mod tests;
