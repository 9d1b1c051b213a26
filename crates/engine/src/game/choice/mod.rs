//! The legal actions in compact form: ranges for numbers of armies, sets for places.

pub(super) mod sea;
pub(super) mod verb;

use arrayvec::ArrayVec;

use crate::battle::{MAX_BLOCKS, Origins, Post, Side};
use crate::core::{Loaded, RandomSource, SeatSet};
use crate::game::action::rolling::{PlusOne, Until};
use crate::game::action::sea::Effort;
use crate::game::action::sizes::{LEAST_BLOCK, check_effort, check_flanks};
use crate::game::action::{Action, Purchase};
use crate::game::choice::sea::SeaChoice;
use crate::game::pieces::cards::{Hand, SetKinds};
use crate::game::sampling::{any, any_of, any_seat, below, shuffle, within};
use crate::poker::{CardSet, Moves};
use crate::world::{Territory, TerritorySet};

/// Legal actions of one kind: every combination of the fields.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
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
    /// [`Action::TurnIn`] with any set of these kinds of these cards.
    TurnIn { hand: Hand, sets: SetKinds, buy: Purchase },
    /// [`Action::Deploy`] with 1 to `most` armies.
    Deploy { territories: TerritorySet, most: u32 },
    /// [`Action::Attack`].
    Attack { from: Territory, to: TerritorySet },
    /// [`Action::Commit`] with 2 to `most` armies.
    Commit { from: Territory, to: TerritorySet, most: u32 },
    /// [`Action::Flank`] with two or more blocks of one size, at least 2, from these territories
    /// and ships, each with the most armies for all its blocks together.
    Flank { to: Territory, from: Vec<(Post, u32)> },
    /// [`Action::Sea`].
    Sea(SeaChoice),
    /// [`Action::Mobilize`], revealing any of these cards.
    Mobilize { reveal: Hand },
    /// [`Action::Mobilize`] that decides about the cut only.
    Cut,
    /// [`Action::Mobilize`] after the cut, revealing any of these cards.
    Reveal { cards: Hand },
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
    /// [`Action::Draw`].
    Draw,
    /// [`Action::Shed`].
    Shed { cards: Hand },
    /// [`Action::Done`].
    Done,
    /// [`Action::Expand`] with 1 to `most` armies.
    Expand { from: Territory, to: TerritorySet, most: u32 },
    /// [`Action::Defend`] with `least` to `most` dice.
    Defend { least: u8, most: u8 },
    /// [`Action::Ambush`].
    Ambush,
    /// [`Action::Barrage`].
    Barrage,
    /// [`Action::Missile`] on one of these dice.
    Missile { dice: ArrayVec<(Side, u8), 6> },
}

/// The legal actions of the seat to act, and the players who may leave or join.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Legal {
    /// The actions of the seat to act.
    pub choices: Vec<Choice>,
    /// Players who may leave now (T40).
    pub leave: SeatSet,
    /// Allies that a new player may take over now (T41).
    pub join: SeatSet,
}

