//! A reason, as data.

use engine::battle::Post;
use engine::core::{Seat, ShipId};
use engine::world::{Continent, Territory};

/// A reason for a move. Chances are in whole per cent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[allow(missing_docs, reason = "the fields are documented with their variants")]
pub enum Reason {
    /// The conquest takes the seat's last territory, and this many cards of its hand with it.
    LastTerritory { seat: Seat, cards: u8 },
    /// The territory is the last one of the continent that the player lacks.
    Completes(Continent),
    /// It takes a territory of a continent that the seat holds.
    Breaks { seat: Seat, continent: Continent },
    /// Afterwards this many territories of the continent are missing.
    StillMissing { territories: usize, continent: Continent },
    /// Afterwards the seat has this many territories left.
    FewLeft { seat: Seat, territories: usize },
    /// It is the first conquest of the turn, which earns the player a card, even if an ally makes it
    /// (T30).
    EarnsCard { by_ally: bool },
    /// It removes these armies of the seat, next to a territory of the player's.
    Frees { seat: Seat, armies: u32, territory: Territory },
    /// Afterwards the player holds this many territories of the continent.
    PartOfContinent { continent: Continent, held: usize },
    /// It takes the last territory that the seat needs to complete the continent.
    Denies { seat: Seat, continent: Continent },
    /// The armies can take this territory next.
    Aim { territory: Territory, chance: u32 },
    /// The armies lower the chance of the seat to take the territory from there.
    Guards { seat: Seat, from: Post, territory: Territory, now: u32, then: u32 },
    /// They protect a continent that the player holds.
    Keeps(Continent),
    /// The seat has this many armies next door.
    Threat { seat: Seat, from: Post, armies: u32 },
    /// The chance of the strongest threat to take the territory.
    CouldTake { seat: Seat, from: Post, territory: Territory, chance: u32 },
    /// Nobody else borders the territory.
    NobodyBeside(Territory),
    /// Starting armies are safest where this few hostile territories border theirs (T4).
    Sheltered { territory: Territory, hostile: usize },
    /// Nobody can attack the armies, or nobody by land, neither here nor where they go, which is
    /// nearer the border.
    NearerBorder { from: Territory, by_land: bool },
    /// Nobody can attack the armies where they are, or nobody by land.
    Idle { from: Territory, by_land: bool },
    /// Every army that could move faces an enemy.
    AllAtBorder,
    /// A player with this many cards must turn in a set (C4).
    SetDue { cards: usize },
    /// The set is worth this many armies; the next one is worth more, if that is known.
    SetWorth { armies: u32, next: Option<u32> },
    /// Dice decide the worth of the set.
    SetByDice,
    /// The set buys a factory.
    BuysFactory,
    /// The set buys a ship.
    BuysShip,
    /// The average cost of the battle in armies, if it is fought to its end.
    Costs { own: u32, theirs: u32 },
    /// The chance to win the battle has become poor.
    PoorChance { chance: u32 },
    /// The chance of the attacker if nobody helps the defender.
    WithoutHelp { attacker: Seat, territory: Territory, chance: u32 },
    /// Nobody can be attacked.
    NobodyInReach,
    /// The best attack is a poor one.
    BestAttack { territory: Territory, chance: u32 },
    /// The card of this turn is won; armies that stay guard the land.
    CardEarned,
    /// Matching cards make sets.
    DrawsCard,
    /// The forces of an ally.
    Ally { seat: Seat, armies: u32, territories: usize },
    /// The hand wins this often, and calling costs this many armies: it pays at `enough` or better.
    CallPays { wins: u32, enough: u32, armies: u32 },
    /// The same for a call that doesn't pay.
    CallDoesNotPay { wins: u32, enough: u32, armies: u32 },
    /// A check costs nothing; the hand wins this often.
    FreeCheck { wins: u32 },
    /// The hand wins this often.
    HandWins { wins: u32 },
    /// The ship can land in the seat's territory from there.
    CanLand { seat: Seat, territory: Territory, chance: u32 },
    /// The territory is in reach from there, but a landing would hardly succeed.
    TooFewToLand { seat: Seat, territory: Territory },
    /// The territory is in reach from there once these ships of its patrol are beaten (N4).
    Patrolled { seat: Seat, territory: Territory, ships: usize },
    /// The ship can't land on an enemy coast from where it is.
    NowhereToLand(ShipId),
    /// The attack beats the ship with this chance.
    BeatsShip { ship: ShipId, chance: u32 },
    /// A boarded ship changes hands.
    TakesShip,
    /// A sunken ship serves nobody.
    SinksShip,
    /// The player's chance to win the game, and the chance once the move is played, if that is
    /// clearly higher.
    ChanceToWin { now: u32, then: Option<u32> },
}
