//! Actions at sea that may or may not be legal.

use red_queens_engine::battle::Post;
use red_queens_engine::core::{RandomSource, Seeded, ShipId};
use red_queens_engine::game::{
    Action, Effort, Engage, Engagements, Phase, SeaAction, State, Until,
};
use red_queens_engine::world::{Territory, TerritorySet};

/// Returns a few actions, some of which are probably legal now.
pub fn wild_actions(state: &State, rng: &mut Seeded) -> Vec<Action> {
    let mut wild = Wild { state, rng };
    match state.phase() {
        Phase::Campaign => (0..4).map(|_| wild.campaign()).collect(),
        Phase::Mobilize(_) | Phase::Levy { .. } => Vec::new(),
        _ => (0..2).map(|_| wild.elsewhere()).collect(),
    }
}

struct Wild<'a> {
    state: &'a State,
    rng: &'a mut Seeded,
}

impl Wild<'_> {
    fn campaign(&mut self) -> Action {
        let (ship, armies) = (self.ship(), self.rng.below(6));
        let territory = self.shore(ship);
        match self.rng.below(7) {
            0 => Action::Sea(SeaAction::Cruise { ship }),
            1 => Action::Sea(SeaAction::Embark { ship, from: territory, armies }),
            2 => Action::Sea(SeaAction::Disembark { ship, to: territory, armies }),
            3 => Action::Sea(SeaAction::Land { ship, to: territory, effort: self.effort() }),
            4 => {
                let other = self.ship();
                let land = self.state.neighbours(territory).first().unwrap_or(territory);
                let posts: [Post; 3] = [ship.into(), other.into(), land.into()];
                let from = posts.into_iter().take(1 + self.rng.below(3) as usize).collect();
                Action::Flank { to: territory, size: armies, from }
            }
            _ => Action::Sea(SeaAction::Engage { engagements: self.engagements() }),
        }
    }

    fn elsewhere(&mut self) -> Action {
        let ship = self.ship();
        let number = |wild: &mut Self| u8::try_from(wild.rng.below(3)).unwrap();
        match self.rng.below(7) {
            0 => {
                let place =
                    self.rng.below(u32::try_from(self.state.world().hexes().len()).unwrap());
                Action::Sea(SeaAction::Sail {
                    to: self.state.world().hexes().nth(place as usize).unwrap(),
                })
            }
            1 => Action::Sea(SeaAction::SendIn { engagements: self.engagements() }),
            2 => Action::Sea(SeaAction::Roll {
                engagement: number(self),
                block: number(self),
                dice: None,
                until: Until::Once,
            }),
            3 => Action::Sea(SeaAction::Reserve {
                engagement: number(self),
                block: number(self),
                armies: 1 + self.rng.below(4),
            }),
            4 => Action::Sea(SeaAction::BreakOff { engagement: number(self) }),
            5 => Action::Sea(SeaAction::Board { ship, armies: self.rng.below(5) }),
            _ => Action::Sea(SeaAction::Sink),
        }
    }

    /// Returns any ship at sea, and occasionally one that doesn't exist.
    fn ship(&mut self) -> ShipId {
        let ships: Vec<ShipId> = self.state.fleet().iter().map(|(id, _)| id).collect();
        let place = self.rng.below(u32::try_from(ships.len()).unwrap() + 1) as usize;
        ships.get(place).copied().or_else(|| ShipId::all().last()).unwrap()
    }

    /// Returns a territory within the ship's reach, or any other.
    fn shore(&mut self, ship: ShipId) -> Territory {
        let found = self.state.fleet().get(ship);
        let shores = found.map_or(TerritorySet::EMPTY, |ship| self.state.shores(ship));
        let number = u32::try_from(shores.len()).unwrap();
        let all = self.state.world().territories();
        let any = all.nth(self.rng.below(u32::try_from(all.len()).unwrap()) as usize).unwrap();
        shores.nth(self.rng.below(number + 1) as usize).unwrap_or(any)
    }

    fn effort(&mut self) -> Effort {
        match self.rng.below(5) {
            0 => Effort::Normal,
            armies => Effort::Committed(armies),
        }
    }

    fn engagements(&mut self) -> Engagements {
        let number = 1 + self.rng.below(2);
        (0..number)
            .map(|_| {
                let ships = 1 + self.rng.below(2);
                Engage {
                    target: self.ship(),
                    ships: (0..ships).map(|_| self.ship()).collect(),
                    effort: self.effort(),
                }
            })
            .collect()
    }
}
