//! The fields of each kind of action, in the order of packed records of version 1.

use super::memory::ActionKind;
use super::purpose::BitPurpose;

/// A set of likely territories among which one is looked up.
#[derive(Debug, Clone, Copy)]
pub(super) enum LikelyTerritories {
    /// Territories without an owner.
    Free,
    /// Territories of the army in action.
    Own,
    /// Territories of the army in action with armies that can leave.
    Spare,
    /// Such territories with an enemy neighbour.
    Front,
    /// Neighbours of the previous territory that have a different owner.
    Around,
    /// Territories of the army that mobilizes.
    Mobilized,
    /// The army's own shores within reach of the previous ship.
    OwnShores,
    /// Other shores within reach of that ship.
    Shores,
}

/// The most likely number of armies, besides one.
#[derive(Debug, Clone, Copy)]
pub(super) enum Likely {
    /// As many as the question is about.
    Left,
    /// As many as can leave the previous territory.
    Spare,
    /// As many as are aboard the previous ship.
    Aboard,
    /// All of those but one.
    AboardButOne,
    /// As many dice as can be rolled.
    Dice,
    /// The first block that has armies.
    Block,
    /// No number is more likely.
    None,
}

/// One or more numbers of an action.
#[derive(Debug, Clone, Copy)]
pub(super) enum FieldCoding {
    Territory(BitPurpose, LikelyTerritories),
    Armies(BitPurpose, Likely),
    Advance,
    Ship(BitPurpose),
    /// A number that isn't a count of armies, and is usually small.
    Number(BitPurpose),
    Until,
    Flank,
    Effort,
    Engagements,
    Card,
    Cut,
    Reveal,
    /// Cards of the stash.
    Stash(BitPurpose),
    /// Cards of the hand.
    Hand,
    /// A number that can't be predicted.
    Word,
}

use FieldCoding::{
    Advance, Armies, Card, Cut, Effort, Engagements, Flank, Hand, Number, Reveal, Ship, Stash,
    Territory, Until, Word,
};
use Likely::{Aboard, AboardButOne, Block, Dice, Left};
use LikelyTerritories::{Around, Free, Front, Mobilized, Own, OwnShores, Shores};

/// Returns the fields of a kind of action in the order of version 1, or `None` for kinds whose
/// numbers are coded one by one. The fields of a kind must never change, since existing links could
/// no longer be read.
pub(super) const fn fields(kind: ActionKind) -> Option<&'static [FieldCoding]> {
    const SHIP: FieldCoding = Ship(BitPurpose::Ship);
    const FROM: FieldCoding = Territory(BitPurpose::AttackFrom, Front);
    const TO: FieldCoding = Territory(BitPurpose::AttackTo, Around);
    const ENGAGEMENT: FieldCoding = Number(BitPurpose::Engagement);
    Some(match kind {
        0 => &[Territory(BitPurpose::Chosen, Free)],
        1 => &[Territory(BitPurpose::Garrisoned, Own), Armies(BitPurpose::Garrison, Left)],
        2 => &[
            Territory(BitPurpose::ArrangedFrom, LikelyTerritories::Spare),
            Territory(BitPurpose::ArrangedTo, Own),
            Armies(BitPurpose::Arranged, Likely::Spare),
        ],
        3 => &[Territory(BitPurpose::Built, Own)],
        4 => &[Card, Card, Card, Number(BitPurpose::Purchase)],
        5 => &[Territory(BitPurpose::Deployed, Own), Armies(BitPurpose::Reinforcements, Left)],
        6 => &[FROM, TO],
        7 => &[FROM, TO, Armies(BitPurpose::Committed, Likely::Spare)],
        8 => &[Flank],
        9 => &[SHIP, Territory(BitPurpose::Landed, Shores), Effort],
        10 => &[Number(BitPurpose::Launched)],
        11 => &[SHIP],
        12 => &[Number(BitPurpose::Sailed)],
        13 => &[
            SHIP,
            Territory(BitPurpose::Embarked, OwnShores),
            Armies(BitPurpose::Crew, Likely::Spare),
        ],
        14 => &[
            SHIP,
            Territory(BitPurpose::Disembarked, OwnShores),
            Armies(BitPurpose::Ashore, Aboard),
        ],
        15 | 16 => &[Engagements],
        17 => &[ENGAGEMENT, Number(BitPurpose::SeaBlock), Until],
        18 => &[
            ENGAGEMENT,
            Number(BitPurpose::SeaBlock),
            Armies(BitPurpose::SeaReserves, Likely::None),
        ],
        19 => &[ENGAGEMENT],
        20 => &[Ship(BitPurpose::Target), Armies(BitPurpose::Prize, AboardButOne)],
        22 => &[Cut, Reveal],
        23 => &[Territory(BitPurpose::Levied, Mobilized)],
        24 => &[Armies(BitPurpose::Dice, Dice), Until],
        25 => &[Armies(BitPurpose::Block, Block), Number(BitPurpose::PlusOne), Until],
        26 => &[Number(BitPurpose::Face)],
        27 => &[Number(BitPurpose::Reserved), Armies(BitPurpose::Reserves, Likely::None)],
        29 => &[Advance],
        30 => &[
            Territory(BitPurpose::TransferFrom, LikelyTerritories::Spare),
            Territory(BitPurpose::TransferTo, Own),
            Armies(BitPurpose::Transferred, Likely::Spare),
        ],
        31 => &[Number(BitPurpose::Laid)],
        32 | 33 | 34 | 36 => &[Number(BitPurpose::Seat)],
        40 => &[ENGAGEMENT, Number(BitPurpose::SeaBlock), Until, Number(BitPurpose::SeaDice)],
        43 => &[Card],
        60 => &[FROM, TO, Armies(BitPurpose::Expanded, Likely::Spare)],
        61 => &[Number(BitPurpose::Defence)],
        65 | 68 => &[Word],
        66 => &[Number(BitPurpose::Seat), Word, Word, Word, Word, Word, Word],
        67 => &[Word; 5],
        21 | 28 | 35 | 37 | 38 | 41 | 62 | 63 | 131 | 132 | 136..=140 => &[],
        // Poker moves, whose own number is part of the kind.
        128 => &[Stash(BitPurpose::Used)],
        130 => &[Hand, Stash(BitPurpose::Taken)],
        133 => &[Number(BitPurpose::Variant)],
        134 => &[Number(BitPurpose::Wager)],
        _ => return None,
    })
}
