//! The form of board files, with seas or without. Errors name its parts without `File`.

use std::collections::BTreeMap;

use serde::Deserialize;

pub type FilePoint = [f64; 2];

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", expecting = "struct Board")]
pub struct FileBoard {
    pub title: String,
    pub name: Option<String>,
    pub view_box: Option<[f64; 4]>,
    pub wrap_width: Option<f64>,
    pub middle: Option<String>,
    #[serde(default)]
    pub anchorages: Vec<FilePoint>,
    pub continents: Vec<FileContinent>,
    #[serde(default)]
    pub objectives: Vec<[String; 2]>,
    #[serde(default)]
    pub oceans: Vec<String>,
    #[serde(default)]
    pub grid: FileGrid,
    pub territories: Vec<FileTerritory>,
    pub adjacency: FileBorders,
    #[serde(default)]
    pub hexes: Vec<FileHex>,
    #[serde(default)]
    pub walls: Vec<FileWall>,
    #[serde(default)]
    pub harbours: FileHarbours,
    #[serde(default, rename = "harboursGeoVariant")]
    pub geographic: FileHarbours,
    /// The territories that armies start with, by colour.
    #[serde(default)]
    pub starts: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", expecting = "struct Continent")]
pub struct FileContinent {
    pub id: String,
    pub name: String,
    pub bonus: Option<u32>,
    pub hold: Option<f32>,
    pub name_at: Option<FilePoint>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default, expecting = "struct Grid")]
pub struct FileGrid {
    pub rows: usize,
    pub cols: usize,
    pub origin_x: Option<f64>,
    pub origin_y: Option<f64>,
    pub hex_width: Option<f64>,
    pub side: Option<f64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", expecting = "struct Territory")]
pub struct FileTerritory {
    pub id: String,
    pub name: String,
    pub continent: String,
    pub lines: Option<Vec<String>>,
    pub badge: Option<FileBadge>,
    pub hit_radius: Option<f64>,
    pub name_at: Option<FilePoint>,
    pub d: Option<String>,
}

#[derive(Deserialize)]
#[serde(expecting = "struct Badge")]
pub struct FileBadge {
    pub x: f64,
    pub y: f64,
    pub leader: Option<FilePoint>,
}

#[derive(Deserialize)]
#[serde(expecting = "struct Borders")]
pub struct FileBorders {
    pub land: Vec<[String; 2]>,
    #[serde(default)]
    pub overseas: Vec<FileLane>,
}

#[derive(Deserialize)]
#[serde(expecting = "struct Lane")]
pub struct FileLane {
    pub a: String,
    pub b: String,
    #[serde(default)]
    pub optional: bool,
    #[serde(default)]
    pub segments: Vec<Vec<FilePoint>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", expecting = "struct Hex")]
pub struct FileHex {
    pub row: usize,
    pub col: usize,
    pub ocean: String,
    pub x: Option<f64>,
    pub y: Option<f64>,
    pub anchor: Option<FilePoint>,
    pub anchor_room: Option<f64>,
    pub cell: Option<String>,
}

/// A line between two hexes that no ship passes.
#[derive(Deserialize)]
#[serde(expecting = "struct Wall")]
pub struct FileWall {
    pub a: String,
    pub b: String,
}

#[derive(Deserialize)]
#[serde(expecting = "struct Harbour")]
pub struct FileHarbour {
    pub hexes: Vec<String>,
}

/// Harbours by territory id, then by the name of the sea.
pub type FileHarbours = BTreeMap<String, BTreeMap<String, FileHarbour>>;
