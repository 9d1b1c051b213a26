//! All dice of a game, counted by face to compare them with fair dice.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::battle::Dice;
use crate::core::{BySeat, Seat};
use crate::game::{
    ArmySource, BoardEvent, CardEvent, Event, LandEvent, SeaEvent, SeatEvent, TerritoryCard,
};
use crate::world::Territory;

/// The number of dice that showed each face, from 1 to 6.
///
/// ```
/// use red_queens_engine::record::Faces;
///
/// let faces = Faces([0, 20, 20, 20, 20, 20]);
/// assert_eq!(faces.dice(), 100);
/// assert!(faces.outside().eq([1]), "a fair die shows some ones in 100 rolls");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Faces(pub [u32; 6]);

impl Faces {
    /// Returns the number of dice.
    pub fn dice(&self) -> u32 {
        self.0.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Returns the faces, counted from 1, whose counts lie outside [`fair_range`] for this number
    /// of dice.
    pub fn outside(&self) -> impl Iterator<Item = u8> + '_ {
        let range = fair_range(self.dice());
        (1..).zip(&self.0).filter(move |(_, count)| !range.contains(count)).map(|(face, _)| face)
    }

    #[cfg(test)]
    fn with(mut self, number: u32) -> Self {
        self.add_number(number);
        self
    }

    /// Returns the sum of the two counts.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at].saturating_add(other.0[at])))
    }

    fn add(&mut self, face: u8) {
        let at = usize::from(face).checked_sub(1);
        if let Some(count) = at.and_then(|at| self.0.get_mut(at)) {
            *count = count.saturating_add(1);
        }
    }

    fn add_all(&mut self, dice: Dice) {
        *self = self.and(Self([1, 2, 3, 4, 5, 6].map(|face| dice.count(face))));
    }

    /// Adds a die, given the number of armies that it brought.
    fn add_number(&mut self, number: u32) {
        self.add(u8::try_from(number).unwrap_or(0));
    }
}

/// Returns the range of dice that show one given face in 95 % of rolls of this many fair dice.
/// Fewer are less likely than 1 in 40, and so are more. Time grows with the square root of the
/// number.
///
/// ```
/// use red_queens_engine::record::fair_range;
/// assert_eq!(fair_range(60), 5..=16);
/// assert_eq!(fair_range(0), 0..=0);
/// ```
pub fn fair_range(dice: u32) -> RangeInclusive<u32> {
    const TAIL: f64 = 0.025;
    const NEGLIGIBLE: f64 = 1e-12;
    let likely = dice / 6;
    // The probability of each number relative to the likely one: from there down, and up.
    let mut below = vec![1.0];
    let mut above = Vec::new();
    let mut weight = 1.0;
    for number in (1..=likely).rev() {
        weight *= 5.0 * f64::from(number) / f64::from(dice - number + 1);
        if weight < NEGLIGIBLE {
            break;
        }
        below.push(weight);
    }
    weight = 1.0;
    for number in likely..dice {
        weight *= f64::from(dice - number) / (5.0 * f64::from(number + 1));
        if weight < NEGLIGIBLE {
            break;
        }
        above.push(weight);
    }
    let room = TAIL * below.iter().chain(&above).sum::<f64>();
    let reach = |weights: &[f64]| {
        let mut tail = 0.0;
        let beyond = weights.iter().rev().take_while(|weight| {
            tail += **weight;
            tail <= room
        });
        u32::try_from(weights.len() - beyond.count()).unwrap_or(u32::MAX)
    };
    likely + 1 - reach(&below)..=likely + reach(&above)
}

/// The dice rolled in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RolledDice {
    /// All dice, including those for the start player, cruises, crews, card sets and sinking ships.
    pub all: Faces,
    /// Each seat's dice as attacker, on land and at sea, before any modifier (L2).
    pub attack: BySeat<Faces>,
    /// Each seat's dice as defender, in the same way.
    pub defence: BySeat<Faces>,
}

