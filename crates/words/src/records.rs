//! Reasons why a record, a position, a link or a typed word can't be read, and findings about the
//! dice of a record.

use crate::InWords;
use engine::core::{SeedError, ShipId, UnknownSeat, UnknownShip};
use engine::game::UnknownValue;
use engine::poker::ParseCardError;
use engine::record::{
    CustomRulesError, Expected, FairnessFinding, FairnessIssue, LATEST_VERSION, Misread,
    NOTATION_TITLE, NOTATION_VERSION, NotationError, NotationFault, PositionError, PositionFault,
    ReadError, RulesError, UnpackError, WordFault,
};
use engine::world::{Territory, TerritorySet, UnknownHex, UnknownTerritory};

impl InWords for UnknownSeat {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        text::records::no_army(&self.0)
    }
}

impl InWords for UnknownShip {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        text::records::no_ship(ShipId::COUNT)
    }
}

impl InWords for UnknownHex {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        text::records::no_hex(&self.0)
    }
}

impl InWords for UnknownValue {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        text::records::no_value(&self.0)
    }
}

impl InWords for ParseCardError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        text::records::no_poker_card(&self.0)
    }
}

impl InWords for SeedError {
    type Words<'a> = &'static str;

    fn in_words(&self) -> &'static str {
        text::records::no_seed()
    }
}

impl InWords for UnknownTerritory {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::NoMatch(found) => text::records::no_territory(found),
            Self::Ambiguous { text: found, candidates } => {
                let names: Vec<_> = candidates.iter().map(Territory::name).collect();
                text::records::Ambiguous { found, names: text::one_of(&names) }.say()
            }
        }
    }
}

impl InWords for Expected {
    type Words<'a> = &'static str;

    fn in_words(&self) -> &'static str {
        match self {
            Self::Action => text::records::action(),
            Self::EndOfLine => text::records::end_of_line(),
            Self::Line => text::records::line(),
            Self::Army => text::records::army(),
            Self::Armies => text::records::armies(),
            Self::ArmiesOrConquest => text::records::armies_or_conquest(),
            Self::Territory => text::records::territory(),
            Self::Block => text::records::block(),
            Self::Engagement => text::records::engagement(),
            Self::Ship => text::records::ship(),
            Self::FewerShips => text::records::fewer_ships(),
            Self::By => text::records::by(),
            Self::Hex => text::records::hex(),
            Self::Dice => text::records::dice(),
            Self::Face => text::records::face(),
            Self::NewCard => text::records::new_card(),
            Self::PokerCard => text::records::poker_card(),
            Self::PokerCardOrNothing => text::records::poker_card_or_nothing(),
            Self::Variant => text::records::poker_game(),
            Self::Suit => text::records::suit(),
            Self::Purchase => text::records::purchase(),
            Self::Mobilization => text::records::mobilization(),
            Self::Quotation => text::records::quotation(),
            Self::RuleSet => text::records::rule_set(),
            Self::Option => text::records::option(),
            Self::Value => text::records::value(),
            Self::Control => text::records::control(),
            Self::Seed => text::records::seed(),
            Self::Phase => text::records::phase(),
            Self::Round => text::records::round(),
            Self::Factories => text::records::factories(),
            Self::Sets => text::records::sets(),
            Self::Turns => text::records::turns(),
            Self::Objective => text::records::objective(),
            Self::Side => text::records::side(),
            Self::Wear => text::records::wear(),
            Self::Reaction => text::records::ploy(),
            Self::Scar => text::records::scar(),
            Self::Word => text::records::word(),
            Self::Secret => text::records::secret(),
            Self::Lengths => text::records::lengths(),
            Self::Afterwards => text::records::afterwards(),
            Self::Rolls => text::records::rolls(),
            Self::Cards => text::records::unknown_cards(),
            Self::Stage => text::records::stage_of_poker(),
            Self::PokerWord => text::records::raised_or_least(),
        }
    }
}

impl InWords for WordFault {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::Missing { expected } => text::records::missing(expected.in_words()),
            Self::Unexpected { expected, found } => instead(*expected, found),
            Self::Ambiguous { found, candidates } => {
                text::records::Ambiguous { found, names: text::one_of(candidates) }.say()
            }
            Self::Territory(error) => error.in_words(),
            Self::OpenQuotation => text::records::open_quotation().to_owned(),
        }
    }
}

/// Returns the sentence about a word found in place of the expected one.
fn instead(expected: Expected, found: &str) -> String {
    match expected {
        Expected::EndOfLine => text::records::surplus(found),
        Expected::NewCard => text::records::already_named(found),
        Expected::FewerShips => text::records::one_ship_too_many(found),
        _ => text::records::Unexpected { found, expected: expected.in_words() }.say(),
    }
}

impl InWords for Misread {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        text::records::AtColumn { column: self.column, fault: self.fault.in_words() }.say()
    }
}

