//! The odds of two opposing forces, in the few figures that a dialog shows.

use crate::decimal::Decimal;
use engine::battle::{AttackTerms, AttackType, Flank, Outlook, Post};
use engine::game::State;
use engine::world::Territory;
use players::reasons::percent;

/// Two opposing forces, with everything that determines the odds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Matchup {
    /// An attack on a territory that hasn't begun.
    Land {
        attack_type: AttackType,
        /// The attacker's armies: all of them in a normal attack, otherwise those of each block.
        armies: u32,
        defenders: u32,
    },
    /// A normal attack with modified dice, or a defender who chooses how many to roll (A22, L2).
    Changed {
        terms: AttackTerms,
        /// The attacker's armies, with the one that stays behind.
        armies: u32,
        defenders: u32,
    },
    /// A massed attack under way.
    Standing { blocks: Vec<Flank>, defenders: u32 },
    /// A normal attack of one ship on another.
    Sea {
        /// The attacker's armies.
        crew: u32,
        against: u32,
    },
    /// A committed or flanking attack by ships on another ship.
    Ships {
        /// The block of each ship, with the armies to spare that are also aboard.
        blocks: Vec<Flank>,
        against: u32,
    },
}

/// The odds of a battle that is fought to the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OddsView {
    /// The chance of victory, in percent.
    pub percent: u32,
    pub goal: &'static str,
    /// The margin of error, in percentage points; 0 if the chance is exact.
    pub margin: u32,
    /// The average number of armies that the attacker loses: “2.3”.
    pub own_losses: String,
    /// The average number of armies that the defender loses.
    pub enemy_losses: String,
    /// The average number of those that are captured, where that is possible.
    pub captured: Option<String>,
    /// A label and a figure for the attacker's ships: the chance of losing the only one, or the
    /// average number lost.
    pub ships_lost: Option<(&'static str, String)>,
}

/// Returns a normal attack from a territory or ship on a territory, on the terms that hold there.
pub(crate) fn normal(table: &State, from: Post, to: Territory) -> Matchup {
    let (armies, defenders) = (table.armies_at(from), table.board().armies(to));
    let terms = table.terms(to);
    if terms.are_plain() {
        Matchup::Land { attack_type: table.rules().normal_attack_type(), armies, defenders }
    } else {
        Matchup::Changed { terms, armies, defenders }
    }
}

impl Matchup {
    /// Returns a note about what the odds leave out, if anything.
    pub fn note(&self) -> Option<&'static str> {
        matches!(self, Self::Changed { .. }).then(text::land_sentences::odds_assume)
    }

    pub fn odds(&self) -> OddsView {
        match self {
            Self::Land { attack_type, armies, defenders } => {
                on_land(Outlook::new(*attack_type, *armies, *defenders), attack_type.blocks() > 1)
            }
            Self::Changed { terms, armies, defenders } => {
                on_land(Outlook::on(terms, *armies, *defenders), false)
            }
            Self::Standing { blocks, defenders } => {
                on_land(Outlook::standing(blocks, *defenders), flank(blocks))
            }
            Self::Sea { crew, against } => at_sea(Outlook::at_sea(*crew, *against), 1, false),
            Self::Ships { blocks, against } => {
                at_sea(Outlook::ships(blocks, *against), blocks.len(), flank(blocks))
            }
        }
    }

    /// Returns the matchup without the attacker's numbers, on which [`Self::needed`] depends.
    #[must_use]
    pub fn without_own(&self) -> Self {
        let mut same = self.clone();
        match &mut same {
            Self::Land { armies, .. } | Self::Changed { armies, .. } => *armies = 0,
            Self::Sea { crew, .. } => *crew = 0,
            Self::Ships { blocks, .. } => blocks.fill(Flank::whole(0)),
            Self::Standing { blocks, .. } => blocks.clear(),
        }
        same
    }

    /// Returns the number of armies needed for a chance of 80 %, in words.
    pub fn needed(&self) -> Option<String> {
        let (number, attack_type) = match self {
            Self::Land { attack_type, defenders, .. } => {
                (Some(Outlook::needed(*attack_type, *defenders)?), *attack_type)
            }
            Self::Changed { terms, defenders, .. } => {
                (Some(Outlook::needed_on(terms, *defenders)?), AttackType::Normal)
            }
            Self::Sea { against, .. } => {
                (Outlook::needed_at_sea(AttackType::Normal, *against), AttackType::Normal)
            }
            Self::Ships { blocks, against } => {
                let attack_type = AttackType::Blocks(u32::try_from(blocks.len()).ok()?);
                (Outlook::needed_at_sea(attack_type, *against), attack_type)
            }
            Self::Standing { .. } => return None,
        };
        // A ship may sink even in a total defeat (N9), so no number of armies is certain.
        let Some(number) = number else {
            return Some(text::land_sentences::needed_never().to_owned());
        };
        Some(match (attack_type.blocks(), self) {
            (0, Self::Sea { .. }) => text::land_sentences::needed_aboard(number),
            (0, _) => text::land_sentences::needed(number),
            (1, _) => text::land_sentences::needed_committed(number),
            _ => text::land_sentences::needed_block(number),
        })
    }
}

fn on_land(outlook: Outlook, flanks: bool) -> OddsView {
    OddsView {
        percent: percent(outlook.conquest),
        goal: text::land_sentences::goal(),
        margin: percent(outlook.error),
        own_losses: tenths(outlook.attacker_losses),
        enemy_losses: tenths(outlook.defender_losses),
        captured: flanks.then(|| tenths(outlook.captured)),
        ships_lost: None,
    }
}

