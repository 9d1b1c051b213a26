//! A short war for the first screen, on the board of a suggested game: conquests, a ship that sails
//! and lands, a hand of poker.

use std::ops::RangeInclusive;

use super::draft::{NewGame, SeatChoice};
use crate::map::curved_arrows::CurvedArrow;
use crate::map::drawing::Drawing;
use crate::map::point::Point;
use engine::core::Seat;
use engine::poker::Card;
use engine::world::{Hex, Territory, World};
use table::Owners;

/// The most pictures, apart from the first.
const LENGTH: usize = 10;

/// The pictures in which an ally attacks that was won at poker. The hand is shown from then on.
const ALLY: RangeInclusive<usize> = 4..=5;

/// The distance that the ship sails, in boat lengths.
const VOYAGE: usize = 7;

/// The hand that wins the ally. Nothing beats the red queens.
const CARDS: [Card; 3] = [Card::QueenOfHearts, Card::QueenOfDiamonds, Card::AceOfSpades];

/// The war, picture by picture.
#[derive(Debug, Clone, PartialEq)]
pub struct Trailer {
    pub drawing: &'static Drawing,
    pub pictures: Vec<TrailerPicture>,
    /// The owner of the ship, if the game has ships.
    pub sailor: Option<Seat>,
    pub cards: [Card; 3],
}

/// The board at one moment of the war.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TrailerPicture {
    /// The owners after the attack.
    pub owners: Owners,
    pub attack: Option<TrailerAttack>,
    /// The position of the ship.
    pub ship: Point,
    /// True while the hand of poker is shown.
    pub has_hand: bool,
}

/// An attack that conquers a territory.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TrailerAttack {
    pub by: Seat,
    pub on: Territory,
    pub arrow: CurvedArrow,
}

/// A ship's way to a territory of somebody else.
struct ShipWay {
    sailor: Seat,
    /// The hexes on its way, from its anchorage.
    way: Vec<Hex>,
    goal: Territory,
}

impl Trailer {
    /// Returns the war on the board of a game.
    pub fn of(game: &NewGame) -> Self {
        let world = game.rules.world();
        let drawing = Drawing::of(world.id());
        let (players, allies) = sides(game);
        let owners = game.pictured();
        let voyage = game.rules.ships.then(|| voyage(drawing, &owners, &players)).flatten();
        let ally = allies.first().copied().filter(|_| game.rules.has_allies());
        let mut war = War { world, drawing, owners, fought: Vec::new() };
        let mut pictures = Vec::with_capacity(LENGTH + 1);
        for at in 0..=LENGTH {
            let next = players.iter().cycle().nth(at.saturating_sub(1)).copied();
            let seat = ally.filter(|_| ALLY.contains(&at)).or(next);
            let lands = voyage.as_ref().filter(|voyage| at == voyage.way.len());
            let attack = match (at, lands) {
                (0, _) => None,
                (_, Some(voyage)) => war.land(voyage),
                _ => seat.and_then(|seat| war.attack(seat)),
            };
            let ship = voyage.as_ref().and_then(|voyage| {
                voyage.way.get(at).or(voyage.way.last()).map(|hex| drawing.anchor(*hex).0)
            });
            let has_hand = ally.is_some() && at >= *ALLY.start();
            let ship = ship.unwrap_or_default();
            pictures.push(TrailerPicture { owners: war.owners, attack, ship, has_hand });
        }
        Self { drawing, pictures, sailor: voyage.map(|voyage| voyage.sailor), cards: CARDS }
    }
}

/// Returns the armies with players, and all others.
fn sides(game: &NewGame) -> (Vec<Seat>, Vec<Seat>) {
    let (players, others): (Vec<_>, Vec<_>) =
        game.places.iter().partition(|place| place.choice != SeatChoice::Nobody);
    let seats =
        |places: Vec<&super::draft::ArmySetup>| places.iter().map(|place| place.seat).collect();
    (seats(players), seats(others))
}

/// Finds the shortest way of the first ship at anchor that is long enough to be seen.
fn voyage(drawing: &Drawing, owners: &Owners, players: &[Seat]) -> Option<ShipWay> {
    let world = drawing.world();
    let (sailor, anchorage) = (*players.first()?, *drawing.anchorages().first()?);
    let at = Point::new(anchorage.0.into(), anchorage.1.into());
    let from = drawing.nearest_hex(at, f64::MAX, world.hexes())?;
    let lengths = u32::try_from(VOYAGE).unwrap_or_default();
    let mut shores = world.within(from, lengths).into_iter().filter_map(|(hex, length)| {
        let is_far = length + 1 >= lengths;
        let enemies = world.shores(hex).iter().filter(|shore| owners[*shore] != Some(sailor));
        enemies.min().filter(|_| is_far).map(|goal| (hex, goal))
    });
    let (to, goal) = shores.next()?;
    let mut way = vec![from];
    way.extend(world.way(from, to)?);
    Some(ShipWay { sailor, way, goal })
}

