//! Players with whims, so that positions come about in which nobody would be who plays well.

use engine::core::{Chance, Seed, Seeded};
use engine::game::{Action, Ask, Choice, Legal, Observation};
use players::bot::Bot;

/// Where a whimsical player camps before the first turn.
#[derive(Debug, Clone, Copy)]
enum Camp {
    /// Where it usually would.
    Usual,
    /// Anywhere, one after the other.
    Anywhere,
    /// At few places, which follow from this number.
    Few(u32),
}

/// A player that now and then does something else.
pub(super) struct Whimsical {
    usual: Box<dyn Bot>,
    chance: Seeded,
    whims: u32,
    camp: Camp,
}

impl Whimsical {
    /// A player with so many whims in a hundred decisions.
    pub fn seated(usual: Box<dyn Bot>, seed: u64, whims: u32) -> Box<dyn Bot> {
        if whims == 0 {
            return usual;
        }
        let mut chance = Seeded::new(Seed::from_number(seed), u64::MAX - 1);
        let camp = match chance.below(4) {
            0 => Camp::Anywhere,
            1 => Camp::Few(chance.below(1 << 16)),
            _ => Camp::Usual,
        };
        Box::new(Self { usual, chance, whims, camp })
    }

    fn is_in_the_mood(&mut self) -> bool {
        self.chance.below(100) < self.whims
    }

    /// One of the places where armies may go.
    fn anywhere(&mut self, legal: &Legal) -> Option<Action> {
        let number = self.chance.below(1 << 16);
        placed(legal, number)
    }
}

/// Some armies at the place of this number.
fn placed(legal: &Legal, number: u32) -> Option<Action> {
    legal.choices.iter().find_map(|choice| {
        let pick = |territories: engine::world::TerritorySet| {
            let size = u32::try_from(territories.len()).ok().filter(|size| *size > 0)?;
            territories.nth((number % size) as usize)
        };
        if let Choice::Garrison { territories, most } = choice {
            return Some(Action::Garrison { territory: pick(*territories)?, armies: *most });
        }
        let Choice::Deploy { territories, most } = choice else { return None };
        let armies = (1 + number / 64 % (*most).max(1)).min(*most);
        Some(Action::Deploy { territory: pick(*territories)?, armies })
    })
}

impl Bot for Whimsical {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let whim = match (view.prompt().map(|prompt| prompt.ask), self.camp) {
            (Some(Ask::Garrison { .. }), Camp::Anywhere) => self.anywhere(legal),
            (Some(Ask::Garrison { .. }), Camp::Few(number)) => {
                let few = self.chance.below(2);
                placed(legal, number >> (few * 4))
            }
            (Some(Ask::Reinforce { .. }), _) if self.is_in_the_mood() => self.anywhere(legal),
            (Some(Ask::Campaign), _) if self.is_in_the_mood() => Some(Action::Done),
            _ => None,
        };
        let whim = whim.filter(|action| legal.allows(action));
        whim.unwrap_or_else(|| self.usual.decide(view, legal))
    }
}