/// Counts dice from events.
#[derive(Debug, Default)]
pub(super) struct DiceCount {
    pub rolled: RolledDice,
    /// The attacker and the defender on land.
    attack: Option<(Seat, Seat)>,
    /// True if the current roll on land is already counted.
    lies: bool,
    /// The dice that await the plus one (A6) and are already counted.
    awaits: Option<(Dice, Dice)>,
    /// The attacker and the defender at sea, and the number of the engagement.
    battle: Option<(Seat, Seat)>,
    engagements: BTreeMap<u8, (Seat, Seat)>,
    /// The territory whose card was revealed last; the next die is for its militia (T11).
    called_up: Option<Territory>,
}

impl DiceCount {
    pub fn hear(&mut self, event: &Event) {
        if let Event::Land(event) = event {
            self.hear_of_land(event);
        } else if let Event::Sea(event) = event {
            self.hear_of_sea(event);
        } else if let Event::Seat(SeatEvent::ThrewForStart { die, .. }) = *event {
            self.rolled.all.add(die);
        } else if let Event::Card(CardEvent::SetWorth { dice: Some(dice), .. }) = *event {
            let [one, other] = dice;
            self.rolled.all.add(one);
            self.rolled.all.add(other);
        } else if let Event::Card(CardEvent::WildRaised { armies, .. }) = *event {
            self.rolled.all.add_number(armies);
        } else if let Event::Card(CardEvent::Cut { card, .. } | CardEvent::Revealed { card, .. }) =
            *event
        {
            self.called_up = match card {
                TerritoryCard::Territory(territory) => Some(territory),
                TerritoryCard::Wild => None,
            };
        } else if let Event::Board(BoardEvent::Raised {
            territory,
            armies,
            source: ArmySource::Militia,
            ..
        }) = *event
            && self.called_up.take_if(|called_up| *called_up == territory).is_some()
        {
            self.rolled.all.add_number(armies);
        }
    }

    fn hear_of_land(&mut self, event: &LandEvent) {
        if let LandEvent::Attacked { attacker, defender, .. } = *event {
            (self.attack, self.lies, self.awaits) = (Some((attacker, defender)), false, None);
        } else if let LandEvent::DiceModified { attack, defence } = *event {
            self.lies = true;
            self.fall(self.attack, attack.rolled(), defence.rolled());
        } else if let LandEvent::AwaitsPlusOne { attack, defence, .. } = *event {
            self.awaits = Some((attack, defence));
            self.fall(self.attack, attack, defence);
        } else if let LandEvent::Rolled { attack, defence, .. }
        | LandEvent::BlockRolled { attack, defence, .. } = *event
        {
            let lay = std::mem::take(&mut self.lies);
            let awaited = self.awaits.take_if(|dice| *dice == (attack, defence)).is_some();
            if !lay && !awaited {
                self.fall(self.attack, attack, defence);
            }
        }
    }

    fn hear_of_sea(&mut self, event: &SeaEvent) {
        if let SeaEvent::BattleBegan { attacker, defender } = *event {
            self.battle = Some((attacker, defender));
        } else if let SeaEvent::Engaged { engagement, by, .. } = *event {
            if let Some((attacker, defender)) = self.battle {
                let other = if by == attacker { defender } else { attacker };
                self.engagements.insert(engagement, (by, other));
            }
        } else if let SeaEvent::Rolled { engagement, attack, defence, .. } = *event {
            self.fall(self.engagements.get(&engagement).copied(), attack, defence);
        } else if let SeaEvent::CruiseRolled { dice: [one, other], .. }
        | SeaEvent::SinkingRolled { own: one, victor: other, .. } = *event
        {
            self.rolled.all.add(one);
            self.rolled.all.add(other);
        } else if let SeaEvent::Launched { crew, .. } = *event {
            self.rolled.all.add_number(crew);
        }
    }

