//! Playing actions at sea.

use crate::game::action::sea::SeaAction;
use crate::game::board::state::{Play, State};
use crate::game::refusal::Refusal;

impl State {
    pub(crate) fn play_at_sea(
        &mut self,
        action: &SeaAction,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        match *action {
            SeaAction::Launch { at } => self.place_ship(at, play),
            SeaAction::Cruise { ship } => self.cruise(ship, play),
            SeaAction::Sail { to } => self.sail(to, play),
            SeaAction::Embark { ship, from, armies } => self.embark(ship, from, armies, play),
            SeaAction::Disembark { ship, to, armies } => self.disembark(ship, to, armies, play),
            SeaAction::Land { ship, to, effort } => self.land(ship, to, effort, play),
            SeaAction::Engage { ref engagements } => self.engage(engagements, play),
            SeaAction::SendIn { ref engagements } => self.send_in(engagements, play),
            SeaAction::Roll { engagement, block, dice, until } => {
                self.sea_roll(engagement, block, dice, until, play)
            }
            SeaAction::Reserve { engagement, block, armies } => {
                self.sea_reserve(engagement, block, armies, play)
            }
            SeaAction::BreakOff { engagement } => self.break_off(engagement, play),
            SeaAction::Board { ship, armies } => self.board_prize(ship, armies, play),
            SeaAction::Sink => self.sink_prize(play),
        }
    }
}
