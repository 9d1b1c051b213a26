//! Reasons why an action is refused or a game can't be set up.

use crate::InWords;
use engine::core::ShipId;
use engine::game::{LONGEST_LEVEL, LONGEST_TEXT, Refusal, ReplayError, SetupError, UndoError};
use engine::poker::{Amounts, Bet, IllegalMove, STASH_LIMIT};
use engine::record::LostKey;

/// The reason, without the rule.
impl InWords for Refusal {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match *self {
            Self::Over => text::refusals::over().to_owned(),
            Self::NotNow(_) => text::refusals::not_now().to_owned(),
            Self::NotDeclined(_) => text::refusals::not_declined().to_owned(),
            Self::BetweenTurns => text::refusals::between_turns().to_owned(),
            Self::FactoryAtEnd => text::refusals::factory_at_end().to_owned(),
            Self::FactoryOnly => text::refusals::factory_only().to_owned(),
            Self::CallFirst => text::refusals::call_first(STASH_LIMIT),
            Self::NotFree(territory) => text::refusals::not_free(territory),
            Self::NotYours(territory, _) => text::refusals::not_yours(territory),
            Self::Yours(territory) => text::refusals::yours(territory),
            Self::NoBorder(from, to) => text::refusals::NoBorder { from, to }.say(),
            Self::NoPath(from, to) => text::refusals::NoPath { from, to }.say(),
            Self::SamePlace(territory) => text::refusals::same_place(territory),
            Self::Armies { least, most, .. } if least == most => {
                text::refusals::armies_exactly(most)
            }
            Self::Armies { least, most, .. } if least > most => {
                text::refusals::ArmiesTooFew { least, most }.say()
            }
            Self::Armies { least, most, .. } => text::refusals::Armies { least, most }.say(),
            Self::NoneToSpare(territory) => text::refusals::none_to_spare(territory),
            Self::NobodyBeside(territory) => text::refusals::nobody_beside(territory),
            Self::NoWayOut(territory) => text::refusals::no_way_out(territory),
            Self::ArmiesLeft(left) => text::refusals::armies_left(left),
            Self::OneSource(from) => text::refusals::one_source(from),
            Self::Dice { least, most } if least == most => text::refusals::dice_exactly(most),
            Self::Dice { least, most } => text::refusals::Dice { least, most }.say(),
            Self::NoLargeAttacks => text::refusals::no_large_attacks().to_owned(),
            Self::Blocks => text::refusals::blocks().to_owned(),
            Self::Exhausted(territory) => text::refusals::exhausted(territory),
            Self::NoSuchBlock(block) => text::refusals::no_such_block(u32::from(block) + 1),
            Self::NotBetweenRolls => text::refusals::not_between_rolls().to_owned(),
            Self::NoHalt => text::refusals::no_halt().to_owned(),
            Self::NoSuchDie(face) => text::refusals::no_such_die(face),
            Self::NotHeld => text::refusals::not_held().to_owned(),
            Self::NoSet => text::refusals::no_set().to_owned(),
            Self::NotForSale => text::refusals::not_for_sale().to_owned(),
            Self::SetFirst => text::refusals::set_first().to_owned(),
            Self::NotToReveal => text::refusals::not_to_reveal().to_owned(),
            Self::CutFirst => text::refusals::cut_first().to_owned(),
            Self::CutAlready => text::refusals::cut_already().to_owned(),
            Self::NotInStash(card) => text::refusals::not_in_stash(card),
            Self::Poker(foul) => foul.in_words(),
            Self::NotToCall(seat) => text::refusals::not_to_call(seat.in_words()),
            Self::Commander(seat) => text::refusals::commander(seat.in_words()),
            Self::NoAlly(seat) => text::refusals::no_ally(seat.in_words()),
            Self::NoPlayer(seat) => text::refusals::no_player(seat.in_words()),
            Self::NoAllies => text::refusals::no_allies().to_owned(),
            Self::NoCoast => text::refusals::no_coast().to_owned(),
            Self::SeaFull => text::refusals::sea_full(ShipId::COUNT),
            Self::NotYourShip(ship) => text::refusals::not_your_ship(ship),
            Self::OwnShip(ship) => text::refusals::own_ship(ship),
            Self::ShipDone(ship) => text::refusals::ship_done(ship),
            Self::NoCrew(ship) => text::refusals::no_crew(ship),
            Self::HasSailed(ship) => text::refusals::has_sailed(ship),
            Self::NoHarbour(hex) => text::refusals::no_harbour(hex),
            Self::NotInHarbour(territory) => text::refusals::not_in_harbour(territory),
            Self::TooFar { to, lengths } => text::refusals::TooFar { hex: to, lengths }.say(),
            Self::Patrol { ocean, ships } => text::refusals::Patrols { ships, ocean }.say(),
            Self::NoEngagement => text::refusals::no_engagement().to_owned(),
            Self::OneOpponent => text::refusals::one_opponent().to_owned(),
            Self::OtherOcean(ship) => text::refusals::other_ocean(ship),
            Self::OneAtATime(ship) => text::refusals::one_at_a_time(ship),
            Self::OneShipAlone => text::refusals::one_ship_alone().to_owned(),
            Self::OneFlank(ship) => text::refusals::one_flank(ship),
            Self::NotToSend(ship) => text::refusals::not_to_send(ship),
            Self::NoSuchEngagement(number) => {
                text::refusals::no_such_engagement(u32::from(number) + 1)
            }
            Self::MustAttack(from) => {
                let names = from.iter().map(|at| at.name().to_owned());
                text::refusals::must_attack(text::one_of(&names.collect::<Vec<_>>()))
            }
            Self::OneSet => text::refusals::one_set().to_owned(),
            Self::EnoughSets => text::refusals::enough_sets().to_owned(),
            Self::TableFull => text::refusals::table_full().to_owned(),
            Self::NotAVictor(ship) => text::refusals::not_a_victor(ship),
            Self::DefenceDice { least, most } => text::refusals::DefenceDice { least, most }.say(),
            Self::NotToStrike(face) => text::refusals::not_to_strike(face),
            Self::NobodyThere(territory) => text::refusals::nobody_there(territory),
            Self::Controlled(territory) => text::refusals::controlled(territory),
            Self::BesideHeadquarters(territory) => text::refusals::beside_headquarters(territory),
            Self::NotToReseed => text::refusals::not_to_stir().to_owned(),
            Self::NotToPledge => text::refusals::not_to_pledge().to_owned(),
            Self::PledgesFirst => text::refusals::pledges_first().to_owned(),
            Self::NotToDisclose => text::refusals::not_to_disclose().to_owned(),
            Self::BrokenCommitment(seat) => text::refusals::broken_commitment(seat.in_words()),
        }
    }
}

