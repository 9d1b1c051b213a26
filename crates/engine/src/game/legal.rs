//! The legal actions, compact: ranges for numbers of armies, sets for places.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Action, Effort, PlusOne, Purchase, Until};
use crate::battle::{MAX_BLOCKS, Origins, Post};
use crate::core::{Chance, Loaded, Seat, SeatSet, ShipId};
use crate::game::board::cards::{Hand, is_set};
use crate::game::land::campaign::{LEAST_BLOCK, check_effort, check_flanks};
use crate::game::sea::legal::{can_engage, can_land, sample_naval};
use crate::poker::{CardSet, Moves};
use crate::world::{HexSet, Territory, TerritorySet};

/// Some legal actions of one kind: every combination of the fields.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are those of the actions; `most` is inclusive")]
pub enum Choice {
    /// [`Action::Choose`].
    Choose { territories: TerritorySet },
    /// [`Action::Garrison`] with 1 to `most` armies.
    Garrison { territories: TerritorySet, most: u32 },
    /// [`Action::Rearrange`] with 1 to `most` armies.
    Rearrange { from: Territory, to: TerritorySet, most: u32 },
    /// [`Action::Build`].
    Build { territories: TerritorySet },
    /// [`Action::TurnIn`] with any set of these cards.
    TurnIn { hand: Hand, buy: Purchase },
    /// [`Action::Deploy`] with 1 to `most` armies.
    Deploy { territories: TerritorySet, most: u32 },
    /// [`Action::Attack`].
    Attack { from: Territory, to: TerritorySet },
    /// [`Action::Commit`] with 2 to `most` armies.
    Commit { from: Territory, to: TerritorySet, most: u32 },
    /// [`Action::Flank`]: two or more blocks of one size from 2 on, from these territories and ships, each
    /// with the armies all its blocks together can have at most.
    Flank { to: Territory, from: Vec<(Post, u32)> },
    /// [`Action::PlaceShip`].
    PlaceShip { at: HexSet },
    /// [`Action::Cruise`].
    Cruise { ships: Vec<ShipId> },
    /// [`Action::Sail`].
    Sail { to: HexSet },
    /// [`Action::Embark`] with 1 to `most` armies.
    Embark { ship: ShipId, from: Territory, most: u32 },
    /// [`Action::Disembark`] with 1 to `most` armies.
    Disembark { ship: ShipId, to: TerritorySet, most: u32 },
    /// [`Action::Land`]: normal with two armies or more aboard, committed with 2 to `aboard`.
    Land { ship: ShipId, to: TerritorySet, aboard: u32, committed: bool },
    /// [`Action::Engage`]: any of these ships, each with its armies aboard, against any of these;
    /// committed and flanking attacks only where the rules have them.
    Engage { ships: Vec<(ShipId, u32)>, targets: Vec<(ShipId, u32)>, committed: bool },
    /// [`Action::SendIn`]: any of these ships, each alone, against any of these; or none.
    SendIn { ships: Vec<(ShipId, u32)>, targets: Vec<(ShipId, u32)>, committed: bool },
    /// [`Action::SeaRoll`] of one of these blocks.
    SeaRoll { engagement: u8, blocks: ArrayVec<u8, MAX_BLOCKS> },
    /// [`Action::SeaReserve`] with 1 to `most` armies.
    SeaReserve { engagement: u8, block: u8, most: u32 },
    /// [`Action::BreakOff`].
    BreakOff { engagement: u8 },
    /// [`Action::Board`] with 1 to `most` armies.
    Board { ship: ShipId, most: u32 },
    /// [`Action::Sink`].
    Sink,
    /// [`Action::Mobilize`], revealing any of these cards.
    Mobilize { reveal: Hand },
    /// [`Action::Levy`].
    Levy { territories: TerritorySet },
    /// [`Action::Roll`] with `least` to `most` dice.
    Roll { least: u8, most: u8 },
    /// [`Action::RollBlock`] of these blocks.
    RollBlock { blocks: ArrayVec<u8, MAX_BLOCKS> },
    /// [`Action::Raise`] of one of these faces.
    Raise { faces: ArrayVec<u8, 6> },
    /// [`Action::Reserve`] with 1 to `most` armies.
    Reserve { block: u8, most: u32 },
    /// [`Action::Halt`].
    Halt,
    /// [`Action::Advance`] with 0 to `most` armies.
    Advance { most: u32 },
    /// [`Action::Transfer`] with 1 to `most` armies.
    Transfer { from: Territory, to: TerritorySet, most: u32 },
    /// [`Action::Discard`].
    Discard { cards: CardSet },
    /// [`Action::TakeOver`].
    TakeOver { allies: SeatSet },
    /// [`Action::Declare`].
    Declare { allies: SeatSet },
    /// [`Action::Contest`].
    Contest,
    /// [`Action::Accept`].
    Accept,
    /// [`Action::Poker`].
    Poker(Moves),
    /// [`Action::Done`].
    Done,
}

