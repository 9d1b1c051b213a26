//! The figures of one saved game that count for statistics.

use crate::new_game::presets::{self, Preset};
use engine::core::{BySeat, Digest, Seat, SeatSet};
use engine::game::{AttackKind, Control, Event, LandEvent, Player, Setup, SetupError};
use engine::record::{CustomRules, Luck, Reroll};
use engine::world::Territory;
use players::analysis::PlayerArmies;
use players::bot::PlayStyle;
use table::Save;
use words::InWords;
use worker::name_of;

/// The figures of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameFacts {
    /// The id under which it is saved.
    pub id: String,
    pub title: String,
    /// The name of the rule set, whatever the length of the game.
    pub rules: String,
    /// The rules themselves.
    pub custom_rules: CustomRules,
    /// The time it was last played, in milliseconds since 1970.
    pub played: u64,
    pub rounds: u32,
    pub moves: usize,
    pub is_over: bool,
    pub seats: Vec<SeatFacts>,
    /// A mark that two copies of one game share, and two games never do.
    pub(super) mark: (String, Digest),
}

impl GameFacts {
    /// Returns the rule set nearest to its rules.
    pub fn preset(&self) -> Preset {
        presets::nearest(&self.custom_rules.rules).0
    }
}

/// The player of a seat when the game began, or the computer player that went on for a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerKind {
    Person,
    /// A computer player of a level.
    Computer(String),
    /// A user's bot.
    Bot(String),
}

/// A player of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatFacts {
    pub seat: Seat,
    pub name: String,
    pub kind: PlayerKind,
    pub has_won: bool,
    /// The seat's luck with dice in battles.
    pub luck: Luck,
    pub counts: AttackCounts,
}

/// A seat's attacks on land.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AttackCounts {
    pub conquests: u32,
    /// The numbers of normal, committed and flanking attacks.
    pub attacks: [u32; 3],
    /// The number of attacks on each territory that the seat has attacked.
    pub targets: Vec<(Territory, u32)>,
}

impl AttackCounts {
    fn attack(&mut self, to: Territory, kind: AttackKind) {
        self.attacks[kind_index(kind)] += 1;
        match self.targets.iter_mut().find(|(at, _)| *at == to) {
            Some((_, times)) => *times += 1,
            None => self.targets.push((to, 1)),
        }
    }

    /// Adds the attacks of another game.
    pub(super) fn add(&mut self, other: &Self) {
        self.conquests += other.conquests;
        for (sum, more) in self.attacks.iter_mut().zip(other.attacks) {
            *sum += more;
        }
        for (territory, more) in &other.targets {
            match self.targets.iter_mut().find(|(at, _)| at == territory) {
                Some((_, times)) => *times += more,
                None => self.targets.push((*territory, *more)),
            }
        }
    }

    /// Returns the territory attacked most often.
    pub fn favourite_target(&self) -> Option<Territory> {
        self.targets.iter().rev().max_by_key(|(_, times)| *times).map(|(territory, _)| *territory)
    }
}

const fn kind_index(kind: AttackKind) -> usize {
    match kind {
        AttackKind::Normal => 0,
        AttackKind::Committed => 1,
        AttackKind::Flanking => 2,
    }
}

/// A saved game while its figures are gathered, step by step.
#[derive(Debug)]
pub struct Counting {
    facts: GameFacts,
    reroll: Reroll,
    counts: BySeat<AttackCounts>,
    /// The armies that have won.
    winners: SeatSet,
    /// The player behind each army: an eliminated player may still win with an ally (T42).
    player_armies: PlayerArmies,
}

impl Counting {
    /// Returns a game at its beginning.
    ///
    /// # Errors
    /// Its players aren't valid.
    pub fn of(id: &str, save: Save) -> Result<Self, SetupError> {
        let Save { cover, record, .. } = save;
        let setup = &record.setup;
        let winners = cover.winners.unwrap_or_default();
        let seat = |player: &Player| SeatFacts {
            seat: player.seat,
            name: player.in_words().trim().to_owned(),
            kind: kind_of(played_by(player, cover.controls[player.seat].as_ref())),
            has_won: false,
            luck: Luck::default(),
            counts: AttackCounts::default(),
        };
        let facts = GameFacts {
            id: id.to_owned(),
            title: cover.table.title.clone(),
            rules: rules(setup),
            custom_rules: CustomRules::of(setup),
            played: cover.played,
            rounds: cover.round,
            moves: record.actions.len(),
            is_over: cover.winners.is_some(),
            seats: setup.players.iter().map(seat).collect(),
            mark: (setup.seed.to_string(), Digest::default()),
        };
        let (reroll, player_armies) = (Reroll::new(record)?, PlayerArmies::new());
        Ok(Self { facts, reroll, counts: BySeat::default(), winners, player_armies })
    }

