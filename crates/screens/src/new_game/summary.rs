//! A preview of a new game, in a sentence and as a picture.

use super::draft::{ArmySetup, NewGame, SeatChoice, level_in_words};
use super::length::Length;
use super::parties::parties;
use super::presets;
use engine::core::Seat;
use engine::game::{AllyPlay, FirstTurn, RuleSet, Victory};
use table::Owners;
use words::InWords;

impl NewGame {
    /// Describes the game: “Red Queens: Red against three easy computer players. Red begins; 12
    /// rounds, about 30 minutes.” On another board than the usual one, it comes first.
    pub fn in_words(&self) -> String {
        let title = self.rules_title.trim();
        let rules = if title.is_empty() { presets::name(&self.rules) } else { title.to_owned() };
        let rules = self.with_board(rules);
        let begins = match self.beginner() {
            Some(seat) if self.first_turn() != FirstTurn::Die => {
                text::new_game::army_begins(seat.in_words())
            }
            _ => text::new_game::die_begins().to_owned(),
        };
        let begins = match self.even_armies() {
            0 => begins,
            armies => text::new_game::Evenly { begins, armies }.say(),
        };
        let lasts = match self.rounds() {
            Some(rounds) => text::new_game::Lasts { rounds, length: self.length.in_words() }.say(),
            None if Length::fits(&self.rules) => text::new_game::lasts_on().to_owned(),
            None => text::new_game::lasts_own().to_owned(),
        };
        text::new_game::Plan { rules, players: self.parties(), begins, lasts }.say()
    }

    fn parties(&self) -> String {
        let is_person = |place: &&ArmySetup| place.choice.is_person();
        let people = self.places.iter().filter(is_person).map(|place| match place.name.trim() {
            "" => place.seat.in_words(),
            name => name,
        });
        let people: Vec<&str> = people.collect();
        let others = self.taken().count() - people.len();
        let has_bots = self.taken().any(|place| matches!(place.choice, SeatChoice::Bot(_)));
        let level = self.level().filter(|_| !has_bots).map(level_in_words);
        parties(&people, others, level)
    }

    pub(super) fn taken(&self) -> impl Iterator<Item = &ArmySetup> {
        self.places.iter().filter(|place| place.choice != SeatChoice::Nobody)
    }

    /// Returns a board to look at before the deal, with all armies of the game side by side, but in
    /// their starting positions if the board says what these are.
    pub fn pictured(&self) -> Owners {
        let all = self.rules.has_allies();
        let seats = self.places.iter().filter(|place| all || place.choice != SeatChoice::Nobody);
        let seats: Vec<Seat> = seats.map(|place| place.seat).collect();
        let lands = self.rules.world().territories();
        let count = lands.len().max(1);
        let starts: Vec<_> = seats.iter().map(|seat| (*seat, self.rules.start_of(*seat))).collect();
        let start = |land| starts.iter().find(|(_, own)| own.contains(land)).map(|(seat, _)| *seat);
        Owners::from_fn(lands, |land| {
            start(land).or_else(|| seats.get(land.index() * seats.len() / count).copied())
        })
    }
}

/// A feature of a game that its picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameFeature {
    Ships,
    Factories,
    Poker,
    /// Neutral armies that nobody can play.
    Allies,
    Objectives,
    Headquarters,
    Reactions,
    GreatAttacks,
    /// The most dice of a normal attack, and of its defence.
    Dice(u32, u32),
}

/// Returns the features of games by these rules.
pub fn features(rules: &RuleSet) -> Vec<GameFeature> {
    let has_poker = rules.ally_play != AllyPlay::Off && rules.has_allies();
    let all = [
        (rules.ships, GameFeature::Ships),
        (rules.factories, GameFeature::Factories),
        (has_poker, GameFeature::Poker),
        (rules.has_allies() && !has_poker, GameFeature::Allies),
        (rules.victory == Victory::Objectives, GameFeature::Objectives),
        (rules.victory == Victory::Headquarters, GameFeature::Headquarters),
        (rules.ploys, GameFeature::Reactions),
        (rules.large_attacks, GameFeature::GreatAttacks),
        (
            !rules.large_attacks,
            GameFeature::Dice(engine::battle::ATTACK_DICE, rules.most_defence_dice()),
        ),
    ];
    all.into_iter().filter_map(|(has, feature)| has.then_some(feature)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::presets::PRESETS;
    use super::*;
    use engine::core::Seed;
    use engine::game::Start;
    use engine::world::World;
    use players::bot::Level;

    fn new() -> NewGame {
        NewGame::new(Seed::from_number(1), Vec::new())
    }

    #[test]
    fn a_sentence_says_what_will_be_played() {
        let mut game = new();
        assert_eq!(
            game.in_words(),
            "Red Queens: Red against three easy computer players. Red goes first; play until someone wins."
        );
        game.length = Length::Half;
        game.places[1].choice = SeatChoice::Human;
        game.places[1].name = "Ann".into();
        game.places[2].choice = SeatChoice::Computer(Level::Hard);
        game.first = Some(FirstTurn::Die);
        assert_eq!(
            game.in_words(),
            "Red Queens: Red and Ann against two computer players. The highest roll goes first; 4 rounds, about 30 minutes."
        );
        game.rules.victory = Victory::Objectives;
        game.rules_title = "Sunday".into();
        assert_eq!(
            game.in_words(),
            "Sunday: Red and Ann against two computer players. The highest roll goes first; these rules set their own ending."
        );
    }

    #[test]
    fn a_picture_shows_the_armies_that_will_stand_on_the_board() {
        let mut game = new();
        let shown = |game: &NewGame| {
            let owners = game.pictured();
            Seat::ALL.map(|seat| {
                let lands = game.rules.world().territories();
                lands.iter().filter(|land| owners[*land] == Some(seat)).count()
            })
        };
        assert_eq!(shown(&game), [7; 6], "those of nobody are allies");
        game.choose(PRESETS[2].into());
        assert_eq!(shown(&game).iter().filter(|count| **count > 0).count(), 4);
        game.places.iter_mut().for_each(|place| place.choice = SeatChoice::Nobody);
        assert_eq!(shown(&game), [0; 6]);
    }

    #[test]
    fn x8_a_picture_shows_starting_positions_of_the_board() {
        let lagoon = include_str!("../../../engine/tests/worlds/lagoon.json");
        let starts = r#""Pictured", "starts": {"red": ["mossay"], "blue": ["aldmere"]}"#;
        let board = World::read(&lagoon.replacen("\"Lagoon\"", starts, 1)).unwrap();
        let [first, last] =
            ["Aldmere", "Mossay"].map(|name| World::home(board).territory(name).unwrap());
        let mut game = new();
        game.set_board(board);
        let shown = |game: &NewGame| [first, last].map(|at| game.pictured()[at]);
        assert_eq!(shown(&game), [Some(Seat::Red), Some(Seat::Black)], "side by side");
        game.rules.start = Start::Board;
        assert_eq!(shown(&game), [Some(Seat::Blue), Some(Seat::Red)]);
    }

    #[test]
    fn every_rule_set_has_signs_of_its_own() {
        let all = PRESETS.map(|preset| features(&preset.rules()));
        for (at, features) in all.iter().enumerate() {
            assert!(!all[..at].contains(features), "{}: {features:?}", PRESETS[at].name());
        }
        assert!(all[0].contains(&GameFeature::Ships) && all[0].contains(&GameFeature::Poker));
        assert!(
            all[3].contains(&GameFeature::Objectives) && all[3].contains(&GameFeature::Dice(3, 3))
        );
    }
}
