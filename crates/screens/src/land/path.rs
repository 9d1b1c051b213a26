//! The odds of a path being drawn: one territory after the other, with all armies but one moving on
//! each time.

use crate::battles::odds::tenths;
use engine::battle::{ChainAttack, Post};
use engine::core::Seat;
use engine::game::{Ask, State};
use engine::world::Territory;
use table::{Duty, Path, PathOdds, Session, StepOdds};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepView {
    /// The territory to take.
    pub territory: Territory,
    pub owner: Option<Seat>,
    pub defenders: u32,
    /// The chance of this step once those before it have succeeded, in percent.
    pub alone: u32,
    /// The chance of all steps so far, in percent.
    pub so_far: u32,
    /// The average number of armies left there.
    pub left: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathView {
    pub from: Option<Post>,
    /// True if the path may also begin aboard a ship.
    pub ships: bool,
    pub armies: u32,
    /// The number of patrolling ships to beat before the landing (N4).
    pub patrol: usize,
    /// The steps; empty if there are too many armies to work out the odds.
    pub steps: Vec<StepView>,
    /// The chance of the whole path, in percent; `None` before the first step.
    pub percent: Option<u32>,
    /// The average number of armies left on the last territory.
    pub left: String,
    /// The chance of the rest, in percent, below which the path stops when it's carried out.
    pub floor: Option<u32>,
    /// The number of armies at the beginning that would give a chance of 80 %.
    pub needed: Option<u32>,
    /// The way each territory is attacked, where there is a choice.
    pub chain_attack: Option<ChainAttack>,
    /// The reason why there are no odds, if there are none.
    pub cannot: Option<&'static str>,
    /// The assumption behind the odds, where it should be stated.
    pub assume: Option<&'static str>,
}

/// Returns `true` if a path can be drawn now.
pub fn can_draw_path(session: &Session) -> bool {
    matches!(session.duty(), Duty::Decide(prompt) if prompt.ask == Ask::Campaign)
}

impl PathView {
    /// Returns the path being drawn, with its odds.
    pub fn of(session: &Session) -> Option<Self> {
        let path = session.draft().path.as_ref().filter(|_| can_draw_path(session))?;
        Some(Self::on(session.view().table(), path))
    }

    fn on(table: &State, path: &Path) -> Self {
        let PathOdds { armies, patrol, steps, percent, floor, needed, is_too_large, is_changed } =
            path.odds(table);
        let steps: Vec<StepView> = steps.into_iter().map(StepView::of).collect();
        Self {
            from: path.from,
            ships: table.rules().ships,
            armies,
            patrol,
            percent,
            left: steps.last().map_or(String::new(), |step| step.left.clone()),
            steps,
            floor,
            needed,
            chain_attack: table.rules().large_attacks.then_some(path.chain_attack),
            cannot: is_too_large.then(text::land_sentences::too_many),
            assume: is_changed.then(text::land_sentences::odds_assume),
        }
    }
}

impl StepView {
    fn of(step: StepOdds) -> Self {
        let StepOdds { territory, owner, defenders, alone, so_far, left } = step;
        Self { territory, owner, defenders, alone, so_far, left: tenths(left) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Position;
    use engine::world::names::{Brazil, Venezuela};

    fn view(rules: &str) -> PathView {
        let table = Position::parse(&format!(
            "rules {rules}
             players Red Blue
             turn Red campaign
             Venezuela Red 12
             Brazil Blue 3
             * Blue 1"
        ));
        let path = Path { from: Some(Venezuela.into()), steps: vec![Brazil], ..Path::default() };
        PathView::on(&table.unwrap(), &path)
    }

    #[test]
    fn a_path_offers_what_its_rules_have_and_says_what_its_odds_assume() {
        let plain = view("next");
        assert!(!plain.ships && plain.chain_attack.is_none() && plain.assume.is_none());
        assert_eq!(plain.left, plain.steps[0].left);
        let nautical = view("nautical");
        assert!(nautical.ships);
        assert_eq!(nautical.chain_attack, Some(ChainAttack::Normal));
    }
}
