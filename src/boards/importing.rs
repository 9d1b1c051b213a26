//! Importing boards: from files that somebody chose, and from links.

use std::future::Future;
use std::pin::Pin;

use importer::{DecodedPicture, ImportedBoard, import};
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::loading::{BoardProblem, read_here};
use crate::page::part;
use crate::store::OwnBoards;
use engine::world::WorldId;
use screens::new_game::imports::{fault_in_words, note_in_words, of_file};
use screens::new_game::own_board::{OwnBoard, title_of};
use screens::new_game::packed::{LONGEST_BOARD, unpacked};

/// The largest file that is read, in bytes.
const LARGEST_FILE: u32 = 16 << 20;

/// The most pixels of a picture.
const MOST_PIXELS: usize = 16_000_000;

/// The endings of the names of pictures.
const PICTURES: [&str; 6] = [".png", ".gif", ".jpg", ".jpeg", ".webp", ".bmp"];

/// The source of a board to import.
pub enum ImportSource {
    /// Files that somebody chose.
    Files(Vec<File>),
    /// The text of a board file, and the file's name, if it has one.
    Text { name: String, text: String },
}

/// A board that has been added to this device, and read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Added {
    pub board: WorldId,
    /// Its name for people.
    pub name: String,
    /// The sentences about what the importer did.
    pub notes: Vec<String>,
    /// The reason why the board is only here until the page is closed, if it is.
    pub trouble: Option<String>,
}

/// A decoded picture.
struct Pixels {
    name: String,
    width: usize,
    height: usize,
    rgba: Vec<u8>,
}

/// The future board in files, or a sentence about the fault in them.
type FutureBoard = Pin<Box<dyn Future<Output = Result<ImportedBoard, String>>>>;

part! {
    imports:
    /// Reads a board.
    fn read(source: ImportSource) -> FutureBoard {
        match source {
            ImportSource::Files(files) => Box::pin(read_files(files)),
            ImportSource::Text { name, text } => Box::pin(async move { read_text(&name, &text) }),
        }
    }
}

part! {
    imports:
    /// Returns the board that a link has brought along in short form, or `None` unless it is the
    /// expected one. Like files, links aren't trusted: what they bring is checked in the same way.
    fn checked(packed: String, title: String) -> Option<ImportedBoard> {
        let text = unpacked(&packed)?;
        let file = importer::File { name: "", content: text.as_bytes() };
        let found = import(&[file], &[]).ok()?;
        (title_of(&found.json)? == title).then_some(found)
    }
}

part! {
    boards:
    /// Reads an imported board and keeps it on this device.
    fn keep(found: ImportedBoard) -> Result<Added, BoardProblem> {
        if found.json.len() > LONGEST_BOARD {
            return Err(BoardProblem::Faulty(text::own_boards::too_large(LONGEST_BOARD >> 20)));
        }
        let drawing = read_here(found.json.clone())?;
        let board = OwnBoard::of(drawing, found.name.clone(), &found.json);
        Ok(Added {
            board: drawing.world().id(),
            name: found.name,
            notes: found.notes.iter().map(note_in_words).collect(),
            trouble: OwnBoards::here().keep(&board).err(),
        })
    }
}

/// Imports a board, and keeps it on this device.
///
/// # Errors
/// Returns a sentence about the fault, without a full stop.
pub async fn imported(source: ImportSource) -> Result<Added, String> {
    let not_loaded = |_| text::own_boards::not_loaded().to_owned();
    let found = read(source).await.map_err(not_loaded)?.await?;
    let name = found.name.clone();
    keep(found).await.map_err(not_loaded)?.map_err(|problem| match problem {
        BoardProblem::Faulty(reason) => of_file(&name, &reason),
        _ => of_file(&name, text::own_boards::no_room_reason()),
    })
}

/// Checks the text of a board without keeping it. Returns the text of the board as it can be played
/// on.
///
/// # Errors
/// Returns a sentence about the fault, without a full stop.
pub async fn checked_board(text: String) -> Result<String, String> {
    let not_loaded = |_| text::own_boards::not_loaded().to_owned();
    Ok(read(ImportSource::Text { name: String::new(), text })
        .await
        .map_err(not_loaded)?
        .await?
        .json)
}

/// Keeps a board that a link has brought along in short form. Returns a sentence if the board is only
/// here until the page is closed.
///
/// # Errors
/// Fails if it isn't the expected board.
pub async fn brought_along(packed: String, board: WorldId) -> Result<Option<String>, BoardProblem> {
    let found = checked(packed, board.title().to_owned()).await?;
    let added = keep(found.ok_or(BoardProblem::DamagedInLink)?).await??;
    Ok(added.trouble)
}