/// The legal actions of the seat that is to decide, and who may leave or join.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Legal {
    /// What the seat that is to decide may do.
    pub choices: Vec<Choice>,
    /// Players who may leave now (T40).
    pub leave: SeatSet,
    /// Allies that somebody may take over now (T41).
    pub join: SeatSet,
}

impl Choice {
    /// Whether the action is one of these.
    pub fn allows(&self, action: &Action) -> bool {
        let within = |armies: u32, most: u32| (1..=most).contains(&armies);
        match (self, action) {
            (Self::Choose { territories }, Action::Choose { territory })
            | (Self::Build { territories }, Action::Build { territory })
            | (Self::Levy { territories }, Action::Levy { territory }) => {
                territories.contains(*territory)
            }
            (Self::Garrison { territories, most }, Action::Garrison { territory, armies })
            | (Self::Deploy { territories, most }, Action::Deploy { territory, armies }) => {
                territories.contains(*territory) && within(*armies, *most)
            }
            (Self::Rearrange { from, to, most }, Action::Rearrange { from: f, to: t, armies })
            | (Self::Transfer { from, to, most }, Action::Transfer { from: f, to: t, armies }) => {
                from == f && to.contains(*t) && within(*armies, *most)
            }
            (Self::TurnIn { hand, buy }, Action::TurnIn { cards, buy: bought }) => {
                buy == bought && hand.holds(*cards) && is_set(*cards)
            }
            (Self::Attack { from, to }, Action::Attack { from: f, to: t }) => {
                from == f && to.contains(*t)
            }
            (Self::Commit { from, to, most }, Action::Commit { from: f, to: t, armies }) => {
                let effort = Effort::Committed(*armies);
                from == f && to.contains(*t) && check_effort(effort, *most, true, "A2").is_ok()
            }
            (Self::Flank { to, from }, Action::Flank { to: t, size, from: origins }) => {
                to == t && can_flank(from, *size, origins)
            }
            (Self::PlaceShip { at: hexes }, Action::PlaceShip { at: hex })
            | (Self::Sail { to: hexes }, Action::Sail { to: hex }) => hexes.contains(*hex),
            (Self::Cruise { ships }, Action::Cruise { ship }) => ships.contains(ship),
            (Self::Embark { ship, from, most }, Action::Embark { ship: s, from: f, armies }) => {
                ship == s && from == f && within(*armies, *most)
            }
            (Self::Disembark { ship, to, most }, Action::Disembark { ship: s, to: t, armies }) => {
                ship == s && to.contains(*t) && within(*armies, *most)
            }
            (
                Self::Land { ship, to, aboard, committed },
                Action::Land { ship: s, to: t, effort },
            ) => ship == s && to.contains(*t) && can_land(*effort, *aboard, *committed),
            (Self::Engage { ships, targets, committed }, Action::Engage { engagements }) => {
                !engagements.is_empty() && can_engage(ships, targets, *committed, engagements)
            }
            (Self::SendIn { ships, targets, committed }, Action::SendIn { engagements }) => {
                engagements.iter().all(|engage| engage.ships.len() == 1)
                    && can_engage(ships, targets, *committed, engagements)
            }
            (
                Self::SeaRoll { engagement, blocks },
                Action::SeaRoll { engagement: e, block, .. },
            ) => engagement == e && blocks.contains(block),
            (
                Self::SeaReserve { engagement, block, most },
                Action::SeaReserve { engagement: e, block: b, armies },
            ) => engagement == e && block == b && within(*armies, *most),
            (Self::BreakOff { engagement }, Action::BreakOff { engagement: e }) => engagement == e,
            (Self::Board { ship, most }, Action::Board { ship: s, armies }) => {
                ship == s && within(*armies, *most)
            }
            (Self::Mobilize { reveal }, Action::Mobilize { reveal: shown, .. }) => {
                reveal.includes(*shown)
            }
            (Self::Roll { least, most }, Action::Roll { dice, .. }) => {
                (least..=most).contains(&dice)
            }
            (Self::RollBlock { blocks }, Action::RollBlock { block, .. }) => blocks.contains(block),
            (Self::Raise { faces }, Action::Raise { face }) => faces.contains(face),
            (Self::Reserve { block, most }, Action::Reserve { block: b, armies }) => {
                block == b && within(*armies, *most)
            }
            (Self::Advance { most }, Action::Advance { armies }) => armies <= most,
            (Self::Discard { cards }, Action::Discard { card }) => cards.contains(*card),
            (Self::TakeOver { allies }, Action::TakeOver { ally })
            | (Self::Declare { allies }, Action::Declare { ally }) => allies.contains(*ally),
            (Self::Poker(moves), Action::Poker(action)) => moves.check(*action).is_ok(),
            (Self::Halt, Action::Halt)
            | (Self::Sink, Action::Sink)
            | (Self::Contest, Action::Contest)
            | (Self::Accept, Action::Accept)
            | (Self::Done, Action::Done) => true,
            _ => false,
        }
    }

