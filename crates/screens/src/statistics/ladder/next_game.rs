//! A suggestion for the next game: a table at which the person wins about every other game.

use super::anchors::{anchors, weight};
use super::number;
use super::standing::Standing;
use crate::new_game::draft::{NewGame, level_in_words};
use crate::new_game::presets;
use engine::core::{Seat, Seed};
use engine::game::{Control, Player};
use engine::record::CustomRules;
use players::bot::Level;
use players::reasons::percent;
use stdx::InOrder;
use words::InWords;

/// The amount by which a table's chance must be nearer to 50 % for each computer player more or
/// fewer than in the last game, since people have reasons for the number they choose. The farther a
/// table is from even, the less this counts: there any table that is easier, or harder, is better.
const HABIT: f64 = 0.04;

/// A table's difficulty among all tables under these rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Among {
    Easiest,
    Hardest,
    Others,
}

/// A table to play at.
#[derive(Debug, Clone, PartialEq)]
pub struct NextGame {
    level: Level,
    computers: usize,
    /// The chance to win, in percent.
    percent: u32,
    among: Among,
    name: String,
    custom_rules: CustomRules,
}

impl NextGame {
    /// Returns the table nearest to an even game under these rules; `None` if there is no table for
    /// one person against computer players.
    pub fn of(
        standing: &Standing,
        name: &str,
        custom_rules: &CustomRules,
        computers: usize,
    ) -> Option<Self> {
        let (preset, _) = presets::nearest(&custom_rules.rules);
        let levels = anchors(preset).filter_map(|(name, elo)| Some((Level::read(name)?, elo)));
        let tables = levels.flat_map(|(level, elo)| {
            (1..Seat::COUNT).map(move |computers| (level, elo, computers))
        });
        let all = tables.map(|(level, elo, computers)| {
            let chance = standing.posterior.chance(number(computers) * weight(elo));
            let (percent, among) = (percent(chance), Among::Others);
            (
                chance,
                Self {
                    level,
                    computers,
                    percent,
                    among,
                    name: name.into(),
                    custom_rules: custom_rules.clone(),
                },
            )
        });
        let is_game = |next: &Self| next.game(Seed::from_number(0)).problem().is_none();
        let all: Vec<(f64, Self)> = all.filter(|(_, next)| is_game(next)).collect();
        let chances = || all.iter().map(|(chance, _)| *chance);
        let (easiest, hardest) = (chances().fold(0.0, f64::max), chances().fold(1.0, f64::min));
        let off = |(chance, next): &(f64, Self)| {
            let uneven = (chance - 0.5).abs();
            let habit = HABIT * (1.0 - 2.0 * uneven);
            uneven + habit * number(next.computers.abs_diff(computers))
        };
        let best = all.iter().min_by(|one, other| off(one).total_cmp(&off(other)));
        let (chance, next) = best?;
        let among = match *chance {
            chance if chance >= easiest => Among::Easiest,
            chance if chance <= hardest => Among::Hardest,
            _ => Among::Others,
        };
        Some(Self { among, ..next.clone() })
    }

    /// Returns the game itself.
    pub fn game(&self, seed: Seed) -> NewGame {
        let level = Control::Computer(self.level.name().to_owned());
        let mut players: Vec<Player> =
            Seat::ALL.map(|seat| Player::new(seat, level.clone())).into();
        // An unnamed person has the name of an army; seat them at that army.
        players.order_by(|a, b| (b.in_words() == self.name).cmp(&(a.in_words() == self.name)));
        players.truncate(self.computers + 1);
        if let Some(person) = players.first_mut() {
            person.control = Control::Human;
            if person.in_words() != self.name {
                person.name.clone_from(&self.name);
            }
        }
        NewGame::again(self.custom_rules.clone(), &players, &[], seed)
    }

    /// Names the suggested opponents, in a sentence.
    pub fn sentence(&self) -> String {
        let others = text::parties::ComputersOfLevel {
            count: self.computers,
            level: level_in_words(self.level),
        }
        .say();
        text::ladder::next(others)
    }

    /// Gives the reason for the suggestion, in a sentence.
    pub fn reason(&self) -> String {
        match (self.percent, self.among) {
            (..=34, Among::Easiest) => text::ladder::next_hard(self.percent),
            (66.., Among::Hardest) => text::ladder::next_easy(self.percent),
            (35..=65, _) => text::ladder::next_even(self.percent),
            _ => text::ladder::next_about(self.percent),
        }
    }
}
