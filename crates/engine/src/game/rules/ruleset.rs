//! Rule sets: one struct of options. No code depends on the name of a rule set.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::battle::{ATTACK_DICE, AttackType, ChainAttack, DEFENCE_DICE};
use crate::core::Seat;
use crate::game::pieces::cards::{SetKinds, TerritoryCard, worth_by_kind};
use crate::game::rules::attack_options::{AttackRolls, DefenceDice, Scars, Start};
use crate::game::rules::option_value::{UnknownValue, option_enum};
use crate::game::rules::poker_options::{FlopCards, PokerGames};
use crate::game::rules::turn_options::{
    Bids, BonusCards, CapturedSets, Dealing, EndOfTurn, FactorySales, FirstTurn, FullStash,
};
use crate::poker::{Ace, Limit, Ranking};
use crate::world::{Canals, Coasts, Printing, Territory, World, WorldId};

option_enum! {
    /// The fate of the armies without a player (T1).
    EmptySeats {
        /// Armies on the board as allies.
        Allied = "allied",
        /// Armies absent from the game.
        Absent = "absent",
    }
}

option_enum! {
    /// The way the territories are given out (T1, X1).
    Deal {
        /// Dealt at random.
        Random = "random",
        /// Chosen in turn.
        Chosen = "chosen",
    }
}

option_enum! {
    /// The armies of each player at the start (T4, X1).
    StartingArmies {
        /// Three on each territory dealt, which the player may rearrange freely.
        ThreeEach = "three-each",
        /// A number that depends on the number of players: one on each territory, the rest placed
        /// by choice.
        Pool = "pool",
        /// Two on each territory, with nothing to arrange (K1).
        TwoEach = "two-each",
    }
}

option_enum! {
    /// The order in which the starting armies of a pool are placed (X1).
    Placing {
        /// One army, then the next player.
        OneByOne = "one-by-one",
        /// All armies of a player before the next one.
        AllAtOnce = "all-at-once",
    }
}

option_enum! {
    /// The value of a set of territory cards in armies (T9, X5).
    SetValue {
        /// The sum of two dice.
        TwoDice = "two-dice",
        /// 4, then always 5.
        FourThenFive = "4-5-5",
        /// 4, 5, 6, 7 and so on.
        Rising = "4-5-6",
        /// 4, 6, 8, 10, 12, 15, 20 and so on.
        Steep = "4-6-8",
        /// A number by symbols: artillery 4, infantry 6, cavalry 8, one of each 10, a wild card
        /// with a pair 12 (K2).
        ByKind = "by-kind",
    }
}

option_enum! {
    /// The duty to turn in sets (C4).
    ForcedSets {
        /// Never.
        Never = "never",
        /// At the start of a turn with five cards or more, until fewer than five are left.
        FromFive = "from-five",
    }
}

option_enum! {
    /// The dice of the attacker in a normal attack (A1, X3).
    AttackDice {
        /// One to three dice, as the attacker likes.
        Chosen = "chosen",
        /// As many dice as possible.
        Maximum = "maximum",
    }
}

option_enum! {
    /// The moves allowed at the end of a turn (T23, X4).
    Fortify {
        /// One move along a path of own territories.
        OnePath = "one-path",
        /// One move from one territory to one neighbour.
        OneNeighbour = "one-neighbour",
        /// From one territory to any of its neighbours.
        ManyNeighbours = "many-neighbours",
        /// From any territories to their neighbours.
        ManyToMany = "many-to-many",
        /// From any territories to any others joined by a path of own territories.
        Connected = "connected",
    }
}

option_enum! {
    /// The rule for playing allied armies (T24).
    AllyPlay {
        /// Never.
        Off = "off",
        /// One at the end of a turn; if other players contest it, they play poker for it (P1).
        Poker = "poker",
    }
}

option_enum! {
    /// The opponents that one sea battle may be against (N7).
    SeaOpponents {
        /// One opponent.
        One = "one",
        /// Any opponents in the same ocean.
        Any = "any",
    }
}

/// The condition for winning a game (T44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Victory {
    /// Eliminating every other player.
    LastStanding,
    /// Holding all territories.
    Domination,
    /// Holding this many territories before anybody else.
    Territories(u8),
    /// Holding the most territories after this many rounds, then the most armies.
    Rounds(u16),
    /// Meeting a secret objective (K7).
    Objectives,
    /// Controlling every headquarters (L6).
    Headquarters,
}

impl fmt::Display for Victory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LastStanding => f.write_str("last-standing"),
            Self::Domination => f.write_str("domination"),
            Self::Headquarters => f.write_str("headquarters"),
            Self::Territories(n) => write!(f, "territories-{n}"),
            Self::Rounds(n) => write!(f, "rounds-{n}"),
            Self::Objectives => f.write_str("objectives"),
        }
    }
}

