//! Dice that fall: one pair after the other lies, then the losses are marked, then it is told what they brought.

use crate::model::land::battle::BattleView;
use crate::model::sea::dice::SeaThrow;
use engine::core::Seat;

/// Dice that are falling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tumble {
    /// What is fought for, in a few words that tell nothing yet.
    pub title: String,
    pub dice: Fallen,
    /// Whether they end the battle, or the engagement.
    pub decides: bool,
    /// `true` if the defender mobilized just before: that is shown first.
    pub mustered: bool,
}

/// The dice that fall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fallen {
    /// The last roll of a battle for a territory.
    Land(BattleView),
    /// The last roll of an engagement, by its number.
    Sea(u8, SeaThrow),
}

/// When what of a roll is to be seen, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    pairs: u32,
    sinkings: u32,
    decides: bool,
    mustered: bool,
}

/// The time for which a mobilization is shown before the dice fall.
const MUSTER: u32 = 1_900;

/// When the first pair lies.
const FIRST: u32 = 320;

/// From the first pair to the last.
const SPREAD: u32 = 380;

/// How much longer the last pair of a battle takes.
const SUSPENSE: u32 = 240;

/// From one roll for sinking to the next.
const SINKING: u32 = 160;

/// From the last dice to the losses, and from there to what they brought.
const PAUSE: u32 = 160;

impl Timing {
    /// Returns when the dice begin to fall.
    pub fn begins(self) -> u32 {
        if self.mustered { MUSTER } else { 0 }
    }

    /// When the dice of a pair lie, the first being 0.
    pub fn lies(self, pair: u32) -> u32 {
        let gaps = self.pairs.saturating_sub(1);
        let is_last = pair >= gaps;
        let suspense = if is_last && self.decides { SUSPENSE } else { 0 };
        self.begins() + FIRST + SPREAD * pair.min(gaps) / gaps.max(1) + suspense
    }

    /// When the dice of a ship lie that may sink, the first being 0.
    pub fn sinks(self, ship: u32) -> u32 {
        self.lies(self.pairs) + SINKING * (ship + 1)
    }

    /// When the losses are marked.
    pub fn marks(self) -> u32 {
        self.lies(self.pairs) + SINKING * self.sinkings + PAUSE
    }

    /// When it is told what the dice brought.
    pub fn tells(self) -> u32 {
        self.marks() + PAUSE
    }
}

impl Tumble {
    /// Whose dice they are.
    pub fn seats(&self) -> [Seat; 2] {
        match &self.dice {
            Fallen::Land(battle) => [battle.attacker.seat, battle.defender.seat],
            Fallen::Sea(_, throw) => [throw.by, throw.other],
        }
    }

    /// When what of it is to be seen.
    pub fn timing(&self) -> Timing {
        let (roll, sinkings) = match &self.dice {
            Fallen::Land(battle) => (battle.rolls.last(), 0),
            Fallen::Sea(_, throw) => (Some(&throw.last.roll), throw.last.sinking.len()),
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
            let seen: Vec<u32> = (0..pairs).map(|pair| timing.lies(pair)).collect();
            assert_eq!(seen, lies, "{timing:?}");
            assert!(seen.iter().all(|at| *at < 1_000 && *at < timing.marks()));
            assert!(timing.marks() < timing.tells());
        }
    }

    #[test]
    fn ships_sink_after_the_last_pair_and_before_anything_is_told() {
        let timing = Timing { pairs: 2, sinkings: 2, decides: true, mustered: false };
        let all = [timing.lies(1), timing.sinks(0), timing.sinks(1), timing.marks()];
        assert_eq!(all, [940, 1_100, 1_260, 1_420]);
        let nothing = Timing { pairs: 0, sinkings: 0, decides: false, mustered: false };
        assert!(nothing.lies(0) < nothing.tells());
    }

    #[test]
    fn t11_dice_fall_only_once_the_mobilization_was_seen() {
        let at_once = Timing { pairs: 2, sinkings: 1, decides: true, mustered: false };
        let later = Timing { mustered: true, ..at_once };
        for at in [Timing::begins, Timing::marks, Timing::tells] {
            assert_eq!(at(later), at(at_once) + MUSTER);
        }
        assert_eq!(later.lies(0), at_once.lies(0) + MUSTER);
    }
}