/// The state of the war so far.
struct War {
    world: &'static World,
    drawing: &'static Drawing,
    owners: Owners,
    /// The territories conquered so far, in order.
    fought: Vec<Territory>,
}

impl War {
    /// Conquers a neighbour that nobody has fought over, from the latest conquest if possible, and
    /// with the longest arrow.
    fn attack(&mut self, by: Seat) -> Option<TrailerAttack> {
        let goals = |from: Territory| {
            let open = self
                .world
                .neighbours(from)
                .iter()
                .filter(|to| self.owners[*to] != Some(by) && !self.fought.contains(to));
            open.map(|to| (from, to)).collect::<Vec<_>>()
        };
        let held = self.world.territories().iter().filter(|at| self.owners[*at] == Some(by));
        let latest = |from: Territory| self.fought.last() == Some(&from);
        let (from, on) = held
            .flat_map(goals)
            .filter(|(from, to)| !self.leaves_the_map(*from, *to))
            .max_by(|one, other| {
                let key = |(from, to): &(Territory, Territory)| {
                    (latest(*from), self.drawing.way(*from, *to).length())
                };
                let (a, b) = (key(one), key(other));
                a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
            })?;
        let arrow = self.drawing.curved_arrows(&[(from, on)]).into_iter().next()?;
        Some(self.conquer(by, on, arrow))
    }

    /// Conquers the goal of a voyage.
    fn land(&mut self, voyage: &ShipWay) -> Option<TrailerAttack> {
        let from = self.drawing.anchor(*voyage.way.last()?).0;
        let way = self.drawing.around(from, self.drawing.badge(voyage.goal));
        Some(self.conquer(voyage.sailor, voyage.goal, CurvedArrow::plain(from, way)))
    }

    fn leaves_the_map(&self, from: Territory, to: Territory) -> bool {
        let straight = self.drawing.badge(to) - self.drawing.badge(from);
        self.drawing.way(from, to).distance(straight) > 1.0
    }

    fn conquer(&mut self, by: Seat, on: Territory, arrow: CurvedArrow) -> TrailerAttack {
        self.owners[on] = Some(by);
        self.fought.push(on);
        TrailerAttack { by, on, arrow }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::presets::PRESETS;
    use engine::core::Seed;

    fn game() -> NewGame {
        NewGame::quick(Seed::default())
    }

    #[test]
    fn every_attack_conquers_a_neighbour_or_lands_from_the_ship() {
        let Trailer { drawing, pictures, sailor, .. } = Trailer::of(&game());
        assert_eq!(pictures.len(), LENGTH + 1);
        let mut landings = 0;
        for pair in pictures.windows(2) {
            let TrailerAttack { by, on, .. } =
                pair[1].attack.expect("something happens in each picture");
            assert_ne!(pair[0].owners[on], Some(by));
            assert_eq!(pair[1].owners[on], Some(by));
            let neighbours = drawing.world().neighbours(on);
            if !neighbours.iter().any(|from| pair[0].owners[from] == Some(by)) {
                assert_eq!(Some(by), sailor);
                landings += 1;
            }
        }
        assert!(landings <= 1);
    }

    #[test]
    fn the_ship_sails_from_picture_to_picture_and_lands() {
        let Trailer { drawing, pictures, sailor, .. } = Trailer::of(&game());
        let steps: Vec<f64> =
            pictures.windows(2).map(|pair| pair[0].ship.distance(pair[1].ship)).collect();
        assert!(steps.iter().filter(|step| **step > 1.0).count() + 2 >= VOYAGE, "{steps:?}");
        assert!(steps.iter().all(|step| *step < drawing.hex_width() * 2.0), "{steps:?}");
        let last = pictures.last().expect("pictures").ship;
        let lands = |attack: &TrailerAttack| {
            Some(attack.by) == sailor && attack.arrow.start.distance(last) < 40.0
        };
        assert!(pictures.iter().filter_map(|picture| picture.attack.as_ref()).any(lands));
    }

    #[test]
    fn the_hand_of_poker_comes_and_stays_and_wins_an_ally() {
        let game = game();
        let Trailer { pictures, cards, .. } = Trailer::of(&game);
        let first = pictures.iter().position(|picture| picture.has_hand).expect("a hand");
        assert!(pictures[first..].iter().all(|picture| picture.has_hand));
        let fights = pictures[first].attack.expect("the ally attacks").by;
        let place = game.places.iter().find(|place| place.seat == fights).expect("a seat");
        assert_eq!(place.choice, SeatChoice::Nobody);
        assert!(cards.contains(&Card::QueenOfHearts) && cards.contains(&Card::QueenOfDiamonds));
    }

    #[test]
    fn there_is_a_trailer_for_every_rule_set_and_for_a_board_without_players() {
        for preset in PRESETS {
            let mut game = game();
            game.choose(preset.into());
            let trailer = Trailer::of(&game);
            assert_eq!(trailer.sailor.is_some(), game.rules.ships, "{}", preset.key);
            game.places.iter_mut().for_each(|place| place.choice = SeatChoice::Nobody);
            assert_eq!(Trailer::of(&game).sailor, None);
        }
    }
}
