//! Playing an action: one function of a room checks and performs each kind.

use crate::core::RandomSource;
use crate::game::action::Action;
use crate::game::action::sea::SeaAction;
use crate::game::board::play::Play;
use crate::game::board::state::State;
use crate::game::event::Event;
use crate::game::phase::Phase;
use crate::game::phase::bid::Bid;
use crate::game::refusal::Refusal;

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
        self.perform(action, play)?;
        while let Some(next) = play.take_next() {
            self.follow(next, play);
        }
        Ok(())
    }

    fn perform(&mut self, action: &Action, play: &mut Play) -> Result<(), Refusal> {
        match *action {
            Action::Choose { territory } => self.choose(territory, play),
            Action::Garrison { territory, armies } => self.garrison(territory, armies, play),
            Action::Rearrange { from, to, armies } => self.rearrange(from, to, armies, play),
            Action::Build { territory } => self.build(territory, play),
            Action::TurnIn { cards, buy } => self.turn_in(cards, buy, play),
            Action::Deploy { territory, armies } => self.deploy(territory, armies, play),
            Action::Attack { from, to } => self.attack(from, to, play),
            Action::Commit { from, to, armies } => self.commit(from, to, armies, play),
            Action::Flank { to, size, ref from } => self.flank(to, size, from, play),
            Action::Sea(ref action) => self.play_at_sea(action, play),
            Action::Mobilize { cut, reveal } => self.mobilize(cut, reveal, play),
            Action::Levy { territory } => self.levy(territory, play),
            Action::Roll { dice, until } => self.roll(dice, until, play),
            Action::RollBlock { block, plus, until } => self.roll_block(block, plus, until, play),
            Action::Raise { face } => self.raise(face, play),
            Action::Reserve { block, armies } => self.reserve(block, armies, play),
            Action::Halt => self.halt(play),
            Action::Advance { armies } => self.advance(armies, play),
            Action::Transfer { from, to, armies } => self.transfer(from, to, armies, play),
            Action::Discard { card } => self.discard(card, play),
            Action::TakeOver { ally } => self.take_over(ally, play),
            Action::Leave { seat } => self.leave(seat, play),
            Action::Join { ally } => self.join(ally, play),
            Action::Declare { ally } => self.declare_ally(ally, play),
            Action::Contest => self.contest(play),
            Action::Accept => self.accept(play),
            Action::Poker(action) => self.play_poker(action, play),
            Action::Draw => self.take_card(play),
            Action::Shed { card } => self.shed(card, play),
            Action::Done => self.done(play),
            Action::Expand { from, to, armies } => self.expand(from, to, armies, play),
            Action::Defend { dice } => self.defend(dice, play),
            Action::Ambush => self.lay_ambush(play),
            Action::Barrage => self.fire_barrage(play),
            Action::Missile { side, face } => self.strike(side, face, play),
            Action::Reseed { .. }
            | Action::Pledge { .. }
            | Action::Reveal { .. }
            | Action::Fork { .. } => Err(Refusal::NotToReseed),
        }
    }

    fn done(&mut self, play: &mut Play) -> Result<(), Refusal> {
        self.check_done()?;
        match self.phase {
            Phase::Arrange => self.finish_arranging(play),
            Phase::Reinforce { .. } => self.keep_cards(play),
            Phase::Campaign => self.end_campaign(play),
            Phase::Transfer => self.end_transfers(play),
            Phase::Succeed { ref then, .. } => self.after_fall(then.clone(), play),
            Phase::Call => self.end_turn(play),
            Phase::Contest { bid, asked } => self.let_pass(bid, asked, play),
            Phase::Joining { bid, asked } => self.stay_out(bid, asked, play),
            Phase::Answer(Bid { ally, .. }) | Phase::Won(ally) | Phase::AnotherHand(ally) => {
                self.give_up(ally, play);
            }
            Phase::MakeRoom => self.draw_none(play),
            Phase::Purchase => self.end_purchases(play),
            Phase::Draw => self.draw_poker_for_conquest(play),
            Phase::Window(window) => self.pass(window, play),
            _ => {}
        }
        Ok(())
    }

    /// Checks that the current decision can be ended or declined.
    pub(crate) fn check_done(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Campaign => self.check_duty(),
            Phase::Call if self.must_call() => Err(Refusal::CallFirst),
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
            Phase::Reinforce { left } => self.check_keep_cards(left),
            Phase::Over(_) => Err(Refusal::Over),
            _ => Err(Refusal::NotDeclined(self.phase.rule())),
        }
    }

    fn play_at_sea(&mut self, action: &SeaAction, play: &mut Play) -> Result<(), Refusal> {
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