    /// One of these actions, drawn at random. `None` if there is none.
    pub fn sample(&self, chance: &mut dyn Chance) -> Option<Action> {
        let mut up_to =
            |least: u32, most: u32| least + chance.below(most.saturating_sub(least) + 1);
        Some(match *self {
            Self::Choose { territories } => Action::Choose { territory: any(territories, chance)? },
            Self::Build { territories } => Action::Build { territory: any(territories, chance)? },
            Self::Levy { territories } => Action::Levy { territory: any(territories, chance)? },
            Self::Garrison { territories, most } => {
                let armies = up_to(1, most);
                Action::Garrison { territory: any(territories, chance)?, armies }
            }
            Self::Deploy { territories, most } => {
                let armies = up_to(1, most);
                Action::Deploy { territory: any(territories, chance)?, armies }
            }
            Self::Rearrange { from, to, most } => {
                let armies = up_to(1, most);
                Action::Rearrange { from, to: any(to, chance)?, armies }
            }
            Self::Transfer { from, to, most } => {
                let armies = up_to(1, most);
                Action::Transfer { from, to: any(to, chance)?, armies }
            }
            Self::TurnIn { hand, buy } => {
                let sets: Vec<_> = hand.sets().collect();
                let place = up_to(1, u32::try_from(sets.len()).ok()?) as usize - 1;
                Action::TurnIn { cards: *sets.get(place)?, buy }
            }
            Self::Attack { from, to } => Action::Attack { from, to: any(to, chance)? },
            Self::Commit { from, to, most } => {
                let armies = up_to(LEAST_BLOCK, most);
                Action::Commit { from, to: any(to, chance)?, armies }
            }
            Self::Flank { to, ref from } => sample_flank(to, from, chance)?,
            Self::Mobilize { reveal } => Action::Mobilize {
                cut: up_to(0, 3) > 0,
                reveal: if up_to(0, 1) == 0 { Hand::EMPTY } else { reveal },
            },
            Self::Roll { least, most } => {
                let dice = u8::try_from(up_to(least.into(), most.into())).ok()?;
                Action::Roll { dice, until: any_until(chance) }
            }
            Self::RollBlock { ref blocks } => {
                let plus = if up_to(0, 1) == 0 { PlusOne::Ask } else { PlusOne::Best };
                let block = *blocks.get(chance.below(u32::try_from(blocks.len()).ok()?) as usize)?;
                Action::RollBlock { block, plus, until: any_until(chance) }
            }
            Self::Raise { ref faces } => Action::Raise {
                face: *faces.get(chance.below(u32::try_from(faces.len()).ok()?) as usize)?,
            },
            Self::Reserve { block, most } => Action::Reserve { block, armies: up_to(1, most) },
            Self::Halt => Action::Halt,
            Self::Advance { most } => Action::Advance { armies: up_to(0, most) },
            Self::Discard { cards } => {
                let place = chance.below(u32::try_from(cards.len()).ok()?) as usize;
                Action::Discard { card: cards.nth(place)? }
            }
            Self::TakeOver { allies } => Action::TakeOver { ally: any_seat(allies, chance)? },
            Self::Declare { allies } => Action::Declare { ally: any_seat(allies, chance)? },
            Self::Contest => Action::Contest,
            Self::Accept => Action::Accept,
            Self::Poker(moves) => Action::Poker(moves.sample(chance)?),
            Self::Done => Action::Done,
            ref naval => return sample_naval(naval, chance),
        })
    }
}

