//! Ordered rolls that wait for somebody else's answer and then continue by themselves.

use super::foreseen::Foreseen;
use super::{Duty, Ordered, Session};
use engine::core::Seat;
use engine::game::{Action, Ask, Force, Phase, Prompt, SeaAction, Until};
use engine::poker::{Move, PokerQuestion};

impl Session {
    /// Plays the first action and orders the rest. A player who does something else cancels their
    /// orders.
    pub(super) fn play_all(&mut self, actions: Vec<Action>) {
        let mut actions = actions.into_iter();
        let (Some(prompt), Some(first)) = (self.game.prompt(), actions.next()) else { return };
        let declared = Foreseen::of(&first, self.game.state(), self.played());
        self.ordered.give(prompt.seat, actions, declared);
        self.play_ordered(prompt.seat, first);
        self.carry_out();
    }

    /// Continues with the orders while the player who gave them is asked for the next roll.
    pub(super) fn carry_out(&mut self) {
        if !self.is_fought() && !matches!(self.game.state().phase(), Phase::Poker(_)) {
            self.ordered = Ordered::default();
        }
        self.ask_about_a_changed_battle();
        while let Some(seat) = self.next_to_carry_out()
            && let Some(action) = self.ordered.take_next(seat)
        {
            self.play_ordered(seat, action);
        }
    }

    /// Asks the player who ordered rolls again if the battle has changed before the first of them,
    /// since the attacker declares its dice knowing that (A1, L1).
    fn ask_about_a_changed_battle(&mut self) {
        let Duty::Decide(Prompt { seat, ask: Ask::Battle { .. } }) = self.duty() else { return };
        let foreseen = self.ordered.take_foreseen(seat);
        let changed = |it: Foreseen| it.changed(self.game.state(), self.game.actions());
        if let Some(told) = foreseen.and_then(changed) {
            self.ordered.cancel(seat);
            self.notice = Some(told);
        }
    }

    fn play_ordered(&mut self, seat: Seat, action: Action) {
        let again = action.clone();
        if let Err(refusal) = self.play(action) {
            self.notice = Some(refusal.into());
            self.ordered.cancel(seat);
        } else {
            let again = self.rolls_on(seat, &again);
            self.ordered.add(seat, again);
        }
    }

    /// Returns the seat whose next order answers the current question.
    fn next_to_carry_out(&self) -> Option<Seat> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let next = self.ordered.next(prompt.seat)?;
        let on_land = matches!(next, Action::Roll { .. } | Action::RollBlock { .. });
        let chooses = matches!(next, Action::Poker(Move::Use(_)));
        let at_sea = matches!(next, Action::Sea(SeaAction::Roll { .. }));
        let is_asked = on_land && matches!(prompt.ask, Ask::Battle { .. })
            || at_sea && prompt.ask == Ask::SeaBattle
            || chooses && matches!(prompt.ask, Ask::Poker { question: PokerQuestion::Use, .. });
        is_asked.then_some(prompt.seat)
    }

    /// Returns the next roll of the same engagement, if the other side rolls in between (N8).
    fn rolls_on(&self, seat: Seat, action: &Action) -> Option<Action> {
        let Action::Sea(SeaAction::Roll { engagement, block, until, .. }) = *action else {
            return None;
        };
        let state = self.game.state();
        let Phase::SeaBattle(battle) = state.phase() else { return None };
        let fight = battle.engagements.get(usize::from(engagement))?;
        let goes_on = match until {
            Until::Once => false,
            Until::Conquest => true,
            Until::Left(least) => state.troops(fight) > least,
        };
        let block = match &fight.force {
            Force::Normal(_) => 0,
            Force::Blocks(assault) => u8::try_from(assault.next_with_troops(block.into())?).ok()?,
        };
        (goes_on && fight.is_open() && fight.by == seat).then_some(Action::Sea(SeaAction::Roll {
            engagement,
            block,
            dice: None,
            until,
        }))
    }

    /// Returns `true` if an attack is under way or waits for an answer.
    pub fn is_fought(&self) -> bool {
        matches!(
            self.game.state().phase(),
            Phase::Mobilize(_)
                | Phase::Reveal { .. }
                | Phase::Levy { .. }
                | Phase::SendIn { .. }
                | Phase::Battle(_)
                | Phase::Defend(_)
                | Phase::Window(_)
                | Phase::PlusOne { .. }
                | Phase::SeaBattle(_)
                | Phase::Board { .. }
        )
    }

    /// Returns the limit of an order given at this screen that waits while a computer player
    /// answers.
    pub fn waiting_order(&self) -> Option<Until> {
        let Duty::Think(_) = self.duty() else { return None };
        let (Action::Roll { until, .. }
        | Action::RollBlock { until, .. }
        | Action::Sea(SeaAction::Roll { until, .. })) = *self.ordered.next(self.holder.seat()?)?
        else {
            return None;
        };
        Some(until)
    }
}
