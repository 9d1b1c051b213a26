//! Coding of actions with lists: the origins of flanks, and engagements of ships.

use super::Model;
use super::coder::{all, count, rough};
use super::purpose::BitPurpose;
use super::scene::CodingState;
use super::telling::Telling;
use crate::battle::Post;
use crate::game::Ask;
use crate::world::TerritorySet;

/// The most blocks of a flanking attack that can be coded.
const MOST_BLOCKS: usize = 12;

/// The most ships in one engagement.
const MOST_SHIPS: u32 = 6;

/// The most engagements.
const MOST_ENGAGEMENTS: u32 = 6;

/// The origin of a block as numbers: 0 or 1 for a territory or a ship, and its number.
type Origin = [u128; 2];

const SHIP: u128 = 1;

impl Model<'_> {
    /// Codes a flanking attack. The first origin comes before everything else, since it predicts
    /// the rest best.
    pub(super) fn flank(&mut self, scene: &CodingState, telling: &mut Telling) -> Option<()> {
        let given = telling.rest();
        let number = |place: usize| given.get(place).copied();
        let (mut left, _) = given.get(3..).unwrap_or_default().as_chunks::<2>();
        let mut origin = self.origin(scene, scene.fronts(), left.first())?;
        let to =
            self.territory(scene, BitPurpose::AttackTo, targets(scene, origin.1), number(0))?;
        let defenders = scene.armies(to).min(7);
        let with = all(&[rough(scene.ready(origin.1)), defenders]);
        let size = number(1).and_then(|size| u32::try_from(size).ok());
        let size = self.coder.amount(BitPurpose::Size, &[2, 3], with, size);
        let mut told: Vec<Origin> = Vec::new();
        for _ in 0..MOST_BLOCKS {
            let same = left.iter().take_while(|it| **it == origin.0).count();
            left = &left[same..];
            let room = MOST_BLOCKS - told.len();
            let most = (scene.ready(origin.1) / size.max(1)).min(count(room));
            let with = all(&[size.min(3), most]);
            let blocks = self.coder.amount(BitPurpose::Blocks, &[most, 1], with, Some(count(same)));
            told.extend((0..blocks).map(|_| origin.0).take(room));
            let with = [count(told.len()), defenders, all(&[size.min(7), defenders])];
            if told.len() == MOST_BLOCKS
                || !self.coder.bit(BitPurpose::MoreBlocks, with, !left.is_empty())
            {
                break;
            }
            let others = scene.state.neighbours(to) & scene.own;
            let others = others
                .iter()
                .filter(|at| scene.spare(*at) >= size && !told.contains(&[0, at.number()]));
            origin = self.origin(scene, others.collect(), left.first())?;
        }
        telling.tell(to.number());
        telling.tell(size);
        telling.tell(count(told.len()));
        told.as_flattened().iter().for_each(|number| telling.tell(*number));
        Some(())
    }

    fn origin(
        &mut self,
        scene: &CodingState,
        among: TerritorySet,
        given: Option<&Origin>,
    ) -> Option<(Origin, Post)> {
        let has_ships = u32::from(scene.state.fleet.of(scene.army).next().is_some());
        let number = given.map(|[_, number]| *number);
        if self.coder.bit(
            BitPurpose::Aboard,
            [has_ships; 3],
            given.is_some_and(|[kind, _]| *kind == SHIP),
        ) {
            let ship = self.ship(scene, BitPurpose::Ship, number)?;
            return Some(([SHIP, u8::from(ship).into()], ship.into()));
        }
        let at = self.territory(scene, BitPurpose::AttackFrom, among, number)?;
        Some(([0, at.number()], at.into()))
    }

    /// Codes ships that engage other ships.
    pub(super) fn engagements(&mut self, scene: &CodingState, telling: &mut Telling) -> Option<()> {
        let battle = u32::from(matches!(scene.ask, Ask::SendIn));
        for place in
            0..self.amount(BitPurpose::Engagements, &[1, 0], battle, telling).min(MOST_ENGAGEMENTS)
        {
            self.one_ship(scene, BitPurpose::Target, telling)?;
            for _ in 0..self.amount(BitPurpose::Abreast, &[1, 2], place, telling).min(MOST_SHIPS) {
                self.one_ship(scene, BitPurpose::Ship, telling)?;
            }
            self.effort(scene, telling);
        }
        Some(())
    }

    /// Codes the effort of the ship coded last.
    pub(super) fn effort(&mut self, scene: &CodingState, telling: &mut Telling) {
        let aboard = telling.ship.map_or(0, |ship| scene.aboard(ship));
        if self.amount(BitPurpose::Effort, &[1, 0], rough(aboard), telling) == 1 {
            let likely = [aboard, aboard.saturating_sub(1), 2];
            self.amount(BitPurpose::EffortArmies, &likely, 0, telling);
        }
    }
}

/// Returns the territories that can be attacked from there.
fn targets(scene: &CodingState, from: Post) -> TerritorySet {
    match from {
        Post::Land(at) => scene.around(at),
        Post::Ship(ship) => scene.shores(ship) - scene.own,
    }
}