impl Choice {
    /// Returns `true` if this choice includes `action`.
    #[allow(clippy::too_many_lines, reason = "a few lines for each kind of choice")]
    pub fn allows(&self, action: &Action) -> bool {
        use Action as Act;
        match *self {
            Self::Choose { territories } => {
                matches!(*action, Act::Choose { territory } if territories.contains(territory))
            }
            Self::Build { territories } => {
                matches!(*action, Act::Build { territory } if territories.contains(territory))
            }
            Self::Levy { territories } => {
                matches!(*action, Act::Levy { territory } if territories.contains(territory))
            }
            Self::Garrison { territories, most } => matches!(
                *action,
                Act::Garrison { territory, armies }
                    if territories.contains(territory) && (1..=most).contains(&armies)
            ),
            Self::Deploy { territories, most } => matches!(
                *action,
                Act::Deploy { territory, armies }
                    if territories.contains(territory) && (1..=most).contains(&armies)
            ),
            Self::Rearrange { from: source, to: targets, most } => matches!(
                *action,
                Act::Rearrange { from, to, armies }
                    if from == source && targets.contains(to) && (1..=most).contains(&armies)
            ),
            Self::Transfer { from: source, to: targets, most } => matches!(
                *action,
                Act::Transfer { from, to, armies }
                    if from == source && targets.contains(to) && (1..=most).contains(&armies)
            ),
            Self::TurnIn { hand, sets, buy: sold } => matches!(
                *action,
                Act::TurnIn { cards, buy } if buy == sold && hand.holds(cards) && sets.is_set(cards)
            ),
            Self::Attack { from: source, to: targets } => matches!(
                *action,
                Act::Attack { from, to } if from == source && targets.contains(to)
            ),
            Self::Commit { from: source, to: targets, most } => matches!(
                *action,
                Act::Commit { from, to, armies }
                    if from == source
                        && targets.contains(to)
                        && check_effort(Effort::Committed(armies), most, true, "A2").is_ok()
            ),
            Self::Flank { to: target, from: ref sources } => matches!(
                *action,
                Act::Flank { to, size, ref from } if to == target && can_flank(sources, size, from)
            ),
            Self::Sea(ref choice) => matches!(action, Act::Sea(action) if choice.allows(action)),
            Self::Mobilize { reveal: hand } => {
                matches!(*action, Act::Mobilize { reveal, .. } if hand.includes(reveal))
            }
            Self::Cut => {
                matches!(*action, Act::Mobilize { reveal, .. } if reveal.is_empty())
            }
            Self::Reveal { cards } => {
                matches!(*action, Act::Mobilize { cut: false, reveal } if cards.includes(reveal))
            }
            Self::Roll { least, most } => {
                matches!(*action, Act::Roll { dice, .. } if (least..=most).contains(&dice))
            }
            Self::RollBlock { ref blocks } => {
                matches!(action, Act::RollBlock { block, .. } if blocks.contains(block))
            }
            Self::Raise { ref faces } => {
                matches!(action, Act::Raise { face } if faces.contains(face))
            }
            Self::Reserve { block: to, most } => matches!(
                *action,
                Act::Reserve { block, armies } if block == to && (1..=most).contains(&armies)
            ),
            Self::Advance { most } => matches!(*action, Act::Advance { armies } if armies <= most),
            Self::Discard { cards } => {
                matches!(*action, Act::Discard { card } if cards.contains(card))
            }
            Self::TakeOver { allies } => {
                matches!(*action, Act::TakeOver { ally } if allies.contains(ally))
            }
            Self::Declare { allies } => {
                matches!(*action, Act::Declare { ally } if allies.contains(ally))
            }
            Self::Poker(moves) => {
                matches!(*action, Act::Poker(action) if moves.check(action).is_ok())
            }
            Self::Draw => *action == Act::Draw,
            Self::Shed { cards } => {
                matches!(*action, Act::Shed { card } if cards.holds([card]))
            }
            Self::Halt => *action == Act::Halt,
            Self::Contest => *action == Act::Contest,
            Self::Accept => *action == Act::Accept,
            Self::Done => *action == Act::Done,
            Self::Expand { from: source, to: targets, most } => matches!(
                *action,
                Act::Expand { from, to, armies }
                    if from == source && targets.contains(to) && (1..=most).contains(&armies)
            ),
            Self::Defend { least, most } => {
                matches!(*action, Act::Defend { dice } if (least..=most).contains(&dice))
            }
            Self::Ambush => *action == Act::Ambush,
            Self::Barrage => *action == Act::Barrage,
            Self::Missile { ref dice } => {
                matches!(*action, Act::Missile { side, face } if dice.contains(&(side, face)))
            }
        }
    }

