//! Rule sets: one struct of options. No code asks which rule set it is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::attack_options::{AttackRolls, DefenceDice, Scars, Start};
use super::option_value::{UnknownValue, option_enum};
use super::poker_options::{FlopCards, PokerGames};
use super::turn_options::{
    Bids, CapturedSets, Dealing, EndOfTurn, FactorySales, FirstTurn, FullStash,
};
use crate::battle::{ATTACK_DICE, DEFENCE_DICE, Manner, Onset};
use crate::core::Seat;
use crate::game::board::cards::{Card, SetKinds, worth_by_kind};
use crate::poker::{Ace, Limit, Ranking};
use crate::world::{Canals, Coasts, Territory, World, WorldId};

option_enum! {
    /// What becomes of the armies without a player (T1).
    EmptySeats {
        /// They stand on the board as allied armies.
        Allied = "allied",
        /// They are not in the game.
        Absent = "absent",
    }
}

option_enum! {
    /// How the territories are given out (T1, X1).
    Deal {
        /// Dealt at random.
        Random = "random",
        /// Chosen in turns.
        Chosen = "chosen",
    }
}

option_enum! {
    /// The armies of a player at the start (T4, X1).
    StartingArmies {
        /// Three on each territory dealt, to be rearranged freely.
        ThreeEach = "three-each",
        /// A number by the count of players: one on each territory, the rest placed by choice.
        Pool = "pool",
        /// Two on each territory, and nothing to arrange (K1).
        TwoEach = "two-each",
    }
}

option_enum! {
    /// How the starting armies of a pool are placed (X1).
    Placing {
        /// One army, then the next player.
        OneByOne = "one-by-one",
        /// All armies of a player before the next one.
        AllAtOnce = "all-at-once",
    }
}

option_enum! {
    /// What a set of territory cards is worth in armies (T9, X5).
    SetValue {
        /// The sum of two dice.
        TwoDice = "two-dice",
        /// 4, then always 5.
        FourThenFive = "4-5-5",
        /// 4, 5, 6, 7 and so on.
        Rising = "4-5-6",
        /// 4, 6, 8, 10, 12, 15, 20 and so on.
        Steep = "4-6-8",
        /// By what the cards show: artillery 4, infantry 6, cavalry 8, one of each 10, a wild with a
        /// pair 12 (K2).
        ByKind = "by-kind",
    }
}

option_enum! {
    /// Whether sets must be turned in (C4).
    ForcedSets {
        /// Never.
        Never = "never",
        /// At the start of a turn with five cards or more, until fewer than five are held.
        FromFive = "from-five",
    }
}

option_enum! {
    /// The dice of a normal attacker (A1, X3).
    AttackDice {
        /// One to three, as the attacker likes.
        Chosen = "chosen",
        /// Always as many as possible.
        Maximum = "maximum",
    }
}

option_enum! {
    /// How armies may be moved at the end of a turn (T23, X4).
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
    /// Whether players play allied armies (T24).
    AllyPlay {
        /// Never.
        Off = "off",
        /// One at the end of a turn; if others contest it, they play poker for it (P1).
        Poker = "poker",
    }
}

option_enum! {
    /// Whose ships one sea battle may be against (N7).
    SeaOpponents {
        /// Those of one opponent.
        One = "one",
        /// Those of any opponents in the same ocean.
        Any = "any",
    }
}

/// How a game is won (T44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Victory {
    /// Every other player is out.
    LastStanding,
    /// All territories are held.
    Domination,
    /// The first player with this many territories.
    Territories(u8),
    /// After this many rounds: most territories, then most armies.
    Rounds(u16),
    /// Each player has a secret objective (K7).
    Objectives,
    /// Every headquarters is controlled (L6).
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

