//! The named rule sets.

use crate::game::rules::attack_options::{AttackRolls, DefenceDice, Scars, Start};
use crate::game::rules::poker_options::{FlopCards, PokerGames};
use crate::game::rules::ruleset::{
    AllyPlay, AttackDice, Deal, EmptySeats, ForcedSets, Fortify, Placing, RuleSet, SeaOpponents,
    SetValue, StartingArmies, Victory,
};
use crate::game::rules::turn_options::{
    Bids, BonusCards, CapturedSets, Dealing, EndOfTurn, FactorySales, FirstTurn, FullStash,
};
use crate::poker::{Ace, Limit};
use crate::world::{Canals, Coasts, Printing};

impl RuleSet {
    /// The main game: factories, allied armies, committed and flanking attacks, ships (rules T, A, N).
    pub const NAUTICAL: Self = Self {
        empty_seats: EmptySeats::Allied,
        deal: Deal::Random,
        starting_armies: StartingArmies::ThreeEach,
        placing: Placing::AllAtOnce,
        starting_cards: true,
        wilds: true,
        poker: true,
        red_queens_high: true,
        ace: Ace::High,
        set_value: SetValue::TwoDice,
        forced_sets: ForcedSets::FromFive,
        factories: true,
        ships: true,
        canals: Canals::Closed,
        australian_coasts: Coasts::AsWritten,
        large_attacks: true,
        attack_dice: AttackDice::Chosen,
        mobilization: true,
        fortify: Fortify::OnePath,
        ally_play: AllyPlay::Poker,
        printing: Printing::EARTH,
        victory: Victory::LastStanding,
        sea_opponents: SeaOpponents::Any,
        pirates_play_on: true,
        levy_at_sea: true,
        captors_rest: true,
        cut_first: true,
        prize_declinable: true,
        dealer_moves_on: true,
        no_cards_for_rejoining: true,
        poker_games: PokerGames::Draw,
        flop_cards: FlopCards::One,
        betting: Limit::OneArmy,
        end_of_turn: EndOfTurn::DrawFirst,
        factory_sales: FactorySales::AtStart,
        full_stash: FullStash::DiscardLast,
        ally_cards: false,
        bids: Bids::Free,
        further_hands: false,
        pot_factories: false,
        dealing: Dealing::Rotating,
        three_or_four: false,
        least_three: true,
        one_set_a_turn: false,
        card_armies_anywhere: false,
        three_defence_dice: false,
        must_attack: false,
        ten_on_a_territory: false,
        pieces_run_out: false,
        card_offered: false,
        seven_cards: false,
        attack_rolls: AttackRolls::Any,
        defence_dice: DefenceDice::Maximum,
        ploys: false,
        scars: Scars::None,
        start: Start::Dealt,
        first_turn: FirstTurn::Die,
        later_seats: 0,
        captured_sets: CapturedSets::NextTurn,
        bonus_cards: BonusCards::Each,
        entry_tops_up: true,
        must_call_all_in: false,
    };

    /// The classic game (rules X).
    pub const NEXT: Self = Self {
        empty_seats: EmptySeats::Absent,
        deal: Deal::Random,
        starting_armies: StartingArmies::Pool,
        placing: Placing::OneByOne,
        starting_cards: false,
        wilds: false,
        poker: false,
        red_queens_high: false,
        ace: Ace::High,
        set_value: SetValue::Steep,
        forced_sets: ForcedSets::Never,
        factories: false,
        ships: false,
        canals: Canals::Closed,
        australian_coasts: Coasts::AsWritten,
        large_attacks: false,
        attack_dice: AttackDice::Maximum,
        mobilization: false,
        fortify: Fortify::OneNeighbour,
        ally_play: AllyPlay::Off,
        printing: Printing::EARTH,
        victory: Victory::LastStanding,
        sea_opponents: SeaOpponents::One,
        ..Self::NAUTICAL
    };

    /// The rules that the main game grew out of: no ships, and allies with cards of their own
    /// (rules W).
    pub const NEW_RULES: Self = Self {
        ace: Ace::Low,
        ships: false,
        large_attacks: false,
        mobilization: false,
        sea_opponents: SeaOpponents::One,
        poker_games: PokerGames::DealersChoice,
        betting: Limit::NoLimit,
        end_of_turn: EndOfTurn::TransferFirst,
        factory_sales: FactorySales::AtEnd,
        full_stash: FullStash::DiscardFirst,
        ally_cards: true,
        bids: Bids::ByCard,
        further_hands: true,
        pot_factories: true,
        dealing: Dealing::LeftOfCaller,
        ..Self::NAUTICAL
    };

    /// The pocket edition: secret objectives, three dice on either side, few armies (rules K).
    pub const RISIKO_POCKET: Self = Self {
        starting_armies: StartingArmies::TwoEach,
        wilds: true,
        set_value: SetValue::ByKind,
        end_of_turn: EndOfTurn::TransferFirst,
        victory: Victory::Objectives,
        three_or_four: true,
        least_three: false,
        one_set_a_turn: true,
        card_armies_anywhere: true,
        three_defence_dice: true,
        must_attack: true,
        ten_on_a_territory: true,
        pieces_run_out: true,
        card_offered: true,
        seven_cards: true,
        ..Self::NEXT
    };

    /// The classic turn with attacks of one roll, declared dice, modifiers and reactions (rules L).
    pub const LEGACY_ATTACK: Self = Self {
        attack_dice: AttackDice::Chosen,
        attack_rolls: AttackRolls::One,
        defence_dice: DefenceDice::Chosen,
        ploys: true,
        scars: Scars::ByChance,
        ..Self::NEXT
    };

    /// The presets by name, the main game first.
    pub const PRESETS: [(&'static str, Self); 5] = [
        ("nautical", Self::NAUTICAL),
        ("new-rules", Self::NEW_RULES),
        ("next", Self::NEXT),
        ("risiko-pocket", Self::RISIKO_POCKET),
        ("legacy-attack", Self::LEGACY_ATTACK),
    ];

    /// Returns the preset with this name, or `None` if there is none.
    pub fn preset(name: &str) -> Option<Self> {
        Self::PRESETS.into_iter().find(|(known, _)| *known == name).map(|(_, rules)| rules)
    }

    /// Returns these options as in the oldest games, without any corrections and without the
    /// options of turns and attacks. The options of poker and of chapter K are kept, since those
    /// games don't use them.
    #[must_use]
    pub const fn without_corrections(self) -> Self {
        Self {
            sea_opponents: SeaOpponents::One,
            pirates_play_on: false,
            levy_at_sea: false,
            captors_rest: false,
            cut_first: false,
            prize_declinable: false,
            dealer_moves_on: false,
            no_cards_for_rejoining: false,
            end_of_turn: EndOfTurn::DrawFirst,
            factory_sales: FactorySales::AtStart,
            full_stash: FullStash::DiscardLast,
            ally_cards: false,
            bids: Bids::Free,
            further_hands: false,
            pot_factories: false,
            dealing: Dealing::Rotating,
            attack_rolls: AttackRolls::Any,
            defence_dice: DefenceDice::Maximum,
            ploys: false,
            scars: Scars::None,
            start: Start::Dealt,
            first_turn: FirstTurn::Die,
            later_seats: 0,
            captured_sets: CapturedSets::NextTurn,
            bonus_cards: BonusCards::Each,
            ..self.before_top_ups()
        }
    }

    /// Returns these options without the latest correction, as in games that began before it.
    #[must_use]
    pub const fn before_top_ups(self) -> Self {
        Self { entry_tops_up: false, ..self }
    }
}
