//! The dice animation: one pair after the other settles, then the losses are marked, then the
//! result is told.

use crate::battles::battle::BattleView;
use crate::battles::naval_dice::SeaRoll;
use engine::core::Seat;

/// A roll being animated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RollAnimation {
    /// The subject of the fight in a few words that give nothing away.
    pub title: String,
    pub dice: AnimatedRoll,
    /// True if the roll ends the battle or the engagement.
    pub decides: bool,
    /// True if the defender mobilized just before, which is shown first.
    pub mustered: bool,
}

/// The dice being rolled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnimatedRoll {
    /// The last roll of a battle for a territory.
    Land(BattleView),
    /// The last roll of an engagement, by its number.
    Sea(u8, SeaRoll),
}

/// The schedule of a dice animation, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    pairs: u32,
    sinkings: u32,
    decides: bool,
    mustered: bool,
}

/// The time for which a mobilization is shown before the roll.
const MUSTER: u32 = 1_900;

/// The time until the first pair settles.
const FIRST: u32 = 320;

/// The time from the first pair to the last.
const SPREAD: u32 = 380;

/// The extra time for the last pair of a battle.
const SUSPENSE: u32 = 240;

/// The time from one roll for sinking to the next.
const SINKING: u32 = 160;

/// The time from the last dice to the losses, and from there to the result.
const PAUSE: u32 = 160;

impl Timing {
    /// Returns the time when the roll begins.
    pub fn begins(self) -> u32 {
        if self.mustered { MUSTER } else { 0 }
    }

    /// Returns the time when the dice of a pair settle, counted from 0.
    pub fn settles(self, pair: u32) -> u32 {
        let gaps = self.pairs.saturating_sub(1);
        let is_last = pair >= gaps;
        let suspense = if is_last && self.decides { SUSPENSE } else { 0 };
        self.begins() + FIRST + SPREAD * pair.min(gaps) / gaps.max(1) + suspense
    }

    /// Returns the time when the dice of a ship that may sink settle, counted from 0.
    pub fn sinks(self, ship: u32) -> u32 {
        self.settles(self.pairs) + SINKING * (ship + 1)
    }

    /// Returns the time when the losses are marked.
    pub fn marks(self) -> u32 {
        self.settles(self.pairs) + SINKING * self.sinkings + PAUSE
    }

    /// Returns the time when the result is told.
    pub fn tells(self) -> u32 {
        self.marks() + PAUSE
    }
}

impl RollAnimation {
    /// Returns the seats whose dice they are.
    pub fn seats(&self) -> [Seat; 2] {
        match &self.dice {
            AnimatedRoll::Land(battle) => [battle.attacker.seat, battle.defender.seat],
            AnimatedRoll::Sea(_, roll) => [roll.by, roll.other],
        }
    }

    /// Returns the schedule of the animation.
    pub fn timing(&self) -> Timing {
        let (roll, sinkings) = match &self.dice {
            AnimatedRoll::Land(battle) => (battle.rolls.last(), 0),
            AnimatedRoll::Sea(_, roll) => (Some(&roll.last.roll), roll.last.sinking.len()),
        };
        let pairs = roll.map_or(0, |roll| roll.groups.iter().map(|it| it.pairs.len()).sum());
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX).min(20);
        let Self { decides, mustered, .. } = *self;
        Timing { pairs: count(pairs), sinkings: count(sinkings), decides, mustered }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_lie_one_after_the_other_within_a_second_and_losses_are_marked_when_all_do() {
        for (pairs, decides, lies) in [
            (1, false, vec![320]),
            (1, true, vec![560]),
            (2, false, vec![320, 700]),
            (2, true, vec![320, 940]),
            (3, true, vec![320, 510, 940]),
            (5, false, vec![320, 415, 510, 605, 700]),
        ] {
            let timing = Timing { pairs, sinkings: 0, decides, mustered: false };
            let seen: Vec<u32> = (0..pairs).map(|pair| timing.settles(pair)).collect();
            assert_eq!(seen, lies, "{timing:?}");
            assert!(seen.iter().all(|at| *at < 1_000 && *at < timing.marks()));
            assert!(timing.marks() < timing.tells());
        }
    }

    #[test]
    fn ships_sink_after_the_last_pair_and_before_anything_is_told() {
        let timing = Timing { pairs: 2, sinkings: 2, decides: true, mustered: false };
        let all = [timing.settles(1), timing.sinks(0), timing.sinks(1), timing.marks()];
        assert_eq!(all, [940, 1_100, 1_260, 1_420]);
        let nothing = Timing { pairs: 0, sinkings: 0, decides: false, mustered: false };
        assert!(nothing.settles(0) < nothing.tells());
    }

    #[test]
    fn t11_dice_fall_only_once_the_mobilization_was_seen() {
        let at_once = Timing { pairs: 2, sinkings: 1, decides: true, mustered: false };
        let later = Timing { mustered: true, ..at_once };
        for at in [Timing::begins, Timing::marks, Timing::tells] {
            assert_eq!(at(later), at(at_once) + MUSTER);
        }
        assert_eq!(later.settles(0), at_once.settles(0) + MUSTER);
    }
}