fn at_sea(outlook: Outlook, ships: usize, flanks: bool) -> OddsView {
    let lost = outlook.ships_lost;
    let ships_lost = match ships {
        1 => (text::land_sentences::ship_lost(), text::land_sentences::chance(percent(lost))),
        _ => (text::land_sentences::ship_lost_several(), tenths(lost)),
    };
    let on_land = on_land(outlook, flanks);
    OddsView { goal: text::land_sentences::goal_sea(), ships_lost: Some(ships_lost), ..on_land }
}

fn flank(blocks: &[Flank]) -> bool {
    blocks.iter().filter(|block| block.troops + block.spare > 0).count() > 1
}

/// Returns a mean with one decimal.
pub(crate) fn tenths(number: f64) -> String {
    format!("{:.1}", Decimal(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::battle::{FlankOdds, Odds, SeaOdds};

    fn land(attack_type: AttackType, armies: u32, defenders: u32) -> Matchup {
        Matchup::Land { attack_type, armies, defenders }
    }

    #[test]
    fn a_normal_attack_has_a_chance_losses_and_a_number_that_would_do() {
        let matchup = land(AttackType::Normal, 9, 5);
        let odds = matchup.odds();
        let exact = Odds::normal(9, 5);
        assert_eq!((odds.percent, odds.margin), (percent(exact.conquest), 0));
        assert_eq!(odds.own_losses, tenths(exact.expected_attacker_losses()));
        assert_eq!((odds.captured, odds.ships_lost), (None, None));
        assert_eq!(matchup.needed().as_deref(), Some("9 armies there"));
        assert_eq!(matchup.without_own().needed(), matchup.needed());
    }

    #[test]
    fn a_flanking_attack_takes_captives_and_counts_by_block() {
        let matchup = land(AttackType::Blocks(2), 4, 6);
        let odds = matchup.odds();
        assert_eq!(odds.captured, Some(tenths(FlankOdds::new(4, 2, 6).captured)));
        assert!(matchup.needed().unwrap().ends_with("in each block"));
        assert!(land(AttackType::Blocks(1), 4, 6).odds().captured.is_none());
        let covered = land(AttackType::Covered(2), 4, 6).odds();
        assert!(covered.percent > odds.percent, "the last block keeps its plus one");
    }

    #[test]
    fn many_dice_are_estimated_and_it_is_said() {
        assert_eq!(land(AttackType::Blocks(2), 30, 40).odds().margin, 0);
        assert_eq!(land(AttackType::Normal, 300, 250).odds().margin, 0);
        assert_eq!(land(AttackType::Blocks(1), 90, 200).odds().margin, 4);
        assert!(land(AttackType::Normal, 900, 850).odds().margin > 0);
        assert_eq!(land(AttackType::Blocks(12), 8, 100).needed(), None, "it would take too long");
        assert!(land(AttackType::Blocks(6), 5, 40).needed().is_some());
    }

    #[test]
    fn a_fight_that_goes_on_follows_what_is_left() {
        let standing = |troops: &[u32], defenders| {
            let block = |troops: &u32| Flank { troops: *troops, declared: 5, spare: 0 };
            let blocks = troops.iter().map(block).collect();
            Matchup::Standing { blocks, defenders }.odds()
        };
        let before = standing(&[5, 5], 8);
        assert_eq!(before.percent, land(AttackType::Blocks(2), 5, 8).odds().percent);
        let after = standing(&[2, 5], 8);
        assert!(after.percent < before.percent);
        assert!(standing(&[2, 0], 8).captured.is_none(), "one flank is left");
    }

    #[test]
    fn at_sea_the_own_ship_may_be_lost() {
        let normal = Matchup::Sea { crew: 6, against: 3 };
        let odds = normal.odds();
        assert_eq!(odds.percent, percent(SeaOdds::normal(6, 3).victory()));
        assert_eq!(odds.ships_lost.unwrap().0, "Ship lost");
        assert_eq!(normal.needed().as_deref(), Some("no number is enough"));
        let weak = Matchup::Sea { crew: 6, against: 1 };
        assert!(weak.needed().unwrap().ends_with("aboard"));
        let ships = |blocks: &[Flank]| Matchup::Ships { blocks: blocks.to_vec(), against: 3 };
        let backed = ships(&[Flank { spare: 2, ..Flank::whole(4) }]).odds();
        assert!(backed.ships_lost.is_some(), "it may sink with those who stay aboard");
        let flanks = ships(&[Flank::whole(3); 2]);
        let (name, lost) = flanks.odds().ships_lost.unwrap();
        assert!(name == "Ships lost" && lost.parse::<f64>().unwrap() > 0.0);
        assert_eq!(flanks.without_own().needed(), flanks.needed());
        assert_eq!(ships(&[Flank::whole(20)]).odds().margin, 0);
        assert_eq!(Matchup::Sea { crew: 500, against: 400 }.odds().margin, 0);
    }

    #[test]
    fn nothing_is_certain_in_words() {
        let chances = [0.0, 0.37, 1.0].map(|chance| text::land_sentences::chance(percent(chance)));
        assert_eq!(chances, ["under 1\u{a0}%", "37\u{a0}%", "over 99\u{a0}%"]);
    }
}
