//! Odds fast enough for a screen that follows a drag: exact while few dice roll, estimated beyond.
//!
//! A large battle is close to a random walk with drift: losses grow in proportion to the armies,
//! and the log-odds of winning with their square root. It is therefore extrapolated from two
//! smaller battles of the same shape.

use super::{AttackTerms, ChainAttack, Flank, FlankOdds, Odds, SeaOutcome, armies_needed, chances};

/// The product of a normal attacker's armies and the defenders up to which odds are exact.
const NORMAL_WORK: u64 = 200_000;

/// The armies in the larger of the two normal battles that an estimate is extrapolated from.
const NORMAL: u32 = 160;

/// The same for blocks.
const BLOCK: u32 = 32;

/// The work on block rolls, and on following them, up to which odds are exact: that of 32 dice
/// against 32.
const ROLL_WORK: u64 = 2 * 32u64.pow(4);
const BLOCK_WORK: u64 = 3_000_000;

/// The largest error of an estimated chance, checked against exact ones.
const NORMAL_ERROR: f64 = 0.02;
const BLOCK_ERROR: f64 = 0.04;
const SEA_ERROR: f64 = 0.1;

/// The limit for exact odds with modifiers, as the product of both sides' armies and the
/// fortification's remaining rolls; below it, the size from which larger battles are extrapolated.
const TERMS_WORK: u64 = 40_000;
const TERMS: u32 = 56;

/// The largest error of such a chance; a fortification's rolls don't grow with the armies.
const TERMS_ERROR: f64 = 0.05;

/// The largest crew to compute with: above it the odds differ only by the armies that drown.
const MOST_ABOARD: u32 = 10_000;

/// The product of blocks and defenders beyond which the number of armies needed isn't searched for.
const MOST_SOUGHT: u32 = 400;

/// The probability of conquest from which an attack is called safe.
pub const SAFE: f64 = 0.8;

/// The attack type used on a territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttackType {
    /// Normal attacks (A1).
    Normal,
    /// Normal attacks in which the defender also rolls up to three dice (K3).
    Even,
    /// This many blocks of one size: one is a committed attack (A2), more are a flanking attack
    /// (A5).
    Blocks(u32),
    /// This many blocks, with reserves behind one that rolls before the last. The last block keeps
    /// the plus one, because another flank remains (A8).
    Covered(u32),
}

impl AttackType {
    /// Returns the number of blocks, 0 for a normal attack.
    ///
    /// ```
    /// use red_queens_engine::battle::AttackType;
    ///
    /// assert_eq!((AttackType::Normal.blocks(), AttackType::Blocks(3).blocks()), (0, 3));
    /// ```
    pub fn blocks(self) -> u32 {
        match self {
            Self::Normal | Self::Even => 0,
            Self::Blocks(blocks) | Self::Covered(blocks) => blocks,
        }
    }
}

/// The expected result of an attack that is fought to the end without reserves.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// The probability that the territory is taken.
    pub conquest: f64,
    /// The expected number of armies that the attacker loses.
    pub attacker_losses: f64,
    /// The expected number of armies that the defender loses, including captured ones.
    pub defender_losses: f64,
    /// The expected number of captured armies (A7).
    pub captured: f64,
    /// The expected number of own ships lost in a sea battle (N9, N10).
    pub ships_lost: f64,
    /// The largest error of the probability in either direction; 0 if it is exact.
    pub error: f64,
}

impl Outlook {
    /// Returns the outlook of an attack. `armies` includes the army that stays behind in a normal
    /// attack and is the size of each block otherwise.
    ///
    /// ```
    /// use red_queens_engine::battle::{Odds, AttackType, Outlook};
    /// let outlook = Outlook::new(AttackType::Normal, 4, 2);
    /// assert_eq!((outlook.conquest, outlook.error), (Odds::normal(4, 2).conquest, 0.0));
    /// ```
    pub fn new(attack_type: AttackType, armies: u32, defenders: u32) -> Self {
        match attack_type {
            AttackType::Normal | AttackType::Even => {
                let defenders = worth(armies, defenders);
                let even = attack_type == AttackType::Even;
                if u64::from(armies) * u64::from(defenders.max(1)) <= NORMAL_WORK {
                    return Self::normal(armies, defenders, even);
                }
                let exact = |_, armies, defenders| Self::normal(armies, defenders, even);
                beyond(NORMAL, (armies, armies, defenders), NORMAL_ERROR, &exact)
            }
            _ => Self::standing(&blocks(attack_type, armies), defenders),
        }
    }

