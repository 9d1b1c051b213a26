//! Importing boards: from files that somebody chose, and from links.

use std::future::Future;
use std::pin::Pin;

use importer::{Picture, import};
use js_sys::Uint8Array;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, ColorSpaceConversion, File, FileList, HtmlCanvasElement, ImageBitmap,
    ImageBitmapOptions, PremultiplyAlpha,
};

use super::loading::{Problem, read_here};
use crate::page::part;
use crate::store::OwnBoards;
use engine::world::WorldId;
use screens::new_game::imports::{fault_in_words, note_in_words, of_file};
use screens::new_game::own_board::{OwnBoard, title_of};
use screens::new_game::packed::{LONGEST_BOARD, unpacked};

/// The largest file that is read, in bytes.
const LARGEST_FILE: f64 = (16 << 20) as f64;

/// The most pixels of a picture.
const MOST_PIXELS: u32 = 16_000_000;

/// The endings of the names of pictures.
const PICTURES: [&str; 6] = [".png", ".gif", ".jpg", ".jpeg", ".webp", ".bmp"];

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
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

/// The future result of an import: a board, or a sentence about the fault in the files.
type Importing = Pin<Box<dyn Future<Output = Result<Added, String>>>>;

part! {
    imports:
    /// Imports the board in these files, and keeps it on this device.
    pub fn imported(files: Vec<File>) -> Importing {
        Box::pin(import_files(files))
    }
}

part! {
    imports:
    /// Keeps a board that a link has brought along in short form, if it is the expected one. Like
    /// files, links aren't trusted: what they bring is checked in the same way. Returns a sentence if
    /// the board is only here until the page is closed.
    pub fn brought_along(packed: String, board: WorldId) -> Result<Option<String>, Problem> {
        let text = unpacked(&packed).ok_or(Problem::DamagedInLink)?;
        let file = importer::File { name: "", content: text.as_bytes() };
        let found = import(&[file], &[]).map_err(|_| Problem::DamagedInLink)?;
        if title_of(&found.json).as_deref() != Some(board.title()) {
            return Err(Problem::DamagedInLink);
        }
        keep(found).map(|added| added.trouble)
    }
}

/// Returns the files of a list.
pub fn picked(files: Option<FileList>) -> Vec<File> {
    let files =
        files.into_iter().flat_map(|files| (0..files.length()).map(move |at| files.get(at)));
    files.flatten().collect()
}

async fn import_files(files: Vec<File>) -> Result<Added, String> {
    let (mut texts, mut pictures) = (Vec::new(), Vec::new());
    for file in files {
        let name = file.name();
        if file.size() > LARGEST_FILE {
            return Err(of_file(&name, &text::own_boards::too_large((LARGEST_FILE as u32) >> 20)));
        }
        if is_picture(&name) {
            pictures.push(decoded(name, &file).await?);
        } else {
            texts.push((content(&name, &file).await?, name));
        }
    }
    let files = texts.iter().map(|(content, name)| importer::File { name, content });
    let pictures = pictures.iter().map(|it| Picture {
        name: &it.name,
        width: it.width as usize,
        height: it.height as usize,
        rgba: &it.rgba,
    });
    let (files, pictures) = (files.collect::<Vec<_>>(), pictures.collect::<Vec<_>>());
    let found = import(&files, &pictures).map_err(|fault| fault_in_words(&fault))?;
    let name = found.name.clone();
    keep(found).map_err(|problem| match problem {
        Problem::Faulty(reason) => of_file(&name, &reason),
        _ => of_file(&name, text::own_boards::no_room_reason()),
    })
}

/// Reads an imported board and keeps it on this device.
fn keep(found: importer::Imported) -> Result<Added, Problem> {
    if found.json.len() > LONGEST_BOARD {
        return Err(Problem::Faulty(text::own_boards::too_large(LONGEST_BOARD >> 20)));
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

fn is_picture(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    PICTURES.iter().any(|ending| name.ends_with(ending))
}

async fn content(name: &str, file: &File) -> Result<Vec<u8>, String> {
    let bytes = JsFuture::from(file.array_buffer()).await;
    bytes.map(|bytes| Uint8Array::new(&bytes).to_vec()).map_err(|_| unread(name))
}

fn unread(name: &str) -> String {
    of_file(name, text::own_boards::unreadable())
}

/// Decodes a picture with the colours as they are in its file, since they tell territories apart.
async fn decoded(name: String, file: &File) -> Result<Pixels, String> {
    let Some(bitmap) = bitmap(file).await else {
        return Err(of_file(&name, text::own_boards::no_picture()));
    };
    let (width, height) = (bitmap.width(), bitmap.height());
    if width.saturating_mul(height) > MOST_PIXELS {
        let much = text::own_boards::picture_too_large(MOST_PIXELS / 1_000_000);
        return Err(of_file(&name, &much));
    }
    match pixels(&bitmap) {
        Some(rgba) => Ok(Pixels { name, width, height, rgba }),
        None => Err(unread(&name)),
    }
}

async fn bitmap(file: &File) -> Option<ImageBitmap> {
    let how = ImageBitmapOptions::new();
    how.set_color_space_conversion(ColorSpaceConversion::None);
    how.set_premultiply_alpha(PremultiplyAlpha::None);
    let decoding =
        window().create_image_bitmap_with_blob_and_image_bitmap_options(file, &how).ok()?;
    JsFuture::from(decoding).await.ok()?.dyn_into().ok()
}

fn pixels(bitmap: &ImageBitmap) -> Option<Vec<u8>> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (bitmap.width(), bitmap.height());
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d =
        canvas.get_context("2d").ok().flatten()?.dyn_into().ok()?;
    context.draw_image_with_image_bitmap(bitmap, 0.0, 0.0).ok()?;
    let data = context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height)).ok()?;
    Some(data.data().0)
}