/// The options of a game. Any mix that [`crate::game::Setup`] accepts is a rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own, set by name")]
pub struct RuleSet {
    /// Armies without a player (T1).
    pub empty_seats: EmptySeats,
    /// How territories are given out (T1, X1).
    pub deal: Deal,
    /// Armies at the start (T4, X1).
    pub starting_armies: StartingArmies,
    /// How a pool is placed (X1).
    pub placing: Placing,
    /// Two territory cards at the start (T5).
    pub starting_cards: bool,
    /// Two wild cards among the territory cards (C1).
    pub wilds: bool,
    /// Poker cards are drawn and kept (T5, T20, T25).
    pub poker: bool,
    /// Whether the red queens are the highest cards of a poker hand (C6).
    pub red_queens_high: bool,
    /// Where the ace stands in poker (C6).
    pub ace: Ace,
    /// Worth of a set (T9, X5).
    pub set_value: SetValue,
    /// Whether sets must be turned in (C4).
    pub forced_sets: ForcedSets,
    /// Factories are placed, bought, and make armies (T2, T4, T7, T9).
    pub factories: bool,
    /// Ships are placed, bought, sail and fight (N).
    pub ships: bool,
    /// Whether ships sail through Suez and Panama (B7).
    pub canals: Canals,
    /// On which oceans the two Australias lie (B5).
    pub australian_coasts: Coasts,
    /// Committed and flanking attacks (A2, A5).
    pub large_attacks: bool,
    /// Dice of a normal attacker (A1, X3).
    pub attack_dice: AttackDice,
    /// The first attack on an opponent in a turn lets it mobilize (T11, T12).
    pub mobilization: bool,
    /// Moves at the end of a turn (T23, X4).
    pub fortify: Fortify,
    /// Whether players play allied armies (T24).
    pub ally_play: AllyPlay,
    /// The world that is played on; of the Earth the printing with or without the sea lane East
    /// Africa–Middle East (B2).
    #[serde(rename = "east_africa_middle_east")]
    pub world: WorldId,
    /// How the game is won (T44).
    pub victory: Victory,
    /// Whose ships one sea battle may be against (N7).
    pub sea_opponents: SeaOpponents,
    /// A pirate is in the game as long as it sails (T44). This and what follows are corrections: off
    /// only in games that began before them.
    pub pirates_play_on: bool,
    /// A pirate's turn at sea is its levy, and what is left of its pot comes on top of the next one (T43).
    pub levy_at_sea: bool,
    /// Whoever takes a prize is out of action for the rest of the turn, the attacked seat too (N10).
    pub captors_rest: bool,
    /// The cut is seen before it is decided which cards to reveal (T11).
    pub cut_first: bool,
    /// Who wins an ally at poker may decline to play it (P8).
    pub prize_declinable: bool,
    /// The dealer moves one seat to the left with every game of poker (P3).
    pub dealer_moves_on: bool,
    /// Whoever joins with an army that a player has left gets the cards it kept and no others (T41).
    pub no_cards_for_rejoining: bool,
    /// Which games of poker are played (W6).
    pub poker_games: PokerGames,
    /// The cards of the flop at Texas hold'em (W6).
    pub flop_cards: FlopCards,
    /// How much one may bet at poker (P5, W7).
    pub betting: Limit,
    /// What comes first at the end of a turn (T21, W3).
    pub end_of_turn: EndOfTurn,
    /// When sets buy factories (T9, W3).
    pub factory_sales: FactorySales,
    /// What becomes of a poker card beyond five (T25, W3).
    pub full_stash: FullStash,
    /// Allies hold territory cards of their own (W4).
    pub ally_cards: bool,
    /// Who may call an ally, and contest a call (T24, P1, W5).
    pub bids: Bids,
    /// Who has not won a hand of poker for an ally may ask for another one (W8).
    pub further_hands: bool,
    /// Factories count for what is staked at poker (P4, W9).
    pub pot_factories: bool,
    /// Who deals at poker (P3, W6).
    pub dealing: Dealing,
    /// The table seats three or four players and no others (K1).
    pub three_or_four: bool,
    /// Who holds land gets at least three armies a turn for it (T6, K2).
    pub least_three: bool,
    /// At most one set is turned in a turn (K2).
    pub one_set_a_turn: bool,
    /// Armies for a card whose territory is held go anywhere, not onto that territory (C3, K2).
    pub card_armies_anywhere: bool,
    /// The defender of a territory throws up to three dice against a normal attack (A22, K3).
    pub three_defence_dice: bool,
    /// Who can attack with superior numbers must do so before the campaign ends (K4).
    pub must_attack: bool,
    /// More than ten armies on a territory become nine at the end of the turn (K5).
    pub ten_on_a_territory: bool,
    /// At most 125 armies of a colour are on the board (K5).
    pub pieces_run_out: bool,
    /// The card for a conquest may be declined (K6).
    pub card_offered: bool,
    /// At most seven territory cards are held (K6).
    pub seven_cards: bool,
    /// How many rolls a normal attack has (A1, L1).
    pub attack_rolls: AttackRolls,
    /// The dice of a defender against a normal attack (A22).
    pub defence_dice: DefenceDice,
    /// Each player has an ambush, a barrage and a missile to play (L5, L7).
    pub ploys: bool,
    /// Scars and fortifications on the board (L7).
    pub scars: Scars,
    /// Where armies stand at the start (L6).
    pub start: Start,
    /// Who takes the first turn (T4).
    pub first_turn: FirstTurn,
    /// The armies that all players but the first share, at their first turns (T13).
    pub later_seats: u8,
    /// When sets of captured cards are turned in (C8).
    pub captured_sets: CapturedSets,
    /// Whoever enters the game with an ally draws what its hand lacks, once for each army (T41, T42): a correction.
    pub entry_tops_up: bool,
    /// Nobody folds to a bet that leaves its maker nothing (W7).
    pub must_call_all_in: bool,
}