    /// Returns the outlook of a normal attack on these terms, without any reactions. `armies`
    /// includes the one that stays behind.
    pub fn on(terms: &AttackTerms, armies: u32, defenders: u32) -> Self {
        if *terms == AttackTerms::default() {
            return Self::new(AttackType::Normal, armies, defenders);
        }
        let defenders = worth(armies, defenders);
        let exact = |_, armies, defenders| Self::of(&Odds::on(terms, armies, defenders), 0.0);
        let rounds = u64::from(terms.fortification) + 1;
        if u64::from(armies) * u64::from(defenders.max(1)) * rounds <= TERMS_WORK {
            return exact(0, armies, defenders);
        }
        beyond(TERMS, (armies, armies, defenders), TERMS_ERROR, &exact)
    }

    /// Returns the fewest armies whose chance on these terms is [`SAFE`], or `None` if none is or
    /// the search would take too long.
    pub fn needed_on(terms: &AttackTerms, defenders: u32) -> Option<u32> {
        if defenders > TERMS {
            return None;
        }
        armies_needed(SAFE, 2 * defenders + 12, |armies| {
            Self::on(terms, armies, defenders).conquest
        })
    }

    /// Returns the outlook of a massed attack that is under way or has reserves behind its blocks.
    pub fn standing(flanks: &[Flank], defenders: u32) -> Self {
        Self::of_blocks(flanks, defenders, BLOCK_ERROR, &|flanks, defenders| {
            FlankOdds::standing(flanks, defenders).into()
        })
    }

    /// Returns the outlook of normal attacks by one ship on another.
    ///
    /// ```
    /// use red_queens_engine::battle::Outlook;
    ///
    /// let outlook = Outlook::at_sea(8, 4);
    /// assert!(outlook.conquest > 0.5 && outlook.ships_lost > 0.0);
    /// ```
    pub fn at_sea(crew: u32, against: u32) -> Self {
        let crew = crew.min(MOST_ABOARD);
        SeaOutcome::normal(crew, worth(crew, against)).into()
    }

    /// Returns the outlook of a committed or flanking attack by ships on another ship.
    pub fn ships(flanks: &[Flank], against: u32) -> Self {
        let aboard = |flank: &Flank| Flank { spare: flank.spare.min(MOST_ABOARD), ..*flank };
        let flanks: Vec<Flank> = flanks.iter().map(aboard).collect();
        Self::of_blocks(&flanks, against, SEA_ERROR, &|flanks, against| {
            SeaOutcome::standing(flanks, against).into()
        })
    }

    /// Returns exact odds if they are fast to compute, and an estimate otherwise.
    fn of_blocks(
        flanks: &[Flank],
        defenders: u32,
        error: f64,
        exact: &dyn Fn(&[Flank], u32) -> Self,
    ) -> Self {
        let troops: u32 = flanks.iter().map(|flank| flank.troops).sum();
        let defenders = worth(troops, defenders);
        if is_quick(flanks, defenders) {
            return exact(flanks, defenders);
        }
        let standing = || flanks.iter().filter(|flank| flank.troops > 0);
        let size = standing().map(|flank| flank.declared).max().unwrap_or(0);
        // The first block may be worn down; the waiting ones are whole.
        let (waiting, first) = ((troops - 1) / size, (troops - 1) % size + 1);
        let spare: u32 = standing().map(|flank| flank.spare).sum();
        let idle: u32 = flanks.iter().map(|flank| flank.spare).sum::<u32>() - spare;
        beyond(BLOCK, (size, first, defenders), error, &|size, first, defenders| {
            let block = |troops| Flank { troops, declared: size, spare: spare.min(1) };
            let idle = Flank { spare: idle.min(1), ..Flank::whole(0) };
            let whole = std::iter::repeat_n(block(size), waiting as usize);
            let flanks: Vec<_> = [idle, block(first)].into_iter().chain(whole).collect();
            exact(&flanks, defenders)
        })
    }

