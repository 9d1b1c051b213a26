//! Questions in other players' turns: asked openly in the middle of an attack, or not asked at all
//! where a standing order answers them (A22, L5, P1).

use super::answered::Answered;
use super::losing_hand::LosingHand;
use super::{Duty, Session};
use engine::core::Seat;
use engine::game::{Action, AllyPlay, Ask, DefenceDice, Moment, Prompt};

/// The standing orders of a seat for other players' turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(clippy::struct_excessive_bools, reason = "switches, each by itself")]
pub struct Reactions {
    /// Play nothing at the start of an attack.
    pub start: bool,
    /// Play nothing before a roll.
    pub roll: bool,
    /// Fire no missile.
    pub missiles: bool,
    /// Defend with as many dice as possible.
    pub most_dice: bool,
    /// Contest no call for an ally.
    pub no_contest: bool,
    /// Show, muck or ask about a hand that can't win at a showdown.
    pub losing_hand: LosingHand,
}

impl Reactions {
    /// Returns the orders with every switch on.
    pub const fn of_all() -> Self {
        Self {
            start: true,
            roll: true,
            missiles: true,
            most_dice: true,
            no_contest: true,
            losing_hand: LosingHand::Ask,
        }
    }

    /// Returns a bit for each switch; orders for losing hands are stored elsewhere.
    pub(super) fn bits(self) -> u8 {
        let bit = |(place, (_, is_on)): (u8, (char, bool))| u8::from(is_on) << place;
        (0..).zip(self.switches()).map(bit).sum()
    }

    /// Returns the switches of these bits.
    pub(super) fn of_bits(bits: u8) -> Self {
        let is_on = |place: u8| bits >> place & 1 != 0;
        Self {
            start: is_on(0),
            roll: is_on(1),
            missiles: is_on(2),
            most_dice: is_on(3),
            no_contest: is_on(4),
            losing_hand: LosingHand::Ask,
        }
    }

    /// Returns each switch with its letter in saves.
    fn switches(self) -> [(char, bool); 5] {
        let Self { start, roll, missiles, most_dice, no_contest, losing_hand: _ } = self;
        [('s', start), ('r', roll), ('m', missiles), ('d', most_dice), ('c', no_contest)]
    }

    /// Returns the name in saves: a letter for each switch that is on, and one for losing hands.
    pub fn name(self) -> String {
        let on = self.switches().into_iter().filter(|(_, is_on)| *is_on);
        let letters = on.map(|(letter, _)| letter).chain(self.losing_hand.letter());
        std::iter::once('-').chain(letters).collect()
    }

    /// Reads a name from [`Self::name`]; unknown letters are ignored.
    pub fn named(name: &str) -> Self {
        let [start, roll, missiles, most_dice, no_contest] =
            ['s', 'r', 'm', 'd', 'c'].map(|it| name.contains(it));
        let losing_hand = LosingHand::named(name);
        Self { start, roll, missiles, most_dice, no_contest, losing_hand }
    }

    /// Returns `true` if nothing is to be played at this moment.
    pub fn passes(self, moment: Moment) -> bool {
        match moment {
            Moment::Start => self.start,
            Moment::Roll => self.roll,
            Moment::Missiles => self.missiles,
        }
    }

    /// Returns the same orders, with nothing to be played at this moment.
    #[must_use]
    pub fn passing(self, moment: Moment) -> Self {
        match moment {
            Moment::Start => Self { start: true, ..self },
            Moment::Roll => Self { roll: true, ..self },
            Moment::Missiles => Self { missiles: true, ..self },
        }
    }
}

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
        let may_show = || !self.is_away(seat) && (self.may_order(seat) || self.decides(seat));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_called_by_letters_and_kept_in_bits() {
        for bits in 0..32 {
            for losing_hand in LosingHand::ALL {
                let orders = Reactions { losing_hand, ..Reactions::of_bits(bits) };
                assert_eq!(Reactions::named(&orders.name()), orders);
                assert_eq!(orders.bits(), bits);
            }
        }
        assert_eq!(Reactions::of_bits(31), Reactions::of_all());
    }
}
