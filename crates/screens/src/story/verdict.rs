//! The verdict on a finished game: whether luck or decisions counted more.

/// Returns what counted more for a player, luck or decisions, from their points.
pub(super) fn verdict(name: &str, luck: i32, decisions: i32, won: bool) -> String {
    match (won, luck.signum()) {
        (true, -1) => text::insight::verdict_won_unlucky(name),
        (true, 1) if luck > decisions => text::insight::verdict_won_lucky(name),
        (true, _) => text::insight::verdict_won(name),
        (false, 1) => text::insight::verdict_lost_lucky(name),
        (false, -1) if luck < decisions => text::insight::verdict_lost_unlucky(name),
        (false, _) => text::insight::verdict_lost(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_says_whether_luck_or_decisions_counted_more() {
        let told = |luck, decisions, won| verdict("Ann", luck, decisions, won);
        assert!(told(-16, 55, true).contains("unlucky and still won"));
        assert!(told(40, 20, true).contains("won more through good luck"));
        assert!(told(20, 40, true).contains("won more through decisions"));
        assert!(told(0, 60, true).contains("won more through decisions"));
        assert!(told(10, -60, false).contains("lucky and still lost"));
        assert!(told(-40, -10, false).contains("lost more through bad luck"));
        assert!(told(-10, -40, false).contains("lost more through decisions"));
    }
}
