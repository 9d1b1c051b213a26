//! The boards beside the Earth: downloaded, or generated from their title, when a game on them
//! begins or is opened, and then there until the page is closed. The service worker keeps their
//! files for offline play.

use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use crate::page::{Absent, part};
use crate::store::{fetch_text_at, text_of};
use engine::world::{World, WorldId};
use screens::map::drawing::Drawing;
use screens::new_game::boards::{BoardCard, name};

/// The page's name for the file that lists the boards.
const LIST: &str = "boards";

thread_local! {
    /// The list of boards, once it has been fetched.
    static CARDS: RefCell<Rc<[BoardCard]>> = RefCell::default();
    /// The texts of the boards that are here, for the workers.
    static TEXTS: RefCell<Vec<String>> = RefCell::default();
}

/// The reason why a board isn't here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// It couldn't be downloaded.
    Absent,
    /// Its file can't be used.
    Faulty(String),
}

impl Problem {
    /// Returns a message for the user.
    pub fn about(&self, board: WorldId) -> String {
        let board = name(board.title());
        match self {
            Self::Absent => text::boards::missing(board),
            Self::Faulty(reason) => text::boards::Faulty { board, reason }.say(),
        }
    }
}

impl From<Absent> for Problem {
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
    /// Generates the board with this title.
    fn generated(title: String) -> Option<String> {
        title.parse().ok().map(worldgen::generate)
    }
}

part! {
    boards:
    /// Downloads or generates a board, and reads it with its artwork.
    fn brought(board: WorldId) -> Pin<Box<dyn Future<Output = Result<(), Problem>>>> {
        Box::pin(bring(board))
    }
}

part! {
    boards:
    /// Reads a board without its artwork for a worker, or reserves the number of a generated one, of
    /// which the text is the title.
    pub fn read_for_worker(json: String) -> () {
        let _ = WorldId::titled(&json);
        // One that has been read before stays, and the page has checked it.
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
pub async fn fetch_ahead() {
    let _ = cards().await;
    // No world has an empty title, so only the part of the program comes.
    let _ = generated(String::new()).await;
}

/// Downloads or generates a board, unless it is here.
///
/// # Errors
/// Fails if the board can't be downloaded or read; the next call tries again.
pub async fn load(board: WorldId) -> Result<(), Problem> {
    if board.is_read() { Ok(()) } else { brought(board).await?.await }
}

async fn bring(board: WorldId) -> Result<(), Problem> {
    let title = board.title();
    let json = if board.is_generated() {
        generated(title.to_owned()).await?
    } else {
        let cards = cards().await;
        match cards.iter().find(|card| card.world() == Some(board)) {
            Some(card) => fetch_text_at(&card.file, &card.integrity).await,
            None => None,
        }
    };
    let json = json.ok_or(Problem::Absent)?;
    Drawing::read(&json).map_err(|fault| Problem::Faulty(fault.to_string()))?;
    TEXTS.with_borrow_mut(|texts| {
        // Two pictures of games may have asked for it at the same time.
        if !texts.contains(&json) {
            texts.push(json);
        }
    });
    if board.is_read() { Ok(()) } else { Err(Problem::Faulty(title.to_owned())) }
}

/// Returns the texts of the boards that are here, in the order in which they came, after the titles
/// of the generated ones, so that workers number these alike.
pub fn texts() -> Vec<String> {
    let titles = WorldId::reserved().map(|board| board.title().to_owned());
    titles.chain(TEXTS.with_borrow(Vec::clone)).collect()
}
