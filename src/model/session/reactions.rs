//! What somebody is asked in the middle of an attack: aloud at one tablet, or not at all where a
//! standing order answers (A22, L5).

use super::Session;
use engine::core::Seat;
use engine::game::{Action, Ask, Moment};

/// What a seat wants done for it in attacks without being asked.
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
}

impl Reactions {
    /// A bit for each switch.
    pub(super) fn bits(self) -> u8 {
        let bit = |(place, (_, is_on)): (u8, (char, bool))| u8::from(is_on) << place;
        (0..).zip(self.switches()).map(bit).sum()
    }

    /// The switches of these bits.
    pub(super) fn of_bits(bits: u8) -> Self {
        let is_on = |place: u8| bits >> place & 1 != 0;
        Self { start: is_on(0), roll: is_on(1), missiles: is_on(2), most_dice: is_on(3) }
    }

    /// Each switch with its letter in what is kept.
    fn switches(self) -> [(char, bool); 4] {
        let Self { start, roll, missiles, most_dice } = self;
        [('s', start), ('r', roll), ('m', missiles), ('d', most_dice)]
    }

    /// What it is called where it is kept: a letter for each switch that is on.
    pub fn name(self) -> String {
        let on = self.switches().into_iter().filter(|(_, is_on)| *is_on);
        std::iter::once('-').chain(on.map(|(letter, _)| letter)).collect()
    }

    /// Reads what [`Self::name`] wrote; unknown letters do no harm.
    pub fn named(name: &str) -> Self {
        let [start, roll, missiles, most_dice] = ['s', 'r', 'm', 'd'].map(|it| name.contains(it));
        Self { start, roll, missiles, most_dice }
    }

    /// Whether nothing is played at this moment.
    pub fn passes(self, moment: Moment) -> bool {
        match moment {
            Moment::Start => self.start,
            Moment::Roll => self.roll,
            Moment::Missiles => self.missiles,
        }
    }

    /// The same orders, and to play nothing at this moment.
    #[must_use]
    pub fn passing(self, moment: Moment) -> Self {
        match moment {
            Moment::Start => Self { start: true, ..self },
            Moment::Roll => Self { roll: true, ..self },
            Moment::Missiles => Self { missiles: true, ..self },
        }
    }
}

/// Whether this is asked aloud: nothing of it is a secret, and the tablet stays where it lies.
pub(super) fn is_aloud(ask: Ask) -> bool {
    matches!(ask, Ask::Defend { .. } | Ask::Window { .. })
}

impl Session {
    /// What a seat wants done for it in attacks.
    pub fn reactions(&self, seat: Seat) -> Reactions {
        self.table.reactions[seat]
    }

    /// Whether anybody is ever asked in the middle of an attack by the rules of this game.
    pub fn has_reactions(&self) -> bool {
        let rules = self.view().table().rules();
        rules.ploys || rules.defence_dice == engine::game::DefenceDice::Chosen
    }

    /// What a seat wants done from now on; what waits for it is answered at once.
    pub(super) fn order_reactions(&mut self, seat: Seat, reactions: Reactions) {
        self.table.reactions[seat] = reactions;
        self.revision += 1;
        let asked = self.game.prompt();
        self.follow_orders();
        if self.game.prompt() != asked {
            self.draft = self.draft.after(self.game.prompt());
            self.pick_up_the_tablet();
        }
    }

    /// What a seat's standing orders answer, if they do.
    pub(super) fn by_standing_order(&self, seat: Seat, ask: Ask) -> Option<Action> {
        let orders = self.reactions(seat);
        match ask {
            Ask::Window { moment, .. } if orders.passes(moment) => Some(Action::Done),
            Ask::Defend { to, .. } if orders.most_dice => {
                let (_, most) = self.game.state().defence_range(to);
                Some(Action::Defend { dice: u8::try_from(most).ok()? })
            }
            _ => None,
        }
    }
}
