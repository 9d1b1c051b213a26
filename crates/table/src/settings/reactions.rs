//! A seat's standing orders for other players' turns (A22, L5, P1, P7).

use super::losing_hand::LosingHand;
use engine::game::ReactionMoment;

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
    pub fn passes(self, moment: ReactionMoment) -> bool {
        match moment {
            ReactionMoment::Start => self.start,
            ReactionMoment::Roll => self.roll,
            ReactionMoment::Missiles => self.missiles,
        }
    }

    /// Returns the same orders, with nothing to be played at this moment.
    #[must_use]
    pub fn passing(self, moment: ReactionMoment) -> Self {
        match moment {
            ReactionMoment::Start => Self { start: true, ..self },
            ReactionMoment::Roll => Self { roll: true, ..self },
            ReactionMoment::Missiles => Self { missiles: true, ..self },
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
