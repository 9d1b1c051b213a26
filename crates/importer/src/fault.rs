//! Faults: why no board could be read from the files.

use std::fmt::{self, Display, Formatter};

use engine::core::Message;
use engine::messages;

/// A fault in a file. Nothing of the file is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportFault {
    /// The name of the file.
    pub file: String,
    /// The number of the line, from 1, if the fault is in one.
    pub line: Option<usize>,
    /// The problem there, which has a key and arguments for translations.
    pub problem: ImportProblem,
}

impl ImportFault {
    /// Creates a fault of a whole file.
    pub(crate) fn whole(file: &str, problem: ImportProblem) -> Self {
        Self { file: file.to_owned(), line: None, problem }
    }
}

impl Display for ImportFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.file.is_empty() {
            write!(f, "{}", self.file)?;
            if let Some(line) = self.line {
                write!(f, ", line {line}")?;
            }
            write!(f, ": ")?;
        }
        self.problem.say(f)
    }
}

impl std::error::Error for ImportFault {}

/// A problem with a file: what was found, and what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportProblem {
    /// No file was chosen.
    NoFile,
    /// The file isn't in a format that is known.
    Unrecognized,
    /// The file isn't JSON of the right form; a technical reason.
    Json(String),
    /// The file isn't well-formed XML; a technical reason.
    Xml(String),
    /// A line or an element has another form than expected.
    Expected { expected: ExpectedForm, found: String },
    /// A section is missing.
    NoSection(&'static str),
    /// An element is missing.
    NoElement(&'static str),
    /// Two countries have the same number.
    NumberTwice(usize),
    /// A territory for which the map has no room.
    NoRoom(String),
    /// More territories than a board has room for.
    TooManyTerritories { found: usize, most: usize },
    /// Too few territories to play.
    TooFewTerritories { found: usize, least: usize },
    /// More continents than a board has room for.
    TooManyContinents { found: usize, most: usize },
    /// More seas than a board has room for.
    TooManySeas { found: usize, most: usize },
    /// More hexes of sea than a board has room for.
    TooManyHexes { found: usize, most: usize },
    /// A border, harbour or start of a territory that isn't in the file.
    NoTerritory(String),
    /// A territory in a continent that isn't in the file.
    NoContinent(String),
    /// A hex of a sea that isn't in the file.
    NoSea(String),
    /// A harbour in a hex that isn't sea.
    NoHex(String),
    /// A starting position of a colour that no army has.
    NoArmy(String),
    /// Two armies start with the same territory.
    StartTwice(String),
    /// Two territories have the same name or id.
    TerritoryTwice(String),
    /// Two continents have the same name or id.
    ContinentTwice(String),
    /// A continent without territories.
    EmptyContinent(String),
    /// A territory borders on itself.
    OwnBorder(String),
    /// No chain of borders leads from the first territory to this one.
    Unreachable { from: String, to: String },
    /// A field of the artwork is missing.
    Missing { field: &'static str, of: String },
    /// A number that isn't possible there.
    Range { field: &'static str, of: String },
    /// An outline that isn't a closed path of straight lines.
    Path { field: &'static str, of: String },
    /// Any other fault of the board, in English.
    Board(String),
}

/// The form of a line or an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedForm {
    /// A continent in Domination's files.
    DominationContinent,
    /// A country in Domination's files.
    DominationCountry,
    /// The borders of a country in Domination's files.
    DominationBorders,
    /// A continent in Conquest's files.
    ConquestContinent,
    /// A territory in Conquest's files.
    ConquestTerritory,
    /// A number.
    Number,
    /// A number without a fraction.
    Whole,
    /// Points of an outline.
    Points,
    /// A name with points in brackets.
    Places,
}

messages! { ImportProblem {
    Self::NoFile => ["no-file", "no file was chosen; choose the files of one board"],
    Self::Unrecognized => [
        "unrecognized",
        "this is not a board; expected a .map file, an XML file of a board, or a board’s JSON"
    ],
    Self::Json(reason) => ["json", "expected a board’s JSON: {reason}", reason],
    Self::Xml(reason) => ["xml", "expected XML: {reason}", reason],
    Self::Expected { expected: ExpectedForm::DominationContinent, found } => [
        "expected-domination-continent", "found “{found}”; expected a name, a bonus and a colour, such as “Europe 5 blue”", found
    ],
    Self::Expected { expected: ExpectedForm::DominationCountry, found } => [
        "expected-domination-country", "found “{found}”; expected a number, a name, a continent, x and y, such as “1 Alaska 1 57 82”", found
    ],
    Self::Expected { expected: ExpectedForm::DominationBorders, found } => [
        "expected-domination-borders", "found “{found}”; expected the numbers of a country and its neighbours, such as “1 2 3 38”", found
    ],
    Self::Expected { expected: ExpectedForm::ConquestContinent, found } => [
        "expected-conquest-continent", "found “{found}”; expected a name and a bonus, such as “Europe=5”", found
    ],
    Self::Expected { expected: ExpectedForm::ConquestTerritory, found } => [
        "expected-conquest-territory", "found “{found}”; expected a name, x, y, a continent and neighbours, such as “Alaska,70,126,North America,Alberta”", found
    ],
    Self::Expected { expected: ExpectedForm::Number, found } => [
        "expected-number", "found “{found}”; expected a number", found
    ],
    Self::Expected { expected: ExpectedForm::Whole, found } => [
        "expected-whole-number", "found “{found}”; expected a whole number", found
    ],
    Self::Expected { expected: ExpectedForm::Points, found } => [
        "expected-points", "found “{found}”; expected points such as “12,30 40,31”", found
    ],
    Self::Expected { expected: ExpectedForm::Places, found } => [
        "expected-places", "found “{found}”; expected a name and points such as “(12,30) (40,31)”", found
    ],
    Self::NoSection(section) => ["no-section", "expected a section {section}", section],
    Self::NoElement(element) => ["no-element", "expected an element <{element}>", element],
    Self::NumberTwice(number) => [
        "number-twice", "there are two countries with the number {number}; expected one", number
    ],
    Self::NoRoom(name) => ["no-room", "there is no room on the map for “{name}”", name],
    Self::TooManyTerritories { found, most } => [
        "too-many-territories", "found {found} territories; a board has room for {most}", found, most
    ],
    Self::TooFewTerritories { found, least } => [
        "too-few-territories", "found {found} territories; a game needs at least {least}", found, least
    ],
    Self::TooManyContinents { found, most } => [
        "too-many-continents", "found {found} continents; a board has room for {most}", found, most
    ],
    Self::TooManySeas { found, most } => [
        "too-many-seas", "found {found} seas; a board has room for {most}", found, most
    ],
    Self::TooManyHexes { found, most } => [
        "too-many-hexes", "found {found} hexes of sea; a board has room for {most}", found, most
    ],
    Self::NoTerritory(found) => [
        "no-territory", "found “{found}”; expected one of the territories in this file", found
    ],
    Self::NoContinent(found) => [
        "no-continent", "found “{found}”; expected one of the continents in this file", found
    ],
    Self::NoSea(found) => ["no-sea", "found “{found}”; expected one of the seas in this file", found],
    Self::NoHex(found) => ["no-hex", "found “{found}”; expected one of the sea’s hexes", found],
    Self::NoArmy(found) => [
        "no-army", "found “{found}”; expected the colour of an army, such as “red”", found
    ],
    Self::StartTwice(name) => [
        "start-twice", "two armies start with “{name}”; expected one", name
    ],
    Self::TerritoryTwice(name) => [
        "territory-twice", "two territories are called “{name}”; expected different names", name
    ],
    Self::ContinentTwice(name) => [
        "continent-twice", "two continents are called “{name}”; expected different names", name
    ],
    Self::EmptyContinent(name) => [
        "empty-continent", "“{name}” has no territories; expected at least one", name
    ],
    Self::OwnBorder(name) => [
        "own-border", "“{name}” borders itself; expected another territory", name
    ],
    Self::Unreachable { from, to } => [
        "unreachable",
        "there is no way from “{from}” to “{to}”; expected borders that connect all territories",
        from,
        to
    ],
    Self::Missing { field, of } => ["missing", "{of} has no “{field}”", field, of],
    Self::Range { field, of } => ["range", "“{field}” of {of} is out of range", field, of],
    Self::Path { field, of } => [
        "path", "the outline “{field}” of {of} is not a path such as “M0 0l9 0 0 9z”", field, of
    ],
    Self::Board(reason) => ["board", "{reason}", reason],
} }
