//! The English sentences of the engine and the computer players are those of the catalogue.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[macro_use]
mod compared;

use engine::core::{RuleId, Seat, SeedError, ShipId, UnknownSeat, UnknownShip};
use engine::game::{Refusal, ReplayError, SetupError, TerritoryCard, UndoError, UnknownValue};
use engine::poker::{self, Amounts, Bet, IllegalMove, ParseCardError, Variant};
use engine::record::{
    CustomRulesError, Expected, FairnessFinding, FairnessIssue, LostKey, Misread, NotationError,
    NotationFault, PositionError, PositionFault, ReadError, RulesError, UnpackError, WordFault,
};
use engine::world::{Hex, Ocean, Territory, TerritorySet, UnknownHex, UnknownTerritory};
use players::bot::protocol::InvalidAnswer;
use words::InWords;

const RULE: RuleId = RuleId("T1");

fn ship() -> ShipId {
    ShipId::try_from(2).unwrap()
}

fn hex() -> Hex {
    "12,3".parse().unwrap()
}

fn some_territories(number: usize) -> TerritorySet {
    [Territory::Peru, Territory::Brazil, Territory::Egypt].into_iter().take(number).collect()
}

fn fouls() -> Vec<IllegalMove> {
    let card = poker::Card::QueenOfHearts;
    let mut all = vec![
        IllegalMove::NotNow,
        IllegalMove::NotInStash(card),
        IllegalMove::NotInHand(card),
        IllegalMove::NumberUsed { least: 1, most: 5 },
        IllegalMove::NumberUsed { least: 0, most: 1 },
        IllegalMove::NumberUsed { least: 0, most: 2 },
        IllegalMove::TooManyTaken,
        IllegalMove::Amount(Amounts { least: 2, most: 9 }),
        IllegalMove::Amount(Amounts { least: 1, most: 1 }),
        IllegalMove::OneArmy,
    ];
    all.extend(
        [Bet::Check, Bet::Bet, Bet::Raise, Bet::Call, Bet::Fold].map(IllegalMove::NoSuchBet),
    );
    all.extend(Variant::ALL.map(IllegalMove::NoSuchGame));
    all
}

fn land_refusals() -> Vec<Refusal> {
    let (here, there) = (Territory::Alaska, Territory::Brazil);
    vec![
        Refusal::Over,
        Refusal::NotNow(RULE),
        Refusal::NotDeclined(RULE),
        Refusal::NotFree(here),
        Refusal::NotYours(here, RULE),
        Refusal::Yours(here),
        Refusal::NoBorder(here, there),
        Refusal::NoPath(here, there),
        Refusal::SamePlace(here),
        Refusal::Armies { least: 1, most: 1, rule: RULE },
        Refusal::Armies { least: 2, most: 2, rule: RULE },
        Refusal::Armies { least: 2, most: 1, rule: RULE },
        Refusal::Armies { least: 2, most: 9, rule: RULE },
        Refusal::NoneToSpare(here),
        Refusal::NobodyBeside(here),
        Refusal::NoWayOut(here),
        Refusal::ArmiesLeft(1),
        Refusal::ArmiesLeft(2),
        Refusal::OneSource(here),
        Refusal::Dice { least: 1, most: 1 },
        Refusal::Dice { least: 2, most: 2 },
        Refusal::Dice { least: 1, most: 3 },
        Refusal::DefenceDice { least: 1, most: 2 },
        Refusal::NoLargeAttacks,
        Refusal::Blocks,
        Refusal::Exhausted(here),
        Refusal::NoSuchBlock(0),
        Refusal::NotBetweenRolls,
        Refusal::NoHalt,
        Refusal::NoSuchDie(6),
        Refusal::NotToStrike(5),
        Refusal::NobodyThere(here),
        Refusal::Controlled(here),
        Refusal::BesideHeadquarters(here),
        Refusal::MustAttack(some_territories(1)),
        Refusal::MustAttack(some_territories(2)),
        Refusal::MustAttack(some_territories(3)),
    ]
}