impl Legal {
    /// Whether an action is legal.
    pub fn allows(&self, action: &Action) -> bool {
        match action {
            Action::Leave { seat } => self.leave.contains(*seat),
            Action::Join { ally } => self.join.contains(*ally),
            _ => self.choices.iter().any(|choice| choice.allows(action)),
        }
    }

    /// The least adventurous legal action: what is played for a seat that cannot decide.
    pub fn fallback(&self) -> Option<Action> {
        let mild = |choice: &&Choice| {
            matches!(choice, Choice::Done | Choice::Halt | Choice::Mobilize { .. })
        };
        let choice = self.choices.iter().find(mild).or_else(|| self.choices.first())?;
        choice.sample(&mut Loaded::new(&[], &[0; 4]))
    }

    /// A legal action at random, each choice being equally likely; nobody leaves or joins.
    pub fn sample(&self, chance: &mut dyn Chance) -> Option<Action> {
        let place = chance.below(u32::try_from(self.choices.len()).ok()?);
        self.choices.get(place as usize)?.sample(chance)
    }
}

pub(super) fn any(territories: TerritorySet, chance: &mut dyn Chance) -> Option<Territory> {
    territories.nth(chance.below(u32::try_from(territories.len()).ok()?) as usize)
}

fn any_seat(seats: SeatSet, chance: &mut dyn Chance) -> Option<Seat> {
    seats.nth(chance.below(u32::try_from(seats.len()).ok()?) as usize)
}

pub(super) fn any_until(chance: &mut dyn Chance) -> Until {
    match chance.below(3) {
        0 => Until::Once,
        1 => Until::Conquest,
        _ => Until::Left(chance.below(10)),
    }
}

pub(super) fn any_of<'a, T>(items: &'a [T], chance: &mut dyn Chance) -> Option<&'a T> {
    items.get(chance.below(u32::try_from(items.len()).ok()?) as usize)
}

fn can_flank(from: &[(Post, u32)], size: u32, origins: &Origins) -> bool {
    let most = |origin| from.iter().find(|(post, _)| *post == origin).map_or(0, |(_, most)| *most);
    check_flanks(size, origins, most).is_ok()
}

fn sample_flank(to: Territory, from: &[(Post, u32)], chance: &mut dyn Chance) -> Option<Action> {
    let all_blocks =
        |size: u32| from.iter().map(|(post, most)| post.most_blocks(*most, size)).sum::<u32>();
    let largest = from.iter().map(|(_, most)| *most).max()?;
    let sizes = (LEAST_BLOCK..=largest).take_while(|size| all_blocks(*size) >= 2).count();
    let size = LEAST_BLOCK + chance.below(u32::try_from(sizes).ok()?);
    let possible = from.iter().flat_map(|(post, most)| {
        std::iter::repeat_n(*post, post.most_blocks(*most, size) as usize)
    });
    let mut possible: Vec<Post> = possible.collect();
    crate::game::turn::opening::shuffle(&mut possible, chance);
    let most = possible.len().min(MAX_BLOCKS);
    let blocks = 2 + chance.below(u32::try_from(most).ok()?.saturating_sub(1)) as usize;
    let from = possible.into_iter().take(blocks.min(MAX_BLOCKS)).collect();
    Some(Action::Flank { to, size, from })
}
