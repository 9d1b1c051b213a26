//! The result of an import.

use engine::world::{WorldFault, WorldPlan};
use serde_json::{Map, Number, Value};

use super::note::Note;
use super::title;

/// A board that can be played on and drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedBoard {
    /// The board in the form of the board files. Its title is like no other board's.
    pub json: String,
    /// Its name for people, which need not be unlike others.
    pub name: String,
    /// The remarks on what the files lacked, and what was done about it.
    pub notes: Vec<Note>,
}

/// The digits after the point that are kept of a number.
const FINE: f64 = 1e4;

impl ImportedBoard {
    /// Gives a board its title and writes it. The same content always gives the same text.
    ///
    /// # Errors
    /// Fails if the engine refuses the board.
    pub(crate) fn of(
        mut content: Map<String, Value>,
        name: String,
        notes: Vec<Note>,
    ) -> Result<Self, WorldFault> {
        content.values_mut().for_each(settle);
        content.insert("name".to_owned(), name.clone().into());
        let title = title::title(&name, &content);
        content.insert("title".to_owned(), title.into());
        let json = Value::Object(content).to_string();
        WorldPlan::read(&json)?;
        Ok(Self { json, name, notes })
    }
}

/// Rounds all numbers, so that what is written is read as the same number.
pub(crate) fn settle(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(settle),
        Value::Object(fields) => fields.values_mut().for_each(settle),
        Value::Number(number) => {
            if let Some(rounded) = number.as_f64().filter(|_| number.is_f64()).and_then(rounded) {
                *number = rounded;
            }
        }
        _ => {}
    }
}

fn rounded(number: f64) -> Option<Number> {
    let fine = (number * FINE).round() / FINE;
    #[expect(clippy::cast_possible_truncation, reason = "checked to be a small whole number")]
    if fine.fract() == 0.0 && fine.abs() < 1e9 {
        Some((fine as i64).into())
    } else {
        Number::from_f64(fine)
    }
}