impl RuleSet {
    /// The options that there always were, for fingerprints.
    pub(crate) fn first_options(&self) -> impl Serialize + use<> {
        let start = (self.empty_seats, self.deal, self.starting_armies, self.placing);
        let cards = (self.starting_cards, self.wilds, self.poker, self.red_queens_high, self.ace);
        let sets = (self.set_value, self.forced_sets, self.factories);
        let sea = (self.ships, self.canals, self.australian_coasts);
        let war = (self.large_attacks, self.attack_dice, self.mobilization, self.fortify);
        (start, cards, sets, sea, war, (self.ally_play, self.world, self.victory))
    }

    /// The options that were added later, in their order.
    pub(crate) fn later_options(&self) -> impl Serialize + use<> {
        let sea = (self.sea_opponents, self.pirates_play_on, self.levy_at_sea, self.captors_rest);
        let ashore = (self.cut_first, self.prize_declinable, self.dealer_moves_on);
        (sea, ashore, self.no_cards_for_rejoining)
    }

    /// The options of chapter K, in their order; `None` where all are as they are in other games.
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

    /// Whether armies without a player stand on the board (T1).
    pub fn has_allies(&self) -> bool {
        self.empty_seats == EmptySeats::Allied
    }

    /// How many players there are at a table (T1, K1).
    pub fn table(&self) -> std::ops::RangeInclusive<usize> {
        if self.three_or_four { 3..=4 } else { 2..=Seat::COUNT }
    }

    /// The world that is played on, as these options read it.
    #[inline]
    pub fn world(&self) -> &'static World {
        World::of(self.world, self.australian_coasts, self.canals)
    }

    /// How poker cards rank (C6).
    pub fn ranking(&self) -> Ranking {
        Ranking { red_queens_high: self.red_queens_high, ace: self.ace }
    }

    /// The armies for the next set if so many were turned in before, whatever it shows; `None` if dice
    /// or the cards decide (T9, X5, K2).
    pub fn set_armies(&self, turned_in: u32) -> Option<u32> {
        match self.set_value {
            SetValue::TwoDice | SetValue::ByKind => None,
            SetValue::FourThenFive => Some(if turned_in == 0 { 4 } else { 5 }),
            SetValue::Rising => Some(4 + turned_in),
            SetValue::Steep if turned_in < 5 => Some(4 + 2 * turned_in),
            SetValue::Steep => Some(15 + 5 * (turned_in - 5)),
        }
    }

    /// The armies for this set if so many were turned in before; `None` if dice decide (T9, X5, K2).
    pub fn set_worth(&self, cards: [Card; 3], turned_in: u32) -> Option<u32> {
        match self.set_value {
            SetValue::ByKind => Some(worth_by_kind(cards)),
            _ => self.set_armies(turned_in),
        }
    }

    /// Whether these cards can be turned in together (C2, K2).
    pub fn is_set(&self, cards: [Card; 3]) -> bool {
        self.set_kinds().is_set(cards)
    }

    /// What makes a set (C2, K2).
    pub fn set_kinds(&self) -> SetKinds {
        match self.set_value {
            SetValue::ByKind => SetKinds::WildWithPair,
            _ => SetKinds::WildForAny,
        }
    }

    /// How a territory is attacked by normal attacks, for odds (A1, K3).
    pub fn normal_onset(&self) -> Onset {
        if self.three_defence_dice { Onset::Even } else { Onset::Normal }
    }

    /// How normal attacks of a chain are made, for odds (A1, K3).
    pub fn normal_manner(&self) -> Manner {
        if self.three_defence_dice { Manner::Even } else { Manner::Normal }
    }

    /// The most dice with which a territory is defended against a normal attack (A1, K3).
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
        for text in ["", "rounds-0", "territories-43", "rounds-", "conquest"] {
            assert!(text.parse::<Victory>().is_err(), "{text}");
        }
    }
}
