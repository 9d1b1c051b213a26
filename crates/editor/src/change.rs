//! The changes that can be made to a board.

use engine::core::Seat;

use super::board::{BoardContents, pair};

/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;

/// The largest bonus of a continent.
pub const MOST_BONUS: u32 = 99;

/// One step of changing a board. Whatever it names by number and isn't there leaves the board as it
/// is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    RenameBoard(String),
    RenameTerritory(usize, String),
    RenameContinent(usize, String),
    RenameSea(usize, String),
    /// Moves a territory to a continent.
    Move(usize, usize),
    /// Adds a continent with this name, which has no territories yet.
    AddContinent(String),
    /// Removes a continent, if it has no territories.
    RemoveContinent(usize),
    SetBonus(usize, u32),
    AddBorder(usize, usize),
    RemoveBorder(usize, usize),
    /// Gives a territory a harbour on a sea.
    AddHarbour(usize, usize),
    RemoveHarbour(usize, usize),
    /// Lets an army start with a territory, or none.
    SetStart(usize, Option<Seat>),
}

impl Change {
    /// Makes the change. Everything but the coasts is checked here.
    pub(crate) fn make(self, board: &mut BoardContents) {
        match self {
            Self::RenameBoard(name) => board.name = tidy(&name),
            Self::RenameTerritory(at, name) => {
                rename(board.territories.get_mut(at).map(|it| &mut it.name), &name);
            }
            Self::RenameContinent(at, name) => {
                rename(board.continents.get_mut(at).map(|it| &mut it.name), &name);
            }
            Self::RenameSea(at, name) => rename(board.seas.get_mut(at), &name),
            Self::Move(at, continent) => {
                if continent < board.continents.len()
                    && let Some(territory) = board.territories.get_mut(at)
                {
                    territory.continent = continent;
                }
            }
            Self::AddContinent(name) => board.add_continent(tidy(&name)),
            Self::RemoveContinent(at) => remove_continent(board, at),
            Self::SetBonus(at, bonus) => {
                if let Some(continent) = board.continents.get_mut(at) {
                    continent.bonus = bonus.min(MOST_BONUS);
                }
            }
            Self::AddBorder(a, b) => {
                if a != b && a.max(b) < board.territories.len() {
                    board.borders.insert(pair(a, b));
                }
            }
            Self::RemoveBorder(a, b) => {
                board.borders.remove(&pair(a, b));
            }
            Self::AddHarbour(at, sea) => {
                if at < board.territories.len() && sea < board.seas.len() {
                    board.harbours.insert((at, sea));
                }
            }
            Self::RemoveHarbour(at, sea) => {
                board.harbours.remove(&(at, sea));
            }
            Self::SetStart(at, seat) => {
                if let Some(territory) = board.territories.get_mut(at) {
                    territory.start = seat;
                }
            }
        }
    }
}

fn rename(place: Option<&mut String>, name: &str) {
    if let Some(place) = place {
        *place = tidy(name);
    }
}

/// Returns a name with single spaces between its words, and not too long.
fn tidy(name: &str) -> String {
    let words = name.split(|it: char| it.is_whitespace() || it.is_control());
    let name = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    name.chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

fn remove_continent(board: &mut BoardContents, at: usize) {
    if at >= board.continents.len() || board.members(at).next().is_some() {
        return;
    }
    board.continents.remove(at);
    for territory in board.territories.iter_mut().filter(|it| it.continent > at) {
        territory.continent -= 1;
    }
}
