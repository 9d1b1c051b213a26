//! What counts of one kept game.

use crate::model::kept::save::Save;
use crate::model::new_game::presets::{self, Preset};
use engine::core::{BySeat, Digest, Seat, SeatSet};
use engine::game::{AttackKind, Control, Event, LandEvent, Player, Setup, SetupError};
use engine::record::{Luck, Mix, Reroll};
use engine::world::Territory;
use players::bot::Taste;
use players::insight::Parties;
use players::users::name_of;

/// A game, as far as it counts.
#[derive(Debug, Clone, PartialEq)]
pub struct GameFacts {
    /// Under what it is kept.
    pub id: String,
    pub title: String,
    /// The name of the rule set, whatever the length of the game.
    pub rules: String,
    /// The rules themselves.
    pub mix: Mix,
    /// When it was played last, in milliseconds since 1970.
    pub played: u64,
    pub rounds: u32,
    pub moves: usize,
    pub is_over: bool,
    pub seats: Vec<SeatFacts>,
    /// What two copies of one game have in common, and no two games.
    pub(super) mark: (String, Digest),
}

impl GameFacts {
    /// The rule set that is nearest to its rules.
    pub fn preset(&self) -> Preset {
        presets::nearest(&self.mix.rules).0
    }
}

/// Who sat at the table when the game began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    Person,
    /// A computer player of a level.
    Computer(String),
    /// A bot of a person.
    Bot(String),
}

/// A player of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatFacts {
    pub seat: Seat,
    pub name: String,
    pub who: Who,
    pub has_won: bool,
    /// What the dice did to it in battles.
    pub luck: Luck,
    pub deeds: Deeds,
}

/// What a seat did on land.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Deeds {
    pub conquests: u32,
    /// Attacks by normal rolls, in one block, in several.
    pub attacks: [u32; 3],
    /// How often it attacked each territory that it attacked at all.
    pub targets: Vec<(Territory, u32)>,
}

impl Deeds {
    fn attack(&mut self, to: Territory, kind: AttackKind) {
        self.attacks[kind_index(kind)] += 1;
        match self.targets.iter_mut().find(|(at, _)| *at == to) {
            Some((_, times)) => *times += 1,
            None => self.targets.push((to, 1)),
        }
    }

    /// The same with the deeds of another game.
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

    /// The territory that was attacked most often.
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

/// A kept game while it is counted, bit by bit.
#[derive(Debug)]
pub struct Counting {
    facts: GameFacts,
    reroll: Reroll,
    deeds: BySeat<Deeds>,
    /// The armies that have won.
    winners: SeatSet,
    /// Whose an army is: who has fallen may win with an ally (T42).
    parties: Parties,
}

impl Counting {
    /// A game at its beginning.
    ///
    /// # Errors
    /// Its players cannot be.
    pub fn of(id: &str, save: Save) -> Result<Self, SetupError> {
        let Save { cover, record, .. } = save;
        let setup = &record.setup;
        let winners = cover.winners.unwrap_or_default();
        let seat = |player: &Player| SeatFacts {
            seat: player.seat,
            name: player.in_words().trim().to_owned(),
            who: who(&player.control),
            has_won: false,
            luck: Luck::default(),
            deeds: Deeds::default(),
        };
        let facts = GameFacts {
            id: id.to_owned(),
            title: cover.table.title.clone(),
            rules: rules(setup),
            mix: Mix::of(setup),
            played: cover.played,
            rounds: cover.round,
            moves: record.actions.len(),
            is_over: cover.winners.is_some(),
            seats: setup.players.iter().map(seat).collect(),
            mark: (setup.seed.to_string(), Digest::default()),
        };
        let (reroll, parties) = (Reroll::new(record)?, Parties::new());
        Ok(Self { facts, reroll, deeds: BySeat::default(), winners, parties })
    }

    /// Plays so many further moves at most. Whether that was all.
    pub fn count(&mut self, most: usize) -> bool {
        let (deeds, parties) = (&mut self.deeds, &mut self.parties);
        self.reroll.play(most, |events| {
            for event in events {
                if let Event::Land(LandEvent::Attacked { attacker, to, kind, .. }) = *event {
                    deeds[parties.party_of(attacker)].attack(to, kind);
                } else if let Event::Land(LandEvent::Conquered { by, .. }) = *event {
                    deeds[parties.party_of(by)].conquests += 1;
                }
            }
            parties.hear(events);
        })
    }

    /// What it comes to; nothing of a record that breaks off, which no game is.
    pub fn counted(self) -> Option<GameFacts> {
        let Self { mut facts, reroll, mut deeds, winners, parties } = self;
        let verification = reroll.verification();
        facts.mark.1 = verification.digest;
        for seat in &mut facts.seats {
            seat.has_won = parties.seat(seat.seat).is_some_and(|army| winners.contains(army));
            seat.luck = verification.luck[seat.seat];
            seat.deeds = std::mem::take(&mut deeds[seat.seat]);
        }
        verification.is_ok().then_some(facts)
    }
}

fn who(control: &Control) -> Who {
    match control {
        Control::Human => Who::Person,
        Control::Computer(level) => match name_of(level) {
            Some(bot) => Who::Bot(bot.to_owned()),
            None => Who::Computer(Taste::read(level).map_or(level.as_str(), |it| it.0).to_owned()),
        },
    }
}

/// What people call the rules: how long a game lasts and who begins makes no other rules.
fn rules(setup: &Setup) -> String {
    if setup.mix.is_empty() {
        presets::nearest(&setup.rules).0.name().to_owned()
    } else {
        setup.mix.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing;
    use engine::game::SeatEvent;

    #[test]
    fn t42_who_wins_with_an_ally_has_won() {
        let save = Save::of(&testing::two_humans_after(60), 1);
        let mut counting = Counting::of("g", save).unwrap();
        while !counting.count(100) {}
        counting.winners = SeatSet::of(&[Seat::Green]);
        let took_over = SeatEvent::TookOver { by: Seat::Red, ally: Seat::Green };
        counting.parties.hear(&[Event::Seat(took_over)]);
        let facts = counting.counted().unwrap();
        let winners = facts.seats.iter().filter(|seat| seat.has_won).map(|seat| seat.seat);
        assert_eq!(winners.collect::<Vec<_>>(), [Seat::Red]);
    }
}
