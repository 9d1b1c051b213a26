//! Drags: armies boarding or going ashore, one ship against another, or a landing.

use super::choices::Ferry;
use super::{Actions, Draft};
use engine::battle::Post;
use engine::core::ShipId;
use engine::game::{Action, Refusal, SeaAction, State};

impl Draft {
    /// Handles a drag from one territory or ship to another, under the prompt of `table`.
    ///
    /// # Errors
    /// The drag means nothing here; the plan stays as it was.
    pub fn drag(&mut self, table: &State, from: Post, to: Post) -> Actions {
        let mut dragged = self.clone();
        let actions = dragged.drag_on(table, from, to)?;
        *self = dragged;
        Ok(actions)
    }

    fn drag_on(&mut self, table: &State, from: Post, to: Post) -> Actions {
        let seat = table.turn().seat;
        if self.path.is_some() {
            return to.territory().map_or(Ok(Vec::new()), |to| self.tap(table, to));
        }
        match (from, to) {
            (Post::Land(from), Post::Land(to)) => self.drag_on_land(table, from, to),
            (Post::Land(from), Post::Ship(ship)) => {
                self.plan_ferry(table, ship, Ferry::Aboard(from))
            }
            (Post::Ship(ship), Post::Land(to)) if table.board().held(seat).contains(to) => {
                self.plan_ferry(table, ship, Ferry::Ashore(to))
            }
            (Post::Ship(ship), Post::Land(to)) => {
                self.deselect()?;
                table.check_landing(ship, to)?;
                self.plan_landing(table, ship, to)
            }
            (Post::Ship(ship), Post::Ship(target)) => {
                self.deselect()?;
                self.ship = Some(ship);
                self.engage(table, ship, target)
            }
        }
    }

    fn plan_ferry(&mut self, table: &State, ship: ShipId, ferry: Ferry) -> Actions {
        self.deselect()?;
        self.ship = Some(ship);
        let most = self.most_to_ferry(table, ferry)?;
        // A ship without armies can't sail (N3).
        let keeps = u32::from(matches!(ferry, Ferry::Ashore(_)));
        self.armies = most.saturating_sub(keeps).max(1);
        self.ferry = Some(ferry);
        Ok(Vec::new())
    }

    pub(crate) fn most_to_ferry(&self, table: &State, ferry: Ferry) -> Result<u32, Refusal> {
        let Some(ship) = self.ship else { return Err(Refusal::NotNow(table.phase().rule())) };
        match ferry {
            Ferry::Aboard(from) => table.check_embark(ship, from),
            Ferry::Ashore(to) => table.check_disembark(ship, to),
        }
    }

    /// Takes the planned move between ship and shore out of the draft, as an action.
    pub(crate) fn ferrying(&mut self) -> Option<Action> {
        let (ship, armies) = (self.ship?, self.armies);
        Some(match self.ferry.take()? {
            Ferry::Aboard(from) => Action::Sea(SeaAction::Embark { ship, from, armies }),
            Ferry::Ashore(to) => Action::Sea(SeaAction::Disembark { ship, to, armies }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{RuleId, Seat};
    use engine::record::Position;
    use engine::world::names::{Brazil, NorthAfrica, Peru};
    use engine::world::{Ocean, World};

    /// Red holds Brazil; its ships 1 and 2 lie off it, Blue's ship 3 in the same ocean.
    fn table() -> State {
        let at = World::earth().harbour(Brazil, Ocean::Atlantic)[0];
        Position::parse(&format!(
            "players Red Blue
             turn Red campaign
             Brazil Red 6
             Peru Red 2
             * Blue 2
             ship 1 Red 5 at {at}
             ship 2 Red 1 at {at}
             ship 3 Blue 4 at 4,12"
        ))
        .unwrap()
    }

    fn ship(number: u8) -> ShipId {
        (number - 1).try_into().unwrap()
    }

    fn drag(from: impl Into<Post>, to: impl Into<Post>) -> (Draft, Actions) {
        let mut draft = Draft::default();
        let actions = draft.drag(&table(), from.into(), to.into());
        (draft, actions)
    }

    #[test]
    fn n2_armies_dragged_onto_a_ship_come_aboard_all_but_one_first() {
        let (mut draft, _) = drag(Brazil, ship(1));
        assert_eq!((draft.ferry, draft.armies), (Some(Ferry::Aboard(Brazil)), 5));
        draft.set_armies(&table(), 99).unwrap();
        assert_eq!(draft.armies, 5);
        draft.set_armies(&table(), 2).unwrap();
        let [action] = draft.confirm(&table()).unwrap().try_into().unwrap();
        assert_eq!(
            action,
            Action::Sea(SeaAction::Embark { ship: ship(1), from: Brazil, armies: 2 })
        );
        assert!(table().legal().allows(&action));
    }

    #[test]
    fn n2_a_ship_dragged_to_its_own_shore_puts_armies_ashore() {
        let (mut draft, _) = drag(ship(1), Brazil);
        assert_eq!((draft.ferry, draft.armies), (Some(Ferry::Ashore(Brazil)), 4));
        let [action] = draft.confirm(&table()).unwrap().try_into().unwrap();
        assert_eq!(
            action,
            Action::Sea(SeaAction::Disembark { ship: ship(1), to: Brazil, armies: 4 })
        );
    }

    #[test]
    fn n7_a_ship_dragged_to_an_enemy_ship_attacks_it() {
        let (draft, _) = drag(ship(1), ship(3));
        assert_eq!(draft.engagements[0].target, ship(3));
        assert_eq!(draft.ship, Some(ship(1)));
    }

    #[test]
    fn a_drag_to_where_nothing_can_go_says_why_and_plans_nothing() {
        let refused = |from: Post, to: Post, rule: &'static str| {
            let (draft, actions) = drag(from, to);
            assert_eq!(actions.unwrap_err().rule(), RuleId(rule), "{from} to {to}");
            assert_eq!((draft.ferry, draft.to), (None, None));
        };
        refused(Peru.into(), ship(1).into(), "B7");
        refused(ship(1).into(), Peru.into(), "B7");
        refused(ship(1).into(), NorthAfrica.into(), "B7");
        refused(ship(2).into(), ship(3).into(), "A1");
        assert_eq!(table().turn().seat, Seat::Red);
    }
}