    /// Returns the fewest armies, counted as in [`Self::new`], whose chance is [`SAFE`], or `None`
    /// if none is or the search would take too long.
    ///
    /// ```
    /// use red_queens_engine::battle::{AttackType, Outlook, SAFE};
    ///
    /// let needed = Outlook::needed(AttackType::Normal, 5).expect("five armies can be beaten");
    /// let chance = |armies| Outlook::new(AttackType::Normal, armies, 5).conquest;
    /// assert!(chance(needed) >= SAFE && chance(needed - 1) < SAFE);
    /// ```
    pub fn needed(attack_type: AttackType, defenders: u32) -> Option<u32> {
        let all = defenders.checked_mul(2)?;
        let most = all.checked_div(attack_type.blocks()).unwrap_or(all).checked_add(12)?;
        if attack_type.blocks().max(1).checked_mul(defenders)? > MOST_SOUGHT {
            return None;
        }
        let normal = match attack_type {
            AttackType::Normal => Some(ChainAttack::Normal),
            AttackType::Even => Some(ChainAttack::Even),
            AttackType::Blocks(_) | AttackType::Covered(_) => None,
        };
        if let Some(chain_attack) = normal {
            let chances = chances(chain_attack, most, &[defenders]);
            let enough = chances.iter().position(|chance| *chance >= SAFE)?;
            return u32::try_from(enough).ok();
        }
        armies_needed(SAFE, most, |armies| Self::new(attack_type, armies, defenders).conquest)
    }

    /// Returns the fewest armies aboard, or in the block of each ship, whose chance at sea is
    /// [`SAFE`], or `None` if no number is enough, since any ship may sink.
    pub fn needed_at_sea(attack_type: AttackType, against: u32) -> Option<u32> {
        let most = against.min(MOST_SOUGHT).saturating_mul(2) + 12;
        armies_needed(SAFE, most, |armies| match attack_type {
            AttackType::Normal | AttackType::Even => Self::at_sea(armies, against).conquest,
            _ => Self::ships(&blocks(attack_type, armies), against).conquest,
        })
    }

    fn normal(attackers: u32, defenders: u32, even: bool) -> Self {
        let odds = if even {
            Odds::even(attackers, defenders)
        } else {
            Odds::normal(attackers, defenders)
        };
        Self::of(&odds, 0.0)
    }

    fn of(odds: &Odds, captured: f64) -> Self {
        Self {
            conquest: odds.conquest,
            attacker_losses: odds.expected_attacker_losses(),
            defender_losses: odds.expected_defender_losses(),
            captured,
            ships_lost: 0.0,
            error: 0.0,
        }
    }
}

impl From<SeaOutcome> for Outlook {
    fn from(SeaOutcome { odds, captured, .. }: SeaOutcome) -> Self {
        Self {
            conquest: odds.victory(),
            attacker_losses: odds.attacker_losses,
            defender_losses: odds.defender_losses,
            captured,
            ships_lost: odds.lost,
            error: 0.0,
        }
    }
}

/// Returns fresh blocks of this many armies each.
fn blocks(attack_type: AttackType, armies: u32) -> Vec<Flank> {
    let mut blocks = vec![Flank::whole(armies); attack_type.blocks() as usize];
    if let (AttackType::Covered(_), Some(first)) = (attack_type, blocks.first_mut()) {
        first.spare = 1;
    }
    blocks
}

/// Returns `true` if exact odds can be computed within a frame.
fn is_quick(flanks: &[Flank], defenders: u32) -> bool {
    let (attack, defence) = Flank::most_dice(flanks, defenders);
    let (attack, defence) = (u64::from(attack), u64::from(defence));
    let rolls = attack * defence * attack.min(defence) * (attack + defence);
    let troops: u64 = flanks.iter().map(|flank| u64::from(flank.troops)).sum();
    let states = troops * u64::from(defenders.max(1));
    rolls <= ROLL_WORK && states * attack.min(defence).max(1) <= BLOCK_WORK
}

impl From<FlankOdds> for Outlook {
    fn from(flanks: FlankOdds) -> Self {
        Self::of(&flanks.odds, flanks.captured)
    }
}

/// Returns the number of defenders that matter; more than this make no difference.
fn worth(attackers: u32, defenders: u32) -> u32 {
    defenders.min(attackers.saturating_mul(4).max(60))
}

