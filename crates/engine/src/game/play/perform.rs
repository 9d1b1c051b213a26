//! Playing an action: one function checks and performs each kind.

use crate::core::RandomSource;
use crate::game::action::Action;
use crate::game::action::sea::SeaAction;
use crate::game::allies::{call, poker_table};
use crate::game::event::Event;
use crate::game::land::{campaign, conquest, duel_play, expansion, fight, landing, reaction};
use crate::game::phase::Phase;
use crate::game::phase::bid::Bid;
use crate::game::refusal::Refusal;
use crate::game::sea::{boarding, engage, engagement, sail};
use crate::game::state::State;
use crate::game::state::play::Play;
use crate::game::turn::{
    consequences, finish, joining, launch, mobilize, opening, reinforce, transfer,
};

impl State {
    /// Plays an action of the seat to act, using dice and draws from `rng`, and appends the
    /// events to `events`.
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the action is not allowed. Nothing has changed then, and `rng`
    /// was not used.
    pub fn play(
        &mut self,
        action: &Action,
        rng: &mut dyn RandomSource,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let play = &mut Play::new(rng, events);
        perform(self, action, play)?;
        while let Some(next) = play.take_next() {
            consequences::follow(self, next, play);
        }
        Ok(())
    }
}

fn perform(state: &mut State, action: &Action, play: &mut Play) -> Result<(), Refusal> {
    match *action {
        Action::Choose { territory } => opening::choose(state, territory, play),
        Action::Garrison { territory, armies } => opening::garrison(state, territory, armies, play),
        Action::Rearrange { from, to, armies } => opening::rearrange(state, from, to, armies, play),
        Action::Build { territory } => finish::build(state, territory, play),
        Action::TurnIn { cards, buy } => reinforce::turn_in(state, cards, buy, play),
        Action::Deploy { territory, armies } => reinforce::deploy(state, territory, armies, play),
        Action::Attack { from, to } => campaign::attack(state, from, to, play),
        Action::Commit { from, to, armies } => campaign::commit(state, from, to, armies, play),
        Action::Flank { to, size, ref from } => campaign::flank(state, to, size, from, play),
        Action::Sea(ref action) => play_at_sea(state, action, play),
        Action::Mobilize { cut, reveal } => mobilize::mobilize(state, cut, reveal, play),
        Action::Levy { territory } => mobilize::levy(state, territory, play),
        Action::Roll { dice, until } => fight::roll(state, dice, until, play),
        Action::RollBlock { block, plus, until } => {
            fight::roll_block(state, block, plus, until, play)
        }
        Action::Raise { face } => fight::raise(state, face, play),
        Action::Reserve { block, armies } => fight::reserve(state, block, armies, play),
        Action::Halt => fight::halt(state, play),
        Action::Advance { armies } => conquest::advance(state, armies, play),
        Action::Transfer { from, to, armies } => transfer::transfer(state, from, to, armies, play),
        Action::Discard { card } => finish::discard(state, card, play),
        Action::TakeOver { ally } => consequences::take_over(state, ally, play),
        Action::Leave { seat } => joining::leave(state, seat, play),
        Action::Join { ally } => joining::join(state, ally, play),
        Action::Declare { ally } => call::declare_ally(state, ally, play),
        Action::Contest => call::contest(state, play),
        Action::Accept => call::accept(state, play),
        Action::Poker(action) => poker_table::play_poker(state, action, play),
        Action::Draw => finish::take_card(state, play),
        Action::Shed { card } => consequences::shed(state, card, play),
        Action::Done => done(state, play),
        Action::Expand { from, to, armies } => expansion::expand(state, from, to, armies, play),
        Action::Defend { dice } => duel_play::defend(state, dice, play),
        Action::Ambush => reaction::lay_ambush(state, play),
        Action::Barrage => reaction::fire_barrage(state, play),
        Action::Missile { side, face } => reaction::strike(state, side, face, play),
        Action::Reseed { .. }
        | Action::Pledge { .. }
        | Action::Reveal { .. }
        | Action::Fork { .. } => Err(Refusal::NotToReseed),
    }
}

fn done(state: &mut State, play: &mut Play) -> Result<(), Refusal> {
    check_done(state)?;
    match state.phase {
        Phase::Arrange => opening::finish_arranging(state, play),
        Phase::Reinforce { .. } => reinforce::keep_cards(state, play),
        Phase::Campaign => finish::end_campaign(state, play),
        Phase::Transfer => finish::end_transfers(state, play),
        Phase::Succeed { ref then, .. } => consequences::after_fall(state, then.clone(), play),
        Phase::Call => finish::end_turn(state, play),
        Phase::Contest { bid, asked } => call::let_pass(state, bid, asked, play),
        Phase::Joining { bid, asked } => call::stay_out(state, bid, asked, play),
        Phase::Answer(Bid { ally, .. }) | Phase::Won(ally) | Phase::AnotherHand(ally) => {
            call::give_up(state, ally, play);
        }
        Phase::MakeRoom => finish::draw_none(state, play),
        Phase::Purchase => finish::end_purchases(state, play),
        Phase::Draw => finish::draw_poker_for_conquest(state, play),
        Phase::Window(window) => reaction::pass(state, window, play),
        _ => {}
    }
    Ok(())
}

/// Checks that the current decision can be ended or declined.
pub(crate) fn check_done(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Campaign => state.check_duty(),
        Phase::Call if state.must_call() => Err(Refusal::CallFirst),
        Phase::Arrange
        | Phase::Transfer
        | Phase::Draw
        | Phase::Succeed { .. }
        | Phase::Call
        | Phase::Contest { .. }
        | Phase::Answer(_)
        | Phase::Won(_)
        | Phase::AnotherHand(_)
        | Phase::Joining { .. }
        | Phase::MakeRoom
        | Phase::Purchase
        | Phase::Window(_) => Ok(()),
        Phase::Reinforce { left } => reinforce::check_keep_cards(state, left),
        Phase::Over(_) => Err(Refusal::Over),
        _ => Err(Refusal::NotDeclined(state.phase.rule())),
    }
}

fn play_at_sea(state: &mut State, action: &SeaAction, play: &mut Play) -> Result<(), Refusal> {
    match *action {
        SeaAction::Launch { at } => launch::place_ship(state, at, play),
        SeaAction::Cruise { ship } => sail::cruise(state, ship, play),
        SeaAction::Sail { to } => sail::sail(state, to, play),
        SeaAction::Embark { ship, from, armies } => sail::embark(state, ship, from, armies, play),
        SeaAction::Disembark { ship, to, armies } => sail::disembark(state, ship, to, armies, play),
        SeaAction::Land { ship, to, effort } => landing::land(state, ship, to, effort, play),
        SeaAction::Engage { ref engagements } => engage::engage(state, engagements, play),
        SeaAction::SendIn { ref engagements } => engage::send_in(state, engagements, play),
        SeaAction::Roll { engagement, block, dice, until } => {
            engagement::sea_roll(state, engagement, block, dice, until, play)
        }
        SeaAction::Reserve { engagement, block, armies } => {
            engagement::sea_reserve(state, engagement, block, armies, play)
        }
        SeaAction::BreakOff { engagement } => engagement::break_off(state, engagement, play),
        SeaAction::Board { ship, armies } => boarding::board_prize(state, ship, armies, play),
        SeaAction::Sink => boarding::sink_prize(state, play),
    }
}
