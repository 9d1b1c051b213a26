//! The pace of computer players.

use crate::story::commentary::{self, Beat};
use engine::game::Action;
use table::Session;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// Every action waits until somebody asks for the next one.
    Step,
    #[default]
    Readable,
    /// Just slow enough to see that something happens.
    Fast,
    Instant,
}

/// The number of actions in a turn after which the next ones take a quarter of the time; together
/// they never take longer than this many at full length.
const PATIENCE: u64 = 6;

impl Pace {
    /// All paces, slowest first.
    pub const ALL: [Self; 4] = [Self::Step, Self::Readable, Self::Fast, Self::Instant];

    /// Returns the name in words.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Step => text::settings::pace_step(),
            Self::Readable => text::settings::pace_readable(),
            Self::Fast => text::settings::pace_fast(),
            Self::Instant => text::settings::pace_instant(),
        }
    }

    /// Returns the name in storage.
    pub fn name(self) -> &'static str {
        match self {
            Self::Step => "Step",
            Self::Readable => "Readable",
            Self::Fast => "Fast",
            Self::Instant => "Instant",
        }
    }

    /// Returns `true` if rolls are animated.
    pub fn lets_dice_fall(self) -> bool {
        match self {
            Self::Step | Self::Readable => true,
            Self::Fast | Self::Instant => false,
        }
    }

    /// Returns the time for which the result of the last action stays on the screen, in
    /// milliseconds. Actions that concern nobody at the screen are shown for less time the more of
    /// them there are: `done` is the number of earlier ones in the turn.
    pub fn stays(self, beat: Beat, done: u32) -> u64 {
        let [part, begun, settled, near, major] = match self {
            Self::Step | Self::Readable => [30, 200, 450, 500, 1_300],
            Self::Fast => [20, 40, 80, 150, 300],
            Self::Instant => return 0,
        };
        let among_others =
            |whole: u64| whole * PATIENCE.pow(2) / (PATIENCE + u64::from(done)).pow(2);
        match beat {
            Beat::Part => part,
            Beat::Begun => among_others(begun),
            Beat::Done => among_others(settled),
            Beat::Near => near,
            Beat::Major => major,
        }
    }
}

/// The condition for the computer players to continue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ContinueWhen {
    /// A delay in milliseconds.
    After(u64),
    /// A request for the next action.
    Next,
}

/// Returns the condition for a computer player's next action.
pub fn continues_when(session: &Session, pace: Pace, next: &Action) -> ContinueWhen {
    let commentary = commentary::commentary(session);
    let beat = match commentary.beat_before(next) {
        // Many armies are set up one by one, without commentary, so don't stop for each.
        _ if session.view().table().turn().round == 0 => Beat::Part,
        // In their own turn, a person waits for the others' answers, which have no commentary.
        _ if session.is_turn_of_a_person() && !commentary.is_at_poker() => Beat::Part,
        beat => beat,
    };
    let stops = beat == Beat::Done || beat == Beat::Major;
    match pace {
        Pace::Step if stops && !session.is_turn_of_a_person() => ContinueWhen::Next,
        _ => ContinueWhen::After(pace.stays(beat, commentary.done())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_concerns_a_person_stays_and_the_rest_is_compressed() {
        let stays = |pace: Pace, beat| pace.stays(beat, 0);
        let all = [Beat::Part, Beat::Begun, Beat::Done, Beat::Near, Beat::Major];
        for pace in [Pace::Step, Pace::Readable, Pace::Fast] {
            assert!(all.map(|beat| stays(pace, beat)).is_sorted());
        }
        assert!((1_000..=1_500).contains(&stays(Pace::Readable, Beat::Major)));
        assert!(stays(Pace::Readable, Beat::Done) < 500);
        assert!(all.iter().all(|beat| stays(Pace::Fast, *beat) < stays(Pace::Readable, *beat)));
        assert!(all.iter().all(|beat| stays(Pace::Instant, *beat) == 0));
    }

    #[test]
    fn long_turns_pass_ever_quicker() {
        let whole =
            |actions| (0..actions).map(|done| Pace::Readable.stays(Beat::Done, done)).sum::<u64>();
        assert!(whole(30) < 6_000, "{}", whole(30));
        assert_eq!(Pace::Readable.stays(Beat::Major, 0), Pace::Readable.stays(Beat::Major, 90));
    }
}
