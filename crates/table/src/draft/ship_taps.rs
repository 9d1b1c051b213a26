//! Taps on ships and on the sea.
#![allow(clippy::unnecessary_wraps, reason = "all taps answer alike: actions, or why not")]

use super::{Actions, Draft};
use engine::core::ShipId;
use engine::game::{Action, Ask, Engagements, Refusal, SeaAction, State};
use engine::world::{Hex, HexSet, Territory};

impl Draft {
    /// Handles a tap on a ship: selects an own ship, or makes an enemy ship the selected one's
    /// target.
    ///
    /// # Errors
    /// The game refuses it; the plan stays as it was.
    pub fn tap_ship(&mut self, table: &State, ship: ShipId) -> Actions {
        if let Some(path) = &mut self.path {
            return path.tap_ship(table, ship).map(|()| Vec::new());
        }
        let owner = table.fleet().get(ship).map(|ship| ship.owner);
        let mine = owner == Some(table.turn().seat);
        match (table.prompt().map(|prompt| prompt.ask), self.ship) {
            (Some(Ask::Campaign), Some(selected)) if selected == ship => self.deselect(),
            (Some(Ask::Campaign), _) if mine => {
                // Another ship of the same ocean may join the planned battle.
                let planned = std::mem::take(&mut self.engagements);
                let ocean = |id: ShipId| table.fleet().get(id).map(|ship| ship.at.ocean());
                let joins = planned.iter().all(|engage| ocean(engage.target) == ocean(ship));
                self.deselect()?;
                self.ship = Some(ship);
                self.engagements = if joins { planned } else { Engagements::new() };
                Ok(Vec::new())
            }
            (Some(Ask::Campaign), Some(selected)) => self.engage(table, selected, ship),
            (Some(Ask::Campaign), None) => Err(Refusal::NotYourShip(ship)),
            _ => Ok(Vec::new()),
        }
    }

    /// Handles a tap on the sea: launches a ship there or sails there.
    pub(crate) fn tap_hex(table: &State, hex: Hex) -> Actions {
        Ok(match table.prompt().map(|prompt| prompt.ask) {
            Some(Ask::FirstShip { .. } | Ask::Launch { .. }) => {
                vec![Action::Sea(SeaAction::Launch { at: hex })]
            }
            Some(Ask::Cruise { .. }) => vec![Action::Sea(SeaAction::Sail { to: hex })],
            _ => Vec::new(),
        })
    }

    /// Handles a tap on a territory when a hex is needed: chooses its nearest possible harbour.
    ///
    /// # Errors
    /// The game refuses it; the plan stays as it was.
    pub fn tap_towards(table: &State, territory: Territory) -> Actions {
        let (near, possible) = match table.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Cruise { ship, .. }) => {
                (table.fleet().get(ship).map(|ship| ship.at), table.within_reach())
            }
            _ => (None, table.harbours(table.turn().seat)),
        };
        let way = |hex: &Hex| near.and_then(|near| table.world().way(near, *hex));
        let lengths = |hex: &Hex| way(hex).map(|way| way.len());
        let all = harbours(table, territory);
        let harbour = all.iter().filter(|hex| possible.contains(*hex));
        match harbour.min_by_key(lengths) {
            Some(hex) => Self::tap_hex(table, hex),
            None => Err(Refusal::NotInHarbour(territory)),
        }
    }

    pub(crate) fn plan_landing(&mut self, table: &State, ship: ShipId, to: Territory) -> Actions {
        (self.ship, self.from, self.to) = (Some(ship), None, Some(to));
        self.engagements.clear();
        self.propose(table);
        Ok(Vec::new())
    }
}

fn harbours(table: &State, territory: Territory) -> HexSet {
    table.world().harbours(territory).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Intent;
    use crate::testing::position;
    use engine::core::Seat;
    use engine::game::Control;
    use engine::record::Position;
    use engine::world::names::{Brazil, NorthAfrica};
    use engine::world::{Ocean, World};

    /// Red holds Brazil; its ship 1 lies off it, ship 2 next to that, Blue's ship 3 in the same
    /// ocean.
    fn table() -> State {
        let at = World::earth().harbour(Brazil, Ocean::Atlantic)[0];
        Position::parse(&format!(
            "rules nautical
             players Red Blue
             turn Red campaign
             Brazil Red 6
             * Blue 2
             ship 1 Red 5 at {at}
             ship 2 Red 3 at {at}
             ship 3 Blue 4 at {at}"
        ))
        .unwrap()
    }

    fn ship(number: u8) -> ShipId {
        (number - 1).try_into().unwrap()
    }

    #[test]
    fn n4_a_patrol_is_told_when_a_landing_is_tapped() {
        let mut draft = Draft::default();
        draft.tap_ship(&table(), ship(1)).unwrap();
        let shores = table().shores(table().fleet().get(ship(1)).unwrap());
        let hostile = (shores - table().board().held(Seat::Red)).first();
        if let Some(hostile) = hostile.filter(|to| table().neighbours(*to).contains(Brazil)) {
            draft.tap(&table(), hostile).unwrap();
            assert_eq!(draft.ship, None, "land armies attack where the ship cannot");
        }
        assert!(matches!(
            table().check_landing(ship(1), shores.first().unwrap()),
            Err(Refusal::Patrol { .. } | Refusal::Yours(_))
        ));
    }

    #[test]
    fn n1_a_tapped_shore_is_sailed_to_by_its_nearest_harbour() {
        let mut table = table();
        let play = |table: &mut State, action: &Action| {
            let mut dice = engine::core::Loaded::dice(&[6, 6]);
            table.play(action, &mut dice, &mut Vec::new()).unwrap();
        };
        play(&mut table, &Action::Sea(SeaAction::Cruise { ship: ship(1) }));
        let mut draft = Draft::default();
        let actions = draft.tap(&table, NorthAfrica).unwrap();
        let [Action::Sea(SeaAction::Sail { to })] = actions.as_slice() else {
            panic!("{actions:?}")
        };
        let from = table.fleet().get(ship(1)).unwrap().at;
        let world = table.world();
        let all = harbours(&table, NorthAfrica);
        let shortest = all.iter().filter_map(|hex| world.way(from, hex));
        assert_eq!(world.way(from, *to).map(|way| way.len()), shortest.map(|way| way.len()).min());
        assert!(table.legal().allows(&actions[0]));
    }

    #[test]
    fn n10_a_ship_that_can_do_nothing_more_is_deselected() {
        let text = "rules nautical
             players Red Blue
             turn Red campaign
             attacked Blue
             Brazil Red 6
             ship 1 Red 5 at 9,8
             ship 2 Red 5 at 9,8
             ship 3 Blue 0 at 9,8
             * Blue 2";
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        for (prize, selected) in [("board 1 2", None), ("sink", Some(ship(1)))] {
            let mut session = position(text, &people, 1);
            for intent in [Intent::TapShip(ship(1)), Intent::TapShip(ship(3)), Intent::SetSail] {
                session.dispatch(intent);
            }
            assert!(matches!(session.prompt().unwrap().ask, Ask::Board { .. }));
            session.dispatch(Intent::Play(prize.parse().unwrap()));
            assert_eq!(session.prompt().unwrap().ask, Ask::Campaign, "{:?}", session.notice());
            assert_eq!(session.draft().ship, selected, "{prize}");
            session.dispatch(Intent::Deselect);
            session.dispatch(Intent::TapShip(ship(1)));
            assert_eq!(session.draft().ship, Some(ship(1)), "its panel still says why");
        }
    }
}
