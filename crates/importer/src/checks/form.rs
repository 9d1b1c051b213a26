//! The form of board files, with seas or without.

use std::collections::BTreeMap;

use serde::Deserialize;

pub type Point = [f64; 2];

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Board {
    pub title: String,
    pub name: Option<String>,
    pub view_box: Option<[f64; 4]>,
    pub wrap_width: Option<f64>,
    pub middle: Option<String>,
    #[serde(default)]
    pub anchorages: Vec<Point>,
    pub continents: Vec<Continent>,
    #[serde(default)]
    pub objectives: Vec<[String; 2]>,
    #[serde(default)]
    pub oceans: Vec<String>,
    #[serde(default)]
    pub grid: Grid,
    pub territories: Vec<Territory>,
    pub adjacency: Borders,
    #[serde(default)]
    pub hexes: Vec<Hex>,
    #[serde(default)]
    pub walls: Vec<Wall>,
    #[serde(default)]
    pub harbours: Harbours,
    #[serde(default, rename = "harboursGeoVariant")]
    pub geographic: Harbours,
    /// The territories that armies start with, by colour.
    #[serde(default)]
    pub starts: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Continent {
    pub id: String,
    pub name: String,
    pub bonus: Option<u32>,
    pub hold: Option<f32>,
    pub name_at: Option<Point>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
pub struct Grid {
    pub rows: usize,
    pub cols: usize,
    pub origin_x: Option<f64>,
    pub origin_y: Option<f64>,
    pub hex_width: Option<f64>,
    pub side: Option<f64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Territory {
    pub id: String,
    pub name: String,
    pub continent: String,
    pub lines: Option<Vec<String>>,
    pub badge: Option<Badge>,
    pub hit_radius: Option<f64>,
    pub name_at: Option<Point>,
    pub d: Option<String>,
}

#[derive(Deserialize)]
pub struct Badge {
    pub x: f64,
    pub y: f64,
    pub leader: Option<Point>,
}

#[derive(Deserialize)]
pub struct Borders {
    pub land: Vec<[String; 2]>,
    #[serde(default)]
    pub overseas: Vec<Lane>,
}

#[derive(Deserialize)]
pub struct Lane {
    pub a: String,
    pub b: String,
    #[serde(default)]
    pub optional: bool,
    #[serde(default)]
    pub segments: Vec<Vec<Point>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Hex {
    pub row: usize,
    pub col: usize,
    pub ocean: String,
    pub x: Option<f64>,
    pub y: Option<f64>,
    pub anchor: Option<Point>,
    pub anchor_room: Option<f64>,
    pub cell: Option<String>,
}

/// A line between two hexes that no ship passes.
#[derive(Deserialize)]
pub struct Wall {
    pub a: String,
    pub b: String,
}

#[derive(Deserialize)]
pub struct Harbour {
    pub hexes: Vec<String>,
}

/// Harbours by territory id, then by the name of the sea.
pub type Harbours = BTreeMap<String, BTreeMap<String, Harbour>>;