/// The values that are extrapolated from small battles to large ones: log-odds divided by the
/// square root of the size, losses divided by the size, and captives and ships as they are.
type Trend = [f64; 5];

/// Extrapolates the outlook of a battle from two exact ones of the same shape, whose sizes are
/// `most` and half of that. The tuple holds the size, the attacker's armies and the defenders.
fn beyond(
    most: u32,
    (size, first, defenders): (u32, u32, u32),
    error: f64,
    exact: &dyn Fn(u32, u32, u32) -> Outlook,
) -> Outlook {
    let full = f64::from(size);
    let at = |smaller: u32| {
        let factor = f64::from(smaller) / full;
        between(f64::from(first) * factor, f64::from(defenders) * factor, &|first, defenders| {
            trend(exact(smaller, first, defenders), f64::from(smaller))
        })
    };
    let (near, far) = (at(most), at(most / 2));
    // The error falls as 1 / size: `2 * near - far` is the limit, and a share of the difference
    // remains.
    let shrunk = f64::from(most) / full;
    let value = |of: usize| 2.0 * near[of] - far[of] + (far[of] - near[of]) * shrunk;
    Outlook {
        conquest: 1.0 / (1.0 + (-value(0) * full.sqrt()).exp()),
        attacker_losses: (value(1) * full).max(0.0),
        defender_losses: (value(2) * full).clamp(0.0, f64::from(defenders)),
        captured: value(3).max(0.0),
        ships_lost: value(4).max(0.0),
        error,
    }
}

fn trend(outlook: Outlook, size: f64) -> Trend {
    let chance = outlook.conquest.clamp(1e-12, 1.0 - 1e-12);
    [
        (chance / (1.0 - chance)).ln() / size.sqrt(),
        outlook.attacker_losses / size,
        outlook.defender_losses / size,
        outlook.captured,
        outlook.ships_lost,
    ]
}

/// Interpolates the trend at fractional numbers of armies.
fn between(first: f64, defenders: f64, of: &dyn Fn(u32, u32) -> Trend) -> Trend {
    let mut sum = [0.0; 5];
    for (a, weight) in around(first) {
        for (d, share) in around(defenders) {
            if weight * share > 0.0 {
                let values = of(a, d);
                sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += weight * share * value);
            }
        }
    }
    sum
}

