//! Ships and sea hexes as the map shows them.

use crate::in_words;
use crate::map::drawing::Drawing;
use crate::map::mark::Mark;
use crate::map::point::Point;
use crate::map::whereabouts;
use engine::core::{Seat, ShipId};
use engine::game::{Ask, Attack, Phase, SeaBattle, Voyage};
use engine::world::{Hex, HexSet};
use stdx::InOrder;
use table::{Duty, Session};

/// A ship as the map shows it. Equal values need no redrawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShipView {
    pub id: ShipId,
    pub owner: Seat,
    pub at: Hex,
    /// Its index among the ships on this hex, from 0, and the number of those ships, which fan out.
    pub place: (usize, usize),
    /// The number of armies aboard.
    pub crew: u32,
    pub captives: u32,
    /// Its remaining moves in this turn; `None` if it isn't its owner's turn.
    pub voyage: Option<Voyage>,
    /// Its role in the current decision.
    pub mark: Mark,
}

impl ShipView {
    /// Returns the point at which it is drawn.
    pub fn berth(&self, drawing: &Drawing) -> Point {
        drawing.berth(self.at, self.place.0, self.place.1)
    }
}

/// A hex that can be tapped now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HexView {
    pub hex: Hex,
    /// The distance to it in boat lengths; 0 for launching a ship.
    pub lengths: u32,
}

/// Returns all ships at sea in drawing order, northern ones last, since the sails of southern
/// ones would hide their crews.
pub fn ships(session: &Session) -> Vec<ShipView> {
    let state = session.view().table();
    let fleet = state.fleet();
    let on = |hex: Hex| fleet.iter().filter(move |(_, ship)| ship.at == hex);
    let mut ships: Vec<_> = fleet
        .iter()
        .map(|(id, ship)| ShipView {
            id,
            owner: ship.owner,
            at: ship.at,
            place: (on(ship.at).take_while(|(other, _)| *other != id).count(), on(ship.at).count()),
            crew: ship.crew,
            captives: ship.captive_armies(),
            voyage: (ship.owner == state.turn().seat).then_some(ship.voyage),
            mark: ship_mark(session, id),
        })
        .collect();
    let drawing = Drawing::of_table(session);
    let south = |ship: &ShipView| ship.berth(drawing).y;
    ships.order_by(|one, other| south(other).total_cmp(&south(one)));
    ships
}

/// Returns the role of a ship in the current decision.
pub(crate) fn ship_mark(session: &Session, id: ShipId) -> Mark {
    if session.is_passed_by() {
        return Mark::None;
    }
    if let Some(mark) = battle_ship_mark(session, id) {
        return mark;
    }
    let (state, draft) = (session.view().table(), session.draft());
    if !matches!(session.duty(), Duty::Decide(_)) {
        return Mark::None;
    }
    let engaged = |id: &ShipId| draft.engagements.iter().any(|e| e.ships.contains(id));
    match state.prompt().map(|prompt| prompt.ask) {
        Some(Ask::Campaign | Ask::SendIn) if draft.engagements.iter().any(|e| e.target == id) => {
            Mark::Aim
        }
        Some(Ask::Campaign) if draft.ship == Some(id) || engaged(&id) => Mark::Selected,
        Some(Ask::Campaign) if draft.blocks.contains(&id.into()) => Mark::Selected,
        Some(Ask::Campaign) if is_target_of_selected(session, id) => Mark::Target,
        Some(Ask::Campaign) if draft.path.is_some() => {
            if state.check_crewed(id).is_ok() {
                Mark::Open
            } else {
                Mark::None
            }
        }
        Some(Ask::Campaign) if state.ready().any(|(ready, _)| ready == id) => Mark::Open,
        Some(Ask::SendIn) if engaged(&id) => Mark::Selected,
        Some(Ask::Cruise { ship, .. }) if ship == id => Mark::Selected,
        _ => Mark::None,
    }
}

fn is_target_of_selected(session: &Session, id: ShipId) -> bool {
    let state = session.view().table();
    let selected = session.draft().ship;
    selected.is_some_and(|ship| state.check_pair(ship, id).is_ok())
}

