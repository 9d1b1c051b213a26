//! The English sentences of the importer are those of the catalogue.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[macro_use]
mod compared;

use importer::{Feature, Form, Note, Problem};

fn found() -> String {
    "Atlantis".to_owned()
}

#[test]
fn what_the_importer_found_is_that_of_the_catalogue() {
    let problems = [
        Problem::NoFile,
        Problem::Unrecognized,
        Problem::Json(found()),
        Problem::Xml(found()),
        Problem::Expected { expected: Form::DominationContinent, found: found() },
        Problem::Expected { expected: Form::DominationCountry, found: found() },
        Problem::Expected { expected: Form::DominationBorders, found: found() },
        Problem::Expected { expected: Form::ConquestContinent, found: found() },
        Problem::Expected { expected: Form::ConquestTerritory, found: found() },
        Problem::Expected { expected: Form::Number, found: found() },
        Problem::Expected { expected: Form::Whole, found: found() },
        Problem::Expected { expected: Form::Points, found: found() },
        Problem::Expected { expected: Form::Places, found: found() },
        Problem::NoSection("map"),
        Problem::NoElement("map"),
        Problem::NumberTwice(3),
        Problem::NoRoom(found()),
        Problem::TooManyTerritories { found: 2, most: 3 },
        Problem::TooFewTerritories { found: 2, least: 3 },
        Problem::TooManyContinents { found: 2, most: 3 },
        Problem::TooManySeas { found: 2, most: 3 },
        Problem::TooManyHexes { found: 2, most: 3 },
        Problem::NoTerritory(found()),
        Problem::NoContinent(found()),
        Problem::NoSea(found()),
        Problem::NoHex(found()),
        Problem::NoArmy(found()),
        Problem::StartTwice(found()),
        Problem::TerritoryTwice(found()),
        Problem::ContinentTwice(found()),
        Problem::EmptyContinent(found()),
        Problem::OwnBorder(found()),
        Problem::Unreachable { from: found(), to: found() },
        Problem::Missing { field: "d", of: found() },
        Problem::Range { field: "d", of: found() },
        Problem::Path { field: "d", of: found() },
        Problem::Board(found()),
    ];
    compare!("importer", "fault.rs", Problem, problems);
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
        Note::Ignored(Feature::Cards),
        Note::Ignored(Feature::Missions),
        Note::Ignored(Feature::Bombardments),
        Note::Ignored(Feature::Neutrals),
        Note::Ignored(Feature::Objectives),
        Note::Ignored(Feature::Positions),
        Note::Ignored(Feature::Reinforcements),
        Note::Ignored(Feature::Overrides),
        Note::FileIgnored { name: found() },
    ];
    compare!("importer", "note.rs", Note, notes);
}
