//! Checks for each kind of action, which change nothing. Playing an action begins with its check,
//! and lists and screens use the same one.

use crate::game::action::Action;
use crate::game::action::sea::SeaAction;
use crate::game::allies::{call, poker_table};
use crate::game::land::{campaign, conquest, duel_play, expansion, fight, landing, reaction};
use crate::game::pieces::legacy::Reaction;
use crate::game::play::perform;
use crate::game::refusal::Refusal;
use crate::game::sea::{boarding, engage, engagement, sail};
use crate::game::state::State;
use crate::game::turn::{
    consequences, finish, joining, launch, mobilize, opening, reinforce, transfer,
};

impl State {
    /// Checks that the seat to act may play this action now. [`State::legal`] lists, and
    /// [`State::play`] accepts, exactly the actions that pass. Nothing changes.
    ///
    /// # Errors
    /// Returns the refusal that playing the action would return.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Choose { territory } => opening::check_choose(self, territory),
            Action::Garrison { territory, armies } => {
                opening::check_garrison(self, territory, armies).map(drop)
            }
            Action::Rearrange { from, to, armies } => {
                opening::check_rearranging(self, from, to, armies)
            }
            Action::Build { territory } => finish::check_build(self, territory),
            Action::TurnIn { cards, buy } => reinforce::check_turn_in(self, cards, buy).map(drop),
            Action::Deploy { territory, armies } => {
                reinforce::check_deploy(self, territory, armies).map(drop)
            }
            Action::Attack { from, to } => self.check_attack(from, to).map(drop),
            Action::Commit { from, to, armies } => {
                campaign::check_commit(self, from, to, armies).map(drop)
            }
            Action::Flank { to, size, ref from } => {
                campaign::check_flank(self, to, size, from).map(drop)
            }
            Action::Sea(ref action) => check_at_sea(self, action),
            Action::Mobilize { cut, reveal } => {
                mobilize::check_mobilize(self, cut, reveal).map(drop)
            }
            Action::Levy { territory } => mobilize::check_levy(self, territory).map(drop),
            Action::Roll { dice, .. } => fight::check_roll(self, dice).map(drop),
            Action::RollBlock { block, .. } => fight::check_roll_block(self, block).map(drop),
            Action::Raise { face } => self.check_raise(face),
            Action::Reserve { block, armies } => fight::check_reserving(self, block, armies),
            Action::Halt => self.check_halt().map(drop),
            Action::Advance { armies } => conquest::check_advance(self, armies).map(drop),
            Action::Transfer { from, to, armies } => {
                transfer::check_transferring(self, from, to, armies)
            }
            Action::Discard { card } => finish::check_discard(self, card),
            Action::TakeOver { ally } => consequences::check_take_over(self, ally).map(drop),
            Action::Leave { seat } => joining::check_leave(self, seat),
            Action::Join { ally } => joining::check_join(self, ally),
            Action::Declare { ally } => call::check_declare(self, ally),
            Action::Contest => call::check_contest(self).map(drop),
            Action::Accept => call::check_accept(self),
            Action::Poker(action) => poker_table::check_poker(self, action),
            Action::Draw => finish::check_draw(self),
            Action::Shed { card } => consequences::check_shed(self, card).map(drop),
            Action::Done => perform::check_done(self),
            Action::Expand { from, to, armies } => {
                expansion::check_expanding(self, from, to, armies)
            }
            Action::Defend { dice } => duel_play::check_defend(self, dice).map(drop),
            Action::Ambush => reaction::check_reaction(self, Reaction::Ambush).map(drop),
            Action::Barrage => reaction::check_reaction(self, Reaction::Barrage).map(drop),
            Action::Missile { side, face } => reaction::check_missile(self, side, face).map(drop),
            Action::Reseed { .. }
            | Action::Pledge { .. }
            | Action::Reveal { .. }
            | Action::Fork { .. } => Err(Refusal::NotToReseed),
        }
    }
}

fn check_at_sea(state: &State, action: &SeaAction) -> Result<(), Refusal> {
    match *action {
        SeaAction::Land { ship, to, effort } => {
            landing::check_land(state, ship, to, effort).map(drop)
        }
        SeaAction::Launch { at } => launch::check_place_ship(state, at).map(drop),
        SeaAction::Cruise { ship } => state.check_cruise(ship),
        SeaAction::Sail { to } => sail::check_sail(state, to).map(drop),
        SeaAction::Embark { ship, from, armies } => {
            sail::check_embarking(state, ship, from, armies)
        }
        SeaAction::Disembark { ship, to, armies } => {
            sail::check_disembarking(state, ship, to, armies)
        }
        SeaAction::Engage { ref engagements } => engage::check_engage(state, engagements).map(drop),
        SeaAction::SendIn { ref engagements } => {
            engage::check_send_in(state, engagements).map(drop)
        }
        SeaAction::Roll { engagement, block, dice, .. } => {
            engagement::check_sea_dice(state, engagement, block, dice).map(drop)
        }
        SeaAction::Reserve { engagement, block, armies } => {
            engagement::check_sea_reserving(state, engagement, block, armies)
        }
        SeaAction::BreakOff { engagement } => state.check_break_off(engagement),
        SeaAction::Board { ship, armies } => boarding::check_board(state, ship, armies),
        SeaAction::Sink => boarding::check_prize(state).map(drop),
    }
}