/// Fetches the part of the program that imports boards.
pub(super) async fn fetch_ahead() {
    // Without files, this only loads the part of the program.
    let _ = read(ImportSource::Files(Vec::new())).await;
}

/// Returns the files that a list of the browser has.
pub fn picked(files: &JsValue) -> Vec<File> {
    // There is no list if no file was picked or dropped.
    if !files.is_object() {
        return Vec::new();
    }
    Array::from(files).iter().filter_map(|file| file.dyn_into().ok()).collect()
}

/// Returns the files that were dropped on the page.
pub fn dropped(event: &JsValue) -> Vec<File> {
    picked(&get(&get(event, "dataTransfer"), "files"))
}

async fn read_files(files: Vec<File>) -> Result<ImportedBoard, String> {
    let (mut texts, mut pictures) = (Vec::new(), Vec::new());
    for file in files {
        let name = file.name();
        if file.size() > f64::from(LARGEST_FILE) {
            return Err(of_file(&name, &text::own_boards::too_large(LARGEST_FILE >> 20)));
        }
        if is_picture(&name) {
            pictures.push(decoded(name, &file).await?);
        } else {
            texts.push((content(&name, &file).await?, name));
        }
    }
    let files = texts.iter().map(|(content, name)| importer::File { name, content });
    let pictures = pictures.iter().map(|it| DecodedPicture {
        name: &it.name,
        width: it.width,
        height: it.height,
        rgba: &it.rgba,
    });
    let (files, pictures) = (files.collect::<Vec<_>>(), pictures.collect::<Vec<_>>());
    import(&files, &pictures).map_err(|fault| fault_in_words(&fault))
}

fn read_text(name: &str, text: &str) -> Result<ImportedBoard, String> {
    let file = importer::File { name, content: text.as_bytes() };
    import(&[file], &[]).map_err(|fault| fault_in_words(&fault))
}

fn is_picture(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    PICTURES.iter().any(|ending| name.ends_with(ending))
}

async fn content(name: &str, file: &File) -> Result<Vec<u8>, String> {
    let content = answer(file, "arrayBuffer", &[]).await;
    content.map(|bytes| Uint8Array::new(&bytes).to_vec()).ok_or_else(|| unread(name))
}

fn unread(name: &str) -> String {
    of_file(name, text::own_boards::unreadable())
}

/// Decodes a picture with the colours as they are in its file, since they tell territories apart.
async fn decoded(name: String, file: &File) -> Result<Pixels, String> {
    let how: JsValue = Object::new().into();
    for option in ["colorSpaceConversion", "premultiplyAlpha"] {
        let _ = Reflect::set(&how, &option.into(), &"none".into());
    }
    let Some(bitmap) = answer(&window(), "createImageBitmap", &[file.into(), how]).await else {
        return Err(of_file(&name, text::own_boards::no_picture()));
    };
    let [width, height] = ["width", "height"].map(|side| number(&bitmap, side));
    if width.saturating_mul(height) > MOST_PIXELS {
        let much = text::own_boards::picture_too_large(MOST_PIXELS / 1_000_000);
        return Err(of_file(&name, &much));
    }
    match pixels(&bitmap, width, height) {
        Some(rgba) => Ok(Pixels { name, width, height, rgba }),
        None => Err(unread(&name)),
    }
}

fn pixels(bitmap: &JsValue, width: usize, height: usize) -> Option<Vec<u8>> {
    let canvas = document().create_element("canvas").ok()?;
    let sides = [width, height].map(|side| u32::try_from(side).map(JsValue::from));
    let [Ok(width), Ok(height)] = sides else { return None };
    let sides = [width, height];
    for (name, side) in ["width", "height"].iter().zip(&sides) {
        Reflect::set(&canvas, &(*name).into(), side).ok()?;
    }
    let context = call(&canvas, "getContext", &["2d".into()])?;
    let corner = [JsValue::from_f64(0.0), JsValue::from_f64(0.0)];
    call(&context, "drawImage", &[&[bitmap.clone()][..], &corner].concat())?;
    let image = call(&context, "getImageData", &[corner, sides].concat())?;
    Some(Uint8Array::new(&get(&image, "data")).to_vec())
}

// Methods are called by name: bindings for each of them would enlarge the first download.

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

fn call(of: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, name).dyn_into().ok()?;
    method.apply(of, &with.iter().collect()).ok()
}

async fn answer(of: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    JsFuture::from(call(of, name, with)?.dyn_into::<Promise>().ok()?).await.ok()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the size of a picture"
)]
fn number(of: &JsValue, name: &str) -> usize {
    get(of, name).as_f64().unwrap_or(0.0) as usize
}
