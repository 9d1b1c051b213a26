//! The fields of each kind of action, in the order of packed records of version 1.

use super::memory::Kind;
use super::purpose::Purpose;

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
    Territory(Purpose, Among),
    Armies(Purpose, Likely),
    Advance,
    Ship(Purpose),
    /// A number that isn't a count of armies, and is usually small.
    Number(Purpose),
    Until,
    Flank,
    Effort,
    Engagements,
    Card,
    Cut,
    Reveal,
    /// Cards of the stash.
    Stash(Purpose),
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
    const SHIP: Field = Ship(Purpose::Ship);
    const FROM: Field = Territory(Purpose::AttackFrom, Front);
    const TO: Field = Territory(Purpose::AttackTo, Around);
    const ENGAGEMENT: Field = Number(Purpose::Engagement);
    Some(match kind {
        0 => &[Territory(Purpose::Chosen, Free)],
        1 => &[Territory(Purpose::Garrisoned, Own), Armies(Purpose::Garrison, Left)],
        2 => &[
            Territory(Purpose::ArrangedFrom, Among::Spare),
            Territory(Purpose::ArrangedTo, Own),
            Armies(Purpose::Arranged, Likely::Spare),
        ],
        3 => &[Territory(Purpose::Built, Own)],
        4 => &[Card, Card, Card, Number(Purpose::Purchase)],
        5 => &[Territory(Purpose::Deployed, Own), Armies(Purpose::Reinforcements, Left)],
        6 => &[FROM, TO],
        7 => &[FROM, TO, Armies(Purpose::Committed, Likely::Spare)],
        8 => &[Flank],
        9 => &[SHIP, Territory(Purpose::Landed, Shores), Effort],
        10 => &[Number(Purpose::Launched)],
        11 => &[SHIP],
        12 => &[Number(Purpose::Sailed)],
        13 => {
            &[SHIP, Territory(Purpose::Embarked, OwnShores), Armies(Purpose::Crew, Likely::Spare)]
        }
        14 => &[SHIP, Territory(Purpose::Disembarked, OwnShores), Armies(Purpose::Ashore, Aboard)],
        15 | 16 => &[Engagements],
        17 => &[ENGAGEMENT, Number(Purpose::SeaBlock), Until],
        18 => &[ENGAGEMENT, Number(Purpose::SeaBlock), Armies(Purpose::SeaReserves, Likely::None)],
        19 => &[ENGAGEMENT],
        20 => &[Ship(Purpose::Target), Armies(Purpose::Prize, AboardButOne)],
        22 => &[Cut, Reveal],
        23 => &[Territory(Purpose::Levied, Mobilized)],
        24 => &[Armies(Purpose::Dice, Dice), Until],
        25 => &[Armies(Purpose::Block, Block), Number(Purpose::PlusOne), Until],
        26 => &[Number(Purpose::Face)],
        27 => &[Number(Purpose::Reserved), Armies(Purpose::Reserves, Likely::None)],
        29 => &[Advance],
        30 => &[
            Territory(Purpose::TransferFrom, Among::Spare),
            Territory(Purpose::TransferTo, Own),
            Armies(Purpose::Transferred, Likely::Spare),
        ],
        31 => &[Number(Purpose::Laid)],
        32 | 33 | 34 | 36 => &[Number(Purpose::Seat)],
        40 => &[ENGAGEMENT, Number(Purpose::SeaBlock), Until, Number(Purpose::SeaDice)],
        43 => &[Card],
        60 => &[FROM, TO, Armies(Purpose::Expanded, Likely::Spare)],
        61 => &[Number(Purpose::Defence)],
        65 | 68 => &[Word],
        66 => &[Number(Purpose::Seat), Word, Word, Word, Word, Word, Word],
        67 => &[Word; 5],
        21 | 28 | 35 | 37 | 38 | 41 | 62 | 63 | 131 | 132 | 136..=140 => &[],
        // Moves at poker, whose own number comes before.
        128 => &[Stash(Purpose::Used)],
        130 => &[Hand, Stash(Purpose::Taken)],
        133 => &[Number(Purpose::Variant)],
        134 => &[Number(Purpose::Wager)],
        _ => return None,
    })
}
