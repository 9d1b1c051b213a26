//! Statistics of all dice in a game, with their expected ranges.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::output::{Failure, Output};
use engine::core::Seat;
use engine::record::{Faces, RolledDice, fair_range};

/// The longest bar, in letters.
const LONGEST: u32 = 40;

/// All dice, and those of battles by the army that rolled them.
#[derive(Serialize)]
pub(super) struct DiceReport {
    all: Histogram,
    /// The seats that rolled any.
    seats: BTreeMap<&'static str, Sides>,
}

#[derive(Serialize)]
struct Sides {
    attack: Histogram,
    defence: Histogram,
}

/// The number of dice that showed each face, from 1 to 6.
#[derive(Serialize)]
struct Histogram {
    dice: u32,
    faces: Faces,
    /// The range expected for each face, in 95 % of games.
    expected: [u32; 2],
    /// The faces outside that range.
    outside: Vec<u8>,
}

impl Histogram {
    fn new(faces: Faces) -> Self {
        let dice = faces.dice();
        let range = fair_range(dice);
        let expected = [*range.start(), *range.end()];
        Self { dice, faces, expected, outside: faces.outside().collect() }
    }

    /// Returns the counts in a line, with a mark on those outside the range.
    fn counts(&self) -> String {
        let count = |(face, count): (u8, &u32)| {
            let mark = if self.outside.contains(&face) { "*" } else { " " };
            format!("{count:>6}{mark}")
        };
        (1..).zip(&self.faces.0).map(count).collect()
    }
}

impl DiceReport {
    pub fn new(rolled: &RolledDice) -> Self {
        let sides = |seat: Seat| {
            let (attack, defence) = (rolled.attack[seat], rolled.defence[seat]);
            let sides = Sides { attack: Histogram::new(attack), defence: Histogram::new(defence) };
            (attack.and(defence).dice() > 0).then_some((seat.name(), sides))
        };
        let seats = Seat::ALL.into_iter().filter_map(sides).collect();
        Self { all: Histogram::new(rolled.all), seats }
    }

    /// Prints a bar for each face, and a table of the seats.
    pub fn print(&self, output: &mut Output) -> Result<(), Failure> {
        let Histogram { dice, faces, expected: [least, most], .. } = &self.all;
        output
            .line(format!("{dice} dice; each face is expected {least} to {most} times (95 %)"))?;
        let longest = faces.0.into_iter().max().unwrap_or(0).max(*most).max(1);
        let place = |count: u32| u64::from(count) * u64::from(LONGEST) / u64::from(longest);
        for (face, count) in (1..).zip(faces.0) {
            let column = |at: u64| match at {
                at if at < place(count) => '█',
                at if (place(*least)..=place(*most)).contains(&at) => '·',
                _ => ' ',
            };
            let bar: String = (0..=u64::from(LONGEST)).map(column).collect();
            let mark = if self.all.outside.contains(&face) { "  outside" } else { "" };
            output.line(format!("  {face} {bar} {count:>6}{mark}"))?;
        }
        if !self.seats.is_empty() {
            output.line("  in battles          1      2      3      4      5      6   expected")?;
        }
        for (seat, Sides { attack, defence }) in &self.seats {
            for (side, it) in [("attack", attack), ("defence", defence)] {
                let [least, most] = it.expected;
                output.line(format!("  {seat:<7}{side:<8}{}  {least} to {most}", it.counts()))?;
            }
        }
        Ok(())
    }
}
