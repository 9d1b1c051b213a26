//! Faults and notes of the importer of boards, in words.

use crate::InWords;
use importer::{ExpectedForm, ForeignFeature, ImportProblem, Note};

impl InWords for ImportProblem {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::NoFile => text::import_faults::no_file().to_owned(),
            Self::Unrecognized => text::import_faults::unrecognized().to_owned(),
            Self::Json(reason) => text::import_faults::json(reason),
            Self::Xml(reason) => text::import_faults::xml(reason),
            Self::Expected { expected: ExpectedForm::DominationContinent, found } => {
                text::import_faults::expected_domination_continent(found)
            }
            Self::Expected { expected: ExpectedForm::DominationCountry, found } => {
                text::import_faults::expected_domination_country(found)
            }
            Self::Expected { expected: ExpectedForm::DominationBorders, found } => {
                text::import_faults::expected_domination_borders(found)
            }
            Self::Expected { expected: ExpectedForm::ConquestContinent, found } => {
                text::import_faults::expected_conquest_continent(found)
            }
            Self::Expected { expected: ExpectedForm::ConquestTerritory, found } => {
                text::import_faults::expected_conquest_territory(found)
            }
            Self::Expected { expected: ExpectedForm::Number, found } => {
                text::import_faults::expected_number(found)
            }
            Self::Expected { expected: ExpectedForm::Whole, found } => {
                text::import_faults::expected_whole_number(found)
            }
            Self::Expected { expected: ExpectedForm::Points, found } => {
                text::import_faults::expected_points(found)
            }
            Self::Expected { expected: ExpectedForm::Places, found } => {
                text::import_faults::expected_places(found)
            }
            Self::NoSection(section) => text::import_faults::no_section(section),
            Self::NoElement(element) => text::import_faults::no_element(element),
            Self::NumberTwice(number) => text::import_faults::number_twice(*number),
            Self::NoRoom(name) => text::import_faults::no_room(name),
            Self::TooManyTerritories { found, most } => {
                text::import_faults::TooManyTerritories { found, most }.say()
            }
            Self::TooFewTerritories { found, least } => {
                text::import_faults::TooFewTerritories { found: *found, least }.say()
            }
            Self::TooManyContinents { found, most } => {
                text::import_faults::TooManyContinents { found, most }.say()
            }
            Self::TooManySeas { found, most } => {
                text::import_faults::TooManySeas { found, most }.say()
            }
            Self::TooManyHexes { found, most } => {
                text::import_faults::TooManyHexes { found, most }.say()
            }
            Self::NoTerritory(found) => text::import_faults::no_territory(found),
            Self::NoContinent(found) => text::import_faults::no_continent(found),
            Self::NoSea(found) => text::import_faults::no_sea(found),
            Self::NoHex(found) => text::import_faults::no_hex(found),
            Self::NoArmy(found) => text::import_faults::no_army(found),
            Self::StartTwice(name) => text::import_faults::start_twice(name),
            Self::TerritoryTwice(name) => text::import_faults::territory_twice(name),
            Self::ContinentTwice(name) => text::import_faults::continent_twice(name),
            Self::EmptyContinent(name) => text::import_faults::empty_continent(name),
            Self::OwnBorder(name) => text::import_faults::own_border(name),
            Self::Unreachable { from, to } => text::import_faults::Unreachable { from, to }.say(),
            Self::Missing { field, of } => text::import_faults::Missing { field, of }.say(),
            Self::Range { field, of } => text::import_faults::Range { field, of }.say(),
            Self::Path { field, of } => text::import_faults::Path { field, of }.say(),
            Self::Board(reason) => text::import_faults::board(reason),
        }
    }
}

impl InWords for Note {
    type Words<'a> = String;

    fn in_words(&self) -> String {
        match self {
            Self::NoArtwork => text::import_notes::no_artwork().to_owned(),
            Self::SeasDrawn { seas, harbours } => {
                text::import_notes::SeasDrawn { seas: *seas, harbours: *harbours }.say()
            }
            Self::FromPicture { name } => text::import_notes::from_picture(name),
            Self::FromPositions => text::import_notes::from_positions().to_owned(),
            Self::NoPositions { count } => text::import_notes::no_positions(*count),
            Self::PictureMissing { name } => text::import_notes::picture_missing(name),
            Self::NotOnPicture { count } => text::import_notes::not_on_picture(*count),
            Self::Lanes { count } => text::import_notes::lanes(*count),
            Self::Barriers { count } => text::import_notes::barriers(*count),
            Self::Overseas { count } => text::import_notes::overseas(*count),
            Self::OneWay { count } => text::import_notes::one_way(*count),
            Self::OwnBorders { count } => text::import_notes::own_borders(*count),
            Self::BordersFromMap { count } => text::import_notes::borders_from_map(*count),
            Self::Numbered { count } => text::import_notes::numbered(*count),
            Self::Nameless { count } => text::import_notes::nameless(*count),
            Self::NoContinents => text::import_notes::no_continents().to_owned(),
            Self::NoContinent { count } => text::import_notes::no_continent(*count),
            Self::SeveralContinents { count } => text::import_notes::several_continents(*count),
            Self::EmptyContinents { count } => text::import_notes::empty_continents(*count),
            Self::Bonuses { count } => text::import_notes::bonuses(*count),
            Self::Ignored(ForeignFeature::Cards) => text::import_notes::ignored_cards().to_owned(),
            Self::Ignored(ForeignFeature::Missions) => {
                text::import_notes::ignored_missions().to_owned()
            }
            Self::Ignored(ForeignFeature::Bombardments) => {
                text::import_notes::ignored_bombardments().to_owned()
            }
            Self::Ignored(ForeignFeature::Neutrals) => {
                text::import_notes::ignored_neutrals().to_owned()
            }
            Self::Ignored(ForeignFeature::Objectives) => {
                text::import_notes::ignored_objectives().to_owned()
            }
            Self::Ignored(ForeignFeature::Positions) => {
                text::import_notes::ignored_positions().to_owned()
            }
            Self::Ignored(ForeignFeature::Reinforcements) => {
                text::import_notes::ignored_reinforcements().to_owned()
            }
            Self::Ignored(ForeignFeature::Overrides) => {
                text::import_notes::ignored_overrides().to_owned()
            }
            Self::FileIgnored { name } => text::import_notes::file_ignored(name),
        }
    }
}