fn battle_ship_mark(session: &Session, id: ShipId) -> Option<Mark> {
    let battle = match session.view().table().phase() {
        Phase::SeaBattle(battle) | Phase::Board { battle, .. } => battle,
        Phase::SendIn { battle, .. } if battle.attacks(id) => return Some(Mark::Aim),
        _ => return None,
    };
    let open = || battle.engagements.iter().filter(|engagement| engagement.is_open());
    match () {
        () if open().any(|engagement| engagement.target == id) => Some(Mark::Aim),
        () if open().any(|engagement| engagement.ships().any(|ship| ship == id)) => {
            Some(Mark::Selected)
        }
        () => None,
    }
}

/// Returns the position of a hex in words: “off Brazil”, “in the Atlantic”.
pub fn waters(session: &Session, at: Hex) -> String {
    in_words::waters(at, session.view().table().world())
}

/// Returns the hex at the centre of the current decision, and all hexes that it involves: those
/// of the selected ship and its targets, of a cruise, or of a battle.
pub fn sea_focus(session: &Session) -> (Option<Hex>, HexSet) {
    let state = session.view().table();
    let at = |id: ShipId| state.fleet().get(id).map(|ship| ship.at);
    let of_battle = |battle: &SeaBattle| {
        let fights = battle.engagements.iter().filter(|engagement| engagement.is_open());
        let all = fights.flat_map(|fight| fight.ships().chain([fight.target]).collect::<Vec<_>>());
        all.filter_map(at).collect::<HexSet>()
    };
    match state.phase() {
        _ if session.is_past() && !whereabouts::looked_at_sea(session).is_empty() => {
            let hexes = whereabouts::looked_at_sea(session);
            (hexes.iter().next(), hexes)
        }
        Phase::Cruise { ship, .. } => (at(*ship), state.within_reach()),
        Phase::Campaign => {
            let targets = session.draft().engagements.iter().filter_map(|engage| at(engage.target));
            (session.draft().ship.and_then(at), targets.collect())
        }
        Phase::SeaBattle(battle)
        | Phase::SendIn { battle, .. }
        | Phase::Mobilize(Attack::Sea(battle))
        | Phase::Reveal { attack: Attack::Sea(battle), .. }
        | Phase::Levy { attack: Attack::Sea(battle), .. } => {
            let hexes = of_battle(battle);
            (hexes.iter().next(), hexes)
        }
        Phase::Board { prize, .. } => (at(*prize), HexSet::EMPTY),
        _ => (None, HexSet::EMPTY),
    }
}

/// Returns the hexes to tap now: within reach of a cruise, or where a ship can be launched.
pub fn sea(session: &Session) -> Vec<HexView> {
    let Duty::Decide(prompt) = session.duty() else { return Vec::new() };
    let state = session.view().table();
    match prompt.ask {
        Ask::FirstShip { .. } | Ask::Launch { .. } => {
            let harbours = state.harbours(prompt.seat);
            harbours.iter().map(|hex| HexView { hex, lengths: 0 }).collect()
        }
        Ask::Cruise { ship, lengths } => {
            let Some(ship) = state.fleet().get(ship) else { return Vec::new() };
            let within = state.world().within(ship.at, lengths);
            within.into_iter().map(|(hex, lengths)| HexView { hex, lengths }).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;
    use engine::game::{Control, RuleSet};
    use table::testing;

    #[test]
    fn southern_ships_are_drawn_before_northern_ones() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 200);
        let ships = ships(&session);
        assert!(
            ships.len() > 2
                && ships.is_sorted_by(|one, next| one.berth(earth()).y >= next.berth(earth()).y)
        );
        assert!(!ships.is_sorted_by_key(|ship| ship.id), "that is not their order anyway");
    }

    #[test]
    fn t12_who_is_attacked_at_sea_sees_the_ships_that_it_is_about() {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let mut asked = 0;
        for seed in 10..14 {
            let mut session = testing::dealt(RuleSet::NAUTICAL, &people, seed);
            for _ in 0..6_000 {
                testing::play_some(&mut session, 1);
                let Some(prompt) = session.game().prompt() else { break };
                if matches!(prompt.ask, Ask::Reveal { to: None, .. }) {
                    asked += 1;
                    let (ship, all) = sea_focus(&session);
                    assert!(ship.is_some() && !all.is_empty(), "{prompt:?}");
                }
            }
        }
        assert!(asked > 0);
    }
}
