//! Checks for each kind of action, which change nothing. Playing an action begins with its check,
//! and lists and screens use the same one.

use crate::game::action::Action;
use crate::game::action::sea::SeaAction;
use crate::game::board::state::State;
use crate::game::pieces::legacy::Reaction;
use crate::game::refusal::Refusal;

impl State {
    /// Checks that the seat to act may play this action now. [`State::legal`] lists, and
    /// [`State::play`] accepts, exactly the actions that pass. Nothing changes.
    ///
    /// # Errors
    /// Returns the refusal that playing the action would return.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Choose { territory } => self.check_choose(territory),
            Action::Garrison { territory, armies } => {
                self.check_garrison(territory, armies).map(drop)
            }
            Action::Rearrange { from, to, armies } => self.check_rearranging(from, to, armies),
            Action::Build { territory } => self.check_build(territory),
            Action::TurnIn { cards, buy } => self.check_turn_in(cards, buy).map(drop),
            Action::Deploy { territory, armies } => self.check_deploy(territory, armies).map(drop),
            Action::Attack { from, to } => self.check_attack(from, to).map(drop),
            Action::Commit { from, to, armies } => self.check_commit(from, to, armies).map(drop),
            Action::Flank { to, size, ref from } => self.check_flank(to, size, from).map(drop),
            Action::Sea(ref action) => self.check_at_sea(action),
            Action::Mobilize { cut, reveal } => self.check_mobilize(cut, reveal).map(drop),
            Action::Levy { territory } => self.check_levy(territory).map(drop),
            Action::Roll { dice, .. } => self.check_roll(dice).map(drop),
            Action::RollBlock { block, .. } => self.check_roll_block(block).map(drop),
            Action::Raise { face } => self.check_raise(face),
            Action::Reserve { block, armies } => self.check_reserving(block, armies),
            Action::Halt => self.check_halt().map(drop),
            Action::Advance { armies } => self.check_advance(armies).map(drop),
            Action::Transfer { from, to, armies } => self.check_transferring(from, to, armies),
            Action::Discard { card } => self.check_discard(card),
            Action::TakeOver { ally } => self.check_take_over(ally).map(drop),
            Action::Leave { seat } => self.check_leave(seat),
            Action::Join { ally } => self.check_join(ally),
            Action::Declare { ally } => self.check_declare(ally),
            Action::Contest => self.check_contest().map(drop),
            Action::Accept => self.check_accept(),
            Action::Poker(action) => self.check_poker(action),
            Action::Draw => self.check_draw(),
            Action::Shed { card } => self.check_shed(card).map(drop),
            Action::Done => self.check_done(),
            Action::Expand { from, to, armies } => self.check_expanding(from, to, armies),
            Action::Defend { dice } => self.check_defend(dice).map(drop),
            Action::Ambush => self.check_reaction(Reaction::Ambush).map(drop),
            Action::Barrage => self.check_reaction(Reaction::Barrage).map(drop),
            Action::Missile { side, face } => self.check_missile(side, face).map(drop),
            Action::Reseed { .. }
            | Action::Pledge { .. }
            | Action::Reveal { .. }
            | Action::Fork { .. } => Err(Refusal::NotToReseed),
        }
    }

    fn check_at_sea(&self, action: &SeaAction) -> Result<(), Refusal> {
        match *action {
            SeaAction::Land { ship, to, effort } => self.check_land(ship, to, effort).map(drop),
            SeaAction::Launch { at } => self.check_place_ship(at).map(drop),
            SeaAction::Cruise { ship } => self.check_cruise(ship),
            SeaAction::Sail { to } => self.check_sail(to).map(drop),
            SeaAction::Embark { ship, from, armies } => self.check_embarking(ship, from, armies),
            SeaAction::Disembark { ship, to, armies } => self.check_disembarking(ship, to, armies),
            SeaAction::Engage { ref engagements } => self.check_engage(engagements).map(drop),
            SeaAction::SendIn { ref engagements } => self.check_send_in(engagements).map(drop),
            SeaAction::Roll { engagement, block, dice, .. } => {
                self.check_sea_dice(engagement, block, dice).map(drop)
            }
            SeaAction::Reserve { engagement, block, armies } => {
                self.check_sea_reserving(engagement, block, armies)
            }
            SeaAction::BreakOff { engagement } => self.check_break_off(engagement),
            SeaAction::Board { ship, armies } => self.check_board(ship, armies),
            SeaAction::Sink => self.check_prize().map(drop),
        }
    }
}
