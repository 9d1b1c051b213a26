//! Questions with only one possible answer: they are answered at once, by an ordinary action that
//! everybody sees (T9, T11, T12, A22, L3).

use super::{Orders, Session};
use engine::battle::{Side, compare};
use engine::core::Seat;
use engine::game::{Action, Ask, Hand, Phase, ReactionMoment};

impl Session {
    /// Returns the answer of a person's seat that needs no question: by its standing orders, or
    /// because only one answer makes sense.
    pub(super) fn answer_unasked(&self, seat: Seat, ask: Ask) -> Option<Action> {
        self.by_standing_order(seat, ask).or_else(|| self.sole_answer(seat, ask))
    }

    fn sole_answer(&self, seat: Seat, ask: Ask) -> Option<Action> {
        let state = self.game.state();
        match ask {
            Ask::Mobilize { .. } | Ask::Reveal { .. } => self.mobilization(seat, ask),
            Ask::Levy { army, .. } => {
                let held = state.board().held(army);
                let only = held.first().filter(|_| held.len() == 1)?;
                Some(Action::Levy { territory: only })
            }
            Ask::Defend { to, .. } => {
                let (least, most) = state.defence_range(to);
                let dice = u8::try_from(most).ok().filter(|_| least == most)?;
                Some(Action::Defend { dice })
            }
            Ask::Reinforce { left: 0, .. } | Ask::Purchase => {
                (!state.can_turn_in() && self.is_alone(seat)).then_some(Action::Done)
            }
            Ask::Window { moment: ReactionMoment::Missiles, .. } => {
                (!self.a_missile_matters()).then_some(Action::Done)
            }
            _ => None,
        }
    }

    /// Returns the mobilization of a seat, unless its player has to be asked. The cut is always
    /// made, since it costs nothing and may raise armies. The choice of cards to reveal is a
    /// question, unless a standing order answers it or there are none. If several people share the
    /// screen, a player with any cards is asked even then, since the others would draw conclusions
    /// from the missing question.
    fn mobilization(&self, seat: Seat, ask: Ask) -> Option<Action> {
        let state = self.game.state();
        let cut = matches!(ask, Ask::Mobilize { .. });
        let revealable = state.revealable(seat);
        let is_known = || self.is_alone(seat) || state.deck().hands[seat].is_empty();
        let reveal = match self.table.orders[seat] {
            _ if cut && state.rules().cut_first => Hand::EMPTY,
            Orders::CutAndReveal => revealable,
            Orders::Cut => Hand::EMPTY,
            Orders::Ask if revealable.is_empty() && is_known() => Hand::EMPTY,
            Orders::Ask => return None,
        };
        Some(Action::Mobilize { cut, reveal })
    }

    /// Returns `true` if nobody else sees what this seat's player is asked, and can draw conclusions
    /// from it.
    fn is_alone(&self, seat: Seat) -> bool {
        !self.is_shared() && self.is_here(seat)
    }

    /// Returns `true` if some missile would change the losses of the current roll.
    fn a_missile_matters(&self) -> bool {
        let Phase::Window(window) = self.game.state().phase() else { return true };
        let duel = &window.duel;
        let [attack, defence] = [duel.roll(Side::Attacker), duel.roll(Side::Defender)];
        let losses = compare(attack.shown(), defence.shown());
        (1..6).any(|face| {
            let struck = |it: engine::battle::ModifiedRoll| it.struck(face);
            struck(attack).is_some_and(|it| compare(it.shown(), defence.shown()) != losses)
                || struck(defence).is_some_and(|it| compare(attack.shown(), it.shown()) != losses)
        })
    }
}