fn other_refusals() -> Vec<Refusal> {
    let (seat, ship, hex, here) = (Seat::Red, ship(), hex(), Territory::Alaska);
    vec![
        Refusal::NotHeld,
        Refusal::NoSet,
        Refusal::OneSet,
        Refusal::EnoughSets,
        Refusal::NotForSale,
        Refusal::FactoryAtEnd,
        Refusal::FactoryOnly,
        Refusal::SetFirst,
        Refusal::NotToReveal,
        Refusal::CutFirst,
        Refusal::CutAlready,
        Refusal::NotInStash(poker::Card::QueenOfHearts),
        Refusal::CallFirst,
        Refusal::NotToCall(seat),
        Refusal::Commander(seat),
        Refusal::NoAlly(seat),
        Refusal::NoPlayer(seat),
        Refusal::NoAllies,
        Refusal::TableFull,
        Refusal::BetweenTurns,
        Refusal::NoCoast,
        Refusal::SeaFull,
        Refusal::NotYourShip(ship),
        Refusal::OwnShip(ship),
        Refusal::ShipDone(ship),
        Refusal::NoCrew(ship),
        Refusal::HasSailed(ship),
        Refusal::NoHarbour(hex),
        Refusal::NotInHarbour(here),
        Refusal::TooFar { to: hex, lengths: 1 },
        Refusal::TooFar { to: hex, lengths: 5 },
        Refusal::Patrol { ocean: Ocean::Pacific, ships: 1 },
        Refusal::Patrol { ocean: Ocean::Pacific, ships: 2 },
        Refusal::NoEngagement,
        Refusal::OneOpponent,
        Refusal::OtherOcean(ship),
        Refusal::OneAtATime(ship),
        Refusal::OneShipAlone,
        Refusal::OneFlank(ship),
        Refusal::NotToSend(ship),
        Refusal::NoSuchEngagement(0),
        Refusal::NotAVictor(ship),
        Refusal::NotToReseed,
        Refusal::NotToPledge,
        Refusal::PledgesFirst,
        Refusal::NotToDisclose,
        Refusal::BrokenCommitment(seat),
    ]
}

fn setup_errors() -> Vec<SetupError> {
    let mut all = vec![
        SetupError::TooMany(7),
        SetupError::TakenTwice(Seat::Red),
        SetupError::AlliesCannotChoose,
        SetupError::AlliesNeedThreeEach,
        SetupError::ThreeEachNeedsDealing,
        SetupError::PlayNeedsAlliesAndPoker,
        SetupError::AlliesNeedLand,
        SetupError::NoHeadquarters,
        SetupError::NoStarts,
        SetupError::NoStartOf(Seat::Green),
        SetupError::NoGoal(21),
        SetupError::TextTooLong(Seat::Red),
        SetupError::LevelTooLong(Seat::Red),
        SetupError::RulesTitleTooLong,
    ];
    all.extend([0, 1, 2].map(SetupError::TooFew));
    all.extend([1, 5].map(SetupError::ThreeOrFour));
    all
}

#[test]
fn refusals_are_those_of_the_catalogue() {
    compare!("poker/moves.rs", IllegalMove, fouls());
    let poker = fouls().into_iter().map(Refusal::Poker);
    let refusals: Vec<_> = poker.chain(land_refusals()).chain(other_refusals()).collect();
    compare!("game/refusal/sentences.rs", Refusal, refusals);
    compare!("game/rules/setup.rs", SetupError, setup_errors());
    compare!("game/play/game.rs", UndoError, [UndoError::Nothing, UndoError::Chance]);
    compare!("record/device.rs", LostKey, [LostKey]);
    let refused = |refusal| ReplayError::Refused { number: 3, refusal };
    let broken = [ReplayError::Setup(SetupError::NoHeadquarters), refused(Refusal::Over)];
    compare!("game/refusal/mod.rs", ReplayError, broken);
    for refusal in refusals {
        let (reason, rule) = (refusal.in_words(), refusal.rule());
        assert_eq!(refusal.to_string(), text::refusals::WithRule { reason, rule }.say());
    }
}

