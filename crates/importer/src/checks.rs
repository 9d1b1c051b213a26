//! Checks of a board in our own form: everything that the game and the drawing need.

mod drawing;
mod form;
mod places;

use engine::world::WorldFault;

use super::fault::{ImportFault, ImportProblem};
pub use form::FileBoard;
pub use places::LEAST;

pub use drawing::ring_of;

/// The line of a fault, if it has one, and the problem there.
pub type Found = (Option<usize>, ImportProblem);

/// Checks a board.
pub fn check(file: &str, json: &str) -> Result<(), ImportFault> {
    let faulty = |(line, problem)| ImportFault { file: file.to_owned(), line, problem };
    let board: FileBoard =
        serde_json::from_str(json).map_err(|error| faulty(unreadable(&error)))?;
    let lines = Lines(json);
    places::check(&board, &lines).map_err(faulty)?;
    drawing::check(&board, &lines).map_err(faulty)
}

/// Returns the fault of a board that the engine refuses.
pub fn refusal(file: &str, json: &str, reason: &WorldFault) -> ImportFault {
    let line = match reason {
        WorldFault::Unknown { name, .. } | WorldFault::Name(name) => Lines(json).of(name),
        _ => None,
    };
    ImportFault { file: file.to_owned(), line, problem: refused(reason) }
}

fn refused(reason: &WorldFault) -> ImportProblem {
    match *reason {
        WorldFault::Number { what: "territories", found, most } if found > most => {
            ImportProblem::TooManyTerritories { found, most }
        }
        WorldFault::Number { what: "continents", found, most } if found > most => {
            ImportProblem::TooManyContinents { found, most }
        }
        WorldFault::Number { what: "oceans", found, most } if found > most => {
            ImportProblem::TooManySeas { found, most }
        }
        WorldFault::Number { what: "hexes", found, most } if found > most => {
            ImportProblem::TooManyHexes { found, most }
        }
        _ => ImportProblem::Board(reason.to_string()),
    }
}

/// Returns the line and the reason of an error in JSON.
pub fn unreadable(error: &serde_json::Error) -> Found {
    let text = error.to_string();
    let reason = text.rsplit_once(" at line ").map_or(text.as_str(), |(reason, _)| reason);
    (Some(error.line()).filter(|line| *line > 0), ImportProblem::Json(reason.to_owned()))
}

/// The text of a board, in which names are looked up.
pub struct Lines<'a>(pub &'a str);

impl Lines<'_> {
    /// Returns the line of a name, the last one if it is there several times: names come before
    /// their uses.
    pub fn of(&self, name: &str) -> Option<usize> {
        let quoted = serde_json::to_string(name).ok()?;
        let place = self.0.rfind(&quoted)?;
        Some(self.0.get(..place)?.matches('\n').count() + 1)
    }

    fn at(&self, name: &str, problem: ImportProblem) -> Found {
        (self.of(name), problem)
    }
}
