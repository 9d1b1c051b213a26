//! The boards beside the Earth: downloaded, generated from their title, or taken from those that the
//! user has imported, when a game on them begins or is opened, and then there until the page is
//! closed. The service worker keeps their files for offline play.

use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use super::generating::{GeneratorPermit, shown, world_titled};
use crate::page::{Absent, part};
use crate::store::{OwnBoards, fetch_text_at, text_of};
use engine::world::{World, WorldFault, WorldId};
use screens::map::drawing::{BoardFault, Drawing};
use screens::new_game::boards::{BoardCard, name};
use screens::new_game::own_board::Kept;

/// The page's name for the file that lists the boards.
const LIST: &str = "boards";

thread_local! {
    /// The list of boards, once it has been fetched.
    static CARDS: RefCell<Rc<[BoardCard]>> = RefCell::default();
    /// The boards that are here with their texts, for the workers.
    static TEXTS: RefCell<Vec<(WorldId, String)>> = RefCell::default();
}

/// The reason why a board isn't here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardProblem {
    /// It couldn't be downloaded.
    Absent,
    /// Its file can't be used.
    Faulty(String),
    /// It is an imported one, which isn't on this device.
    Missing,
    /// The device has it, but damaged.
    Damaged,
    /// A link has brought it along, but damaged.
    DamagedInLink,
    /// No world is generated from its title.
    NoWorld,
    /// Too many boards have been read since the page was opened.
    NoRoom,
}

impl BoardProblem {
    /// Returns a message for the user.
    pub fn about(&self, board: WorldId) -> String {
        let board = name(board.title());
        match self {
            Self::Absent => text::boards::missing(board),
            Self::Faulty(reason) => text::boards::Faulty { board, reason }.say(),
            Self::Missing => text::own_boards::missing(board),
            Self::Damaged => text::own_boards::missing_damaged(board),
            Self::DamagedInLink => text::own_boards::missing_link(board),
            Self::NoWorld => text::boards::no_such_world(board),
            Self::NoRoom => text::own_boards::no_room().to_owned(),
        }
    }

    /// Returns `true` if the board's file would help, which the user may have.
    pub fn needs_file(&self) -> bool {
        matches!(self, Self::Missing | Self::Damaged | Self::DamagedInLink)
    }
}

impl From<BoardFault> for BoardProblem {
    fn from(fault: BoardFault) -> Self {
        match fault {
            BoardFault::World(WorldFault::NoRoom) => Self::NoRoom,
            fault => Self::Faulty(fault.to_string()),
        }
    }
}

impl From<Absent> for BoardProblem {
    fn from(_: Absent) -> Self {
        Self::Absent
    }
}

part! {
    boards:
    /// Reads the list of boards.
    fn listed(json: String) -> Vec<BoardCard> {
        BoardCard::list(&json)
    }
}

part! {
    worlds:
    /// Generates the board with this title, which takes a while.
    fn generated(title: String) -> Option<String> {
        world_titled(&title)
    }
}

part! {
    boards:
    /// Brings a board, and reads it with its artwork.
    fn brought(board: WorldId) -> Pin<Box<dyn Future<Output = Result<(), BoardProblem>>>> {
        Box::pin(bring(board))
    }
}

part! {
    boards:
    /// Brings the file of a board.
    fn file_of(board: WorldId) -> Pin<Box<dyn Future<Output = Result<String, BoardProblem>>>> {
        Box::pin(file(board))
    }
}

part! {
    boards:
    /// Reads a board without its artwork for a worker, or reserves the number of the one of which the
    /// text is the title.
    pub fn read_for_worker(json: String) -> () {
        let _ = WorldId::titled(&json);
        // An error is fine: the page has checked the board, or it has been read before.
        let _ = World::read(&json);
    }
}