impl InWords for IllegalMove {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match *self {
            Self::NotNow => text::refusals::not_now().to_owned(),
            Self::NotInStash(card) => text::refusals::not_in_stash(card),
            Self::NotInHand(card) => text::refusals::not_in_hand(card),
            Self::NumberUsed { least: 0, most } => text::refusals::at_most_used(most),
            Self::NumberUsed { most, .. } => text::refusals::number_used(most),
            Self::TooManyTaken => text::refusals::too_many_taken().to_owned(),
            Self::NoSuchBet(Bet::Check) => text::refusals::no_check().to_owned(),
            Self::NoSuchBet(Bet::Bet | Bet::Raise) => text::refusals::no_raise().to_owned(),
            Self::NoSuchBet(Bet::Call) => text::refusals::no_call().to_owned(),
            Self::NoSuchBet(Bet::Fold) => text::refusals::no_fold().to_owned(),
            Self::Amount(Amounts { least, most }) if least == most => {
                text::refusals::amount_all_in(most)
            }
            Self::Amount(Amounts { least, most }) => text::refusals::Amount { least, most }.say(),
            Self::OneArmy => text::refusals::one_army().to_owned(),
            Self::NoSuchGame(variant) => text::refusals::no_such_game(variant.in_words()),
        }
    }
}

impl InWords for ReplayError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::Setup(error) => error.in_words(),
            Self::Refused { number, refusal } => {
                let (reason, rule) = (refusal.in_words(), refusal.rule());
                let refusal = text::refusals::WithRule { reason, rule }.say();
                text::refusals::Replayed { number, refusal }.say()
            }
        }
    }
}

impl InWords for SetupError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match *self {
            Self::TooFew(players) => text::refusals::too_few_players(players),
            Self::TooMany(players) => text::refusals::too_many_players(players),
            Self::ThreeOrFour(players) => text::refusals::three_or_four(players),
            Self::TakenTwice(army) => text::refusals::taken_twice(army.in_words()),
            Self::AlliesCannotChoose => text::refusals::allies_cannot_choose().to_owned(),
            Self::AlliesNeedThreeEach => text::refusals::allies_need_three_each().to_owned(),
            Self::ThreeEachNeedsDealing => text::refusals::three_each_needs_dealing().to_owned(),
            Self::PlayNeedsAlliesAndPoker => {
                text::refusals::play_needs_allies_and_poker().to_owned()
            }
            Self::AlliesNeedLand => text::refusals::allies_need_land().to_owned(),
            Self::NoHeadquarters => text::refusals::no_headquarters().to_owned(),
            Self::NoStarts => text::refusals::no_starts().to_owned(),
            Self::NoStartOf(army) => text::refusals::no_start_of(army.in_words()),
            Self::NoGoal(dealt) => text::refusals::no_goal(dealt),
            Self::TextTooLong(army) => {
                text::refusals::TextTooLong { army: army.in_words(), most: LONGEST_TEXT }.say()
            }
            Self::LevelTooLong(army) => {
                text::refusals::LevelTooLong { army: army.in_words(), most: LONGEST_LEVEL }.say()
            }
            Self::RulesTitleTooLong => text::refusals::mix_too_long(LONGEST_TEXT),
        }
    }
}

impl InWords for UndoError {
    type Words<'a> = &'static str;

    fn in_words(&self) -> &'static str {
        match self {
            Self::Nothing => text::refusals::nothing_to_undo(),
            Self::Chance => text::refusals::chance(),
        }
    }
}

impl InWords for LostKey {
    type Words<'a> = &'static str;

    fn in_words(&self) -> &'static str {
        text::refusals::lost_key()
    }
}