fn found() -> String {
    "x".to_owned()
}

fn unknown_territories() -> Vec<UnknownTerritory> {
    let ambiguous = |number| UnknownTerritory::Ambiguous {
        text: found(),
        candidates: some_territories(number),
    };
    vec![UnknownTerritory::NoMatch(found()), ambiguous(2), ambiguous(3)]
}

fn expected() -> Vec<Expected> {
    use Expected::*;
    vec![
        Action,
        EndOfLine,
        Line,
        Army,
        Armies,
        ArmiesOrConquest,
        Territory,
        Block,
        Engagement,
        Ship,
        FewerShips,
        By,
        Hex,
        Dice,
        Face,
        NewCard,
        PokerCard,
        PokerCardOrNothing,
        Variant,
        Suit,
        Purchase,
        Mobilization,
        Quotation,
        RuleSet,
        Option,
        Value,
        Control,
        Seed,
        Phase,
        Round,
        Factories,
        Sets,
        Turns,
        Objective,
        Side,
        Reaction,
        Wear,
        Scar,
        Word,
        Secret,
        Lengths,
        Afterwards,
        Rolls,
        Cards,
        Stage,
        PokerWord,
    ]
}

fn word_faults() -> Vec<WordFault> {
    let mut all = vec![WordFault::OpenQuotation];
    for expected in expected() {
        all.push(WordFault::Missing { expected });
        all.push(WordFault::Unexpected { expected, found: found() });
    }
    for candidates in [vec!["Blue", "Black"], vec!["a", "b", "c"]] {
        all.push(WordFault::Ambiguous { found: found(), candidates });
    }
    all.extend(unknown_territories().into_iter().map(WordFault::Territory));
    all
}

fn misread() -> Misread {
    Misread { column: 4, fault: WordFault::OpenQuotation }
}

fn rules_errors() -> Vec<RulesError> {
    let unknown = |key| RulesError::UnknownValue { key, value: found() };
    vec![
        RulesError::Word(misread()),
        RulesError::UnknownPreset(found()),
        RulesError::UnknownOption(found()),
        RulesError::MissingBoard(found()),
        unknown("wilds"),
    ]
}

#[test]
fn unread_words_and_rules_are_those_of_the_catalogue() {
    compare!("core/seat.rs", UnknownSeat, [UnknownSeat(found())]);
    compare!("core/ship.rs", UnknownShip, [UnknownShip]);
    compare!("core/seed.rs", SeedError, [SeedError]);
    compare!("world/hex.rs", UnknownHex, [UnknownHex(found())]);
    compare!("poker/card.rs", ParseCardError, [ParseCardError(found())]);
    compare!("game/rules/option_value.rs", UnknownValue, [UnknownValue(found())]);
    compare!("world/lookup.rs", UnknownTerritory, unknown_territories());
    compare!("record/expected.rs", Expected, expected());
    compare!("record/line_words.rs", WordFault, word_faults());
    compare!("record/line_words.rs", Misread, [misread()]);
    compare!("record/rule_sets.rs", RulesError, rules_errors());
}