impl InWords for RulesError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::Word(error) => error.in_words(),
            Self::UnknownPreset(name) => text::records::unknown_preset(name),
            Self::MissingBoard(name) => text::records::missing_board(name),
            Self::UnknownOption(name) => text::records::unknown_option(name),
            Self::UnknownValue { key: option, value } => {
                text::records::UnknownValue { option, value, rule: RulesError::rule_of(option) }
                    .say()
            }
        }
    }
}

impl InWords for NotationError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        text::records::AtLine { line: self.line, fault: self.fault.in_words() }.say()
    }
}

impl InWords for NotationFault {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::NoTitle => {
                text::records::no_title(format_args!("{NOTATION_TITLE} {NOTATION_VERSION}"))
            }
            Self::UnknownVersion(found) => {
                text::records::UnknownNotation { found, known: NOTATION_VERSION }.say()
            }
            Self::Word(error) => error.in_words(),
            Self::Rules(error) => error.in_words(),
            Self::NoRules => text::records::no_rules_line().to_owned(),
            Self::NoSeed => text::records::no_seed_line().to_owned(),
            Self::TooLate => text::records::too_late().to_owned(),
        }
    }
}

impl InWords for UnpackError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::NoLink => text::records::no_link().to_owned(),
            Self::TooShort => text::records::cut_off().to_owned(),
            Self::UnknownVersion(found) => {
                text::records::UnknownVersion { found, known: LATEST_VERSION }.say()
            }
            Self::Damaged => text::records::damaged().to_owned(),
            Self::Malformed => text::records::malformed().to_owned(),
            Self::BreaksOff { actions, of } => {
                text::records::BreaksOff { of: *of, actions: *actions }.say()
            }
            Self::Rules(error) => error.in_words(),
        }
    }
}

impl InWords for ReadError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::Notation(error) => error.in_words(),
            Self::Link(error) => error.in_words(),
        }
    }
}

impl InWords for CustomRulesError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::NoRules => text::records::no_mix().to_owned(),
            Self::Read(error) => error.in_words(),
            Self::Impossible(error) => error.in_words(),
        }
    }
}

impl InWords for PositionError {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        text::records::AtLine { line: self.line, fault: self.fault.in_words() }.say()
    }
}

impl InWords for PositionFault {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::Word(error) => error.in_words(),
            Self::Rules(error) => error.in_words(),
            Self::Rule(refusal) => refusal.in_words(),
            Self::TerritoryTwice(territory) => text::records::territory_twice(territory),
            Self::NotHeld(territories) => text::records::not_held(listed(*territories)),
            Self::CardTwice(card) => text::records::card_twice(card),
            Self::ShipTwice(ship) => text::records::ship_twice(ship),
            Self::PokerCardTwice(card) => text::records::poker_card_twice(card),
            Self::SeatTwice(army) => text::records::army_twice(army.in_words()),
            Self::PartOfOrder => text::records::part_of_order().to_owned(),
            Self::NoTurn => text::records::no_turn_line().to_owned(),
            Self::NoLine(line) => text::records::no_such_line(line),
            Self::NotPlaying(army) => text::records::not_playing(army.in_words()),
            Self::NoAlly(army) => text::records::no_ally(army.in_words()),
            Self::NotInGame(army) => text::records::not_in_game(army.in_words()),
            Self::TooManyUnknown => text::records::too_many_unknown().to_owned(),
            Self::OwnUnknown(army) => text::records::own_unknown(army.in_words()),
            Self::NoBlock(place) => text::records::no_block(place),
            Self::NoSuchDice => text::records::no_such_dice().to_owned(),
            Self::NoEngagement(number) => text::records::no_engagement(number),
            Self::NoPokerStage => text::records::no_poker_stage().to_owned(),
            Self::NoPokerCards => text::records::no_poker_cards().to_owned(),
            Self::NotToAsk(army) => text::records::not_to_ask(army.in_words()),
            Self::NoSpoils => text::records::no_spoils().to_owned(),
            Self::NothingToDecide => text::records::nothing_to_decide().to_owned(),
        }
    }
}

fn listed(territories: TerritorySet) -> String {
    let names = territories.iter().map(|territory| territory.name().to_owned());
    names.reduce(text::and_next).unwrap_or_default()
}

impl InWords for FairnessFinding {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        let Self { number, round, issue } = *self;
        text::records::Finding { action: number, round, doubt: issue.in_words() }.say()
    }
}

impl InWords for FairnessIssue {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match *self {
            Self::FreeDeal(seat) => text::records::free_deal(seat.in_words()),
            Self::PledgedLate => text::records::pledged_late().to_owned(),
            Self::PledgedAgain(seat) => text::records::pledged_again(seat.in_words()),
            Self::Unpledged(seat) => text::records::unpledged(seat.in_words()),
            Self::Undisclosed(seat, turns) => {
                text::records::Undisclosed { army: seat.in_words(), turns }.say()
            }
            Self::WordInTurn(seat) => text::records::word_in_turn(seat.in_words()),
            Self::Copy => text::records::copy().to_owned(),
        }
    }
}