impl FromStr for Victory {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        let unknown = || UnknownValue(text.to_owned());
        match text {
            "last-standing" => return Ok(Self::LastStanding),
            "domination" => return Ok(Self::Domination),
            "objectives" => return Ok(Self::Objectives),
            "headquarters" => return Ok(Self::Headquarters),
            _ => {}
        }
        let (kind, number) = text.split_once('-').ok_or_else(unknown)?;
        match kind {
            "territories" => match number.parse() {
                Ok(n @ 8..) if usize::from(n) <= Territory::CAPACITY => Ok(Self::Territories(n)),
                _ => Err(unknown()),
            },
            "rounds" => match number.parse() {
                Ok(n @ 1..=999) => Ok(Self::Rounds(n)),
                _ => Err(unknown()),
            },
            _ => Err(unknown()),
        }
    }
}

/// The options of a game. Any combination that [`crate::game::Setup`] accepts is a rule set.
///
/// Some options are corrections, which are off only in older games: the seven from
/// `pirates_play_on` to `no_cards_for_rejoining`, and `entry_tops_up`.
///
/// ```
/// use red_queens_engine::RuleSet;
/// use red_queens_engine::game::Victory;
///
/// let rules = RuleSet { victory: Victory::Rounds(8), ..RuleSet::NEXT };
/// assert!(rules.check().is_ok());
/// assert_eq!(rules.table(), 2..=6);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own, set by name")]
pub struct RuleSet {
    /// The fate of the armies without a player (T1).
    pub empty_seats: EmptySeats,
    /// The way territories are given out (T1, X1).
    pub deal: Deal,
    /// The armies at the start (T4, X1).
    pub starting_armies: StartingArmies,
    /// The order in which a pool is placed (X1).
    pub placing: Placing,
    /// True if players get two territory cards at the start (T5).
    pub starting_cards: bool,
    /// True if the territory cards include two wild cards (C1).
    pub wilds: bool,
    /// True if poker cards are drawn and kept (T5, T20, T25).
    pub poker: bool,
    /// True if the red queens are the highest cards of a poker hand (C6).
    pub red_queens_high: bool,
    /// The rank of the ace in poker (C6).
    pub ace: Ace,
    /// The value of a set (T9, X5).
    pub set_value: SetValue,
    /// The duty to turn in sets (C4).
    pub forced_sets: ForcedSets,
    /// True if factories are placed and bought, and raise armies (T2, T4, T7, T9).
    pub factories: bool,
    /// True if ships are placed and bought, sail and fight (N).
    pub ships: bool,
    /// The canals that ships may pass: Suez and Panama, or none (B7).
    pub canals: Canals,
    /// The oceans of the two Australias (B5).
    pub australian_coasts: Coasts,
    /// True if the game has committed and flanking attacks (A2, A5).
    pub large_attacks: bool,
    /// The dice of the attacker in a normal attack (A1, X3).
    pub attack_dice: AttackDice,
    /// True if the first attack on an opponent in a turn lets it mobilize (T11, T12).
    pub mobilization: bool,
    /// The moves allowed at the end of a turn (T23, X4).
    pub fortify: Fortify,
    /// The rule for playing allied armies (T24).
    pub ally_play: AllyPlay,
    /// The world of the game, with or without its optional sea lanes (B1, B2).
    #[serde(rename = "east_africa_middle_east")]
    pub printing: Printing,
    /// The condition for winning the game (T44).
    pub victory: Victory,
    /// The opponents that one sea battle may be against (N7).
    pub sea_opponents: SeaOpponents,
    /// True if a pirate is in the game while it sails (T44).
    pub pirates_play_on: bool,
    /// True if a pirate's turn at sea counts as its reinforcement, and the rest of its pot adds to
    /// the next one (T43).
    pub levy_at_sea: bool,
    /// True if any ship that takes a prize is out of action for the rest of the turn, including
    /// those of the attacked seat (N10).
    pub captors_rest: bool,
    /// True if the cut is seen before the decision which cards to reveal (T11).
    pub cut_first: bool,
    /// True if a player who wins an ally at poker may decline to play it (P8).
    pub prize_declinable: bool,
    /// True if the dealer moves one seat to the left with every hand of poker (P3).
    pub dealer_moves_on: bool,
    /// True if a player who joins with an army that another one has left gets only the cards it
    /// kept (T41).
    pub no_cards_for_rejoining: bool,
    /// The poker games that are played (W6).
    pub poker_games: PokerGames,
    /// The number of cards in the flop at Texas hold'em (W6).
    pub flop_cards: FlopCards,
    /// The betting limit at poker (P5, W7).
    pub betting: Limit,
    /// The first step at the end of a turn (T21, W3).
    pub end_of_turn: EndOfTurn,
    /// The time at which sets buy factories (T9, W3).
    pub factory_sales: FactorySales,
    /// The time at which poker cards beyond five are discarded (T25, W3).
    pub full_stash: FullStash,
    /// True if allies hold territory cards of their own (W4).
    pub ally_cards: bool,
    /// The conditions for calling an ally and contesting a call (T24, P1, W5).
    pub bids: Bids,
    /// True if a player who hasn't won a hand of poker for an ally may ask for another one (W8).
    pub further_hands: bool,
    /// True if factories count for the stake at poker (P4, W9).
    pub pot_factories: bool,
    /// The dealer at poker (P3, W6).
    pub dealing: Dealing,
    /// True if only three or four people can play (K1).
    pub three_or_four: bool,
    /// True if a player with land gets at least three armies a turn for it (T6, K2).
    pub least_three: bool,
    /// True if a player may turn in only one set a turn (K2).
    pub one_set_a_turn: bool,
    /// True if the armies for a card whose territory is held can go anywhere, instead of onto that
    /// territory (C3, K2).
    pub card_armies_anywhere: bool,
    /// True if the defender of a territory rolls up to three dice against a normal attack (A22,
    /// K3).
    pub three_defence_dice: bool,
    /// True if a player who can attack with superior numbers must do so before the campaign ends
    /// (K4).
    pub must_attack: bool,
    /// True if more than ten armies on a territory become nine at the end of the turn (K5).
    pub ten_on_a_territory: bool,
    /// True if a colour can have at most 125 armies on the board (K5).
    pub pieces_run_out: bool,
    /// True if the card for a conquest may be declined (K6).
    pub card_offered: bool,
    /// True if a player can hold at most seven territory cards (K6).
    pub seven_cards: bool,
    /// The number of rolls of a normal attack (A1, L1).
    pub attack_rolls: AttackRolls,
    /// The dice of a defender against a normal attack (A22).
    pub defence_dice: DefenceDice,
    /// True if each player has an ambush, a barrage and a missile to play (L5, L7).
    pub ploys: bool,
    /// The scars and fortifications on the board (L7).
    pub scars: Scars,
    /// The starting positions of the armies (L6, X8).
    pub start: Start,
    /// The rule for who takes the first turn (T4).
    pub first_turn: FirstTurn,
    /// The extra armies that all players but the first share on their first turns (T13).
    pub later_seats: u8,
    /// The time at which sets of captured cards are turned in (C8).
    pub captured_sets: CapturedSets,
    /// True if a player who enters the game with an ally draws the cards that its hand lacks, once
    /// for each army (T41, T42).
    pub entry_tops_up: bool,
    /// True if nobody may fold to an all-in bet (W7).
    pub must_call_all_in: bool,
    /// The cards of a set that bring armies to their territories (C3).
    pub bonus_cards: BonusCards,
}

