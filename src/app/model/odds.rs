//! What to expect of two forces that meet, in the few figures that a dialog shows.

use super::words::counted;
use crate::battle::{Onset, Outlook, SAFE, SeaOdds, SeaOutcome, armies_needed};

/// Two forces that meet or may meet: all that the odds follow from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Matchup {
    /// An attack on a territory that has not begun.
    Land {
        /// How it is attacked.
        onset: Onset,
        /// The attacker's armies, with the one that stays in a normal attack; those of each block else.
        armies: u32,
        /// The defender's.
        defenders: u32,
    },
    /// A large attack that goes on.
    Standing {
        /// The troops of each block, and the most it ever had.
        blocks: Vec<(u32, u32)>,
        /// The defender's armies.
        defenders: u32,
    },
    /// One ship against one other.
    Sea {
        /// The attacker's armies: the whole crew in a normal attack, the committed ones else.
        armies: u32,
        /// The most that were ever committed (A3); none in a normal attack.
        declared: Option<u32>,
        /// Whether others stay aboard and keep the ship when those have fallen.
        backed: bool,
        /// The other crew.
        against: u32,
    },
    /// Several ships as flanks against one: sinking is left out of the account.
    SeaFlanks {
        /// The troops of each block, and the most it ever had.
        blocks: Vec<(u32, u32)>,
        /// The other crew.
        against: u32,
    },
}

/// The odds of a battle that is carried on to the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OddsView {
    /// The chance of victory in percent.
    pub percent: u32,
    /// What it is the chance of.
    pub goal: &'static str,
    /// By how many percent it may be off; 0 if it is exact.
    pub margin: u32,
    /// Armies that the attacker loses on average: “2.3”.
    pub own_losses: String,
    /// Armies that the defender loses on average.
    pub enemy_losses: String,
    /// How many of them are captured, where that can be.
    pub captured: Option<String>,
    /// The chance that the own ship is lost, in percent.
    pub ship_lost: Option<u32>,
    /// What is not in the account, if anything.
    pub without: Option<&'static str>,
}

/// Armies of a sea battle up to which odds are worked out: no estimate holds for sinking rolls.
const MOST_AT_SEA: u32 = 100;
const MOST_COMMITTED_AT_SEA: u32 = 16;

/// Blocks times their size times the defenders up to which an answer takes no longer than a picture.
const MOST_WORK: u64 = 16_000;

/// The same for a search for the number that would do.
const MOST_SEARCH: u64 = 4_000;

/// Dice of a block beyond which a smaller battle is worked out in its place.
const SHRINKS: u32 = 16;

impl Matchup {
    /// The odds; `None` where too many dice roll to work them out.
    pub fn odds(&self) -> Option<OddsView> {
        match self {
            Self::Land { onset, armies, defenders } => {
                let flanks = matches!(onset, Onset::Blocks(2..));
                let is_quick = work(*onset, *armies, *defenders) <= MOST_WORK;
                is_quick.then(|| on_land(Outlook::new(*onset, *armies, *defenders), flanks))
            }
            Self::Standing { blocks, defenders } => {
                standing(blocks, *defenders).map(|outlook| on_land(outlook, flank(blocks)))
            }
            Self::Sea { armies, declared, backed, against } => {
                let odds = at_sea(*armies, *declared, *against)?;
                Some(OddsView {
                    percent: percent(odds.victory()),
                    goal: "to beat it",
                    margin: 0,
                    own_losses: tenths(odds.attacker_losses),
                    enemy_losses: tenths(odds.defender_losses),
                    captured: None,
                    ship_lost: (!backed).then(|| percent(odds.lost)),
                    without: None,
                })
            }
            Self::SeaFlanks { blocks, against } => {
                let odds = on_land(standing(blocks, *against)?, true);
                let without = Some("Ships that sink in a total defeat (N9) are not counted.");
                Some(OddsView { goal: "to beat it", without, ..odds })
            }
        }
    }

