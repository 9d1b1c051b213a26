//! Planning a sea battle: each ship's target, and whether it attacks alone or as a flank (N7, N8).

use super::{Actions, Draft};
use engine::core::ShipId;
use engine::game::{
    Action, Ask, Effort, Engage, Engagements, LEAST_BLOCK, Refusal, SeaAction, SeaOpponents, State,
};

impl Draft {
    /// Sends a ship against another one in the planned battle, or takes it back.
    ///
    /// # Errors
    /// The game refuses it; the plan stays as it was.
    pub fn engage(&mut self, table: &State, ship: ShipId, target: ShipId) -> Actions {
        let mut planned = self.engagements.clone();
        if take_out(&mut planned, ship) != Some(target) {
            add_ship(&mut planned, table, ship, target)?;
        }
        self.plan_battle(table, planned);
        Ok(Vec::new())
    }

    /// Makes a ship that attacks alone join another one as a flank.
    pub(crate) fn flank(&mut self, table: &State, ship: ShipId, with: ShipId) -> Actions {
        let mut planned = self.engagements.clone();
        take_out(&mut planned, ship);
        let joined = planned.iter_mut().find(|engage| engage.ships.contains(&with));
        let joined = joined.filter(|engage| can_join(table, engage, ship));
        joined.ok_or(Refusal::NoEngagement)?.ships.push(ship);
        self.plan_battle(table, planned);
        Ok(Vec::new())
    }

    /// Splits the flanks of an attack into normal attacks by one ship each.
    ///
    /// # Errors
    /// The game refuses it; the plan stays as it was.
    pub fn part(&mut self, table: &State, ship: ShipId) -> Actions {
        let mut planned = self.engagements.clone();
        let flanks = planned.iter_mut().find(|engage| engage.ships.contains(&ship));
        let flanks = flanks.ok_or(Refusal::NoEngagement)?;
        let target = flanks.target;
        let apart: Vec<ShipId> = flanks.ships.drain(1..).collect();
        flanks.effort = Effort::Normal;
        for ship in apart {
            planned.try_push(alone(ship, target)).map_err(|_| Refusal::NoEngagement)?;
        }
        self.plan_battle(table, planned);
        Ok(Vec::new())
    }

    /// Sets the attack type of a ship and of those that attack with it.
    pub(crate) fn set_effort(&mut self, table: &State, ship: ShipId, effort: Effort) -> Actions {
        let attack = self.engagements.iter_mut().find(|engage| engage.ships.contains(&ship));
        let attack = attack.ok_or(Refusal::NoEngagement)?;
        let wanted = Engage { effort, ..attack.clone() };
        table.check_together(&wanted)?;
        *attack = wanted;
        Ok(Vec::new())
    }

    /// Declares the planned battle, or sends the chosen ships into one.
    ///
    /// # Errors
    /// The game refuses it; the plan stays as it was.
    pub fn set_sail(&mut self, table: &State) -> Actions {
        let engagements = self.engagements.clone();
        match table.prompt().map(|prompt| prompt.ask) {
            Some(Ask::SendIn) => Ok(vec![Action::Sea(SeaAction::SendIn { engagements })]),
            Some(Ask::Campaign) => Ok(vec![Action::Sea(SeaAction::Engage { engagements })]),
            _ => Err(Refusal::NotNow(table.phase().rule())),
        }
    }

    fn plan_battle(&mut self, table: &State, mut planned: Engagements) {
        fit_efforts(&mut planned, table);
        self.engagements = planned;
    }
}

fn alone(ship: ShipId, target: ShipId) -> Engage {
    Engage { target, ships: std::iter::once(ship).collect(), effort: Effort::Normal }
}

/// Takes a ship out of the battle. Returns its target.
fn take_out(planned: &mut Engagements, ship: ShipId) -> Option<ShipId> {
    let place = planned.iter().position(|engage| engage.ships.contains(&ship))?;
    let target = planned[place].target;
    planned[place].ships.retain(|other| *other != ship);
    planned.retain(|engage| !engage.ships.is_empty());
    Some(target)
}

/// Adds a ship to the battle: as a flank if it can join an attack on the target, otherwise alone.
fn add_ship(
    planned: &mut Engagements,
    table: &State,
    ship: ShipId,
    target: ShipId,
) -> Result<(), Refusal> {
    table.check_pair(ship, target)?;
    let foe = |id: ShipId| table.fleet().get(id).map(|ship| ship.owner);
    let one = table.rules().sea_opponents == SeaOpponents::One;
    if one && planned.iter().any(|engage| foe(engage.target) != foe(target)) {
        planned.clear();
    }
    let mut against = planned.iter_mut().filter(|engage| engage.target == target);
    match against.find(|engage| can_join(table, engage, ship)) {
        Some(flanks) => flanks.ships.push(ship),
        None => planned.try_push(alone(ship, target)).map_err(|_| Refusal::NoEngagement)?,
    }
    Ok(())
}

/// Returns `true` if a ship can be one more flank of an attack. Ships sent in fight alone (N7).
pub fn can_join(table: &State, attack: &Engage, ship: ShipId) -> bool {
    let mut joined = Engage { effort: Effort::Committed(LEAST_BLOCK), ..attack.clone() };
    let declares = table.prompt().is_some_and(|prompt| prompt.ask == Ask::Campaign);
    declares && joined.ships.try_push(ship).is_ok() && table.check_together(&joined).is_ok()
}

