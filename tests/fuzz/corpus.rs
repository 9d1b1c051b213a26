//! Known inputs and their mutations: a piece is removed, copied or replaced by another. The pieces
//! of a text are its words, those of anything else its bytes.

use std::fmt::{self, Debug, Formatter};
use std::fs;
use std::path::Path;

use bolero::{TypeGenerator, ValueGenerator, produce};

/// The input of a target.
#[derive(Clone, PartialEq, Eq)]
pub struct Input(pub Vec<u8>);

impl Input {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0).into_owned()
    }
}

impl Debug for Input {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0.escape_ascii())
    }
}

type Snippet = Vec<u8>;

pub struct Corpus(Vec<Vec<Snippet>>);
/// One change. Positions wrap around.
#[derive(Debug, Clone, TypeGenerator)]
enum Edit {
    Remove { at: u16, number: u8 },
    Copy { of: u16, from: u16, number: u8, to: u16 },
    Swap { of: u16, from: u16, to: u16 },
    Byte { at: u16, within: u8, byte: u8 },
    Number { at: u16, number: u32 },
}

impl Corpus {
    pub fn of_texts(texts: impl IntoIterator<Item = String>) -> Self {
        let words = |text: String| {
            let words = text.as_bytes().split_inclusive(u8::is_ascii_whitespace);
            words.map(<[u8]>::to_vec).collect()
        };
        Self(texts.into_iter().map(words).collect())
    }

    pub fn of_bytes(inputs: impl IntoIterator<Item = Vec<u8>>) -> Self {
        let bytes = |input: Vec<u8>| input.into_iter().map(|byte| vec![byte]).collect();
        Self(inputs.into_iter().map(bytes).collect())
    }

    pub fn all(&self) -> impl Iterator<Item = Input> {
        self.0.iter().map(|pieces| Input(pieces.concat()))
    }

    /// Returns known inputs with a few changes.
    pub fn changed(&'static self) -> impl ValueGenerator<Output = Input> {
        let edits = produce::<Vec<Edit>>().with().len(1..4usize);
        (produce::<u16>(), edits).map_gen(|(of, edits)| self.change(of, &edits))
    }

    fn change(&self, of: u16, edits: &[Edit]) -> Input {
        let mut pieces = self.input(of).clone();
        for edit in edits {
            self.edit(&mut pieces, edit);
        }
        Input(pieces.concat())
    }

    fn input(&self, number: u16) -> &Vec<Snippet> {
        &self.0[usize::from(number) % self.0.len()]
    }

    fn edit(&self, pieces: &mut Vec<Snippet>, edit: &Edit) {
        match *edit {
            Edit::Remove { at, number } => {
                let at = place(at, pieces.len());
                let end = (at + usize::from(number % 3)).min(pieces.len());
                pieces.drain(at..end);
            }
            Edit::Copy { of, from, number, to } => {
                let others = self.input(of);
                let from = place(from, others.len());
                let copied = others[from..].iter().take(usize::from(number % 8)).cloned();
                let to = place(to, pieces.len());
                pieces.splice(to..to, copied.collect::<Vec<_>>());
            }
            Edit::Swap { of, from, to } => {
                let others = self.input(of);
                let other = others.get(place(from, others.len())).cloned();
                let to = place(to, pieces.len());
                if let Some((piece, other)) = pieces.get_mut(to).zip(other) {
                    *piece = other;
                }
            }
            Edit::Byte { at, within, byte } => {
                let at = place(at, pieces.len());
                let Some(piece) = pieces.get_mut(at) else { return };
                let within = usize::from(within) % piece.len().max(1);
                if let Some(changed) = piece.get_mut(within) {
                    *changed = byte;
                }
            }
            Edit::Number { at, number } => {
                // Half of the numbers are small, like most numbers in practice.
                let number = if number % 2 == 0 { number % 64 } else { number };
                let at = place(at, pieces.len());
                if let Some(piece) = pieces.get_mut(at) {
                    *piece = format!("{number} ").into_bytes();
                }
            }
        }
    }
}

fn place(number: u16, length: usize) -> usize {
    usize::from(number) % length.max(1)
}

/// Returns the files in a folder, in order.
pub fn files(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    paths.sort();
    paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect()
}

/// Returns the lines of a file of the corpus.
pub fn lines(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned)
}
