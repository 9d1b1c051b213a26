//! Questions in other players' turns: asked openly in the middle of an attack, or not asked at all
//! where a standing order answers them (A22, L5, P1).

use super::answered::Answered;
use super::{Duty, Session};
use crate::settings::{LosingHand, Reactions};
use engine::core::Seat;
use engine::game::{Action, AllyPlay, Ask, DefenceDice, Prompt};

/// Returns `true` for a question that is asked openly: no secret is involved, and the device
/// needn't be passed on.
pub(super) fn is_aloud(ask: Ask) -> bool {
    matches!(ask, Ask::Defend { .. } | Ask::Window { .. })
}

impl Session {
    /// Returns the standing orders of a seat for other players' turns.
    pub fn reactions(&self, seat: Seat) -> Reactions {
        self.table.reactions[seat]
    }

    /// Returns the orders available under the rules of this game, with every switch on that matters
    /// in it.
    pub fn orders_there_are(&self) -> Reactions {
        let rules = self.view().table().rules();
        Reactions {
            start: rules.ploys,
            roll: rules.ploys,
            missiles: rules.ploys,
            most_dice: rules.defence_dice == DefenceDice::Chosen,
            no_contest: rules.ally_play == AllyPlay::Poker,
            losing_hand: LosingHand::Ask,
        }
    }

    /// Sets the standing orders of a seat, and answers a pending question by them at once.
    pub(super) fn order_reactions(&mut self, seat: Seat, reactions: Reactions) {
        let before = self.table.reactions[seat];
        let lays_open =
            reactions.losing_hand == LosingHand::Show && before.losing_hand != LosingHand::Show;
        let may_show = || !self.is_away(seat) && (self.can_order(seat) || self.decides(seat));
        let losing_hand = match reactions.losing_hand {
            _ if lays_open && !may_show() => before.losing_hand,
            wanted => wanted,
        };
        self.table.reactions[seat] = Reactions { losing_hand, ..reactions };
        self.answer_by_orders();
    }

    /// Returns `true` if the person of a seat decides at this screen now.
    fn decides(&self, seat: Seat) -> bool {
        matches!(self.duty(), Duty::Decide(prompt) if prompt.seat == seat)
    }

    /// Answers by standing orders that were just given.
    pub(super) fn answer_by_orders(&mut self) {
        self.revision += 1;
        let asked = self.game.prompt();
        self.follow_orders();
        if self.game.prompt() != asked {
            self.draft = self.draft.after(self.game.prompt());
            self.pick_up_the_tablet();
        }
    }

    /// Returns the answer of a seat's standing orders, if they have one.
    pub(super) fn by_standing_order(&self, seat: Seat, ask: Ask) -> Option<Action> {
        let orders = self.reactions(seat);
        match ask {
            Ask::Window { moment, .. } if orders.passes(moment) => Some(Action::Done),
            Ask::Defend { to, .. } if orders.most_dice => {
                let (_, most) = self.game.state().defence_range(to);
                Some(Action::Defend { dice: u8::try_from(most).ok()? })
            }
            Ask::Contest { .. } | Ask::Join { .. } if orders.no_contest => Some(Action::Done),
            Ask::Poker { question, .. } => self.plain_at_poker(seat, question).map(Action::Poker),
            ask => self.by_itself(seat, ask),
        }
    }

    /// Returns the current question, if it recurs and a person has to answer it, so that a standing
    /// order could answer it in future.
    pub(super) fn asked_in_person(&self) -> Option<Prompt> {
        let Prompt { seat, ask } = self.game.prompt()?;
        let recurs = matches!(
            ask,
            Ask::Mobilize { .. } | Ask::Reveal { .. } | Ask::Contest { .. } | Ask::Join { .. }
        );
        (recurs && self.answer_unasked(seat, ask).is_none()).then_some(Prompt { seat, ask })
    }

    /// Counts the answer of a seat.
    pub(super) fn remember_answer(&mut self, asked: Option<Prompt>) {
        let Some(Prompt { seat, ask }) = asked.filter(|_| asked != self.game.prompt()) else {
            return;
        };
        match ask {
            Ask::Mobilize { .. } | Ask::Reveal { .. } => self.answered[seat].mobilizations += 1,
            Ask::Contest { .. } | Ask::Join { .. } => self.answered[seat].contests += 1,
            _ => {}
        }
    }

    /// Returns `true` if the player to act has answered the same question before, and a standing
    /// order could answer it from now on.
    pub fn offers_an_order(&self) -> bool {
        let Some(Prompt { seat, ask }) = self.game.prompt() else { return false };
        let Answered { mobilizations, contests } = self.answered[seat];
        match ask {
            Ask::Mobilize { .. } | Ask::Reveal { .. } => mobilizations > 0,
            Ask::Contest { .. } | Ask::Join { .. } => contests > 0,
            _ => false,
        }
    }
}
