//! What the bits of an action say.

/// What a bit says. What was learnt of one says nothing of another. New ones go to the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum What {
    /// Which kind of action it is.
    Verb,
    /// A territory that is taken.
    Chosen,
    /// Where starting armies go,
    Garrisoned,
    /// and how many.
    Garrison,
    /// From where they go when they are rearranged,
    ArrangedFrom,
    /// where to,
    ArrangedTo,
    /// and how many.
    Arranged,
    /// Where a factory is placed.
    Built,
    /// A territory card, or none but a wild one,
    Wild,
    /// and which one.
    Card,
    /// What a set buys.
    Purchase,
    /// Where reinforcements go,
    Deployed,
    /// and how many.
    Reinforcements,
    /// Where an attack comes from,
    AttackFrom,
    /// and where it goes.
    AttackTo,
    /// How many armies are committed.
    Committed,
    /// Whether flanks come from a ship,
    Aboard,
    /// how many armies each has,
    Size,
    /// how many there are from one place,
    Blocks,
    /// and whether others come from elsewhere.
    MoreBlocks,
    /// How many go to where nobody is.
    Expanded,
    /// Whether the deck is cut,
    Cut,
    /// whether cards are revealed,
    Reveals,
    /// whether this one is,
    Revealed,
    /// and how many wild ones.
    Wilds,
    /// Where armies of a wild card go.
    Levied,
    /// How many dice are rolled.
    Dice,
    /// Which block rolls.
    Block,
    /// Which die gets the plus one: the best, or who is asked,
    PlusOne,
    /// and which one then.
    Face,
    /// How far an attack goes on,
    Until,
    /// and with how many armies it stops.
    Left,
    /// To which block reserves are added,
    Reserved,
    /// and how many.
    Reserves,
    /// How many armies follow.
    Advanced,
    /// From where armies are moved,
    TransferFrom,
    /// where to,
    TransferTo,
    /// and how many.
    Transferred,
    /// Which poker card is laid down.
    Laid,
    /// Which army.
    Seat,
    /// Which ship.
    Ship,
    /// Where a ship is placed.
    Launched,
    /// Where a ship sails.
    Sailed,
    /// From where armies go aboard,
    Embarked,
    /// and how many.
    Crew,
    /// Where they go ashore,
    Disembarked,
    /// and how many.
    Ashore,
    /// Where a landing goes.
    Landed,
    /// Whether a ship commits armies,
    Effort,
    /// and how many.
    EffortArmies,
    /// How many engagements there are.
    Engagements,
    /// A ship under attack.
    Target,
    /// How many ships attack it.
    Abreast,
    /// Which engagement,
    Engagement,
    /// which block of it,
    SeaBlock,
    /// how many reserves,
    SeaReserves,
    /// and how many dice.
    SeaDice,
    /// How many armies go over to a prize.
    Prize,
    /// Poker cards that are used.
    Used,
    /// Poker cards that are laid down,
    Exchanged,
    /// and those that are taken for them.
    Taken,
    /// Which game of poker.
    Variant,
    /// How many armies are bet.
    Wager,
    /// How many dice defend.
    Defence,
    /// How many numbers an action has that are told one by one,
    Length,
    /// and these.
    Number,
}

impl What {
    /// How many there are.
    pub const COUNT: usize = Self::Number.index() + 1;

    pub const fn index(self) -> usize {
        self as usize
    }
}
