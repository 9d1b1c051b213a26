//! The fields of each kind of action, in the order of packed records of version 1.

use super::memory::Kind;
use super::what::What;

/// A set of likely territories among which one is looked up.
#[derive(Debug, Clone, Copy)]
pub(super) enum Among {
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
pub(super) enum Field {
    Territory(What, Among),
    Armies(What, Likely),
    Advance,
    Ship(What),
    /// A number that isn't a count of armies, and is usually small.
    Number(What),
    Until,
    Flank,
    Effort,
    Engagements,
    Card,
    Cut,
    Reveal,
    /// Cards of the stash.
    Stash(What),
    /// Cards of the hand.
    Hand,
    /// A number that can't be predicted.
    Word,
}

use Among::{Around, Free, Front, Mobilized, Own, OwnShores, Shores};
use Field::{
    Advance, Armies, Card, Cut, Effort, Engagements, Flank, Hand, Number, Reveal, Ship, Stash,
    Territory, Until, Word,
};
use Likely::{Aboard, AboardButOne, Block, Dice, Left};

/// Returns the fields of a kind of action in the order of version 1, or `None` for kinds whose
/// numbers are coded one by one. The fields of a kind must never change, since existing links could
/// no longer be read.
pub(super) const fn fields(kind: Kind) -> Option<&'static [Field]> {
    const SHIP: Field = Ship(What::Ship);
    const FROM: Field = Territory(What::AttackFrom, Front);
    const TO: Field = Territory(What::AttackTo, Around);
    const ENGAGEMENT: Field = Number(What::Engagement);
    Some(match kind {
        0 => &[Territory(What::Chosen, Free)],
        1 => &[Territory(What::Garrisoned, Own), Armies(What::Garrison, Left)],
        2 => &[
            Territory(What::ArrangedFrom, Among::Spare),
            Territory(What::ArrangedTo, Own),
            Armies(What::Arranged, Likely::Spare),
        ],
        3 => &[Territory(What::Built, Own)],
        4 => &[Card, Card, Card, Number(What::Purchase)],
        5 => &[Territory(What::Deployed, Own), Armies(What::Reinforcements, Left)],
        6 => &[FROM, TO],
        7 => &[FROM, TO, Armies(What::Committed, Likely::Spare)],
        8 => &[Flank],
        9 => &[SHIP, Territory(What::Landed, Shores), Effort],
        10 => &[Number(What::Launched)],
        11 => &[SHIP],
        12 => &[Number(What::Sailed)],
        13 => &[SHIP, Territory(What::Embarked, OwnShores), Armies(What::Crew, Likely::Spare)],
        14 => &[SHIP, Territory(What::Disembarked, OwnShores), Armies(What::Ashore, Aboard)],
        15 | 16 => &[Engagements],
        17 => &[ENGAGEMENT, Number(What::SeaBlock), Until],
        18 => &[ENGAGEMENT, Number(What::SeaBlock), Armies(What::SeaReserves, Likely::None)],
        19 => &[ENGAGEMENT],
        20 => &[Ship(What::Target), Armies(What::Prize, AboardButOne)],
        22 => &[Cut, Reveal],
        23 => &[Territory(What::Levied, Mobilized)],
        24 => &[Armies(What::Dice, Dice), Until],
        25 => &[Armies(What::Block, Block), Number(What::PlusOne), Until],
        26 => &[Number(What::Face)],
        27 => &[Number(What::Reserved), Armies(What::Reserves, Likely::None)],
        29 => &[Advance],
        30 => &[
            Territory(What::TransferFrom, Among::Spare),
            Territory(What::TransferTo, Own),
            Armies(What::Transferred, Likely::Spare),
        ],
        31 => &[Number(What::Laid)],
        32 | 33 | 34 | 36 => &[Number(What::Seat)],
        40 => &[ENGAGEMENT, Number(What::SeaBlock), Until, Number(What::SeaDice)],
        43 => &[Card],
        60 => &[FROM, TO, Armies(What::Expanded, Likely::Spare)],
        61 => &[Number(What::Defence)],
        65 | 68 => &[Word],
        66 => &[Number(What::Seat), Word, Word, Word, Word, Word, Word],
        67 => &[Word; 5],
        21 | 28 | 35 | 37 | 38 | 41 | 62 | 63 | 131 | 132 | 136..=140 => &[],
        // Moves at poker, whose own number comes before.
        128 => &[Stash(What::Used)],
        130 => &[Hand, Stash(What::Taken)],
        133 => &[Number(What::Variant)],
        134 => &[Number(What::Wager)],
        _ => return None,
    })
}