    fn fall(&mut self, sides: Option<(Seat, Seat)>, attack: Dice, defence: Dice) {
        self.rolled.all.add_all(attack);
        self.rolled.all.add_all(defence);
        if let Some((attacker, defender)) = sides {
            self.rolled.attack[attacker].add_all(attack);
            self.rolled.defence[defender].add_all(defence);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{RandomSource, Seed, Seeded};
    use crate::game::{Ask, Control, Game, Player, RuleSet, Setup, State};

    /// A random source that counts every die as it is rolled.
    struct CountingSource<'a>(Seeded, &'a mut Faces);

    impl RandomSource for CountingSource<'_> {
        fn die(&mut self) -> u8 {
            let face = self.0.die();
            self.1.add(face);
            face
        }

        fn below(&mut self, n: u32) -> u32 {
            self.0.below(n)
        }
    }

    #[test]
    fn every_die_that_falls_is_counted() {
        for (name, rules) in RuleSet::PRESETS {
            let players = [Seat::Red, Seat::Blue, Seat::Green];
            let players = players.map(|seat| Player::new(seat, Control::Human));
            let setup = Setup::new(rules, players.into(), Seed::from_number(8));
            let mut count = DiceCount::default();
            let (mut fallen, mut events) = (Faces::default(), Vec::new());
            let mut state = State::open(
                &setup,
                &mut CountingSource(Seeded::new(setup.seed, 0), &mut fallen),
                &mut events,
            );
            let mut game = Game::new(setup.clone()).unwrap();
            let mut rng = Seeded::new(Seed::from_number(9), 0);
            for number in 1..3_000 {
                for event in &events {
                    count.hear(event);
                }
                events.clear();
                // Events report the die for a crew only when the ship is launched, so count it
                // here.
                let crew = match state.prompt().map(|prompt| prompt.ask) {
                    Some(Ask::FirstShip { crew } | Ask::Launch { crew, .. }) => {
                        Faces::default().with(crew)
                    }
                    Some(_) => Faces::default(),
                    None => break,
                };
                assert_eq!(count.rolled.all.and(crew), fallen, "{name}, action {number}");
                let action = game.legal().sample(&mut rng).unwrap();
                game.play(action.clone()).unwrap();
                let rng = &mut CountingSource(Seeded::new(setup.seed, number), &mut fallen);
                state.play(&action, rng, &mut events).unwrap();
            }
            assert!(fallen.dice() > 400, "{name}: {fallen:?}");
        }
    }

    /// Computes the same range by adding up the whole distribution.
    fn plainly(dice: u32) -> RangeInclusive<u32> {
        let mut weights = vec![(5.0_f64 / 6.0).powi(i32::try_from(dice).unwrap())];
        for number in 0..dice {
            let before = weights[number as usize];
            weights.push(before * f64::from(dice - number) / (5.0 * f64::from(number + 1)));
        }
        let up_to = |number: u32| weights[..=number as usize].iter().sum::<f64>();
        let lowest = (0..=dice).find(|number| up_to(*number) > 0.025).unwrap();
        let highest = (0..=dice).find(|number| 1.0 - up_to(*number) <= 0.025).unwrap();
        lowest..=highest
    }

    #[test]
    fn what_is_to_be_expected_of_dice_is_the_middle_of_the_binomial_distribution() {
        for dice in 0..400 {
            assert_eq!(fair_range(dice), plainly(dice), "{dice} dice");
        }
        let many = fair_range(6_000_000);
        let deviation = (6e6_f64 * 5.0 / 36.0).sqrt();
        assert!((f64::from(1_000_000 - many.start()) / deviation - 1.96).abs() < 0.01, "{many:?}");
        assert!((f64::from(many.end() - 1_000_000) / deviation - 1.96).abs() < 0.01, "{many:?}");
    }

    #[test]
    fn faces_that_come_up_too_often_or_too_seldom_are_named() {
        assert_eq!(Faces([10, 10, 10, 10, 10, 10]).outside().count(), 0);
        assert_eq!(Faces([4, 10, 10, 10, 9, 17]).outside().collect::<Vec<_>>(), [1, 6]);
        assert_eq!(Faces::default().outside().count(), 0);
    }
}