impl RuleSet {
    /// Returns the options of the first games, for fingerprints.
    pub(crate) fn first_options(&self) -> impl Serialize + use<> {
        let start = (self.empty_seats, self.deal, self.starting_armies, self.placing);
        let cards = (self.starting_cards, self.wilds, self.poker, self.red_queens_high, self.ace);
        let sets = (self.set_value, self.forced_sets, self.factories);
        let sea = (self.ships, self.canals, self.australian_coasts);
        let war = (self.large_attacks, self.attack_dice, self.mobilization, self.fortify);
        (start, cards, sets, sea, war, (self.ally_play, self.printing, self.victory))
    }

    /// Returns the options that were added later, in order, for fingerprints.
    pub(crate) fn later_options(&self) -> impl Serialize + use<> {
        let sea = (self.sea_opponents, self.pirates_play_on, self.levy_at_sea, self.captors_rest);
        let ashore = (self.cut_first, self.prize_declinable, self.dealer_moves_on);
        (sea, ashore, self.no_cards_for_rejoining)
    }

    /// Returns the options of chapter K, in order, or `None` if the game uses none of them.
    pub(crate) fn options_of_k(&self) -> Option<impl Serialize + use<>> {
        let table = (self.three_or_four, self.least_three);
        let cards = (self.one_set_a_turn, self.card_armies_anywhere);
        let war = (self.three_defence_dice, self.must_attack);
        let limits = (self.ten_on_a_territory, self.pieces_run_out);
        let hand = (self.card_offered, self.seven_cards);
        let all = (table, cards, war, limits, hand);
        let no = (false, false);
        let plain = all == ((false, true), no, no, no, no);
        (!plain || self.victory == Victory::Objectives).then_some(all)
    }

    /// Returns `true` if armies without a player are on the board (T1).
    pub fn has_allies(&self) -> bool {
        self.empty_seats == EmptySeats::Allied
    }