#[test]
fn unread_records_are_those_of_the_catalogue() {
    let faults = || {
        vec![
            NotationFault::NoTitle,
            NotationFault::UnknownVersion("2".to_owned()),
            NotationFault::Word(misread()),
            NotationFault::Rules(RulesError::UnknownPreset(found())),
            NotationFault::NoRules,
            NotationFault::NoSeed,
            NotationFault::TooLate,
        ]
    };
    compare!("record/notation.rs", NotationFault, faults());
    let errors: Vec<_> =
        faults().into_iter().map(|fault| NotationError { line: 2, fault }).collect();
    compare!("record/notation.rs", NotationError, errors);
    let unpack = [
        UnpackError::NoLink,
        UnpackError::TooShort,
        UnpackError::UnknownVersion(9),
        UnpackError::Damaged,
        UnpackError::Malformed,
        UnpackError::BreaksOff { actions: 0, of: 1 },
        UnpackError::BreaksOff { actions: 1, of: 7 },
        UnpackError::Rules(RulesError::UnknownPreset(found())),
    ];
    compare!("record/packed.rs", UnpackError, unpack);
    let read = [ReadError::Link(UnpackError::NoLink), ReadError::Notation(errors[0].clone())];
    compare!("record/link.rs", ReadError, read);
    let custom = [
        CustomRulesError::NoRules,
        CustomRulesError::Read(UnpackError::NoLink.into()),
        CustomRulesError::Impossible(SetupError::NoHeadquarters),
    ];
    compare!("record/custom_rules_text.rs", CustomRulesError, custom);
}

fn position_faults() -> Vec<PositionFault> {
    let (seat, here) = (Seat::Red, Territory::Alaska);
    vec![
        PositionFault::Word(misread()),
        PositionFault::Rules(RulesError::UnknownPreset(found())),
        PositionFault::TerritoryTwice(here),
        PositionFault::NotHeld(some_territories(1)),
        PositionFault::NotHeld(some_territories(3)),
        PositionFault::CardTwice(TerritoryCard::Territory(here)),
        PositionFault::ShipTwice(ship()),
        PositionFault::PokerCardTwice(poker::Card::QueenOfHearts),
        PositionFault::SeatTwice(seat),
        PositionFault::PartOfOrder,
        PositionFault::NoTurn,
        PositionFault::NoLine("turn Red campaign"),
        PositionFault::NotPlaying(seat),
        PositionFault::NoAlly(seat),
        PositionFault::NotInGame(seat),
        PositionFault::TooManyUnknown,
        PositionFault::OwnUnknown(seat),
        PositionFault::Rule(Refusal::NotFree(here)),
        PositionFault::NoBlock("Alaska".to_owned()),
        PositionFault::NoSuchDice,
        PositionFault::NoEngagement(1),
        PositionFault::NoPokerStage,
        PositionFault::NoPokerCards,
        PositionFault::NotToAsk(seat),
        PositionFault::NoSpoils,
        PositionFault::NothingToDecide,
    ]
}

#[test]
fn invalid_positions_are_those_of_the_catalogue() {
    compare!("record/position/fault.rs", PositionFault, position_faults());
    let error = PositionError { line: 2, fault: PositionFault::NoTurn };
    compare!("record/position/fault.rs", PositionError, [error]);
}

#[test]
fn findings_about_dice_are_those_of_the_catalogue() {
    let seat = Seat::Red;
    let issues = [
        FairnessIssue::FreeDeal(seat),
        FairnessIssue::PledgedLate,
        FairnessIssue::PledgedAgain(seat),
        FairnessIssue::Unpledged(seat),
        FairnessIssue::Undisclosed(seat, 1),
        FairnessIssue::Undisclosed(seat, 4),
        FairnessIssue::WordInTurn(seat),
        FairnessIssue::Copy,
    ];
    compare!("record/fairness.rs", FairnessIssue, issues);
    let finding = |round| FairnessFinding { number: 12, round, issue: FairnessIssue::Copy };
    compare!("record/fairness.rs", FairnessFinding, [0, 3].map(finding));
}

#[test]
fn invalid_answers_are_those_of_the_catalogue() {
    let answers = [
        InvalidAnswer::Misread(misread()),
        InvalidAnswer::Refused(Refusal::NoSet),
        InvalidAnswer::NotAsked,
    ];
    compare!("players", "bot/protocol/invalid_answer.rs", InvalidAnswer, answers);
}