/// Returns the effort of a committed or flanking attack by these ships: with blocks as large as
/// planned, if every crew has that many armies, otherwise with the largest that all can form.
pub fn in_blocks(table: &State, planned: Effort, ships: &[ShipId]) -> Effort {
    let most = table.largest_block(ships);
    match planned {
        Effort::Committed(size) if size <= most => planned,
        _ => Effort::Committed(most),
    }
}

/// Gives flanks blocks as large as the smallest crew allows.
fn fit_efforts(planned: &mut Engagements, table: &State) {
    for engage in planned {
        if engage.effort != Effort::Normal || engage.ships.len() > 1 {
            engage.effort = in_blocks(table, engage.effort, &engage.ships);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Loaded;
    use engine::record::Position;

    /// Red's ships 1 to 3, Blue's 4 to 6, all in one ocean.
    fn table() -> State {
        Position::parse(
            "rules nautical
             players Red Blue
             turn Red campaign
             attacked Blue Green
             Brazil Red 6
             Japan Blue 5
             ship 1 Red 9 at 9,8
             ship 2 Red 3 at 9,8
             ship 3 Red 4 at 9,8
             ship 4 Blue 4 at 9,8
             ship 5 Blue 5 at 9,8
             ship 6 Blue 2 at 9,8
             * Green 1",
        )
        .unwrap()
    }

    fn ship(number: u8) -> ShipId {
        (number - 1).try_into().unwrap()
    }

    /// Declares the planned battle, which must be legal, and returns it as text.
    fn declared(draft: &mut Draft, table: &State) -> String {
        let actions = draft.set_sail(table).unwrap();
        assert!(table.legal().allows(&actions[0]), "{actions:?}");
        actions[0].to_string()
    }

    #[test]
    fn n7_tapping_enemy_ships_builds_a_battle_and_two_on_one_are_flanks() {
        let (mut draft, table) = (Draft::default(), table());
        draft.tap_ship(&table, ship(1)).unwrap();
        draft.tap_ship(&table, ship(4)).unwrap();
        assert_eq!(draft.engagements[0].effort, Effort::Normal);
        draft.engage(&table, ship(2), ship(4)).unwrap();
        assert_eq!(draft.engagements.len(), 1);
        assert_eq!(draft.engagements[0].effort, Effort::Committed(3));
        draft.engage(&table, ship(1), ship(4)).unwrap();
        assert_eq!(draft.engagements[0].ships.as_slice(), [ship(2)]);
        declared(&mut draft, &table);
    }

    #[test]
    fn n7_taps_alone_plan_two_ships_against_two() {
        let (mut draft, table) = (Draft::default(), table());
        for number in [1, 4, 2, 5] {
            draft.tap_ship(&table, ship(number)).unwrap();
        }
        let pairs: Vec<_> = draft.engagements.iter().map(|e| (e.ships[0], e.target)).collect();
        assert_eq!(pairs, [(ship(1), ship(4)), (ship(2), ship(5))]);
        declared(&mut draft, &table);
    }

    #[test]
    fn n7_two_ships_attack_one_each_by_itself() {
        let (mut draft, table) = (Draft::default(), table());
        for number in [1, 2, 3] {
            draft.engage(&table, ship(number), ship(4)).unwrap();
        }
        draft.part(&table, ship(2)).unwrap();
        assert_eq!(declared(&mut draft, &table), "engage 4 by 1 and 4 by 2 and 4 by 3");
        draft.flank(&table, ship(3), ship(1)).unwrap();
        draft.set_effort(&table, ship(1), Effort::Committed(2)).unwrap();
        assert_eq!(declared(&mut draft, &table), "engage 4 by 1 3 committed 2 and 4 by 2");
        assert_eq!(draft.flank(&table, ship(2), ship(5)), Err(Refusal::NoEngagement));
    }

    #[test]
    fn n8_a_crew_too_small_for_a_block_attacks_alone() {
        let text = "rules nautical
             players Red Blue
             turn Red campaign
             Brazil Red 6
             Japan Blue 5
             ship 1 Red 9 at 9,8
             ship 2 Red 1 at 9,8
             ship 3 Blue 0 at 9,8
             * Green 1";
        let (mut draft, table) = (Draft::default(), Position::parse(text).unwrap());
        draft.engage(&table, ship(1), ship(3)).unwrap();
        draft.engage(&table, ship(2), ship(3)).unwrap();
        assert_eq!(declared(&mut draft, &table), "engage 3 by 1 and 3 by 2");
    }

    #[test]
    fn n7_two_ships_are_sent_in_against_one_attacker() {
        let (mut draft, mut table) = (Draft::default(), table());
        let engage: Action = "engage 4 by 1".parse().unwrap();
        table.play(&engage, &mut Loaded::dice(&[]), &mut Vec::new()).unwrap();
        draft.engage(&table, ship(5), ship(1)).unwrap();
        draft.engage(&table, ship(6), ship(1)).unwrap();
        assert_eq!(declared(&mut draft, &table), "send 1 by 5 and 1 by 6");
    }

    #[test]
    fn n7_own_ships_are_no_targets_and_what_is_refused_changes_no_plan() {
        let (mut draft, table) = (Draft::default(), table());
        assert_eq!(draft.tap_ship(&table, ship(4)), Err(Refusal::NotYourShip(ship(4))));
        draft.engage(&table, ship(1), ship(4)).unwrap();
        let planned = draft.engagements.clone();
        assert_eq!(draft.engage(&table, ship(1), ship(2)), Err(Refusal::OwnShip(ship(2))));
        assert!(draft.set_effort(&table, ship(1), Effort::Committed(10)).is_err());
        assert_eq!(draft.engagements, planned);
    }
}