    /// Returns the range of the number of players (T1, K1).
    pub fn table(&self) -> std::ops::RangeInclusive<usize> {
        if self.three_or_four { 3..=4 } else { 2..=Seat::COUNT }
    }

    /// Returns the world of the game, under these options.
    #[inline]
    pub fn world(&self) -> &'static World {
        let Printing { world, lanes } = self.printing;
        World::of(world, lanes, self.australian_coasts, self.canals)
    }

    /// Returns the same rules for a game on this board, with all borders of another one.
    ///
    /// ```
    /// use red_queens_engine::RuleSet;
    /// use red_queens_engine::world::WorldId;
    ///
    /// assert_eq!(RuleSet::NEXT.on_board(WorldId::EARTH), RuleSet::NEXT);
    /// ```
    #[must_use]
    pub fn on_board(mut self, world: WorldId) -> Self {
        if self.printing.world != world {
            self.printing = world.into();
        }
        self
    }

    /// Returns the ranking of poker cards (C6).
    pub fn ranking(&self) -> Ranking {
        Ranking { red_queens_high: self.red_queens_high, ace: self.ace }
    }

    /// Returns the armies for the next set after `turned_in` sets, whatever its cards, or `None` if
    /// dice or the cards decide (T9, X5, K2).
    ///
    /// ```
    /// use red_queens_engine::RuleSet;
    /// use red_queens_engine::game::SetValue;
    ///
    /// let rules = RuleSet { set_value: SetValue::Rising, ..RuleSet::NEXT };
    /// assert_eq!([0, 1, 2].map(|sets| rules.set_armies(sets)), [Some(4), Some(5), Some(6)]);
    /// ```
    pub fn set_armies(&self, turned_in: u32) -> Option<u32> {
        match self.set_value {
            SetValue::TwoDice | SetValue::ByKind => None,
            SetValue::FourThenFive => Some(if turned_in == 0 { 4 } else { 5 }),
            SetValue::Rising => Some(4 + turned_in),
            SetValue::Steep if turned_in < 5 => Some(4 + 2 * turned_in),
            SetValue::Steep => Some(15 + 5 * (turned_in - 5)),
        }
    }

    /// Returns the armies for this set after `turned_in` sets, or `None` if dice decide (T9, X5,
    /// K2).
    pub fn set_worth(&self, cards: [TerritoryCard; 3], turned_in: u32) -> Option<u32> {
        match self.set_value {
            SetValue::ByKind => Some(worth_by_kind(cards)),
            _ => self.set_armies(turned_in),
        }
    }

    /// Returns `true` if these cards make a set (C2, K2).
    pub fn is_set(&self, cards: [TerritoryCard; 3]) -> bool {
        self.set_kinds().is_set(cards)
    }

    /// Returns the kinds of sets (C2, K2).
    pub fn set_kinds(&self) -> SetKinds {
        match self.set_value {
            SetValue::ByKind => SetKinds::WildWithPair,
            _ => SetKinds::WildForAny,
        }
    }

    /// Returns the type of normal attacks on a territory, for odds (A1, K3).
    pub fn normal_attack_type(&self) -> AttackType {
        if self.three_defence_dice { AttackType::Even } else { AttackType::Normal }
    }

    /// Returns the type of normal attacks in a chain, for odds (A1, K3).
    pub fn normal_chain_attack(&self) -> ChainAttack {
        if self.three_defence_dice { ChainAttack::Even } else { ChainAttack::Normal }
    }

    /// Returns the most dice that defend a territory against a normal attack (A1, K3).
    pub fn most_defence_dice(&self) -> u32 {
        if self.three_defence_dice { ATTACK_DICE } else { DEFENCE_DICE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x5_three_ways_to_value_sets() {
        let worth = |set_value| {
            let rules = RuleSet { set_value, ..RuleSet::NEXT };
            (0..8).map(|sets| rules.set_armies(sets).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(worth(SetValue::FourThenFive), [4, 5, 5, 5, 5, 5, 5, 5]);
        assert_eq!(worth(SetValue::Rising), [4, 5, 6, 7, 8, 9, 10, 11]);
        assert_eq!(worth(SetValue::Steep), [4, 6, 8, 10, 12, 15, 20, 25]);
        assert_eq!(RuleSet::NAUTICAL.set_armies(3), None);
    }

    #[test]
    fn t44_victory_reads_back() {
        let words = ["last-standing", "domination", "objectives", "headquarters"];
        for text in words.into_iter().chain(["territories-24", "rounds-15"]) {
            assert_eq!(text.parse::<Victory>().unwrap().to_string(), text);
        }
        for text in ["", "rounds-0", "territories-121", "rounds-", "conquest"] {
            assert!(text.parse::<Victory>().is_err(), "{text}");
        }
    }
}