    /// The same whatever the own number: all that [`Self::needed`] follows from.
    #[must_use]
    pub fn without_own(&self) -> Self {
        let mut same = self.clone();
        match &mut same {
            Self::Land { armies, .. } => *armies = 0,
            Self::Sea { armies, declared, backed, .. } => {
                (*armies, *declared, *backed) = (0, declared.map(|_| 0), false);
            }
            Self::Standing { blocks, .. } | Self::SeaFlanks { blocks, .. } => blocks.clear(),
        }
        same
    }

    /// How many armies would have a chance of 80 %, in words.
    pub fn needed(&self) -> Option<String> {
        let (number, what) = match self {
            Self::Land { onset, defenders, .. } => {
                let what = match onset {
                    Onset::Normal => "there",
                    Onset::Blocks(1) => "committed",
                    Onset::Blocks(_) => "in each block",
                };
                let is_quick = work(*onset, SHRINKS, *defenders) <= MOST_SEARCH;
                if !is_quick {
                    return None;
                }
                (Some(Outlook::needed(*onset, *defenders)?), what)
            }
            Self::Sea { declared, against, .. } => {
                let large = declared.is_some();
                let most = if large { MOST_COMMITTED_AT_SEA } else { MOST_AT_SEA };
                let chance = |armies| {
                    at_sea(armies, large.then_some(armies), *against)
                        .map_or(0.0, |odds| odds.victory())
                };
                let what = if large { "committed" } else { "aboard" };
                (armies_needed(SAFE, most.min(2 * against.min(&most) + 12), chance), what)
            }
            Self::Standing { .. } | Self::SeaFlanks { .. } => return None,
        };
        // A ship may always sink in a total defeat (N9), so no number makes sure of it.
        let Some(number) = number else { return Some("no number does".to_owned()) };
        Some(format!("{} {what}", counted(number, "army", "armies")))
    }
}

/// How much there is to work out.
fn work(onset: Onset, armies: u32, defenders: u32) -> u64 {
    let Onset::Blocks(blocks) = onset else { return 0 };
    let size = u64::from(armies.min(SHRINKS));
    u64::from(blocks) * size * size * u64::from(defenders) / u64::from(armies.max(1))
}

fn standing(blocks: &[(u32, u32)], defenders: u32) -> Option<Outlook> {
    let size = blocks.iter().map(|(_, declared)| *declared).max().unwrap_or(0);
    let number = u32::try_from(blocks.len()).unwrap_or(u32::MAX);
    let is_quick = work(Onset::Blocks(number), size, defenders) <= MOST_WORK;
    is_quick.then(|| Outlook::standing(blocks, defenders))
}

fn on_land(outlook: Outlook, flanks: bool) -> OddsView {
    OddsView {
        percent: percent(outlook.conquest),
        goal: "to conquer",
        margin: percent(outlook.error),
        own_losses: tenths(outlook.attacker_losses),
        enemy_losses: tenths(outlook.defender_losses),
        captured: flanks.then(|| tenths(outlook.captured)),
        ship_lost: None,
        without: None,
    }
}

fn flank(blocks: &[(u32, u32)]) -> bool {
    blocks.iter().filter(|(troops, _)| *troops > 0).count() > 1
}

fn at_sea(armies: u32, declared: Option<u32>, against: u32) -> Option<SeaOdds> {
    let against = against.min(10 * MOST_AT_SEA);
    match declared {
        None if armies <= MOST_AT_SEA => Some(SeaOdds::normal(armies, against)),
        Some(most) if most <= MOST_COMMITTED_AT_SEA => {
            Some(SeaOutcome::standing(armies, most, against).odds)
        }
        _ => None,
    }
}