    /// Returns a random action of these, or `None` if there is none.
    pub fn sample(&self, rng: &mut dyn RandomSource) -> Option<Action> {
        Some(match *self {
            Self::Choose { territories } => Action::Choose { territory: any(territories, rng)? },
            Self::Build { territories } => Action::Build { territory: any(territories, rng)? },
            Self::Levy { territories } => Action::Levy { territory: any(territories, rng)? },
            Self::Garrison { territories, most } => {
                let armies = within(1, most, rng);
                Action::Garrison { territory: any(territories, rng)?, armies }
            }
            Self::Deploy { territories, most } => {
                let armies = within(1, most, rng);
                Action::Deploy { territory: any(territories, rng)?, armies }
            }
            Self::Rearrange { from, to, most } => {
                let armies = within(1, most, rng);
                Action::Rearrange { from, to: any(to, rng)?, armies }
            }
            Self::Transfer { from, to, most } => {
                let armies = within(1, most, rng);
                Action::Transfer { from, to: any(to, rng)?, armies }
            }
            Self::TurnIn { hand, sets, buy } => {
                let sets: Vec<_> = hand.sets_of(sets).collect();
                let place = within(1, u32::try_from(sets.len()).ok()?, rng) as usize - 1;
                Action::TurnIn { cards: *sets.get(place)?, buy }
            }
            Self::Attack { from, to } => Action::Attack { from, to: any(to, rng)? },
            Self::Commit { from, to, most } => {
                let armies = within(LEAST_BLOCK, most, rng);
                Action::Commit { from, to: any(to, rng)?, armies }
            }
            Self::Flank { to, ref from } => sample_flank(to, from, rng)?,
            Self::Sea(ref choice) => Action::Sea(choice.sample(rng)?),
            Self::Mobilize { reveal } => Action::Mobilize {
                cut: within(0, 3, rng) > 0,
                reveal: if within(0, 1, rng) == 0 { Hand::EMPTY } else { reveal },
            },
            Self::Cut => Action::Mobilize { cut: within(0, 3, rng) > 0, reveal: Hand::EMPTY },
            Self::Reveal { cards } => Action::Mobilize {
                cut: false,
                reveal: if within(0, 1, rng) == 0 { Hand::EMPTY } else { cards },
            },
            Self::Roll { least, most } => {
                let dice = u8::try_from(within(least.into(), most.into(), rng)).ok()?;
                Action::Roll { dice, until: Until::sample(rng) }
            }
            Self::RollBlock { ref blocks } => {
                let plus = if within(0, 1, rng) == 0 { PlusOne::Ask } else { PlusOne::Best };
                let block = *any_of(blocks, rng)?;
                Action::RollBlock { block, plus, until: Until::sample(rng) }
            }
            Self::Raise { ref faces } => Action::Raise { face: *any_of(faces, rng)? },
            Self::Reserve { block, most } => {
                Action::Reserve { block, armies: within(1, most, rng) }
            }
            Self::Halt => Action::Halt,
            Self::Advance { most } => Action::Advance { armies: within(0, most, rng) },
            Self::Discard { cards } => {
                let place = below(cards.len(), rng)?;
                Action::Discard { card: cards.nth(place)? }
            }
            Self::TakeOver { allies } => Action::TakeOver { ally: any_seat(allies, rng)? },
            Self::Declare { allies } => Action::Declare { ally: any_seat(allies, rng)? },
            Self::Contest => Action::Contest,
            Self::Accept => Action::Accept,
            Self::Poker(moves) => Action::Poker(moves.sample(rng)?),
            Self::Draw => Action::Draw,
            Self::Shed { cards } => {
                let place = below(cards.len(), rng)?;
                Action::Shed { card: cards.iter().nth(place)? }
            }
            Self::Done => Action::Done,
            Self::Expand { from, to, most } => {
                let armies = within(1, most, rng);
                Action::Expand { from, to: any(to, rng)?, armies }
            }
            Self::Defend { least, most } => {
                let dice = u8::try_from(within(least.into(), most.into(), rng)).ok()?;
                Action::Defend { dice }
            }
            Self::Ambush => Action::Ambush,
            Self::Barrage => Action::Barrage,
            Self::Missile { ref dice } => {
                let (side, face) = *any_of(dice, rng)?;
                Action::Missile { side, face }
            }
        })
    }
}

impl Legal {
    /// Returns `true` if the action is legal.
    pub fn allows(&self, action: &Action) -> bool {
        matches!(*action, Action::Leave { seat } if self.leave.contains(seat))
            || matches!(*action, Action::Join { ally } if self.join.contains(ally))
            || self.choices.iter().any(|choice| choice.allows(action))
    }

    /// Returns the legal action that commits the seat to the least, such as passing, checking or
    /// folding. It is played for a seat that can't decide. Returns `None` if no seat is to act.
    pub fn fallback(&self) -> Option<Action> {
        let mild = |choice: &&Choice| {
            matches!(
                choice,
                Choice::Done
                    | Choice::Halt
                    | Choice::Mobilize { .. }
                    | Choice::Cut
                    | Choice::Reveal { .. }
            )
        };
        let choice = self.choices.iter().find(mild).or_else(|| self.choices.first())?;
        choice.sample(&mut Loaded::new(&[], &[0; 4]))
    }

    /// Returns a random legal action, with each choice equally likely, or `None` if no seat is to
    /// act. Leaving and joining are left out.
    pub fn sample(&self, rng: &mut dyn RandomSource) -> Option<Action> {
        let place = rng.below(u32::try_from(self.choices.len()).ok()?);
        self.choices.get(place as usize)?.sample(rng)
    }
}

fn can_flank(from: &[(Post, u32)], size: u32, origins: &Origins) -> bool {
    let most = |origin| from.iter().find(|(post, _)| *post == origin).map_or(0, |(_, most)| *most);
    check_flanks(size, origins, most).is_ok()
}

fn sample_flank(to: Territory, from: &[(Post, u32)], rng: &mut dyn RandomSource) -> Option<Action> {
    let all_blocks =
        |size: u32| from.iter().map(|(post, most)| post.most_blocks(*most, size)).sum::<u32>();
    let largest = from.iter().map(|(_, most)| *most).max()?;
    let sizes = (LEAST_BLOCK..=largest).take_while(|size| all_blocks(*size) >= 2).count();
    let size = LEAST_BLOCK + rng.below(u32::try_from(sizes).ok()?);
    let possible = from.iter().flat_map(|(post, most)| {
        std::iter::repeat_n(*post, post.most_blocks(*most, size) as usize)
    });
    let mut possible: Vec<Post> = possible.collect();
    shuffle(&mut possible, rng);
    let most = possible.len().min(MAX_BLOCKS);
    let blocks = 2 + rng.below(u32::try_from(most).ok()?.saturating_sub(1)) as usize;
    let from = possible.into_iter().take(blocks.min(MAX_BLOCKS)).collect();
    Some(Action::Flank { to, size, from })
}
