//! How fast computer players play.

use engine::game::Action;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    #[default]
    Readable,
    /// Slow enough to see that something happens.
    Fast,
    Instant,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Self; 3] = [Self::Readable, Self::Fast, Self::Instant];

    /// What people call it.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Readable => text::settings::pace_readable(),
            Self::Fast => text::settings::pace_fast(),
            Self::Instant => text::settings::pace_instant(),
        }
    }

    /// What it is called where it is kept.
    pub fn name(self) -> &'static str {
        match self {
            Self::Readable => "Readable",
            Self::Fast => "Fast",
            Self::Instant => "Instant",
        }
    }

    /// How long what is on the screen stays before this action, in milliseconds. What belongs to
    /// one battle, or to one set of reinforcements, follows closely.
    pub fn before(self, action: &Action) -> u64 {
        let whole = match self {
            Self::Readable => 350,
            Self::Fast => 80,
            Self::Instant => 0,
        };
        match action {
            Action::Roll { .. }
            | Action::RollBlock { .. }
            | Action::Raise { .. }
            | Action::Reserve { .. }
            | Action::Defend { .. }
            | Action::Advance { .. } => whole / 2,
            Action::Garrison { .. }
            | Action::Choose { .. }
            | Action::Rearrange { .. }
            | Action::Mobilize { .. }
            | Action::Draw
            | Action::Shed { .. }
            | Action::Done => whole / 4,
            Action::Build { .. }
            | Action::TurnIn { .. }
            | Action::Deploy { .. }
            | Action::Attack { .. }
            | Action::Commit { .. }
            | Action::Flank { .. }
            | Action::Sea(_)
            | Action::Levy { .. }
            | Action::Halt
            | Action::Expand { .. }
            | Action::Ambush
            | Action::Barrage
            | Action::Missile { .. }
            | Action::Transfer { .. }
            | Action::Discard { .. }
            | Action::TakeOver { .. }
            | Action::Leave { .. }
            | Action::Join { .. }
            | Action::Declare { .. }
            | Action::Contest
            | Action::Accept
            | Action::Poker(_) => whole,
        }
    }

    /// How long the result of a battle stays at least, in milliseconds; that of one against a person
    /// longer.
    pub fn to_read(self, against_a_person: bool) -> u64 {
        let short = match self {
            Self::Readable => 600,
            Self::Fast => 150,
            Self::Instant => 0,
        };
        if against_a_person { 2 * short } else { short }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Until;
    use engine::world::Territory;

    #[test]
    fn a_battle_is_quicker_than_what_leads_to_it() {
        let attack = Action::Attack { from: Territory::Alaska, to: Territory::Kamchatka };
        let roll = Action::Roll { dice: 3, until: Until::Conquest };
        assert!(Pace::Readable.before(&attack) > Pace::Readable.before(&roll));
        assert!(Pace::Readable.before(&roll) > Pace::Fast.before(&attack));
        assert!(Pace::ALL.is_sorted_by_key(|pace| std::cmp::Reverse(pace.before(&attack))));
        assert_eq!((Pace::Instant.before(&attack), Pace::Instant.to_read(true)), (0, 0));
        assert!(Pace::Readable.to_read(true) > 2 * Pace::Readable.before(&attack));
        assert!(Pace::Readable.to_read(false) > Pace::Readable.before(&attack));
    }
}
