//! Boarding and prizes (N10).

use crate::core::ShipId;
use crate::game::action::sizes::check_armies;
use crate::game::board::play::Play;
use crate::game::board::state::State;
use crate::game::event::SeaEvent;
use crate::game::phase::Phase;
use crate::game::phase::sea_battle::{Engagement, SeaBattle};
use crate::game::pieces::fleet::Voyage;
use crate::game::refusal::Refusal;

impl State {
    /// Returns the armies of a ship that can board a prize: all but one (N10).
    pub fn to_board(&self, ship: ShipId) -> u32 {
        self.armies_at(ship.into()).saturating_sub(1)
    }

    /// Returns the ships that can board the prize, all of which have beaten it.
    pub fn boarders(&self) -> Vec<ShipId> {
        let Phase::Board { ref battle, engagement, prize, .. } = self.phase else {
            return Vec::new();
        };
        let engagement = battle.engagements.get(usize::from(engagement));
        engagement.map_or(Vec::new(), |engagement| self.boarders_of(engagement, prize))
    }

    /// Returns the ships in an engagement that can board one of the other side: those with two
    /// armies or more that have taken no prize this turn (N10).
    pub(crate) fn boarders_of(&self, engagement: &Engagement, prize: ShipId) -> Vec<ShipId> {
        let loser = self.fleet.get(prize).map(|prize| prize.owner);
        let able = |ship: &ShipId| {
            let owner = self.fleet.get(*ship).map(|ship| ship.owner);
            let fights = owner.is_some_and(|owner| self.fights_for((*ship).into(), owner));
            fights && owner != loser && self.to_board(*ship) > 0
        };
        engagement.ships().chain([engagement.target]).filter(able).collect()
    }

    pub(crate) fn board_prize(
        &mut self,
        ship: ShipId,
        armies: u32,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        self.check_board(ship, armies)?;
        let (battle, engagement, prize) = self.check_prize()?;
        let battle = Box::new(battle.clone());
        self.take_prize(ship, prize, armies, play);
        self.settle_battle(battle, Some(engagement), play);
        Ok(())
    }

    /// Returns the battle, the engagement and the beaten ship to be boarded or sunk (N10).
    pub(crate) fn check_prize(&self) -> Result<(&SeaBattle, u8, ShipId), Refusal> {
        let Phase::Board { ref battle, engagement, prize, .. } = self.phase else {
            return self.not_now();
        };
        Ok((battle, engagement, prize))
    }

    pub(crate) fn check_board(&self, ship: ShipId, armies: u32) -> Result<(), Refusal> {
        self.check_prize()?;
        if !self.boarders().contains(&ship) {
            return Err(Refusal::NotAVictor(ship));
        }
        check_armies(armies, 1, self.to_board(ship), "N10")
    }

    fn take_prize(&mut self, by: ShipId, prize: ShipId, armies: u32, play: &mut Play) {
        let Some(victor) = self.fleet.get_mut(by) else { return };
        victor.crew -= armies;
        victor.voyage = Voyage::Done;
        let seat = victor.owner;
        let Some(taken) = self.fleet.get_mut(prize) else { return };
        let from = std::mem::replace(&mut taken.owner, seat);
        taken.voyage = Voyage::Done;
        taken.crew = armies;
        if self.rules.captors_rest {
            self.out_of_action.insert(by);
            self.out_of_action.insert(prize);
        }
        play.tell(SeaEvent::ShipCaptured { by, ship: prize, from, crew: armies });
    }

    pub(crate) fn sink_prize(&mut self, play: &mut Play) -> Result<(), Refusal> {
        let (battle, engagement, prize) = self.check_prize()?;
        let battle = Box::new(battle.clone());
        self.sink(prize, play);
        self.settle_battle(battle, Some(engagement), play);
        Ok(())
    }
}
