//! The purposes of the bits of an action.

/// The purpose of a bit. Statistics of different purposes are separate. New ones go to the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum BitPurpose {
    /// The kind of action.
    Verb,
    /// A territory that is chosen.
    Chosen,
    /// The territory where starting armies are placed.
    Garrisoned,
    /// The number of starting armies.
    Garrison,
    /// The territory that armies leave when they are rearranged.
    ArrangedFrom,
    /// The territory that they move to.
    ArrangedTo,
    /// The number of armies rearranged.
    Arranged,
    /// The territory of a new factory.
    Built,
    /// True for a wild card in place of a territory card.
    Wild,
    /// The territory card.
    Card,
    /// The purchase for a set.
    Purchase,
    /// The territory where reinforcements are placed.
    Deployed,
    /// The number of reinforcements.
    Reinforcements,
    /// The territory from which an attack starts.
    AttackFrom,
    /// The territory under attack.
    AttackTo,
    /// The number of armies committed.
    Committed,
    /// True if flanks come from a ship.
    Aboard,
    /// The number of armies in each block.
    Size,
    /// The number of blocks from one place.
    Blocks,
    /// True if blocks come from other places as well.
    MoreBlocks,
    /// The number of armies that move into an empty territory.
    Expanded,
    /// True if the deck is cut.
    Cut,
    /// True if cards are revealed.
    Reveals,
    /// True if this card is revealed.
    Revealed,
    /// The number of wild cards revealed.
    Wilds,
    /// The territory for the armies of a wild card.
    Levied,
    /// The number of dice rolled.
    Dice,
    /// The block that rolls.
    Block,
    /// The choice of the die for the plus one: the best, or the attacker's choice.
    PlusOne,
    /// The face that gets the plus one.
    Face,
    /// The condition at which an attack stops.
    Until,
    /// The number of armies at which it stops.
    Left,
    /// The block to which reserves are added.
    Reserved,
    /// The number of reserves.
    Reserves,
    /// The number of armies that move in after a conquest.
    Advanced,
    /// The territory from which armies are moved.
    TransferFrom,
    /// The territory to which they are moved.
    TransferTo,
    /// The number of armies moved.
    Transferred,
    /// The poker card that is discarded.
    Laid,
    /// The army.
    Seat,
    /// The ship.
    Ship,
    /// The hex where a ship is placed.
    Launched,
    /// The hex to which a ship sails.
    Sailed,
    /// The territory from which armies board.
    Embarked,
    /// The number of armies that board.
    Crew,
    /// The territory where armies go ashore.
    Disembarked,
    /// The number of armies that go ashore.
    Ashore,
    /// The territory of a landing.
    Landed,
    /// True if a ship commits armies.
    Effort,
    /// The number of armies it commits.
    EffortArmies,
    /// The number of engagements.
    Engagements,
    /// The ship under attack.
    Target,
    /// The number of ships that attack it.
    Abreast,
    /// The engagement.
    Engagement,
    /// The block of the engagement.
    SeaBlock,
    /// The number of reserves.
    SeaReserves,
    /// The number of dice.
    SeaDice,
    /// The number of armies that go over to a prize.
    Prize,
    /// The poker cards that are used.
    Used,
    /// The poker cards that are discarded in an exchange.
    Exchanged,
    /// The cards of the stash that replace them.
    Taken,
    /// The poker variant.
    Variant,
    /// The number of armies bet.
    Wager,
    /// The number of dice in defence.
    Defence,
    /// The number of values of an action that is coded value by value.
    Length,
    /// One of these values.
    Number,
}

impl BitPurpose {
    /// The number of purposes.
    pub const COUNT: usize = Self::Number.index() + 1;

    pub const fn index(self) -> usize {
        self as usize
    }
}
