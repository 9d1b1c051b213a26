//! Normal attacks (A1, X3): up to three dice against up to two.

/// The most dice that the attacker rolls in a normal attack.
pub const ATTACK_DICE: u32 = 3;

/// The most dice that the defender rolls against a normal attack.
pub const DEFENCE_DICE: u32 = 2;

/// Returns the most dice of an attacker with this many armies, one of which stays behind.
///
/// ```
/// use red_queens_engine::battle::attack_dice;
///
/// assert_eq!([1, 2, 3, 4, 50].map(attack_dice), [0, 1, 2, 3, 3]);
/// ```
pub fn attack_dice(armies: u32) -> u32 {
    armies.saturating_sub(1).min(ATTACK_DICE)
}

/// Returns the dice of a defender with this many armies, always the maximum (A22).
///
/// ```
/// use red_queens_engine::battle::defence_dice;
///
/// assert_eq!([1, 2, 50].map(defence_dice), [1, 2, 2]);
/// ```
pub fn defence_dice(armies: u32) -> u32 {
    armies.min(DEFENCE_DICE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x3_one_die_with_two_armies_two_with_three_three_with_four() {
        assert_eq!([1, 2, 3, 4, 50].map(attack_dice), [0, 1, 2, 3, 3]);
    }

    #[test]
    fn a22_the_defender_rolls_two_if_it_can() {
        assert_eq!([0, 1, 2, 9].map(defence_dice), [0, 1, 2, 2]);
    }
}
