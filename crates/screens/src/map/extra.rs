//! Anything in a territory besides armies: the small signs at the corners of its badge, and their
//! meanings.

use super::territories::TerritoryView;
use crate::in_words::scar_in_words;
use crate::names::player_name;
use engine::game::{Scar, Victory};
use engine::world::Territory;
use table::Session;

/// Anything in a territory besides armies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extra {
    Factory,
    Captives,
    /// The territory can take no more action this turn (A4).
    Exhausted,
    /// An attack with superior numbers is due (K4).
    Owes,
    /// Armies to be removed at the end of the turn (K5).
    Surplus,
    Headquarters,
    Shortage,
    Bunker,
    Fortification,
}

impl Extra {
    /// All signs, in drawing order.
    pub const ALL: [Self; 9] = [
        Self::Factory,
        Self::Captives,
        Self::Exhausted,
        Self::Owes,
        Self::Surplus,
        Self::Headquarters,
        Self::Shortage,
        Self::Bunker,
        Self::Fortification,
    ];

    /// Returns the name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Factory => "factory",
            Self::Captives => "captives",
            Self::Exhausted => "exhausted",
            Self::Owes => "owes",
            Self::Surplus => "surplus",
            Self::Headquarters => "headquarters",
            Self::Shortage => "shortage",
            Self::Bunker => "bunker",
            Self::Fortification => "fortification",
        }
    }

    /// Returns the number of these in a territory, 0 or 1 for a kind that is either there or not.
    pub fn count(self, on: &TerritoryView) -> u32 {
        match self {
            Self::Factory => on.factories,
            Self::Captives => on.captives,
            Self::Exhausted => u32::from(on.exhausted),
            Self::Owes => u32::from(on.owes),
            Self::Surplus => on.surplus,
            Self::Headquarters => u32::from(on.headquarters.is_some()),
            Self::Shortage => u32::from(on.scar == Some(Scar::Shortage)),
            Self::Bunker => u32::from(on.scar == Some(Scar::Bunker)),
            Self::Fortification => match on.scar {
                Some(Scar::Fortification { left }) => u32::from(left),
                Some(Scar::Shortage | Scar::Bunker) | None => 0,
            },
        }
    }

    /// Returns every sign of a territory.
    pub fn on(view: &TerritoryView) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|extra| extra.count(view) > 0)
    }
}

/// A small sign beside a badge, and its meaning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtraView {
    pub extra: Extra,
    /// The meaning in a sentence or two, for people who have never seen the sign.
    pub means: String,
}

/// Returns the meanings of the small signs beside a badge.
pub(super) fn extras(session: &Session, at: Territory) -> Vec<ExtraView> {
    let view = TerritoryView::of(session, at);
    let means = |extra| ExtraView { extra, means: meaning(session, extra, at, &view) };
    Extra::on(&view).map(means).collect()
}

fn meaning(session: &Session, extra: Extra, at: Territory, view: &TerritoryView) -> String {
    let said = |fact: String| text::battle_outcome::full_stop(text::sentence(&fact));
    match extra {
        Extra::Factory => text::map::means_factory(view.factories),
        Extra::Captives => captives_explained(session, at, view),
        Extra::Exhausted => text::map::means_exhausted().to_owned(),
        Extra::Headquarters => {
            let army = view.headquarters.map_or("", |seat| player_name(session, seat));
            match session.view().table().rules().victory {
                Victory::Headquarters => text::map::means_headquarters_goal(army),
                _ => said(text::map::headquarters(army)),
            }
        }
        Extra::Shortage | Extra::Bunker | Extra::Fortification => {
            view.scar.map(scar_in_words).map(said).unwrap_or_default()
        }
        Extra::Owes => said(text::map::owes().to_owned()),
        Extra::Surplus => said(text::map::surplus(view.surplus)),
    }
}

fn captives_explained(session: &Session, at: Territory, view: &TerritoryView) -> String {
    let captor = view.owner.map_or("", |seat| player_name(session, seat));
    let captives = session.view().table().board().captives(at);
    let told = captives.iter().filter(|(_, number)| **number > 0).map(|(of, number)| {
        text::map::MeansCaptives { captives: *number, name: player_name(session, of), captor }.say()
    });
    told.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::details::DetailsView;
    use engine::core::Seat;
    use engine::game::{Control, RuleSet, Start};
    use std::collections::BTreeMap;
    use table::testing;

    /// Returns the meaning of each sign at its first appearance in games of these rules.
    fn meanings(rules: RuleSet, actions: u64) -> BTreeMap<&'static str, String> {
        let players = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(rules, &players);
        let mut seen = BTreeMap::new();
        for _ in 0..actions {
            testing::play_some(&mut session, 1);
            for at in Territory::ALL {
                let details = DetailsView::of(&session, at);
                for ExtraView { extra, means } in &details.extras {
                    assert!(means.ends_with('.') && means.len() > 25, "{extra:?}: {means}");
                    assert!(details.spoken().contains(means), "{}", details.spoken());
                    seen.entry(extra.name()).or_insert(means.clone());
                }
                let shown: Vec<Extra> = Extra::on(&TerritoryView::of(&session, at)).collect();
                let explained = details.extras.iter().map(|it| it.extra);
                assert!(explained.eq(shown), "{details:?}");
            }
        }
        seen
    }

    #[test]
    fn every_small_sign_says_what_it_means() {
        let headquarters = RuleSet {
            start: Start::Headquarters,
            victory: Victory::Headquarters,
            ..RuleSet::LEGACY_ATTACK
        };
        let mut seen = meanings(RuleSet::NAUTICAL, 900);
        seen.extend(meanings(RuleSet::RISIKO_POCKET, 500));
        seen.extend(meanings(headquarters, 900));
        seen.extend(meanings(RuleSet::LEGACY_ATTACK, 300));
        let all: Vec<&str> = Extra::ALL.iter().map(|extra| extra.name()).collect();
        let unseen: Vec<&&str> = all.iter().filter(|name| !seen.contains_key(**name)).collect();
        assert!(unseen.is_empty(), "{unseen:?}");
        assert!(seen["factory"].contains("2 armies here"), "{seen:?}");
        assert!(seen["captives"].contains("fight, and join"), "{seen:?}");
        assert!(seen["exhausted"].starts_with("Done for this turn"), "{seen:?}");
        assert!(seen["bunker"].starts_with("A bunker: +1"), "{seen:?}");
        assert!(seen["headquarters"].ends_with("control every headquarters to win."), "{seen:?}");
    }
}