    /// Plays at most this many further moves. Returns `true` once all have been played.
    pub fn count(&mut self, most: usize) -> bool {
        let (counts, player_armies) = (&mut self.counts, &mut self.player_armies);
        self.reroll.play(most, |events| {
            for event in events {
                if let Event::Land(LandEvent::Attacked { attacker, to, kind, .. }) = *event {
                    counts[player_armies.player_of(attacker)].attack(to, kind);
                } else if let Event::Land(LandEvent::Conquered { by, .. }) = *event {
                    counts[player_armies.player_of(by)].conquests += 1;
                }
            }
            player_armies.update(events);
        })
    }

    /// Returns the figures; `None` for a record that breaks off, since that isn't a game.
    pub fn counted(self) -> Option<GameFacts> {
        let Self { mut facts, reroll, mut counts, winners, player_armies } = self;
        let verification = reroll.verification();
        facts.mark.1 = verification.digest;
        for seat in &mut facts.seats {
            seat.has_won = player_armies.seat(seat.seat).is_some_and(|army| winners.contains(army));
            seat.luck = verification.luck[seat.seat];
            seat.counts = std::mem::take(&mut counts[seat.seat]);
        }
        verification.is_ok().then_some(facts)
    }
}

/// Returns who counts as the player of a seat: whoever began, or the computer player to which a
/// person left the seat. `last` is in charge of it now.
fn played_by<'a>(player: &'a Player, last: Option<&'a Control>) -> &'a Control {
    match last {
        Some(last @ Control::Computer(_)) if player.control == Control::Human => last,
        _ => &player.control,
    }
}

fn kind_of(control: &Control) -> PlayerKind {
    match control {
        Control::Human => PlayerKind::Person,
        Control::Computer(level) => match name_of(level) {
            Some(bot) => PlayerKind::Bot(bot.to_owned()),
            None => PlayerKind::Computer(
                PlayStyle::read(level).map_or(level.as_str(), |(level, _)| level.name()).to_owned(),
            ),
        },
    }
}

/// Returns the name of the rules; the length of the game and the first turn don't change it.
fn rules(setup: &Setup) -> String {
    if setup.rules_title.is_empty() {
        presets::nearest(&setup.rules).0.name().to_owned()
    } else {
        setup.rules_title.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::SeatEvent;
    use table::testing;

    #[test]
    fn a_seat_left_to_a_computer_player_counts_as_the_computers() {
        let save = Save::of(&testing::two_humans_after(60), 1);
        let kinds = |save: &Save| {
            let facts = Counting::of("g", save.clone()).unwrap().facts;
            facts.seats.into_iter().map(|seat| seat.kind).collect::<Vec<_>>()
        };
        assert_eq!(kinds(&save), [PlayerKind::Person, PlayerKind::Person]);
        let mut left = save;
        let seat = left.record.setup.players[0].seat;
        left.cover.controls[seat] = Some(Control::Computer("hard".into()));
        assert_eq!(kinds(&left), [PlayerKind::Computer("hard".into()), PlayerKind::Person]);
        left.record.setup.players[0].control = Control::Computer("easy".into());
        left.cover.controls[seat] = Some(Control::Human);
        assert_eq!(kinds(&left), [PlayerKind::Computer("easy".into()), PlayerKind::Person]);
    }

    #[test]
    fn t42_who_wins_with_an_ally_has_won() {
        let save = Save::of(&testing::two_humans_after(60), 1);
        let mut counting = Counting::of("g", save).unwrap();
        while !counting.count(100) {}
        counting.winners = SeatSet::of(&[Seat::Green]);
        let took_over = SeatEvent::TookOver { by: Seat::Red, ally: Seat::Green };
        counting.player_armies.update(&[Event::Seat(took_over)]);
        let facts = counting.counted().unwrap();
        let winners = facts.seats.iter().filter(|seat| seat.has_won).map(|seat| seat.seat);
        assert_eq!(winners.collect::<Vec<_>>(), [Seat::Red]);
    }
}
