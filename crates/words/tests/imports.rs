//! The English sentences of the importer are those of the catalogue.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[macro_use]
mod compared;

use importer::{ExpectedForm, ForeignFeature, ImportProblem, Note};

fn found() -> String {
    "Atlantis".to_owned()
}

#[test]
fn what_the_importer_found_is_that_of_the_catalogue() {
    let problems = [
        ImportProblem::NoFile,
        ImportProblem::Unrecognized,
        ImportProblem::Json(found()),
        ImportProblem::Xml(found()),
        ImportProblem::Expected { expected: ExpectedForm::DominationContinent, found: found() },
        ImportProblem::Expected { expected: ExpectedForm::DominationCountry, found: found() },
        ImportProblem::Expected { expected: ExpectedForm::DominationBorders, found: found() },
        ImportProblem::Expected { expected: ExpectedForm::ConquestContinent, found: found() },
        ImportProblem::Expected { expected: ExpectedForm::ConquestTerritory, found: found() },
        ImportProblem::Expected { expected: ExpectedForm::Number, found: found() },
        ImportProblem::Expected { expected: ExpectedForm::Whole, found: found() },
        ImportProblem::Expected { expected: ExpectedForm::Points, found: found() },
        ImportProblem::Expected { expected: ExpectedForm::Places, found: found() },
        ImportProblem::NoSection("map"),
        ImportProblem::NoElement("map"),
        ImportProblem::NumberTwice(3),
        ImportProblem::NoRoom(found()),
        ImportProblem::TooManyTerritories { found: 2, most: 3 },
        ImportProblem::TooFewTerritories { found: 2, least: 3 },
        ImportProblem::TooManyContinents { found: 2, most: 3 },
        ImportProblem::TooManySeas { found: 2, most: 3 },
        ImportProblem::TooManyHexes { found: 2, most: 3 },
        ImportProblem::NoTerritory(found()),
        ImportProblem::NoContinent(found()),
        ImportProblem::NoSea(found()),
        ImportProblem::NoHex(found()),
        ImportProblem::NoArmy(found()),
        ImportProblem::StartTwice(found()),
        ImportProblem::TerritoryTwice(found()),
        ImportProblem::ContinentTwice(found()),
        ImportProblem::EmptyContinent(found()),
        ImportProblem::OwnBorder(found()),
        ImportProblem::Unreachable { from: found(), to: found() },
        ImportProblem::Missing { field: "d", of: found() },
        ImportProblem::Range { field: "d", of: found() },
        ImportProblem::Path { field: "d", of: found() },
        ImportProblem::Board(found()),
    ];
    compare!("importer", "fault.rs", ImportProblem, problems);
    let notes = [
        Note::NoArtwork,
        Note::SeasDrawn { seas: 3, harbours: 3 },
        Note::FromPicture { name: found() },
        Note::FromPositions,
        Note::NoPositions { count: 3 },
        Note::PictureMissing { name: found() },
        Note::NotOnPicture { count: 3 },
        Note::Lanes { count: 3 },
        Note::Barriers { count: 3 },
        Note::Overseas { count: 3 },
        Note::OneWay { count: 3 },
        Note::OwnBorders { count: 3 },
        Note::BordersFromMap { count: 3 },
        Note::Numbered { count: 3 },
        Note::Nameless { count: 3 },
        Note::NoContinents,
        Note::NoContinent { count: 3 },
        Note::SeveralContinents { count: 3 },
        Note::EmptyContinents { count: 3 },
        Note::Bonuses { count: 3 },
        Note::Ignored(ForeignFeature::Cards),
        Note::Ignored(ForeignFeature::Missions),
        Note::Ignored(ForeignFeature::Bombardments),
        Note::Ignored(ForeignFeature::Neutrals),
        Note::Ignored(ForeignFeature::Objectives),
        Note::Ignored(ForeignFeature::Positions),
        Note::Ignored(ForeignFeature::Reinforcements),
        Note::Ignored(ForeignFeature::Overrides),
        Note::FileIgnored { name: found() },
    ];
    compare!("importer", "note.rs", Note, notes);
}
