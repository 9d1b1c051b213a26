//! The worth of a fight between two ships, and the way to fight it (N8 to N10).

use super::{Planner, SHIP};
use crate::bot::sea_forecast;
use engine::battle::SeaOdds;
use engine::core::Seat;
use engine::game::{Effort, Ship};

/// The probability of victory below which no fight is begun.
const LEAST_CHANCE: f64 = 0.5;

/// The worth of sinking a rival's ship besides its crew.
const SUNK: f32 = 0.5;

/// A fight of one ship with another.
#[derive(Debug, Clone, Copy)]
pub(super) struct ShipDuel {
    pub effort: Effort,
    pub odds: SeaOdds,
    pub worth: f32,
}

impl Planner<'_> {
    /// Returns the best way for a crew to fight a ship; `None` if the odds are bad.
    pub(super) fn fight(&self, crew: u32, enemy: &Ship) -> Option<ShipDuel> {
        let normal = if crew >= 2 || (crew == 1 && enemy.crew == 0) {
            Some((Effort::Normal, sea_forecast::normal(crew, enemy.crew)))
        } else {
            None
        };
        let large = self.view.state.rules().large_attacks && enemy.crew > 0;
        let committed = sea_forecast::committed(crew, enemy.crew)
            .filter(|_| large)
            .map(|odds| (Effort::Committed(crew), odds));
        normal
            .into_iter()
            .chain(committed)
            .filter(|(_, odds)| odds.victory() >= LEAST_CHANCE)
            .map(|(effort, odds)| ShipDuel {
                effort,
                odds,
                worth: self.fight_worth(crew, enemy, &odds),
            })
            .max_by(|a, b| a.worth.total_cmp(&b.worth))
    }

    fn fight_worth(&self, crew: u32, enemy: &Ship, odds: &SeaOdds) -> f32 {
        let values = self.values();
        let harm = values.harm(enemy.owner);
        let won = real(odds.victory());
        let can_board = f64::from(crew) - odds.losses_if_won >= 2.0;
        let captured = if can_board { real(odds.beaten) } else { 0.0 };
        let freed = f32::from(u8::try_from(enemy.captives[self.view.me]).unwrap_or(u8::MAX));
        captured * (SHIP + freed * values.army)
            + won * SUNK * SHIP * harm
            + real(odds.defender_losses) * harm
            + won * self.end_of(enemy.owner)
            - real(odds.attacker_losses) * values.army
            - real(odds.lost) * SHIP
    }

    /// Returns the worth of beating one of a pirate's last ships.
    fn end_of(&self, seat: Seat) -> f32 {
        let state = self.view.state;
        let crewed = state.fleet().of(seat).filter(|(_, ship)| ship.crew > 0).count();
        if state.board().held(seat).is_empty() && crewed > 0 {
            self.values().prize(seat) / f32::from(u8::try_from(crewed).unwrap_or(u8::MAX))
        } else {
            0.0
        }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "weights, not counts")]
pub(super) fn real(number: f64) -> f32 {
    number as f32
}
