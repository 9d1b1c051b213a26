//! The JSON form of `data/*.json`, as far as the game needs it.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct WorldDraft {
    pub(super) title: String,
    pub(super) continents: Vec<DraftContinent>,
    #[serde(default)]
    pub(super) objectives: Vec<[String; 2]>,
    pub(super) oceans: Vec<String>,
    #[serde(default)]
    pub(super) canals: Vec<String>,
    pub(super) grid: DraftGrid,
    pub(super) territories: Vec<DraftTerritory>,
    pub(super) adjacency: DraftBorders,
    pub(super) hexes: Vec<DraftHex>,
    #[serde(default)]
    pub(super) walls: Vec<DraftWall>,
    pub(super) harbours: DraftHarbours,
    #[serde(default, rename = "harboursGeoVariant")]
    pub(super) geographic: DraftHarbours,
    /// The territories that armies start with, by colour.
    #[serde(default)]
    pub(super) starts: BTreeMap<String, Vec<String>>,
    /// The title of the board that this one is a copy of.
    #[serde(default, rename = "playsLike")]
    pub(super) plays_like: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct DraftContinent {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) bonus: u32,
    pub(super) hold: f32,
}

#[derive(Deserialize)]
pub(super) struct DraftGrid {
    pub(super) rows: usize,
    pub(super) cols: usize,
}

#[derive(Deserialize)]
pub(super) struct DraftTerritory {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) continent: String,
}

#[derive(Deserialize)]
pub(super) struct DraftBorders {
    pub(super) land: Vec<[String; 2]>,
    #[serde(default)]
    pub(super) overseas: Vec<DraftLane>,
}

#[derive(Deserialize)]
pub(super) struct DraftLane {
    pub(super) a: String,
    pub(super) b: String,
    #[serde(default)]
    pub(super) optional: bool,
}

#[derive(Deserialize)]
pub(super) struct DraftHex {
    pub(super) row: usize,
    pub(super) col: usize,
    pub(super) ocean: String,
}

#[derive(Deserialize)]
pub(super) struct DraftWall {
    pub(super) a: String,
    pub(super) b: String,
    pub(super) forced: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct DraftHarbour {
    pub(super) hexes: Vec<String>,
}

/// Harbours by territory id, then by the name of the ocean.
pub(super) type DraftHarbours = BTreeMap<String, BTreeMap<String, DraftHarbour>>;