/// Returns the boards that can be played on, or none if the list can't be fetched.
pub async fn cards() -> Rc<[BoardCard]> {
    let known = CARDS.with_borrow(Rc::clone);
    if !known.is_empty() {
        return known;
    }
    let Some(json) = text_of(LIST).await else { return known };
    let cards: Rc<[BoardCard]> = listed(json).await.unwrap_or_default().into();
    CARDS.set(Rc::clone(&cards));
    cards
}

/// Fetches the list of boards, and the parts of the program that read and generate boards.
pub(super) async fn fetch_ahead() {
    let _ = cards().await;
    // No world has an empty title, so this only loads the part of the program.
    let _ = generated(String::new()).await;
}

/// Brings a board, unless it is here.
///
/// # Errors
/// Fails if the board can't be brought or read; the next call tries again.
pub async fn load(board: WorldId) -> Result<(), BoardProblem> {
    if board.is_read() { Ok(()) } else { brought(board).await?.await }
}

async fn bring(board: WorldId) -> Result<(), BoardProblem> {
    read_here(file(board).await?)?;
    if board.is_read() { Ok(()) } else { Err(BoardProblem::Faulty(board.title().to_owned())) }
}

/// Returns the file of a board, that of the Earth too.
///
/// # Errors
/// Fails if it can't be brought.
pub async fn text_of_board(board: WorldId) -> Result<String, BoardProblem> {
    file_of(board).await?.await
}

async fn file(board: WorldId) -> Result<String, BoardProblem> {
    if board.is_generated() {
        return world(board).await;
    }
    let title = board.title();
    let json = if board.is_imported() { Some(kept(title)?) } else { downloaded(board).await };
    json.ok_or(BoardProblem::Absent)
}

/// Generates a world: in a worker, or on the page if there is none.
async fn world(board: WorldId) -> Result<String, BoardProblem> {
    let turn = GeneratorPermit::come().await;
    // Another request may have generated the same world by now.
    if let Some(text) = text_here(board) {
        return Ok(text);
    }
    let title = board.title();
    if let Some(text) = turn.generated(title).await {
        return Ok(text);
    }
    // Generating blocks the page, so show first that the world is on its way.
    shown().await;
    generated(title.to_owned()).await?.ok_or(BoardProblem::NoWorld)
}

async fn downloaded(board: WorldId) -> Option<String> {
    let cards = cards().await;
    let card = cards.iter().find(|card| card.world() == Some(board))?;
    fetch_text_at(&card.file, &card.integrity).await
}

/// Returns the text of an imported board that this device keeps.
fn kept(title: &str) -> Result<String, BoardProblem> {
    match OwnBoards::here().get(title).ok_or(BoardProblem::Missing)? {
        Kept::Board(board) => board.text().ok_or(BoardProblem::Damaged),
        Kept::Damaged(_) => Err(BoardProblem::Damaged),
    }
}

/// Reads a board with its artwork.
pub(super) fn read_here(json: String) -> Result<&'static Drawing, BoardProblem> {
    let drawing = Drawing::read(&json)?;
    let board = drawing.world().id();
    // Two pictures of games may have requested it at the same time.
    if text_here(board).is_none() {
        TEXTS.with_borrow_mut(|texts| texts.push((board, json)));
    }
    Ok(drawing)
}

/// Returns the text of a board that is here, unless it is the Earth.
fn text_here(board: WorldId) -> Option<String> {
    let is_it = |(known, _): &&(WorldId, String)| *known == board;
    TEXTS.with_borrow(|texts| texts.iter().find(is_it).map(|(_, text)| text.clone()))
}

/// Returns the texts of the boards that are here, in the order in which they came, after the titles
/// of those known by their titles, so that workers number these alike.
pub fn texts() -> Vec<String> {
    let titles = WorldId::reserved().map(|board| board.title().to_owned());
    let texts = TEXTS.with_borrow(|texts| texts.iter().map(|(_, text)| text.clone()).collect());
    titles.chain::<Vec<String>>(texts).collect()
}
