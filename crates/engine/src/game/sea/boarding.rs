//! Boarding and prizes (N10).

use crate::core::ShipId;
use crate::game::action::sizes::check_armies;
use crate::game::event::SeaEvent;
use crate::game::phase::Phase;
use crate::game::phase::sea_battle::SeaBattle;
use crate::game::pieces::fleet::Voyage;
use crate::game::refusal::Refusal;
use crate::game::sea::end;
use crate::game::state::State;
use crate::game::state::play::Play;

impl State {
    /// Returns the ships that have beaten the prize and can board it, or none while no prize waits
    /// to be boarded (N10).
    pub fn boarders(&self) -> Vec<ShipId> {
        let Phase::Board { ref battle, engagement, prize, .. } = self.phase else {
            return Vec::new();
        };
        let engagement = battle.engagements.get(usize::from(engagement));
        engagement.map_or(Vec::new(), |engagement| end::boarders_of(self, engagement, prize))
    }
}

pub(crate) fn board_prize(
    state: &mut State,
    ship: ShipId,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_board(state, ship, armies)?;
    let (battle, engagement, prize) = check_prize(state)?;
    let battle = Box::new(battle.clone());
    take_prize(state, ship, prize, armies, play);
    end::settle_battle(state, battle, Some(engagement), play);
    Ok(())
}

/// Returns the battle, the engagement and the beaten ship to be boarded or sunk (N10).
pub(crate) fn check_prize(state: &State) -> Result<(&SeaBattle, u8, ShipId), Refusal> {
    let Phase::Board { ref battle, engagement, prize, .. } = state.phase else {
        return state.not_now();
    };
    Ok((battle, engagement, prize))
}

pub(crate) fn check_board(state: &State, ship: ShipId, armies: u32) -> Result<(), Refusal> {
    check_prize(state)?;
    if !state.boarders().contains(&ship) {
        return Err(Refusal::NotAVictor(ship));
    }
    check_armies(armies, 1, state.boarding_armies(ship), "N10")
}

fn take_prize(state: &mut State, by: ShipId, prize: ShipId, armies: u32, play: &mut Play) {
    let Some(victor) = state.fleet.get_mut(by) else { return };
    victor.crew -= armies;
    victor.voyage = Voyage::Done;
    let seat = victor.owner;
    let Some(taken) = state.fleet.get_mut(prize) else { return };
    let from = std::mem::replace(&mut taken.owner, seat);
    taken.voyage = Voyage::Done;
    taken.crew = armies;
    if state.rules.captors_rest {
        state.out_of_action.insert(by);
        state.out_of_action.insert(prize);
    }
    play.tell(SeaEvent::ShipCaptured { by, ship: prize, from, crew: armies });
}

pub(crate) fn sink_prize(state: &mut State, play: &mut Play) -> Result<(), Refusal> {
    let (battle, engagement, prize) = check_prize(state)?;
    let battle = Box::new(battle.clone());
    state.sink(prize, play);
    end::settle_battle(state, battle, Some(engagement), play);
    Ok(())
}
