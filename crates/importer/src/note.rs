//! Notes: what the files lacked, and what was done about it.

use std::fmt::{self, Display, Formatter};

use engine::core::Message;
use engine::messages;

/// A remark on an imported board, which has a key and arguments for translations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// A board in our own form without artwork.
    NoArtwork,
    /// There are no seas in the files; these were drawn.
    SeasDrawn { seas: usize, harbours: usize },
    /// The outlines come from an image map.
    FromPicture { name: String },
    /// There are no outlines; territories were drawn around their positions.
    FromPositions,
    /// There are no positions either, or some are missing; they were chosen by the borders.
    NoPositions { count: usize },
    /// A picture that the board names wasn't among the files.
    PictureMissing { name: String },
    /// Territories that the image map doesn't show, drawn around their positions.
    NotOnPicture { count: usize },
    /// Borders between territories that don't touch.
    Lanes { count: usize },
    /// Pairs of territories that touch without a border between them.
    Barriers { count: usize },
    /// Borders over the sea that connect what land doesn't.
    Overseas { count: usize },
    /// Borders that were listed for one side only.
    OneWay { count: usize },
    /// Borders of territories on themselves.
    OwnBorders { count: usize },
    /// The file lists no borders; they follow from the map.
    BordersFromMap { count: usize },
    /// Territories that had the same name as others.
    Numbered { count: usize },
    /// Territories without a name.
    Nameless { count: usize },
    /// The file lists no continents.
    NoContinents,
    /// Territories in no continent.
    NoContinent { count: usize },
    /// Territories in several continents, of which the smallest was chosen.
    SeveralContinents { count: usize },
    /// Continents without territories, which were left out.
    EmptyContinents { count: usize },
    /// Continents without a bonus.
    Bonuses { count: usize },
    /// Something that this game doesn't have.
    Ignored(ForeignFeature),
    /// Files that don't belong to the board.
    FileIgnored { name: String },
}

/// A feature of other games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForeignFeature {
    /// Cards of territories.
    Cards,
    /// Secret missions.
    Missions,
    /// Attacks that don't conquer.
    Bombardments,
    /// Neutral armies.
    Neutrals,
    /// Objectives.
    Objectives,
    /// Starting positions.
    Positions,
    /// Special reinforcements.
    Reinforcements,
    /// Bonuses that replace others.
    Overrides,
}

messages! { Note {
    Self::NoArtwork => ["no-artwork", "the board has no outlines: territories are drawn as squares"],
    Self::SeasDrawn { seas, harbours } => [
        "seas-drawn",
        "the board has no seas for ships: drew {seas} seas and {harbours} harbours around the land",
        seas,
        harbours
    ],
    Self::FromPicture { name } => ["from-picture", "the outlines come from {name}", name],
    Self::FromPositions => [
        "from-positions", "the board has no outlines: drew territories around their positions"
    ],
    Self::NoPositions { count } => [
        "no-positions", "chose the positions of {count} territories by their borders", count
    ],
    Self::PictureMissing { name } => [
        "picture-missing", "the board names the picture {name}, which is not among the files", name
    ],
    Self::NotOnPicture { count } => [
        "not-on-picture",
        "{count} territories are not on the picture: drew them around their positions",
        count
    ],
    Self::Lanes { count } => [
        "lanes", "{count} borders are between territories that do not touch: made them sea lanes", count
    ],
    Self::Barriers { count } => [
        "barriers", "{count} pairs of territories touch without a border between them", count
    ],
    Self::Overseas { count } => [
        "overseas",
        "the board has no lanes across its seas: added {count} that connect the land",
        count
    ],
    Self::OneWay { count } => ["one-way", "made {count} one-way borders two-way", count],
    Self::OwnBorders { count } => [
        "own-borders", "left out {count} borders of territories with themselves", count
    ],
    Self::BordersFromMap { count } => [
        "borders-from-map", "the board lists no borders: took {count} from the map", count
    ],
    Self::Numbered { count } => [
        "numbered", "numbered {count} territories that share their names with others", count
    ],
    Self::Nameless { count } => ["nameless", "gave names to {count} territories without one", count],
    Self::NoContinents => [
        "no-continents", "the board lists no continents: made them from the territories"
    ],
    Self::NoContinent { count } => [
        "no-continent", "{count} territories are in no continent: made one continent of them", count
    ],
    Self::SeveralContinents { count } => [
        "several-continents",
        "{count} territory listings were duplicates in a second continent: kept the smallest continent",
        count
    ],
    Self::EmptyContinents { count } => [
        "empty-continents", "left out {count} continents without territories", count
    ],
    Self::Bonuses { count } => [
        "bonuses", "computed the bonuses of {count} continents from their borders", count
    ],
    Self::Ignored(ForeignFeature::Cards) => ["ignored-cards", "ignored the cards: each territory has one"],
    Self::Ignored(ForeignFeature::Missions) => ["ignored-missions", "ignored the missions"],
    Self::Ignored(ForeignFeature::Bombardments) => ["ignored-bombardments", "ignored bombardments"],
    Self::Ignored(ForeignFeature::Neutrals) => ["ignored-neutrals", "ignored neutral armies"],
    Self::Ignored(ForeignFeature::Objectives) => ["ignored-objectives", "ignored objectives"],
    Self::Ignored(ForeignFeature::Positions) => ["ignored-positions", "ignored starting positions"],
    Self::Ignored(ForeignFeature::Reinforcements) => ["ignored-reinforcements", "ignored reinforcements"],
    Self::Ignored(ForeignFeature::Overrides) => ["ignored-overrides", "ignored overridden bonuses"],
    Self::FileIgnored { name } => ["file-ignored", "{name} is not part of this board", name],
} }

impl Display for Note {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.say(f)
    }
}