/// Returns the whole numbers below and above, with their weights.
fn around(number: f64) -> [(u32, f64); 2] {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small and positive"
    )]
    let below = number as u32;
    let part = number - f64::from(below);
    [(below, 1.0 - part), (below + 1, part)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_battles_are_exact() {
        let outlook = Outlook::new(AttackType::Blocks(1), 8, 6);
        let odds = Odds::committed(8, 6);
        assert!((outlook.conquest - odds.conquest).abs() < 1e-12 && outlook.error == 0.0);
        assert!((outlook.attacker_losses - odds.expected_attacker_losses()).abs() < 1e-9);
        let flanks = FlankOdds::new(5, 3, 9);
        let outlook = Outlook::new(AttackType::Blocks(3), 5, 9);
        assert!((outlook.captured - flanks.captured).abs() < 1e-12 && outlook.error == 0.0);
    }

    #[test]
    fn few_dice_on_one_side_make_large_battles_exact() {
        for (attack_type, armies, defenders) in [
            (AttackType::Blocks(1), 32, 90),
            (AttackType::Blocks(1), 60, 15),
            (AttackType::Blocks(3), 40, 16),
            (AttackType::Covered(4), 24, 24),
            (AttackType::Normal, 300, 300),
        ] {
            assert!(
                Outlook::new(attack_type, armies, defenders).error == 0.0,
                "{attack_type:?} {armies}"
            );
        }
    }

    #[test]
    fn large_battles_are_as_near_as_they_say() {
        for (blocks, size, all_defenders) in
            [(1, 40, 20..120), (1, 64, 33..110), (3, 40, 60..200), (6, 36, 100..300)]
        {
            for defenders in all_defenders.step_by(37) {
                let flanks = vec![Flank::whole(size); blocks];
                let exact = Outlook::from(FlankOdds::standing(&flanks, defenders));
                assert_near(&Outlook::standing(&flanks, defenders), &exact, &flanks, defenders);
                let exact = Outlook::from(SeaOutcome::standing(&flanks, defenders));
                assert_near(&Outlook::ships(&flanks, defenders), &exact, &flanks, defenders);
            }
        }
        for armies in [450, 800] {
            for defenders in (260..900).step_by(131) {
                let exact = Odds::normal(armies, defenders);
                let outlook = Outlook::new(AttackType::Normal, armies, defenders);
                let off = (outlook.conquest - exact.conquest).abs();
                assert!(off <= outlook.error, "{off} {armies} against {defenders}: {outlook:?}");
            }
        }
    }

    fn assert_near(outlook: &Outlook, exact: &Outlook, flanks: &[Flank], defenders: u32) {
        let size = flanks[0].troops;
        let case = format!("{} of {size} against {defenders}: {outlook:?} {exact:?}", flanks.len());
        assert!((outlook.conquest - exact.conquest).abs() <= outlook.error + 1e-12, "{case}");
        let all = f64::from(size) * f64::from(u32::try_from(flanks.len()).unwrap());
        assert!((outlook.attacker_losses - exact.attacker_losses).abs() < 0.1 * all, "{case}");
        assert!((outlook.ships_lost - exact.ships_lost).abs() < 0.5, "{case}");
    }

    #[test]
    fn a_worn_block_is_weaker_than_a_fresh_one_of_its_strength() {
        let fresh = Outlook::new(AttackType::Blocks(1), 20, 40);
        let worn = [Flank { troops: 20, declared: 50, spare: 0 }];
        let outlook = Outlook::standing(&worn, 40);
        assert!(outlook.error > 0.0 && outlook.conquest < fresh.conquest + outlook.error);
        let exact = FlankOdds::standing(&worn, 40).odds.conquest;
        assert!((outlook.conquest - exact).abs() <= outlook.error, "{exact} {outlook:?}");
        let spent = Outlook::standing(&[Flank::whole(0), Flank::whole(0)], 3);
        assert!(spent.conquest == 0.0);
    }

    #[test]
    fn so_many_as_are_needed_are_enough_and_one_fewer_are_not() {
        for attack_type in [
            AttackType::Normal,
            AttackType::Blocks(1),
            AttackType::Covered(2),
            AttackType::Blocks(5),
        ] {
            for defenders in [1, 2, 5, 12, 30] {
                let needed = Outlook::needed(attack_type, defenders).unwrap();
                let chance = |armies| Outlook::new(attack_type, armies, defenders).conquest;
                assert!(chance(needed) >= SAFE, "{attack_type:?} {defenders}");
                assert!(chance(needed - 1) < SAFE, "{attack_type:?} {defenders}");
            }
        }
        assert_eq!(Outlook::needed(AttackType::Normal, 5), Some(9));
        assert_eq!(Outlook::needed(AttackType::Blocks(12), 100), None, "it would take too long");
        assert_eq!(Outlook::needed_at_sea(AttackType::Normal, 8), None, "any ship may sink");
        let ships = Outlook::needed_at_sea(AttackType::Blocks(3), 6).unwrap();
        let chance = |armies| SeaOutcome::standing(&[Flank::whole(armies); 3], 6).odds.victory();
        assert!(chance(ships) >= SAFE && chance(ships - 1) < SAFE);
    }

    #[test]
    fn nothing_is_too_large() {
        for attack_type in [AttackType::Normal, AttackType::Blocks(1), AttackType::Blocks(12)] {
            let hopeless = Outlook::new(attack_type, 30, u32::MAX);
            assert!(hopeless.conquest < 0.01, "{attack_type:?}");
            let sure = Outlook::new(attack_type, 90_000, 10);
            assert!(
                sure.conquest > 0.99 && sure.attacker_losses < 100.0,
                "{attack_type:?} {sure:?}"
            );
            assert!(Outlook::new(attack_type, u32::MAX / 16, 0).conquest > 0.99, "{attack_type:?}");
        }
        let crowd = Flank { spare: u32::MAX / 2, ..Flank::whole(2) };
        assert!(Outlook::ships(&[crowd], u32::MAX).conquest < 1.0);
        assert_eq!(Outlook::needed(AttackType::Normal, u32::MAX), None);
        assert!(Outlook::at_sea(u32::MAX, u32::MAX).error == 0.0);
    }
}
