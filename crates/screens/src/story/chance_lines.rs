//! The chances to win along the timeline of a finished game, as lines.

use std::fmt::Write as _;

use super::replay::REPLAY_SIZE;
use crate::decimal::Decimal;
use engine::core::Seat;
use players::analysis::{CERTAIN, GameAnalysis};

/// The chances along the timeline, each as a line in a box of [`REPLAY_SIZE`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChanceLines(pub Vec<(Seat, String)>);

impl ChanceLines {
    /// Draws the lines of a game.
    pub fn of(analysis: &GameAnalysis) -> Self {
        let (width, height) = REPLAY_SIZE;
        #[allow(clippy::cast_precision_loss, reason = "far fewer actions than a float counts")]
        let x = |place: usize| width * place as f64 / (analysis.chances.len().max(2) - 1) as f64;
        let y = |chance: i32| height - height * f64::from(chance) / f64::from(CERTAIN);
        let line = |seat: Seat| {
            let mut path = String::new();
            let (mut last, mut flat) = (String::new(), None);
            for (place, chances) in analysis.chances.iter().enumerate() {
                let here = format!("{:.0}", Decimal(y(chances[seat])));
                // A horizontal part of the line needs only a point at its end.
                if last == here && place + 1 < analysis.chances.len() {
                    flat = Some(place);
                    continue;
                }
                // Writing to a `String` can't fail.
                if let Some(until) = flat.take() {
                    let _ = write!(path, "L{:.0} {last}", Decimal(x(until)));
                }
                let command = if place == 0 { 'M' } else { 'L' };
                let _ = write!(path, "{command}{:.0} {here}", Decimal(x(place)));
                last = here;
            }
            (seat, path)
        };
        Self(analysis.players.iter().copied().map(line).collect())
    }
}
