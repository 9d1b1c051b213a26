//! `rq import`: a board from the files of another program.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use clap::Args;
use image::{ImageReader, Limits, RgbaImage};
use importer::{DecodedPicture, File, import};
use words::InWords;

use super::Run;
use super::output::{Failure, Output, remark};
use super::picture::of_board;
use super::source::{failed, read_file};

/// The most pixels in a row or a column of a picture.
const LARGEST: u32 = 8192;

/// Import a board from the files of another program.
///
/// Choose the files that belong together: a `.map` file of Domination with its `.cards` and its image map, or of Conquest
/// with its picture; an XML file of Conquer Club or Lux Delux; or a board’s own JSON. The board’s JSON is printed, or
/// drawn with `--svg`, and notes say what the files lacked and what was done about it.
#[derive(Debug, Args)]
pub(super) struct ImportCommand {
    /// The files of one board.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Draw the board as SVG, instead of printing its JSON: land by continent, sea lanes and names.
    #[arg(long)]
    svg: bool,
    /// Write the board, or its picture, to this file instead of printing it.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Run for ImportCommand {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let mut contents = Vec::new();
        for path in &self.files {
            contents.push((path.display().to_string(), read_file(path)?));
        }
        let mut pictures = Vec::new();
        let mut files = Vec::new();
        for (name, content) in &contents {
            match decoded(name, content)? {
                Some(picture) => pictures.push((name, picture)),
                None => files.push(File { name, content }),
            }
        }
        let pictures: Vec<DecodedPicture> =
            pictures.iter().map(|(name, picture)| borrowed(name, picture)).collect();
        let board = import(&files, &pictures)?;
        board.notes.iter().for_each(|note| remark(&note.in_words()));
        let text = if self.svg {
            of_board(&board.json).ok_or(Failure::NoArtwork { board: board.name })?
        } else {
            board.json
        };
        match &self.output {
            Some(path) => write(path, &text),
            None => output.line(&text),
        }
    }
}

/// Decodes a picture, or returns `None` if the file is none.
fn decoded(name: &str, content: &[u8]) -> Result<Option<RgbaImage>, Failure> {
    let faulty = |error| Failure::NoPicture { file: name.to_owned(), error };
    let mut reader = match ImageReader::new(Cursor::new(content)).with_guessed_format() {
        Ok(reader) if reader.format().is_some() => reader,
        _ => return Ok(None),
    };
    let mut limits = Limits::default();
    (limits.max_image_width, limits.max_image_height) = (Some(LARGEST), Some(LARGEST));
    reader.limits(limits);
    reader.decode().map(|picture| Some(picture.into_rgba8())).map_err(faulty)
}

fn borrowed<'a>(name: &'a str, picture: &'a RgbaImage) -> DecodedPicture<'a> {
    let [width, height] =
        [picture.width(), picture.height()].map(|size| usize::try_from(size).unwrap_or(0));
    DecodedPicture { name, width, height, rgba: picture.as_raw() }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, format!("{text}\n")).map_err(|error| failed(path, error))
}