/// A probability as a whole percentage.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
pub(super) fn percent(probability: f64) -> u32 {
    (probability.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// A mean with one decimal.
pub(super) fn tenths(number: f64) -> String {
    format!("{number:.1}")
}

/// A chance in words: nothing is ever certain.
pub fn chance_in_words(percent: u32) -> String {
    match percent {
        0 => "under 1 %".to_owned(),
        100 => "over 99 %".to_owned(),
        percent => format!("{percent} %"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{FlankOdds, Odds};

    fn land(onset: Onset, armies: u32, defenders: u32) -> Matchup {
        Matchup::Land { onset, armies, defenders }
    }

    #[test]
    fn a_normal_attack_has_a_chance_losses_and_a_number_that_would_do() {
        let matchup = land(Onset::Normal, 9, 5);
        let odds = matchup.odds().unwrap();
        let exact = Odds::normal(9, 5);
        assert_eq!((odds.percent, odds.margin), (percent(exact.conquest), 0));
        assert_eq!(odds.own_losses, tenths(exact.expected_attacker_losses()));
        assert_eq!((odds.captured, odds.ship_lost), (None, None));
        assert_eq!(matchup.needed().as_deref(), Some("9 armies there"));
        assert_eq!(matchup.without_own().needed(), matchup.needed());
    }

    #[test]
    fn a_flanking_attack_takes_captives_and_counts_by_block() {
        let matchup = land(Onset::Blocks(2), 4, 6);
        let odds = matchup.odds().unwrap();
        assert_eq!(odds.captured, Some(tenths(FlankOdds::new(4, 2, 6).captured)));
        assert!(matchup.needed().unwrap().ends_with("in each block"));
        assert!(land(Onset::Blocks(1), 4, 6).odds().unwrap().captured.is_none());
    }

    #[test]
    fn many_dice_are_estimated_and_it_is_said() {
        let odds = land(Onset::Blocks(2), 30, 40).odds().unwrap();
        assert_eq!(odds.margin, 7);
        assert!(land(Onset::Normal, 300, 250).odds().unwrap().margin > 0);
        assert!(land(Onset::Blocks(1), 90, 200).odds().unwrap().margin > 0);
        assert_eq!(land(Onset::Blocks(12), 16, 300).odds(), None, "it would take too long");
        assert_eq!(land(Onset::Blocks(12), 8, 100).needed(), None);
        assert!(land(Onset::Blocks(6), 5, 40).needed().is_some());
    }

    #[test]
    fn a_fight_that_goes_on_follows_what_is_left() {
        let standing = |blocks: &[(u32, u32)], defenders| {
            Matchup::Standing { blocks: blocks.to_vec(), defenders }.odds().unwrap()
        };
        let before = standing(&[(5, 5), (5, 5)], 8);
        assert_eq!(before.percent, land(Onset::Blocks(2), 5, 8).odds().unwrap().percent);
        let after = standing(&[(2, 5), (5, 5)], 8);
        assert!(after.percent < before.percent);
        assert!(standing(&[(2, 5), (0, 5)], 8).captured.is_none(), "one flank is left");
    }

    #[test]
    fn at_sea_the_own_ship_may_be_lost() {
        let sea = |armies, declared, backed| Matchup::Sea { armies, declared, backed, against: 3 };
        let normal = sea(6, None, false);
        let odds = normal.odds().unwrap();
        assert_eq!(odds.percent, percent(SeaOdds::normal(6, 3).victory()));
        assert!(odds.ship_lost.is_some_and(|lost| lost > 0));
        assert_eq!(normal.needed().as_deref(), Some("no number does"));
        let weak = Matchup::Sea { armies: 6, declared: None, backed: false, against: 1 };
        assert!(weak.needed().unwrap().ends_with("aboard"));
        assert_eq!(sea(4, Some(4), true).odds().unwrap().ship_lost, None);
        assert_eq!(sea(40, Some(40), true).odds(), None);
        let flanks = Matchup::SeaFlanks { blocks: vec![(3, 3), (3, 3)], against: 3 };
        assert!(flanks.odds().unwrap().without.is_some());
    }

    #[test]
    fn nothing_is_certain_in_words() {
        assert_eq!([0, 37, 100].map(chance_in_words), ["under 1 %", "37 %", "over 99 %"]);
    }
}
